"""Pure and fast play the same games: choices, positions, results, ledgers, transcripts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from royaltable import games
from royaltable.core import simulate, transcript
from royaltable.core.backend import pure
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, OVER, seeded
from royaltable.core.policy import POLICIES, RANDOM
from tests import tiny
from tests.helpers import set_ups

pytest.importorskip("numba")
from royaltable.core import fast

GAMES = ["tiny", *games.NAMES]
each_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"fast-{name}")) for name in GAMES])
"""One worker compiles a game and runs all its tests."""
SAME = 30
"""Games per player count, set of options and policy."""


@cache
def find(name: str) -> Game:
    return tiny.GAME if name == "tiny" else games.find(name)


def some_set_ups(game: Game) -> Iterator[tuple[int, dict[str, str | int]]]:
    """Every player count with at most six sets of options, evenly chosen."""
    every = list(set_ups(game))
    for players in game.players:
        mine = [options for n, options in every if n == players]
        for i in sorted({k * len(mine) // 6 for k in range(6)}):
            yield players, mine[i]


@each_game
def test_same_games(name: str) -> None:
    game = find(name)
    for players, options in some_set_ups(game):
        for policy, count in zip(POLICIES, (SAME, 2), strict=True):
            which = simulate.series(game, players, options, seed=11, policy=policy)
            assert list(simulate.play(which, count, backend="fast")) == list(simulate.play(which, count, backend="pure"))


@each_game
def test_same_positions_ledgers_and_generators(name: str) -> None:
    game = find(name)
    t = game.new_tables(game.components())
    for players, options in some_set_ups(game):
        row = game.option_row(game.components(), options)
        s, sizes = game.state(), (game.max_legal, game.max_legal, 1 + 4 * game.max_rows)
        lists, rng, choices = [[0] * n for n in sizes], seeded(players), [0] * game.max_nodes
        n = pure(game).play_game([t], [s], 0, players, row, RANDOM, *lists, rng, choices)

        ta, sa = fast.to_arrays(t), fast.new_array(game.state, 2)
        buffers, rng_fast, choices_fast = [fast.buffer(n) for n in sizes], fast.integers(seeded(players)), fast.buffer(game.max_nodes)
        assert n == fast.fast(game).play_game(ta, sa, 1, players, fast.integers(row), RANDOM, *buffers, rng_fast, choices_fast)
        assert choices_fast.tolist() == choices
        assert rng_fast.tolist() == rng
        assert fast.from_arrays(game.state, sa, 1) == s
        assert fast.from_arrays(game.state, sa, 0) == game.state(), "another position of the array was touched"
        assert fast.from_arrays(game.tables, ta) == t, "the tables were touched"
        rows = lists[2][0]
        assert buffers[2].tolist()[: 1 + 4 * rows] == lists[2][: 1 + 4 * rows]
        s.check_ranges()


@each_game
def test_same_steps(name: str) -> None:
    """Every kernel that Python calls, node by node: legal lists, weights, refusals, ratings, what is hidden and redealt, results."""
    game = find(name)
    p, f = pure(game), fast.fast(game)
    players = game.players[-1]
    row = game.option_row(game.components(), game.options(game.components(), players))
    t = game.new_tables(game.components())
    tables, states = [t], [game.state() for _ in range(2)]
    ta, sa = fast.to_arrays(t), fast.new_array(game.state, 2)
    a, b, c = [0] * game.max_legal, [0] * game.max_legal, [0] * (1 + 4 * game.max_rows)
    fa, fb, fc = (fast.buffer(len(x)) for x in (a, b, c))
    rng, frng = seeded(name), fast.integers(seeded(name))
    p.setup_at(tables, states, 0, players, row)
    f.setup_at(ta, sa, 0, players, fast.integers(row))

    def same_position(i: int, what: str) -> None:
        assert fast.from_arrays(game.state, sa, i) == states[i], what

    for node in range(game.max_nodes):
        actor = p.actor_at(tables, states, 0)
        assert f.actor_at(ta, sa, 0) == actor
        if node % 7 == 0:
            for code in range(game.codes):
                assert f.refusal_at(ta, sa, 0, code) == p.refusal_at(tables, states, 0, code), (node, code)
            for seat in range(-1, players):
                p.copy_at(states, 1, 0)
                f.copy_at(sa, 1, 0)
                p.hide_at(tables, states, 1, seat)
                f.hide_at(ta, sa, 1, seat)
                same_position(1, f"hide {seat} at node {node}")
                if actor != OVER:
                    p.redeal_at(tables, states, 1, seat, rng)
                    f.redeal_at(ta, sa, 1, seat, frng)
                    same_position(1, f"redeal {seat} at node {node}")
        p.result_at(tables, states, 0, a, b)
        f.result_at(ta, sa, 0, fa, fb)
        assert (fa.tolist()[:players], fb.tolist()[:players]) == (a[:players], b[:players])
        if actor == OVER:
            break
        if actor == CHANCE:
            n = p.weights_at(tables, states, 0, a, b)
            assert n == f.weights_at(ta, sa, 0, fa, fb)
            assert (fa.tolist()[:n], fb.tolist()[:n]) == (a[:n], b[:n])
        else:
            n = p.legal_at(tables, states, 0, a)
            assert n == f.legal_at(ta, sa, 0, fa)
            assert fa.tolist()[:n] == a[:n]
            assert [f.rate_at(ta, sa, 0, code) for code in a[:n]] == [p.rate_at(tables, states, 0, code) for code in a[:n]]
        code = a[node % n]
        p.apply_at(tables, states, 0, code, c)
        f.apply_at(ta, sa, 0, code, fc)
        same_position(0, f"code {code} at node {node}")
    else:
        pytest.fail("the game does not end")
    assert fc.tolist()[: 1 + 4 * c[0]] == c[: 1 + 4 * c[0]]
    assert frng.tolist() == rng


@each_game
def test_step_plays_chance_until_a_seat_is_to_act(name: str) -> None:
    game = find(name)
    players = game.players[0]
    row = game.option_row(game.components(), game.options(game.components(), players))
    t = game.new_tables(game.components())

    def play(kernels: Any, ta: Any, sa: Any, make: Any) -> list[list[int]]:
        codes, w, ledger, rng = make([0] * game.max_legal), make([0] * game.max_legal), make([-1]), make(seeded(5))
        kernels.setup_at(ta, sa, 0, players, make(row))
        seen, code = [], -1
        while n := kernels.step(ta, sa, 0, code, codes, w, ledger, rng):
            assert kernels.actor_at(ta, sa, 0) >= 0
            seen.append([int(x) for x in codes[:n]])
            code = int(codes[len(seen) % n])
        assert kernels.actor_at(ta, sa, 0) == OVER
        return seen

    of_pure = play(pure(game), [t], [game.state()], list)
    assert of_pure == play(fast.fast(game), fast.to_arrays(t), fast.new_array(game.state), fast.integers)


@each_game
def test_transcripts_are_the_same_bytes(name: str, tmp_path: Path) -> None:
    game = find(name)
    which = simulate.series(game, game.players[0], seed=4)
    for backend in ("pure", "fast"):
        folder = tmp_path / backend
        folder.mkdir()
        for played in simulate.play(which, 2, backend=backend):
            simulate.write(which, played, folder, with_legal=True)
    for path in sorted((tmp_path / "pure").iterdir()):
        assert (tmp_path / "fast" / path.name).read_bytes() == path.read_bytes()
        match = transcript.replay(path.read_text(encoding="utf-8").splitlines(), game)
        assert match.over
        assert match.scores() == match.result()["scores"]


@each_game
def test_threads_play_the_same_games(name: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    which = simulate.series(find(name), find(name).players[0], seed=9)
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda first: list(simulate.play(which, 50, first=first, backend="fast")), range(0, 200, 50)))
    assert [played for part in parts for played in part] == list(simulate.play(which, 200, backend="fast"))
