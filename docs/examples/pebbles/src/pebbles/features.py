"""What the evaluation reads (`royaltable train pebbles` learns their weights)."""

from __future__ import annotations

from royaltable.core.kernel import kernel
from royaltable.core.schema import Row

from .schema import NONE, State, Tables
from .turns import fits

FEATURES = ("progress", "pebbles", "bonus")
SOFTNESS = 2


@kernel
def features(t: Tables, s: State, seat: int, out: Row) -> int:
    """How far the game is (0 to 1000), the pebbles of a seat, what its card would bring now."""
    card = s.card[seat]
    out[0] = 1000 - 1000 * s.left // t.heaps[s.heap]
    out[1] = s.taken[seat]
    out[2] = t.number[card] if card > NONE and fits(t, s.taken[seat], card) else 0
    return 3
