"""Everything the server says no to: a kind for programs, with its status, and one sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.errors import RoyalTableError


class Kind(NamedTuple):
    """What all problems of a kind have in common: the status of the answer, and what it means."""

    status: int
    title: str


KINDS: Mapping[str, Kind] = {
    "bad": Kind(400, "Not what the protocol describes."),
    "name": Kind(400, "Not a name that a player can be called by."),
    "message": Kind(400, "Not a message that can be read at a table."),
    "forbidden": Kind(403, "Not your table or seat, or a command from another page."),
    "wrong": Kind(403, "Not a code, password or passkey that is known here."),
    "unknown": Kind(404, "No such game, table, seat or address."),
    "method": Kind(405, "This address does not take such a request."),
    "stale": Kind(409, "The table has moved on."),
    "turn": Kind(409, "Another seat is to act."),
    "refused": Kind(409, "Refused by a rule."),
    "taken": Kind(409, "Somebody else was quicker."),
    "begun": Kind(409, "Only before the game begins."),
    "waiting": Kind(409, "Only once the game has begun."),
    "open": Kind(409, "A game cannot begin without its players."),
    "running": Kind(409, "Only once the game is over."),
    "over": Kind(409, "Only until the game is over."),
    "outdated": Kind(409, "The table was begun with another component file or other rules and cannot be shown by this version."),
    "full": Kind(409, "Enough was said at this table."),
    "large": Kind(413, "The request is too large."),
    "type": Kind(415, "The request is not JSON."),
    "busy": Kind(429, "The computer is looking for another hint at this table."),
    "often": Kind(429, "Too much at once; wait as long as Retry-After says."),
    "failed": Kind(500, "Something went wrong in the server."),
    "storage": Kind(503, "The table could not be stored or read."),
}


class ServeError(RoyalTableError):
    """The server cannot start: the address is taken, or the data folder cannot be used."""


class StorageError(ServeError):
    """The data folder or the database in it cannot be used."""


class Denied(RoyalTableError):
    """A command or question that is answered with no; nothing has changed."""

    kind = "bad"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence if len(sentence) <= 400 else f"{sentence[:400]} …")


class Bad(Denied):
    """Not what the protocol describes."""


class BadName(Bad):
    """Not a name that a player can be called by."""

    kind = "name"


class BadMessage(Bad):
    """Not a message that can be read at a table."""

    kind = "message"


class TooOften(Denied):
    """Too much at once: it may be tried again after `seconds`."""

    kind = "often"

    def __init__(self, sentence: str, seconds: int) -> None:
        super().__init__(sentence)
        self.seconds = seconds


class Forbidden(Denied):
    """Not this person's table or seat, or a command from another page."""

    kind = "forbidden"


class Wrong(Denied):
    """Not a code, password or passkey that is known here."""

    kind = "wrong"


class Unknown(Denied):
    """No such game, table, seat or address."""

    kind = "unknown"


class Outdated(Denied):
    """The table was begun with another component file or other rules and cannot be shown by this version."""

    kind = "outdated"


class Untimely(Denied):
    """Not now: `kind` says which of the `KINDS` it is."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind
