"""The pure backend, and the way generic kernels (policies, search) meet the kernels of a game.

Generic kernels name the game's kernels as globals. `bind` copies them once per game with these names set, so that they need
no function arguments; `core.fast` does the same with compiled functions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

from . import policy, steps
from .game import KERNEL_NAMES, Game
from .kernel import kernels_of

GENERIC = (policy.__name__, steps.__name__)
"""Modules of generic kernels; a module may use kernels of those before it."""


def game_kernels(game: Game) -> dict[str, Callable[..., Any]]:
    """The kernels of a game by name; raises AttributeError if one is missing."""
    return {name: getattr(game.rules, name) for name in KERNEL_NAMES}


def bind_with(functions: dict[str, Any], modules: Iterable[str]) -> dict[str, Any]:
    """Copies of the kernels of some modules whose globals hold `functions` and one another."""
    bound: dict[str, Any] = {}
    for module in modules:
        namespace: dict[str, Any] = {**vars(sys.modules[module]), **functions, **bound}
        for function in kernels_of(module):
            assert isinstance(function, FunctionType)
            bound[function.__name__] = namespace[function.__name__] = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    return bound


def copy_at(sa: Any, i: int, j: int) -> None:
    """Overwrite position `i` by position `j`. Every backend has its own; generic kernels use it by this name."""
    sa[j].copy_into(sa[i])


@cache
def pure(game: Game, modules: tuple[str, ...] = ()) -> SimpleNamespace:
    """All kernels of a game and the generic ones, as plain Python. `modules`: further modules of generic kernels, already imported."""
    functions = {**game_kernels(game), "copy_at": copy_at}
    return SimpleNamespace(**functions, **bind_with(functions, (*GENERIC, *modules)))
