"""Chance from a committed seed: test vectors that anybody can compute with other tools, and the check of a whole game."""

import hashlib

import pytest

from royaltable.core import chance
from royaltable.core.match import Match
from tests.tiny import GAME


def test_vector() -> None:
    # printf %s 12 | openssl dgst -sha256 -hmac "royal table"  ->  05ffe77131eab971 5eebeeb7…
    assert chance.number("royal table", 12) == 0x05FFE77131EAB971
    assert chance.number("royal table", 0) == 12759672483967686212
    assert chance.seed_hash("royal table") == hashlib.sha256(b"royal table").hexdigest()


def test_outcomes_are_counted_off_in_the_given_order() -> None:
    weights = {"a": 3, "b": 1, "c": 5}
    for n in range(200):
        r = chance.number("s", n) % 9
        assert chance.outcome("s", n, weights) == ("a" if r < 3 else "b" if r < 4 else "c")
    with pytest.raises(ValueError, match="no outcomes"):
        chance.outcome("s", 0, {})


def test_every_outcome_occurs_by_its_weight() -> None:
    drawn = [chance.outcome("seed", n, {"a": 1, "b": 3}) for n in range(4000)]
    assert 900 < drawn.count("a") < 1100


def test_check_of_a_match() -> None:
    match = Match(GAME, 2)
    while not match.over:
        weights = match.weights()
        match.play(chance.outcome("mine", match.version, weights) if weights else match.legal()[-1])
    assert chance.first_difference(match, "mine") is None
    assert chance.first_difference(match, "other") is not None
