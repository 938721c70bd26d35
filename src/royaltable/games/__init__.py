"""The games. A game is imported when it is asked for, so that one game starts in an instant."""

from __future__ import annotations

from importlib import import_module

from ..core.errors import HeaderError
from ..core.game import Game

NAMES = ("ming", "royals", "palace")
OFFERED: tuple[str, ...] = ("ming", "royals", "palace")
"""The games that the server offers."""


def find(name: str) -> Game:
    """The game of this name; raises HeaderError."""
    if name not in NAMES:
        raise HeaderError(f"There is no game {name!r}; the games are {', '.join(NAMES)}.")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
