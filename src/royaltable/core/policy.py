"""Simple players as kernels: uniformly random, and greedy by the game's own `rate`.

The names `actor`, `legal`, `weights`, `apply`, `setup`, `rate` are the running game's kernels: both backends rebuild these
functions once per game with those names in their globals (`core.backend`).
"""

from __future__ import annotations

from typing import Any

from .kernel import CHANCE, OVER, below, kernel, sample
from .schema import Row

RANDOM, GREEDY = 0, 1
POLICIES = ("random", "greedy")


def _of_the_game(*_: Any) -> int:
    raise RuntimeError("a kernel of core.policy was called without a game")


actor = legal = weights = apply = setup = rate = _of_the_game


@kernel
def choose(t: Any, s: Any, how: int, codes: Row, rng: Row) -> int:
    """A legal code for the seat to act by policy `how` (RANDOM, GREEDY); `codes` is a buffer.

    `rate` reads only what that seat may know.
    """
    n = legal(t, s, codes)
    if how == RANDOM or n == 1:
        return codes[below(rng, n)]
    best = 0
    ties = 0
    chosen = codes[0]
    for i in range(n):
        worth = rate(t, s, codes[i])
        if ties == 0 or worth > best:
            best = worth
            ties = 1
            chosen = codes[i]
        elif worth == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = codes[i]
    return chosen


@kernel
def playout(t: Any, s: Any, how: int, codes: Row, w: Row, ledger: Row, rng: Row, choices: Row) -> int:
    """Play from `s` to the end, chance included; the codes go to `choices` from its start. Returns the number of nodes.

    Stops early when `choices` is full. Every seat and chance draw from the one generator.
    """
    n = 0
    while n < len(choices):
        who = actor(t, s)
        if who == OVER:
            return n
        if who == CHANCE:
            code = sample(rng, codes, w, weights(t, s, codes, w))
        else:
            code = choose(t, s, how, codes, rng)
        choices[n] = code
        n += 1
        apply(t, s, code, ledger)
    return n


@kernel
def play_many(t: Any, s: Any, players: int, options: Row, how: int, codes: Row, w: Row, ledger: Row, rng: Row, games: int, most: int) -> int:
    """Play games from set-up to the end without keeping them; `most` bounds the nodes of one. Returns the decisions made (chance not counted)."""
    decisions = 0
    for _ in range(games):
        setup(t, s, players, options)
        for _node in range(most):
            who = actor(t, s)
            if who == OVER:
                break
            if who == CHANCE:
                code = sample(rng, codes, w, weights(t, s, codes, w))
            else:
                code = choose(t, s, how, codes, rng)
                decisions += 1
            apply(t, s, code, ledger)
    return decisions
