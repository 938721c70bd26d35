"""The greedy player."""

from __future__ import annotations

import pytest

from royaltable.core.backend import pure
from royaltable.core.policy import GREEDY, RANDOM, play_many
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


@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
@pytest.mark.parametrize("players", GAME.players)
def test_games_of_simple_players_end(players: int, policy: int) -> None:
    t, s = GAME.new_tables(GAME.components()), GAME.state()
    decisions = pure(GAME).bind(play_many)(t, s, players, [0, 0], policy, pure(GAME).buffers(players), 5, GAME.max_nodes)
    assert 5 * 150 < decisions < 5 * GAME.max_nodes
    assert GAME.rules.actor(t, s) == -2
