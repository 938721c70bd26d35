"""Chance from a secret seed: everybody can check afterwards that nothing was arranged.

The seed is a text. Its SHA-256 is shown before the first node, the seed itself after the last. The outcome of chance node n is
fixed by HMAC-SHA256 with the seed as key and the decimal digits of n as message: its first 8 bytes, big-endian, modulo the total
weight, counted off along the outcomes in code order.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from .kernel import CHANCE
from .match import Match


def seed_hash(seed: str) -> str:
    """What is shown of a seed while it is secret: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def number(seed: str, n: int) -> int:
    """The 64-bit number of node n.

    >>> number("royal table", 0), number("royal table", 12)
    (12759672483967686212, 432318562605644145)
    """
    return int.from_bytes(hmac.new(seed.encode(), str(n).encode(), hashlib.sha256).digest()[:8], "big")


def outcome(seed: str, n: int, weights: Mapping[str, int]) -> str:
    """The outcome of chance node n; `weights` is in code order (`Match.weights`). Raises ValueError if nothing has a weight."""
    left = number(seed, n) % total if (total := sum(weights.values())) else 0
    for text, weight in weights.items():
        left -= weight
        if left < 0:
            return text
    raise ValueError(f"node {n} has no outcomes")


def first_difference(match: Match, seed: str) -> int | None:
    """The first chance node of a match that does not follow from the seed; None if all do."""
    again = Match(match.game, match.players, match.options, match.components)
    for line in match.lines:
        if line.actor == CHANCE and outcome(seed, line.n, again.weights()) != line.text:
            return line.n
        again.play(line.text)
    return None
