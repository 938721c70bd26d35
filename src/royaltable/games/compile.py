"""Compiling a game ahead, in a process of its own: `python -m royaltable.games.compile GAME [MODULE…]`."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

from ..core import cache
from ..core.errors import HeaderError
from ..core.game import Game
from . import find


def compile_in_background(game: Game, modules: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
    """Start a process that fills the cache of a game; `cache.ready` tells when it is done. `modules`: further modules of generic kernels."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", __name__, game.name, *modules]
    return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main(arguments: list[str]) -> int:
    """Fill the cache of a game with the kernels of the core and of further modules of generic kernels."""
    if not arguments:
        print("usage: python -m royaltable.games.compile GAME [MODULE…]", file=sys.stderr)
        return 2
    if hasattr(os, "nice"):
        os.nice(10)
    name, *rest = arguments
    modules = tuple(rest)
    try:
        game = find(name)
    except HeaderError as error:
        print(error, file=sys.stderr)
        return 2
    from ..core import fast

    for module in modules:
        import_module(module)
    fast.warm(game, modules)
    cache.prune([cache.folder(game, part) for part in {(), modules}])
    return 0 if cache.ready(game, modules) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
