"""The package without Numba and NumPy: everything runs in pure Python, and the fast backend says what is missing."""

from __future__ import annotations

import pytest

from royaltable import games
from tests.fast.test_cache import run

BLOCK = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"


@pytest.mark.parametrize("name", games.NAMES)
def test_games_are_played(name: str) -> None:
    printed = run(f"""{BLOCK}
from royaltable.core import cache, simulate, transcript
from royaltable.games import find
game = find({name!r})
assert not cache.available()
assert not cache.ready(game)
assert simulate.best_backend(game, 10**9) == "pure"
which = simulate.series(game, 2)
for played in simulate.play(which, 1):
    print(transcript.replay(list(transcript.write(simulate.replay(which, played))), game).over)
""")
    assert printed.strip() == "True"


def test_fast_says_what_is_missing() -> None:
    printed = run(f"""{BLOCK}
from royaltable.core.errors import BackendError
try:
    from royaltable.core import fast
except BackendError as error:
    print(error)
""")
    assert "needs Numba and NumPy" in printed
    assert "royaltable[fast]" in printed


def test_the_command_line() -> None:
    printed = run(f"""{BLOCK}
from royaltable import cli
print(cli.run(["simulate", "ming", "--games", "2"]), cli.run(["simulate", "ming", "--games", "2", "--backend", "fast"]))
""")
    assert printed.splitlines()[-1] == "0 2"


def test_pure_python_loads_neither() -> None:
    printed = run("""
import sys
from royaltable.core import cache, simulate
from royaltable.games import find
which = simulate.series(find("ming"), 2)
list(simulate.play(which, 1))
cache.ready(which.game)
print([name for name in ("numba", "numpy", "typer", "rich", "fluent", "litestar") if name in sys.modules])
""")
    assert printed.strip() == "[]"
