"""A filled cache: everything Python calls is loaded, nothing compiled; and every index is in range."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from royaltable.core import cache, simulate, steps
from royaltable.core.policy import POLICIES
from royaltable.games.compile import compile_in_background
from tests.fast.test_backends import each_game, find, some_set_ups
from tests.fast.test_cache import ROOT, run

pytest.importorskip("numba")
from royaltable.core import fast


@pytest.mark.xdist_group("fast-ming")
def test_another_process_fills_the_cache() -> None:
    game = find("ming")
    assert compile_in_background(game).wait() == 0
    assert cache.ready(game)
    assert fast.ready(game)
    printed = run("""
from royaltable.core import fast, measure, simulate, steps
from royaltable.games import find
game = find("ming")
which = simulate.series(game, 3)
simulate.first_decision(which, "fast")
list(simulate.play(which, 1, backend="fast"))
measure.rates(game, 3, "fast", 0.01)
used = [fast.fast(game).bind(k) for k in (steps.setup_at, steps.step, steps.play_game, steps.result_at, steps.play_games)]
print([(len(k.stats.cache_hits), len(k.stats.cache_misses)) for k in used])
""")
    assert printed.strip() == str([(1, 0)] * 5), "a kernel was compiled although the cache was filled"


def test_the_command_needs_a_game() -> None:
    for arguments, word in (([], "usage"), (["chess"], "chess")):
        command = [sys.executable, "-m", "royaltable.games.compile", *arguments]
        done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert word in done.stderr
        assert "Traceback" not in done.stderr


@each_game
def test_every_index_is_in_range(name: str) -> None:
    game = find(name)
    b = fast.fast(game, boundscheck=True)
    ta, sa, choices = b.tables(game.components()), b.positions(), b.zeros(game.max_nodes)
    for players, options in some_set_ups(game):
        which = simulate.series(game, players, options, seed=3)
        row = b.options(which.components, players, options)
        for policy, games in enumerate((60, 2)[: len(POLICIES)]):
            for k in range(games):
                b.bind(steps.play_game)(ta, sa, 0, players, row, policy, b.buffers(k, game.max_rows), choices)
