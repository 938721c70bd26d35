"""The backends: how kernels meet the kernels of a game, and what they work on.

Generic kernels (policies, steps, search) import the game's kernels from `core.rules`, where they are placeholders. A backend copies them once per game
with the kernels of that game in their place, so that they need no function arguments, and gives them tables, positions and buffers of its own kind.
Two there are: `pure` runs the kernels as plain Python on lists, `core.fast.fast` compiles them and works on arrays.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import blake2b
from marshal import dumps
from types import FunctionType, SimpleNamespace
from typing import Any, ClassVar, TypeVar

from . import policy, rules, steps
from .buffers import SEATS, Buffers, Floats, Memory
from .components import Components
from .game import Game
from .kernel import kernels_of, new_ledger, seeded
from .schema import Position, Positions, Records, Row

F = TypeVar("F", bound=Callable[..., Any])

GENERIC = (policy.__name__, steps.__name__)
"""Modules of generic kernels; a module may use kernels of those before it."""
COPY = rules.copy_at.__name__
"""The kernel that every backend has of its own."""


def game_kernels(game: Game) -> dict[str, Callable[..., Any]]:
    """The kernels of a game by name; raises AttributeError if one is missing."""
    return {name: getattr(game.rules, name) for name in rules.NAMES}


def generic_kernels(modules: Iterable[str]) -> dict[str, Callable[..., Any]]:
    """The kernels of GENERIC and further modules by name; raises ValueError if two modules define the same name, or one that every game has."""
    owner = dict.fromkeys((*rules.NAMES, COPY), rules.__name__)
    found: dict[str, Callable[..., Any]] = {}
    for module in (*GENERIC, *modules):
        for function in kernels_of(module):
            name = function.__name__
            if name in owner:
                raise ValueError(f"{owner[name]} and {module} both have a kernel {name}")
            owner[name], found[name] = module, function
    return found


class Backend(ABC):
    """The kernels of one game and of some modules of generic kernels, and what they work on. Nothing in it changes, so threads may share it."""

    name: ClassVar[str]

    def __init__(self, game: Game, modules: tuple[str, ...]) -> None:
        """`modules`: of generic kernels besides GENERIC, already imported."""
        self.game, self.modules = game, modules
        self._declared = {getattr(rules, name): name for name in (*rules.NAMES, COPY)} | {f: name for name, f in generic_kernels(modules).items()}
        self.kernels: SimpleNamespace
        """All bound kernels by name."""

    def bind(self, kernel: F) -> F:
        """A generic kernel of one of the modules, or a name of `core.rules`, as it runs with this game; raises ValueError for any other."""
        if kernel not in self._declared:
            raise ValueError(f"{kernel.__name__} is no kernel of {', '.join((*GENERIC, *self.modules))}")
        bound: F = getattr(self.kernels, self._declared[kernel])
        return bound

    @abstractmethod
    def load(self) -> int:
        """Make everything ready that Python calls, so that the first call takes no longer than the others; returns how many kernels had to be."""

    # --- records ----------------------------------------------------------------------------------------------

    @abstractmethod
    def tables(self, components: Components) -> Records:
        """The tables of a component file, at place 0."""

    @abstractmethod
    def positions(self, n: int = 1) -> Positions:
        """n positions, all zero."""

    @abstractmethod
    def put(self, positions: Positions, i: int, s: Position) -> None:
        """Overwrite position i by a pure record; raises ValueError if a value does not fit its type."""

    @abstractmethod
    def memory(self, positions: Positions) -> Memory:
        """A row of integers for each position, the same where positions are equal; it follows when they change."""

    # --- numbers ----------------------------------------------------------------------------------------------

    @abstractmethod
    def integers(self, values: Iterable[int]) -> Row:
        """A row with these values."""

    @abstractmethod
    def reals(self, values: Iterable[float]) -> Floats:
        """A row of floats with these values."""

    @abstractmethod
    def zeros(self, n: int) -> Row:
        """A row of n zeros."""

    @abstractmethod
    def clear(self, row: Row) -> None:
        """Make all of a row zero."""

    @abstractmethod
    def listed(self, row: Row, n: int | None = None) -> list[int]:
        """The first n values of a row (all of them) as Python's integers."""

    def options(self, components: Components, players: int, options: Any = None) -> Row:
        """Options as the kernel `setup` takes them, missing ones by default; raises HeaderError."""
        return self.integers(self.game.option_row(components, self.game.options(components, players, options)))

    def buffers(self, seed: object = 0, rows: int = 0) -> Buffers:
        """Buffers for the kernels, with a generator for a seed and room for so many ledger rows (0: nobody listens)."""
        legal, out = self.game.max_legal, max(SEATS, len(self.game.features))
        return Buffers(self.zeros(legal), self.zeros(legal), self.integers(new_ledger(rows)), self.integers(seeded(seed)), self.zeros(out))


class _Pure(Backend):
    """Kernels as plain Python; tables and positions are lists of records, rows are lists."""

    name = "pure"

    def __init__(self, game: Game, modules: tuple[str, ...]) -> None:
        super().__init__(game, modules)
        bound: dict[str, Any] = {**game_kernels(game), COPY: _copy_at}
        spaces: dict[str, dict[str, Any]] = {}
        for name, function in generic_kernels(modules).items():
            assert isinstance(function, FunctionType)
            space = spaces.setdefault(function.__module__, {**vars(sys.modules[function.__module__]), **bound})
            bound[name] = space[name] = FunctionType(function.__code__, space, name, function.__defaults__)
        self.kernels = SimpleNamespace(**bound)

    def load(self) -> int:
        return 0

    def tables(self, components: Components) -> Records:
        return [self.game.new_tables(components)]

    def positions(self, n: int = 1) -> Positions:
        return [self.game.state() for _ in range(n)]

    def put(self, positions: Positions, i: int, s: Position) -> None:
        s.copy_into(positions[i])

    def memory(self, positions: Positions) -> Memory:
        return _Memory(positions)

    def integers(self, values: Iterable[int]) -> Row:
        return list(values)

    def reals(self, values: Iterable[float]) -> Floats:
        return list(values)

    def zeros(self, n: int) -> Row:
        return [0] * n

    def clear(self, row: Row) -> None:
        row[:] = [0] * len(row)

    def listed(self, row: Row, n: int | None = None) -> list[int]:
        return row[:n]


class _Memory(Sequence[Row]):
    """The memory of pure positions: a row is one number that differs when the record does."""

    def __init__(self, positions: Sequence[Position]) -> None:
        self._positions = positions
        self._names = tuple(type(positions[0]).FIELDS)

    def __len__(self) -> int:
        return len(self._positions)

    def __getitem__(self, i: Any) -> Any:
        position = self._positions[i]
        return [int.from_bytes(blake2b(dumps([getattr(position, name) for name in self._names], 2), digest_size=7).digest(), "big")]


def _copy_at(sa: Positions, i: int, j: int) -> None:
    sa[j].copy_into(sa[i])


@cache
def pure(game: Game, modules: tuple[str, ...] = ()) -> Backend:
    """The pure backend of a game; the same one however often it is asked for. `modules`: further modules of generic kernels, already imported."""
    return _Pure(game, modules)
