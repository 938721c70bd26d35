"""The two backends by name."""

from __future__ import annotations

from .backend import Backend, pure
from .errors import BackendError
from .game import Game

BACKENDS = ("pure", "fast")


def find_backend(name: str, game: Game, modules: tuple[str, ...] = ()) -> Backend:
    """The backend of this name (one of BACKENDS) for a game; raises BackendError if it cannot be used."""
    if name == "pure":
        return pure(game, modules)
    if name != "fast":
        raise BackendError(f"The backends are {', '.join(BACKENDS)}, not {name!r}.")
    from .fast import fast

    return fast(game, modules)
