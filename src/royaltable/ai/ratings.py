"""What a tournament says: shares of wins with intervals, and Bradley-Terry ratings."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

Z95 = 1.959963984540054
PRIOR = 0.5
"""Drawn games of each two players that the ratings start from, so that a player who always wins has a finite rating."""
RESAMPLES = 200


def wilson(won: float, n: int) -> tuple[float, float]:
    """The 95 % score interval of a share: `won` of n (shared wins count in part).

    >>> [round(x, 4) for x in wilson(50, 100)], [round(x, 4) for x in wilson(10, 10)]
    ([0.4038, 0.5962], [0.7225, 1.0])
    """
    if n == 0:
        return 0.0, 1.0
    share, z2 = won / n, Z95 * Z95
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 / (1 + z2 / n) * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def pairs(order: Sequence[tuple[int, float]]) -> list[tuple[int, int, float]]:
    """A game as meetings of two: (player, other, share) for each two seats of different players.

    `order`: player and standing (higher is better) of each seat.
    """
    found = []
    for i, (a, mine) in enumerate(order):
        for b, theirs in order[i + 1 :]:
            if a != b:
                found.append((a, b, 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0))
    return found


def bradley_terry(players: int, meetings: Sequence[tuple[int, int, float]], rounds: int = 500) -> list[float]:
    """Ratings on the Elo scale (mean 0) that make the meetings most likely, by minorisation and maximisation."""
    won = [[PRIOR / 2 if i != j else 0.0 for j in range(players)] for i in range(players)]
    for a, b, share in meetings:
        won[a][b] += share
        won[b][a] += 1 - share
    strength = [1.0] * players
    total = [sum(row) for row in won]
    for _ in range(rounds):
        new = [
            total[i] / sum((won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in range(players) if j != i) if players > 1 else 1.0
            for i in range(players)
        ]
        scale = math.exp(sum(map(math.log, new)) / players)
        new = [x / scale for x in new]
        close = max(abs(math.log(x / y)) for x, y in zip(new, strength, strict=True)) < 1e-9
        strength = new
        if close:
            break
    return [400 * math.log10(x) for x in strength]


def rating_intervals(players: int, sets: Sequence[Sequence[tuple[int, int, float]]], seed: int = 0) -> list[tuple[float, float]]:
    """95 % intervals of the ratings by drawing whole sets of games (that share their chance) again."""
    rng = random.Random(seed)
    drawn = [bradley_terry(players, [m for _ in sets for m in rng.choice(sets)], 100) for _ in range(RESAMPLES)] if sets else []
    if not drawn:
        return [(-math.inf, math.inf)] * players
    low, high = int(0.025 * RESAMPLES), int(0.975 * RESAMPLES) - 1
    return [(column[low], column[high]) for column in (sorted(row[i] for row in drawn) for i in range(players))]
