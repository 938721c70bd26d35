"""Everything the server says no to: a status, a kind for programs, one sentence for people."""

from __future__ import annotations

from ..core.errors import RoyalTableError


class ServeError(RoyalTableError):
    """The server cannot start: the address is taken, or the data folder cannot be used."""


class StorageError(ServeError):
    """The data folder or the database in it cannot be used."""


class Denied(RoyalTableError):
    """A command or question that is answered with no; nothing has changed."""

    status = 400
    kind = "bad"

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence if len(sentence) <= 400 else f"{sentence[:400]} …")
        self.rule = rule


class Bad(Denied):
    """Not what the protocol describes."""


class BadName(Bad):
    """Not a name that a player can be called by."""

    kind = "name"


class Forbidden(Denied):
    """Not this person's table or seat, or a command from another page."""

    status, kind = 403, "forbidden"


class Unknown(Denied):
    """No such game, table, seat or address."""

    status, kind = 404, "unknown"


class Taken(Denied):
    """Somebody else was quicker."""

    status, kind = 409, "taken"


class Begun(Denied):
    """Only before the game begins."""

    status, kind = 409, "begun"


class NotBegun(Denied):
    """Only once the game has begun."""

    status, kind = 409, "waiting"


class NotOver(Denied):
    """Only once the game is over."""

    status, kind = 409, "running"


class Over(Denied):
    """Only until the game is over."""

    status, kind = 409, "over"


class NotFull(Denied):
    """A game cannot begin without its players."""

    status, kind = 409, "open"


class Busy(Denied):
    """The computer is looking for another hint at this table."""

    status, kind = 429, "busy"


class Outdated(Denied):
    """The table was begun with another component file or other rules and cannot be shown by this version."""

    status, kind = 409, "outdated"
