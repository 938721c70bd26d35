"""The fast backend: the kernels of a game compiled by Numba, on NumPy arrays. With `core.compiler` all that imports either.

The registered functions stay plain Python: copies of them are compiled, whose globals hold the compiled kernels, so both backends live in one process.
Python calls the kernels that take arrays and an index (first argument `ta`). Compiling takes tens of seconds a game and is kept in a cache (`core.cache`);
`games.compile` fills it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache as memory
from inspect import signature
from types import FunctionType, SimpleNamespace
from typing import Annotated, Any, TypeVar, cast, get_origin, get_type_hints

from . import cache
from .backend import COPY, GENERIC, Backend, game_kernels, generic_kernels
from .buffers import Floats
from .compiler import compile_for, compiled
from .components import Components
from .errors import BackendError
from .game import Game
from .kernel import KERNELS
from .schema import Position, Positions, Record, Records, Row

try:
    import numpy as np
except ImportError as error:
    raise BackendError(f"The fast backend needs Numba and NumPy (pip install 'royaltable[fast]'): {error}.") from None

ready = cache.ready
R = TypeVar("R", bound=Record)
Array = np.ndarray[Any, Any]
WORD = 8
"""Records are padded to a multiple of so many bytes."""

# --- records and arrays ------------------------------------------------------------------------------------------


_dtypes: dict[type[Record], np.dtype[Any]] = {}
"""One object for a class: Numba is four times as slow with a type that is equal to one it has seen, but another object."""


def dtype(record: type[Record]) -> np.dtype[Any]:
    """The NumPy type of a record class, padded to whole words; raises ValueError for a field name that NumPy records keep for themselves."""
    if record not in _dtypes:
        _dtypes[record] = _laid_out(record)
    return _dtypes[record]


def _laid_out(record: type[Record]) -> np.dtype[Any]:
    for name in record.FIELDS:
        if hasattr(np.record, name):
            raise ValueError(f"{record.__name__}.{name}: NumPy records have an attribute of this name")
    packed = np.dtype([(name, f.kind, f.shape) for name, f in record.FIELDS.items()], align=True)
    fields = {name: packed.fields[name] for name in record.FIELDS} if packed.fields else {}
    words = -(-packed.itemsize // WORD)
    return np.dtype(
        {"names": list(fields), "formats": [f[0] for f in fields.values()], "offsets": [f[1] for f in fields.values()], "itemsize": WORD * words}, align=True
    )


def words_of(array: Array) -> Array:
    """The memory of an array of records as rows of 64-bit integers."""
    return array.view(np.int64).reshape(len(array), -1)


def new_array(record: type[Record], n: int = 1) -> Array:
    """An array of n records, all zero."""
    return np.zeros(n, dtype(record))


def put(array: Array, i: int, record: Record) -> None:
    """Write a record into an array; raises ValueError if a value does not fit its type."""
    record.check_ranges()
    for name in record.FIELDS:
        array[name][i] = getattr(record, name)


def to_arrays(record: Record, n: int = 1) -> Array:
    """An array of n copies of a record."""
    array = new_array(type(record))
    put(array, 0, record)
    return np.repeat(array, n)


def from_arrays(record: type[R], array: Array, i: int = 0) -> R:
    """The pure record at place i of an array."""
    made = record()
    for name in record.FIELDS:
        setattr(made, name, array[name][i].tolist())
    return made


def buffer(n: int) -> Array:
    """A buffer of n integers for the kernels."""
    return np.zeros(n, np.int64)


def integers(values: Iterable[int]) -> Array:
    """A buffer with these values."""
    return np.array(list(values), np.int64)


# --- the backend --------------------------------------------------------------------------------------------------


class _Fast(Backend):
    """Kernels compiled when first called; tables and positions are arrays of records, rows are arrays of 64-bit integers or floats."""

    name = "fast"

    def __init__(self, game: Game, modules: tuple[str, ...], boundscheck: bool) -> None:
        super().__init__(game, modules)
        self._boundscheck = boundscheck
        own, generic = game_kernels(game), generic_kernels(modules)
        exported = {**own, **generic}
        spaces: dict[str, dict[str, Any]] = {}
        made: dict[Callable[..., Any], Any] = {}
        for function in reached(exported.values()):
            module = function.__module__
            space = spaces.setdefault(module, {name: _constant(value) for name, value in vars(sys.modules[module]).items()})
            copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = module, function.__qualname__
            made[function] = self._compiled(copy, modules if module in modules else ())
        of_game = {name: made[function] for name, function in own.items()}
        of_game[COPY] = self._compiled(cast(FunctionType, _copy_at), ())
        for module, space in spaces.items():
            space.update({name: made[value] for name, value in space.items() if isinstance(value, FunctionType) and value in made})
            if module in (*GENERIC, *modules):
                space.update(of_game)
        self.kernels = SimpleNamespace(**{name: made[function] for name, function in exported.items()} | of_game)

    def _compiled(self, function: FunctionType, modules: tuple[str, ...]) -> Any:
        folder = cache.folder(self.game, modules, boundscheck=self._boundscheck)
        return compiled(function, folder if _writable(folder) else None, self._boundscheck)

    def load(self) -> int:
        entries = [f for f in generic_kernels(self.modules).values() if next(iter(signature(f).parameters), "") == "ta"]
        for function in entries:
            compile_for(self.bind(function), self._samples(function))
        return len(entries)

    def _samples(self, function: Callable[..., Any]) -> list[Any]:
        """Arguments of the types that the annotations of a kernel promise."""
        hints = get_type_hints(function, include_extras=True) | {"ta": Records, "sa": Positions}
        return [self._sample(hints[name]) for name in signature(function).parameters]

    def _sample(self, hint: Any) -> Any:
        if hint in (Records, Positions):
            return new_array(self.game.tables if hint == Records else self.game.state)
        if hint in (Row, Floats):
            return np.zeros(1, np.int64 if hint == Row else np.float64)
        if get_origin(hint) is Annotated:
            kind, dimensions = hint.__metadata__
            return np.zeros((1,) * dimensions, kind)
        if hasattr(hint, "_fields"):
            return hint(*map(self._sample, get_type_hints(hint, include_extras=True).values()))
        return 0

    def tables(self, components: Components) -> Any:
        return to_arrays(self.game.new_tables(components))

    def positions(self, n: int = 1) -> Any:
        return new_array(self.game.state, n)

    def put(self, positions: Any, i: int, s: Position) -> None:
        put(positions, i, s)

    def memory(self, positions: Any) -> Any:
        return words_of(positions)

    def integers(self, values: Iterable[int]) -> Any:
        return integers(values)

    def reals(self, values: Iterable[float]) -> Any:
        return np.array(list(values), np.float64)

    def zeros(self, n: int) -> Any:
        return buffer(n)

    def clear(self, row: Any) -> None:
        row[:] = 0

    def listed(self, row: Any, n: int | None = None) -> list[int]:
        values: list[int] = row[:n].tolist()
        return values


def _copy_at(sa: Any, i: int, j: int) -> None:
    sa[i] = sa[j]


def reached(roots: Iterable[Callable[..., Any]]) -> list[FunctionType]:
    """Some kernels and all kernels that they call, in order of definition."""
    known = set(KERNELS)
    waiting, found = list(roots), set()
    while waiting:
        function = waiting.pop()
        if function in found:
            continue
        assert isinstance(function, FunctionType)
        found.add(function)
        named = (function.__globals__.get(name) for name in function.__code__.co_names)
        waiting.extend(value for value in named if isinstance(value, FunctionType) and value in known)
    return [function for function in KERNELS if function in found and isinstance(function, FunctionType)]


def _constant(value: Any) -> Any:
    """Tuples of integers, nested or not, as arrays: compiled code can index them by any number."""
    if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
        try:
            array = np.array(value)
        except ValueError:
            return value
        return array.astype(np.int64) if array.dtype.kind in "iub" else value
    return value


def fast(game: Game, modules: tuple[str, ...] = (), *, boundscheck: bool = False) -> Backend:
    """The fast backend of a game; the same one however often it is asked for. Raises BackendError if Numba may not compile.

    `modules`: further modules of generic kernels, already imported. `boundscheck` checks every index; it has a cache of its own.
    """
    return _fast(game, modules, boundscheck)


_fast = memory(_Fast)  # takes fast(game) and fast(game, boundscheck=False) for different calls, so it has no defaults
_writable = memory(cache.writable)


# --- filling the cache --------------------------------------------------------------------------------------------


def warm(game: Game, modules: tuple[str, ...] = (), *, boundscheck: bool = False) -> int:
    """Fill the cache with every kernel that Python calls; returns how many there are."""
    count = fast(game, modules, boundscheck=boundscheck).load()
    for part in {(), modules}:
        path = cache.folder(game, part, boundscheck=boundscheck)
        if _writable(path):
            (path / cache.COMPLETE).touch()
    return count
