"""What kernels write to while a game is played, as one record.

A record of buffers is a NamedTuple of rows: kernels of both backends take it apart by name, and it costs compiled code nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from .schema import Row

Floats = list[float]
"""A row of floats."""
Memory = Annotated[Sequence[Row], "i8", 2]
"""The memory of positions, a row of integers for each. Behind the type of an argument stands what it is in the fast backend where that is no row: the
NumPy type and the dimensions of an array."""
SEATS = 8
"""No game has more seats."""


class Buffers(NamedTuple):
    """Buffers of one thread; `core.backend.Backend.buffers` makes them in the right sizes."""

    codes: Row  # legal actions, or outcomes of chance
    w: Row  # weights of the outcomes
    ledger: Row  # what is booked; begins with -1 if nobody listens
    rng: Row  # the state of the generator
    out: Row  # features of one seat, or a number for each
