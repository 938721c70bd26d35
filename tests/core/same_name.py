"""A module of generic kernels with a name that another has too, for the tests."""

from __future__ import annotations

from royaltable.core.kernel import kernel


@kernel
def choose() -> int:
    return 0
