"""Notation: patterns, blanks, exact inverses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaltable.core.notation import DIGIT, NUMBER, Notation, Sentence
from tests import tiny

PATTERNS = {
    "pass": "pass",
    "step": "step <district> <card>",
    "home": "home <a:digit> <b:digit> <c:digit>",
    "take": "take <pair>",
    "bid": "bid <n:number>",
}
KINDS = {"district": ["blue1", "blue2"], "card": ["boat", "dragon"], "digit": DIGIT, "number": NUMBER, "pair": ["fr gb", "fr", "a.c"]}
NOTATION = Notation(PATTERNS, KINDS, ("pass", "step blue1 boat", "take fr gb"))


@st.composite
def sentences(draw: st.DrawFn) -> Sentence:
    key = draw(st.sampled_from(list(PATTERNS)))
    blanks = {
        "step": {"district": st.sampled_from(KINDS["district"]), "card": st.sampled_from(KINDS["card"])},
        "home": {name: st.sampled_from("0123456789") for name in "abc"},
        "take": {"pair": st.sampled_from(KINDS["pair"])},
        "bid": {"n": st.integers(0, 10**30).map(str)},
    }.get(key, {})
    return Sentence(key, {name: draw(words) for name, words in blanks.items()})


@given(sentences())
def test_parse_is_the_inverse_of_format(sentence: Sentence) -> None:
    assert NOTATION.parse(NOTATION.format(sentence)) == sentence


@given(st.text(alphabet="abdegimnoprstuv 0123<>:.\n", max_size=20))
def test_format_is_the_inverse_of_parse(text: str) -> None:
    sentence = NOTATION.parse(text)
    assert sentence is None or NOTATION.format(sentence) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "pass ",
        " pass",
        "pass\n",
        "step blue1",
        "step blue1  boat",
        "step blue3 boat",
        "home 1 2",
        "home 1 2 10",
        "bid 01",
        "bid ",
        "bid -1",
        "take abc",
        "bid ١",
    ],
)
def test_outside_the_grammar(text: str) -> None:
    assert NOTATION.parse(text) is None


def test_ids_may_hold_spaces_and_dots() -> None:
    assert NOTATION.parse("take fr gb") == Sentence("take", {"pair": "fr gb"})
    assert NOTATION.parse("take a.c") == Sentence("take", {"pair": "a.c"})


def test_codes_are_the_places_of_the_texts() -> None:
    assert NOTATION.codes == {"pass": 0, "step blue1 boat": 1, "take fr gb": 2}


def test_every_code_of_a_game_parses() -> None:
    notation = tiny.GAME.notation(tiny.GAME.components())
    assert len(notation.texts) == len(notation.codes) == tiny.GAME.codes
    for text in notation.texts:
        sentence = notation.parse(text)
        assert sentence is not None
        assert notation.format(sentence) == text
