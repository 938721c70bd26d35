"""What a viewer is shown of a table: position, log, transcript. Everything passes through `Match.seen_by` and `Match.may_see`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from msgspec import UNSET, UnsetType

from .. import games
from ..core import transcript
from ..core.draft import Draft
from ..core.errors import Refused
from ..core.kernel import CHANCE
from ..core.line import Line
from ..core.match import Match
from . import ahead, protocol, seating
from .errors import Untimely
from .storage import Table

SPECTATOR = -1
MOST_MOMENTS = 100
"""A viewer that is further behind is shown none of the moments on the way."""


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment: the row of the database, an independent match, the time of each node."""

    table: Table
    match: Match
    times: Sequence[str]


def actor(number: int) -> protocol.Actor:
    """Who is to act, as the protocol says it: a seat, "chance", or None after the end."""
    return number if number >= 0 else "chance" if number == CHANCE else None


def info(table: Table, person: str | None) -> protocol.TableInfo:
    """A table in a list of the person who asks."""
    own = seating.own(table, person)
    removable = person == table.host and (table.status == seating.WAITING or not seating.shared(table))
    where = (table.version, [] if table.status == seating.WAITING else table.asked, table.created, table.moved)
    return protocol.TableInfo(table.id, table.game, table.players, seats(table), _status(table), *where, _result(table), own, removable)


def _result(table: Table) -> protocol.TableResult | None:
    scores = [seat.points for seat in table.seats if seat.points is not None]
    return protocol.TableResult(scores, [i for i, seat in enumerate(table.seats) if seat.won]) if len(scores) == table.players else None


def gathering(table: Table, person: str | None) -> protocol.Gathering:
    """Who sits at a table, for the person who asks."""
    own, host = seating.own(table, person), person is not None and person == table.host
    starts: protocol.Starts = "host" if table.starts == "host" else "full"
    agreed = (table.id, table.game, table.players, table.options, seats(table), _status(table), table.public, starts)
    return protocol.Gathering(*agreed, own, host, table.link if host or own else None)


def _status(table: Table) -> protocol.Status:
    return "over" if table.status == "over" else "waiting" if table.status == seating.WAITING else "running"


def seats(table: Table) -> list[protocol.Sitting]:
    """Who sits where."""
    return [protocol.Sitting(seat.kind, seat.name, seat.stand_in) for seat in table.seats]  # type: ignore[arg-type]


def position(now: Snapshot, viewer: int, shown: Match | None = None) -> protocol.Position:
    """The table as a viewer may see it: now, or (`shown`) at an earlier node, where nobody acts any more."""
    match = shown or now.match
    acts = viewer >= 0 and match.version == now.match.version and now.table.status != seating.WAITING
    if acts and ahead.early(now.table, now.match, viewer):
        return _position(now, now.match.turned(viewer), viewer, at=match.version, who=viewer, acts=True, draft=())
    return _position(now, match, viewer, at=match.version, who=actor(match.actor), acts=acts, draft=())


def preview(now: Snapshot, viewer: int, draft: Draft) -> protocol.Position:
    """The table after a draft of the viewer; after an action that uncovers something only the position before it, where nobody acts."""
    who = None if draft.uncovers else actor(draft.match.actor)
    return _position(now, draft.shown, viewer, at=draft.match.version, who=who, acts=not draft.uncovers, draft=draft.lines)


def _position(now: Snapshot, match: Match, viewer: int, *, at: int, who: protocol.Actor, acts: bool, draft: Sequence[Line]) -> protocol.Position:
    table = now.table
    acts = acts and viewer >= 0 and match.actor == viewer
    over = now.match.over
    return protocol.Position(
        table=table.id,
        game=table.game,
        players=table.players,
        options=match.options,
        version=now.match.version,
        since=now.match.since,
        at=at,
        status="over" if over else _status(table),
        seats=seats(table),
        viewer=viewer if viewer >= 0 else None,
        actor=None if table.status == seating.WAITING else who,
        asked=ahead.asked(table, now.match),
        laid=_laid(now, viewer),
        node=match.node,
        view=match.view(viewer),
        board=_board(match, viewer),
        legal=match.legal() if acts else None,
        advice=match.advice() if acts else None,
        closed={aim: protocol.Reason(match.game.rule(why.rule), dict(why.facts)) for aim, why in match.closed().items()} if acts else None,
        draft=[_line(match, line, True, _unknown_points(match, viewer)) for line in draft],
        seed=protocol.Seed(table.seed_hash, table.seed if over else None),
        result=protocol.Result(**match.result()) if match.over else None,
        hints=over or not seating.shared(table),
    )


def _laid(now: Snapshot, viewer: int) -> protocol.LaidDown | None:
    if viewer < 0 or now.match.over or (actions := ahead.laid(now.table, now.match, viewer)) is None:
        return None
    wrong = ahead.refused(now.table, now.match, viewer)
    return protocol.LaidDown(list(actions), wrong is not None, wrong.rule if isinstance(wrong, Refused) else None)


def course(now: Snapshot, viewer: int, person: str | None, since: int, after: int | None = None) -> protocol.Course:
    """What happened since a node that the viewer had read up to; `after`: the moments after more nodes than these, too."""
    own, left = seating.own(now.table, person), seating.left(now.table, person)
    return protocol.Course(own, left, position(now, viewer), lines(now, viewer, since), [] if after is None else moments(now, viewer, after))


def lines(now: Snapshot, viewer: int, since: int) -> list[protocol.LogLine]:
    """The lines from number `since` on, and those before it that the viewer may read only since then; all lines if the game ended since."""
    match, unknown = now.match, _unknown_points(now.match, viewer)
    found: list[protocol.LogLine] = []
    for n in range(match.version) if match.over and since < match.version else [*match.uncovered(since, viewer), *range(since, match.version)]:
        aside = {} if match.over else match.game.aside(match, n, viewer)
        found.append(_line(match, match.lines[n], match.may_see(n, viewer), unknown, aside=aside or UNSET, time=now.times[n]))
    return found


def moments(now: Snapshot, viewer: int, after: int) -> list[protocol.Moment]:
    """What the viewer saw after each node on the way from `after` to now; nothing if these are more than MOST_MOMENTS."""
    if now.match.version - after > MOST_MOMENTS:
        return []
    greedy_share = (match for match in now.match.played(after) if after < match.version < now.match.version)
    return [protocol.Moment(match.version, actor(match.actor), match.node, match.view(viewer), _board(match, viewer)) for match in greedy_share]


def _board(match: Match, viewer: int) -> protocol.Board | None:
    """The position as text, of games of other packages: the page draws those of this one."""
    return None if match.game.name in games.NAMES else match.game.board(match, viewer)


def _unknown_points(match: Match, viewer: int) -> set[int]:
    """The seats whose points the viewer may not know (RO-10.3); in the log their rows stay as events, without the points."""
    seen = match.seen_by(viewer).points
    return {seat for seat in range(match.players) if seen[seat] != match.s.points[seat]}


def _line(
    match: Match, line: Line, visible: bool, unknown: set[int], *, aside: dict[str, Any] | UnsetType = UNSET, time: str | UnsetType = UNSET
) -> protocol.LogLine:
    """A line of the log; of a hidden one no choice, of seats in `unknown` no points. What a node caused (a period over, a deck remade) is public."""
    rows = [(rule, seat, 0 if seat in unknown else points, place) for rule, seat, points, place in line.rows]
    return protocol.LogLine(
        n=line.n,
        seat="chance" if line.actor == CHANCE else line.actor,
        action=line.text if visible else UNSET,
        hidden=UNSET if visible else transcript.hidden(line)["hidden"],
        rows=[cast(protocol.LedgerRow, tuple(match.row(row))) for row in rows],
        aside=aside,
        time=time,
    )


def written(now: Snapshot, viewer: int) -> Iterator[str]:
    """The lines of the transcript as the viewer may see it."""
    yield from transcript.write(now.match, viewer=viewer)
    if now.match.over:
        yield transcript.seed_line(now.table.seed, now.table.seed_hash)


def draws(now: Snapshot) -> list[protocol.Draw]:
    """Every chance node, with the weights of its outcomes in the order in which they are counted off. Raises Untimely before the end."""
    if not now.match.over:
        raise Untimely("running", "The draws can be checked once the game is over.")
    found = []
    for match in now.match.played():
        if match.actor == CHANCE:
            found.append(protocol.Draw(match.version, now.match.lines[match.version].text, list(match.weights().items())))
    return found
