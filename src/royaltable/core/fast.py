"""The fast backend: the kernels of a game compiled by Numba. The only module that imports Numba and NumPy.

`fast(game)` gives the same names as `core.backend.pure(game)`. The registered functions stay plain Python: copies of them are
compiled, whose globals hold the compiled kernels, so both backends live in one process. Python calls the kernels of `core.steps`
with arrays and an index. Compiling takes tens of seconds a game and is kept in a cache (`core.cache`);
`python -m royaltable.core.fast ming` fills it.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache as memory
from importlib import import_module
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar, cast

from . import cache
from .backend import GENERIC, game_kernels
from .errors import BackendError, HeaderError
from .game import Game
from .kernel import KERNELS, kernels_of
from .schema import Record

try:
    import numba
    import numpy as np
    from numba.core.caching import Cache, CompileResultCacheImpl, _CacheLocator
except ImportError as error:
    raise BackendError(f"The fast backend needs Numba and NumPy (pip install 'royaltable[fast]'): {error}.") from None

ready = cache.ready
R = TypeVar("R", bound=Record)
Array = np.ndarray[Any, Any]
WORD = 8
"""Records are padded to a multiple of so many bytes."""

# --- records and arrays ------------------------------------------------------------------------------------------


def dtype(record: type[Record]) -> np.dtype[Any]:
    """The NumPy type of a record class, padded to whole words; raises ValueError for a field name that NumPy records keep for themselves."""
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


def reals(values: Iterable[float]) -> Array:
    """A buffer of floats with these values."""
    return np.array(list(values), np.float64)


def integers(values: Iterable[int]) -> Array:
    """A buffer with these values."""
    return np.array(list(values), np.int64)


# --- the cache ----------------------------------------------------------------------------------------------------


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Where one kernel is kept: the folder of its game and version; nothing else decides whether it is fresh."""

    def __init__(self, function: FunctionType, path: Path) -> None:
        self._py_file = inspect.getfile(function)
        self._path = path

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._path.name

    def get_disambiguator(self) -> str:
        return ""


class _Place(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's cache of one function at a place of our own, whatever Numba's settings say. The name of the file holds the full module name."""

    def __init__(self, kept: tuple[FunctionType, Path]) -> None:
        function, path = kept
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, path)
        self._filename_base = f"{function.__module__}.{function.__name__}.py{sys.version_info[0]}{sys.version_info[1]}"


class _Cache(Cache):  # type: ignore[misc]
    """A cache that is never in the way: what cannot be read is compiled again, what cannot be written is not kept."""

    _impl_class = _Place

    def __init__(self, function: FunctionType, path: Path) -> None:
        super().__init__((function, path))
        self._py_func = function

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged file raises whatever pickle finds in it
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError:
            self.disable()


# --- compiling ----------------------------------------------------------------------------------------------------


def fast(game: Game, modules: tuple[str, ...] = (), *, boundscheck: bool = False) -> SimpleNamespace:
    """All kernels of a game and the generic ones, compiled when first called; the same ones however often it is called.

    `modules`: further modules of generic kernels (search), already imported. `boundscheck` checks every index; it has a cache of its own.
    """
    return _fast(game, modules, boundscheck)


@memory  # takes fast(game) and fast(game, boundscheck=False) for different calls, so it has no defaults
def _fast(game: Game, modules: tuple[str, ...], boundscheck: bool) -> SimpleNamespace:
    if numba.config.DISABLE_JIT:
        raise BackendError("The fast backend cannot compile because NUMBA_DISABLE_JIT is set.")
    generic = (*GENERIC, *modules)
    own = game_kernels(game)
    exported = {**own, **{f.__name__: f for module in generic for f in kernels_of(module)}}
    spaces: dict[str, dict[str, Any]] = {}
    compiled: dict[Callable[..., Any], Any] = {}
    for function in _reached(exported.values()):
        module = function.__module__
        space = spaces.setdefault(module, {name: _constant(value) for name, value in vars(sys.modules[module]).items()})
        copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = module, function.__qualname__
        compiled[function] = _dispatcher(copy, cache.folder(game, modules if module in modules else (), boundscheck=boundscheck), boundscheck)
    of_game = {name: compiled[function] for name, function in own.items()}
    of_game["copy_at"] = _dispatcher(cast(FunctionType, _copy_at), cache.folder(game, boundscheck=boundscheck), boundscheck)
    for module, space in spaces.items():
        space.update({name: compiled[value] for name, value in space.items() if isinstance(value, FunctionType) and value in compiled})
        if module in generic:
            space.update(of_game)
    return SimpleNamespace(**{name: compiled[function] for name, function in exported.items()} | of_game)


def _copy_at(sa: Any, i: int, j: int) -> None:
    sa[i] = sa[j]


def _dispatcher(function: FunctionType, path: Path, boundscheck: bool) -> Any:
    dispatcher: Any = numba.njit(nogil=True, boundscheck=boundscheck)(function)
    if _writable(path):
        dispatcher._cache = _Cache(function, path)
    by_types = dispatcher.get_call_template

    def by_wide_types(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        """Compile one version for all widths of integers, not one for each mixture."""
        wide = (numba.int64 if isinstance(kind, numba.types.Integer | numba.types.Boolean) else kind for kind in args)
        return by_types(tuple(wide), kws)

    dispatcher.get_call_template = by_wide_types
    return dispatcher


_writable = memory(cache.writable)


def _reached(roots: Iterable[Callable[..., Any]]) -> list[FunctionType]:
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


# --- filling the cache --------------------------------------------------------------------------------------------


def load(game: Game, modules: tuple[str, ...] = (), *, boundscheck: bool = False) -> int:
    """Compile every kernel that Python calls (first argument `ta`), or read it from the cache, before it is first called; returns how many there are."""
    kernels = fast(game, modules, boundscheck=boundscheck)
    entries = [f for module in (*GENERIC, *modules) for f in kernels_of(module) if next(iter(inspect.signature(f).parameters)) == "ta"]
    for function in entries:
        types = _types(game, sys.modules[function.__module__])
        getattr(kernels, function.__name__).compile(tuple(types.get(name, numba.int64) for name in inspect.signature(function).parameters))
    return len(entries)


def warm(game: Game, modules: tuple[str, ...] = (), *, boundscheck: bool = False) -> int:
    """Fill the cache with every kernel that Python calls; returns how many there are."""
    count = load(game, modules, boundscheck=boundscheck)
    for part in {(), modules}:
        path = cache.folder(game, part, boundscheck=boundscheck)
        if _writable(path):
            (path / cache.COMPLETE).touch()
    return count


def _types(game: Game, module: Any) -> dict[str, Any]:
    """Numba types of arguments by name; a module of generic kernels lists its buffers in ARGUMENTS, everything else is an integer."""
    arrays = {name: numba.from_dtype(dtype(record))[::1] for name, record in (("ta", game.tables), ("sa", game.state))}
    buffers = getattr(module, "ARGUMENTS", {})
    return arrays | {name: numba.types.Array(numba.from_dtype(np.dtype(kind)), dimensions, "C") for name, (kind, dimensions) in buffers.items()}


def main(arguments: list[str]) -> int:
    """`python -m royaltable.core.fast GAME [MODULE…]`: fill the cache of a game."""
    if not arguments:
        print("usage: python -m royaltable.core.fast GAME [MODULE…]", file=sys.stderr)
        return 2
    if hasattr(os, "nice"):
        os.nice(10)
    for module in arguments[1:]:
        import_module(module)
    try:
        game = import_module("royaltable.games").find(arguments[0])  # the core knows no game
    except HeaderError as error:
        print(error, file=sys.stderr)
        return 2
    warm(game, tuple(arguments[1:]))
    cache.prune([cache.folder(game, part) for part in {(), tuple(arguments[1:])}])
    return 0 if ready(game, tuple(arguments[1:])) else 1


if __name__ == "__main__":
    from royaltable.core import fast as _module  # the importable copy, whose functions have the right module name

    sys.exit(_module.main(sys.argv[1:]))
