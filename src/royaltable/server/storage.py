"""The database: tables and their nodes, each commit all or nothing. SQLite in the data folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, ColumnElement, Connection, Engine, RowMapping, create_engine, delete, event, func, insert, inspect, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from ..core.errors import Stale
from .errors import Forbidden, StorageError, Unknown
from .models import KeyRow, NodeRow, PersonRow, SeatRow, TableRow

FILE = "royaltable.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"


@dataclass(frozen=True)
class Seat:
    """Who sits there: kind ("person", "open" or a computer player), name ("": none), who decides for it, and the computer player that does while
    that person is away; what it has laid down for its next decision, and after how many nodes (see `ahead`); after the end points and whether it won."""

    kind: str
    name: str
    person: str | None = None
    stand_in: str | None = None
    laid: list[str] | None = None
    laid_at: int | None = None
    points: int | None = None
    won: bool | None = None

    @property
    def plays(self) -> str:
        """What kind of player decides for it now."""
        return self.stand_in or self.kind


SEAT = tuple(field.name for field in fields(Seat))


@dataclass(frozen=True)
class Table:
    """A table as stored; see `models.TableRow`."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    components: str
    digest: str
    rules: str
    seed: str
    seed_hash: str
    host: str
    link: str
    public: bool
    starts: str
    seating: int
    again: str | None
    created: str
    moved: str
    version: int
    status: str
    actor: int
    asked: list[int]
    seats: tuple[Seat, ...]
    key: str | None = None
    command: str | None = None


class Reseated(NamedTuple):
    """What became of the tables of a person: those that were changed, as they are now, and the ids of those removed."""

    changed: list[Table]
    removed: list[str]


@dataclass(frozen=True)
class Result:
    """How a game ended: points of each seat, and the seats that won."""

    scores: Sequence[int]
    winners: Sequence[int]


@dataclass(frozen=True)
class Node:
    """A node as stored: number, actor (seat or CHANCE), notation, time."""

    n: int
    actor: int
    text: str
    time: str


def now() -> str:
    """The time in UTC, to the millisecond, as in ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


# --- opening ------------------------------------------------------------------------------------------------------


def open_engine(data: Path) -> Engine:
    """The database in a data folder, made or brought up to date; raises StorageError in one sentence."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (data / FILE).open("ab"):
            pass
    except (FileExistsError, NotADirectoryError):
        raise StorageError(f"The data folder {data} cannot be made: there is a file of this name.") from None
    except OSError as error:
        raise StorageError(f"The data folder {data} cannot be written: {error.strerror}.") from None
    engine = create_engine(URL.create("sqlite", database=str(data / FILE)))
    event.listen(engine, "connect", _configure)
    event.listen(engine, "begin", _begin)
    try:
        with engine.execution_options(write=True).begin() as connection:
            _check(connection, data / FILE)
            migrate(connection, data / FILE)
    except DatabaseError as error:
        engine.dispose()
        raise StorageError(f"The database {data / FILE} cannot be used: {error.orig}.") from None
    except StorageError:
        engine.dispose()
        raise
    return engine


def _configure(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # BEGIN is ours, see _begin; so DDL is transactional too
    for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("write") else "BEGIN")


def _check(connection: Connection, path: Path) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise StorageError(f"The database {path} is damaged: {str(found).splitlines()[0]}.")
    tables = inspect(connection).get_table_names()
    if tables and "alembic_version" not in tables:
        raise StorageError(f"{path} is a database of another program.")


def migrate(connection: Connection, path: Path) -> None:
    """Bring the database to the newest version, in the running transaction; raises StorageError if it is newer than this program."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == scripts.get_current_head():
        return
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise StorageError(f"The database {path} was written by a newer version of Royal Table; please update.")
    command.upgrade(config, "head")


# --- reading and writing ------------------------------------------------------------------------------------------


class Storage:
    """All that is kept. Every method is one transaction; safe to call from any thread.

    Raises SQLAlchemy's DatabaseError if the disk fails; nothing has changed then.
    """

    def __init__(self, data: Path) -> None:
        self._engine = open_engine(data)
        self._writer = self._engine.execution_options(write=True)

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that reads: what it sees belongs together."""
        with self._engine.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that changes something, the only one at its time; all of it is kept or nothing."""
        with self._writer.begin() as connection:
            yield connection

    def create(self, table: Table, after: Table | None = None) -> Table:
        """Store a new table; returns it, or the one that its host has made with its key.

        `after`: where the same people played before. Raises Stale if they have another table already since then.
        """
        with self.write() as connection:
            made = connection.execute(select(TableRow.id).where(TableRow.host == table.host, TableRow.key == table.key)).scalar() if table.key else None
            if made is not None:
                return self._read(connection, TableRow.id == made)[0]
            if after is not None:
                before = (TableRow.id == after.id) & TableRow.again.is_not_distinct_from(after.again)
                if connection.execute(update(TableRow).where(before).values(again=table.id)).rowcount != 1:
                    raise Stale("They play again already.")
            connection.execute(insert(TableRow).values({name: value for name, value in vars(table).items() if name != "seats"}))
            connection.execute(insert(SeatRow), [{"table": table.id, "seat": i, **vars(seat)} for i, seat in enumerate(table.seats)])
        return table

    def seat(self, before: Table, after: Table) -> Table:
        """Store who sits where now and whether the game has begun. Raises Stale if somebody else changed a seat, Unknown if the table is gone,
        Forbidden if whoever sits down has become somebody else meanwhile, or is forgotten."""
        new = {seat.person for seat in after.seats if seat.person is not None} - {seat.person for seat in before.seats}
        with self.write() as connection:
            if len(connection.execute(select(PersonRow.id).where(PersonRow.id.in_(new))).all()) < len(new):
                raise Forbidden("You have signed in as somebody else meanwhile, or are forgotten here.")
            return _seat(connection, before, after)

    def reseat_all(self, connection: Connection, person: str, change: Callable[[Table], Table | None]) -> Reseated:
        """Change every table that a person made or sits at, in a running transaction; None for a table removes it."""
        reseated = Reseated([], [])
        for before in self._read(connection, _of(person)):
            after = change(before)
            if after is None:
                connection.execute(delete(TableRow).where(TableRow.id == before.id))
                reseated.removed.append(before.id)
            elif after != before:
                reseated.changed.append(_seat(connection, before, after))
        return reseated

    def table(self, table: str) -> Table:
        """One table; raises Unknown."""
        found = self._tables(TableRow.id == table)
        if not found:
            raise Unknown("There is no such table.")
        return found[0]

    def tables_of(self, person: str) -> list[Table]:
        """The tables that a person made or sits at, newest first."""
        return self._tables(_of(person))

    def lobby(self, most: int) -> list[Table]:
        """Public tables that are not over, newest first, at most so many."""
        return self._tables(TableRow.public & (TableRow.status != "over"))[:most]

    def waiting(self) -> list[str]:
        """Ids of the running tables where chance or a computer player is to act, or a seat that has laid something down."""
        seat = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.actor)
        goes_on = (func.coalesce(SeatRow.stand_in, SeatRow.kind, "") != "person") | SeatRow.laid.is_not(None)
        query = select(TableRow.id).outerjoin(SeatRow, seat).where(TableRow.status == "running", goes_on)
        with self.read() as connection:
            return list(connection.execute(query).scalars())

    def _tables(self, where: Any) -> list[Table]:
        with self.read() as connection:
            return self._read(connection, where)

    def _read(self, connection: Connection, where: Any) -> list[Table]:
        tables = select(*TableRow.__table__.columns).where(where).order_by(TableRow.created.desc(), TableRow.id)
        seats = select(*SeatRow.__table__.columns).join(TableRow).where(where).order_by(SeatRow.seat)
        sitting: dict[str, list[Seat]] = {}
        for row in connection.execute(seats).mappings():
            sitting.setdefault(row["table"], []).append(Seat(*(row[name] for name in SEAT)))
        return [_table(row, sitting[row["id"]]) for row in connection.execute(tables).mappings()]

    def state(self, table: str) -> tuple[int, int]:
        """How many nodes a table has, and how often a seat was changed; raises Unknown."""
        with self.read() as connection:
            found = connection.execute(select(TableRow.version, TableRow.seating).where(TableRow.id == table)).first()
        if found is None:
            raise Unknown("There is no such table.")
        return found.version, found.seating

    def nodes(self, table: str, start: int = 0) -> list[Node]:
        """The nodes of a table from number `start` on."""
        query = select(NodeRow.n, NodeRow.actor, NodeRow.text, NodeRow.time).where(NodeRow.table == table, NodeRow.n >= start).order_by(NodeRow.n)
        with self.read() as connection:
            return [Node(*row) for row in connection.execute(query)]

    def append(
        self, table: str, nodes: Sequence[Node], actor: int, asked: list[int], *, result: Result | None = None, key: tuple[str, str] | None = None
    ) -> None:
        """Store the next nodes of a table, all or none, who acts and who is asked after them, and how the game has ended if it has.

        `key` is an idempotency key with the digest of its command.

        Raises Stale if the first of them is not the running node any more, Unknown if the table is gone.
        """
        first, last = nodes[0], nodes[-1]
        state = {"version": last.n + 1, "actor": actor, "asked": asked, "status": "over" if result else "running", "moved": last.time}
        try:
            with self.write() as connection:
                done = connection.execute(update(TableRow).where(TableRow.id == table, TableRow.version == first.n).values(state))
                if done.rowcount != 1:
                    gone = connection.execute(select(TableRow.id).where(TableRow.id == table)).first() is None
                    raise Unknown("There is no such table.") if gone else Stale("The table has moved on.")
                connection.execute(insert(NodeRow), [{"table": table, **vars(node)} for node in nodes])
                if result is not None:
                    _end(connection, table, result)
                if key is not None:
                    connection.execute(insert(KeyRow).values(table=table, key=key[0], command=key[1], version=last.n + 1))
        except IntegrityError:
            raise Stale("The table has moved on.") from None

    def lay(self, table: Table, seat: int, asked: list[int], key: tuple[str, str] | None = None) -> Table:
        """Store what a seat of `table` has laid down, and who is asked after that; raises Stale if a node was played or a seat changed since then."""
        where = (TableRow.id == table.id) & (TableRow.version == table.version) & (TableRow.seating == table.seating)
        after = replace(table, seating=table.seating + 1, asked=asked)
        with self.write() as connection:
            if connection.execute(update(TableRow).where(where).values(seating=after.seating, asked=asked)).rowcount != 1:
                raise Stale("The table has moved on.")
            laid = {"laid": table.seats[seat].laid, "laid_at": table.seats[seat].laid_at}
            connection.execute(update(SeatRow).where(SeatRow.table == table.id, SeatRow.seat == seat).values(laid))
            if key is not None:
                connection.execute(insert(KeyRow).values(table=table.id, key=key[0], command=key[1], version=table.version))
        return after

    def end(self, table: str, result: Result) -> None:
        """Store how a game that is over has ended."""
        with self.write() as connection:
            _end(connection, table, result)

    # --- commands -----------------------------------------------------------------------------------------------

    def answer(self, table: str, key: str) -> tuple[str, int] | None:
        """What an idempotency key was used for (digest of the command) and the version after it; None if it is new."""
        with self.read() as connection:
            row = connection.execute(select(KeyRow.command, KeyRow.version).where(KeyRow.table == table, KeyRow.key == key)).first()
        return (row.command, row.version) if row else None

    def delete(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        with self.write() as connection:
            connection.execute(delete(TableRow).where(TableRow.id == table))


def _of(person: str) -> ColumnElement[bool]:
    return (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.person == person))


def _seat(connection: Connection, before: Table, after: Table) -> Table:
    """A game that is over keeps its time; the idempotency key of a table belongs to the host who made it."""
    key, command = (after.key, after.command) if after.host == before.host else (None, None)
    after = replace(after, seating=before.seating + 1, moved=before.moved if before.status == "over" else now(), key=key, command=command)
    changed = {"seating": after.seating, "status": after.status, "moved": after.moved, "host": after.host, "key": after.key, "command": after.command}
    where = (TableRow.id == before.id) & (TableRow.seating == before.seating) & (TableRow.status == before.status)
    if connection.execute(update(TableRow).where(where).values(changed)).rowcount != 1:
        gone = connection.execute(select(TableRow.id).where(TableRow.id == before.id)).first() is None
        raise Unknown("There is no such table.") if gone else Stale("Somebody else changed a seat.")
    for i, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old != new:
            connection.execute(update(SeatRow).where(SeatRow.table == before.id, SeatRow.seat == i).values(vars(new)))
    return after


def _end(connection: Connection, table: str, result: Result) -> None:
    for seat, points in enumerate(result.scores):
        ended = update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat)
        connection.execute(ended.values(points=points, won=seat in result.winners))


def _table(row: RowMapping, seats: list[Seat]) -> Table:
    return Table(**row, seats=tuple(seats))
