"""Royal Table as a library: three board games as pure rules.

>>> import royaltable
>>> match = royaltable.Match("ming", players=3)
>>> match.play("starter 0").text
'starter 0'

Everything else is found below: `royaltable.core` (records, matches, transcripts, backends), `royaltable.games` (the rules),
`royaltable.ai` (computer players), `royaltable.research` (environments), `royaltable.server`, `royaltable.cli`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.errors import Refused, RoyalTableError
    from .core.game import Game
    from .games import NAMES, find
    from .library import Match

__all__ = ["NAMES", "Game", "Match", "Refused", "RoyalTableError", "find"]

_MODULES = {"Game": "core.game", "Match": "library", "NAMES": "games", "Refused": "core.errors", "RoyalTableError": "core.errors", "find": "games"}
"""Where each name comes from; imported when it is asked for, so that a command or one game starts in an instant."""


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
