"""Routes about tables: make, list, look at, play, watch, remove."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from . import ahead, browser, positions, protocol, seating
from .answers import PROBLEMS
from .errors import Bad
from .game_routes import TheServices
from .people import Agent, agent_of
from .seating import WAITING
from .services import Services

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
SeatOrNone = Annotated[int | None, QueryParameter(name="seat", description="One of your person seats; none: a spectator.")]
MINE = "One of your person seats; mine: your seat if you have just one here; none: a spectator."
KEY = HeaderParameter(name="Idempotency-Key", min_length=1, max_length=100, description="New for each command, the same when it is sent again.")
Key = Annotated[str, KEY]
KeyOrNone = Annotated[str | None, KEY]
DENIALS = {status: PROBLEMS[status] for status in (400, 403, 404, 409)}
LOOK_DENIALS = {status: PROBLEMS[status] for status in (400, 403, 404)}
MAX_FOLLOWED = 200
PLAIN = "text/plain"


class TableRoutes(Controller):
    """`/api/tables`."""

    path = "/api/tables"
    tags = ("Tables",)

    @get(summary="The tables of whoever asks, newest first", sync_to_thread=True)
    def tables(self, request: AnyRequest, services: TheServices) -> Response[list[protocol.TableInfo]]:
        """Also makes the browser known: its cookie is set, or its life prolonged."""
        token = browser.token(request)
        person = services.person(token)
        found = services.tables.of(person) if person else []
        return Response([positions.info(table, person) for table in found], cookies=[cookie(request, token)])

    @post(summary="Make a table", responses=DENIALS)
    async def create(self, request: AnyRequest, services: TheServices, data: JSONBody[protocol.NewTable], key: KeyOrNone = None) -> Response[protocol.Made]:
        """Whoever makes a table is its host and sits on its person seats. With open seats it waits. The same key again is answered with the table made."""
        if data.players != len(data.seats):
            raise Bad(f"There are {len(data.seats)} seats for {data.players} players.")
        token = browser.token(request) or browser.new_token()
        host = await asyncio.to_thread(services.meet, token, agent(request))
        table = await services.create(data, host, key)
        if name := next((seat.name for seat in table.seats if seat.person == host and seat.name), ""):
            await asyncio.to_thread(services.people.call, host, name)
        return Response(protocol.Made(table.id, table.seed_hash, "waiting" if table.status == WAITING else "running"), cookies=[cookie(request, token)])

    @get("/{table:str}", summary="The position", sync_to_thread=True, responses=LOOK_DENIALS)
    def position(
        self,
        request: AnyRequest,
        services: TheServices,
        table: TableId,
        seat: SeatOrNone = None,
        at: Annotated[int | None, QueryParameter(name="at", description="After so many nodes; none: now.")] = None,
    ) -> protocol.Position:
        """The table as a seat or a spectator may see it."""
        now = services.tables.snapshot(table)
        viewer = _viewer(request, services, now, seat)
        if at is None:
            return positions.position(now, viewer)
        return positions.position(now, viewer, now.match.at(_within("at", at, now)))

    @get("/{table:str}/course", summary="What happened", sync_to_thread=True, responses=LOOK_DENIALS)
    def course(
        self,
        request: AnyRequest,
        services: TheServices,
        table: TableId,
        seat: Annotated[int | Literal["mine"] | None, QueryParameter(name="seat", description=MINE)] = None,
        since: Annotated[int, QueryParameter(name="since", description="Nodes whose lines are known.")] = 0,
        after: Annotated[int | None, QueryParameter(name="after", description="The moments after more nodes than these, too; none: no moments.")] = None,
    ) -> Response[protocol.Course]:
        """The position now, the log, and what was seen on the way, as a seat or a spectator may know it now. Also makes the browser known."""
        now = services.tables.snapshot(table)
        token = browser.token(request)
        person = services.person(token)
        if seat == "mine":
            own = seating.own(now.table, person)
            seat = own[0] if len(own) == 1 else None
        viewer = _viewer(request, services, now, seat)
        course = positions.course(now, viewer, person, _within("since", since, now), None if after is None else _within("after", after, now))
        return Response(course, cookies=[] if token else [cookie(request, None)])

    @post("/{table:str}/preview", summary="The position after a draft", status_code=200, sync_to_thread=True, responses=DENIALS)
    def preview(self, request: AnyRequest, services: TheServices, table: TableId, data: JSONBody[protocol.Chain]) -> protocol.Position:
        """What the seat may see of it before it is committed; stores nothing."""
        now = services.tables.snapshot(table)
        viewer = _viewer(request, services, now, data.seat)
        return positions.preview(now, viewer, ahead.drafted(now.table, now.match, data.version, viewer, data.actions))

    @post("/{table:str}/commit", summary="Play a chain of actions, all or none", status_code=200, responses=DENIALS)
    async def commit(self, request: AnyRequest, services: TheServices, table: TableId, data: JSONBody[protocol.Chain], key: Key) -> protocol.Course:
        """What it did, and the position after it. Sent again with the same key it has no effect and the same answer."""
        token = browser.token(request)
        viewer = await services.viewer(table, token, data.seat)
        after = await services.commit(table, viewer, data.version, data.actions, key)
        return await asyncio.to_thread(lambda: positions.course(after, viewer, services.person(token), data.version))

    @post("/{table:str}/hint", summary="The best actions after a draft", status_code=200, responses=dict(PROBLEMS))
    async def hint(self, request: AnyRequest, services: TheServices, table: TableId, data: JSONBody[protocol.Chain]) -> protocol.Hints:
        """From what the seat to act may know, with everybody's chance to win; one hint for each table at a time. Stores nothing."""
        viewer = await services.viewer(table, browser.token(request), data.seat)
        return await services.hints.hints(table, viewer, data.version, data.actions)

    @get("/{table:str}/chances", summary="Everybody's chance to win along the game", responses=LOOK_DENIALS)
    async def chances(self, request: AnyRequest, services: TheServices, table: TableId, seat: SeatOrNone = None) -> protocol.Chances:
        """After each node, from what the seat or a spectator knew then."""
        viewer = positions.SPECTATOR if seat is None else await services.viewer(table, browser.token(request), seat)
        return await services.hints.chances(table, viewer)

    @get("/{table:str}/events", summary="Live updates (server-sent events, data: News)", responses={404: PROBLEMS[404]})
    async def events(
        self,
        request: AnyRequest,
        services: TheServices,
        table: TableId,
        last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", description="Version after which to go on.")] = None,
    ) -> ServerSentEvent:
        """One event for each version and for each computer player that begins to think."""
        token = browser.token(request)
        await services.news(table, token)
        messages = services.watchers.stream(table, lambda table: services.news(table, token), _version(last))
        return ServerSentEvent(_followed(services, {table}, token, messages))

    @get("/{table:str}/transcript", summary="The transcript", media_type=PLAIN, sync_to_thread=True, responses=LOOK_DENIALS)
    def transcript(self, request: AnyRequest, services: TheServices, table: TableId, seat: SeatOrNone = None) -> Response[str]:
        """JSON Lines as the seat or a spectator may see it; complete after the end."""
        now = services.tables.snapshot(table)
        viewer = _viewer(request, services, now, seat)
        headers = {"Content-Disposition": f'inline; filename="{now.table.game}-{now.table.id}.jsonl"'}
        return Response("".join(f"{line}\n" for line in positions.written(now, viewer)), media_type=PLAIN, headers=headers)

    @get("/{table:str}/draws", summary="The draws, to be checked with the seed", sync_to_thread=True, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    def draws(self, services: TheServices, table: TableId) -> list[protocol.Draw]:
        """After the end: every chance node with the weights of its outcomes. The seed is in the position."""
        return positions.draws(services.tables.snapshot(table))

    @delete("/{table:str}", summary="Remove a table", responses={403: PROBLEMS[403], 404: PROBLEMS[404]})
    async def remove(self, request: AnyRequest, services: TheServices, table: TableId) -> None:
        """Only its host may, and not once others have begun to play there."""
        await services.delete(table, browser.token(request))


class StreamRoutes(Controller):
    """`/api/events`."""

    path = "/api/events"
    tags = ("Tables",)

    @get(summary="Live updates of several tables (server-sent events, data: TableNews)", responses={400: PROBLEMS[400]})
    async def events(
        self,
        request: AnyRequest,
        services: TheServices,
        tables: Annotated[list[str], QueryParameter(name="table", min_items=1, max_items=MAX_FOLLOWED)],
    ) -> ServerSentEvent:
        """One stream for all pages of a browser: the present state of each table, then each change; `gone` for one that is not there, `alive` when quiet."""
        token, followed = browser.token(request), set(tables)
        messages = services.watchers.tables(followed, lambda table: services.news(table, token))
        return ServerSentEvent(_followed(services, followed, token, messages))


def cookie(request: AnyRequest, token: str | None) -> Any:
    """The cookie that makes a browser known, a new one if it has none."""
    return browser.cookie(token or browser.new_token(), https=request.url.scheme == "https")


def agent(request: AnyRequest) -> Agent:
    """What the browser that asks says that it is."""
    return agent_of(request.headers.get("user-agent", ""))


async def _followed(
    services: Services, tables: set[str], token: str | None, messages: AsyncGenerator[ServerSentEventMessage]
) -> AsyncIterator[ServerSentEventMessage]:
    """A stream; as long as it is open the browser counts as following these tables."""
    with services.following.by(tables, browser.device(token)):
        async with aclosing(messages):
            async for message in messages:
                yield message


def _viewer(request: AnyRequest, services: Services, now: positions.Snapshot, seat: int | None) -> int:
    return browser.viewer(now.table, services.person(browser.token(request)), seat)


def _within(name: str, n: int, now: positions.Snapshot) -> int:
    if not 0 <= n <= now.match.version:
        raise Bad(f"{name} is from 0 to {now.match.version} at this table, not {n}.")
    return n


def _version(last: str | None) -> int | None:
    return int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 10 else None
