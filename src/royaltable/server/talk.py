"""Who may read and say what at a table. Pure: a table and a person go in.

Two rooms, so that those who watch cannot help those who play: whoever sits at a table, on whatever device, speaks and reads in the room of the seats;
everybody else speaks in the room of the watchers, and reads that of the seats at public tables. After the end everybody reads both.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ..core import names
from ..core.errors import RoyalTableError
from . import seating, talk_protocol
from .errors import BadMessage, Forbidden
from .protocol import Said
from .storage import Table
from .talk_protocol import NewMessage, Phrase, Room

LONGEST = 500
"""Characters of a message."""


@dataclass(frozen=True)
class Message:
    """What was said, as stored; see `models.MessageRow`. Before it is stored `n` is 0."""

    room: Room
    n: int
    person: str | None
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None
    time: str
    key: str


def speaks(table: Table, person: str | None) -> Room:
    """The room in which a person speaks."""
    return "seats" if seating.seated(table, person) else "watchers"


def reads(table: Table, person: str | None) -> tuple[Room, ...]:
    """The rooms that a person may read."""
    if table.status == "over":
        return ("seats", "watchers")
    if speaks(table, person) == "seats":
        return ("seats",)
    return ("seats", "watchers") if table.public else ("watchers",)


def said(table: Table, person: str | None, counts: Mapping[str, int]) -> Said:
    """How many messages there are in the rooms that a person may read."""
    rooms = reads(table, person)
    return Said(*(counts.get(room, 0) if room in rooms else None for room in ("seats", "watchers")))


def message(table: Table, person: str, name: str, wanted: NewMessage, key: str, time: str) -> Message:
    """A message as it is to be stored. `name`: what a watcher is called. Raises Forbidden: another room or seat than one's own; BadMessage."""
    if wanted.room != speaks(table, person):
        raise Forbidden("Those who watch and those who sit at the table talk in rooms of their own.")
    seats = seating.seated(table, person)
    if wanted.seat is not None and wanted.seat not in seats:
        raise Forbidden(f"Seat {wanted.seat} is not yours.")
    seat = wanted.seat if wanted.seat is not None else seats[0] if seats else None
    called = name if seat is None else table.seats[seat].name
    return Message(wanted.room, 0, person, seat, called, _text(wanted), wanted.phrase, time, key)


def shown(stored: Message, person: str | None, muted: Collection[str]) -> talk_protocol.Message:
    """A message as a person reads it, who does not want to hear those who are muted."""
    own = person is not None and stored.person == person
    fields = (stored.room, stored.n, stored.seat, stored.name, stored.text, stored.phrase, stored.time)
    return talk_protocol.Message(*fields, own, stored.person in muted and not own)


def _text(wanted: NewMessage) -> str:
    if wanted.phrase is not None:
        if wanted.text:
            raise BadMessage("A message is a text or a quick phrase, not both.")
        return ""
    try:
        return names.line(wanted.text, LONGEST, "message")
    except RoyalTableError as error:
        raise BadMessage(str(error)) from None
