"""Notation: sentences and codes are exact inverses, and whatever is said is answered by a rule."""

from __future__ import annotations

import random
import string

from hypothesis import given
from hypothesis import strategies as st

from royaltable.core.match import Match
from royaltable.core.notation import Sentence
from royaltable.games import find
from royaltable.games.royals.actions import CODES, PATTERNS
from tests.helpers import check_refused_changes_nothing, random_game

GAME = find("royals")
NOTATION = GAME.notation(GAME.components())
MATCHES = [random_game(GAME, players, seed=players, nodes=nodes) for players in (2, 3, 5) for nodes in (0, 5, 60, 151, 300)]
WORDS = sorted({word for text in NOTATION.texts for word in text.split()} | {"40", "007", "-1"})
RULES = {f"RO-{n}" for n in ("11.1", "11.2", "11.3", "11.4", "3.1", "3.2", "3.3", "3.4", "5.3")} | {
    f"RO-{a}.{b}" for a, last in ((4, 9), (5, 9), (7, 6)) for b in range(1, last + 1)
}


def answered(match: Match, text: str) -> None:
    rule = check_refused_changes_nothing(match, text)
    if rule is None:
        assert text in (match.weights() if match.actor < 0 else match.legal())
    else:
        assert rule in RULES
        assert (rule == "RO-11.1") == (NOTATION.parse(text) is None)


def test_every_code_has_a_sentence_of_its_own() -> None:
    assert len(NOTATION.texts) == len(set(NOTATION.texts)) == CODES == GAME.codes
    for text in NOTATION.texts:
        sentence = NOTATION.parse(text)
        assert sentence is not None
        assert NOTATION.format(sentence) == text
    assert {NOTATION.parse(text).key for text in NOTATION.texts} == set(PATTERNS)  # type: ignore[union-attr]


@given(st.sampled_from(sorted(PATTERNS)), st.data())
def test_round_trip(key: str, data: st.DataObject) -> None:
    blanks = [part.split(">")[0] for part in PATTERNS[key].split("<")[1:]]
    words = {}
    for blank in blanks:
        kind = NOTATION.kinds[blank]
        words[blank] = str(data.draw(st.integers(0, 10**6))) if isinstance(kind, str) else data.draw(st.sampled_from(list(kind)))
    sentence = Sentence(key, words)
    assert NOTATION.parse(NOTATION.format(sentence)) == sentence
    answered(data.draw(st.sampled_from(MATCHES)), NOTATION.format(sentence))


@given(st.sampled_from(MATCHES), st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join))
def test_words_in_any_order_are_answered(match: Match, text: str) -> None:
    answered(match, text)


@given(st.sampled_from(MATCHES), st.sampled_from(NOTATION.texts), st.integers(0, 30), st.sampled_from([*string.ascii_letters, *"0123456789 \n-<é"]))
def test_mutated_actions_are_answered(match: Match, text: str, at: int, letter: str) -> None:
    for mutated in (text[:at] + letter + text[at + 1 :], text[:at] + letter + text[at:], text[:at] + text[at + 1 :]):
        answered(match, mutated)


def test_mutated_games_never_break() -> None:
    rng = random.Random(7)
    match = Match(GAME, 4)
    for _ in range(300):
        for _ in range(3):
            answered(match, rng.choice(NOTATION.texts))
        match.play(rng.choice(list(match.weights()) or match.legal()))
