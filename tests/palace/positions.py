"""Positions of Royal Palace: a game that has been dealt, changed by hand to what a test needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from royaltable.core.components import Components
from royaltable.core.kernel import rule_number
from royaltable.core.line import Line
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.games.palace.schema import BOX, KINDS, NOBODY, NODES, PARADE, PARK, PRIVILEGE_IDS, ROOM_IDS, SQUARE_IDS, STEP_IDS
from royaltable.games.palace.turns import begin_step, settle

GAME = find("palace")
CARDS = [row["id"] for row in GAME.components().data["cards"]]
A, B, C, D = range(4)


def new(players: int = 4, components: Components | None = None, **options: str) -> Match:
    """The first-game layout (unless said otherwise) with n01 to n36 dealt in order; A is the start player and stations next."""
    match = Match(GAME, players, {"layout": "first_game"} | options, components)
    while match.actor < 0:
        match.play(next(iter(match.weights())))
    return match


def at(step: str, players: int = 4, components: Components | None = None, **options: str) -> Match:
    """A's turn at the beginning of a step, not yet counted: empty rooms, everybody with 8 servants and no gold; `begin` it when the position is right."""
    match = new(players, components, **options)
    s = match.s
    s.stationed, s.round_no, s.seat = 5 * players, 1, A
    s.node = NODES.index(step)
    for row in s.servants:
        row[:] = [0] * 4
    for p in range(players):
        s.supply[p], s.gold[p] = 8, 0
    return match


def begin(match: Match) -> Match:
    """Count the step and end it if nothing can be done."""
    ledger = [-1]
    begin_step(match.s, ledger)
    settle(match.t, match.s, ledger, 0)
    return match


def rooms(match: Match, **servants: Sequence[int] | int) -> Match:
    """Servants by room: of A alone, or of A, B, …"""
    for room, numbers in servants.items():
        row = [numbers] if isinstance(numbers, int) else [*numbers]
        match.s.servants[ROOM_IDS.index(room)][: len(row)] = row
    return match


def servants(match: Match, room: str, seat: int = A) -> int:
    """Servants of a seat in a room."""
    return int(match.s.servants[ROOM_IDS.index(room)][seat])


def park(match: Match, **squares: str | int | None) -> Match:
    """What lies on squares: the id of a noble, a seat (its servant), or None. A noble that stood elsewhere leaves its square."""
    s, nobles = match.s, [row["id"] for row in match.components.data["nobles"]]
    for square, what in squares.items():
        q = SQUARE_IDS.index(square)
        if s.noble_at[q] != NOBODY:
            s.owner[s.noble_at[q]] = BOX
        s.noble_at[q], s.servant_at[q] = NOBODY, NOBODY
        if isinstance(what, int):
            s.servant_at[q] = what
        elif what is not None:
            n = nobles.index(what)
            if n in s.noble_at:
                s.noble_at[s.noble_at.index(n)] = NOBODY
            s.noble_at[q], s.owner[n] = n, PARK
    return match


def hand(match: Match, *cards: str, seat: int = A) -> Match:
    """Cards go from the deck to a hand."""
    s = match.s
    for card in cards:
        kind = CARDS.index(card)
        s.deck[kind] -= 1
        s.deck_size -= 1
        s.hand[seat][kind] += 1
        s.hand_size[seat] += 1
    return match


def deck(match: Match, deck: Mapping[str, int], discards: Mapping[str, int]) -> Match:
    """Deck and discards by kind."""
    s = match.s
    s.deck = [deck.get(card, 0) for card in CARDS]
    s.discards = [discards.get(card, 0) for card in CARDS]
    s.deck_size = sum(s.deck)
    assert len(s.deck) == KINDS
    return match


def privilege(match: Match, name: str, seat: int = A, amount: int = 1) -> Match:
    """A privilege, as if by a noble."""
    match.s.power[seat][PRIVILEGE_IDS.index(name)] += amount
    return match


def own(match: Match, seat: int, *nobles: str) -> Match:
    """Nobles that a seat has recruited, in order; they leave their squares."""
    s, ids = match.s, [row["id"] for row in match.components.data["nobles"]]
    for noble in nobles:
        n = ids.index(noble)
        if n in s.noble_at:
            s.noble_at[s.noble_at.index(n)] = NOBODY
        s.owner[n] = seat
        s.taken[s.taken_size] = n
        s.taken_size += 1
    return match


def step(match: Match) -> str | None:
    """The running step."""
    node = match.s.node - PARADE
    return STEP_IDS[node] if 0 <= node < 5 else None


def events(match: Match, line: Line, *rules: str) -> list[list[Any]]:
    """Rows of a line that carry one of these rules."""
    numbers = {rule_number(rule) for rule in rules}
    return [match.row(row) for row in line.rows if row[0] in numbers]
