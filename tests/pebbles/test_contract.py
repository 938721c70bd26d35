"""The example keeps every promise that the three games keep."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from royaltable import games
from royaltable.ai import search
from royaltable.ai.tree import Budget, Knobs, Searcher
from royaltable.core import draft, transcript
from royaltable.core.errors import HandedOver, HeaderError, Refused
from royaltable.core.game import Game
from royaltable.core.kernel import seeded
from royaltable.core.match import Match
from tests.helpers import RUBBISH, check_legal_equals_refusal, check_permutation, check_rubbish, check_state, golden, random_game, replay_golden, set_ups


def dealt(game: Game, *cards: str) -> Match:
    match = Match(game, len(cards))
    for card in cards:
        match.play(f"dealt {card}")
    return match


def test_it_is_found_after_the_games_of_this_package() -> None:
    assert games.names() == (*games.NAMES, "pebbles")
    with pytest.raises(HeaderError, match=r"no game 'chess'; the games are ming, royals, palace, pebbles\."):
        games.find("chess")


def test_every_node_of_random_games(game: Game) -> None:
    def each(match: Match) -> None:
        check_legal_equals_refusal(match)
        check_state(match)
        for viewer in range(-1, match.players):
            check_permutation(match, viewer, match.version)

    for players, options in set_ups(game):
        for seed in range(6):
            match = random_game(game, players, options, seed=seed, each=each, greedy_share=0.5)
            assert sum(match.s.taken) == options["heap"]
            assert len(match.result()["ledger"]) <= game.max_rows


def test_greedy_beats_random_and_reads_nothing_hidden(game: Game) -> None:
    def each(match: Match) -> None:
        if match.actor >= 0:
            hidden = match.seen_by(match.actor)
            assert [game.rules.rate(match.t, hidden, code) for code in match.legal_codes()] == [
                game.rules.rate(match.t, match.s, code) for code in match.legal_codes()
            ]

    wins = Counter(seat == i % 2 for i in range(60) for seat in random_game(game, 2, seed=i, greedy=(i % 2,), each=each).winners())
    assert wins[True] > 2 * wins[False]


def test_what_is_redealt_is_as_likely_as_any_other(game: Game) -> None:
    """The first seat has the 2: each of the other five cards is met about equally often at the second seat, whatever it has."""
    match, rng = dealt(game, "two", "seven", "three"), seeded("likely")
    met: Counter[int] = Counter()
    for _ in range(5000):
        s = match.seen_by(0)
        game.rules.redeal(match.t, s, 0, rng)
        assert len(set(s.card[:3])) == 3
        met[s.card[1]] += 1
    assert set(met) == {1, 2, 3, 4, 5}
    assert all(900 < count < 1100 for count in met.values())


def test_refusals(game: Game) -> None:
    match = Match(game, 2)
    asked = {"take 1": "PB-4.3", "take 9": "PB-4.3", "dealt eight": "PB-4.1"}
    assert {text: match.refusal(text) for text in asked} == asked
    match.play("dealt six")
    assert match.refusal("dealt six") == "PB-1.2"
    match.play("dealt four")
    asked = {"take 0": "PB-2.1", "take 4": "PB-2.1", "dealt two": "PB-4.3", "pass": "PB-4.1"}
    assert {text: match.refusal(text) for text in asked} == asked
    for text in ("take 3", "take 3", "take 3", "take 2"):
        match.play(text)
    assert match.legal() == ["take 1"]
    assert match.refusal("take 2") == "PB-2.2"
    match.play("take 1")
    assert match.over
    with pytest.raises(Refused, match=r"PB-4\.2"):
        match.play("take 1")


def test_the_end(game: Game) -> None:
    """6 pebbles fit the 3, not the 4; 7 fit the 7."""
    match = dealt(game, "three", "four")
    for text in ("take 3", "take 3", "take 3", "take 3"):
        match.play(text)
    assert match.result()["ledger"] == [["PB-3.2", 0, 6, ""], ["PB-3.3", 0, 3, "three"], ["PB-3.2", 1, 6, ""]]
    assert (match.scores(), match.winners()) == ([9, 6], [0])


def test_who_sees_what(game: Game) -> None:
    match = dealt(game, "three", "four")
    cards = [[seat["card"] for seat in match.view(viewer)["seats"]] for viewer in (-1, 0, 1)]
    assert cards == [[None, None], ["three", None], [None, "four"]]
    assert [[match.may_see(n, viewer) for n in (0, 1)] for viewer in (-1, 0, 1)] == [[False, False], [True, False], [False, True]]


def test_a_turn_is_a_draft_until_it_is_handed_over(game: Game) -> None:
    match = dealt(game, "three", "four")
    before = match.s.copy()
    planned = draft.play(match, match.version, 0, ["take 2"])
    assert (planned.match.actor, planned.uncovers) == (1, False)
    assert match.s == before, "nothing is played before it is committed"
    with pytest.raises(HandedOver):
        draft.play(match, match.version, 0, ["take 2", "take 1"])
    for _ in range(3):
        match.play("take 3")
    planned = draft.play(match, match.version, 1, ["take 3"])
    assert planned.uncovers, "the end turns up cards"
    assert [seat["card"] for seat in planned.shown.view(1)["seats"]] == [None, "four"]


@pytest.mark.parametrize("value", RUBBISH, ids=repr)
def test_rubbish_in_the_component_file(game: Game, value: object) -> None:
    check_rubbish(game, value)


@pytest.mark.parametrize("name", ["pebbles-2", "pebbles-4"])
def test_golden(game: Game, name: str) -> None:
    replay_golden(next(path for path in golden(game) if path.stem == name), game)


def test_transcripts_of_viewers_replay_after_the_end(game: Game) -> None:
    match = random_game(game, 3, seed=4)
    assert transcript.replay(list(transcript.write(match, viewer=-1)), game).s == match.s


def searcher(game: Game, backend: str = "pure") -> Searcher:
    return Searcher(game, game.components(), backend, Knobs(), [0.0, 0.05, 0.05] * search.KNOTS, 1, nodes=1024)


def test_nothing_hidden_changes_a_thought(game: Game) -> None:
    match = dealt(game, "three", "four", "six")
    for seed in range(4):
        other = match.copy()
        game.rules.redeal(match.t, other.s, 0, seeded(seed))
        thoughts = [searcher(game).think(one.seen_by(0), 0, Budget(60), 1) for one in (match, other)]
        assert thoughts[0].visits == thoughts[1].visits


def test_the_search_finds_the_last_pebbles(game: Game) -> None:
    """Three pebbles are left: who has five and the 7 wins with two of them, for 7 and 7 points."""
    match = dealt(game, "seven", "six")
    for text in ("take 2", "take 2", "take 2", "take 2", "take 1"):
        match.play(text)
    match.play("take 1")
    assert (match.s.left, match.s.taken[:2]) == (2, [5, 5])
    thought = searcher(game).think(match.seen_by(0), 0, Budget(200), 1)
    assert match.notation.texts[thought.best()] == "take 2"


@pytest.mark.xdist_group("fast-pebbles")
def test_fast_plays_the_same_games(game: Game) -> None:
    pytest.importorskip("numba")
    from royaltable.core import simulate

    for players, options in set_ups(game):
        which = simulate.series(game, players, options, seed=2)
        assert list(simulate.play(which, 20, backend="fast")) == list(simulate.play(which, 20, backend="pure"))


def test_features_have_names_and_read_nothing_hidden(game: Game) -> None:
    out, again, rng = [0] * 8, [0] * 8, random.Random(5)

    def each(match: Match) -> None:
        for seat in range(match.players):
            assert game.rules.features(match.t, match.s, seat, out) == len(game.features)
            other = match.seen_by(seat)
            game.rules.redeal(match.t, other, seat, seeded(rng.random()))
            game.rules.features(match.t, other, seat, again)
            assert out == again

    random_game(game, 4, seed=1, each=each)
