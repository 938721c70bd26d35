"""How often something may be tried, so that nobody can guess."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from threading import Lock

from .errors import TooOften

MOST_KEYS = 1000
"""More keys than these are looked through for those of which nothing is remembered any more."""


class Limit:
    """At most so many tries within so many seconds for each key. Safe to call from any thread."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._tries: dict[str, deque[float]] = {}
        self._lock = Lock()

    def take(self, key: str = "") -> None:
        """Count a try, before it is known whether it is right; raises TooOften."""
        with self._lock:
            time = self._clock()
            tries = self._recent(key, time)
            if len(tries) >= self._most:
                wait = max(1, math.ceil(tries[0] + self._seconds - time))
                raise TooOften(f"There were too many tries; the next one is looked at in {wait} seconds.", wait)
            tries.append(time)
            if len(self._tries) > MOST_KEYS:
                self._tries = {other: found for other in self._tries if (found := self._recent(other, time))}

    def give_back(self, key: str = "") -> None:
        """The last try was right and does not count."""
        with self._lock:
            if tries := self._tries.get(key):
                tries.pop()

    def _recent(self, key: str, time: float) -> deque[float]:
        tries = self._tries.setdefault(key, deque())
        while tries and tries[0] <= time - self._seconds:
            tries.popleft()
        return tries
