"""Simple players as kernels: uniformly random, and greedy by the game's own `rate`.

Both backends rebuild these functions once per game, with its kernels in the place of the names from `core.rules` (`core.backend`).
"""

from __future__ import annotations

from .buffers import Buffers
from .kernel import CHANCE, OVER, below, kernel, sample
from .rules import actor, apply, legal, rate, setup, weights
from .schema import Position, Record, Row

RANDOM, GREEDY = 0, 1
POLICIES = ("random", "greedy")


@kernel
def choose(t: Record, s: Position, policy: int, codes: Row, rng: Row) -> int:
    """A legal code for the seat to act by a policy (RANDOM, GREEDY); `codes` is a buffer.

    `rate` reads only what that seat may know.
    """
    n = legal(t, s, codes)
    if policy == RANDOM or n == 1:
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
def playout(t: Record, s: Position, policy: int, b: Buffers, choices: Row) -> int:
    """Play from `s` to the end, chance included; the codes go to `choices` from its start. Returns the number of nodes.

    Stops early when `choices` is full. Every seat and chance draw from the one generator.
    """
    codes, w, ledger, rng, _out = b
    n = 0
    while n < len(choices):
        who = actor(t, s)
        if who == OVER:
            return n
        if who == CHANCE:
            code = sample(rng, codes, w, weights(t, s, codes, w))
        else:
            code = choose(t, s, policy, codes, rng)
        choices[n] = code
        n += 1
        apply(t, s, code, ledger)
    return n


@kernel
def play_many(t: Record, s: Position, players: int, options: Row, policy: int, b: Buffers, games: int, most: int) -> int:
    """Play games from set-up to the end without keeping them; `most` bounds the nodes of one. Returns the decisions made (chance not counted)."""
    codes, w, ledger, rng, _out = b
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
                code = choose(t, s, policy, codes, rng)
                decisions += 1
            apply(t, s, code, ledger)
    return decisions
