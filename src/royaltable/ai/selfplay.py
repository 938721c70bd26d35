"""Positions for training: whole games by the greedy player that errs, as generic kernels.

A sample is `players` rows of features, then 1000 times each seat's share of the win, then the points of all seats.
"""

from __future__ import annotations

from ..core.buffers import Buffers
from ..core.kernel import CHANCE, OVER, below, kernel, sample
from ..core.policy import GREEDY, RANDOM, choose
from ..core.rules import actor, apply, features, scores, setup, weights, winners
from ..core.schema import Position, Positions, Record, Records, Row


@kernel
def note_position(t: Record, s: Position, players: int, out: Row, samples: Row, at: int) -> int:
    """Write the features of all seats from `at` on; returns where they end."""
    for p in range(players):
        n = features(t, s, p, out)
        for i in range(n):
            samples[at + i] = out[i]
        at += n
    return at


@kernel
def note_result(t: Record, s: Position, players: int, out: Row, samples: Row, begin: int, end: int, size: int) -> None:
    """Write the result of a finished game behind the features of its samples."""
    winners(t, s, out)
    won = 0
    for p in range(players):
        won += out[p]
    at = begin
    while at < end:
        for p in range(players):
            samples[at + size - 2 * players + p] = 1000 * out[p] // won
        at += size
    scores(t, s, out)
    at = begin
    while at < end:
        for p in range(players):
            samples[at + size - players + p] = out[p]
        at += size


@kernel
def sampled_game(ta: Records, sa: Positions, players: int, options: Row, mistakes: int, often: int, most: int, b: Buffers, samples: Row, size: int) -> int:
    """Play a game; of 1000 actions `mistakes` are random, of 1000 turns `often` are noted where they begin. Returns how much of `samples` is filled.

    A game that is not over after `most` nodes leaves nothing.
    """
    t = ta[0]
    s = sa[0]
    setup(t, s, players, options)
    at = 0
    before = -1
    codes, w, ledger, rng, out = b
    for _ in range(most):
        who = actor(t, s)
        if who == OVER:
            note_result(t, s, players, out, samples, 0, at, size)
            return at
        if who == CHANCE:
            apply(t, s, sample(rng, codes, w, weights(t, s, codes, w)), ledger)
            continue
        if who != before and at + size <= len(samples) and below(rng, 1000) < often:
            note_position(t, s, players, out, samples, at)
            at += size
        before = who
        policy = RANDOM if below(rng, 1000) < mistakes else GREEDY
        apply(t, s, choose(t, s, policy, codes, rng), ledger)
    return 0


@kernel
def features_at(ta: Records, sa: Positions, i: int, players: int, out: Row, samples: Row) -> int:
    """Write the features of all seats in position i; returns how many numbers."""
    return note_position(ta[0], sa[i], players, out, samples, 0)
