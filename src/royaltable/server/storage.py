"""The database: tables and their nodes, each commit all or nothing. SQLite in the data folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, RowMapping, create_engine, delete, event, func, insert, inspect, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from .errors import Stale, StorageError, Unknown
from .models import KeyRow, NodeRow, SeatRow, TableRow

FILE = "royaltable.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"


@dataclass(frozen=True)
class Seat:
    """Who sits there: kind ("person" or a policy of `core.policy`) and name."""

    kind: str
    name: str


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
    owner: str
    created: str
    moved: str
    version: int
    status: str
    actor: int
    seats: tuple[Seat, ...]


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
    engine = create_engine(f"sqlite:///{data / FILE}")
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
    def _write(self) -> Iterator[Connection]:
        with self._writer.begin() as connection:
            yield connection

    def create(self, table: Table) -> None:
        """Store a new table."""
        with self._write() as connection:
            connection.execute(insert(TableRow).values({name: value for name, value in vars(table).items() if name != "seats"}))
            rows = [{"table": table.id, "seat": i, "kind": seat.kind, "name": seat.name} for i, seat in enumerate(table.seats)]
            connection.execute(insert(SeatRow), rows)

    def table(self, table: str) -> Table:
        """One table; raises Unknown."""
        found = self._tables(TableRow.id == table)
        if not found:
            raise Unknown("There is no such table.")
        return found[0]

    def tables_of(self, owner: str) -> list[Table]:
        """The tables of an owner, newest first."""
        return self._tables(TableRow.owner == owner)

    def waiting(self) -> list[str]:
        """Ids of the running tables where chance or a computer player is to act."""
        seat = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.actor)
        query = select(TableRow.id).outerjoin(SeatRow, seat).where(TableRow.status == "running", func.coalesce(SeatRow.kind, "") != "person")
        with self._engine.begin() as connection:
            return list(connection.execute(query).scalars())

    def _tables(self, where: Any) -> list[Table]:
        tables = select(*TableRow.__table__.columns).where(where).order_by(TableRow.created.desc(), TableRow.id)
        seats = select(*SeatRow.__table__.columns).join(TableRow).where(where).order_by(SeatRow.seat)
        with self._engine.begin() as connection:
            sitting: dict[str, list[Seat]] = {}
            for row in connection.execute(seats).mappings():
                sitting.setdefault(row["table"], []).append(Seat(row["kind"], row["name"]))
            return [_table(row, sitting[row["id"]]) for row in connection.execute(tables).mappings()]

    def version(self, table: str) -> int:
        """How many nodes a table has; raises Unknown."""
        with self._engine.begin() as connection:
            found = connection.execute(select(TableRow.version).where(TableRow.id == table)).scalar()
        if found is None:
            raise Unknown("There is no such table.")
        return int(found)

    def nodes(self, table: str, start: int = 0) -> list[Node]:
        """The nodes of a table from number `start` on."""
        query = select(NodeRow.n, NodeRow.actor, NodeRow.text, NodeRow.time).where(NodeRow.table == table, NodeRow.n >= start).order_by(NodeRow.n)
        with self._engine.begin() as connection:
            return [Node(*row) for row in connection.execute(query)]

    def append(self, table: str, nodes: Sequence[Node], actor: int, *, over: bool, key: tuple[str, str] | None = None) -> None:
        """Store the next nodes of a table, all or none, and who acts after them; `key` is an idempotency key with the digest of its command.

        Raises Stale if the first of them is not the running node any more, Unknown if the table is gone.
        """
        first, last = nodes[0], nodes[-1]
        state = {"version": last.n + 1, "actor": actor, "status": "over" if over else "running", "moved": last.time}
        try:
            with self._write() as connection:
                done = connection.execute(update(TableRow).where(TableRow.id == table, TableRow.version == first.n).values(state))
                if done.rowcount != 1:
                    gone = connection.execute(select(TableRow.id).where(TableRow.id == table)).first() is None
                    raise Unknown("There is no such table.") if gone else Stale("The table has moved on.")
                connection.execute(insert(NodeRow), [{"table": table, **vars(node)} for node in nodes])
                if key is not None:
                    connection.execute(insert(KeyRow).values(table=table, key=key[0], command=key[1], version=last.n + 1))
        except IntegrityError:
            raise Stale("The table has moved on.") from None

    def answer(self, table: str, key: str) -> tuple[str, int] | None:
        """What an idempotency key was used for (digest of the command) and the version after it; None if it is new."""
        with self._engine.begin() as connection:
            row = connection.execute(select(KeyRow.command, KeyRow.version).where(KeyRow.table == table, KeyRow.key == key)).first()
        return (row.command, row.version) if row else None

    def delete(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        with self._write() as connection:
            connection.execute(delete(TableRow).where(TableRow.id == table))


def _table(row: RowMapping, seats: list[Seat]) -> Table:
    return Table(**row, seats=tuple(seats))
