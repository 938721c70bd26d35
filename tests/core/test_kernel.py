"""The generator, weighted draws, ledger rows, rule numbers."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaltable.core import kernel
from royaltable.core.kernel import MASK, below, note, rule_id, rule_number, sample, seeded

sections, parts = st.integers(0, 99), st.integers(0, 99)


def test_same_seed_same_numbers_for_ever() -> None:
    """The simulated games of every seed depend on these numbers."""
    rng = seeded("royaltable")
    assert [below(rng, 1000) for _ in range(8)] == [523, 596, 877, 102, 896, 254, 94, 655]


def test_seeds_differ() -> None:
    assert len({tuple(seeded(i)) for i in range(1000)}) == 1000
    assert seeded("1") == seeded(1)


@given(st.integers(0, MASK), st.integers(1, 2**31))
def test_below_is_in_range(state: int, n: int) -> None:
    rng = [state]
    assert 0 <= below(rng, n) < n
    assert 0 <= rng[0] <= MASK


@pytest.mark.parametrize("n", [2, 3, 5, 7, 54])
def test_below_is_even(n: int) -> None:
    rng = seeded(n)
    counts = Counter(below(rng, n) for _ in range(1000 * n))
    square = sum((counts[i] - 1000) ** 2 / 1000 for i in range(n))
    assert square < n + 5 * (2 * n) ** 0.5


def test_pairs_are_even() -> None:
    """Successive numbers are independent enough that all pairs come up alike."""
    rng = seeded("pairs")
    counts = Counter((below(rng, 6), below(rng, 6)) for _ in range(36_000))
    assert sum((counts[i, j] - 1000) ** 2 / 1000 for i in range(6) for j in range(6)) < 36 + 5 * 72**0.5


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any), st.integers())
def test_sample_draws_no_weight_zero(weights: list[int], seed: int) -> None:
    rng = seeded(seed)
    codes = [10 + i for i in range(len(weights))]
    assert weights[sample(rng, codes, weights, len(weights)) - 10] > 0


def test_sample_follows_the_weights() -> None:
    rng = seeded("weights")
    counts = Counter(sample(rng, [4, 5, 6], [1, 2, 7], 3) for _ in range(10_000))
    assert sum((counts[c] - w * 1000) ** 2 / (w * 1000) for c, w in ((4, 1), (5, 2), (6, 7))) < 15


def test_sample_uses_the_first_n_only() -> None:
    rng = seeded("n")
    assert {sample(rng, [1, 2, 3], [1, 1, 100], 2) for _ in range(50)} == {1, 2}


def test_note_writes_rows() -> None:
    ledger = [0] * 9
    note(ledger, 3_04_02, 1, 5, 7)
    note(ledger, 1_00_00, 0, 0, -1)
    assert ledger == [2, 3_04_02, 1, 5, 7, 1_00_00, 0, 0, -1]


def test_note_is_silent_when_nobody_listens() -> None:
    ledger = [-1, 0, 0, 0, 0]
    note(ledger, 1, 2, 3, 4)
    assert ledger == [-1, 0, 0, 0, 0]


@given(sections, st.integers(0, 99), parts)
def test_rule_numbers_round_trip(section: int, middle: int, last: int) -> None:
    number = section * 10_000 + middle * 100 + last
    assert rule_number(rule_id("MD", number)) == number


@given(sections, parts, st.integers(1, 99))
def test_rule_ids_round_trip(section: int, middle: int, last: int) -> None:
    for rule in (f"RO-{section}.{middle}", f"RO-{section}.{middle}.{last}"):
        assert rule_id("RO", rule_number(rule)) == rule


def test_examples_in_the_module() -> None:
    assert doctest.testmod(kernel).failed == 0
