"""A module of generic kernels for the tests of `modules` and `boundscheck`."""

from __future__ import annotations

from typing import NamedTuple

from royaltable.core.buffers import Buffers, Floats
from royaltable.core.kernel import kernel
from royaltable.core.rules import copy_at, legal
from royaltable.core.schema import Positions, Records, Row
from royaltable.core.steps import actor_at


class Heat(NamedTuple):
    degrees: Floats
    times: Row


@kernel
def stone(ta: Records, sa: Positions, i: int) -> int:
    """Number of stones of kind i; reads whatever stands there when i is no kind."""
    return ta[0].number[i]  # type: ignore[attr-defined, no-any-return]


@kernel
def count_legal(ta: Records, sa: Positions, i: int, b: Buffers, heat: Heat) -> int:
    """Uses a kernel of the game, one of `core.steps`, the copy of positions and buffers of its own."""
    copy_at(sa, 1, i)
    heat.degrees[0] = 0.5
    heat.times[0] += 1
    return legal(ta[0], sa[1], b.codes) if actor_at(ta, sa, i) >= 0 else 0
