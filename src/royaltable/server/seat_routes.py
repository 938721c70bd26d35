"""Routes about seats: who sits at a table, taking a seat, beginning; and the tables that wait for anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from . import browser, positions, protocol, seating
from .answers import PROBLEMS
from .game_routes import TheServices
from .services import Services
from .storage import Table
from .table_routes import DENIALS, AnyRequest, TableId, agent, cookie
from .tables import named

SeatNumber = FromPath[int]
MOST_IN_LOBBY = 50


class SeatRoutes(Controller):
    """`/api/tables/{table}/seats`."""

    path = "/api/tables/{table:str}"
    tags = ("Seats",)

    @get("/seats", summary="Who sits at a table", sync_to_thread=True, responses={404: PROBLEMS[404]})
    def seats(self, request: AnyRequest, services: TheServices, table: TableId) -> protocol.Gathering:
        """And what was agreed when it was made; before the game begins this is all there is to see."""
        return positions.gathering(services.tables.storage.table(table), services.person(browser.token(request)))

    @post("/seats/{seat:int}", summary="Take an open seat, another name at one's own, or come back", status_code=200, responses=DENIALS)
    async def take(
        self, request: AnyRequest, services: TheServices, table: TableId, seat: SeatNumber, data: JSONBody[protocol.Take]
    ) -> Response[protocol.Gathering]:
        """With the secret of the invitation, or at a public table. Of two who want the same seat one gets it. Who has left comes back without either.

        At your own seat you take another name until the game begins.
        """
        token, name = browser.token(request) or browser.new_token(), named(data.name)
        person = await asyncio.to_thread(services.meet, token, agent(request))
        after = await services.reseat(table, lambda before: seating.take(before, seat, person, name, data.link))
        if name:
            await asyncio.to_thread(services.people.call, person, name)
        return Response(positions.gathering(after, person), cookies=[cookie(request, token)])

    @delete("/seats/{seat:int}", summary="Leave a seat", status_code=200, responses=DENIALS)
    async def leave(self, request: AnyRequest, services: TheServices, table: TableId, seat: SeatNumber) -> protocol.Gathering:
        """One of your own. Once the game has begun a computer player stands in until you come back."""
        return await _reseat(request, services, table, lambda before, person: seating.leave(before, seat, person))

    @put("/seats/{seat:int}", summary="Put a computer player on a seat, or nobody", responses=DENIALS)
    async def fill(self, request: AnyRequest, services: TheServices, table: TableId, seat: SeatNumber, data: JSONBody[protocol.Fill]) -> protocol.Gathering:
        """The host may, before the game begins; a person who sat there is sent away."""
        return await _reseat(request, services, table, lambda before, person: seating.fill(before, seat, person, data.kind))

    @put("/seats/{seat:int}/ahead", summary="Lay down what a seat wants to do at its next decision", responses=DENIALS)
    async def lay(self, request: AnyRequest, services: TheServices, table: TableId, seat: SeatNumber, data: JSONBody[protocol.Ahead]) -> protocol.Position:
        """One of your own. It is played if it is legal when that decision comes; nobody else sees it before. No actions: taken back."""
        viewer = await services.viewer(table, browser.token(request), seat)
        after = await services.lay(table, viewer, data.actions)
        return await asyncio.to_thread(positions.position, after, viewer)

    @post("/begin", summary="Begin", status_code=200, responses=DENIALS)
    async def begin(self, request: AnyRequest, services: TheServices, table: TableId) -> protocol.Gathering:
        """The host may, when every seat is taken."""
        return await _reseat(request, services, table, seating.begin)

    @post("/again", summary="Play again", status_code=200, responses=DENIALS)
    async def again(self, request: AnyRequest, services: TheServices, table: TableId) -> protocol.Made:
        """After the end: a table for the same people in the same seats, one for all of them, whoever asks first and however often."""
        after = await services.again(table, browser.token(request))
        return protocol.Made(after.id, after.seed_hash, "running")


class LobbyRoutes(Controller):
    """`/api/lobby`."""

    path = "/api/lobby"
    tags = ("Tables",)

    @get(summary="Public tables that wait or are being played, newest first", sync_to_thread=True)
    def lobby(self, request: AnyRequest, services: TheServices) -> list[protocol.TableInfo]:
        """Anybody may sit down at the ones and watch the others."""
        person = services.person(browser.token(request))
        return [positions.info(table, person) for table in services.tables.storage.lobby(MOST_IN_LOBBY)]


async def _reseat(request: AnyRequest, services: Services, table: str, change: Callable[[Table, str | None], Table]) -> protocol.Gathering:
    person = await asyncio.to_thread(services.person, browser.token(request))
    return positions.gathering(await services.reseat(table, lambda before: change(before, person)), person)
