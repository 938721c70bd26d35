"""How fast a game runs: decisions and games a second in each backend, and how soon a new process decides."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from . import cache, steps
from .backends import find_backend
from .errors import BackendError
from .game import Game
from .policy import RANDOM

Rates = dict[str, float]
"""`decisions_per_s` (chance nodes are not counted) and `games_per_s`."""

FIRST_DECISION = """
import time
began = time.{clock}()
from royaltable.core import simulate
from {game} import GAME
series = simulate.series(GAME, {players})
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


def rates(game: Game, players: int, backend: str, seconds: float, *, threads: int = 1, policy: int = RANDOM) -> Rates:
    """Decisions and games a second of whole games by one policy, on some threads, measured for about so many seconds."""
    runs = [Run(game, players, backend, policy, seed) for seed in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda run: run.play_for(seconds / 10), runs))  # loads the code, finds the size of a batch
        results = list(pool.map(lambda run: run.play_for(seconds), runs))
    return {"decisions_per_s": sum(r[0] for r in results), "games_per_s": sum(r[1] for r in results)}


class Run:
    """Kernels, a position and buffers for playing random games in one thread."""

    def __init__(self, game: Game, players: int, backend: str, policy: int, seed: int) -> None:
        """Raises BackendError if `fast` cannot be used."""
        b = find_backend(backend, game)
        components = game.components()
        self.play = b.bind(steps.play_games)
        self.before = (b.tables(components), b.positions(), 0, players, b.options(components, players), policy, b.buffers(seed))
        self.batch, self.most = 1, game.max_nodes

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


def start_figures(game: Game, clock: str = "perf_counter") -> Rates:
    """Seconds from the first import to the first decision in a new process, by backend: best of three, the interpreter's own start not counted.

    `clock`: the function of `time` that measures them (`perf_counter`, `process_time`).
    """
    backends = ("pure", "fast") if cache.available() else ("pure",)
    return {backend: min(_start(game, backend, clock) for _ in range(3)) for backend in backends}


def _start(game: Game, backend: str, clock: str) -> float:
    program = FIRST_DECISION.format(game=vars(game.rules)["__package__"], players=2, backend=backend, clock=clock)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BackendError(f"A new process could not play: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)
