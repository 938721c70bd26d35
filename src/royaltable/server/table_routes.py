"""Routes about tables: make, list, look at, play, watch, remove."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from . import browser, draft, positions, protocol
from .answers import NOES
from .errors import Bad
from .game_routes import TheHall
from .storage import Seat

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
SeatOrNone = Annotated[int | None, QueryParameter(name="seat", description="One of your person seats; none: a spectator.")]
Key = Annotated[str, HeaderParameter(name="Idempotency-Key", min_length=1, max_length=100, description="New for each command, the same when it is sent again.")]
DENIALS = {status: NOES[status] for status in (400, 403, 404, 409)}
LOOK_DENIALS = {status: NOES[status] for status in (400, 403, 404)}
PLAIN = "text/plain"


class TableRoutes(Controller):
    """`/api/tables`."""

    path = "/api/tables"
    tags = ("Tables",)

    @get(summary="The tables of this browser, newest first", sync_to_thread=True)
    def tables(self, request: AnyRequest, hall: TheHall) -> Response[list[protocol.TableInfo]]:
        """Also makes the browser known: its cookie is set, or its life prolonged."""
        token = browser.token(request)
        owner = browser.owner(token)
        found = hall.tables.storage.tables_of(owner) if owner else []
        return Response([positions.info(table) for table in found], cookies=[_cookie(request, token)])

    @post(summary="Make a table", responses=DENIALS)
    async def create(self, request: AnyRequest, hall: TheHall, data: JSONBody[protocol.NewTable]) -> Response[protocol.Made]:
        """The table belongs to this browser."""
        if data.players != len(data.seats):
            raise Bad(f"There are {len(data.seats)} seats for {data.players} players.")
        token = browser.token(request) or browser.new_token()
        owner = browser.owner(token)
        assert owner is not None
        seats = [Seat(seat.kind, seat.name.strip()) for seat in data.seats]
        table = await hall.create(data.game, dict(data.options), seats, owner)
        return Response(protocol.Made(table.id, table.seed_hash), cookies=[_cookie(request, token)])

    @get("/{table:str}", summary="The position", sync_to_thread=True, responses=LOOK_DENIALS)
    def position(
        self,
        request: AnyRequest,
        hall: TheHall,
        table: TableId,
        seat: SeatOrNone = None,
        at: Annotated[int | None, QueryParameter(name="at", description="After so many nodes; none: now.")] = None,
    ) -> protocol.Position:
        """The table as a seat or a spectator may see it."""
        now = hall.tables.snapshot(table)
        viewer = _viewer(request, now, seat)
        if at is None:
            return positions.position(now, viewer)
        return positions.position(now, viewer, now.match.at(_within("at", at, now)))

    @get("/{table:str}/log", summary="The log", sync_to_thread=True, responses=LOOK_DENIALS)
    def log(
        self,
        request: AnyRequest,
        hall: TheHall,
        table: TableId,
        seat: SeatOrNone = None,
        start: Annotated[int, QueryParameter(name="from", description="Number of the first line.")] = 0,
    ) -> protocol.Log:
        """The nodes played, as a seat or a spectator may see them."""
        now = hall.tables.snapshot(table)
        viewer = _viewer(request, now, seat)
        return positions.log(now, viewer, _within("from", start, now))

    @post("/{table:str}/preview", summary="The position after a draft", status_code=200, sync_to_thread=True, responses=DENIALS)
    def preview(self, request: AnyRequest, hall: TheHall, table: TableId, data: JSONBody[protocol.Chain]) -> protocol.Position:
        """What the seat may see of it before it is committed; stores nothing."""
        now = hall.tables.snapshot(table)
        viewer = _viewer(request, now, data.seat)
        return positions.preview(now, viewer, draft.play(now.match, data.version, viewer, data.actions))

    @post("/{table:str}/commit", summary="Play a chain of actions, all or none", status_code=200, responses=DENIALS)
    async def commit(self, request: AnyRequest, hall: TheHall, table: TableId, data: JSONBody[protocol.Chain], key: Key) -> protocol.Position:
        """The position after the chain. Sent again with the same key it has no effect and the same answer."""
        viewer = await hall.viewer(table, browser.owner(browser.token(request)), data.seat)
        after = await hall.commit(table, viewer, data.version, data.actions, key)
        return await asyncio.to_thread(positions.position, after, viewer)

    @post("/{table:str}/hint", summary="The best actions after a draft", status_code=200, responses=dict(NOES))
    async def hint(self, request: AnyRequest, hall: TheHall, table: TableId, data: JSONBody[protocol.Chain]) -> protocol.Hints:
        """From what the seat to act may know, with everybody's chance to win; one hint for each table at a time. Stores nothing."""
        viewer = await hall.viewer(table, browser.owner(browser.token(request)), data.seat)
        return await hall.hints.hints(table, viewer, data.version, data.actions)

    @get("/{table:str}/chances", summary="Everybody's chance to win along the game", responses=LOOK_DENIALS)
    async def chances(self, request: AnyRequest, hall: TheHall, table: TableId, seat: SeatOrNone = None) -> protocol.Chances:
        """After each node, from what the seat or a spectator knew then."""
        now = await asyncio.to_thread(hall.tables.storage.table, table)
        return await hall.hints.chances(table, browser.viewer(now, browser.owner(browser.token(request)), seat))

    @get("/{table:str}/events", summary="Live updates (server-sent events, data: News)", responses={404: NOES[404]})
    async def events(
        self,
        hall: TheHall,
        table: TableId,
        last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", description="Version after which to go on.")] = None,
    ) -> ServerSentEvent:
        """One event for each version and for each computer player that begins to think."""
        await hall.news(table)

        async def stream() -> AsyncIterator[ServerSentEventMessage]:
            async for message in hall.watchers.stream(table, lambda: hall.news(table), _version(last)):
                yield message

        return ServerSentEvent(stream())

    @get("/{table:str}/transcript", summary="The transcript", media_type=PLAIN, sync_to_thread=True, responses=LOOK_DENIALS)
    def transcript(self, request: AnyRequest, hall: TheHall, table: TableId, seat: SeatOrNone = None) -> Response[str]:
        """JSON Lines as the seat or a spectator may see it; complete after the end."""
        now = hall.tables.snapshot(table)
        viewer = _viewer(request, now, seat)
        headers = {"Content-Disposition": f'inline; filename="{now.table.game}-{now.table.id}.jsonl"'}
        return Response("".join(f"{line}\n" for line in positions.written(now, viewer)), media_type=PLAIN, headers=headers)

    @delete("/{table:str}", summary="Remove a table", responses={403: NOES[403], 404: NOES[404]})
    async def remove(self, request: AnyRequest, hall: TheHall, table: TableId) -> None:
        """Only the browser that made it may."""
        await hall.check_owner(table, browser.owner(browser.token(request)))
        await hall.delete(table)


def _cookie(request: AnyRequest, token: str | None) -> Any:
    return browser.cookie(token or browser.new_token(), https=request.url.scheme == "https")


def _viewer(request: AnyRequest, now: positions.Snapshot, seat: int | None) -> int:
    return browser.viewer(now.table, browser.owner(browser.token(request)), seat)


def _within(name: str, n: int, now: positions.Snapshot) -> int:
    if not 0 <= n <= now.match.version:
        raise Bad(f"{name} is from 0 to {now.match.version} at this table, not {n}.")
    return n


def _version(last: str | None) -> int | None:
    return int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 10 else None
