"""Prepared positions of Ming Dynasty: a fresh game whose fields are set by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaltable.core.line import Line
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.games.ming.schema import NEUTRAL, NODES

GAME = find("ming")
DATA = GAME.components().data
PROVINCES = [row["id"] for row in DATA["provinces"]]
DISTRICTS = [row["id"] for row in DATA["districts"]]
CARDS = [*(row["id"] for row in DATA["symbols"]), "dragon"]
A, B, C, D, N = 0, 1, 2, 3, NEUTRAL
ENTER = ("MD-4.1.3", "MD-4.1.4", "MD-4.1.6")

Parts = Sequence[int]


def position(players: int, node: str, *, round_no: int = 1, phase: int = 3, seat: int = 0, starter: int = 0, **options: str) -> Match:
    """A game at a node, with princes in the first districts of violet, green, orange, white and empty hands."""
    match = Match(GAME, players, options)
    s = match.s
    s.node, s.round_no, s.phase, s.seat, s.starter = NODES.index(node), round_no, phase, seat, starter
    s.deck[:] = [8] * 6
    s.display[:] = range(6)
    s.dragons = 18
    for p in range(players):
        s.hand[p][:] = [0] * 7
        s.hand_size[p] = 0
        s.prince[p] = 6 + 3 * p
        s.supply[p] = 30 - 5 * round_no
    return match


def hold(match: Match, seat: int, *cards: str) -> None:
    """Give a seat this hand."""
    s = match.s
    s.hand[seat][:] = [cards.count(card) for card in CARDS]
    s.hand_size[seat] = len(cards)


def stand(match: Match, district: str, members: Mapping[int, int], monk: int = -1) -> None:
    """Open members by owner, and the monk, in a district."""
    d = DISTRICTS.index(district)
    for owner, n in members.items():
        match.s.open[d][owner] = n
    match.s.monk[d] = monk


def house(match: Match, province: str, members: Mapping[int, Parts]) -> None:
    """Members by owner in the three areas of a city."""
    d = 3 * PROVINCES.index(province)
    for owner, parts in members.items():
        for area in range(3):
            match.s.city[d + area][owner] = parts[area]


def tiles(match: Match, seat: int, **colours: int) -> None:
    """Province tiles of a seat."""
    match.s.tiles[seat][:] = [colours.get(province, 0) for province in PROVINCES]


def scoring(players: int, round_no: int, starter: int = 0, **options: str) -> Match:
    """The last pass of a round with scoring is to come: seat 0 has one card, everybody else has passed."""
    match = position(players, "turn", round_no=round_no, starter=starter, **options)
    match.s.passed[:] = [0, 1, 1, 1]
    hold(match, 0, "horse")
    return match


def returning(players: int, round_no: int, members: Mapping[int, Parts], *, province: str = "blue", starter: int = 0, **options: str) -> Match:
    """The first return number of a city is to be chosen."""
    match = position(players, "return", round_no=round_no, phase=4, starter=starter, **options)
    match.s.province = PROVINCES.index(province)
    house(match, province, members)
    order = [(starter + i) % players for i in range(players)]
    match.s.lap = next(i for i, p in enumerate(order) if any(members.get(p, (0,))))
    match.s.seat = order[match.s.lap]
    return match


def all_stay(match: Match) -> list[list[object]]:
    """Everybody returns nobody in the running city; the ledger rows with points of the last line."""
    line: Line | None = None
    for _ in range(sum(number == -1 for number in match.s.returns)):
        if match.node == "return":
            line = match.play("return 0")
    assert line is not None
    return points(match, line)


def points(match: Match, line: Line) -> list[list[object]]:
    """The ledger rows with points of a line."""
    return [match.row(row) for row in line.rows if row[2]]


def events(match: Match, line: Line, *rules: str) -> list[list[object]]:
    """The event rows of a line under some rules."""
    return [match.row(row) for row in line.rows if not row[2] and match.game.rule(row[0]) in rules]
