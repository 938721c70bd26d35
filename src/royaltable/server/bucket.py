"""How often somebody may do something: a bucket of tokens that fills again with time. Pure: the time goes in."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and one more after every so many seconds."""

    burst: int
    seconds: float


class Bucket(NamedTuple):
    """Tokens left at a time (seconds of any clock that does not go back)."""

    tokens: float
    at: float


def take(bucket: Bucket | None, rate: Rate, now: float) -> tuple[Bucket, float]:
    """Take a token (None: from a full bucket): the bucket after it and 0, or as it is with the seconds until there is one."""
    tokens = float(rate.burst) if bucket is None else min(rate.burst, bucket.tokens + (now - bucket.at) / rate.seconds)
    return (Bucket(tokens - 1, now), 0.0) if tokens >= 1 else (Bucket(tokens, now), (1 - tokens) * rate.seconds)


class Buckets:
    """A bucket for each of many; those not used for longest are full again and forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, now: float) -> float:
        """Take a token of somebody; 0, or the seconds to wait."""
        self._buckets[whose], wait = take(self._buckets.pop(whose, None), self._rate, now)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return wait
