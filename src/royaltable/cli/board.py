"""The board in the terminal: sections of `core.board` in words, as grids."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.board import Cell
from ..core.match import Match
from ..words import Readers, Words
from .grid import Grid


def board(match: Match, words: Words, viewer: int, to: Readers) -> Iterator[Grid]:
    """The position as a seat (-1: a spectator) may see it, one grid a section."""
    for title, rows in match.game.board(match, viewer):
        yield Grid([[_words(match, words, cell, to) for cell in row] for row in rows], title=words.format(title))


def _words(match: Match, words: Words, cell: Cell, to: Readers) -> str:
    if isinstance(cell, str):
        return cell
    if "name" in cell:
        kind, id = cell["name"]
        return words.seat(match.components, int(id), to) if kind == "seat" else words.name(match.game, match.components, kind, id)
    return words.format(cell["id"], **cell["args"])
