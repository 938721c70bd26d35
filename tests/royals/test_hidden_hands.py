"""RO-10.6: hands dealt anew for a viewer are exactly those that it can believe in, with the right weights (compared with `beliefs`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from royaltable.games import find
from tests.helpers import play_random

from .beliefs import Hands, Witness

GAME = find("royals")
UNDER_WAY = ("wild", "pay", "plot", "spend", "discard")
DEALS = 800


def small(players: int, cards: tuple[int, int, int, int], copies: int, seed: int) -> Match:
    """A game with small decks (no component file allows them): first turns as any other, display turned up."""
    match = Match(GAME, players, {"first_turn": "equal"})
    match.t = match.t.copy()
    for row in match.t.cards:
        row[:] = cards
    match.t.copies = copies
    GAME.rules.setup(match.t, match.s, players, GAME.option_row(match.components, match.options))
    rng = random.Random(seed)
    while match.node in ("starter", "reveal"):
        play_random(match, rng)
    return match


def redeals(match: Match, viewer: int, n: int, seed: int) -> tuple[Counter[Hands], Counter[Hands]]:
    """How often each Country and Intrigue hand comes up."""
    rng, hidden = seeded(seed), match.seen_by(viewer)
    countries: Counter[Hands] = Counter()
    pairs: Counter[Hands] = Counter()
    for _ in range(n):
        s = hidden.copy()
        GAME.rules.redeal(match.t, s, viewer, rng)
        countries[tuple(tuple(row) for row in s.hand)] += 1
        pairs[tuple(tuple(row) for row in s.intrigue)] += 1
    return countries, pairs


def agree(dealt: Counter[Hands], expected: dict[Hands, float]) -> None:
    """Nothing impossible is dealt, and frequencies fit (chi-squared, six standard deviations)."""
    assert set(dealt) <= set(expected), "a hand was dealt that cannot be"
    n = dealt.total()
    rest = n - sum(n * p for p in expected.values() if n * p >= 5)
    cells = [(dealt[hand], n * p) for hand, p in expected.items() if n * p >= 5]
    if rest > 1e-6:
        cells.append((sum(dealt[hand] for hand, p in expected.items() if n * p < 5), rest))
    chi = sum((seen - mean) ** 2 / mean for seen, mean in cells if mean > 0.5)
    freedom = max(len(cells) - 1, 1)
    assert chi < freedom + 6 * sqrt(2 * freedom) + 6, (chi, freedom)


SMALL = [
    # players, Country cards, copies of each pair, viewer
    (2, (4, 3, 3, 2), 1, 0),
    (2, (4, 3, 3, 2), 1, 1),
    (2, (5, 5, 4, 4), 2, 0),
    (3, (5, 4, 3, 3), 1, 0),
    (3, (6, 5, 4, 3), 1, 2),
    (2, (4, 4, 3, 2), 1, -1),
]


def positions(players: int, cards: tuple[int, int, int, int], copies: int, viewer: int) -> Iterator[tuple[Match, Witness]]:
    """Positions of random small games in which something is hidden from the viewer."""
    for seed in range(60):
        match = small(players, cards, copies, seed)
        witness = Witness(match, viewer)
        rng = random.Random(seed)
        for _ in range(70):
            play_random(match, rng)
            if match.over or not match.s.deck_size or (match.actor == CHANCE and not match.weights()) or len(witness.beliefs) > 150:
                break  # a deck this small can run out for good
            witness.see(match.version - 1)
            if len(witness.beliefs) > 1 and rng.random() < 0.15:
                yield match, witness


def exactly_known(match: Match, witness: Witness) -> bool:
    """Whether RO-10.6 holds all that can be inferred: with two players always, with more until unlocated cards were shown after a new deck."""
    if match.node in UNDER_WAY and match.actor != witness.viewer:
        return False  # the cards that must follow are dealt first: the right hands, other weights
    return witness.remade == 0 or (match.players == 2 and witness.viewer >= 0) or (witness.remade == 1 and not witness.unlocated_shown)


@pytest.mark.parametrize(("players", "cards", "copies", "viewer"), SMALL)
def test_hands_dealt_anew(players: int, cards: tuple[int, int, int, int], copies: int, viewer: int) -> None:
    compared = remade = under_way = 0
    for seed, (match, witness) in enumerate(positions(players, cards, copies, viewer)):
        exact = exactly_known(match, witness)
        if not exact and not (players == 2 and viewer >= 0):
            continue
        countries, pairs = redeals(match, viewer, DEALS if exact else 60, seed)
        if exact:
            agree(countries, witness.countries())
            agree(pairs, witness.pairs())
            compared += 1
            remade += witness.remade > 0
        else:
            assert set(countries) <= set(witness.countries()), match.node
            assert set(pairs) <= set(witness.pairs()), match.node
            under_way += 1
        if compared >= 25 and remade >= 5 and (under_way >= 10 or players > 2 or viewer < 0):
            break
    assert compared >= 20
    assert remade >= 3
    assert under_way >= 3 or players > 2 or viewer < 0


def test_the_comparison_notices_a_wrong_deal() -> None:
    noticed = 0
    for seed, (_, witness) in enumerate(positions(2, (5, 5, 4, 4), 2, 0)):
        expected = witness.countries()
        if len(expected) < 4:
            continue
        hands, rng = list(expected), random.Random(seed)
        even = Counter(rng.choice(hands) for _ in range(DEALS))
        try:
            agree(even, expected)
        except AssertionError:
            noticed += 1
        if noticed == 5:
            return
    raise AssertionError("uniformly chosen hands passed for rightly weighted ones")


def test_odds_are_those_of_the_beliefs() -> None:
    """The advice at a draw: the chance of each card to be drawn next."""
    compared = 0
    for match, witness in positions(3, (5, 4, 3, 3), 1, 0):
        if match.node != "draw" or match.actor != 0 or not exactly_known(match, witness):
            continue
        odds = list(match.advice()["odds"]["country"].values())
        expected = [sum(weight * s.deck[k] for s, weight in witness.beliefs.values()) / match.s.deck_size for k in range(4)]
        assert [n / sum(odds) for n in odds] == pytest.approx(expected)
        compared += 1
        if compared == 15:
            return
    raise AssertionError("too few positions")
