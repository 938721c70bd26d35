"""Every rule that can refuse an action does, in the order of the node table; sentences without a code are answered too."""

from __future__ import annotations

import random
from itertools import product

import pytest

from royaltable.core.errors import Refused
from royaltable.core.match import Match
from tests.helpers import check_refused_changes_nothing, random_game, set_ups
from tests.ming.positions import DISTRICTS, GAME, A, B, N, hold, position, returning, stand

# Rules that refuse something, and no others.
REFUSING = {
    "MD-0.5", "MD-2.2", "MD-2.5", "MD-2.6", "MD-3.0.4", "MD-3.0.5", "MD-3.1.2", "MD-3.1.3", "MD-3.1.4", "MD-3.1.5", "MD-3.2.1",
    "MD-3.4.1", "MD-3.4.2", "MD-3.4.3", "MD-3.4.4", "MD-3.4.5", "MD-3.4.6", "MD-4.2.2", "MD-4.2.10", "MD-4.2.11", "MD-5.6",
    "MD-7.4", "MD-7.10", "MD-7.11", "MD-9.1", "MD-9.2", "MD-9.3", "MD-9.4",
}  # fmt: skip


def starter() -> Match:
    return Match(GAME, 3)


def reveal() -> Match:
    match = Match(GAME, 3)
    match.play("starter 0")
    match.s.deck[1] = 0
    return match


def neutral() -> Match:
    match = position(2, "neutral", phase=0)
    match.s.open[0][N] = 3
    return match


def prince() -> Match:
    return position(3, "prince", phase=0)


def card() -> Match:
    match = position(3, "card", phase=2)
    match.s.space[0][A] = 2
    return match


def card_without_dragons() -> Match:
    match = card()
    match.s.dragons = 0
    return match


def turn() -> Match:
    """A in blue2 with a horse and a carriage; B in blue1."""
    match = position(3, "turn")
    match.s.prince[A], match.s.prince[B] = DISTRICTS.index("blue2"), DISTRICTS.index("blue1")
    match.s.space[0][A] = 2
    hold(match, A, "horse", "carriage")
    return match


def way() -> Match:
    match = turn()
    match.s.prince[B] = DISTRICTS.index("white1")
    match.play("step blue1 carriage")
    return match


def way_past_a_prince() -> Match:
    match = turn()
    hold(match, A, "carriage", "dragon")
    match.play("step blue1 carriage")
    return match


def way_to_a_monk() -> Match:
    match = way()
    stand(match, "blue1", {}, monk=A)
    return match


def deploy() -> Match:
    match = turn()
    match.play("stay horse")
    return match


def back() -> Match:
    return returning(3, 2, {A: (2, 1, 0)})


def home() -> Match:
    match = back()
    match.play("return 2")
    return match


def neutral_home() -> Match:
    match = returning(2, 2, {N: (2, 1, 1), A: (0, 2, 0)})
    match.play("return 0")
    return match


def start() -> Match:
    return position(4, "start", phase=5, round_no=4)


def over() -> Match:
    return position(3, "over", phase=4, round_no=6)


# node, sentences, rule
TABLE = [
    (starter, ("starter 3", "starter 9", "reveal blue horse"), "MD-9.4"),
    (starter, ("place blue", "pass", "start 0", "start 9", "return 0", "return 9", "home 3 3 3", "deploy 9 monk", "neutral blue1"), "MD-9.3"),
    (reveal, ("reveal blue boat", "reveal yellow horse", "starter 0", "starter 7"), "MD-9.4"),
    (reveal, ("take blue", "deploy 0", "deploy 9", "neutral-home 0 0 9"), "MD-9.3"),
    (neutral, ("neutral blue1",), "MD-7.4"),
    (neutral, ("starter 0", "starter 9", "reveal blue horse", "prince blue1", "place blue"), "MD-9.3"),
    (prince, ("prince violet1", "prince green1"), "MD-0.5"),
    (prince, ("neutral blue1", "step blue1 horse", "starter 1"), "MD-9.3"),
    (card, ("take white",), "MD-2.2"),
    (card, ("dragon white",), "MD-2.6"),
    (card, ("pass", "stay dragon", "place blue", "reveal blue horse"), "MD-9.3"),
    (card_without_dragons, ("dragon blue", "dragon white"), "MD-2.5"),
    (turn, ("step blue2 horse", "step white1 dragon", "step white1 horse"), "MD-3.1.2"),
    (turn, ("step blue1 horse", "step blue1 boat", "step orange3 rickshaw"), "MD-3.1.3"),
    (turn, ("step blue1 dragon", "step blue3 rickshaw", "step orange3 dragon"), "MD-3.1.4"),
    (turn, ("step blue1 carriage",), "MD-3.1.5"),
    (turn, ("stay boat", "stay dragon"), "MD-3.2.1"),
    (turn, ("deploy 0", "deploy 1 monk", "deploy 4", "deploy 0 monk", "deploy 9 monk", "deploy 9"), "MD-3.4.1"),
    (turn, ("take blue", "return 0", "return 8", "home 0 0 0", "start 0", "starter 5", "neutral-home 9 9 9"), "MD-9.3"),
    (way, ("pass", "stay horse", "stay boat"), "MD-3.0.4"),
    (way, ("step white1 horse",), "MD-3.1.2"),
    (way, ("step blue2 horse",), "MD-3.1.3"),
    (way, ("step blue2 carriage",), "MD-3.1.4"),
    (way, ("deploy 4", "deploy 9", "deploy 4 monk", "deploy 9 monk"), "MD-3.4.3"),
    (way, ("deploy 0 monk",), "MD-3.4.4"),
    (way, ("deploy 3", "deploy 3 monk"), "MD-3.4.6"),
    (way, ("place blue", "start 3", "return 7"), "MD-9.3"),
    (way_past_a_prince, ("deploy 0", "deploy 3", "deploy 0 monk", "deploy 9", "deploy 9 monk"), "MD-3.4.2"),
    (way_to_a_monk, ("deploy 1", "deploy 3", "deploy 1 monk", "deploy 3 monk"), "MD-3.4.5"),
    (way_to_a_monk, ("deploy 4", "deploy 4 monk"), "MD-3.4.3"),
    (way_to_a_monk, ("deploy 0 monk",), "MD-3.4.4"),
    (deploy, ("pass", "stay carriage"), "MD-3.0.4"),
    (deploy, ("step orange3 horse", "step white1 boat"), "MD-3.0.5"),
    (deploy, ("deploy 3",), "MD-3.4.6"),
    (deploy, ("deploy 5", "deploy 5 monk"), "MD-3.4.3"),
    (deploy, ("prince blue1", "home 3 0 0"), "MD-9.3"),
    (back, ("return 4", "return 6", "return 7", "return 9"), "MD-4.2.2"),
    (back, ("home 0 0 0", "home 9 0 0", "pass", "neutral-home 0 0 0"), "MD-9.3"),
    (home, ("home 1 0 0", "home 2 1 0", "home 0 0 0", "home 9 9 9", "home 3 0 0"), "MD-4.2.10"),
    (home, ("home 0 2 0", "home 0 0 2", "home 1 0 1"), "MD-4.2.11"),
    (home, ("return 0", "return 9", "neutral-home 1 1 0", "neutral-home 3 0 0"), "MD-9.3"),
    (neutral_home, ("neutral-home 1 1 0", "neutral-home 0 0 0", "neutral-home 3 3 3"), "MD-7.10"),
    (neutral_home, ("home 1 0 0", "home 9 0 0", "return 1"), "MD-9.3"),
    (start, ("start 4", "start 9"), "MD-5.6"),
    (start, ("starter 0", "starter 9", "place blue"), "MD-9.3"),
    (over, ("pass", "starter 0", "starter 9", "deploy 9 monk", "home 9 9 9", "neutral-home 3 0 0", "start 9", "return 9"), "MD-9.2"),
    (turn, ("", "Pass", "pass ", " pass", "step blue1  carriage", "deploy 10", "deploy 1 Monk", "place red", "stay camel", "return -1", "start a"), "MD-9.1"),
    (over, ("", "passed", "deploy x", "home 1 1"), "MD-9.1"),
]  # fmt: skip


@pytest.mark.parametrize(("node", "texts", "rule"), TABLE, ids=lambda value: getattr(value, "__name__", None) if callable(value) else str(value)[:40])
def test_refused(node: object, texts: tuple[str, ...], rule: str) -> None:
    assert callable(node)
    match = node()
    for text in texts:
        assert check_refused_changes_nothing(match, text) == rule, text


def test_part_too_large_has_a_sentence_without_code_too() -> None:
    match = returning(3, 2, {A: (2, 2, 0)})
    match.play("return 3")
    assert match.refusal("home 3 0 0") == "MD-4.2.11"
    match = returning(2, 2, {N: (2, 2, 2), A: (0, 1, 1)})
    match.play("return 0")
    assert match.refusal("neutral-home 3 0 0") == "MD-7.11"


def test_every_rule_that_refuses_is_in_the_table_and_in_the_rule_book() -> None:
    assert {rule for _, _, rule in TABLE} | {"MD-7.11"} == REFUSING
    assert set(GAME.rulebook.ids()) >= REFUSING


def test_no_other_rule_ever_refuses() -> None:
    found: set[int] = set()

    def each(match: Match) -> None:
        found.update(GAME.rules.refusal(match.t, match.s, code) for code in range(GAME.codes))

    for players, options in set_ups(GAME):
        random_game(GAME, players, options, seed=1, each=each, greedy_share=0.4)
    rules = {GAME.rule(number) for number in found if number}
    assert rules <= REFUSING
    assert REFUSING - rules <= {"MD-9.1", "MD-3.4.3", "MD-3.4.4", "MD-5.6", "MD-2.5"}  # without a code, or out of the reach of random play


def grammar() -> list[str]:
    """Every sentence of the grammar."""
    notation = Match(GAME, 2).notation
    texts = []
    for key, pattern in notation.patterns.items():
        words = []
        for word in pattern.split(" "):
            kind = word.strip("<>").split(":")[-1] if word.startswith("<") else None
            values = [word] if kind is None else notation.kinds[kind]
            words.append([str(n) for n in range(10)] if isinstance(values, str) else list(values))
        made = [" ".join(choice) for choice in product(*words)]
        for text in made:
            sentence = notation.parse(text)
            assert sentence is not None
            assert sentence.key == key
            assert notation.format(sentence) == text
        texts += made
    return texts


GRAMMAR = grammar()


def test_a_sentence_without_code_is_never_legal() -> None:
    """Total: at every kind of node each sentence of the grammar gets exactly one answer, and only coded ones are legal."""
    rng = random.Random(5)
    seen: dict[str, int] = {}

    def each(match: Match) -> None:
        seen[match.node] = seen.get(match.node, 0) + 1
        if seen[match.node] > 3:
            return
        before = match.s.copy()
        allowed = set(match.legal()) | set(match.weights())
        for text in rng.sample(GRAMMAR, 500):
            rule = match.refusal(text)
            assert (rule is None) == (text in allowed), (match.node, text)
            assert rule is None or rule in REFUSING
        assert match.s == before

    for players in (2, 4):
        random_game(GAME, players, seed=players, each=each, greedy_share=0.4)
    assert set(seen) == set(GAME.nodes)


def test_after_the_end_nothing_can_be_played() -> None:
    match = over()
    assert match.legal() == []
    assert match.weights() == {}
    with pytest.raises(Refused, match=r"MD-9\.2"):
        match.play("pass")
