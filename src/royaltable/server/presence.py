"""Who looks at a table: whose streams are open, by device. In memory, for it is gone with the server and nothing depends on it."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

GRACE = 10.0
"""Seconds that somebody counts as here after the last stream has ended, so that a page that is loaded again does not flicker."""


class Presence:
    """The devices that follow a table. `clock`: seconds since 1970."""

    def __init__(self, clock: Callable[[], float] = time.time, grace: float = GRACE, most: int = 10_000) -> None:
        self.grace = grace
        self._clock, self._most = clock, most
        self._open: Counter[tuple[str, str]] = Counter()
        self._left: OrderedDict[tuple[str, str], float] = OrderedDict()

    @contextmanager
    def following(self, tables: Iterable[str], device: str) -> Iterator[None]:
        """While a device follows some tables."""
        pairs = [(table, device) for table in tables]
        self._open.update(pairs)
        try:
            yield
        finally:
            for pair in pairs:
                self._close(pair)

    def _close(self, pair: tuple[str, str]) -> None:
        self._open[pair] -= 1
        if self._open[pair]:
            return
        del self._open[pair]
        self._left.pop(pair, None)
        self._left[pair] = self._clock()
        while len(self._left) > self._most:
            self._left.popitem(last=False)

    def away(self, table: str, devices: Collection[str]) -> str | None:
        """Since when none of a person's devices follows a table, as in ISO 8601; "": it was not seen to; None: one does."""
        if any((table, device) in self._open for device in devices):
            return None
        left = max((self._left.get((table, device), 0.0) for device in devices), default=0.0)
        if not left:
            return ""
        since = datetime.fromtimestamp(left, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        return None if self._clock() - left < self.grace else since
