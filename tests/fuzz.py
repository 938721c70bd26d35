"""Random games of any game until so many nodes have been checked: `python -m tests.fuzz ming --nodes 1000000 --seed 1`.

Every node: the state fits its types, survives JSON and copying, keeps the game's own invariants, and the points are those of the
ledger. Every few nodes also: the legal list is exactly what is not refused, and nothing hidden can be seen.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from importlib import import_module

from royaltable.core.game import Game
from royaltable.core.match import Match
from royaltable.games import NAMES, find
from tests.helpers import check_legal_equals_refusal, check_permutation, check_state, random_game, set_ups

EVERY = 7
"""Each so many nodes the slow checks are made, on average."""


def invariants(game: Game) -> Callable[[Match], None]:
    """The function `check` of `tests/<game>/invariants.py`; a game without one has no further invariants."""
    name = f"tests.{game.name}.invariants"
    try:
        check: Callable[[Match], None] = import_module(name).check
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return lambda match: None
    return check


def checker(game: Game, rng: random.Random, every: int = EVERY) -> Callable[[Match], None]:
    """A function that checks a position; the slow checks are made at one of `every` nodes."""
    own = invariants(game)

    def check(match: Match) -> None:
        own(match)
        if match.over or rng.randrange(every) == 0:
            check_state(match)
            check_legal_equals_refusal(match)
            check_permutation(match, rng.randrange(-1, match.players), rng.random())
            if match.actor >= 0:
                match.advice()
                match.closed()

    return check


def fuzz(game: Game, nodes: int, seed: int = 0, every: int = EVERY) -> int:
    """Play random games over all player counts and options until `nodes` nodes are checked; returns how many games that took.

    Every third game leans towards the greedy player's actions, so that fuller positions are met.
    """
    played = games = 0
    while True:
        for players, options in set_ups(game):
            rng = random.Random(f"{seed} {games}")
            check = checker(game, rng, every)
            match = random_game(game, players, options, seed=f"{seed} {games}", each=check, greedy_share=(0.0, 0.3, 0.8)[games % 3])
            played += match.version
            games += 1
            if played >= nodes:
                return games


def main(arguments: list[str]) -> int:
    """Command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--nodes", type=int, default=100_000, help="how many nodes to check at least")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=EVERY, help="make the slow checks at one of so many nodes")
    given = parser.parse_args(arguments)
    games = fuzz(find(given.game), given.nodes, given.seed, given.every)
    print(f"{given.game}: {games} games, nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
