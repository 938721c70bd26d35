"""Prepared positions of Royals: a game whose fields are set by name; cards always come out of the decks, so that none is lost."""

from __future__ import annotations

from royaltable.core.line import Line
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.games.royals.schema import NOBODY, NODES

GAME = find("royals")
DATA = GAME.components().data
COUNTRIES: list[str] = DATA["country_order"]
PAIRS: list[str] = DATA["pair_order"]
TITLES: list[str] = DATA["title_order"]
CITIES: list[str] = [row["id"] for row in DATA["cities"]]
LETTERS = "FGBS"


def country(letter: str) -> int:
    """The number of a country by its letter."""
    return LETTERS.index(letter)


def pair(letters: str) -> int:
    """The number of a pair by the letters of its countries."""
    return PAIRS.index(" ".join(COUNTRIES[country(letter)] for letter in letters))


def position(players: int = 2, node: str = "play", *, seat: int = 0, starter: int = 0, turn: int = 20, **options: str | int) -> Match:
    """A game at a node in the middle of a turn; F F S face up, hands empty."""
    match = Match(GAME, players, options)
    s = match.s
    s.node, s.seat, s.starter, s.turn = NODES.index(node), seat, starter, turn
    for k in (0, 0, 3):
        s.display[k] += 1
        s.deck[k] -= 1
        s.fed[k] -= 1
    s.display_size, s.deck_size = 3, s.deck_size - 3
    return match


def hold(match: Match, seat: int, countries: str = "", pairs: str = "") -> None:
    """Deal a hand out of the decks: `F5 G2`, `FG BS BS`; what was held goes back first."""
    s = match.s
    for k in range(4):
        s.deck[k] += s.hand[seat][k]
        s.hand[seat][k] = 0
    for kind in range(6):
        s.intrigue_deck[kind] += s.intrigue[seat][kind]
        s.intrigue[seat][kind] = 0
    for word in countries.split():
        k, n = country(word[0]), int(word[1:])
        s.hand[seat][k] += n
        s.deck[k] -= n
    for word in pairs.split():
        s.intrigue[seat][pair(word)] += 1
        s.intrigue_deck[pair(word)] -= 1
    s.hand_size[seat], s.intrigue_size[seat] = sum(s.hand[seat]), sum(s.intrigue[seat])
    s.deck_size, s.intrigue_deck_size = sum(s.deck), sum(s.intrigue_deck)
    s.blind[seat], s.own[seat][:] = s.hand_size[seat], s.hand[seat]
    s.blind_intrigue[seat], s.own_intrigue[seat][:] = s.intrigue_size[seat], s.intrigue[seat]
    assert min(s.deck) >= 0
    assert min(s.intrigue_deck) >= 0


def deck_of(match: Match, **cards: int) -> None:
    """Leave only these cards in the Country deck; all others go to the discards."""
    s = match.s
    for k, name in enumerate(COUNTRIES):
        s.discards[k] += s.deck[k] - cards.get(name, 0)
        s.deck[k] = cards.get(name, 0)
    s.deck_size = sum(s.deck)
    assert min(s.discards) >= 0


def install(match: Match, seat: int, *portraits: str) -> None:
    """Place the cubes of a seat as if it had installed these nobles (`paris king`); markers are not taken, but the city marker is gone."""
    s = match.s
    for portrait in portraits:
        c, title = CITIES.index(portrait.split()[0]), TITLES.index(portrait.split()[1])
        assert match.t.shows[c][title], portrait
        if s.owner[c][title] != NOBODY:
            s.cathedral[c][s.owner[c][title]] += 1
        s.owner[c][title] = seat
        s.title_cubes[title][seat] += 1
        s.supply[seat] -= 2
        if s.city_taker[c] == NOBODY:
            s.city_taker[c] = seat


def say(match: Match, *texts: str) -> Line:
    """Play some actions; the last line."""
    line = None
    for text in texts:
        line = match.play(text)
    assert line is not None
    return line


def only(match: Match, *texts: str) -> None:
    """Play some actions each of which is the only legal one at its node."""
    for text in texts:
        assert match.legal() == [text]
        match.play(text)


def points(match: Match, line: Line) -> list[list[object]]:
    """The ledger rows with points of a line."""
    return [match.row(row) for row in line.rows if row[2]]


def events(match: Match, line: Line) -> list[list[object]]:
    """The event rows of a line."""
    return [match.row(row) for row in line.rows if not row[2]]
