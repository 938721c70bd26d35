"""Kernels of chance for the rules of all games: outcomes that are alike, and cards.

Cards have no order: a deck, a hand or the discards is a row with a number for each of `kinds` kinds.
"""

from __future__ import annotations

from .kernel import below, kernel
from .schema import Row


@kernel
def outcomes_alike(first: int, n: int, codes: Row, w: Row) -> int:
    """Write n outcomes of equal weight, the codes from `first` on; returns how many."""
    for i in range(n):
        codes[i] = first + i
        w[i] = 1
    return n


@kernel
def outcomes_of(deck: Row, kinds: int, first: int, codes: Row, w: Row) -> int:
    """Write the outcomes of drawing a card of a deck, the code `first` + kind for each, rising, and their weights; returns how many."""
    n = 0
    for kind in range(kinds):
        if deck[kind] > 0:
            codes[n] = first + kind
            w[n] = deck[kind]
            n += 1
    return n


@kernel
def held(cards: Row, kinds: int) -> int:
    """How many cards a row holds."""
    n = 0
    for kind in range(kinds):
        n += cards[kind]
    return n


@kernel
def pick(cards: Row, rng: Row, kinds: int) -> int:
    """Take a random card out of a row, which must hold one; returns its kind."""
    r = below(rng, held(cards, kinds))
    for kind in range(kinds):
        r -= cards[kind]
        if r < 0:
            cards[kind] -= 1
            return kind
    return 0


@kernel
def turn_over(discards: Row, deck: Row, kinds: int) -> int:
    """The discards become the deck, which has run out; returns its number of cards."""
    for kind in range(kinds):
        deck[kind] = discards[kind]
        discards[kind] = 0
    return held(deck, kinds)
