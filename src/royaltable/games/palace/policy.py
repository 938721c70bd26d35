"""The greedy player of Royal Palace."""

from __future__ import annotations

from ...core.kernel import kernel
from .schema import State, Tables


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    """Worth of a legal code for the seat to act."""
    return 0
