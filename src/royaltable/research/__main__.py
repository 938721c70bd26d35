"""`python -m royaltable.research [GAME…]`: compile games (all of them) ahead, so that environments start at once."""

from __future__ import annotations

import sys

from .. import games
from ..core.errors import BackendError, HeaderError
from .compiling import compile_once


def main(names: list[str]) -> int:
    """The command line; returns the exit code."""
    try:
        for game in [games.find(name) for name in names or games.NAMES]:
            compile_once(game)
            print(f"{game.name} is ready.")
    except (HeaderError, BackendError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
