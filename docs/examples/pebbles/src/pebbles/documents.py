"""What the page and the text table get of a position."""

from __future__ import annotations

from typing import TypedDict


class SeatView(TypedDict):
    """A seat; `card` is None where the viewer may not know it."""

    taken: int
    card: str | None
    points: int


class View(TypedDict):
    """A position."""

    left: int
    seats: list[SeatView]


class Advice(TypedDict):
    """For the seat to act: the actions after which its pebbles are a multiple of its card."""

    fitting: list[str]
