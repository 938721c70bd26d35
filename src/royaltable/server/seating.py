"""Who sits where: taking a seat, leaving it, filling it, beginning. Pure: a table goes in, the table after it comes out.

A table with open seats waits. It begins when the last of them is taken (`starts` "full") or when its host says so ("host"). Who leaves once it has
begun has a computer player stand in, and may come back until the game is over.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from .errors import Forbidden, Unknown, Untimely
from .storage import Seat, Table

OPEN = Seat("open", "")
WAITING = "waiting"
STAND_IN = "courtier"
"""The computer player that decides for a person who has left."""


def check_host(table: Table, person: str | None) -> None:
    """Raise Forbidden unless this person made the table."""
    if person is None or person != table.host:
        raise Forbidden("This table was made by somebody else.")


def check_seated(table: Table, person: str | None) -> None:
    """Raise Forbidden unless this person made the table or sits there."""
    if person is None or (person != table.host and not seated(table, person)):
        raise Forbidden("You do not sit at this table.")


def check_removable(table: Table, person: str | None) -> None:
    """Raise Forbidden unless this person made the table and nobody else has begun to play there."""
    check_host(table, person)
    if table.status != WAITING and shared(table):
        raise Forbidden("Others play at this table, too.")


def seated(table: Table, person: str | None) -> list[int]:
    """The seats of a person, those included that they have left and may come back to."""
    return [i for i, seat in enumerate(table.seats) if seat.kind == "person" and seat.person == person and person is not None]


def own(table: Table, person: str | None) -> list[int]:
    """The seats for which a person decides."""
    return [i for i in seated(table, person) if table.seats[i].stand_in is None]


def left(table: Table, person: str | None) -> list[int]:
    """The seats that a person has left and may come back to."""
    return [i for i in seated(table, person) if table.seats[i].stand_in is not None]


def shared(table: Table) -> bool:
    """Whether people on devices of their own play with each other here, or may yet come."""
    return any(seat.kind == "open" for seat in table.seats) or len({seat.person for seat in table.seats if seat.kind == "person"}) > 1


def take(table: Table, seat: int, person: str, name: str, link: str) -> Table:
    """Somebody who was sent the link, or who found a public table, takes an open seat; the last one may begin the game.

    Who sits there already takes another name until the game begins; who left comes back.
    """
    if seat in left(table, person):
        _running(table)
        return _with(table, seat, replace(table.seats[seat], stand_in=None))
    sitting = _seat(table, seat)
    if seat in own(table, person):
        return _with(table, seat, replace(sitting, name=name))
    if not (table.public or secrets.compare_digest(link.encode(), table.link.encode())):
        raise Forbidden("This seat is taken by the link of its invitation only.")
    if sitting.kind != "open":
        raise Untimely("taken", f"Seat {seat} is taken.")
    after = _with(table, seat, Seat("person", name, person))
    return replace(after, status="running") if table.starts == "full" and not _open(after) else after


def leave(table: Table, seat: int, person: str | None) -> Table:
    """Somebody gets up again; once the game has begun a computer player stands in."""
    _in(table, seat)
    if seat not in own(table, person):
        raise Forbidden(f"Seat {seat} is not yours.")
    if table.status == WAITING:
        return _with(table, seat, OPEN)
    _running(table)
    return _with(table, seat, replace(table.seats[seat], stand_in=STAND_IN))


def fill(table: Table, seat: int, person: str | None, kind: str) -> Table:
    """The host puts a computer player on a seat, or makes it open again; whoever sat there is sent away."""
    check_host(table, person)
    _seat(table, seat)
    if kind == "person":
        raise Forbidden("A person takes a seat by themselves.")
    return _with(table, seat, OPEN if kind == "open" else Seat(kind, ""))


def begin(table: Table, person: str | None) -> Table:
    """The host begins; every seat must be taken."""
    check_host(table, person)
    _waiting(table)
    if _open(table):
        raise Untimely("open", "There are open seats still: wait for somebody, or let a computer play.")
    return replace(table, status="running")


def _open(table: Table) -> bool:
    return any(seat.kind == "open" for seat in table.seats)


def _waiting(table: Table) -> None:
    if table.status != WAITING:
        raise Untimely("begun", "The game has begun.")


def _running(table: Table) -> None:
    if table.status == "over":
        raise Untimely("over", "The game is over.")


def _in(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Unknown(f"This table has no seat {seat}.")


def _seat(table: Table, seat: int) -> Seat:
    _in(table, seat)
    _waiting(table)
    return table.seats[seat]


def _with(table: Table, seat: int, sitting: Seat) -> Table:
    return replace(table, seats=(*table.seats[:seat], sitting, *table.seats[seat + 1 :]))
