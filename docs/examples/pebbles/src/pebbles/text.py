"""The position as text."""

from __future__ import annotations

from typing import cast

from royaltable.core.board import Cell, Section, message, named, number
from royaltable.core.line import MatchSoFar

from .documents import View


def summary(match: MatchSoFar, seat: int) -> list[Section]:
    """The position as a seat (-1: a spectator) may see it."""
    view = cast(View, match.view(seat))
    rows: list[list[Cell]] = [[message(f"pebbles-board-{head}") for head in ("seat", "taken", "card")]]
    for i, one in enumerate(view["seats"]):
        rows.append([named("seat", i), number(one["taken"]), named("card", one["card"]) if one["card"] else "·"])
    return [("pebbles-board-heap", [[message("pebbles-board-left")], [str(view["left"])]]), ("pebbles-board-seats", rows)]
