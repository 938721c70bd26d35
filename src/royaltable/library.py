"""The front door of the library: a match by the name of its game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .core import match
from .core.components import Components
from .core.game import Game
from .games import find


class Match(match.Match):
    """A game being played (`core.match.Match`), made from the name of a game.

    Args: the game or its name, the number of players, options (missing ones take their defaults), a component file or its path.
    Raises HeaderError for an unknown game, player count, option or value, ComponentError for a file that does not fit.
    """

    def __init__(self, game: str | Game, players: int, options: Mapping[str, object] | None = None, components: Components | Path | str | None = None) -> None:
        found = find(game) if isinstance(game, str) else game
        given = components if isinstance(components, Components) else found.components(components)
        super().__init__(found, players, options, given)
