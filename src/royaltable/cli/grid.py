"""Grids of text: as wide as they have to be, narrowed to the terminal between words, and never through a number or a word."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console

GAPS = "   ", "  "
"""Between columns: usually, and where it is narrow."""
INDENT = "  "
PIECE = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff][，。：；！？、）」]*|[^\s\u2e80-\u9fff\uf900-\ufaff]+")
"""What stays in one line: a word, a number, a Chinese character with the punctuation after it."""


@dataclass(frozen=True)
class Grid:
    """The first row heads the columns; shorter rows are filled up. Columns in `right` hold figures, which end below each other."""

    rows: Sequence[Sequence[str]]
    right: Collection[int] = ()
    title: str = ""

    def lines(self, width: int | None) -> Iterator[tuple[str, str]]:
        """Lines and their style. `width`: cells of a terminal; None: a file, where every row is one line.

        Where the columns do not fit side by side, each row is a list of its figures.
        """
        if self.title:
            yield self.title, "italic"
        rows = self._filled()
        widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        gap = GAPS[0]
        if width is not None and len(INDENT) + len(gap) * (len(widths) - 1) + sum(widths) > width:
            gap = GAPS[1]
            least = [max(map(_longest_piece, column)) for column in zip(*rows, strict=True)]
            room = width - len(INDENT) - len(gap) * (len(widths) - 1)
            if sum(least) > room:
                yield from self._list(rows)
                return
            _narrow(widths, least, room)
        yield from self._side_by_side(rows, widths, gap)

    def _filled(self) -> list[list[str]]:
        columns = max(map(len, self.rows))
        return [[*row, *[""] * (columns - len(row))] for row in self.rows]

    def _side_by_side(self, rows: list[list[str]], widths: list[int], gap: str) -> Iterator[tuple[str, str]]:
        for number, row in enumerate(rows):
            cells = [wrapped(text, width) for text, width in zip(row, widths, strict=True)]
            for i in range(max(map(len, cells))):
                parts = [_set(cell[i] if i < len(cell) else "", widths[at], at in self.right) for at, cell in enumerate(cells)]
                yield (INDENT + gap.join(parts)).rstrip(), "" if number else "bold"
            if number == 0:
                yield INDENT + "─" * (sum(widths) + len(gap) * (len(widths) - 1)), ""

    @staticmethod
    def _list(rows: list[list[str]]) -> Iterator[tuple[str, str]]:
        head = rows[0]
        for row in rows[1:]:
            yield INDENT + " ".join(filter(None, (head[0], row[0]))), "bold"
            for name, text in zip(head[1:], row[1:], strict=True):
                if text:
                    yield INDENT * 2 + GAPS[1].join(filter(None, (name, text))), ""


def show(out: Console, grid: Grid) -> None:
    """Print a grid, with an empty line after it."""
    for line, style in grid.lines(out.width if out.is_terminal else None):
        out.print(line, style=style)
    out.print()


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most so many cells, as far as its pieces allow; one line if it fits."""
    if cell_len(text) <= width:
        return [text]
    lines, end = [""], 0
    for piece in PIECE.finditer(text):
        between = " " if lines[-1] and piece.start() > end else ""
        if lines[-1] and cell_len(lines[-1] + between + piece[0]) > width:
            lines.append("")
            between = ""
        lines[-1] += between + piece[0]
        end = piece.end()
    return lines


def _longest_piece(text: str) -> int:
    return max((cell_len(piece[0]) for piece in PIECE.finditer(text)), default=0)


def _narrow(widths: list[int], least: list[int], room: int) -> None:
    """Take from the widest columns that can give, until all have room."""
    for _ in range(sum(widths) - room):
        widths[max((i for i in range(len(widths)) if widths[i] > least[i]), key=widths.__getitem__)] -= 1


def _set(text: str, width: int, right: bool) -> str:
    space = " " * (width - cell_len(text))
    return space + text if right else text + space
