"""Everything that is kept about a person, as one document. Nothing in it opens anything, and nothing in it was hidden from them."""

from __future__ import annotations

from typing import Any

import msgspec

from . import positions, seating
from .errors import Outdated, Unknown
from .people import Person
from .positions import SPECTATOR
from .storage import Table
from .tables import Tables

FORMAT = "royaltable-person/1"


def everything(person: Person, tables: Tables) -> dict[str, Any]:
    """Person, devices, passkeys (without what they are checked by), tables with seats and transcripts."""
    return {
        "format": FORMAT,
        "person": {"name": person.name, "created": person.created, "sign_in": person.sign_in},
        "devices": [{"browser": one.browser, "system": one.system, "created": one.created, "seen": one.seen} for one in person.devices],
        "passkeys": [{"browser": one.browser, "system": one.system, "created": one.created} for one in person.passkeys],
        "tables": [_table(table, person.id, tables) for table in tables.of(person.id)],
    }


def _table(table: Table, person: str, tables: Tables) -> dict[str, Any]:
    told = msgspec.to_builtins(positions.info(table, person))
    return {
        **told,
        "options": table.options,
        "host": table.host == person,
        "left": seating.left(table, person),
        "transcripts": _transcripts(table, person, tables),
    }


def _transcripts(table: Table, person: str, tables: Tables) -> dict[str, list[str]]:
    """The lines of the transcript by seat, as each seat of this person may see it ("spectator" for whoever has none); none if there is nothing to show."""
    try:
        now = tables.snapshot(table.id)
    except (Outdated, Unknown):
        return {}
    own = [] if now.match.over else seating.own(now.table, person)
    return {"spectator" if seat == SPECTATOR else str(seat): list(positions.written(now, seat)) for seat in own or [SPECTATOR]}
