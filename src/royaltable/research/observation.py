"""Observations: what a seat knows of a position, as a row of numbers.

The hidden state (`hide`) is written out field by field in the order of the schema, after one number for who is to act. Axes of seats and
values that are seats are turned so that the observer is 0 and the next seat in turn order 1; nothing else is changed or scaled.
`Layout.columns` names every number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any

import numpy as np

from ..core.fast import dtype
from ..core.game import Game
from ..core.kernel import OVER
from ..core.schema import LIMITS
from .fields import CHOICE, MEANINGS, SEAT, Meaning

Array = np.ndarray[Any, Any]
ACTOR = "actor"
"""The first number: the seat to act, -1 chance, -2 nobody (the game is over)."""
WIDTHS = (1, 2, 4)
"""Sizes in bytes of the integers that observations are made of."""


@dataclass(frozen=True)
class Column:
    """One number of an observation: `open[3][0]`, its kind (`number`, `choice`, `seat`), lowest and highest value."""

    name: str
    kind: str
    low: int
    high: int


@dataclass(frozen=True)
class Part:
    """A field in an observation: where it starts, its shape."""

    offset: int
    shape: tuple[int, ...]


class Layout:
    """How observations of a game with so many players are laid out; `layout` makes it once.

    `columns`: every number in order. `parts`: field -> where it is. `low`, `high`: float32 bounds. `plan[o][c]`: where number c comes from for observer o
    (size of the integer in bytes, its place among integers of that size in a record, unit of seats or 0), read by the kernel `look`.
    """

    def __init__(self, game: Game, players: int) -> None:
        """Raises ValueError for a state with fields that have no meaning in `fields`."""
        meanings = MEANINGS.get(game.name, {})
        if list(meanings) != list(game.state.FIELDS):
            raise ValueError(f"research.fields does not name the fields of {game.name} in their order: {sorted(set(meanings) ^ set(game.state.FIELDS))}")
        self.game, self.players = game, players
        self.columns = [Column(ACTOR, SEAT, OVER, players - 1)]
        self.parts = {ACTOR: Part(0, ())}
        plans: list[list[tuple[int, int, int]]] = [[] for _ in range(players)]
        for name, meaning in meanings.items():
            self.parts[name] = Part(len(self.columns), game.state.FIELDS[name].shape)
            self.columns += _columns(game, name, meaning)
            for observer, plan in enumerate(plans):
                plan += _sources(game, name, meaning, players, observer)
        self.plan: Array = np.array(plans, np.int64)
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
        plain, start, low, coded = self._one_hot
        rows[:, start[plain]] = given[:, plain]
        places = (given[:, coded] - low[coded]).astype(np.int64) + start[coded]
        np.put_along_axis(rows, places, 1, axis=1)
        return wide

    @property
    def one_hot_width(self) -> int:
        """How many numbers `one_hot` gives for one observation."""
        return sum(_span(column) for column in self.columns)

    @property
    def _one_hot(self) -> tuple[Array, Array, Array, Array]:
        spans = np.array([_span(column) for column in self.columns])
        coded = np.array([column.kind in (CHOICE, SEAT) for column in self.columns])
        return np.flatnonzero(~coded), np.cumsum(spans) - spans, np.array([column.low for column in self.columns]), np.flatnonzero(coded)


@cache
def layout(game: Game, players: int) -> Layout:
    """The layout of observations of a game."""
    return Layout(game, players)


def _span(column: Column) -> int:
    return column.high - column.low + 1 if column.kind in (CHOICE, SEAT) else 1


def _places(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return product(*map(range, shape))


def _columns(game: Game, name: str, meaning: Meaning) -> Iterator[Column]:
    field = game.state.FIELDS[name]
    low, high = LIMITS[field.kind]
    for place in _places(field.shape):
        yield Column(
            name + "".join(f"[{i}]" for i in place),
            meaning.kind,
            low if meaning.low is None else meaning.low,
            high if meaning.high is None else meaning.high,
        )


def _sources(game: Game, name: str, meaning: Meaning, players: int, observer: int) -> Iterator[tuple[int, int, int]]:
    """For each number of a field: size, place, unit; the axis of the seats turned by the observer (places beyond the players stay)."""
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
        yield size, offset // size + flat, unit
