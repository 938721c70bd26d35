"""A module of generic kernels for the tests of `modules` and `boundscheck`."""

from __future__ import annotations

from typing import Any

from royaltable.core.kernel import kernel
from royaltable.core.steps import actor_at

ARGUMENTS = {"heat": ("f8", 2)}


def _of_the_game(*_: Any) -> int:
    raise RuntimeError


legal = copy_at = _of_the_game


@kernel
def stone(ta: Any, sa: Any, i: int) -> int:
    """Number of stones of kind i; reads whatever stands there when i is no kind."""
    return ta[0].number[i]


@kernel
def count_legal(ta: Any, sa: Any, i: int, codes: Any, heat: Any) -> int:
    """Uses a kernel of the game, one of `core.steps`, the copy of positions and a buffer of its own."""
    copy_at(sa, 1, i)
    heat[0, 0] = 0.5
    return legal(ta[0], sa[1], codes) if actor_at(ta, sa, i) >= 0 else 0
