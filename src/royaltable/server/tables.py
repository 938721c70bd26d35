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
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from threading import Lock, RLock
from typing import Literal

from ..ai.worker import Thinkers
from ..core import names
from ..core.chance import seed_hash
from ..core.errors import HeaderError, RoyalTableError, Stale
from ..core.game import Game
from ..core.kernel import CHANCE
from ..core.line import Line
from ..core.match import Match
from . import ahead, players, seating
from .errors import Bad, BadName, Outdated, Unknown, Untimely
from .positions import Snapshot
from .seating import WAITING
from .storage import Node, Result, Seat, Storage, Table, now

MATCHES_KEPT = 128
KEY_USED = "This Idempotency-Key was used for another command."
Status = Literal["waiting", "running", "over"]


def program() -> str:
    """The version of this program, noted with each table."""
    try:
        return version("royaltable")
    except PackageNotFoundError:
        return "source"


def named(name: str) -> str:
    """The form in which a name is stored; "" stays: none was given, and every reader's language has one."""
    try:
        return names.clean(name) if name else ""
    except RoyalTableError as error:
        raise BadName(str(error)) from None


def result_of(match: Match) -> Result | None:
    """How a game has ended; None: it has not."""
    return Result(match.scores(), match.winners()) if match.over else None


def new_seed(_: str | None) -> str:
    """A secret that nobody can foresee."""
    return secrets.token_hex(32)


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
    """All tables of one database. `find` gives the games that are offered by name and raises HeaderError for others.

    `seed`: the secret of a new table, 64 hexadecimal digits, by the idempotency key that it is made with (tests know theirs).
    """

    def __init__(
        self,
        storage: Storage,
        find: Callable[[str], Game],
        kept: int = MATCHES_KEPT,
        thinkers: Thinkers | None = None,
        seed: Callable[[str | None], str] = new_seed,
    ) -> None:
        self.storage = storage
        self._thinkers = thinkers
        self.find = find
        self._kept = kept
        self._seed = seed
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        self._guard = Lock()

    # --- looking ------------------------------------------------------------------------------------------------

    def snapshot(self, table: str) -> Snapshot:
        """The table as it is now; raises Unknown, Outdated."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            return entry.snapshot()

    def state(self, table: str) -> tuple[int, Status, int, list[int]]:
        """Version, status, how often a seat was changed, and the seats that are asked (`ahead.asked`)."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            status: Status = "over" if entry.match.over else "waiting" if entry.table.status == WAITING else "running"
            return entry.match.version, status, entry.table.seating, ahead.asked(entry.table, entry.match)

    def of(self, person: str) -> list[Table]:
        """The tables of a person, newest first. Those that were over before results were stored are read, once."""
        return [self._ended(table) for table in self.storage.tables_of(person)]

    def _ended(self, table: Table) -> Table:
        if table.status != "over" or table.seats[0].points is not None:
            return table
        try:
            result = result_of(self.snapshot(table.id).match)
        except (Outdated, Unknown):
            return table
        if result:
            self.storage.end(table.id, result)
        return self.storage.table(table.id)

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
        version, seating = self.storage.state(entry.table.id)
        if seating != entry.table.seating:
            entry.table = self.storage.table(entry.table.id)
        if version == entry.match.version:
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

    def create(
        self,
        game: str,
        options: Mapping[str, object],
        seats: Sequence[Seat],
        host: str,
        key: str | None = None,
        *,
        public: bool = False,
        starts: str = "full",
        after: Table | None = None,
    ) -> Table:
        """Make a table, perhaps for those who played at the table `after` before.

        The same key and command again gives the table that was made; another command with it raises Bad. Raises Unknown for a game that is not
        offered, BadName, Bad for anything else that does not fit, Stale if those who played before play again already.
        """
        said = [game, dict(options), [(seat.kind, seat.name) for seat in seats], public, starts]
        command = hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()
        try:
            found = self.find(game)
        except HeaderError as error:
            raise Unknown(str(error)) from None
        try:
            match = Match(found, len(seats), options)
        except HeaderError as error:
            raise Bad(str(error)) from None
        seed, time = self._seed(key), now()
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
            host=host,
            link=secrets.token_urlsafe(12),
            public=public,
            starts=starts,
            seating=0,
            again=None,
            created=time,
            moved=time,
            version=0,
            status=WAITING if any(seat.kind == "open" for seat in seats) else "running",
            actor=match.actor,
            asked=match.asked,
            seats=tuple(replace(seat, name=named(seat.name)) for seat in seats),
            key=key,
            command=command if key else None,
        )
        made = self.storage.create(table, after)
        if made.command != table.command:
            raise Bad(KEY_USED)
        return made

    def again(self, table: str, person: str | None) -> Table:
        """The table at which those who sit here play again: made when the first of them asks; it begins at once, for all of them are known.

        Raises Forbidden for others, Untimely before the end.
        """
        while True:
            before = self.storage.table(table)
            seating.check_seated(before, person)
            if before.status != "over":
                raise Untimely("running", "The game is not over.")
            people = seating.again(before)
            if before.again is not None:
                try:
                    return self.storage.table(before.again)
                except Unknown:
                    pass  # removed since then
            try:
                return self.create(before.game, before.options, people, str(person), public=before.public, starts=before.starts, after=before)
            except Stale:
                continue

    def reseat(self, table: str, change: Callable[[Table], Table]) -> Table:
        """Change who sits where; `change`, of `seating`, raises Denied. Somebody who was quicker is looked at first."""
        entry = self._entry(table)
        with entry.lock:
            while True:
                before = self.storage.table(table)
                try:
                    entry.table = self.storage.seat(before, change(before))
                except Stale:
                    continue
                return entry.table

    def commit(self, table: str, seat: int, at: int, actions: Sequence[str], key: str) -> Snapshot:
        """Play a chain of actions of a seat from version `at` on, all or none. The same key and command again gives the same answer and no effect.
        A seat that is asked before its node has come lays its choice down.

        Raises what `draft.play` raises, Bad for a key that was used for another command or an empty chain.
        """
        command = hashlib.sha256(json.dumps([seat, at, list(actions)]).encode()).hexdigest()
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            if known := self.storage.answer(table, key):
                if known[0] != command:
                    raise Bad(KEY_USED)
                return Snapshot(entry.table, entry.match.at(known[1]), entry.times[: known[1]])
            if entry.table.status == WAITING:
                raise Untimely("waiting", "The game has not begun: there are open seats.")
            if not actions:
                raise Bad("There is nothing to commit.")
            made = ahead.drafted(entry.table, entry.match, at, seat, actions)
            if ahead.early(entry.table, entry.match, seat):
                self._lay(entry, seat, actions, (key, command))
            else:
                self._store(entry, made.match, (key, command))
            return entry.snapshot()

    def lay(self, table: str, seat: int, actions: Sequence[str]) -> Snapshot:
        """A seat lays down what it wants to do at its next decision, or (no actions) takes it back. Raises what `ahead.lay` raises."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            self._lay(entry, seat, actions)
            return entry.snapshot()

    def _lay(self, entry: _Entry, seat: int, actions: Sequence[str], key: tuple[str, str] | None = None) -> None:
        after = ahead.lay(entry.table, entry.match, seat, actions)
        now = replace(after, version=entry.match.version)
        entry.table = self.storage.lay(now, seat, after.asked, key)

    def to_move(self, table: str) -> int | None:
        """The seat to act if a computer player decides for it or what it has laid down is due; CHANCE; None if a person is asked, the game has not begun or
        is over."""
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            actor = entry.match.actor
            if entry.table.status == WAITING or actor < 0:
                return actor if actor == CHANCE and entry.table.status != WAITING else None
            plays = entry.table.seats[actor].plays != "person" or ahead.due(entry.table, entry.match)
        return actor if plays else None

    def kind(self, table: str, seat: int) -> str:
        """What kind of player decides for a seat now."""
        return self._entry(table).table.seats[seat].plays

    def move(self, table: str) -> bool:
        """Play what chance or a computer player decides, or what was laid down; whether something was played. Raises Stale if somebody else did."""
        if self.to_move(table) is None:
            return False
        before = self.snapshot(table)
        actions = ahead.due(before.table, before.match) or [players.choice(before, self._thinkers)]
        entry = self._entry(table)
        with entry.lock:
            self._catch_up(entry)
            if (entry.match.version, entry.table.seating) != (before.match.version, before.table.seating):
                raise Stale("The table has moved on.")
            after = entry.match.copy()
            for action in actions:
                after.play(action)
            self._store(entry, after)
        return True

    def _store(self, entry: _Entry, after: Match, key: tuple[str, str] | None = None) -> None:
        lines: list[Line] = after.lines[entry.match.version :]
        time = now()
        nodes = [Node(line.n, line.actor, line.text, time) for line in lines]
        self.storage.append(entry.table.id, nodes, after.actor, ahead.asked(entry.table, after), result=result_of(after), key=key)
        entry.match = after
        entry.times.extend(time for _ in lines)

    def delete(self, table: str) -> None:
        """Remove a table."""
        self.storage.delete(table)
        self.forget(table)

    def forget(self, table: str) -> None:
        """A table was removed."""
        with self._guard:
            self._entries.pop(table, None)
