"""People: who they are, the devices they use, and the ways in which another device becomes theirs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import seating
from .errors import Unknown, Untimely, Wrong
from .models import CodeRow, DeviceRow, PasskeyRow, PersonRow, SeatRow, TableRow
from .storage import Reseated, Storage, now
from .talk_storage import forget_talk, hand_on_talk

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH = 8
CODE_LIFE = timedelta(minutes=10)
HANDLE = 16
"""So many signs of the id of a device name it among those of a person."""
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
"""What browsers and systems write in the User-Agent, and what they are called: the first that is found, for many claim to be others, too."""
WRONG_CODE = "This code is not valid, or not any more."


class Agent(NamedTuple):
    """What a browser says that it is: its name and that of its system; "": something else."""

    browser: str
    system: str


UNKNOWN = Agent("", "")


@dataclass(frozen=True)
class Device:
    """A browser of a person: id (see `browser.device`), what it is, the time when it was first seen and the last day."""

    id: str
    browser: str
    system: str
    created: str
    seen: str

    @property
    def handle(self) -> str:
        """How it is called in the protocol."""
        return self.id[:HANDLE]


@dataclass(frozen=True)
class Passkey:
    """A passkey: id of its credential (base64url), person, public key, how often its authenticator says it was used, where and when it was made."""

    id: str
    person: str
    public_key: bytes
    uses: int
    browser: str
    system: str
    created: str


@dataclass(frozen=True)
class Person:
    """Somebody with all that they are known by."""

    id: str
    name: str
    created: str
    sign_in: str | None
    devices: Sequence[Device]
    passkeys: Sequence[Passkey]


class Joining(NamedTuple):
    """What happens when a device becomes one of a person: who that is, whether it is already, how many tables of the guest who uses it now come
    along, and whether that guest stays somebody else, who can be reached in other ways."""

    name: str
    same: bool
    tables: int
    stays: bool


def agent_of(text: str) -> Agent:
    """The browser and the system that a User-Agent names.

    >>> agent_of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    Agent(browser='Firefox', system='Android')
    """
    found = (next((name for sign, name in names.items() if sign in text), "") for names in (BROWSERS, SYSTEMS))
    return Agent(*found)


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))


def digest(code: str) -> str:
    """How a code stands in the database; what is written between its signs, and small letters, make no difference."""
    return hashlib.sha256("".join(sign for sign in code.upper() if sign.isalnum()).encode()).hexdigest()


class People:
    """All people of one database. Every method is one transaction; safe to call from any thread. `device`: see `browser.device`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # --- who is who ---------------------------------------------------------------------------------------------

    def person_of(self, device: str) -> str | None:
        """Whose device it is."""
        with self._storage.read() as connection:
            return _person_of(connection, device)

    def devices_of(self, persons: Iterable[str]) -> dict[str, list[str]]:
        """The devices of some people, by person."""
        found: dict[str, list[str]] = {}
        with self._storage.read() as connection:
            for person, device in connection.execute(select(DeviceRow.person, DeviceRow.id).where(DeviceRow.person.in_(set(persons)))):
                found.setdefault(person, []).append(device)
        return found

    def seated_at(self, device: str, tables: Collection[str]) -> list[str]:
        """At which of some tables the person with a device has a seat."""
        seats = select(SeatRow.table).join(DeviceRow, DeviceRow.person == SeatRow.person).where(DeviceRow.id == device, SeatRow.table.in_(tables))
        with self._storage.read() as connection:
            return list(connection.execute(seats.distinct()).scalars())

    def meet(self, device: str, agent: Agent = UNKNOWN) -> str:
        """Whose device it is; somebody new if it was never seen."""
        if known := self.person_of(device):
            return known
        with self._storage.write() as connection:
            if known := _person_of(connection, device):
                return known
            person = secrets.token_urlsafe(12)
            connection.execute(insert(PersonRow).values(id=person, name="", created=now()))
            _add_device(connection, person, device, agent)
        return person

    def see(self, device: str, agent: Agent) -> None:
        """Note that a device is used today, and what it is now."""
        today = now()[:10]
        is_it = DeviceRow.id == device
        with self._storage.read() as connection:
            found = connection.execute(select(DeviceRow.seen, DeviceRow.browser, DeviceRow.system).where(is_it)).first()
        if found is not None and tuple(found) != (today, *agent):
            with self._storage.write() as connection:
                connection.execute(update(DeviceRow).where(is_it).values(seen=today, **agent._asdict()))

    def person(self, person: str) -> Person:
        """Somebody; raises Unknown once they are forgotten."""
        with self._storage.read() as connection:
            row = connection.execute(select(PersonRow.id, PersonRow.name, PersonRow.created, PersonRow.sign_in).where(PersonRow.id == person)).first()
            if row is None:
                raise Unknown("There is no such person.")
            devices = connection.execute(
                select(DeviceRow.id, DeviceRow.browser, DeviceRow.system, DeviceRow.created, DeviceRow.seen)
                .where(DeviceRow.person == person)
                .order_by(DeviceRow.created, DeviceRow.id)
            )
            passkeys = connection.execute(_PASSKEYS.where(PasskeyRow.person == person).order_by(PasskeyRow.created, PasskeyRow.id))
            return Person(*row, [Device(*device) for device in devices], [Passkey(*passkey) for passkey in passkeys])

    def call(self, person: str, name: str) -> None:
        """Give a person another name."""
        self._change(person, name=name)

    def sign_out(self, person: str, handle: str) -> None:
        """A device is no longer one of a person; raises Unknown."""
        mine = (DeviceRow.person == person) & (func.substr(DeviceRow.id, 1, HANDLE) == handle)
        with self._storage.write() as connection:
            if not connection.execute(delete(DeviceRow).where(mine)).rowcount:
                raise Unknown("You have no such device.")

    def forget(self, person: str) -> Reseated:
        """Remove a person with all that they are known by; at tables of others a computer or nobody sits in their place (`seating.forget`)."""
        with self._storage.write() as connection:
            reseated = self._storage.reseat_all(connection, person, lambda table: seating.forget(table, person))
            forget_talk(connection, person)
            connection.execute(delete(PersonRow).where(PersonRow.id == person))
        return reseated

    # --- codes --------------------------------------------------------------------------------------------------

    def make_code(self, person: str) -> str:
        """A new code, the only one of this person that is valid, for CODE_LIFE."""
        code = new_code()
        until = (datetime.now(UTC) + CODE_LIFE).isoformat()
        with self._storage.write() as connection:
            connection.execute(delete(CodeRow).where((CodeRow.person == person) | (CodeRow.until < datetime.now(UTC).isoformat())))
            connection.execute(insert(CodeRow).values(person=person, code=digest(code), until=until))
        return code

    def whose(self, code: str, device: str) -> Joining:
        """What would happen if a device came with this code; raises Wrong."""
        with self._storage.read() as connection:
            person, guest = _person_of_code(connection, code), _person_of(connection, device)
            name = connection.execute(select(PersonRow.name).where(PersonRow.id == person)).scalar_one()
            if guest is None or guest == person:
                return Joining(name, guest == person, 0, False)
            sits = select(SeatRow.table).where(SeatRow.person == guest)
            tables = connection.execute(select(func.count()).select_from(TableRow).where((TableRow.host == guest) | TableRow.id.in_(sits))).scalar_one()
            passing = _passing(connection, guest, device)
            return Joining(name, False, tables if passing else 0, not passing)

    def join_by_code(self, code: str, old: str, new: str, agent: Agent) -> Reseated:
        """A device that was known as `old` becomes one of the person who made the code, as `new`; raises Wrong. The code is used up."""
        with self._storage.write() as connection:
            person = _person_of_code(connection, code)
            connection.execute(delete(CodeRow).where(CodeRow.person == person))
            return self._join(connection, person, old, new, agent)

    def join(self, person: str, old: str, new: str, agent: Agent) -> Reseated:
        """The same for whoever has shown to be this person; raises Wrong once they are forgotten."""
        with self._storage.write() as connection:
            if connection.execute(select(PersonRow.id).where(PersonRow.id == person)).first() is None:
                raise Wrong("This person is no longer known here.")
            return self._join(connection, person, old, new, agent)

    def _join(self, connection: Connection, person: str, old: str, new: str, agent: Agent) -> Reseated:
        """Who is known by this device only and has no other way back becomes this person, with tables and seats."""
        guest, reseated = _person_of(connection, old), Reseated([], [])
        connection.execute(delete(DeviceRow).where(DeviceRow.id == old))
        if guest is not None and guest != person and _passing(connection, guest, old):
            reseated = self._storage.reseat_all(connection, guest, lambda table: seating.hand_on(table, guest, person))
            hand_on_talk(connection, guest, person)
            name = connection.execute(select(PersonRow.name).where(PersonRow.id == guest)).scalar()
            connection.execute(update(PersonRow).where(PersonRow.id == person, PersonRow.name == "").values(name=name))
            connection.execute(delete(PersonRow).where(PersonRow.id == guest))
        _add_device(connection, person, new, agent)
        return reseated

    # --- passwords ----------------------------------------------------------------------------------------------

    def password_of(self, sign_in: str) -> tuple[str, str] | None:
        """The person with this name for signing in, and the hash of the password."""
        with self._storage.read() as connection:
            row = connection.execute(select(PersonRow.id, PersonRow.password).where(PersonRow.sign_in == sign_in)).first()
        return (row.id, row.password) if row and row.password else None

    def set_password(self, person: str, sign_in: str | None, password: str | None) -> None:
        """A name for signing in and the hash of a password, or none; raises Untimely if somebody else has the name."""
        try:
            self._change(person, sign_in=sign_in, password=password)
        except IntegrityError:
            raise Untimely("taken", "Somebody else signs in by this name.") from None

    # --- passkeys -----------------------------------------------------------------------------------------------

    def passkey(self, credential: str) -> Passkey | None:
        """The passkey with this id."""
        with self._storage.read() as connection:
            row = connection.execute(_PASSKEYS.where(PasskeyRow.id == credential)).first()
        return Passkey(*row) if row else None

    def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey; raises Untimely if it is known already."""
        try:
            with self._storage.write() as connection:
                connection.execute(insert(PasskeyRow).values(vars(passkey)))
        except IntegrityError:
            raise Untimely("taken", "This passkey is known already.") from None

    def used(self, passkey: Passkey, uses: int) -> None:
        """A passkey was used; its authenticator counts."""
        with self._storage.write() as connection:
            connection.execute(update(PasskeyRow).where(PasskeyRow.id == passkey.id).values(uses=uses))

    def remove_passkey(self, person: str, credential: str) -> None:
        """A passkey opens nothing any more; raises Unknown."""
        with self._storage.write() as connection:
            if not connection.execute(delete(PasskeyRow).where(PasskeyRow.person == person, PasskeyRow.id == credential)).rowcount:
                raise Unknown("You have no such passkey.")

    def _change(self, person: str, **values: str | None) -> None:
        with self._storage.write() as connection:
            connection.execute(update(PersonRow).where(PersonRow.id == person).values(values))


_PASSKEYS = select(PasskeyRow.id, PasskeyRow.person, PasskeyRow.public_key, PasskeyRow.uses, PasskeyRow.browser, PasskeyRow.system, PasskeyRow.created)


def _person_of(connection: Connection, device: str) -> str | None:
    return connection.execute(select(DeviceRow.person).where(DeviceRow.id == device)).scalar()


def _add_device(connection: Connection, person: str, device: str, agent: Agent) -> None:
    time = now()
    connection.execute(insert(DeviceRow).values(id=device, person=person, created=time, seen=time[:10], **agent._asdict()))


def _person_of_code(connection: Connection, code: str) -> str:
    valid = (CodeRow.code == digest(code)) & (CodeRow.until > datetime.now(UTC).isoformat())
    person = connection.execute(select(CodeRow.person).where(valid)).scalar()
    if person is None:
        raise Wrong(WRONG_CODE)
    return person


def _passing(connection: Connection, person: str, device: str) -> bool:
    """Whether somebody is known by this device only, without password or passkey: nothing else would lead back to them."""
    ways = (
        select(DeviceRow.id).where(DeviceRow.person == person, DeviceRow.id != device),
        select(PersonRow.id).where(PersonRow.id == person, PersonRow.password.is_not(None)),
        select(PasskeyRow.id).where(PasskeyRow.person == person),
    )
    return all(connection.execute(way).first() is None for way in ways)
