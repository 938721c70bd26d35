"""Steps a second of the research environments, PettingZoo's classic games, OpenSpiel's games in Python and pgx on the CPU. One run, repeats interleaved.

    python -m venv /tmp/bench && /tmp/bench/bin/pip install -r benchmarks/requirements.txt
    PYTHONPATH=src /tmp/bench/bin/python benchmarks/research.py [--seconds 2] [--repeats 5] [--write docs/research-speed.md]

Everybody plays whole games with uniformly random legal actions; a step is one action of a player (chance and the steps of agents whose game is over are
not counted). A second is one of processor time, all threads together: other processes and the number of cores that JAX uses do not count. Environments of
one kind are driven by the same loop. Vectors have 1024 games; the actions of pgx are drawn inside its compiled step, those of Royal Table by its random player.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
import pyspiel
from open_spiel.python.games import kuhn_poker, liars_poker, team_dominoes, tic_tac_toe

from royaltable import games
from royaltable.core import cache, fast
from royaltable.research import aec, openspiel, single
from royaltable.research.compiling import MODULES
from royaltable.research.vector import VectorGames

Contender = Callable[[float], float]
"""Plays for about so many seconds of processor time; steps a second."""
VECTOR = 1024
REGISTERED = (aec, openspiel, single, kuhn_poker, liars_poker, team_dominoes, tic_tac_toe)
"""Modules that register games where the libraries look for them."""


def timed(play: Callable[[], int]) -> Contender:
    """A contender from something that plays on a little and returns its steps."""

    def run(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while True:
            steps += play()
            if (spent := time.process_time() - began) >= seconds:
                return steps / spent

    return run


# --- PettingZoo: one game, observation and mask of the agent to act ------------------------------------------------


def zoo(id: str, **settings: Any) -> Contender:
    env = pettingzoo.make("aec", id, **settings)
    rng = random.Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            steps += not (over or cut)
            env.step(None if over or cut else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return steps

    return timed(play)


# --- Gymnasium: one seat, the others played by the environment -----------------------------------------------------


def gym(name: str) -> Contender:
    env = single.gymnasium.make(f"RoyalTable-{name}-v0")
    rng = random.Random(1)

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
            steps += 1
        return steps

    return timed(play)


# --- OpenSpiel: states of games written in Python -------------------------------------------------------------------


def spiel(name: str) -> Contender:
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(codes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return timed(play)


# --- many games in one array ---------------------------------------------------------------------------------------


def vector(name: str) -> Contender:
    many = VectorGames(name, 2, VECTOR)

    def play() -> int:
        many.step(many.choose())
        return VECTOR

    return timed(play)


def pgx(name: str) -> Contender:
    import jax
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    step, inner = auto_reset(env.step, env.init), 16

    @jax.jit
    def many(states: Any, key: Any) -> tuple[Any, Any]:
        def once(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            states, key = carry
            key, of_actions, of_steps = jax.random.split(key, 3)
            chances = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(of_actions, chances, axis=1)
            return (jax.vmap(step)(states, actions, jax.random.split(of_steps, VECTOR)), key), None

        return jax.lax.scan(once, (states, key), None, length=inner)[0]  # type: ignore[no-any-return]

    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, VECTOR)), key]

    def play() -> int:
        held[:] = many(*held)
        jax.block_until_ready(held[0].observation)
        return VECTOR * inner

    return timed(play)


# --- the run -------------------------------------------------------------------------------------------------------


def contenders() -> dict[str, dict[str, Contender]]:
    """Kind -> name -> contender, in the order of the tables; two players everywhere."""
    return {
        "PettingZoo AEC, one game": {
            **{f"Royal Table {name}": zoo(f"royaltable/{name}_v0") for name in games.NAMES},
            **{f"PettingZoo {name}": zoo(f"classic/{name}") for name in ("tictactoe_v3", "connect_four_v3", "chess_v6")},
        },
        "Gymnasium, one seat against a bot": {f"Royal Table {name}": gym(name) for name in games.NAMES},
        "OpenSpiel, games in Python": {
            **{f"Royal Table {name}": spiel(f"python_royaltable_{name}") for name in games.NAMES},
            **{f"OpenSpiel {name}": spiel(name) for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_team_dominoes")},
        },
        f"{VECTOR} games at once, with observations and masks": {
            **{f"Royal Table {name}": vector(name) for name in games.NAMES},
            **{f"pgx {name}": pgx(name) for name in ("tic_tac_toe", "connect_four", "leduc_holdem", "backgammon", "chess")},
        },
    }


def measure(seconds: float, repeats: int) -> dict[str, dict[str, float]]:
    """Median steps a second by kind and contender."""
    field = contenders()
    found: dict[str, dict[str, list[float]]] = {kind: {name: [] for name in plays} for kind, plays in field.items()}
    for repeat in range(-1, repeats):  # the first round loads code and fills caches
        print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
        for kind, plays in field.items():
            for name, play in plays.items():
                speed = play(seconds if repeat >= 0 else seconds / 10)
                if repeat >= 0:
                    found[kind][name].append(speed)
    return {kind: {name: statistics.median(speeds) for name, speeds in rows.items()} for kind, rows in found.items()}


def report(seconds: float, repeats: int) -> str:
    """Everything measured, as a page."""
    for name in games.NAMES:
        if not cache.ready(games.find(name), MODULES):
            print(f"compiling {name}", file=sys.stderr)
            fast.warm(games.find(name), MODULES)
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "pettingzoo", "gymnasium", "open-spiel", "pgx", "jax"))
    lines = [
        "# Speed of the research environments",
        "",
        "Steps a second with random legal actions: actions of players, chance not counted. A second is one of processor time, all threads together, so that",
        "neither the load of the machine nor the number of cores matters much. Medians over interleaved repeats of one run of `benchmarks/research.py`:",
        "",
        f"{platform.system()} {platform.machine()}, Python {platform.python_version()}, {packages}; {repeats} repeats of {seconds:g} s.",
    ]
    for kind, speeds in measure(seconds, repeats).items():
        lines += ["", f"| {kind} | steps/s |", "| --- | ---: |", *(f"| {name} | {speed:,.0f} |" for name, speed in speeds.items())]
    lines += ["", "The games differ in size: a step of tic-tac-toe is not a step of Royals."]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="time of each measurement")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--write", type=Path, help="write the page here")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")  # of the other libraries
    page = report(arguments.seconds, arguments.repeats)
    print(page)
    if arguments.write is not None:
        arguments.write.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
