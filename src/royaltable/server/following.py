"""Those who sit at a table count as here while they follow it, and whoever watches is told when they come and go. Belongs to the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from .people import People
from .presence import Presence
from .watchers import Watchers


class Following:
    """The browsers that follow tables."""

    def __init__(self, people: People, watchers: Watchers, presence: Presence) -> None:
        self._people = people
        self._watchers = watchers
        self.presence = presence
        self._telling: set[asyncio.Task[None]] = set()

    @contextmanager
    def by(self, tables: Collection[str], device: str | None) -> Iterator[None]:
        """While a browser (None: one that is not known) follows some tables."""
        if device is None:
            yield
            return
        try:
            with self.presence.following(tables, device):
                self._tell(tables, device)
                yield
        finally:
            asyncio.get_running_loop().call_later(self.presence.grace, self._tell, tables, device)

    def _tell(self, tables: Collection[str], device: str) -> None:
        task = asyncio.create_task(self._wake(tables, device))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _wake(self, tables: Collection[str], device: str) -> None:
        for table in await asyncio.to_thread(self._people.seated_at, device, tables):
            self._watchers.wake(table)

    async def stop(self) -> None:
        """Tell nobody any more."""
        await asyncio.gather(*self._telling, return_exceptions=True)
