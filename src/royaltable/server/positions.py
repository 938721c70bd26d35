"""What a viewer is shown of a table: position, log, transcript. Everything passes through `Match.seen_by` and `Match.may_see`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from msgspec import UNSET, UnsetType

from ..core import transcript
from ..core.kernel import CHANCE
from ..core.match import Line, Match
from . import protocol
from .draft import Draft
from .storage import Table

SPECTATOR = -1


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment: the row of the database, an independent match, the time of each node."""

    table: Table
    match: Match
    times: Sequence[str]


def actor(number: int) -> protocol.Actor:
    """Who is to act, as the protocol says it: a seat, "chance", or None after the end."""
    return number if number >= 0 else "chance" if number == CHANCE else None


def info(table: Table) -> protocol.TableInfo:
    """A table in the list of its owner."""
    status: Literal["running", "over"] = "over" if table.status == "over" else "running"
    moved = (table.version, actor(table.actor), table.created, table.moved)
    return protocol.TableInfo(table.id, table.game, table.players, seats(table), status, *moved)


def seats(table: Table) -> list[protocol.SeatInfo]:
    """Who sits where."""
    return [protocol.SeatInfo(seat.kind, seat.name) for seat in table.seats]  # type: ignore[arg-type]


def position(now: Snapshot, viewer: int, shown: Match | None = None) -> protocol.Position:
    """The table as a viewer may see it: now, or (`shown`) at an earlier node, where nobody acts any more."""
    match = shown or now.match
    acts = viewer >= 0 and match.version == now.match.version
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
        at=at,
        status="over" if over else "running",
        seats=seats(table),
        viewer=viewer if viewer >= 0 else None,
        actor=who,
        node=match.node,
        view=match.view(viewer),
        legal=match.legal() if acts else None,
        advice=match.advice() if acts else None,
        draft=[_line(match, line, True, _unknown_points(match, viewer)) for line in draft],
        seed=protocol.Seed(table.seed_hash, table.seed if over else None),
        result=protocol.Result(**match.result()) if match.over else None,
    )


def log(now: Snapshot, viewer: int, start: int) -> protocol.Log:
    """The lines of the log from number `start` on."""
    match, unknown, lines = now.match, _unknown_points(now.match, viewer), []
    for line, time in zip(match.lines[start:], now.times[start:], strict=True):
        aside = {} if match.over else match.game.aside(match, line.n, viewer)
        lines.append(_line(match, line, match.may_see(line.n, viewer), unknown, aside=aside or UNSET, time=time))
    return protocol.Log(lines)


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
    return transcript.write(now.match, viewer=viewer)
