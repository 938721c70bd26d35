"""What the fast backend needs of Numba's private parts. When a new Numba comes and one of these fails, `core/compiler.py` is the place to mend it."""

from __future__ import annotations

import inspect
import tomllib
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

pytest.importorskip("numba")
import numba
import numpy as np

from royaltable.core import compiler
from royaltable.core.compiler import compile_for, compiled

ROOT = Path(__file__).parents[2]
SAID = f"Numba {numba.__version__} has changed: "
pytestmark = pytest.mark.xdist_group("fast-tiny")


def twice(x: int) -> int:
    return 2 * x


def copied(function: Any) -> FunctionType:
    """A function that knows nothing of this module."""
    return FunctionType(function.__code__, {"__name__": __name__}, function.__name__)


def numbers(text: str) -> tuple[int, int]:
    first, second, *_ = text.split(".")
    return int(first), int(second)


def test_this_numba_is_one_of_those_tried() -> None:
    assert numbers(compiler.EARLIEST) <= numbers(numba.__version__) <= numbers(compiler.LATEST), (
        "try the new Numba, then move LATEST and the bound in pyproject.toml"
    )
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    major, minor = numbers(compiler.LATEST)
    assert f"numba>={compiler.EARLIEST},<{major}.{minor + 1}" in extras["fast"]


def test_the_classes_of_the_cache_have_the_parts_we_replace() -> None:
    for base, names in (
        (compiler.Cache, ("_impl_class", "load_overload", "save_overload", "_save_overload", "flush", "disable")),
        (compiler.CompileResultCacheImpl, ("locator", "filename_base", "check_cachable", "reduce", "rebuild")),
        (compiler._CacheLocator, ("ensure_cache_path", "get_cache_path", "get_source_stamp", "get_disambiguator")),
    ):
        missing = [name for name in names if not hasattr(base, name)]
        assert not missing, f"{SAID}{base.__name__} has no {', '.join(missing)}"
    assert list(inspect.signature(compiler.Cache.save_overload).parameters) == ["self", "sig", "data"], f"{SAID}Cache.save_overload takes other arguments"
    assert list(inspect.signature(compiler.Cache.load_overload).parameters) == ["self", "sig", "target_context"], f"{SAID}Cache.load_overload takes others"


def test_a_kernel_is_kept_where_we_say_and_read_from_there(tmp_path: Path) -> None:
    def made() -> Any:
        dispatcher = compiled(copied(twice), tmp_path, False)
        assert dispatcher(4) == 8
        return dispatcher

    assert not made().stats.cache_hits, f"{SAID}statistics of the cache"
    kept = sorted(path.suffix for path in tmp_path.iterdir())
    assert kept == [".nbc", ".nbi"], f"{SAID}a dispatcher does not use the cache put into its `_cache`, or names its files otherwise: {kept}"
    assert sum(made().stats.cache_hits.values()) == 1, f"{SAID}what was kept is not read again"


def test_calls_between_kernels_make_one_version_for_all_widths_of_integers() -> None:
    inner = compiled(copied(twice), None, False)
    space: dict[str, Any] = {"inner": inner, "__name__": __name__}
    exec("def outer(a, b):\n    return inner(a[0]) + inner(b[0]) + inner(a[0] > 0)", space)
    assert compiled(space["outer"], None, False)(np.array([3], np.int8), np.array([4], np.int32)) == 16
    assert len(inner.signatures) == 1, f"{SAID}`get_call_template` of a dispatcher is not asked, or its answer does not widen the arguments: {inner.signatures}"


def test_records_of_buffers_are_taken_apart_by_name() -> None:
    from royaltable.core.buffers import Buffers

    def last(b: Buffers) -> int:
        return b.out[0] + b.codes[0]

    buffers = Buffers(*(np.full(1, i, np.int64) for i in range(5)))  # type: ignore[arg-type]
    dispatcher = compiled(last, None, False)  # type: ignore[arg-type]
    compile_for(dispatcher, [buffers])
    assert dispatcher(buffers) == 4
    assert len(dispatcher.signatures) == 1, f"{SAID}`typeof` of a NamedTuple is not what a call makes of it"
