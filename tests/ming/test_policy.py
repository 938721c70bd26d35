"""The greedy player."""

from __future__ import annotations

import pytest

from royaltable.core.backend import pure
from royaltable.core.kernel import seeded
from royaltable.core.policy import GREEDY, RANDOM
from tests.helpers import random_game
from tests.ming.positions import GAME


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_beats_random_clearly(players: int) -> None:
    wins = 0
    for seed in range(12):
        greedy = seed % players
        match = random_game(GAME, players, seed=seed, greedy=(greedy,))
        wins += match.winners() == [greedy]
    assert wins >= 10


@pytest.mark.parametrize("how", [RANDOM, GREEDY])
@pytest.mark.parametrize("players", GAME.players)
def test_games_of_simple_players_end(players: int, how: int) -> None:
    kernels, t, s = pure(GAME), GAME.new_tables(GAME.components()), GAME.state()
    codes, w = [0] * GAME.max_legal, [0] * GAME.max_legal
    decisions = kernels.play_many(t, s, players, [0, 0], how, codes, w, [-1], seeded(players), 5, GAME.max_nodes)
    assert 5 * 150 < decisions < 5 * GAME.max_nodes
    assert kernels.actor(t, s) == -2
