"""How fast a game runs: decisions and games a second in each backend, and how soon a new process decides."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from . import cache
from .backend import pure
from .errors import BackendError
from .game import Game
from .kernel import seeded
from .policy import RANDOM

Rates = dict[str, float]
"""`decisions_per_s` (chance nodes are not counted) and `games_per_s`."""

FIRST_DECISION = """
import time
began = time.{clock}()
from royaltable.core import simulate
from royaltable.games import find
series = simulate.series(find({game!r}), {players})
simulate.first_decision(series, {backend!r})
print(time.{clock}() - began)
"""


def cores() -> int:
    """Processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def game_figures(game: Game, players: int, seconds: float) -> dict[str, Rates]:
    """Rates of random games: `pure`, and where Numba is installed `fast` and `fast_all_cores`."""
    figures = {"pure": rates(game, players, "pure", seconds)}
    if cache.available():
        figures["fast"] = rates(game, players, "fast", seconds)
        figures["fast_all_cores"] = rates(game, players, "fast", seconds, threads=cores())
    return figures


def rates(game: Game, players: int, backend: str, seconds: float, *, threads: int = 1, how: int = RANDOM) -> Rates:
    """Decisions and games a second of whole games by one policy, on some threads, measured for about so many seconds."""
    runs = [Run(game, players, backend, how, seed) for seed in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda run: run.play_for(seconds / 10), runs))  # loads the code, finds the size of a batch
        results = list(pool.map(lambda run: run.play_for(seconds), runs))
    return {"decisions_per_s": sum(r[0] for r in results), "games_per_s": sum(r[1] for r in results)}


class Run:
    """Kernels, a position and buffers for playing random games in one thread."""

    def __init__(self, game: Game, players: int, backend: str, how: int, seed: int) -> None:
        """Raises BackendError if `fast` cannot be used."""
        components = game.components()
        options: Any = game.option_row(components, game.options(components, players))
        rng: Any = seeded(seed)
        t = game.new_tables(components)
        sizes = (game.max_legal, game.max_legal, 1 + 4 * game.max_rows)
        self.batch = 1
        if backend == "fast":
            from . import fast

            self.play = fast.fast(game).play_games
            buffers: list[Any] = [fast.buffer(n) for n in sizes]
            records: tuple[Any, Any] = fast.to_arrays(t), fast.new_array(game.state)
            options, rng = fast.integers(options), fast.integers(rng)
        else:
            self.play = pure(game).play_games
            buffers = [[0] * n for n in sizes]
            records = [t], [game.state()]
        buffers[2][0] = -1
        self.before = (*records, 0, players, options, how, *buffers, rng)
        self.most = game.max_nodes

    def play_for(self, seconds: float, clock: Callable[[], float] | None = None) -> tuple[float, float]:
        """Play for about so long by a clock (wall time if none is given); decisions and games a second."""
        clock = clock or time.perf_counter
        games = decisions = 0
        began = clock()
        while True:
            decisions += int(self.play(*self.before, self.batch, self.most))
            games += self.batch
            passed = clock() - began
            if passed >= seconds:
                self.batch = max(1, int(games / passed * min(seconds, 0.05)))
                return decisions / passed, games / passed


def start_figures(name: str, clock: str = "perf_counter") -> Rates:
    """Seconds from the first import to the first decision in a new process, by backend: best of three, the interpreter's own start not counted.

    `clock`: the function of `time` that measures them (`perf_counter`, `process_time`).
    """
    backends = ("pure", "fast") if cache.available() else ("pure",)
    return {backend: min(_start(name, backend, clock) for _ in range(3)) for backend in backends}


def _start(name: str, backend: str, clock: str) -> float:
    program = FIRST_DECISION.format(game=name, players=2, backend=backend, clock=clock)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BackendError(f"A new process could not play: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)
