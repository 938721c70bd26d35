"""The board as plain data for the text table: sections of rows of cells, put into words by whoever shows them.

A cell is a text or number as it is, a message (`{"id": …, "args": {…}}`) or the name of a thing (`{"name": [kind, id]}`); the first
row of a section heads its columns.
"""

from __future__ import annotations

from typing import Any

Cell = str | dict[str, Any]
Section = tuple[str, list[list[Cell]]]
"""Message id of the title, rows."""


def message(id: str, **args: str | int) -> Cell:
    """A Fluent message."""
    return {"id": id, "args": args}


def named(kind: str, id: str | int) -> Cell:
    """The name of a thing of the component file; a seat is named by its number."""
    return {"name": [kind, str(id)]}


def number(value: int | None, zero: str = "·") -> Cell:
    """A number, quiet where there is nothing."""
    return str(value) if value else zero
