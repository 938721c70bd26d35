"""The tables of the database. `migrations/` holds the way from each version of it to the next."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, MetaData
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of the rows; constraints have names, so that migrations can change them."""

    metadata = MetaData(
        naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
    )


class PersonRow(Base):
    """Somebody who plays here, known by the devices they use."""

    __tablename__ = "persons"
    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    created: Mapped[str]
    sign_in: Mapped[str | None]  # the name by which to sign in, and
    password: Mapped[str | None]  # argon2 hash; both or neither


class DeviceRow(Base):
    """A browser of a person."""

    __tablename__ = "devices"
    id: Mapped[str] = mapped_column(primary_key=True)  # SHA-256 of its token, so that a copy of the database opens nobody's tables
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    created: Mapped[str]
    seen: Mapped[str]  # the last day
    browser: Mapped[str]  # its name and that of the system it runs on, or ""
    system: Mapped[str]


class CodeRow(Base):
    """A code by which another device becomes one of a person; at most one for each."""

    __tablename__ = "codes"
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    code: Mapped[str]  # SHA-256
    until: Mapped[str]


class PasskeyRow(Base):
    """A passkey of a person."""

    __tablename__ = "passkeys"
    id: Mapped[str] = mapped_column(primary_key=True)  # of its credential, base64url
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    public_key: Mapped[bytes]
    uses: Mapped[int]  # as its authenticator counts them
    browser: Mapped[str]  # where it was made
    system: Mapped[str]
    created: Mapped[str]


class TableRow(Base):
    """One table: what was agreed when it was made, and where it stands (repeated from the nodes, in the same transaction)."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    components: Mapped[str]  # id of the component file
    digest: Mapped[str]  # SHA-256 of its content
    rules: Mapped[str]  # version of the program that made the table
    seed: Mapped[str]
    seed_hash: Mapped[str]
    host: Mapped[str] = mapped_column(index=True)  # the person who made it
    link: Mapped[str]  # secret of its invitation
    public: Mapped[bool]
    starts: Mapped[str]  # "full": when every seat is taken; "host": when the host says so
    seating: Mapped[int]  # how often a seat was changed
    again: Mapped[str | None]  # the table at which the same people played again
    created: Mapped[str]
    moved: Mapped[str]
    version: Mapped[int]
    status: Mapped[str]
    actor: Mapped[int]  # a seat, core.kernel.CHANCE or OVER
    asked: Mapped[list[int]] = mapped_column(JSON)  # the seats that have something to decide and have not laid it down
    key: Mapped[str | None]  # the idempotency key with which it was made
    command: Mapped[str | None]  # SHA-256 of what was asked for


class SeatRow(Base):
    """Who sits where, and how the game ended for whom."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]
    person: Mapped[str | None] = mapped_column(index=True)  # who decides for it
    stand_in: Mapped[str | None]  # the computer player that decides while its person is away
    laid: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))  # what it has laid down for its next decision
    laid_at: Mapped[int | None]  # how many nodes had been played then
    points: Mapped[int | None]  # these two only after the end
    won: Mapped[bool | None]


class NodeRow(Base):
    """One node that has been played. The primary key is the optimistic lock: nobody can play node n twice."""

    __tablename__ = "nodes"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    actor: Mapped[int]
    text: Mapped[str]
    time: Mapped[str]


class KeyRow(Base):
    """An idempotency key: which command it was used for, and the version that answered it."""

    __tablename__ = "keys"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    command: Mapped[str]  # SHA-256
    version: Mapped[int]


class MessageRow(Base):
    """What somebody said at a table. Numbered in each room by itself, so that nobody can count what they may not read."""

    __tablename__ = "messages"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    room: Mapped[str] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)  # from 1
    person: Mapped[str | None] = mapped_column(ForeignKey("persons.id", ondelete="SET NULL"), index=True)
    seat: Mapped[int | None]
    name: Mapped[str]  # what the person was called then
    text: Mapped[str]  # of one's own words
    phrase: Mapped[str | None]  # or the id of a quick phrase
    time: Mapped[str]
    key: Mapped[str]  # the idempotency key with which it was said


class MuteRow(Base):
    """Whom a person does not want to hear: at one table, or anywhere."""

    __tablename__ = "mutes"
    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    muted: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"))
    table: Mapped[str | None] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))


class NoteRow(Base):
    """What a person has written down about a table, for nobody else. The version is the optimistic lock."""

    __tablename__ = "notes"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str]
    version: Mapped[int]


Index(None, MessageRow.table, MessageRow.person, MessageRow.key, unique=True)
Index(None, TableRow.status, TableRow.actor)
Index(None, TableRow.host, TableRow.key, unique=True)
Index(None, PersonRow.sign_in, unique=True)
Index(None, CodeRow.code, unique=True)
