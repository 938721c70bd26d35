"""The OpenAPI document says what the server does; the answers are what it says, and what web/src/lib/types.ts says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from royaltable import games
from royaltable.server import protocol
from royaltable.server.errors import KINDS

from .conftest import Client
from .tables import make, play_on, play_to_end, position, send, settled

TOOL = Path(__file__).parents[2] / "tools/page_types.py"
CALLS = {
    "/api/games": {"get"},
    "/api/games/{game}": {"get"},
    "/api/events": {"get"},
    "/api/tables": {"get", "post"},
    "/api/tables/{table}": {"get", "delete"},
    "/api/tables/{table}/course": {"get"},
    "/api/tables/{table}/preview": {"post"},
    "/api/tables/{table}/commit": {"post"},
    "/api/tables/{table}/hint": {"post"},
    "/api/tables/{table}/chances": {"get"},
    "/api/tables/{table}/events": {"get"},
    "/api/tables/{table}/transcript": {"get"},
    "/api/tables/{table}/draws": {"get"},
    "/api/tables/{table}/seats": {"get"},
    "/api/tables/{table}/seats/{seat}": {"post", "put", "delete"},
    "/api/tables/{table}/seats/{seat}/ahead": {"put"},
    "/api/tables/{table}/begin": {"post"},
    "/api/tables/{table}/again": {"post"},
    "/api/tables/{table}/talk": {"get", "post"},
    "/api/tables/{table}/mute": {"put"},
    "/api/tables/{table}/notes": {"get", "put"},
    "/api/lobby": {"get"},
    "/api/me": {"get", "put", "delete"},
    "/api/me/code": {"post"},
    "/api/me/devices/{device}": {"delete"},
    "/api/me/export": {"get"},
    "/api/me/password": {"put", "delete"},
    "/api/me/passkeys/options": {"post"},
    "/api/me/passkeys": {"post"},
    "/api/me/passkeys/{passkey}": {"delete"},
    "/api/sign-in/code/whose": {"post"},
    "/api/sign-in/code": {"post"},
    "/api/sign-in/password": {"post"},
    "/api/sign-in/passkey/options": {"post"},
    "/api/sign-in/passkey": {"post"},
}


def document(client: Client) -> dict[str, Any]:
    return dict(client.get("/api/schema").json())


def test_the_kinds_of_problems_stand_in_the_architecture_page_with_their_status() -> None:
    page = (Path(__file__).parents[2] / "docs/architecture.md").read_text(encoding="utf-8")
    told = page[page.index("Kinds (`server/errors.py: KINDS`):") :].partition(". The OpenAPI document")[0].partition("`):")[2]
    found = {kind: int(status) for kinds, status in re.findall(r"((?:`[a-z]+`(?:, )?)+) (\d{3})", told) for kind in re.findall(r"[a-z]+", kinds)}
    assert found == {kind: status for kind, (status, _) in KINDS.items()}


def test_every_call_of_the_protocol_is_described_and_no_other(client: Client) -> None:
    paths = document(client)["paths"]
    assert {path: set(calls) for path, calls in paths.items()} == CALLS
    for calls in paths.values():
        for call in calls.values():
            assert call["summary"]
            assert all(status.startswith(("2", "4")) for status in call["responses"])


def test_parameters_and_bodies(client: Client) -> None:
    paths = document(client)["paths"]

    def names(path: str, method: str) -> set[tuple[str, str, bool]]:
        return {(p["name"], p["in"], p["required"]) for p in paths[path][method].get("parameters", [])}

    table = ("table", "path", True)
    assert names("/api/tables/{table}", "get") == {table, ("seat", "query", False), ("at", "query", False)}
    assert names("/api/tables/{table}/course", "get") == {table, *((name, "query", False) for name in ("seat", "since", "after"))}
    assert names("/api/tables/{table}/commit", "post") == {table, ("Idempotency-Key", "header", True)}
    assert names("/api/tables/{table}/events", "get") == {table, ("Last-Event-ID", "header", False)}
    body = paths["/api/tables/{table}/commit"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body["$ref"].endswith("Chain")
    answers = paths["/api/tables/{table}/commit"]["post"]["responses"]
    assert set(answers) == {"200", "400", "403", "404", "409"}
    assert answers["409"]["content"]["application/problem+json"]["schema"]["$ref"].endswith("/Problem")
    assert set(paths["/api/tables/{table}"]["delete"]["responses"]) >= {"204", "403", "404"}


def test_the_types_of_the_page_are_up_to_date() -> None:
    """Made from the protocol and the documents of the games; `make test` checks it too."""
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_answers_are_what_the_document_says(client: Client) -> None:
    table = make(client, "person", "person")
    for _ in range(8):
        now = settled(client, table)
        legal = position(client, table, now["actor"])["legal"]
        for answer in (
            client.get(f"/api/tables/{table}", params={"seat": 0}),
            send(client, table, "preview", now["version"], now["actor"], legal[:1]),
        ):
            msgspec.json.decode(answer.content, type=protocol.Position)
        msgspec.json.decode(client.get(f"/api/tables/{table}/course", params={"after": 0}).content, type=protocol.Course)
        msgspec.json.decode(send(client, table, "commit", now["version"], now["actor"], legal[:1]).content, type=protocol.Course)
        msgspec.json.decode(client.get("/api/tables").content, type=list[protocol.TableInfo])
        play_on(client, table)
    play_to_end(client, table)
    msgspec.json.decode(client.get(f"/api/tables/{table}").content, type=protocol.Position)
    msgspec.json.decode(client.get("/api/games").content, type=list[protocol.GameInfo])


@pytest.mark.parametrize("name", games.NAMES)
def test_games_on_offer_are_described(client: Client, name: str) -> None:
    from royaltable.server.game_routes import detail

    data = msgspec.json.encode(detail(games.find(name)))
    again = msgspec.json.decode(data, type=protocol.GameDetail)
    assert again.name == name
    assert set(again.seats[0].__struct_fields__) == {"id", "shape", "hex", "ink", "en", "hant", "hans"}
    assert again.rulebook
    assert again.patterns
