"""Who may what: every route of the server, asked by everybody who might ask. A route that is not in the table fails the test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from royaltable.server.app import create_app
from royaltable.server.people import Passkey

from .conftest import Client
from .tables import find
from .test_me import PASSWORD, code_of, enter, guest
from .test_seats import another, gather, take

WHO = ("nobody", "guest", "other", "host", "signed out")
"""A browser without a cookie; one that sits nowhere; one at seat 1; the host, at seat 0; a device of the host that was signed out."""
ALL = "yes yes yes yes yes"
NONE = "no no no no no"
HOST = "no no no yes no"
SEATED = "no no yes yes no"
ANSWERS = {403: "no", 404: "not"}
"""Whatever else is answered, it was not for the person who asked."""


class Asked(NamedTuple):
    """For each of WHO whether a request is allowed: yes, no (403), or not (404: there is no such thing for them); its body and query."""

    allowed: str
    body: Any = None
    query: str = ""


CHAIN = {"version": 0, "seat": 0, "actions": ["step left"]}
TABLE: Mapping[str, Asked] = {
    "GET /": Asked(ALL),
    "HEAD /": Asked(ALL),
    "GET /{path}": Asked(ALL),
    "HEAD /{path}": Asked(ALL),
    "GET /api/schema": Asked(ALL),
    "GET /api/schema/openapi.json": Asked(ALL),
    "GET /api/schema/{path}": Asked("not not not not not"),
    "GET /api/games": Asked(ALL),
    "GET /api/games/{game}": Asked(ALL),
    "GET /api/lobby": Asked(ALL),
    "GET /api/tables": Asked(ALL),
    "POST /api/tables": Asked(ALL, {"game": "tiny", "players": 2, "seats": [{"kind": "person", "name": ""}] * 2}),
    "GET /api/tables/{table}": Asked(HOST, query="?seat=0"),
    "GET /api/tables/{table}/course": Asked(HOST, query="?seat=0"),
    "GET /api/tables/{table}/transcript": Asked(HOST, query="?seat=0"),
    "GET /api/tables/{table}/chances": Asked(NONE),
    "GET /api/tables/{table}/seats": Asked(ALL),
    "POST /api/tables/{table}/preview": Asked(HOST, CHAIN),
    "POST /api/tables/{table}/commit": Asked(HOST, CHAIN),
    "POST /api/tables/{table}/hint": Asked(NONE, CHAIN),
    "GET /api/tables/{table}/draws": Asked(ALL),
    "PUT /api/tables/{table}/seats/{seat}/ahead": Asked(HOST, {"actions": []}),
    "GET /api/tables/{table}/talk": Asked(ALL),
    "POST /api/tables/{table}/talk": Asked(SEATED, {"room": "seats", "text": "hello", "phrase": None, "seat": None}),
    "PUT /api/tables/{table}/mute": Asked("no no not not no", {"room": "seats", "n": 1, "muted": True, "always": False}),
    "GET /api/tables/{table}/notes": Asked(ALL),
    "PUT /api/tables/{table}/notes": Asked(ALL, {"text": "", "version": 0}),
    "POST /api/tables/{table}/again": Asked(SEATED, {}),
    "DELETE /api/tables/{table}": Asked(NONE),
    "POST /api/tables/{waiting}/begin": Asked(HOST, {}),
    "POST /api/tables/{waiting}/seats/{seat}": Asked(HOST, {"name": "", "link": "wrong"}),
    "PUT /api/tables/{waiting}/seats/{seat}": Asked(HOST, {"kind": "greedy"}),
    "DELETE /api/tables/{waiting}/seats/{seat}": Asked(HOST),
    "GET /api/me": Asked(ALL),
    "PUT /api/me": Asked("no yes yes yes yes", {"name": "Ada"}),
    "DELETE /api/me": Asked(SEATED),
    "GET /api/me/export": Asked(SEATED),
    "POST /api/me/code": Asked(ALL, {}),
    "DELETE /api/me/devices/{device}": Asked("no no not yes no"),
    "PUT /api/me/password": Asked("no yes yes yes yes", {"name": "Ada", "password": PASSWORD}),
    "DELETE /api/me/password": Asked(SEATED),
    "POST /api/me/passkeys/options": Asked(SEATED, {}),
    "POST /api/me/passkeys": Asked(NONE, {"credential": {}}),
    "DELETE /api/me/passkeys/{passkey}": Asked("no no not yes no"),
    "POST /api/sign-in/code/whose": Asked(NONE, {"code": "AAAA-AAAA"}),
    "POST /api/sign-in/code": Asked(NONE, {"code": "AAAA-AAAA"}),
    "POST /api/sign-in/password": Asked(NONE, {"name": "Eve", "password": PASSWORD}),
    "POST /api/sign-in/passkey/options": Asked("no yes yes yes yes", {}),
    "POST /api/sign-in/passkey": Asked(NONE, {"credential": {}}),
}
"""`table`: a game of the host and the other is under way; `waiting`: it has not begun. What anybody may do who knows a code or a password, nobody may
who does not."""
STREAMS = {"GET /api/events", "GET /api/tables/{table}/events"}
"""They have no end, and send everybody the same."""
HEADERS = {"Origin": "https://testserver.local", "Idempotency-Key": "key"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("rights")
    with TestClient(create_app(folder / "data", bot_pause=0.0, games=("tiny",), find=find, page=folder / "page")) as client:
        yield client


def place(server: Client) -> tuple[dict[str, httpx.Client], dict[str, str]]:
    """The browsers of WHO, new ones, and what the host has: tables, the seat there, a device, a passkey."""
    host, phone, other = guest(server), guest(server), guest(server)
    table, seats = gather(host, "person", "open")
    take(other, table, 1, seats["link"])
    waiting, seats = gather(host, "person", "open", "open")
    take(other, waiting, 1, seats["link"])
    assert enter(phone, code_of(host)).status_code == 200
    here, there = sorted(host.get("/api/me").json()["devices"], key=lambda one: not one["here"])
    assert host.delete(f"/api/me/devices/{there['device']}").status_code == 204
    services = server.app.state.services
    services.people.add_passkey(Passkey(f"passkey-{table}", services.tables.storage.table(table).host, b"", 0, "", "", "2025"))
    browsers = dict(zip(WHO, (another(server), guest(server), other, host, phone), strict=True))
    own = {"table": table, "waiting": waiting, "seat": "0", "device": here["device"], "passkey": f"passkey-{table}", "game": "tiny", "path": "x"}
    return browsers, own


def test_every_route_stands_in_the_table(server: Client) -> None:
    routes = [route for route in server.app.routes if isinstance(route, HTTPRoute)]
    found = {f"{method} {route.path_format}" for route in routes for method in route.methods if method != "OPTIONS"}
    assert {route.replace("{waiting}", "{table}") for route in TABLE} | STREAMS == found


@pytest.mark.parametrize("route", TABLE)
def test_who_may_what(server: Client, route: str) -> None:
    browsers, own = place(server)
    method, path = route.split(" ")
    allowed, body, query = TABLE[route]
    answers = {who: browser.request(method, path.format(**own) + query, json=body, headers=HEADERS) for who, browser in browsers.items()}
    assert {who: ANSWERS.get(answer.status_code, "yes") for who, answer in answers.items()} == dict(zip(WHO, allowed.split(" "), strict=True))
