"""Live updates: everybody who watches a table is woken when it changes and is sent what is missing.

No queue stands between the table and those who watch: a stream knows what it sent last, and when woken it looks at its tables.
So nothing can be lost, and who reads slowly costs nothing. All of this belongs to the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager

import msgspec
from litestar.response import ServerSentEventMessage

from .errors import Denied
from .protocol import Alive, Gone, News, TableNews

Look = Callable[[str], Awaitable[News]]
"""The present state of a table; raises Denied when there is nothing to see any more."""
RECONNECT = 1000
"""Milliseconds after which a browser that lost its stream tries again."""


class Watch:
    """One open stream: which of its tables have changed since it looked."""

    def __init__(self, tables: Collection[str]) -> None:
        self.changed = set(tables)
        self._woken = asyncio.Event()

    def wake(self, table: str) -> None:
        """A table has changed."""
        self.changed.add(table)
        self._woken.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for a change, but no longer than this; whether there was one."""
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            return False
        self._woken.clear()
        return True

    def take(self) -> set[str]:
        """The tables that have changed; they count as looked at."""
        changed, self.changed = self.changed, set()
        return changed


class Watchers:
    """The open streams by table. `heartbeat`: seconds between signs of life on a quiet stream."""

    def __init__(self, heartbeat: float = 15.0) -> None:
        self._watches: dict[str, set[Watch]] = {}
        self._heartbeat = heartbeat
        self._closed = False

    def wake(self, table: str) -> None:
        """Tell all who watch a table that it has changed."""
        for watch in self._watches.get(table, ()):
            watch.wake(table)

    def close(self) -> None:
        """End all streams; the server stops."""
        self._closed = True
        for table in self._watches:
            self.wake(table)

    def count(self, table: str) -> int:
        """How many streams of a table are open."""
        return len(self._watches.get(table, ()))

    @contextmanager
    def _watching(self, tables: Collection[str]) -> Iterator[Watch]:
        watch = Watch(tables)
        for table in tables:
            self._watches.setdefault(table, set()).add(watch)
        try:
            yield watch
        finally:
            for table in tables:
                self._watches[table].discard(watch)
                if not self._watches[table]:
                    del self._watches[table]

    async def stream(self, table: str, look: Look, last: int | None) -> AsyncGenerator[ServerSentEventMessage]:
        """The events of one table: every version after `last` (None: from the present one on), then each new one, until it is removed."""
        sent: News | None = None
        with self._watching([table]) as watch:
            while not self._closed:
                try:
                    news = await look(table)
                except Denied:
                    return
                for item in missing(sent, last, news):
                    yield event(item)
                sent = news
                if not await watch.wait(self._heartbeat):
                    yield ServerSentEventMessage(comment="", data=None)

    async def tables(self, tables: Collection[str], look: Look) -> AsyncGenerator[ServerSentEventMessage]:
        """The events of several tables for one browser: the present state of each, then of those that change; `alive` after the first and when quiet."""
        sent: dict[str, News] = {}
        changed = False
        with self._watching(tables) as watch:
            while not self._closed:
                for table in sorted(watch.take()):
                    try:
                        news = await look(table)
                    except Denied:
                        sent.pop(table, None)
                        yield ServerSentEventMessage(event="gone", data=msgspec.json.encode(Gone(table)))
                        continue
                    if news != sent.get(table):
                        yield ServerSentEventMessage(data=msgspec.json.encode(TableNews(*msgspec.structs.astuple(news), table=table)))
                    sent[table] = news
                if not changed:
                    yield ServerSentEventMessage(event="alive", data=msgspec.json.encode(Alive(self._heartbeat)), retry=RECONNECT)
                changed = await watch.wait(self._heartbeat)
                if not changed:
                    watch.changed.update(sent)


def missing(sent: News | None, last: int | None, news: News) -> list[News]:
    """What has to be sent: one event for each version that was passed, and the present state if it is new."""
    known = sent.version if sent else last if last is not None and last <= news.version else news.version
    passed = [msgspec.structs.replace(news, version=version, status="running", thinking=None) for version in range(known + 1, news.version)]
    return passed if news == sent else [*passed, news]


def event(news: News) -> ServerSentEventMessage:
    """An event whose id is the version."""
    return ServerSentEventMessage(data=msgspec.json.encode(news), id=news.version, retry=RECONNECT)
