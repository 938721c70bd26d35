"""Thousands of games in one array: the same games as one by one, automatic reset, seeds, threads, refusals."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from royaltable import games
from royaltable.core import steps
from royaltable.core.backend import pure
from royaltable.core.errors import HeaderError, Refused
from royaltable.core.match import Match
from royaltable.research.kernels import REWARDS
from royaltable.research.observation import Array
from royaltable.research.vector import Batch, VectorGames
from tests.research.common import each_game, players_of, written_plainly


def kept(batch: Batch) -> list[Array]:
    return [array.copy() for array in (batch.observations, batch.masks, batch.actors, batch.rewards, batch.done)]


def run(vector: VectorGames, steps: int) -> list[list[Array]]:
    """What every step gives, with actions chosen by the games' own random player."""
    return [kept(vector.step(vector.choose())) for _ in range(steps)]


class Plain:
    """One game of a vector in the pure backend, with the same generator."""

    def __init__(self, name: str, players: int, seed: int, i: int) -> None:
        self.game = games.find(name)
        self.buffers = pure(self.game).buffers(f"{seed} game {i}")
        self.begin(players)

    def begin(self, players: int) -> None:
        self.match = Match(self.game, players)
        self.go(-1)

    def go(self, code: int) -> None:
        pure(self.game).bind(steps.step)([self.match.t], [self.match.s], 0, code, self.buffers)


@each_game
def test_the_same_games_one_by_one(name: str) -> None:
    """Every observation, mask, actor, reward and end of a few games against the pure backend, over the first reset."""
    players, n, seed, ends = 2, 3, 5, 0
    vector = VectorGames(name, players, n, seed=seed)
    plain = [Plain(name, players, seed, i) for i in range(n)]
    batch = vector.batch
    for step in range(2000):
        for i, one in enumerate(plain):
            assert batch.actors[i] == one.match.actor
            assert np.flatnonzero(batch.masks[i]).tolist() == one.match.legal_codes()
            if step % 10 == 0 or batch.done[i]:
                assert batch.observations[i].tolist() == written_plainly(one.match, one.match.actor)
        if ends == n + 1:
            return
        actions = vector.choose("random").copy()
        batch = vector.step(actions)
        for i, one in enumerate(plain):
            one.go(int(actions[i]))
            assert batch.done[i] == one.match.over
            rewards = [0.0] * players
            if one.match.over:
                winners = one.match.winners()
                rewards = [2 * (p in winners) / len(winners) - 1 for p in range(players)]
                one.begin(players)
                ends += 1
            assert batch.rewards[i].tolist() == rewards
    pytest.fail("the games did not end")


@each_game
def test_rewards_add_up_to_nothing(name: str) -> None:
    """For every count and reward: 0, or 1 of shares, within 1e-9; observations of all games lie between -1 and 1."""
    for players in players_of(name):
        for reward in REWARDS:
            vector, ended = VectorGames(name, players, 16, reward=reward, seed=players), 0
            while ended < 20:
                batch = vector.step(np.where(vector.batch.actors == 0, vector.choose("greedy").copy(), vector.choose("random")))
                ended += int(batch.done.sum())
                assert np.abs(batch.rewards.sum(1) - batch.done * (reward == "share")).max() < 1e-9
                assert np.abs(batch.observations).max() <= 1
                assert (vector.layout.low <= batch.observations).all()
                assert (batch.observations <= vector.layout.high).all()


@pytest.mark.xdist_group("fast-ming")
def test_the_same_whatever_the_threads_and_again_by_its_seed() -> None:
    first = run(VectorGames("ming", 3, 37, seed=2), 300)
    again = VectorGames("ming", 3, 37, seed=9, threads=2)
    other = run(again, 5)
    again.reset(seed=2)
    for one, two in zip(first, run(again, 300), strict=True):
        assert all(map(np.array_equal, one, two))
    assert not np.array_equal(other[-1][0], first[4][0])
    assert sum(batch[4].sum() for batch in first) > 20
    assert len({tuple(row) for row in first[40][0].tolist()}) == 37, "the games differ"


@each_game
def test_copies_play_on_alike_and_on_their_own(name: str) -> None:
    """Copied and pickled games give what the games themselves give, for all counts and with threads; neither disturbs the other."""
    for players in players_of(name):
        for threads in (1, 2):
            vector = VectorGames(name, players, 5, reward="points", seed=3, threads=threads)
            run(vector, 40)
            batch = kept(vector.batch)
            others = [copy.copy(vector), copy.deepcopy(vector), pickle.loads(pickle.dumps(vector)), vector.copy()]
            for other in others:
                assert all(map(np.array_equal, batch, kept(other.batch)))
                assert (other.threads, other.n, other.players) == (threads, 5, players)
            first = run(others[0], 60)
            assert all(map(np.array_equal, batch, kept(vector.batch)))
            for other in [*others[1:], vector]:
                assert all(map(np.array_equal, batch, kept(other.batch)))
                assert all(all(map(np.array_equal, one, two)) for one, two in zip(first, run(other, 60), strict=True))
            assert all(map(np.array_equal, first[-1], kept(others[0].batch)))
            with pytest.raises(Refused):
                others[1].step(np.full(5, vector.setting.game.codes))


@pytest.mark.xdist_group("fast-ming")
@pytest.mark.parametrize("code", [-1, 300, 0])
def test_an_illegal_action_is_refused_and_nothing_changes(code: int) -> None:
    vector = VectorGames("ming", 2, 8)
    before, actions = kept(vector.batch), vector.choose().copy()
    actions[5] = code
    with pytest.raises(Refused, match=r"game 5: .*MD-"):
        vector.step(actions)
    assert all(map(np.array_equal, before, kept(vector.batch)))
    with pytest.raises(ValueError, match="8 actions"):
        vector.step(actions[:7])
    for wrong in (vector.choose() + 0.7, vector.choose().astype(np.float32), vector.choose() > 0, [None] * 8):
        with pytest.raises(TypeError, match="Actions are integers"):
            vector.step(wrong)  # type: ignore[arg-type]
    assert all(map(np.array_equal, before, kept(vector.batch)))
    vector.step(vector.choose().astype(np.uint16))
    vector.step(vector.choose())


@pytest.mark.xdist_group("fast-ming")
def test_bad_settings_get_one_sentence() -> None:
    for arguments, word in (
        ({"n": 0}, "at least one"),
        ({"n": 2.0}, "whole numbers"),
        ({"threads": 1.5}, "whole numbers"),
        ({"players": 2.0}, "2 to 4 players"),
        ({"players": 9}, "2 to 4 players"),
        ({"options": {"city_tie": "no"}}, "city_tie"),
        ({"reward": "gold"}, "win, share, points"),
        ({"game": "chess"}, "no game"),
    ):
        with pytest.raises(HeaderError, match=word):
            VectorGames(**{"game": "ming", "players": 2, "n": 4, **arguments})  # type: ignore[arg-type]
    with pytest.raises(HeaderError, match="clever"):
        VectorGames("ming", 2, 4).choose("clever")


@pytest.mark.xdist_group("fast-royals")
def test_numbers_of_numpy_are_numbers() -> None:
    vector = VectorGames("royals", np.int64(3), np.int16(4), {"king_intrigue": np.int64(1)}, threads=np.int8(2))  # type: ignore[arg-type]
    assert (vector.batch.rewards.shape, vector.setting.options["king_intrigue"]) == ((4, 3), 1)


@pytest.mark.xdist_group("fast-ming")
def test_many_games_with_greedy_players() -> None:
    """Greedy players in seat 0 beat random ones."""
    vector = VectorGames("ming", 2, 500, reward="share", seed=1)
    won = ended = 0.0
    for _ in range(420):
        batch = vector.batch
        greedy = vector.choose("greedy").copy()
        batch = vector.step(np.where(batch.actors == 0, greedy, vector.choose("random")))
        won += batch.rewards[:, 0].sum()
        ended += batch.done.sum()
    assert ended >= 500
    assert won / ended > 0.9
