"""Gymnasium: its own checker, opponents, seats, refusals."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from royaltable import games
from royaltable.core.errors import HeaderError
from royaltable.research import single
from royaltable.research.observation import Array
from tests.research.common import each_game, same


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"royaltable.research.single:RoyalTable-{name}-v0", **settings)


def play(env: Any, seed: int, policy: str = "random") -> tuple[float, int]:
    """One game by a simple player in the own seat: its reward and the number of steps."""
    _, info = env.reset(seed=seed)
    for steps in range(1, 20_000):
        assert info["action_mask"].any()
        obs, reward, over, truncated, info = env.step(env.unwrapped.table.choose(policy))
        assert not truncated
        assert obs in env.observation_space
        if over:
            return float(reward), steps
        assert reward == 0
    raise AssertionError("the game does not end")


@each_game
def test_the_checker_of_gymnasium(name: str) -> None:
    players = games.find(name).players[-1]
    for settings in ({}, {"players": players, "opponents": "greedy", "render_mode": "ansi"}, {"seat": None, "reward": "points"}):
        check_env(made(name, **settings).unwrapped)


@each_game
def test_games_are_the_same_by_their_seed(name: str) -> None:
    env = made(name, players=3, opponents=["greedy", "random"], seat=2)
    results = [play(env, seed) for seed in (1, 2, 1)]
    assert results[0] == results[2] != results[1]
    assert -1 <= results[0][0] <= 1


@pytest.mark.xdist_group("fast-ming")
def test_greedy_opponents_are_stronger() -> None:
    weak, strong = made("ming", opponents="random", reward="share"), made("ming", opponents="greedy", reward="share")
    assert sum(play(weak, seed, "greedy")[0] for seed in range(20)) > 15
    assert sum(play(strong, seed)[0] for seed in range(20)) < 5


@pytest.mark.xdist_group("fast-royals")
def test_an_opponent_of_ones_own_gets_what_its_seat_knows() -> None:
    calls: list[int] = []

    def first_legal(observation: Array, mask: Array) -> int:
        table = env.unwrapped.table
        assert same(observation, table.observation(table.actor))
        assert observation[0] == 0, "the observer is to act"
        calls.append(table.actor)
        return int(np.flatnonzero(mask)[0])

    env = made("royals", players=3, opponents=[first_legal, "random"], seat=1)
    play(env, 3)
    assert calls
    assert set(calls) == {2}


@pytest.mark.xdist_group("fast-ming")
def test_the_seat_is_drawn_if_none_is_given() -> None:
    env = made("ming", players=4, seat=None)
    seats = set()
    for seed in range(20):
        observation, _ = env.reset(seed=seed)
        assert observation[0] == 0
        seats.add(env.unwrapped.seat)
    assert seats == {0, 1, 2, 3}


@pytest.mark.xdist_group("fast-ming")
def test_an_illegal_action_ends_the_game() -> None:
    env = made("ming").unwrapped
    before, _ = env.reset(seed=1)
    observation, reward, over, truncated, info = env.step(299)
    assert (reward, over, truncated) == (single.ILLEGAL, True, False)
    assert info["refused"].startswith("MD-")
    assert same(before, observation)
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.xdist_group("fast-ming")
def test_bad_settings() -> None:
    for settings in ({"opponents": "clever"}, {"opponents": ["random", "random"]}, {"seat": 2}, {"players": 7}):
        with pytest.raises(HeaderError):
            made("ming", **settings)
    assert made("ming", render_mode="ansi").unwrapped.render().startswith("Course of the game")
