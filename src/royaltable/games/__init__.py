"""The games: those of this package, and those that other installed packages bring (docs/add-a-game.md).

A game is imported when it is asked for, so that one game starts in an instant.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..core.errors import HeaderError
from ..core.game import Game, GameOf

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NAMES = ("ming", "royals", "palace")
"""The games of this package."""
GROUP = "royaltable.games"
"""Entry points of other packages in this group are games: `name = "package:GAME"`."""


def names() -> tuple[str, ...]:
    """All games that can be played here: those of this package, then others by name."""
    return (*NAMES, *_brought())


def find(name: str) -> Game:
    """The game of this name; raises HeaderError. What the package of a game raises while it is imported is passed on."""
    if name in NAMES:
        game: Game = import_module(f"{__name__}.{name}").GAME
        return game
    if name not in _brought():
        raise HeaderError(f"There is no game {name!r}; the games are {', '.join(names())}.")
    found = _brought()[name].load()
    if not isinstance(found, GameOf) or found.name != name:
        raise HeaderError(f"The entry point {name} = {_brought()[name].value} does not lead to a game of this name.")
    return found


@cache
def _brought() -> dict[str, EntryPoint]:
    """Name -> entry point of the games that other packages bring."""
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name) if point.name not in NAMES}
