"""A position as plain text, for the render mode `ansi`."""

from __future__ import annotations

from ..core.board import Cell
from ..core.match import Match
from ..words import Words


def board(match: Match, viewer: int, language: str = "en") -> str:
    """The text board as a seat (-1: a spectator) may see it: titles, and rows in columns."""
    words = Words(language)
    blocks = [[words.format(title), *_lines([[_words(match, words, cell) for cell in row] for row in rows])] for title, rows in match.game.board(match, viewer)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _lines(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows]


def _words(match: Match, words: Words, cell: Cell) -> str:
    if isinstance(cell, str):
        return cell
    if "name" in cell:
        kind, id = cell["name"]
        return words.name(match.game, match.components, kind, id)
    return words.format(cell["id"], **cell["args"])
