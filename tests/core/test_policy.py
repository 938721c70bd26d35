"""The simple players, the binding of generic kernels, simulated games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from royaltable import games
from royaltable.ai import search, selfplay
from royaltable.core import policy, rules, simulate, steps, transcript
from royaltable.core.backend import pure
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from royaltable.core.policy import GREEDY, RANDOM
from tests import tiny
from tests.core import same_name
from tests.helpers import random_game

GAMES = ("tiny", *games.NAMES)


def find(name: str) -> Game:
    return tiny.GAME if name == "tiny" else games.find(name)


def at_a_bid() -> Match:
    match = random_game(tiny.GAME, 2, seed=1, nodes=3)
    while match.node != "bid":
        match.play_code(match.legal_codes()[-1])
    return match


def test_random_is_even() -> None:
    match, rng, buffer = at_a_bid(), seeded("even"), [0] * 8
    counts = Counter(pure(tiny.GAME).bind(policy.choose)(match.t, match.s, RANDOM, buffer, rng) for _ in range(5000))
    assert set(counts) == set(match.legal_codes())
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 25


def test_greedy_takes_the_best() -> None:
    match, rng, buffer = at_a_bid(), seeded("greedy"), [0] * 8
    assert {pure(tiny.GAME).bind(policy.choose)(match.t, match.s, GREEDY, buffer, rng) for _ in range(20)} == {match.notation.codes["bid 2"]}


def test_greedy_breaks_ties_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng, buffer = at_a_bid(), seeded("ties"), [0] * 8
    choose = pure(tiny.GAME).bind(policy.choose)
    monkeypatch.setitem(choose.__globals__, "rate", lambda t, s, code: int(code != tiny.C_BID))
    counts = Counter(choose(match.t, match.s, GREEDY, buffer, rng) for _ in range(4000))
    assert set(counts) == set(match.legal_codes()) - {tiny.C_BID}
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 25


@pytest.mark.parametrize("name", GAMES)
def test_rates_use_only_what_the_seat_may_know(name: str) -> None:
    """So the greedy player of simulated games, which is given the whole position, is no cheat."""
    game = find(name)
    for players in game.players:

        def same(match: Match) -> None:
            if match.actor >= 0 and match.version % 3 == 0:
                seen = match.seen_by(match.actor)
                for code in match.legal_codes():
                    assert match.game.rules.rate(match.t, seen, code) == match.game.rules.rate(match.t, match.s, code)

        random_game(game, players, seed=players, each=same)


@pytest.mark.parametrize("module", [policy, steps])
def test_generic_kernels_need_a_game(module: object) -> None:
    with pytest.raises(RuntimeError, match="without a game"):
        module.actor(0, 0)  # type: ignore[attr-defined]


def test_two_games_do_not_mix() -> None:
    a, b = pure(tiny.GAME), pure(games.find("ming"))
    assert a.bind(rules.legal) is tiny.legal
    assert b.bind(rules.legal) is games.find("ming").rules.legal
    assert a.bind(policy.choose).__globals__["legal"] is tiny.legal
    assert b.bind(policy.choose).__globals__["legal"] is games.find("ming").rules.legal
    assert policy.legal is rules.legal


def test_two_modules_with_a_kernel_of_one_name() -> None:
    with pytest.raises(ValueError, match=r"core\.policy and tests\.core\.same_name both have a kernel choose"):
        pure(tiny.GAME, (same_name.__name__,))


@pytest.mark.parametrize("game", [tiny.GAME, *map(games.find, games.NAMES)], ids=lambda game: game.name)
def test_no_kernel_is_left_without_a_game(game: Game) -> None:
    """A name imported from `core.rules` under another name would stay a placeholder."""
    kernels = pure(game, (search.__name__, selfplay.__name__))
    placeholders = {getattr(rules, name) for name in (*rules.NAMES, "copy_at")}
    for kernel in vars(kernels.kernels).values():
        assert not placeholders & {kernel.__globals__.get(name) for name in kernel.__code__.co_names if callable(kernel.__globals__.get(name))}


def test_playouts_stop_when_the_choices_are_full() -> None:
    s, t = tiny.GAME.state(), tiny.GAME.new_tables(tiny.GAME.components())
    tiny.setup(t, s, 2, [0])
    choices = [0] * 5
    assert pure(tiny.GAME).bind(policy.playout)(t, s, RANDOM, pure(tiny.GAME).buffers(1), choices) == 5
    assert tiny.actor(t, s) != -2


@pytest.mark.parametrize("name", GAMES)
def test_decisions_are_counted_without_chance(name: str) -> None:
    game = find(name)
    which = simulate.series(game, game.players[0])
    b = pure(game)
    ta, sa, options = b.tables(which.components), b.positions(), b.options(which.components, which.players, which.options)
    once, again, expected = b.buffers("count"), b.buffers("count"), 0
    decisions = b.bind(steps.play_games)(ta, sa, 0, which.players, options, RANDOM, once, 2, game.max_nodes)
    for _ in range(2):
        choices = [0] * game.max_nodes
        n = b.bind(steps.play_game)(ta, sa, 0, which.players, options, RANDOM, again, choices)
        match = simulate.replay(which, simulate.Played(0, choices[:n], [], []))
        expected += sum(line.actor != CHANCE for line in match.lines)
    assert decisions == expected
    assert once.rng == again.rng


# --- simulated games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy_name", policy.POLICIES)
def test_games_of_a_seed(policy_name: str) -> None:
    which = simulate.series(tiny.GAME, 3, seed=7, policy=policy_name)
    played = list(simulate.play(which, 6))
    assert [one.k for one in played] == list(range(6))
    assert list(simulate.play(which, 2, first=3)) == played[3:5]
    for one in played:
        match = simulate.replay(which, one)
        assert match.over
        assert (match.scores(), match.winners()) == (one.scores, one.winners)
    for other in (
        simulate.series(tiny.GAME, 3, seed=8, policy=policy_name),
        simulate.series(tiny.GAME, 2, seed=7, policy=policy_name),
        simulate.series(tiny.GAME, 3, {"rounds": 1}, seed=7, policy=policy_name),
    ):
        assert other.generator(0) != which.generator(0)
        assert other.file_name(0) != which.file_name(0)


def test_transcripts(tmp_path: Path) -> None:
    which = simulate.series(tiny.GAME, 2, {"rounds": 1}, seed=3)
    (played,) = simulate.play(which, 1)
    path = simulate.write(which, played, tmp_path, with_legal=True)
    assert path.name == "tiny-2-1-3-0.jsonl"
    content = path.read_bytes()
    assert content.endswith(b"}\n")
    assert b"\r" not in content
    assert transcript.replay(content.decode().splitlines(), tiny.GAME).over


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    which = simulate.series(dataclasses.replace(tiny.GAME, max_nodes=10), 2)
    with pytest.raises(RuntimeError, match="did not end within 10 nodes"):
        list(simulate.play(which, 1))


def test_summary() -> None:
    total = simulate.Summary.empty(2)
    total.add(simulate.Played(0, [1, 2, 3], [4, 5], [1]))
    total.add(simulate.Played(1, [1], [6, 6], [0, 1]))
    assert (total.games, total.nodes, total.points, total.wins) == (2, 4, [10, 11], [1, 2])


@pytest.mark.parametrize("seed", [0, -5, 2**80])
def test_any_seed(seed: int) -> None:
    which = simulate.series(tiny.GAME, 2, seed=seed)
    assert list(simulate.play(which, 1)) == list(simulate.play(which, 1))


def test_the_quicker_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, ready, expected in ((False, False, "pure pure pure"), (True, False, "pure pure fast"), (True, True, "pure fast fast")):
        monkeypatch.setattr(simulate.cache, "available", lambda there=there: there)
        monkeypatch.setattr(simulate.cache, "ready", lambda game, ready=ready: ready)
        assert " ".join(simulate.best_backend(tiny.GAME, games) for games in (1, 1000, 10**6)) == expected
