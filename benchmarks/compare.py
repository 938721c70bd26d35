"""Decisions a second of random games: Royal Table, OpenSpiel's C++ games, Catanatron. One run, one core each, repeats interleaved.

    python -m venv /tmp/bench && /tmp/bench/bin/pip install -r benchmarks/requirements.txt
    PYTHONPATH=src /tmp/bench/bin/python benchmarks/compare.py [--seconds 2] [--repeats 5] [--write docs/speed.md]

Every contender plays whole games with uniformly random legal actions; a decision is one action of a player, chance nodes are not
counted. OpenSpiel's games are driven inside C++ (`evaluate_bots` with its uniform random bots; making the first state is not
timed). Catanatron is pure Python. A second is one of processor time, so that other programs on the machine count little. Figures are
medians over the repeats; each repeat runs every contender once, so that a slow moment of the machine meets all of them.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from royaltable import games
from royaltable.core import cache, fast
from royaltable.core.measure import Run, cores, rates, start_figures
from royaltable.core.policy import RANDOM

Contender = Callable[[float], float]
"""Plays for about so many seconds; decisions a second."""
BUSY = 0.5
"""Load average above which threads cannot be measured."""
BATCH = 20
"""Games of OpenSpiel that are timed together."""
REFERENCE = "OpenSpiel gin_rummy"


def royaltable(name: str, players: int, backend: str) -> Contender:
    run = Run(games.find(name), players, backend, RANDOM, seed=1)
    return lambda seconds: run.play_for(seconds, time.process_time)[0]


def openspiel(name: str) -> Contender:
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 11 + player) for player in range(game.num_players())]
    seed = iter(range(10**9))

    def play(seconds: float) -> float:
        spent, decisions = 0.0, 0
        while spent < seconds:
            states = [game.new_initial_state() for _ in range(BATCH)]
            began = time.process_time()
            for state in states:
                pyspiel.evaluate_bots(state, bots, next(seed))
            spent += time.process_time() - began
            decisions += sum(one.player >= 0 for state in states for one in state.full_history())
        return decisions / spent

    return play


def catanatron(players: int) -> Contender:
    from catanatron import Color, Game, RandomPlayer

    def play(seconds: float) -> float:
        decisions, began = 0, time.process_time()
        while True:
            game = Game([RandomPlayer(colour) for colour in list(Color)[:players]])
            game.play()
            state: Any = game.state
            decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
            if (spent := time.process_time() - began) >= seconds:
                return decisions / spent

    return play


def contenders() -> dict[str, Contender]:
    """Name -> contender, in the order of the table."""
    made: dict[str, Contender] = {}
    for name in games.NAMES:
        for backend in ("fast", "pure"):
            for players in games.find(name).players:
                made[f"{name}, {players} players, {backend}"] = royaltable(name, players, backend)
    for name in ("gin_rummy", "quoridor", "backgammon"):
        made[f"OpenSpiel {name}"] = openspiel(name)
    for players in (2, 4):
        made[f"Catanatron, {players} players"] = catanatron(players)
    return made


def measure(seconds: float, repeats: int) -> dict[str, float]:
    """Median decisions a second by contender."""
    field = contenders()
    found: dict[str, list[float]] = {name: [] for name in field}
    for play in field.values():
        play(seconds / 10)  # loads code, fills caches
    for i in range(repeats):
        print(f"repeat {i + 1} of {repeats}", file=sys.stderr)
        for name, play in field.items():
            found[name].append(play(seconds))
    return {name: statistics.median(values) for name, values in found.items()}


def threads(seconds: float, repeats: int) -> dict[str, float]:
    """Speed of all cores over that of one, by game, in wall time: medians of interleaved repeats; empty on a machine that is busy otherwise."""
    if os.getloadavg()[0] > BUSY:
        return {}
    found: dict[str, float] = {}
    for name in games.NAMES:
        game = games.find(name)
        pairs = [[rates(game, game.players[-1], "fast", seconds, threads=n)["decisions_per_s"] for n in (1, cores())] for _ in range(repeats)]
        found[name] = statistics.median(many / one for one, many in pairs)
    return found


def table(speeds: dict[str, float]) -> list[str]:
    """The figures as a Markdown table with ratios."""
    columns = [REFERENCE, "OpenSpiel quoridor", "Catanatron, 4 players"]
    lines = ["| contender | decisions/s | " + " | ".join(f"× {name}" for name in columns) + " |", "| --- | ---: |" + " ---: |" * len(columns)]
    for name, speed in speeds.items():
        ratios = " | ".join(f"{speed / speeds[other]:.2g}" if speed < 10 * speeds[other] else f"{speed / speeds[other]:.0f}" for other in columns)
        lines.append(f"| {name} | {speed:,.0f} | {ratios} |")
    return lines


def _times(ratio: float | None) -> str:
    return "machine busy" if ratio is None else f"{ratio:.2f}"


def report(seconds: float, repeats: int) -> str:
    """Everything measured, as a page."""
    for name in games.NAMES:
        if not cache.ready(games.find(name)):
            print(f"compiling {name}", file=sys.stderr)
            fast.warm(games.find(name))
    scaling = threads(seconds, repeats)
    speeds = measure(seconds, repeats)
    starts = {name: start_figures(games.find(name), "process_time") for name in games.NAMES}
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open-spiel", "catanatron"))
    lines = [
        "# Speed",
        "",
        "Random games: decisions of players (chance nodes are not counted) in a second of processor time, medians over interleaved repeats of one run.",
        "OpenSpiel's games are driven inside C++ by its own uniform random bots; Catanatron is pure Python. Measured by `benchmarks/compare.py`:",
        "",
        f"{platform.system()} {platform.machine()}, {cores()} cores, Python {platform.python_version()}, {packages}; {repeats} repeats of {seconds:g} s.",
        "",
        *table(speeds),
        "",
        "| game | first decision, pure | first decision, fast (compiled before) | all cores over one |",
        "| --- | ---: | ---: | ---: |",
        *(f"| {name} | {starts[name]['pure']:.3f} s | {starts[name]['fast']:.2f} s | {_times(scaling.get(name))} |" for name in games.NAMES),
        "",
        "First decision: from the first import of a new Python process to the legal list of the first player, processor time, best of three.",
        f"All cores over one: wall time of {cores()} threads in one process; measured on an idle machine only.",
        "`royaltable bench` measures the machine it runs on.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="time of each measurement")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--write", type=Path, help="write the page here")
    arguments = parser.parse_args()
    page = report(arguments.seconds, arguments.repeats)
    print(page)
    if arguments.write is not None:
        arguments.write.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
