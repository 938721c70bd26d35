"""Compiling the games, once and never in silence."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from ..core import cache
from ..core.fast import warm
from ..core.game import Game
from . import kernels

MODULES = (kernels.__name__,)
"""Modules of generic kernels that are compiled for the research environments."""
EVERY = 10.0
"""Seconds between two lines that tell how far it is."""

Say = Callable[[str], None]


def on_stderr(line: str) -> None:
    """Where lines go if nothing else is asked for."""
    print(line, file=sys.stderr, flush=True)


def compile_once(game: Game, say: Say = on_stderr) -> None:
    """Compile a game if that has not been done on this machine, telling how far it is; raises BackendError if Numba may not compile."""
    if cache.ready(game, MODULES):
        return
    title, began = game.components().data["title"]["en"], time.monotonic()
    say(f"Compiling {title} for this machine; this takes a minute or two, once …")
    with _telling(game, began, say):
        warm(game, MODULES)
    say(f"{title} is compiled ({time.monotonic() - began:.0f} s).")


@contextmanager
def _telling(game: Game, began: float, say: Say) -> Iterator[None]:
    """Tell how far it is, every now and then, while something else is done."""
    over = Event()

    def tell() -> None:
        while not over.wait(EVERY):
            say(f"  … {time.monotonic() - began:.0f} s, {_compiled(game)} functions")

    teller = Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()


def _compiled(game: Game) -> int:
    """How many functions of a game lie in the cache."""
    return sum(len(list(cache.folder(game, part).glob("*.nbi"))) for part in ((), MODULES))
