"""Routes about talk at a table and private notes."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post, put
from litestar.params import JSONBody, QueryParameter

from . import browser
from .answers import PROBLEMS
from .game_routes import TheServices
from .table_routes import DENIALS, AnyRequest, Key, TableId, cookie
from .talk_protocol import Message, Mute, NewMessage, Notes, Talk

Known = Annotated[int, QueryParameter(ge=0, description="Messages of the room that are known.")]


class TalkRoutes(Controller):
    """`/api/tables/{table}/talk` and `/api/tables/{table}/notes`."""

    path = "/api/tables/{table:str}"
    tags = ("Talk",)

    @get("/talk", summary="What was said", sync_to_thread=True, responses={status: PROBLEMS[status] for status in (400, 404)})
    def read(self, request: AnyRequest, services: TheServices, table: TableId, seats: Known = 0, watchers: Known = 0) -> Talk:
        """In the rooms that the reader may enter: those who sit at the table in that of the seats, until the game is over."""
        return services.talking.read(table, services.person(browser.token(request)), {"seats": seats, "watchers": watchers})

    @post("/talk", summary="Say something", responses=dict(PROBLEMS))
    async def say(self, request: AnyRequest, services: TheServices, table: TableId, data: JSONBody[NewMessage], key: Key) -> Response[Message]:
        """In the room where one belongs. Sent again with the same key it has no effect and the same answer."""
        token = browser.token(request) or browser.new_token()
        said = await services.say(table, token, data, key)
        return Response(said, cookies=[cookie(request, token)])

    @put("/mute", summary="Do not hear somebody, or hear them again", status_code=204, sync_to_thread=True, responses=DENIALS)
    def mute(self, request: AnyRequest, services: TheServices, table: TableId, data: JSONBody[Mute]) -> None:
        """Whoever said a message: at this table, or anywhere; on all devices. What they say is marked, not held back."""
        services.talking.mute(table, services.person(browser.token(request)), data)

    @get("/notes", summary="One's private notes", sync_to_thread=True, responses={404: PROBLEMS[404]})
    def notes(self, request: AnyRequest, services: TheServices, table: TableId) -> Notes:
        """What the person who asks has written down about a table."""
        return services.talking.notes(table, services.person(browser.token(request)))

    @put("/notes", summary="Write down one's private notes", responses=DENIALS)
    async def note(self, request: AnyRequest, services: TheServices, table: TableId, data: JSONBody[Notes]) -> Response[Notes]:
        """In place of the version that was read; 409 `stale` if another device has changed them since."""
        token = browser.token(request) or browser.new_token()
        person = await asyncio.to_thread(services.meet, token)
        stored = await asyncio.to_thread(services.talking.note, table, person, data)
        return Response(stored, cookies=[cookie(request, token)])
