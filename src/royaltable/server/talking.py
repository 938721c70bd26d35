"""Talk and notes at the tables: the rules of `talk` over what is stored. All methods block and may be called from any thread."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from threading import Lock

from . import talk
from .bucket import Buckets, Rate
from .errors import Bad, Forbidden, TooOften, Unknown
from .people import People
from .protocol import Said
from .storage import Storage, Table, now
from .tables import KEY_USED
from .talk_protocol import Message, Mute, NewMessage, Notes, Room, Talk
from .talk_storage import TalkStorage

RATE = Rate(6, 3.0)
"""How often a person may say something, at all tables together."""


class Talking:
    """What is said at the tables of one database. `clock`: seconds that do not go back."""

    def __init__(self, storage: Storage, people: People, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._people = people
        self._stored = TalkStorage(storage)
        self._clock = clock
        self._buckets = Buckets(RATE)
        self._guard = Lock()

    def said(self, table: Table, person: str | None) -> Said:
        """How many messages there are in the rooms that a person may read."""
        return talk.said(table, person, self._stored.counts(table.id))

    def read(self, table: str, person: str | None, after: Mapping[Room, int]) -> Talk:
        """The messages that a person may read, in each room those after a number; raises Unknown."""
        seated = self._storage.table(table)
        rooms: dict[Room, int] = {room: after.get(room, 0) for room in talk.reads(seated, person)}
        muted = self._stored.muted(table, person) if person else set()
        messages = [talk.shown(message, person, muted) for message in self._stored.messages(table, rooms)]
        return Talk(messages, self.said(seated, person), talk.speaks(seated, person))

    def say(self, table: str, person: str, wanted: NewMessage, key: str) -> Message:
        """Say something; the same key again gives the message that was said. Raises what `talk.message` raises, TooOften, Untimely, Unknown."""
        message = talk.message(self._storage.table(table), person, self._people.person(person).name, wanted, key, now())
        known = self._stored.known(table, person, key)
        if known is None:
            self._hold(person)
        said = known or self._stored.say(table, message)
        if (said.room, said.text, said.phrase) != (message.room, message.text, message.phrase):
            raise Bad(KEY_USED)
        return talk.shown(said, person, ())

    def mute(self, table: str, person: str | None, wanted: Mute) -> None:
        """Do not hear who said a message, or hear them again. Raises Unknown, Forbidden: a message that this person may not read, or an own one."""
        if person is None or wanted.room not in talk.reads(self._storage.table(table), person):
            raise Forbidden("You cannot read in this room.")
        author = self._stored.message(table, wanted.room, wanted.n).person
        if author is None:
            raise Unknown("Whoever said this is not here any more.")
        if author == person:
            raise Forbidden("You said this yourself.")
        if wanted.muted:
            self._stored.mute(person, author, None if wanted.always else table)
        else:
            self._stored.unmute(person, author, table)

    def notes(self, table: str, person: str | None) -> Notes:
        """What a person has written down about a table; raises Unknown."""
        self._storage.table(table)
        return self._stored.notes(table, person) if person else Notes("", 0)

    def note(self, table: str, person: str, notes: Notes) -> Notes:
        """Store what a person has written down; raises Stale, Unknown."""
        return self._stored.note(table, person, notes)

    def _hold(self, person: str) -> None:
        with self._guard:
            wait = self._buckets.take(person, self._clock())
        if wait:
            raise TooOften("You have said much at once; please wait a moment.", math.ceil(wait))
