"""The search: same thought for the same information set, seed and simulations, in both backends; nothing hidden gets in."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from royaltable import games
from royaltable.ai import search
from royaltable.ai.tree import Budget, Knobs, Searcher, Thought, Tree
from royaltable.core import steps
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from tests import tiny
from tests.helpers import random_game

GAMES = ("tiny", *games.NAMES)
SIMULATIONS = 24


def find(name: str) -> Game:
    return tiny.GAME if name == "tiny" else games.find(name)


def flat_model(game: Game) -> list[float]:
    """Weights that only look at the second feature, so that a search without weights of its own is quick."""
    row = [0.0, 0.05, *[0.0] * (len(game.features) - 2)]
    return row * search.KNOTS


def searcher(game: Game, backend: str = "pure", threads: int = 1) -> Searcher:
    return Searcher(game, game.components(), backend, Knobs(), flat_model(game), threads, nodes=1024)


def decisions(game: Game, count: int, seed: int = 0) -> Iterator[Match]:
    """Positions of random games in which a seat has a choice."""
    rng = random.Random(seed)
    found = 0
    while found < count:
        players = rng.choice(game.players)
        match = random_game(game, players, seed=rng.random(), nodes=rng.randrange(8, 40 if game.name == "tiny" else 250), greedy_share=0.6)
        if match.actor >= 0 and len(match.legal_codes()) > 1:
            found += 1
            yield match


def think(who: Searcher, match: Match, simulations: int = SIMULATIONS, seed: object = 1) -> Thought:
    return who.think(match.seen_by(match.actor), match.actor, Budget(simulations), seed)


def told(thought: Thought) -> tuple[list[int], list[int], list[float]]:
    return thought.codes, thought.visits, thought.values


@pytest.mark.parametrize("name", GAMES)
def test_features_have_names_and_read_nothing_hidden(name: str) -> None:
    """What the evaluation sees of a seat is the same whatever that seat may not know."""
    game = find(name)
    out, again = [0] * 64, [0] * 64
    for match in decisions(game, 6, seed=3):
        for seat in range(match.players):
            seen = match.seen_by(seat)
            assert game.rules.features(match.t, match.s, seat, out) == len(game.features)
            assert 0 <= out[0] <= 1000
            other = seen.copy()
            game.rules.redeal(match.t, other, seat, seeded("other"))
            game.rules.features(match.t, other, seat, again)
            assert out == again


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_changes_a_thought(name: str) -> None:
    """The permutation test: deal everything hidden from the seat to act anew, hide it again, think again."""
    game = find(name)
    for i, match in enumerate(decisions(game, 4, seed=5)):
        seat = match.actor
        first = think(searcher(game), match)
        other = match.copy()
        game.rules.redeal(match.t, other.s, seat, seeded(f"{name} {i}"))
        assert told(think(searcher(game), other)) == told(first)


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_thought(name: str) -> None:
    game = find(name)
    match = next(decisions(game, 1, seed=6))
    one, two = searcher(game), searcher(game)
    assert told(think(one, match)) == told(think(two, match))
    assert sum(think(searcher(game), match, seed=2).visits) == SIMULATIONS - 1


@pytest.mark.parametrize("name", ["tiny", pytest.param("ming", marks=pytest.mark.xdist_group("fast-ming"))])
def test_pure_and_fast_think_alike(name: str) -> None:
    pytest.importorskip("numba")
    game = find(name)
    for match in decisions(game, 4, seed=7):
        one, two = searcher(game), searcher(game, "fast")
        assert told(think(one, match)) == told(think(two, match))
        assert told(think(one, match)) == told(think(two, match))  # on the tree that was kept
        threads = searcher(game, "fast", threads=2)
        assert told(think(threads, match)) == told(think(searcher(game, "pure", threads=2), match))


@pytest.mark.parametrize("name", GAMES)
def test_a_forced_decision_takes_no_simulation(name: str) -> None:
    game = find(name)
    match = Match(game, game.players[0])
    rng, who = random.Random(1), searcher(game)
    while not match.over:
        if match.actor != CHANCE and len(match.legal_codes()) == 1:
            thought = think(who, match)
            assert (thought.simulations, thought.best()) == (0, match.legal_codes()[0])
            return
        codes = match.legal_codes() or [match.notation.codes[text] for text in match.weights()]
        match.play_code(rng.choice(codes))


def test_the_tree_is_kept_during_a_turn() -> None:
    match = Match(tiny.GAME, 2)
    for text in ("starter 0", "drawn jade", "drawn pearl"):
        match.play(text)
    who = searcher(tiny.GAME)
    first = think(who, match, 60)
    match.play_code(first.best())
    assert think(who, match, 10).known > 10


def test_a_full_tree_goes_on_without_growing() -> None:
    match = next(decisions(games.find("ming"), 1, seed=8))
    tree = Tree(match.game, match.components, "pure", Knobs(), flat_model(match.game), 8)
    tree.place(match.seen_by(match.actor), match.actor, 1, 8)
    tree.simulate(match.actor, 40)
    assert tree.store.head[search.NODES] == 8
    assert sum(tree.found(match.actor)[0]) == 39


def test_budgets_are_kept() -> None:
    match = next(decisions(tiny.GAME, 1, seed=9))
    assert think(searcher(tiny.GAME), match, 7).simulations == 6  # the first makes the node
    timed = searcher(tiny.GAME).think(match.seen_by(match.actor), match.actor, Budget(1_000_000, 0.05), 1)
    assert 0 < timed.simulations < 1_000_000
    most = searcher(tiny.GAME).think(match.seen_by(match.actor), match.actor, Budget(20, 60.0), 1)
    assert most.simulations <= 20


@pytest.mark.xdist_group("fast-tiny")
def test_compiled_code_is_loaded_before_the_first_decision() -> None:
    """Loading takes longer than a short decision may."""
    pytest.importorskip("numba")
    from royaltable.core import fast

    fast._fast.cache_clear()  # so that nothing is loaded
    tree = searcher(tiny.GAME, "fast")._trees[0]
    assert all(tree.backend.bind(kernel).signatures for kernel in (steps.legal_at, search.search, search.root_of))


def test_hidden_bids_do_not_leak_inside_the_tree() -> None:
    """The seat that bids second has one node for all bids of the first."""
    match = Match(tiny.GAME, 2)
    for text in ("starter 0", "drawn jade", "drawn pearl", "step left", "stop", "step left", "stop"):
        match.play(text)
    assert match.node == "bid"
    tree = Tree(tiny.GAME, match.components, "pure", Knobs(), (), 256)
    tree.place(match.seen_by(0), 0, 1, 100)
    keys = set()
    for bid in range(3):
        after = match.copy()
        after.play(f"bid {bid}")
        after.seen_by(1).copy_into(tree.sa[search.HERE])
        keys.add(tree.backend.bind(search.key_of)(after.t, tree.sa, tree.raw, search.HERE, 1))
        after.s.copy_into(tree.sa[search.HERE])
        keys.add(tree.backend.bind(search.key_of)(after.t, tree.sa, tree.raw, search.HERE, 1))
    assert len(keys) == 1
