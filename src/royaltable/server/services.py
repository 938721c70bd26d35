"""Everything the routes need, in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..ai.tree import Budget
from ..ai.worker import Thinkers
from ..core.game import Game
from . import browser, seating
from .driver import Driver
from .following import Following
from .hints import Hints
from .people import UNKNOWN, Agent, People
from .positions import Snapshot
from .presence import Presence
from .proofs import Proofs
from .protocol import News, NewTable, Said, Status
from .storage import Reseated, Seat, Storage, Table
from .tables import Tables
from .talk_protocol import Message, NewMessage
from .talking import Talking
from .watchers import Watchers


@dataclass(frozen=True)
class Services:
    """Games on offer (`find` raises HeaderError for others), people and what proves who they are, tables, those who watch them, and what plays
    when no person does."""

    games: tuple[str, ...]
    find: Callable[[str], Game]
    people: People
    proofs: Proofs
    tables: Tables
    watchers: Watchers
    driver: Driver
    thinkers: Thinkers
    hints: Hints
    talking: Talking
    following: Following

    @classmethod
    def open(
        cls,
        data: Path,
        games: tuple[str, ...],
        find: Callable[[str], Game],
        thinkers: Thinkers,
        *,
        bot_pause: float,
        heartbeat: float,
        hint: Budget,
        seed: Callable[[str | None], str],
    ) -> Services:
        """Open the data folder; raises StorageError."""
        storage = Storage(data)
        people = People(storage)
        tables, watchers = Tables(storage, find, thinkers=thinkers, seed=seed), Watchers(heartbeat)
        driver, hints = Driver(tables, watchers, bot_pause, thinkers.count), Hints(tables, thinkers, hint)
        return cls(
            games, find, people, Proofs(people), tables, watchers, driver, thinkers, hints, Talking(storage, people), Following(people, watchers, Presence())
        )

    async def create(self, wanted: NewTable, host: str, key: str | None) -> Table:
        """Make a table and set it going, or let it wait for its players; with a key that was used before, the one that was made."""
        table = await asyncio.to_thread(
            lambda: self.tables.create(
                wanted.game,
                dict(wanted.options),
                [Seat(seat.kind, seat.name, host if seat.kind == "person" else None) for seat in wanted.seats],
                host,
                key,
                public=wanted.public,
                starts=wanted.starts,
            )
        )
        if table.status == "running":
            self.driver.start(table.id)
        return table

    async def again(self, table: str, token: str | None) -> Table:
        """The table at which the same people play again."""
        after = await asyncio.to_thread(lambda: self.tables.again(table, self.person(token)))
        self.driver.start(after.id)
        return after

    async def commit(self, table: str, seat: int, at: int, actions: Sequence[str], key: str) -> Snapshot:
        """Commit a chain, tell all who watch, and let chance and the computer players go on."""
        after = await asyncio.to_thread(self.tables.commit, table, seat, at, actions, key)
        self.watchers.wake(table)
        self.driver.start(table)
        return after

    async def lay(self, table: str, seat: int, actions: Sequence[str]) -> Snapshot:
        """Lay something down for the next decision of a seat, tell all who watch, and play it if it is due."""
        after = await asyncio.to_thread(self.tables.lay, table, seat, actions)
        self.watchers.wake(table)
        self.driver.start(table)
        return after

    def person(self, token: str | None) -> str | None:
        """Who is behind a browser, if it was met before."""
        device = browser.device(token)
        return None if device is None else self.people.person_of(device)

    def meet(self, token: str, agent: Agent = UNKNOWN) -> str:
        """Who is behind a browser; somebody new if it was never met."""
        device = browser.device(token)
        assert device is not None
        return self.people.meet(device, agent)

    async def forget(self, person: str) -> None:
        """Remove a person; at tables of others a computer plays on."""
        self.go_on(await asyncio.to_thread(self.people.forget, person))

    def go_on(self, reseated: Reseated) -> None:
        """Tell all who watch tables where other people sit now, and set them going."""
        for table in reseated.changed:
            self.watchers.wake(table.id)
            if table.status == "running":
                self.driver.start(table.id)
        for removed in reseated.removed:
            self.tables.forget(removed)
            self.driver.forget(removed)
            self.watchers.wake(removed)

    async def viewer(self, table: str, token: str | None, seat: int) -> int:
        """The seat, if the person who asks decides for it; raises Unknown, Forbidden."""
        return await asyncio.to_thread(lambda: browser.viewer(self.tables.storage.table(table), self.person(token), seat))

    async def reseat(self, table: str, change: Callable[[Table], Table]) -> Table:
        """Change who sits where before the game begins, and set it going if it begins by that."""
        after = await asyncio.to_thread(self.tables.reseat, table, change)
        self.watchers.wake(table)
        if after.status == "running":
            self.driver.start(table)
        return after

    async def delete(self, table: str, token: str | None) -> None:
        """Remove a table of whoever asks and end its streams; raises Unknown, Forbidden."""
        await asyncio.to_thread(lambda: seating.check_removable(self.tables.storage.table(table), self.person(token)))
        await asyncio.to_thread(self.tables.delete, table)
        self.driver.forget(table)
        self.watchers.wake(table)

    async def say(self, table: str, token: str, wanted: NewMessage, key: str) -> Message:
        """Say something and tell all who watch; raises what `Talking.say` raises."""
        await asyncio.to_thread(self.tables.storage.table, table)
        said = await asyncio.to_thread(lambda: self.talking.say(table, self.meet(token), wanted, key))
        self.watchers.wake(table)
        return said

    async def news(self, table: str, token: str | None) -> News:
        """The present state for somebody who watches; raises Unknown when the table is gone."""
        now, (version, status, seating, asked), said, devices = await asyncio.to_thread(self._read_news, table, token)
        deciding = [seat.person if seat.plays == "person" else None for seat in now.seats]
        away = [None if person is None else self.following.presence.away(table, devices.get(person, ())) for person in deciding]
        return News(version, status, self.driver.thinking.get(table), seating, asked, said, away)

    def _read_news(self, table: str, token: str | None) -> tuple[Table, tuple[int, Status, int, list[int]], Said, dict[str, list[str]]]:
        state, now = self.tables.state(table), self.tables.storage.table(table)
        devices = self.people.devices_of(seat.person for seat in now.seats if seat.person)
        return now, state, self.talking.said(now, self.person(token)), devices

    async def close(self) -> None:
        """End streams and games under way, close the database."""
        self.watchers.close()
        await asyncio.to_thread(self.thinkers.close)
        self.hints.close()
        await self.driver.stop()
        await self.following.stop()
        self.tables.storage.close()
