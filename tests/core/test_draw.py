"""Outcomes and cards."""

from __future__ import annotations

from collections import Counter

from royaltable.core.draw import held, outcomes_alike, outcomes_of, pick, turn_over
from royaltable.core.kernel import seeded


def test_outcomes_of_equal_weight_are_consecutive_codes() -> None:
    codes, w = [0] * 5, [0] * 5
    assert outcomes_alike(7, 3, codes, w) == 3
    assert (codes, w) == ([7, 8, 9, 0, 0], [1, 1, 1, 0, 0])


def test_a_card_of_a_deck_is_as_likely_as_there_are_cards_of_its_kind() -> None:
    codes, w = [0] * 4, [0] * 4
    assert outcomes_of([2, 0, 1, 5], 4, 10, codes, w) == 3
    assert (codes[:3], w[:3]) == ([10, 12, 13], [2, 1, 5])
    assert outcomes_of([0, 0], 2, 10, codes, w) == 0


def test_picked_cards_leave_the_row_and_every_kind_comes_by_its_number() -> None:
    rng = seeded("cards")
    cards = [3, 0, 4]
    assert Counter(pick(cards, rng, 3) for _ in range(7)) == {0: 3, 2: 4}
    assert held(cards, 3) == 0
    first = Counter(pick([1, 0, 3], rng, 3) for _ in range(2000))
    assert set(first) == {0, 2}
    assert 1350 < first[2] < 1650


def test_the_discards_become_the_deck() -> None:
    deck, discards = [0, 0, 0], [2, 0, 5]
    assert turn_over(discards, deck, 3) == 7
    assert (deck, discards) == ([2, 0, 5], [0, 0, 0])
