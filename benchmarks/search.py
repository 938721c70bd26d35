"""The search next to OpenSpiel's MCTS: simulations a second from the start of each game, and games against it. One run, repeats interleaved.

    python -m venv /tmp/bench && /tmp/bench/bin/pip install -r benchmarks/requirements.txt
    PYTHONPATH=src /tmp/bench/bin/python benchmarks/search.py [--repeats 5] [--games 20] [--write docs/search-speed.md]

Speed: a simulation walks down the tree, adds a node and values it. OpenSpiel's bot is the one in C++ (`MCTSBot` with one random rollout) on
backgammon and gin rummy; Royal Table's search is taken as its levels use it (hidden cards dealt anew, some turns played on, learned
evaluation) and with random playouts to the end of the game. A second is one of processor time of one core, medians over the repeats.

Games: OpenSpiel's bot in Python (that in C++ cannot play games written in Python) plays through the adapter of `royaltable.research`, with
compiled random rollouts, which make it faster than its own; it sees the hidden cards. Both rotations of the seats share their chance. With equal
simulations both make SIMULATIONS for a decision; with equal time the search gets the seconds that a decision of the other took on average so far.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from royaltable import games
from royaltable.ai import evaluation
from royaltable.ai.levels import find
from royaltable.ai.ratings import wilson
from royaltable.ai.tree import MODULES, Budget, Searcher
from royaltable.core import cache, fast
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, OVER, seeded
from royaltable.core.match import Match
from royaltable.core.measure import cores
from royaltable.research import openspiel
from royaltable.research.compiling import MODULES as EPISODE_MODULES

Contender = Callable[[], float]
"""Makes so many simulations as its constant says; simulations a second of processor time."""
ROUNDS, THEIR_ROUNDS = 4000, 300
REFERENCES = ("backgammon", "gin_rummy")
EXPLORATION = 2.0
"""Of OpenSpiel's bot; the value its own examples use."""
SIMULATIONS = 100
LEVEL = find("master")


def chance(match: Match, rng: list[int]) -> None:
    """Play the chance nodes that come next."""
    while match.actor == CHANCE:
        match.play_chance(rng)


def searcher(game: Game, players: int, evaluated: bool = True) -> Searcher:
    """The search of the levels, or with random playouts to the end of the game."""
    assert LEVEL is not None
    model = evaluation.shipped(game, players)
    knobs = LEVEL.knobs(model.turns) if evaluated else replace(LEVEL.knobs(-1), mistakes=1.0)
    return Searcher(game, game.components(), "fast", knobs, model.weights if evaluated else (), nodes=1 << 17)


# --- speed ------------------------------------------------------------------------------------------------------------


def ours(name: str, players: int, evaluated: bool) -> Contender:
    """From the first position where a seat has a choice."""
    game = games.find(name)
    match, rng = Match(game, players), seeded("start")
    chance(match, rng)
    while len(legal := match.legal()) == 1:
        match.play(legal[0])
        chance(match, rng)
    seat, hidden = match.actor, match.seen_by(match.actor)
    search = searcher(game, players, evaluated)
    seeds = iter(range(10**9))
    rounds = ROUNDS if evaluated else ROUNDS // 4

    def run() -> float:
        search.forget()
        began = time.process_time()
        made = search.think(hidden, seat, Budget(rounds), next(seeds)).simulations
        return made / (time.process_time() - began)

    return run


def theirs(name: str) -> Contender:
    """OpenSpiel's bot in C++, from the first position where a player has a choice."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        codes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(codes, p=shares))
    seeds = iter(range(10**9))

    def run() -> float:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, next(seeds)), EXPLORATION, THEIR_ROUNDS, 1000, False, next(seeds), False)
        began = time.process_time()
        bot.mcts_search(state)
        return THEIR_ROUNDS / (time.process_time() - began)

    return run


def speeds(repeats: int) -> dict[str, float]:
    """Median simulations a second by contender."""
    field: dict[str, Contender] = {}
    for name in games.NAMES:
        for players in games.find(name).players:
            field[f"{name}, {players} players"] = ours(name, players, True)
            field[f"{name}, {players} players, random playouts"] = ours(name, players, False)
    for name in REFERENCES:
        field[f"OpenSpiel {name}, C++"] = theirs(name)
    found: dict[str, list[float]] = {name: [] for name in field}
    for run in field.values():
        run()
    for i in range(repeats):
        print(f"repeat {i + 1} of {repeats}", file=sys.stderr)
        for name, run in field.items():
            found[name].append(run())
    return {name: statistics.median(values) for name, values in found.items()}


# --- games against OpenSpiel's bot ------------------------------------------------------------------------------------


@dataclass
class Meeting:
    """Games of the search against OpenSpiel's bot: shares of the win, and seconds of the decisions of both."""

    won: list[float] = field(default_factory=list)
    our_times: list[float] = field(default_factory=list)
    their_times: list[float] = field(default_factory=list)

    def row(self, name: str, kind: str) -> str:
        n = len(self.won)
        low, high = wilson(sum(self.won), n)
        times = " | ".join(f"{statistics.mean(found):.3f}" for found in (self.our_times, self.their_times))
        return f"| {name} | {kind} | {n} | {sum(self.won) / n:.0%} | {low:.0%}–{high:.0%} | {times} |"


def meet(name: str, numbers: range, equal_time: bool, simulations: int = SIMULATIONS) -> Meeting:
    """Play games with two players; game 2k and 2k + 1 share their chance, the seats change."""
    game = games.find(name)
    spiel = pyspiel.load_game(openspiel.short_name(game))
    search = searcher(game, 2)
    made = Meeting()
    for n in numbers:
        bot = mcts.MCTSBot(spiel, EXPLORATION, simulations, openspiel.Playouts("random", seed=n), random_state=np.random.RandomState(n))
        made.won.append(_game(game, spiel, search, bot, n, made, None if equal_time else simulations))
        print(f"{name} {'time' if equal_time else 'simulations'} game {n}: {made.won[-1]}", file=sys.stderr)
    return made


def _game(game: Game, spiel: openspiel.SpielGame, search: Searcher, bot: mcts.MCTSBot, n: int, made: Meeting, simulations: int | None) -> float:
    match, state, rng, seat = Match(game, 2), spiel.new_initial_state(), seeded(f"openspiel {n // 2}"), n % 2
    played = 0
    while match.actor != OVER:
        chance(match, rng)
        for line in match.lines[played:]:
            state.apply_action(match.notation.codes[line.text])
        played = match.version
        if (who := match.actor) == OVER:
            break
        legal = state.legal_actions()
        began = time.perf_counter()
        if len(legal) == 1:
            match.play_code(legal[0])
        elif who == seat:
            seconds = statistics.mean(made.their_times) if made.their_times else 0.1
            budget = Budget(10**9, seconds) if simulations is None else Budget(simulations)
            match.play_code(search.think(match.seen_by(who), who, budget, f"{n} {played}").best())
            made.our_times.append(time.perf_counter() - began)
        else:
            match.play_code(bot.step(state))
            made.their_times.append(time.perf_counter() - began)
    winners = match.winners()
    return (seat in winners) / len(winners)


def meetings(count: int) -> Iterator[str]:
    """A row of the table for each game and kind of equality."""
    for name in games.NAMES:
        for equal_time in (False, True):
            yield meet(name, range(count), equal_time).row(name, "time" if equal_time else f"{SIMULATIONS} simulations")


# --- the page ---------------------------------------------------------------------------------------------------------


def report(repeats: int, count: int) -> str:
    """Everything measured, as a page."""
    for name in games.NAMES:
        for modules in (MODULES, EPISODE_MODULES):
            if not cache.ready(games.find(name), modules):
                print(f"compiling {name}", file=sys.stderr)
                fast.warm(games.find(name), modules)
    found = speeds(repeats)
    dearest = max(found[f"OpenSpiel {name}, C++"] for name in REFERENCES)
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open-spiel"))
    lines = [
        "# The search next to OpenSpiel's MCTS",
        "",
        "Measured by `benchmarks/search.py`, which says how:",
        "",
        f"{platform.system()} {platform.machine()}, {cores()} cores, Python {platform.python_version()}, {packages}; medians of {repeats} repeats.",
        "",
        f"| contender | simulations/s of one core | × the faster of {' and '.join(REFERENCES)} |",
        "| --- | ---: | ---: |",
        *(f"| {name} | {speed:,.0f} | {speed / dearest:.1f} |" for name, speed in found.items()),
    ]
    if count:
        lines += [
            "",
            f"Games of two players against OpenSpiel's own bot (its tree search in Python, {SIMULATIONS} simulations a decision, compiled random rollouts):",
            "",
            "| game | equal | games | won by the search | interval | s/decision | s/decision of OpenSpiel |",
            "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
            *meetings(count),
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--games", type=int, default=20, help="games of each kind against OpenSpiel's bot; 0: none")
    parser.add_argument("--write", type=Path, help="write the page here")
    arguments = parser.parse_args()
    page = report(arguments.repeats, arguments.games)
    print(page)
    if arguments.write is not None:
        arguments.write.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
