"""Thinking in processes of their own, so that whoever asks stays quick and never imports Numba.

A worker is `python -m royaltable.ai.worker MODULE`: it reads a question from each line of its input and writes an answer to each
(JSON), with low priority, until its input ends. `MODULE.find` gives the games. A worker that dies is replaced and asked again.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib import import_module
from threading import Lock
from typing import Any
from zlib import crc32

from ..core import cache, measure
from ..core.errors import RoyalTableError
from ..core.game import Game
from ..core.schema import Record
from ..games.compile import compile_in_background
from .hint import Adviser, Hint
from .tree import MODULES, Budget

GAMES = "royaltable.games"
NICENESS = 5
TRIES = 3
KEPT = 6
"""Computer players and advisers that a worker keeps; their search trees may hold 70 MB each."""


class WorkerError(RoyalTableError):
    """The workers die at a question."""


class Worker:
    """One process that thinks; started when it is first asked."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: subprocess.Popen[str] | None = None
        self._lock = Lock()
        self._closed = False

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; others wait meanwhile. Raises WorkerError."""
        line = json.dumps(question)
        with self._lock:
            for _ in range(TRIES):
                if self._closed:
                    raise WorkerError("The computer players have been sent home.")
                with suppress(OSError, ValueError):
                    return self._answer(line)
                self._end()
        raise WorkerError("A computer player does not answer: its process has ended several times.")

    def _answer(self, line: str) -> dict[str, Any]:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())  # an empty line, if it has died, is no JSON
        assert isinstance(answer, dict)
        return answer

    def _start(self) -> subprocess.Popen[str]:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", __name__, self._module]
        return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8")

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            process.wait()

    @property
    def pid(self) -> int | None:
        """The number of the running process."""
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the process, in the middle of a thought if need be; it answers no more."""
        self._closed = True
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
        with self._lock:
            self._end()


class Thinkers:
    """Workers for any number of tables. A table always asks the same one, which keeps its search tree during a turn.

    `module`: where the workers find the games. `count`: by default a core is left to others. Games that are searched for the first
    time are compiled in the background; until then the workers think in pure Python.
    """

    def __init__(self, module: str = GAMES, count: int | None = None, *, compiles: bool = True) -> None:
        self.count = count or max(1, measure.cores() - 1)
        self._workers = [Worker(module) for _ in range(self.count)]
        self._compiling: dict[str, subprocess.Popen[bytes]] = {}
        self._compiles = compiles
        self._closed = False
        self._lock = Lock()

    def decide(self, table: str, game: Game, players: int, level: str, s: Record, seat: int, seed: str) -> int:
        """The code a computer player plays at a position hidden for its seat; raises WorkerError, RoyalTableError. Blocks; any thread may call."""
        return int(self._ask(table, game, players, {"level": level, "position": s.to_json(), "seat": seat, "seed": seed})["code"])

    def hints(self, table: str, game: Game, players: int, s: Record, seat: int, budget: Budget) -> list[Hint]:
        """The best actions of the seat to act at a position hidden for it; else as `decide`."""
        asked = {"position": s.to_json(), "seat": seat, "simulations": budget.simulations, "seconds": budget.seconds}
        return [Hint(**found) for found in self._ask(table, game, players, asked | {"wants": "hints"})["hints"]]

    def chances(self, table: str, game: Game, players: int, positions: Sequence[Record], viewer: int) -> list[list[float] | None]:
        """Everybody's chance to win at positions hidden for a viewer (-1: a spectator), None where not looked at; else as `decide`."""
        asked = {"positions": [s.to_json() for s in positions], "seat": viewer, "wants": "chances"}
        return list(self._ask(table, game, players, asked)["chances"])

    def _ask(self, table: str, game: Game, players: int, asked: dict[str, Any]) -> dict[str, Any]:
        self._prepare(game)
        answer = self.worker(table).ask({"game": game.name, "players": players} | asked)
        if "error" in answer:
            raise RoyalTableError(answer["error"])
        return answer

    def worker(self, table: str) -> Worker:
        """The worker of a table."""
        return self._workers[crc32(table.encode()) % self.count]

    def _prepare(self, game: Game) -> None:
        with self._lock:
            if self._compiles and not self._closed and game.name not in self._compiling and cache.available() and not cache.ready(game, MODULES):
                self._compiling[game.name] = compile_in_background(game, MODULES)

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.close()
        with self._lock:  # a game under way may ask once more, but nothing is started after this
            self._closed = True
        for process in self._compiling.values():
            process.kill()
            process.wait()


# --- the process --------------------------------------------------------------------------------------------------------


def answer(find: Any, players: dict[tuple[str, int, str], Any], question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question (what it `wants`: a decision, hints or chances); `players` is kept between questions."""
    from .players import Player

    game = find(question["game"])
    if "wants" in question:
        return _advice(game, players, question)
    key = (question["game"], question["players"], question["level"])
    player = _keep(players, key, lambda: Player(game, game.components(), question["players"], question["level"]))
    made = player.decide(game.state.from_json(question["position"]), question["seat"], question["seed"])
    return {"code": made.code, "seconds": round(made.seconds, 4), "backend": player.backend}


def _keep(kept: dict[tuple[str, int, str], Any], key: tuple[str, int, str], make: Callable[[], Any]) -> Any:
    """What is kept under a key, or newly made; what was not asked for the longest time goes."""
    kept[key] = kept.pop(key, None) or make()
    while len(kept) > KEPT:
        del kept[next(iter(kept))]
    return kept[key]


def _advice(game: Game, advisers: dict[tuple[str, int, str], Any], question: dict[str, Any]) -> dict[str, Any]:
    key = (question["game"], question["players"], "")
    adviser, seat = _keep(advisers, key, lambda: Adviser(game, game.components(), question["players"])), question["seat"]
    if question["wants"] == "chances":
        return {"chances": adviser.chances([game.state.from_json(s) for s in question["positions"]], seat)}
    budget = Budget(question["simulations"], question["seconds"])
    return {"hints": [asdict(hint) for hint in adviser.hints(game.state.from_json(question["position"]), seat, budget)]}


def main(arguments: list[str]) -> int:
    """`python -m royaltable.ai.worker MODULE`: answer questions until the input ends."""
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    find = import_module(arguments[0]).find
    players: dict[tuple[str, int, str], Any] = {}
    for line in sys.stdin:
        try:
            said = answer(find, players, json.loads(line))
        except (RoyalTableError, ValueError, KeyError) as error:
            said = {"error": str(error)}
        print(json.dumps(said), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
