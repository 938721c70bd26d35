"""Small tournaments with fixed seeds; `benchmarks/strength.py` plays the large ones, their figures are in docs/strength.md.

All players have a fixed number of simulations here, so that the games are the same on every machine: the master is stood in for by a search
that makes a hundredth of the simulations it makes in its two seconds.
"""

from __future__ import annotations

import pytest

from royaltable import games
from royaltable.ai import arena, levels
from royaltable.ai.players import Player

LEVELS = [level.name for level in levels.LEVELS]
THINKER = "search:simulations=1200"
STEPS = list(zip(LEVELS[1:-1], LEVELS[:-2], strict=True))
each_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"fast-{name}")) for name in games.NAMES])


def wins(name: str, seats: tuple[str, ...], count: int) -> float:
    """The share of the games that the first named wins."""
    game = games.find(name)
    which = arena.invite(name, len(seats), {}, seats, 7)
    sitting = [Player(game, game.components(), len(seats), bot, "fast" if arena.searches(bot) else "pure") for bot in which.bots]
    played = [arena.play(which, game, fixture, sitting) for fixture in arena.fixtures(which, count)]
    return float(arena.summary(which, played)[0]["wins"])


@each_game
def test_greedy_beats_random(name: str) -> None:
    assert wins(name, ("greedy", "random"), 40) >= 0.95


@each_game
@pytest.mark.parametrize(("upper", "lower"), STEPS)
def test_each_level_beats_the_one_below(name: str, upper: str, lower: str) -> None:
    assert wins(name, (upper, lower), 40) >= 0.7


@each_game
def test_a_search_that_thinks_less_than_the_master_beats_the_level_below(name: str) -> None:
    assert wins(name, (THINKER, LEVELS[-2]), 20) >= 0.7


@each_game
@pytest.mark.parametrize(("upper", "lower"), STEPS)
def test_each_level_wins_more_than_its_share_alone_among_those_below(name: str, upper: str, lower: str) -> None:
    players = 4
    assert wins(name, (upper, *(lower,) * (players - 1)), 48) >= 1.4 / players


@each_game
def test_the_learned_evaluation_pays(name: str) -> None:
    """Playing every simulation to the end takes more than six times as long (docs/search-speed.md)."""
    assert wins(name, ("search:simulations=90", "search:simulations=15,evaluation=0"), 10) >= 0.6
