"""PettingZoo: its own tests, rewards, refusals, masks."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from royaltable import games
from royaltable.core.errors import HeaderError, Refused
from royaltable.research import aec
from tests.research.common import NOT_WHOLE, each_game, players_of, same

OF_PETTINGZOO = (
    "ignore:Observation space for each agent probably should be:UserWarning:pettingzoo",
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo",
    "ignore:Action mask numpy array is all zeros:UserWarning:pettingzoo",
)
"""Its API test allows observations with a mask, and empty masks after the end, only to its own environments, which it knows by name."""


def made(name: str, **settings: Any) -> Any:
    return pettingzoo.make("aec", f"royaltable/{name}_v0", **settings)


def play_randomly(env: Any, rng: random.Random) -> None:
    obs = env.observe(env.agent_selection)
    env.step(rng.choice(np.flatnonzero(obs["action_mask"]).tolist()))


@each_game
@pytest.mark.filterwarnings(*OF_PETTINGZOO)
def test_api(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        for players in games.find(name).players:
            api_test(made(name, players=players), num_cycles=1000)
    assert said.getvalue().count("Passed API test") == len(games.find(name).players)


@each_game
def test_every_game_has_a_name_of_its_own(name: str) -> None:
    env = made(name)
    assert env.metadata["name"] == str(env) == f"royaltable_{name}_v0"
    assert aec.RoyalTableEnv.metadata["name"] == "royaltable_v0"


@each_game
def test_seed(name: str) -> None:
    seed_test(lambda: made(name, players=games.find(name).players[-1]), num_cycles=100)


@each_game
def test_render(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(lambda **settings: made(name, **settings), custom_tests={"ansi": lambda text: len(text) > 200})
    assert len(printed.getvalue()) > 200


@each_game
def test_a_whole_game(name: str) -> None:
    players, rng = games.find(name).players[-1], random.Random(1)
    env = made(name, players=players, reward="points")
    scale = env.unwrapped.setting.layout.columns[0].scale
    env.reset(seed=4)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(players)]
    for _ in range(games.find(name).max_nodes):
        if env.terminations[env.agent_selection]:
            break
        for agent in env.agents:
            obs = env.observe(agent)
            assert obs["action_mask"].any() == (agent == env.agent_selection)
            assert obs["observation"][0] * scale == (env.agents.index(env.agent_selection) - env.agents.index(agent)) % players
            assert env.infos[agent] == {}
            assert env.rewards[agent] == 0
        play_randomly(env, rng)
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-9)
    assert any(env.rewards.values())
    rewards = dict(env.rewards)
    for agent in env.agent_iter():
        assert env.last()[1] == rewards.pop(agent)
        env.step(None)
    assert not rewards
    assert not env.agents


@each_game
def test_what_is_hidden_changes_nothing_an_agent_gets(name: str) -> None:
    """Hidden things dealt anew in a running environment: the same observations, masks and infos."""
    env, changed = aec.RoyalTableEnv(name, games.find(name).players[-1]), 0
    env.reset(seed=3)
    for step in range(400):
        if any(env.terminations.values()):
            break
        for agent in env.agents if step % 3 == 0 else []:
            before = env.observe(agent), env.infos[agent], env.rewards[agent], env.state()
            kept, env.episode = env.episode, env.episode.copy()
            env.episode.redeal(env.agents.index(agent))
            assert same(before[0], env.observe(agent))
            assert (before[1], before[2]) == (env.infos[agent], env.rewards[agent])
            changed += not same(before[3], env.state())
            env.episode = kept
        env.step(env.episode.choose("greedy" if step % 2 else "random"))
    assert changed


@each_game
def test_copies_play_on_alike_and_on_their_own(name: str) -> None:
    for players in players_of(name):
        for env in (made(name, players=players), aec.RoyalTableEnv(name, players)):
            env.reset(seed=5)
            rng = random.Random(1)
            for _ in range(30):
                play_randomly(env, rng)
            seen = []
            for one in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
                rng = random.Random(2)
                for _ in range(20):
                    play_randomly(one, rng)
                seen.append((one.state(), *(one.observe(agent) for agent in one.agents), one.agent_selection))
            assert all(same(a, b) for other in seen[1:] for a, b in zip(seen[0], other, strict=True))


@pytest.mark.xdist_group("fast-ming")
def test_without_a_seed_every_game_is_another() -> None:
    env = made("ming")
    seen = set()
    for _ in range(8):
        env.reset()
        seen.add(env.state().tobytes())
    assert len(seen) > 4
    env.reset(seed=1)
    first = env.state()
    env.reset()
    env.reset(seed=1)
    assert same(first, env.state())
    assert env.unwrapped.state_space.contains(first)


@each_game
def test_an_illegal_action(name: str) -> None:
    """It loses in a wrapped environment, and nobody may act any more; without wrappers it is refused and changes nothing."""
    for players in players_of(name):
        bare = aec.RoyalTableEnv(name, players)
        bare.reset(seed=1)
        before = bare.state()
        illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
        with pytest.raises(Refused, match=games.find(name).prefix):
            bare.step(illegal)
        assert same(before, bare.state())
        env = made(name, players=players)
        env.reset(seed=1)
        loser = env.agent_selection
        env.step(illegal)
        assert all(env.terminations.values())
        assert env.rewards == {agent: (aec.ILLEGAL if agent == loser else 0) for agent in env.possible_agents}
        for agent in env.agent_iter():
            assert not any(env.observe(one)["action_mask"].any() for one in env.possible_agents)
            assert env.last()[1:4] == (aec.ILLEGAL if agent == loser else 0, True, True)
            env.step(None)
        assert same(before, env.state())


@each_game
def test_an_action_that_is_no_integer_is_refused_and_nothing_changes(name: str) -> None:
    bare, env = aec.RoyalTableEnv(name), made(name)
    for one in (bare, env):
        one.reset(seed=1)
    before = bare.state()
    for action in NOT_WHOLE:
        with pytest.raises(TypeError, match="An action is an integer"):
            bare.step(action)
    for action in (2.7, np.float64(1.0), -1, 5000):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
    assert same(before, bare.state())
    assert same(before, env.state())
    bare.step(np.int16(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"])[0]))


@pytest.mark.xdist_group("fast-ming")
def test_without_a_running_game_nothing_can_be_played() -> None:
    bare, rng = aec.RoyalTableEnv("ming"), random.Random(1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        bare.step(0)
    bare.reset(seed=1)
    while not all(bare.terminations.values()):
        play_randomly(bare, rng)
    for _ in bare.agent_iter():
        bare.step(None)
    with pytest.raises(gymnasium.error.ResetNeeded):
        bare.step(0)


@pytest.mark.xdist_group("fast-ming")
def test_bad_settings() -> None:
    for settings in ({"players": 5}, {"players": 2.0}, {"options": {"colour": 1}}, {"reward": "gold"}, {"render_mode": "rgb_array"}):
        with pytest.raises(HeaderError):
            aec.env("ming", **settings)
    assert aec.env("ming", players=np.int64(3)).possible_agents == ["seat_0", "seat_1", "seat_2"]
