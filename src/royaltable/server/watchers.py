"""Live updates: everybody who watches a table is woken when it changes and is sent what is missing.

No queue stands between the table and those who watch: a stream knows the last version it sent, and when woken it looks at the table.
So nothing can be lost, and who reads slowly costs nothing. All of this belongs to the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager

import msgspec
from litestar.response import ServerSentEventMessage

from .errors import Denied
from .protocol import News

Look = Callable[[], Awaitable[News]]
RECONNECT = 1000
"""Milliseconds after which a browser that lost its stream tries again."""


class Watchers:
    """The open streams by table. `heartbeat`: seconds between signs of life on a quiet stream."""

    def __init__(self, heartbeat: float = 15.0) -> None:
        self._woken: dict[str, set[asyncio.Event]] = {}
        self._heartbeat = heartbeat
        self._closed = False

    def wake(self, table: str) -> None:
        """Tell all who watch a table that it has changed."""
        for woken in self._woken.get(table, ()):
            woken.set()

    def close(self) -> None:
        """End all streams; the server stops."""
        self._closed = True
        for table in self._woken:
            self.wake(table)

    def count(self, table: str) -> int:
        """How many streams of a table are open."""
        return len(self._woken.get(table, ()))

    @contextmanager
    def _watching(self, table: str) -> Iterator[asyncio.Event]:
        woken = asyncio.Event()
        self._woken.setdefault(table, set()).add(woken)
        try:
            yield woken
        finally:
            self._woken[table].discard(woken)
            if not self._woken[table]:
                del self._woken[table]

    async def stream(self, table: str, look: Look, last: int | None) -> AsyncIterator[ServerSentEventMessage]:
        """The events of one browser: every version after `last` (None: from the present one on), then each new one, until the table is removed."""
        sent: News | None = None
        with self._watching(table) as woken:
            while not self._closed:
                woken.clear()
                try:
                    news = await look()
                except Denied:
                    return
                for item in missing(sent, last, news):
                    yield event(item)
                sent = news
                try:
                    await asyncio.wait_for(woken.wait(), self._heartbeat)
                except TimeoutError:
                    yield ServerSentEventMessage(comment="", data=None)


def missing(sent: News | None, last: int | None, news: News) -> list[News]:
    """What has to be sent: one event for each version that was passed, and the present state if it is new."""
    known = sent.version if sent else last if last is not None and last <= news.version else news.version
    passed = [News(version, "running", None) for version in range(known + 1, news.version)]
    return passed if news == sent else [*passed, news]


def event(news: News) -> ServerSentEventMessage:
    """An event whose id is the version."""
    return ServerSentEventMessage(data=msgspec.json.encode(news), id=news.version, retry=RECONNECT)
