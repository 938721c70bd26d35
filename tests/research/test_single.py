"""Gymnasium: its own checker, opponents, seats, refusals."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from royaltable import games
from royaltable.core.errors import HeaderError
from royaltable.research import single
from royaltable.research.observation import Array
from tests.research.common import NOT_WHOLE, each_game, players_of, same


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"royaltable.research.single:RoyalTable-{name}-v0", **settings)


def play(env: Any, seed: int, policy: str = "random") -> tuple[float, int]:
    """One game by a simple player in the own seat: its reward and the number of steps."""
    _, info = env.reset(seed=seed)
    for steps in range(1, 20_000):
        assert info["action_mask"].any()
        obs, reward, over, truncated, info = env.step(env.unwrapped.episode.choose(policy))
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


@each_game
def test_copies_play_on_alike_and_on_their_own(name: str) -> None:
    """Copied and pickled environments, wrapped and not; the opponents draw from what is copied."""
    for env in (made(name, opponents=["greedy", "random"], players=3), made(name).unwrapped):
        _, info = env.reset(seed=5)
        for _ in range(10):
            info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))[4]
        steps = []
        for one in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
            mask, made_steps = one.unwrapped.action_masks(), []
            for _ in range(20):
                made_steps.append(one.step(int(np.flatnonzero(mask)[-1])))
                mask = one.unwrapped.action_masks()
            steps.append(made_steps)
        assert all(same(a, b) for other in steps[1:] for one, two in zip(steps[0], other, strict=True) for a, b in zip(one, two, strict=True))


@pytest.mark.xdist_group("fast-ming")
def test_greedy_opponents_are_stronger() -> None:
    weak, strong = made("ming", opponents="random", reward="share"), made("ming", opponents="greedy", reward="share")
    assert sum(play(weak, seed, "greedy")[0] for seed in range(20)) > 15
    assert sum(play(strong, seed)[0] for seed in range(20)) < 5


@pytest.mark.xdist_group("fast-royals")
def test_an_opponent_of_ones_own_gets_what_its_seat_knows() -> None:
    calls: list[int] = []

    def first_legal(observation: Array, mask: Array) -> int:
        episode = env.unwrapped.episode
        assert same(observation, episode.observation(episode.actor))
        assert observation[0] == 0, "the observer is to act"
        calls.append(episode.actor)
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


def check_nothing_runs(env: Any) -> None:
    """Without a running game nothing is legal and nothing can be played."""
    everything = env.episode.everything()
    assert not env.action_masks().any()
    for action in (0, 299, *np.flatnonzero(env.episode.mask(env.episode.actor)).tolist()):
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(action)
    assert same(everything, env.episode.everything())


@each_game
def test_an_illegal_action_ends_the_game_for_good(name: str) -> None:
    for players in players_of(name):
        env = made(name, players=players).unwrapped
        check_nothing_runs(env)
        before, info = env.reset(seed=1)
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[-1])
        observation, reward, over, truncated, info = env.step(illegal)
        assert (reward, over, truncated) == (single.ILLEGAL, True, False)
        assert info["refused"].startswith(games.find(name).prefix)
        assert same(before, observation)
        assert not info["action_mask"].any()
        check_nothing_runs(env)
        play(env, 1)
        check_nothing_runs(env)


@each_game
def test_the_masks_that_masked_learners_ask_for(name: str) -> None:
    env = made(name, opponents="greedy")
    _, info = env.reset(seed=2)
    for _ in range(30):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert masks.shape == (env.action_space.n,)
        assert same(masks, info["action_mask"] == 1)
        info = env.step(int(np.flatnonzero(masks)[0]))[4]


@each_game
def test_an_action_that_is_no_integer_is_refused_and_nothing_changes(name: str) -> None:
    env = made(name).unwrapped
    before, info = env.reset(seed=1)
    for action in NOT_WHOLE:
        with pytest.raises(TypeError, match="An action is an integer"):
            env.step(action)
    assert same(before, env.episode.observation(env.seat))
    assert env.step(np.int16(np.flatnonzero(info["action_mask"])[0]))[1:3] == (0, False)


@pytest.mark.xdist_group("fast-ming")
def test_after_an_opponent_that_fails_nothing_runs() -> None:
    env = made("ming", opponents=lambda observation, mask: 2.5).unwrapped
    with pytest.raises(TypeError, match=r"An action is an integer.*2\.5"):
        play(env, 1)
    check_nothing_runs(env)


@pytest.mark.xdist_group("fast-ming")
def test_bad_settings() -> None:
    for settings in (
        *({"opponents": opponents} for opponents in ("clever", ["random", "random"])),
        *({"seat": seat} for seat in (2, 1.0, True, "0")),
        *({"players": players} for players in (7, 2.0, np.float64(2), True, "2")),
    ):
        with pytest.raises(HeaderError):
            made("ming", **settings)
    for mode in ("rgb_array", "human"):
        with pytest.raises(HeaderError, match="rendered as text"):
            single.SeatEnv("ming", render_mode=mode)
    env = made("ming", players=np.int64(3), seat=np.int8(2)).unwrapped
    assert (env.setting.players, env.seat, len(env.others)) == (3, 2, 2)
    with pytest.raises(HeaderError, match="clever"):
        env.episode.choose("clever")
    assert made("ming", render_mode="ansi").unwrapped.render().startswith("Course of the game")
