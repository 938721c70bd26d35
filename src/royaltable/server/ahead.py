"""What a seat lays down for its next decision before its node has come. Pure: looks at a table and its match.

Where several seats decide without knowing of one another (`Game.owing`), each may make its choice at once, sealed: nobody else sees it before the rules
uncover it. In the same way a seat may leave orders for its next decision: they are played if they are legal then. What is laid down can be changed
until its node has come, and holds until its seat has played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..core import draft
from ..core.draft import Draft
from ..core.errors import RoyalTableError
from ..core.match import Match
from .errors import Bad, Untimely
from .seating import WAITING
from .storage import Table

Laid = Sequence[str]
"""Actions, in their order."""


def laid(table: Table, match: Match, seat: int) -> Laid | None:
    """What a seat has laid down and not played yet."""
    sitting = table.seats[seat]
    if sitting.laid is None or sitting.laid_at is None:
        return None
    return None if any(line.actor == seat for line in match.lines[sitting.laid_at :]) else sitting.laid


def due(table: Table, match: Match) -> Laid | None:
    """What the person to act has laid down, if it is legal."""
    seat = match.actor
    if seat < 0 or table.seats[seat].plays != "person":
        return None
    return None if refused(table, match, seat) else laid(table, match, seat)


def refused(table: Table, match: Match, seat: int) -> RoyalTableError | None:
    """Why what a seat has laid down cannot be played, now that its decision has come; None if it can, or nothing is laid down or has come."""
    actions = laid(table, match, seat)
    try:
        if actions and seat == match.actor:
            draft.play(match, match.version, seat, actions)
        elif actions and seat in match.asked:
            draft.lay(match, seat, actions)
    except RoyalTableError as error:
        return error
    return None


def asked(table: Table, match: Match) -> list[int]:
    """The seats that have something to decide now and have not laid it down: the one to act, then those that need not wait for it.

    Nobody is asked early where a computer is to act (it is quick), nor whoever shares a device with the person who is to act.
    """
    if table.status == WAITING:
        return []
    actor = match.actor
    return [seat for seat in match.asked if seat == actor or _apart(table, actor, seat) if not _stands(table, match, seat)]


def _apart(table: Table, actor: int, seat: int) -> bool:
    one, other = table.seats[actor], table.seats[seat]
    return one.plays == other.plays == "person" and one.person != other.person


def _stands(table: Table, match: Match, seat: int) -> bool:
    return laid(table, match, seat) is not None and not refused(table, match, seat)


def early(table: Table, match: Match, seat: int) -> bool:
    """Whether a seat is asked before its node has come."""
    return seat != match.actor and seat in asked(table, match)


def drafted(table: Table, match: Match, at: int, seat: int, actions: Laid) -> Draft:
    """The draft of a seat that was begun after `at` nodes; raises what `draft.play` raises."""
    if match.since <= at <= match.version and seat in match.asked:
        at = match.version
    if at == match.version and early(table, match, seat):
        return draft.lay(match, seat, actions)
    return draft.play(match, at, seat, actions)


def lay(table: Table, match: Match, seat: int, actions: Laid) -> Table:
    """The table after a seat has laid something down, or (no actions) taken it back. Raises Bad for what no game could play, Untimely."""
    if table.status == WAITING:
        raise Untimely("waiting", "The game has not begun: there are open seats.")
    if match.over:
        raise Untimely("over", "The game is over.")
    for action in actions:
        if match.notation.parse(action) is None:
            raise Bad(f"There is no action {action!r} in this game.")
    sitting = replace(table.seats[seat], laid=list(actions) or None, laid_at=match.version if actions else None)
    after = replace(table, seats=(*table.seats[:seat], sitting, *table.seats[seat + 1 :]))
    return replace(after, asked=asked(after, match))
