"""The tables being played: matches in memory, rebuilt from the nodes when needed, and everything that changes them.

The database is the truth: what is in memory first catches up with it, a change is stored before it is seen. All methods block
and may be called from any thread.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from threading import Lock, RLock

from ..ai.worker import Thinkers
from ..core.chance import seed_hash
from ..core.errors import HeaderError, RoyalTableError
from ..core.game import Game
from ..core.kernel import CHANCE
from ..core.match import Line, Match
from . import draft, players
from .errors import Bad, Outdated, Stale, Unknown
from .positions import Snapshot
from .storage import Node, Seat, Storage, Table, now

MATCHES_KEPT = 128


def program() -> str:
    """The version of this program, noted with each table."""
    try:
        return version("royaltable")
    except PackageNotFoundError:
        return "source"


class _Entry:
    """A table in memory; `lock` is held while it is looked at or changed."""

    def __init__(self, table: Table, match: Match) -> None:
        self.lock = RLock()
        self.table = table
        self.match = match
        self.times: list[str] = []

    def snapshot(self) -> Snapshot:
        return Snapshot(self.table, self.match.copy(), self.times[:])


class Tables:
    """All tables of one database. `find` gives the games that are offered by name and raises HeaderError for others."""

    def __init__(self, storage: Storage, find: Callable[[str], Game], kept: int = MATCHES_KEPT, thinkers: Thinkers | None = None) -> None:
        self.storage = storage
        self._thinkers = thinkers
        self.find = find
        self._kept = kept
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        self._guard = Lock()

    # --- looking ------------------------------------------------------------------------------------------------

    def snapshot(self, table: str) -> Snapshot:
        """The table as it is now; raises Unknown, Outdated."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            return entry.snapshot()

    def state(self, table: str) -> tuple[int, bool]:
        """Version, and whether the game is over."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            return entry.match.version, entry.match.over

    def _entry(self, table: str) -> _Entry:
        with self._guard:
            if table in self._entries:
                self._entries.move_to_end(table)
                return self._entries[table]
        entry = self._open(self.storage.table(table))
        with self._guard:
            entry = self._entries.setdefault(table, entry)
            while len(self._entries) > self._kept:
                self._entries.popitem(last=False)
        return entry

    def _open(self, table: Table) -> _Entry:
        try:
            game = self.find(table.game)
            components = game.components()
            if components.digest != table.digest:
                raise Outdated(f"This table was begun with another component file ({table.components}) and cannot be shown by this version.")
            return _Entry(table, Match(game, table.players, table.options, components))
        except HeaderError as error:
            raise Outdated(f"This table cannot be shown by this version: {error}") from None

    def _catch_up(self, entry: _Entry) -> None:
        if self.storage.version(entry.table.id) == entry.match.version:
            return
        for node in self.storage.nodes(entry.table.id, entry.match.version):
            try:
                if (node.n, node.actor) != (entry.match.version, entry.match.actor):
                    raise RoyalTableError("the actors differ")
                entry.match.play(node.text)
            except RoyalTableError:
                raise Outdated(f"This table was begun with other rules: node {node.n} cannot be replayed by this version.") from None
            entry.times.append(node.time)

    # --- changing -----------------------------------------------------------------------------------------------

    def create(self, game: str, options: Mapping[str, object], seats: Sequence[Seat], owner: str) -> Table:
        """Make a table; raises Unknown for a game that is not offered, Bad for anything else that does not fit."""
        try:
            found = self.find(game)
        except HeaderError as error:
            raise Unknown(str(error)) from None
        try:
            match = Match(found, len(seats), options)
        except HeaderError as error:
            raise Bad(str(error)) from None
        seed, time = secrets.token_hex(32), now()
        table = Table(
            id=secrets.token_urlsafe(12),
            game=game,
            players=len(seats),
            options=match.options,
            components=match.components.id,
            digest=match.components.digest,
            rules=program(),
            seed=seed,
            seed_hash=seed_hash(seed),
            owner=owner,
            created=time,
            moved=time,
            version=0,
            status="running",
            actor=match.actor,
            seats=tuple(seats),
        )
        self.storage.create(table)
        return table

    def commit(self, table: str, seat: int, at: int, actions: Sequence[str], key: str) -> Snapshot:
        """Play a chain of actions of a seat from version `at` on, all or none. The same key and command again gives the same answer and no effect.

        Raises what `draft.play` raises, Bad for a key that was used for another command or an empty chain.
        """
        command = hashlib.sha256(json.dumps([seat, at, list(actions)]).encode()).hexdigest()
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            if known := self.storage.answer(table, key):
                if known[0] != command:
                    raise Bad("This Idempotency-Key was used for another command.")
                return Snapshot(entry.table, entry.match.at(known[1]), entry.times[: known[1]])
            if not actions:
                raise Bad("There is nothing to commit.")
            made = draft.play(entry.match, at, seat, actions)
            self._store(entry, made.match, (key, command))
            return entry.snapshot()

    def to_move(self, table: str) -> int | None:
        """The computer player to act, CHANCE, or None if a person is to act or the game is over."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            actor = entry.match.actor
        return actor if actor == CHANCE or (actor >= 0 and entry.table.seats[actor].kind != "person") else None

    def thinks(self, table: str, seat: int) -> bool:
        """Whether a seat takes time to decide."""
        return players.thinks(self._entry(table).table.seats[seat].kind)

    def move(self, table: str) -> bool:
        """Play the running node if chance or a computer player is to act; whether something was played. Raises Stale if somebody else did."""
        if self.to_move(table) is None:
            return False
        before = self.snapshot(table)
        text = players.choice(before, self._thinkers)
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            if entry.match.version != before.match.version:
                raise Stale("The table has moved on.")
            after = entry.match.copy()
            after.play(text)
            self._store(entry, after)
        return True

    def _store(self, entry: _Entry, after: Match, key: tuple[str, str] | None = None) -> None:
        lines: list[Line] = after.lines[entry.match.version :]
        time = now()
        nodes = [Node(line.n, line.actor, line.text, time) for line in lines]
        self.storage.append(entry.table.id, nodes, after.actor, over=after.over, key=key)
        entry.match = after
        entry.times.extend(time for _ in lines)

    def delete(self, table: str) -> None:
        """Remove a table."""
        self.storage.delete(table)
        with self._guard:
            self._entries.pop(table, None)
