"""The board in the terminal: sections of `core.board` in words, as tables without frames."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from rich import box
from rich.table import Table

from ..core.board import Cell
from ..core.match import Match
from ..words import Words


def board(match: Match, words: Words, viewer: int) -> Iterator[Table]:
    """The position as a seat (-1: a spectator) may see it, one table a section."""
    text = import_module(f"{match.game.rules.__package__}.text")
    for title, rows in text.summary(match, viewer):
        yield _table(words.format(title), [[_words(match, words, cell) for cell in row] for row in rows])


def _table(title: str, rows: list[list[str]]) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    width = max(map(len, rows))
    for i in range(width):
        table.add_column(rows[0][i] if i < len(rows[0]) else "", overflow="fold")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _words(match: Match, words: Words, cell: Cell) -> str:
    if isinstance(cell, str):
        return cell
    if "name" in cell:
        kind, id = cell["name"]
        return words.name(match.game, match.components, kind, id)
    return words.format(cell["id"], **cell["args"])
