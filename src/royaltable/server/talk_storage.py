"""What was said at tables, who does not want to hear whom, and private notes, in the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from ..core.errors import Stale
from .errors import Unknown, Untimely
from .models import MessageRow, MuteRow, NoteRow, TableRow
from .storage import Storage
from .talk import Message
from .talk_protocol import Notes, Room

MOST = 1000
"""Messages in a room of a table."""
MESSAGE = [getattr(MessageRow, field.name) for field in fields(Message)]


class TalkStorage:
    """Every method is one transaction; safe to call from any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def counts(self, table: str) -> dict[str, int]:
        """How many messages there are in the rooms of a table; those without any are left out."""
        query = select(MessageRow.room, func.max(MessageRow.n).label("last")).where(MessageRow.table == table).group_by(MessageRow.room)
        with self._storage.read() as connection:
            return {row.room: row.last for row in connection.execute(query)}

    def messages(self, table: str, after: Mapping[Room, int]) -> list[Message]:
        """The messages of some rooms, each from the one after that number on."""
        wanted = or_(*(and_(MessageRow.room == room, MessageRow.n > n) for room, n in after.items()))
        query = select(*MESSAGE).where(MessageRow.table == table, wanted).order_by(MessageRow.time, MessageRow.room, MessageRow.n)
        with self._storage.read() as connection:
            return [Message(*row) for row in connection.execute(query)]

    def message(self, table: str, room: Room, n: int) -> Message:
        """One message; raises Unknown."""
        query = select(*MESSAGE).where(MessageRow.table == table, MessageRow.room == room, MessageRow.n == n)
        with self._storage.read() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise Unknown("There is no such message.")
        return Message(*row)

    def known(self, table: str, person: str, key: str) -> Message | None:
        """The message that a person has said with an idempotency key."""
        query = select(*MESSAGE).where(MessageRow.table == table, MessageRow.person == person, MessageRow.key == key)
        with self._storage.read() as connection:
            row = connection.execute(query).first()
        return Message(*row) if row else None

    def say(self, table: str, message: Message) -> Message:
        """Store a message; returns it with its number, or the one that was stored with its key. Raises Untimely (the room is full), Unknown."""
        same = select(*MESSAGE).where(MessageRow.table == table, MessageRow.person == message.person, MessageRow.key == message.key)
        last = select(func.max(MessageRow.n)).where(MessageRow.table == table, MessageRow.room == message.room)
        with self._storage.write() as connection:
            if connection.execute(select(TableRow.id).where(TableRow.id == table)).first() is None:
                raise Unknown("There is no such table.")
            if row := connection.execute(same).first():
                return Message(*row)
            said = connection.execute(last).scalar() or 0
            if said >= MOST:
                raise Untimely("full", f"{MOST} messages were written at this table; that is all it takes.")
            stored = replace(message, n=said + 1)
            connection.execute(insert(MessageRow).values(table=table, **vars(stored)))
        return stored

    def muted(self, table: str, person: str) -> set[str]:
        """Whom a person does not want to hear at a table."""
        query = select(MuteRow.muted).where(MuteRow.person == person, or_(MuteRow.table == table, MuteRow.table.is_(None)))
        with self._storage.read() as connection:
            return set(connection.execute(query).scalars())

    def mute(self, person: str, muted: str, table: str | None) -> None:
        """A person does not want to hear somebody at a table (None: anywhere)."""
        self.unmute(person, muted, table)
        with self._storage.write() as connection:
            connection.execute(insert(MuteRow).values(person=person, muted=muted, table=table))

    def unmute(self, person: str, muted: str, table: str | None) -> None:
        """A person wants to hear somebody again, at a table and in general."""
        here = or_(MuteRow.table == table, MuteRow.table.is_(None))
        with self._storage.write() as connection:
            connection.execute(delete(MuteRow).where(MuteRow.person == person, MuteRow.muted == muted, here))

    def notes(self, table: str, person: str) -> Notes:
        """What a person has written down about a table."""
        query = select(NoteRow.text, NoteRow.version).where(NoteRow.table == table, NoteRow.person == person)
        with self._storage.read() as connection:
            row = connection.execute(query).first()
        return Notes(*row) if row else Notes("", 0)

    def note(self, table: str, person: str, notes: Notes) -> Notes:
        """Store notes in place of those of their version; returns them with the next. Raises Stale if another device was quicker, Unknown."""
        after = Notes(notes.text, notes.version + 1)
        here = (NoteRow.table == table) & (NoteRow.person == person)
        with self._storage.write() as connection:
            if connection.execute(select(TableRow.id).where(TableRow.id == table)).first() is None:
                raise Unknown("There is no such table.")
            before = connection.execute(select(NoteRow.version).where(here)).scalar() or 0
            if before != notes.version:
                raise Stale("The notes were changed on another device.")
            if before:
                connection.execute(update(NoteRow).where(here).values(text=after.text, version=after.version))
            else:
                connection.execute(insert(NoteRow).values(table=table, person=person, text=after.text, version=after.version))
        return after


def hand_on_talk(connection: Connection, guest: str, person: str) -> None:
    """What a guest has said, written down and does not want to hear belongs to this person from now on."""
    connection.execute(update(MessageRow).where(MessageRow.person == guest).values(person=person))
    connection.execute(update(MuteRow).where(MuteRow.person == guest).values(person=person))
    connection.execute(update(MuteRow).where(MuteRow.muted == guest).values(muted=person))
    own = {row.table: row for row in connection.execute(select(NoteRow.table, NoteRow.text, NoteRow.version).where(NoteRow.person == person))}
    for table, text in connection.execute(select(NoteRow.table, NoteRow.text).where(NoteRow.person == guest)).all():
        if table not in own:
            connection.execute(update(NoteRow).where(NoteRow.person == guest, NoteRow.table == table).values(person=person))
        elif text:
            both = {"text": f"{own[table].text}\n{text}".strip(), "version": own[table].version + 1}
            connection.execute(update(NoteRow).where(NoteRow.person == person, NoteRow.table == table).values(both))


def forget_talk(connection: Connection, person: str) -> None:
    """What somebody has said stays for those who read it, without the name."""
    connection.execute(update(MessageRow).where(MessageRow.person == person).values(name=""))
