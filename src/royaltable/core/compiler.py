"""Compiling one kernel with Numba. The only module that imports Numba, and all that it uses of Numba's private parts.

Private are: the classes of its cache (so that a kernel is kept where we say and nothing but our own stamp makes it stale) and `get_call_template` of its
dispatchers (so that calls between kernels do not make a version of each mixture of integer widths). `tests/fast/test_compiler.py` says what broke
when a new Numba comes; then LATEST and the bound in `pyproject.toml` move.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any

from .errors import BackendError

EARLIEST, LATEST = "0.61", "0.68"
"""Versions of Numba that this file is known to work with."""
SHORT = 400
"""Bytes of Python code: kernels shorter than this always become part of those that call them, so that dividing the rules into small functions costs
nothing. With much larger ones compiling takes minutes."""

try:
    import numba
except ImportError as error:
    raise BackendError(f"The fast backend needs Numba and NumPy (pip install 'royaltable[fast]'): {error}.") from None
try:
    from numba.core.caching import Cache, CompileResultCacheImpl, _CacheLocator
except ImportError as error:
    raise BackendError(f"The fast backend works with Numba {EARLIEST} to {LATEST}; {numba.__version__} is different inside: {error}.") from None


def compiled(function: FunctionType, folder: Path | None, boundscheck: bool) -> Any:
    """The dispatcher of a function that is compiled when first called and kept in a folder (None: not kept). Raises BackendError if Numba may not compile."""
    if numba.config.DISABLE_JIT:
        raise BackendError("The fast backend cannot compile because NUMBA_DISABLE_JIT is set.")
    short = len(function.__code__.co_code) < SHORT
    dispatcher: Any = numba.njit(nogil=True, boundscheck=boundscheck, forceinline=short)(function)
    if folder is not None:
        dispatcher._cache = _KernelCache(function, folder)
    by_types = dispatcher.get_call_template

    def by_wide_types(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        """One version for all widths of integers, not one for each mixture."""
        wide = (numba.int64 if isinstance(kind, numba.types.Integer | numba.types.Boolean) else kind for kind in args)
        return by_types(tuple(wide), kws)

    dispatcher.get_call_template = by_wide_types
    return dispatcher


def compile_for(dispatcher: Any, samples: Sequence[Any]) -> None:
    """Compile a kernel for arguments like these, or read it from its folder; integers are 64 bits wide."""
    dispatcher.compile(tuple(numba.int64 if isinstance(sample, int) else numba.typeof(sample) for sample in samples))


# --- the cache ----------------------------------------------------------------------------------------------------


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Where one kernel is kept: the folder of its game and version; nothing else decides whether it is fresh."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._py_file = inspect.getfile(function)
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return ""


class _Place(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's cache of one function at a place of our own, whatever Numba's settings say. The name of the file holds the full module name."""

    def __init__(self, kept: tuple[FunctionType, Path]) -> None:
        function, folder = kept
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, folder)
        self._filename_base = f"{function.__module__}.{function.__name__}.py{sys.version_info[0]}{sys.version_info[1]}"


class _KernelCache(Cache):  # type: ignore[misc]
    """A cache that is never in the way: what cannot be read is compiled again, what cannot be written is not kept."""

    _impl_class = _Place

    def __init__(self, function: FunctionType, folder: Path) -> None:
        super().__init__((function, folder))
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
