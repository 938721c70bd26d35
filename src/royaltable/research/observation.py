"""Observations: what a seat knows of a position, as a row of numbers.

The hidden state (`hide`) is written out field by field in the order of the schema, after one number for who is to act. Axes of seats and
values that are seats are turned so that the observer is 0 and the next seat in turn order 1. Every number lies between -1 and 1: `fields` says what
each is divided by. `Layout.columns` names every number; `python -m royaltable.research.observation` prints docs/observations.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np

from .. import games
from ..core.fast import dtype
from ..core.game import Game
from ..core.kernel import OVER
from ..core.meaning import AMOUNT, CHOICE, SEAT, Meaning
from .kernels import CURVE, EXACT, PART

Array = np.ndarray[Any, Any]
ACTOR = "actor"
"""The first number: the seat to act, -1 chance, -2 nobody (the game is over)."""
HOW = 3
"""Where a plan says how a number is written."""
WIDTHS = (1, 2, 4)
"""Sizes in bytes of the integers that observations are made of."""


@dataclass(frozen=True)
class Column:
    """One number of an observation: `open[3][0]`, its kind (`number`, `amount`, `choice`, `seat`), what it is divided by (`amount`: also added to),
    the values of a choice or seat."""

    name: str
    kind: str
    scale: int
    values: range

    @property
    def low(self) -> float:
        """The lowest number there can be."""
        return self.values[0] / self.scale if self.values else 0.0

    @property
    def high(self) -> float:
        """The highest number there can be."""
        return self.values[-1] / self.scale if self.values else 1.0

    @property
    def span(self) -> int:
        """How many numbers `one_hot` gives for it."""
        return len(self.values) or 1


@dataclass(frozen=True)
class Part:
    """A field in an observation: where it starts, its shape."""

    offset: int
    shape: tuple[int, ...]


class Layout:
    """How observations of a game with so many players are laid out; `layout` makes it once.

    `columns`: every number in order. `parts`: field -> where it is. `low`, `high`: float32 bounds. `plan[o][c]`: where number c comes from for observer o
    (size of the integer in bytes, its place among integers of that size in a record, unit of seats or 0, how it is written, scale), read by the
    kernel `look`; `exact` is the same with values as they are.
    """

    def __init__(self, game: Game, players: int) -> None:
        """Raises ValueError for a state with fields that have no meaning in `Game.fields`."""
        meanings = game.fields
        if list(meanings) != list(game.state.FIELDS):
            raise ValueError(f"Game.fields does not name the fields of {game.name} in their order: {sorted(set(meanings) ^ set(game.state.FIELDS))}")
        self.game, self.players = game, players
        most = max(game.players[-1] - 1, -OVER)
        self.columns = [Column(ACTOR, SEAT, most, range(OVER, game.players[-1]))]
        self.parts = {ACTOR: Part(0, ())}
        plans: list[list[tuple[int, ...]]] = [[(0, 0, 1, PART, most)] for _ in range(players)]
        for name, meaning in meanings.items():
            self.parts[name] = Part(len(self.columns), game.state.FIELDS[name].shape)
            self.columns += _columns(game, name, meaning)
            for observer, plan in enumerate(plans):
                plan += _sources(game, name, meaning, players, observer)
        self.plan: Array = np.array(plans, np.int64)
        self.exact = self.plan.copy()
        self.exact[:, :, HOW] = EXACT
        self.private: Array = np.array([name in meanings and meanings[name].private for name, part in self.parts.items() for _ in range(prod(part.shape))])
        self.low: Array = np.array([column.low for column in self.columns], np.float32)
        self.high: Array = np.array([column.high for column in self.columns], np.float32)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.columns)

    def part(self, observations: Array, name: str) -> Array:
        """A field of one observation or of many (last axis: the numbers), in its own shape; a view."""
        part = self.parts[name]
        return observations[..., part.offset : part.offset + prod(part.shape)].reshape(observations.shape[:-1] + part.shape)

    def one_hot(self, observations: Array) -> Array:
        """Observations with every `choice` and `seat` as as many numbers 0 or 1 as it has values; float32, `one_hot_width` wide."""
        wide = np.zeros((*observations.shape[:-1], self.one_hot_width), np.float32)
        rows = wide.reshape(-1, self.one_hot_width)
        given = observations.reshape(-1, self.width)
        others, places, coded, scales, zeros = self._one_hot
        rows[:, places] = given[:, others]
        np.put_along_axis(rows, np.rint(given[:, coded] * scales).astype(np.int64) + zeros, 1, axis=1)
        return wide

    @cached_property
    def one_hot_width(self) -> int:
        """How many numbers `one_hot` gives for one observation."""
        return sum(column.span for column in self.columns)

    @cached_property
    def _one_hot(self) -> tuple[Array, Array, Array, Array, Array]:
        """Columns that are no choices and where they go; choices, their scales, and where the number of the value 0 goes (or would go)."""
        spans, coded = np.array([column.span for column in self.columns]), np.array([bool(column.values) for column in self.columns])
        starts = np.cumsum(spans) - spans
        choices = [column for column in self.columns if column.values]
        zeros = starts[coded] - np.array([column.values[0] for column in choices])
        return np.flatnonzero(~coded), starts[~coded], np.flatnonzero(coded), np.array([column.scale for column in choices], np.float32), zeros

    def __reduce__(self) -> tuple[Any, ...]:
        return _layout, (self.game.name, self.players)


@cache
def layout(game: Game, players: int) -> Layout:
    """The layout of observations of a game."""
    return Layout(game, players)


def _layout(game: str, players: int) -> Layout:
    return layout(games.find(game), players)


def _places(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return product(*map(range, shape))


def _columns(game: Game, name: str, meaning: Meaning) -> Iterator[Column]:
    values = range(meaning.low, meaning.high + 1) if meaning.kind in (CHOICE, SEAT) else range(0)
    for place in _places(game.state.FIELDS[name].shape):
        yield Column(name + "".join(f"[{i}]" for i in place), meaning.kind, meaning.scale, values)


def _sources(game: Game, name: str, meaning: Meaning, players: int, observer: int) -> Iterator[tuple[int, ...]]:
    """For each number of a field: size, place, unit, how, scale; the axis of the seats turned by the observer (places beyond the players stay)."""
    shape = game.state.FIELDS[name].shape
    fields: Any = dtype(game.state).fields
    kind, offset = fields[name][:2]
    size = kind.base.itemsize
    if size not in WIDTHS:
        raise ValueError(f"{game.name}.{name}: observations are made of integers of {WIDTHS} bytes")
    unit = meaning.unit if meaning.kind == SEAT else 0
    for place in _places(shape):
        source = list(place)
        if meaning.axis is not None and source[meaning.axis] < players:
            source[meaning.axis] = (source[meaning.axis] + observer) % players
        flat = 0
        for length, i in zip(shape, source, strict=True):
            flat = flat * length + i
        yield size, offset // size + flat, unit, CURVE if meaning.kind == AMOUNT else PART, meaning.scale


# --- docs/observations.md -----------------------------------------------------------------------------------------

HEAD = """# Observations, field by field

What every number of an observation is, in the order of the row: made by `python -m royaltable.research.observation`. All lie between -1 and 1, in every game
and adapter. [research.md](research.md) says what they share. A shape in brackets means so many numbers in a row, the last axis running fastest; what is
counted by seat begins with the observer.

| kind | value x becomes |
| --- | --- |
| number | x / most: a count or flag, 0 to 1 (cut at 1, which only other component files need) |
| amount | x / (x + usual): a count that can be large, 0 to below 1, 1/2 where it is as usual |
| choice | x / highest value: one of some values without an order, -1 none; negative values lie between -1 and 0 |
| seat | x / highest value: a seat as the observer counts, 0 itself, 1 the next in turn order; negative values lie between -1 and 0 |

`layout(game, players).one_hot(rows)` turns every choice and seat into as many numbers 0 or 1 as it has values. Others may know less of fields marked *.
"""


def page() -> str:
    """The text of docs/observations.md."""
    lines = [HEAD]
    for game in map(games.find, games.NAMES):
        plan = layout(game, game.players[0])
        head = f"{plan.width} numbers, {plan.one_hot_width} one-hot; actions are 0 to {game.codes - 1}."
        lines += [
            f"## {game.components().data['title']['en']}",
            "",
            head,
            "",
            "| from | field | shape | kind | becomes | what |",
            "| ---: | --- | --- | --- | --- | --- |",
        ]
        for name, part in plan.parts.items():
            column, meaning = plan.columns[part.offset], game.fields.get(name)
            what = meaning.what if meaning else "the seat to act; -1 chance, -2 nobody: the game is over"
            shape = f"({', '.join(map(str, part.shape))})" if part.shape else ""
            mark = "*" if meaning and meaning.private else ""
            lines.append(f"| {part.offset} | `{name}`{mark} | {shape} | {column.kind} | {_becomes(column)} | {what} |")
        lines.append("")
    return "\n".join(lines)


def _becomes(column: Column) -> str:
    if column.kind == AMOUNT:
        return f"x / (x + {column.scale})"
    divided = "x" if column.scale == 1 else f"x / {column.scale}"
    return f"{divided}, x {column.values[0]} to {column.values[-1]}" if column.values else divided


if __name__ == "__main__":
    print(page(), end="")
