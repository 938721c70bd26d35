"""Notation: exact round trips, and mutated actions are refused with a rule and change nothing."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from royaltable.core.match import Match
from tests.helpers import check_refused_changes_nothing, random_game
from tests.palace.positions import GAME

NOTATION = GAME.notation(GAME.components())
POSITIONS = [random_game(GAME, 2 + i % 3, seed=f"notation {i}", greedy_share=0.6, nodes=n) for i, n in enumerate((0, 20, 36, 50, 90, 130, 200, 260, 330))]
POSITIONS.append(random_game(GAME, 2, seed="notation over"))
RULES = set(GAME.rulebook.ids())


def test_one_code_for_each_sentence() -> None:
    assert len(NOTATION.texts) == len(NOTATION.codes) == GAME.codes


@given(st.sampled_from(NOTATION.texts))
def test_round_trip(text: str) -> None:
    sentence = NOTATION.parse(text)
    assert sentence is not None
    assert NOTATION.format(sentence) == text


@given(st.integers(min_value=0, max_value=200))
def test_muster(n: int) -> None:
    sentence = NOTATION.parse(f"muster {n}")
    assert (sentence is not None) == (1 <= n <= 99)
    if sentence is not None:
        assert NOTATION.format(sentence) == f"muster {n}"


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A sentence with some characters or words changed."""
    text = draw(st.sampled_from(NOTATION.texts))
    for _ in range(draw(st.integers(1, 3))):
        i = draw(st.integers(0, len(text)))
        match draw(st.sampled_from(("insert", "cut", "word", "swap"))):
            case "insert":
                text = text[:i] + draw(st.sampled_from(" abz019\n\tA\u00a0\u0660-")) + text[i:]
            case "cut":
                text = text[:i] + text[i + 1 :]
            case "word":
                text = " ".join([*text.split(" ")[:-1], draw(st.sampled_from(NOTATION.texts)).split(" ")[-1]])
            case "swap":
                text = " ".join(reversed(text.split(" ")))
    return text


@settings(max_examples=300)
@given(st.sampled_from(POSITIONS), st.one_of(mutated(), st.sampled_from(NOTATION.texts), st.text(max_size=20)))
def test_whatever_is_said_is_legal_or_refused_by_a_rule(match: Match, text: str) -> None:
    allowed = match.legal() or list(match.weights())
    rule = check_refused_changes_nothing(match, text)
    assert (rule is None) == (text in allowed)
    assert rule is None or rule in RULES
    if NOTATION.parse(text) is None:
        assert rule == "RP-13.1"
    elif match.over:
        assert rule == "RP-13.2"
