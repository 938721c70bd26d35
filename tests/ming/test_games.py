"""Random games keep every promise; copies, hidden numbers and broken actions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from royaltable.core.match import Match
from tests.fuzz import checker
from tests.helpers import check_permutation, check_refused_changes_nothing, play_random, random_game, seen, set_ups, twin
from tests.ming.invariants import check
from tests.ming.positions import GAME, A, B, C, returning
from tests.ming.test_refusals import GRAMMAR

GAMES = 200  # per player count


@pytest.mark.parametrize("players", GAME.players)
def test_random_games(players: int) -> None:
    """Invariants at every node; legal lists, JSON, ranges, hidden numbers at some."""
    options = [options for n, options in set_ups(GAME) if n == players]
    rows = nodes = 0
    for game in range(GAMES):
        slow = checker(GAME, random.Random(game), every=60)
        match = random_game(GAME, players, options[game % len(options)], seed=game, each=slow, greedy_share=(0.0, 0.1, 0.5)[game % 3])
        rows = max(rows, sum(len(line.rows) for line in match.lines))
        nodes = max(nodes, match.version)
        assert match.scores() == [sum(row[2] for row in match.ledger() if row[1] == p) for p in range(players)]
    assert rows <= GAME.max_rows
    assert nodes <= GAME.max_nodes


def test_every_kind_of_node_and_event_is_met() -> None:
    """Random play reaches every node and every rule that writes a ledger row."""
    kinds: set[str] = set()
    rules: set[str] = set()
    for players, options in set_ups(GAME):
        for seed in range(2):
            match = random_game(GAME, players, options, seed=seed, greedy_share=0.7 * seed)
            kinds |= {line.node for line in match.lines}
            rules |= {str(match.row(row)[0]) for line in match.lines for row in line.rows}
    assert kinds == set(GAME.nodes) - {"over"}
    expected = (
        "0.6 2.4 3.0.3 3.4.8 4.1.1 4.1.3 4.1.4 4.1.6 4.1.9 4.1.10 4.2.1 4.2.3 4.2.4 4.2.5 4.2.6 4.2.7 4.2.9 4.3.1 4.4.1 4.4.2 5.1 5.2 5.3 7.2 7.7 7.8 7.12"
    )
    assert {f"MD-{rule}" for rule in expected.split()} <= rules | {"MD-4.2.6", "MD-7.8"}  # rare: tested in prepared positions
    assert rules <= set(GAME.rulebook.ids())


def test_every_place_of_a_row_is_text() -> None:
    for players, options in set_ups(GAME):
        match = random_game(GAME, players, options, seed=3, greedy_share=0.5)
        for line in match.lines:
            for row in line.rows:
                rule, seat, points, where = match.row(row)
                assert isinstance(where, str)
                assert -1 <= seat < players
                assert points >= 0
                if points:
                    assert where in {*(p["id"] for p in match.components.data["provinces"]), *(d["id"] for d in match.components.data["districts"]), "tiles"}, (
                        rule
                    )


@settings(max_examples=60)
@given(st.sampled_from(GAME.players), st.integers(0, 10**6), st.integers(0, 400), st.data())
def test_mutated_actions_are_refused_and_change_nothing(players: int, seed: int, nodes: int, data: st.DataObject) -> None:
    match = random_game(GAME, players, seed=seed, nodes=nodes, greedy_share=0.3)
    lines = list(match.lines)
    for _ in range(20):
        text = data.draw(
            st.one_of(
                st.sampled_from(GRAMMAR),
                st.text(max_size=20),
                st.sampled_from(GRAMMAR).map(lambda x: x.upper()),
                st.sampled_from(GRAMMAR).map(lambda x: x + " "),
            )
        )
        rule = check_refused_changes_nothing(match, text)
        assert (rule is None) == (text in match.legal() or text in match.weights())
    assert match.lines == lines


@settings(max_examples=30)
@given(st.sampled_from(GAME.players), st.integers(0, 10**6), st.integers(0, 400))
def test_an_earlier_copy_never_changes(players: int, seed: int, nodes: int) -> None:
    match = random_game(GAME, players, seed=seed, nodes=nodes)
    copy, state, view = match.copy(), match.s.copy(), match.view(-1)
    rng = random.Random(seed)
    for _ in range(60):
        if not match.over:
            play_random(match, rng)
    assert copy.s == state
    assert copy.view(-1) == view
    assert copy.version <= nodes
    assert match.at(copy.version).s == state


@given(st.sampled_from(GRAMMAR))
def test_notation_round_trip(text: str) -> None:
    notation = Match(GAME, 2).notation
    sentence = notation.parse(text)
    assert sentence is not None
    assert notation.format(sentence) == text
    code = notation.codes.get(text)
    assert code is None or notation.texts[code] == text


@given(st.text(alphabet="abcdefghilmnoprstuvwy0123456789 -", max_size=24))
def test_any_text_is_parsed_and_formatted_or_refused(text: str) -> None:
    notation = Match(GAME, 2).notation
    sentence = notation.parse(text)
    assert sentence is None or notation.format(sentence) == text


def test_codes_and_sentences_are_one_to_one() -> None:
    notation = Match(GAME, 2).notation
    assert len(notation.texts) == len(notation.codes) == GAME.codes
    for text in notation.texts:
        assert notation.parse(text) is not None


# --- hidden return numbers --------------------------------------------------------------------------------------


def chosen(*numbers: int) -> Match:
    """Some seats have chosen a return number, one has not."""
    match = returning(3, 2, {A: (2, 1, 1), B: (1, 1, 0), C: (2, 1, 0)})
    for number in numbers:
        match.play(f"return {number}")
    return match


def test_md_4_2_1_numbers_are_hidden_until_the_last_has_chosen() -> None:
    match = chosen(3, 1)
    assert [[match.may_see(n, viewer) for viewer in (-1, A, B, C)] for n in (0, 1)] == [[False, True, False, False], [False, False, True, False]]
    assert match.view(A)["returns"] == [3, None, None]
    assert match.view(B)["returns"] == [None, 1, None]
    assert match.view(C)["returns"] == match.view(-1)["returns"] == [None, None, None]
    line = match.play("return 2")
    assert match.node == "home"
    assert [row[1:4:2] for row in map(match.row, line.rows) if row[0] == "MD-4.2.1"] == [[A, "3"], [B, "1"], [C, "2"]]
    assert all(match.may_see(n, -1) for n in range(3))
    assert match.view(-1)["returns"] == [3, 1, 2]


def test_md_4_2_1_numbers_of_the_last_province_stay_visible() -> None:
    """Return lines of two provinces follow each other when everything between is automatic: only the running province is hidden."""
    match = returning(3, 2, {A: (1, 0, 0), B: (1, 0, 0)})
    match.s.open[3][A] = match.s.open[3][B] = 1
    for _ in range(3):
        match.play("return 0")
    assert (match.node, match.view(-1)["scored_province"]) == ("return", "yellow")
    assert [match.may_see(n, C) for n in range(3)] == [True, True, False]


@pytest.mark.parametrize("viewer", [-1, A, B, C])
def test_permuting_hidden_numbers_changes_nothing_a_viewer_gets(viewer: int) -> None:
    texts = set()
    for numbers in ((0, 0), (3, 1), (4, 2), (1, 2)):
        match = chosen(*numbers)
        check_permutation(match, viewer, seed=numbers)
        view = match.view(viewer)
        if viewer in (-1, C):
            texts.add(str(view))
    assert len(texts) <= 1


def test_twins_in_real_games() -> None:
    """Whole transcripts of games that differ in hidden numbers only are the same for a viewer."""
    rng, compared = random.Random(4), 0

    def each(match: Match) -> None:
        nonlocal compared
        if match.node == "return" and sum(number >= 0 for number in match.s.returns):
            for viewer in range(-1, match.players):
                other = twin(match, viewer, rng)
                if other is not None:
                    compared += other.s != match.s
                    assert seen(other, viewer) == seen(match, viewer)

    for seed in range(3):
        random_game(GAME, 4, seed=seed, each=each, greedy_share=0.8)
    assert compared > 20


def test_hidden_numbers_do_not_reach_the_greedy_player() -> None:
    for players in (2, 3, 4):

        def each(match: Match) -> None:
            if match.actor >= 0:
                rate, hidden = GAME.rules.rate, match.seen_by(match.actor)
                before = match.s.copy()
                assert [rate(match.t, match.s, code) for code in match.legal_codes()] == [rate(match.t, hidden, code) for code in match.legal_codes()]
                assert match.s == before
            check(match)

        random_game(GAME, players, seed=players, each=each, greedy_share=0.5)
