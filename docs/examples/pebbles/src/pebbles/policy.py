"""The greedy player."""

from __future__ import annotations

from royaltable.core.kernel import kernel

from .actions import A_TAKE
from .schema import State, Tables
from .turns import fits


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    """Pebbles taken, and the number on the own card if they are then a multiple of it."""
    n, card = code - A_TAKE + 1, s.card[s.seat]
    return n + (t.number[card] if fits(t, s.taken[s.seat] + n, card) else 0)
