"""What a seat may know, and dealing the rest anew: hands, drawn cards and the deck (RP-3)."""

from __future__ import annotations

from ...core.draw import pick
from ...core.kernel import kernel
from ...core.schema import Row
from .schema import END, KINDS, State, Tables


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    """Blank other hands, cards drawn by others and the deck; the numbers of cards stay. A finished game hides nothing."""
    if s.node == END:
        return
    for kind in range(KINDS):
        s.deck[kind] = 0
        if s.seat != seat:
            s.drawn[kind] = 0
        for p in range(s.players):
            if p != seat:
                s.hand[p][kind] = 0


@kernel
def unseen(t: Tables, s: State, seat: int, kind: int) -> int:
    """Cards of a kind that a seat does not know the place of: in the deck, in other hands or drawn by others."""
    n = t.copies[kind] - s.discards[kind]
    for i in range(s.front_size):
        if s.front[i] % KINDS == kind:
            n -= 1
    if seat >= 0:
        n -= s.hand[seat][kind]
        if s.seat == seat:
            n -= s.drawn[kind]
    return n


@kernel
def redeal(t: Tables, s: State, seat: int, rng: Row) -> None:
    """Deal the unseen cards at random to the other hands, to cards drawn by others and to the deck."""
    if s.node == END:
        return
    for kind in range(KINDS):
        s.deck[kind] = unseen(t, s, seat, kind)
    for p in range(s.players):
        if p != seat:
            deal(s, s.hand[p], s.hand_size[p], rng)
    if s.seat != seat:
        deal(s, s.drawn, s.drawn_size, rng)


@kernel
def deal(s: State, cards: Row, size: int, rng: Row) -> None:
    """Replace some cards by as many random ones, taken out of the deck."""
    for kind in range(KINDS):
        cards[kind] = 0
    for _ in range(size):
        cards[pick(s.deck, rng, KINDS)] += 1
