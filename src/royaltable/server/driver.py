"""Keeps tables going: after each commit chance and the computer players play, one node after the other, until a person is to act."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from ..core.errors import Stale
from ..core.kernel import CHANCE
from .errors import Denied
from .players import thinks
from .tables import Tables
from .watchers import Watchers

log = logging.getLogger("royaltable.server")
FIRST_RETRY, LAST_RETRY = 1.0, 60.0


class Driver:
    """One task for each table that plays by itself; `pause`: seconds before each decision of a computer player, so that people can follow.

    Belongs to the event loop; the work is done in threads.
    """

    def __init__(self, tables: Tables, watchers: Watchers, pause: float, thinkers: int = 1) -> None:
        self._thoughts = ThreadPoolExecutor(thinkers, "thoughts")  # of their own, so that thinking never keeps requests waiting
        self._tables = tables
        self._watchers = watchers
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self.thinking: dict[str, int] = {}

    def start(self, table: str) -> None:
        """See to it that a table goes on, now that it has changed."""
        self._again.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._drive(table), name=f"table {table}")

    async def start_all(self) -> None:
        """Go on with every table that stopped where chance or a computer player was to act."""
        for table in await asyncio.to_thread(self._tables.storage.waiting):
            self.start(table)

    def forget(self, table: str) -> None:
        """The table is removed."""
        if task := self._tasks.get(table):
            task.cancel()

    async def stop(self) -> None:
        """End all tasks; what was stored stays, the rest is played after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thoughts.shutdown(wait=False, cancel_futures=True)

    async def _drive(self, table: str) -> None:
        retry = FIRST_RETRY
        try:
            while table in self._again:
                self._again.discard(table)
                try:
                    await self._play_on(table)
                    retry = FIRST_RETRY
                except Stale:
                    self._again.add(table)
                except Denied as denied:
                    log.warning("Table %s does not go on: %s", table, denied)
                except Exception:
                    log.exception("Table %s does not go on; the next try is in %g seconds", table, retry)
                    self._again.add(table)
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, LAST_RETRY)
        finally:
            self._again.discard(table)
            self.thinking.pop(table, None)
            del self._tasks[table]

    async def _play_on(self, table: str) -> None:
        while (actor := await asyncio.to_thread(self._tables.to_move, table)) is not None:
            kind = "chance" if actor == CHANCE else await asyncio.to_thread(self._tables.kind, table, actor)
            if kind not in ("chance", "person"):
                self.thinking[table] = actor
                self._watchers.wake(table)
                await asyncio.sleep(self._pause)
            try:
                if kind != "chance" and thinks(kind):
                    await asyncio.get_running_loop().run_in_executor(self._thoughts, self._tables.move, table)
                else:
                    await asyncio.to_thread(self._tables.move, table)
            finally:
                self.thinking.pop(table, None)
            self._watchers.wake(table)
