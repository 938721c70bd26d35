"""PB-1: the heap, the cards."""

from __future__ import annotations

from royaltable.core.kernel import kernel
from royaltable.core.schema import Row

from .schema import DEAL, NONE, SEATS, TAKE, State, Tables


@kernel
def setup(t: Tables, s: State, players: int, options: Row) -> None:
    """The heap lies there, nobody has a card (PB-1.1)."""
    s.players, s.heap = players, options[0]
    s.node, s.seat, s.left = DEAL, 0, t.heaps[options[0]]
    for i in range(SEATS):
        s.taken[i], s.card[i], s.points[i] = 0, NONE, 0


@kernel
def in_box(s: State, card: int) -> int:
    """1: nobody has this card."""
    for i in range(s.players):
        if s.card[i] == card:
            return 0
    return 1


@kernel
def do_dealt(s: State, card: int) -> None:
    """A card for the next seat, until everybody has one (PB-1.2)."""
    s.card[s.seat] = card
    s.seat += 1
    if s.seat == s.players:
        s.node, s.seat = TAKE, 0
