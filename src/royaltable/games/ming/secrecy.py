"""What a seat may know, and dealing the rest anew: return numbers before they are shown (MD-4)."""

from __future__ import annotations

from ...core.kernel import below, kernel
from ...core.schema import Row
from .schema import HIDDEN, NOBODY, RETURN, State, Tables
from .scoring import in_city


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    """Blank the return numbers of other seats while they are not shown."""
    if s.node == RETURN:
        for p in range(s.players):
            if p != seat and s.returns[p] >= 0:
                s.returns[p] = HIDDEN


def owing(t: Tables, s: State) -> list[int]:
    """MD-4.2.1: the seats with members in the city that choose their return number after the seat to act, unseen by one another."""
    later = [(s.starter + lap) % s.players for lap in range(s.lap + 1, s.players)] if s.node == RETURN else []
    return [p for p in later if in_city(s, p) > 0]


@kernel
def redeal(t: Tables, s: State, seat: int, rng: Row) -> None:
    """Replace the return numbers that a seat may not know by random ones."""
    if s.node == RETURN:
        for p in range(s.players):
            if p != seat and s.returns[p] != NOBODY:
                s.returns[p] = below(rng, in_city(s, p) + 1)
