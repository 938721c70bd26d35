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
    return any(seat.kind == "open" for seat in table.seats) or len(_people(table)) > 1


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


def again(table: Table) -> list[Seat]:
    """Who plays when the same people play again; a computer for whoever is no longer known here."""
    return [Seat(STAND_IN, "") if seat.kind == "person" and seat.person is None else Seat(seat.kind, seat.name, seat.person) for seat in table.seats]


def hand_on(table: Table, old: str, new: str) -> Table:
    """What belonged to one person belongs to another."""
    seats = tuple(replace(seat, person=new) if seat.person == old else seat for seat in table.seats)
    return replace(table, seats=seats, host=new if table.host == old else table.host)


def forget(table: Table, person: str) -> Table | None:
    """The table without a person who wants to be forgotten: their seat is open again before the game begins, a computer's for good while it
    is played, and has no name after the end. Whoever else sits there is its host; None: nobody does."""
    others = [other for other in _people(table) if other != person]
    if not others:
        return None
    seats = tuple(_forgotten(table, seat) if seat.person == person else seat for seat in table.seats)
    return replace(table, seats=seats, host=others[0] if table.host == person else table.host)


def _forgotten(table: Table, seat: Seat) -> Seat:
    if table.status == "over":
        return replace(seat, name="", person=None, stand_in=None)
    return OPEN if table.status == WAITING else Seat(STAND_IN, "")


def _people(table: Table) -> list[str]:
    """The people who sit at a table, in the order of the seats."""
    return list(dict.fromkeys(seat.person for seat in table.seats if seat.kind == "person" and seat.person is not None))


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
