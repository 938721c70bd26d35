"""The example in the research adapters."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from royaltable.core.game import Game
from royaltable.research import aec
from royaltable.research.observation import layout

pytestmark = pytest.mark.xdist_group("fast-pebbles")


def test_every_field_has_a_meaning(game: Game) -> None:
    assert list(game.fields) == list(game.state.FIELDS)
    assert {name for name, meaning in game.fields.items() if meaning.axis == 0} == {"taken", "card", "points"}
    assert layout(game, 2).width == 1 + sum(int(np.prod(f.shape)) for f in game.state.FIELDS.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players: int) -> None:
    env: Any = aec.env("pebbles", players=players)
    rng = random.Random(players)
    for seed in range(10):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, ended, cut, _ = env.last()
            total[agent] += reward
            env.step(None if ended or cut else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        assert abs(sum(total.values())) < 1e-6 or max(total.values()) > 0


def test_nobody_observes_anothers_card() -> None:
    env: Any = aec.env("pebbles", players=3)
    env.reset(seed=1)
    match = env.unwrapped.episode.match()
    for agent in env.possible_agents:
        seen = env.observe(agent)["observation"]
        part = layout(match.game, 3).part(seen, "card")
        assert (part[0] >= 0, part[1], part[2]) == (True, part[2], part[1])
