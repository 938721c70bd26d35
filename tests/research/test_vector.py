"""Thousands of games in one array: the same games as one by one, automatic reset, seeds, threads, refusals."""

from __future__ import annotations

import numpy as np
import pytest

from royaltable import games
from royaltable.core.backend import pure
from royaltable.core.errors import HeaderError, Refused
from royaltable.core.kernel import seeded
from royaltable.core.match import Match
from royaltable.research.observation import Array
from royaltable.research.vector import Batch, VectorGames
from tests.research.common import each_game, seen_plainly


def kept(batch: Batch) -> list[Array]:
    return [array.copy() for array in (batch.observations, batch.masks, batch.actors, batch.rewards, batch.done)]


def run(vector: VectorGames, steps: int) -> list[list[Array]]:
    """What every step gives, with actions chosen by the games' own random player."""
    return [kept(vector.step(vector.choose())) for _ in range(steps)]


class Plain:
    """One game of a vector in the pure backend, with the same generator."""

    def __init__(self, name: str, players: int, seed: int, i: int) -> None:
        self.game = games.find(name)
        self.kernels = pure(self.game)
        self.rng = seeded(f"{seed} game {i}")
        self.buffers = [0] * self.game.max_legal, [0] * self.game.max_legal, [-1]
        self.begin(players)

    def begin(self, players: int) -> None:
        self.match = Match(self.game, players)
        self.go(-1)

    def go(self, code: int) -> None:
        self.kernels.step([self.match.t], [self.match.s], 0, code, *self.buffers, self.rng)


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
                assert batch.observations[i].tolist() == seen_plainly(one.match, one.match.actor)
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
    vector.step(vector.choose())


@pytest.mark.xdist_group("fast-ming")
def test_bad_settings_get_one_sentence() -> None:
    for arguments, word in (
        ({"n": 0}, "at least one"),
        ({"players": 9}, "2 to 4 players"),
        ({"options": {"city_tie": "no"}}, "city_tie"),
        ({"reward": "gold"}, "win, share, points"),
        ({"game": "chess"}, "no game"),
    ):
        with pytest.raises(HeaderError, match=word):
            VectorGames(**{"game": "ming", "players": 2, "n": 4, **arguments})  # type: ignore[arg-type]


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
