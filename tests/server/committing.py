"""Tables without the web, and a process that plays on them until it is killed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from royaltable.server.storage import Seat, Storage
from royaltable.server.tables import Tables

from .tables import find

PEOPLE = (Seat("person", "A"), Seat("person", "B"))


def open_tables(folder: Path, **settings: Any) -> Tables:
    return Tables(Storage(folder), find, **settings)


def advanced(tables: Tables, table: str) -> int:
    """Let chance play until a seat is to act; returns the seat."""
    while tables.move(table):
        pass
    return tables.snapshot(table).match.actor


def commit_turns(folder: Path, pipe: Any) -> None:
    """Play the running table, then others, for ever; tell each turn after it was committed."""
    tables = open_tables(folder)
    running = [table.id for table in tables.storage.tables_of("me") if table.status == "running"]
    while True:
        table = running.pop() if running else tables.create("tiny", {}, PEOPLE, "me").id
        while (seat := advanced(tables, table)) >= 0:
            at = tables.snapshot(table).match
            chain = ["step left", "stop"] if at.node == "carry" else at.legal()[:1]
            tables.commit(table, seat, at.version, chain, f"{at.version}")
            pipe.send((table, at.version, chain))
