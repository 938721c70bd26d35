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
    owner: Mapped[str] = mapped_column(index=True)  # SHA-256 of the browser's token
    created: Mapped[str]
    moved: Mapped[str]
    version: Mapped[int]
    status: Mapped[str]
    actor: Mapped[int]  # a seat, core.kernel.CHANCE or OVER


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]


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


Index(None, TableRow.status, TableRow.actor)
