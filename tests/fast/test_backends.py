"""Pure and fast play the same games: choices, positions, results, ledgers, transcripts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from royaltable import games
from royaltable.core import rules, simulate, steps, transcript
from royaltable.core.backend import Backend
from royaltable.core.backends import BACKENDS, find_backend
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, OVER
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


def taken(b: Backend, positions: Any, i: int) -> Any:
    """Position i as a pure record."""
    return positions[i] if b.name == "pure" else fast.from_arrays(b.game.state, positions, i)


def both(game: Game) -> list[Backend]:
    return [find_backend(name, game) for name in BACKENDS]


@each_game
def test_same_positions_ledgers_and_generators(name: str) -> None:
    game = find(name)
    components = game.components()
    for players, options in some_set_ups(game):
        found = []
        for b in both(game):
            ta, sa, buffers, choices = b.tables(components), b.positions(2), b.buffers(players, game.max_rows), b.zeros(game.max_nodes)
            n = b.bind(steps.play_game)(ta, sa, 1, players, b.options(components, players, options), RANDOM, buffers, choices)
            ledger = b.listed(buffers.ledger)
            found.append((n, b.listed(choices), b.listed(buffers.rng), taken(b, sa, 1), ledger[: 1 + 4 * ledger[0]]))
            assert taken(b, sa, 0) == game.state(), "another position of the array was touched"
            assert (ta[0] if b.name == "pure" else fast.from_arrays(game.tables, ta)) == game.new_tables(components), "the tables were touched"
        assert found[0] == found[1]
        found[0][3].check_ranges()


@each_game
def test_same_steps(name: str) -> None:
    """Every kernel that Python calls, node by node: legal lists, weights, refusals, ratings, what is hidden and redealt, results."""
    game = find(name)
    players = game.players[-1]
    components = game.components()

    def look(b: Backend) -> Iterator[object]:
        """What one backend finds at every node of a game; the action is chosen by the number of the node."""
        ta, sa, buffers, won = b.tables(components), b.positions(2), b.buffers(name, game.max_rows), b.zeros(players)
        codes, w, ledger, rng, out = buffers
        b.bind(steps.setup_at)(ta, sa, 0, players, b.options(components, players))
        for node in range(game.max_nodes):
            yield (actor := b.bind(steps.actor_at)(ta, sa, 0))
            if node % 7 == 0:
                yield [b.bind(steps.refusal_at)(ta, sa, 0, code) for code in range(game.codes)]
                for seat in range(-1, players):
                    b.bind(rules.copy_at)(sa, 1, 0)
                    b.bind(steps.hide_at)(ta, sa, 1, seat)
                    yield f"hide {seat}", taken(b, sa, 1).key()
                    if actor != OVER:
                        b.bind(steps.redeal_at)(ta, sa, 1, seat, rng)
                        yield f"redeal {seat}", taken(b, sa, 1).key()
            b.bind(steps.result_at)(ta, sa, 0, out, won)
            yield b.listed(out, players), b.listed(won)
            if actor == OVER:
                break
            if actor == CHANCE:
                n = b.bind(steps.weights_at)(ta, sa, 0, codes, w)
                yield b.listed(codes, n), b.listed(w, n)
            else:
                n = b.bind(steps.legal_at)(ta, sa, 0, codes)
                yield b.listed(codes, n), [b.bind(steps.rate_at)(ta, sa, 0, code) for code in b.listed(codes, n)]
            b.bind(steps.apply_at)(ta, sa, 0, int(codes[node % n]), ledger)
            yield "applied", taken(b, sa, 0).key()
        else:
            pytest.fail("the game does not end")
        yield b.listed(ledger, 1 + 4 * int(ledger[0])), b.listed(rng)

    for node, (one, other) in enumerate(zip(*map(look, both(game)), strict=True)):
        assert one == other, node


@each_game
def test_step_plays_chance_until_a_seat_is_to_act(name: str) -> None:
    game = find(name)
    players = game.players[0]

    def play(b: Backend) -> list[list[int]]:
        ta, sa, buffers = b.tables(game.components()), b.positions(), b.buffers(5)
        b.bind(steps.setup_at)(ta, sa, 0, players, b.options(game.components(), players))
        seen, code = [], -1
        while n := b.bind(steps.step)(ta, sa, 0, code, buffers):
            assert b.bind(steps.actor_at)(ta, sa, 0) >= 0
            seen.append(b.listed(buffers.codes, n))
            code = seen[-1][len(seen) % n]
        assert b.bind(steps.actor_at)(ta, sa, 0) == OVER
        return seen

    of_pure, of_fast = map(play, both(game))
    assert of_pure == of_fast


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
