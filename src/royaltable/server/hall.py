"""The hall: everything the routes need, in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..ai.tree import Budget
from ..ai.worker import Thinkers
from ..core.game import Game
from . import browser
from .driver import Driver
from .hints import Hints
from .positions import Snapshot
from .protocol import News
from .storage import Seat, Storage, Table
from .tables import Tables
from .watchers import Watchers


@dataclass(frozen=True)
class Hall:
    """Games on offer (`find` raises HeaderError for others), tables, those who watch them, and what plays when no person does."""

    games: tuple[str, ...]
    find: Callable[[str], Game]
    tables: Tables
    watchers: Watchers
    driver: Driver
    thinkers: Thinkers
    hints: Hints

    @classmethod
    def open(
        cls, data: Path, games: tuple[str, ...], find: Callable[[str], Game], thinkers: Thinkers, *, bot_pause: float, heartbeat: float, hint: Budget
    ) -> Hall:
        """Open the data folder; raises StorageError."""
        tables, watchers = Tables(Storage(data), find, thinkers=thinkers), Watchers(heartbeat)
        driver, hints = Driver(tables, watchers, bot_pause, thinkers.count), Hints(tables, thinkers, hint)
        return cls(games, find, tables, watchers, driver, thinkers, hints)

    async def create(self, game: str, options: dict[str, object], seats: Sequence[Seat], owner: str) -> Table:
        """Make a table and set it going."""
        table = await asyncio.to_thread(self.tables.create, game, options, seats, owner)
        self.driver.start(table.id)
        return table

    async def commit(self, table: str, seat: int, at: int, actions: Sequence[str], key: str) -> Snapshot:
        """Commit a chain, tell all who watch, and let chance and the computer players go on."""
        after = await asyncio.to_thread(self.tables.commit, table, seat, at, actions, key)
        self.watchers.wake(table)
        self.driver.start(table)
        return after

    async def viewer(self, table: str, asking: str | None, seat: int) -> int:
        """The seat, if it is a person seat of the browser that asks; raises Unknown, Forbidden."""
        return browser.viewer(await asyncio.to_thread(self.tables.storage.table, table), asking, seat)

    async def check_owner(self, table: str, asking: str | None) -> None:
        """Raise Forbidden unless the browser that asks made the table; Unknown if there is none."""
        browser.check_owner(await asyncio.to_thread(self.tables.storage.table, table), asking)

    async def delete(self, table: str) -> None:
        """Remove a table and end its streams."""
        await asyncio.to_thread(self.tables.delete, table)
        self.driver.forget(table)
        self.watchers.wake(table)

    async def news(self, table: str) -> News:
        """The present state for those who watch; raises Unknown when the table is gone."""
        version, over = await asyncio.to_thread(self.tables.state, table)
        return News(version, "over" if over else "running", self.driver.thinking.get(table))

    async def close(self) -> None:
        """End streams and games under way, close the database."""
        self.watchers.close()
        await asyncio.to_thread(self.thinkers.close)
        self.hints.close()
        await self.driver.stop()
        self.tables.storage.close()
