"""Bad input of every kind: a status from 400 to 499, one sentence, nothing changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from royaltable.server.app import create_app
from royaltable.server.protocol import Problem

from .conftest import Client
from .tables import find, kind_of, make, position, settled

JSON = {"Content-Type": "application/json"}
SEATS = [{"kind": "person", "name": "A"}, {"kind": "random", "name": "B"}]
GOOD = {"game": "tiny", "players": 2, "options": {}, "seats": SEATS}


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with TestClient(create_app(tmp_path_factory.mktemp("data"), bot_pause=0, games=("tiny",), find=find)) as client:
        yield client


@pytest.fixture
def client(application: Client) -> Client:
    """A new browser; one application serves all tests here."""
    application.cookies.clear()
    return application


def check(answer: Any, *statuses: int) -> dict[str, Any]:
    assert answer.status_code in (statuses or range(400, 500)), (answer.status_code, answer.text)
    assert answer.headers["content-type"] == "application/problem+json"
    said = answer.json()
    assert set(said) == set(Problem.__struct_fields__)
    assert 0 < len(said["detail"]) < 500
    assert said["detail"].endswith((".", "…"))
    assert "Traceback" not in said["detail"]
    assert "litestar" not in answer.text.lower()
    return dict(said)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"not json", 400),
        (b"\xff\xfe", 400),
        (b"[" * 60_000, 400),
        (b'{"a":' * 10_000, 400),
        (b"null", 400),
        (b"[]", 400),
        (b"3", 400),
        (b'"tiny"', 400),
        (b"{}", 400),
        (b"{" + b" " * 70_000 + b"}", 413),
    ],
)
def test_bodies_that_are_not_what_they_should_be(client: Client, body: bytes, status: int) -> None:
    table = make(client, "person", "person")
    before = settled(client, table)
    for path in ("/api/tables", f"/api/tables/{table}/preview", f"/api/tables/{table}/commit"):
        check(client.post(path, content=body, headers=JSON | {"Idempotency-Key": "k"}), status)
    assert position(client, table) == before
    assert len(client.get("/api/tables").json()) == 1


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "ming"}, 404),
        ({"game": "x" * 5000}, 400),
        ({"game": None}, 400),
        ({"game": ["tiny"]}, 400),
        ({"players": 3}, 400),
        ({"players": 1, "seats": SEATS[:1]}, 400),
        ({"players": 0, "seats": []}, 400),
        ({"players": -1}, 400),
        ({"players": 4, "seats": SEATS * 2}, 400),
        ({"players": 5000, "seats": SEATS * 2500}, 413),
        ({"players": 40, "seats": SEATS * 20}, 400),
        ({"players": "two"}, 400),
        ({"players": 10**30}, 400),
        ({"players": 2.5}, 400),
        ({"options": {"rounds": 3}}, 400),
        ({"options": {"rounds": "2"}}, 400),
        ({"options": {"rounds": True}}, 400),
        ({"options": {"rounds": [[[1]]]}}, 400),
        ({"options": {"rounds": "x" * 9000}}, 400),
        ({"options": {"colour": 1}}, 400),
        ({"options": []}, 400),
        ({"seats": "AB"}, 400),
        ({"seats": [{}, {}]}, 400),
        ({"seats": [{"kind": "person"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "god", "name": "A"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "  "}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "x" * 41}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "a\x00b"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "a\nb"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "\ud800"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "\u200b"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "A\u202eB"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "A\u00ad"}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "random", "name": "x" * 999}, SEATS[1]]}, 400),
        ({"seats": [{"kind": "person", "name": "A", "admin": True}, SEATS[1]]}, 400),
        ({"seed": "mine"}, 400),
        ({"owner": "me"}, 400),
    ],
)
def test_tables_that_cannot_be_made(client: Client, change: dict[str, Any], status: int) -> None:
    check(client.post("/api/tables", content=json.dumps(GOOD | change), headers=JSON), status)
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize("missing", ["game", "players", "seats"])
def test_missing_fields_are_named(client: Client, missing: str) -> None:
    body = {key: value for key, value in GOOD.items() if key != missing}
    assert missing in check(client.post("/api/tables", json=body), 400)["detail"]


def test_names_may_be_in_any_script(client: Client) -> None:
    seats = [{"kind": "person", "name": "  皇親\u3000 👑 e\u0301 "}, {"kind": "person", "name": "x" * 40}]
    table = client.post("/api/tables", json=GOOD | {"seats": seats}).json()["table"]
    assert [seat["name"] for seat in position(client, table)["seats"]] == ["皇親 👑 é", "x" * 40]


def test_no_name_is_stored_as_none(client: Client) -> None:
    """The page says it in the reader's language."""
    table = client.post("/api/tables", json=GOOD | {"seats": [{"kind": "person", "name": ""}, SEATS[1]]}).json()["table"]
    assert [seat["name"] for seat in position(client, table)["seats"]] == ["", "B"]


@pytest.mark.parametrize("name", ["\u200b", "A\u202e", "x" * 41, " "])
def test_a_name_that_is_refused_is_said_to_be_the_name(client: Client, name: str) -> None:
    """The page has a sentence of its own for this kind."""
    said = check(client.post("/api/tables", json=GOOD | {"seats": [SEATS[0], {"kind": "person", "name": name}]}), 400)
    assert kind_of(said) == "name"
    assert said["detail"].startswith("A name ")


@pytest.mark.parametrize(
    "change",
    [
        {"version": -1},
        {"version": "x"},
        {"version": None},
        {"version": 10**40},
        {"version": 1.5},
        {"seat": -1},
        {"seat": 2},
        {"seat": None},
        {"seat": "first"},
        {"seat": 10**30},
        {"actions": "step left"},
        {"actions": [1]},
        {"actions": [None]},
        {"actions": [["step left"]]},
        {"actions": ["step left"] * 201},
        {"actions": ["x" * 101]},
        {"actions": ["\ud800"]},
        {"actions": ["step left\x00"]},
        {"actions": ["STEP LEFT"]},
        {"actions": ["step  left"]},
        {"actions": ["'; drop table nodes; --"]},
        {"actions": ["<script>alert(1)</script>"]},
        {"more": 1},
    ],
)
@pytest.mark.parametrize("verb", ["preview", "commit"])
def test_chains_that_cannot_be(client: Client, verb: str, change: dict[str, Any]) -> None:
    table = make(client, "person", "person")
    now = settled(client, table)
    body = {"version": now["version"], "seat": now["actor"], "actions": ["step left"]} | change
    check(client.post(f"/api/tables/{table}/{verb}", content=json.dumps(body), headers=JSON | {"Idempotency-Key": "k"}), 400, 404, 409)
    assert position(client, table) == now


@pytest.mark.parametrize("key", [None, "", "x" * 101])
def test_a_commit_needs_a_key(client: Client, key: str | None) -> None:
    table = make(client, "person", "person")
    now = settled(client, table)
    body = {"version": now["version"], "seat": now["actor"], "actions": ["step left"]}
    said = check(client.post(f"/api/tables/{table}/commit", json=body, headers={} if key is None else {"Idempotency-Key": key}), 400)
    assert "key" in said["detail"].lower()
    assert position(client, table) == now


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("?seat=x", 400),
        ("?seat=", 400),
        ("?seat=-1", 404),
        ("?seat=9", 404),
        ("?seat=99999999999999999999999", 404),
        ("?seat=1.5", 400),
        ("?at=x", 400),
        ("?at=-1", 400),
        ("?at=999", 400),
        ("?at=1e9", 400),
        ("/course?since=-1", 400),
        ("/course?since=999999", 400),
        ("/course?since=x", 400),
        ("/course?after=-1", 400),
        ("/course?after=999", 400),
        ("/course?after=x", 400),
        ("/course?seat=all", 400),
        ("/course?seat=7", 404),
        ("/transcript?seat=7", 404),
        ("/nothing", 404),
        ("/course/more", 404),
    ],
)
def test_questions_that_cannot_be_answered(client: Client, path: str, status: int) -> None:
    table = make(client, "person", "person")
    check(client.get(f"/api/tables/{table}{path}"), status)


NOWHERE = ["tables/nowhere", "tables/nowhere/events", "games/chess", "nothing", "", "tables/%00", "tables/" + "x" * 3000]


@pytest.mark.parametrize("path", NOWHERE)
def test_nothing_there(client: Client, path: str) -> None:
    check(client.get(f"/api/{path}"), 404)


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/tables"), ("DELETE", "/api/games"), ("POST", "/api/games/tiny"), ("PATCH", "/")])
def test_methods_that_are_not_taken(client: Client, method: str, path: str) -> None:
    check(client.request(method, path, headers=JSON), 404, 405)


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonx"])
def test_commands_must_be_json(client: Client, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    check(client.post("/api/tables", content=json.dumps(GOOD), headers=headers), 415)
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "http://testserver.local.evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "http://testserver.local:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_commands_from_other_pages_are_refused(client: Client, headers: dict[str, str]) -> None:
    table = make(client, "person", "person")
    now = settled(client, table)
    assert kind_of(check(client.post("/api/tables", json=GOOD, headers=headers), 403)) == "forbidden"
    body = {"version": now["version"], "seat": now["actor"], "actions": ["step left"]}
    check(client.post(f"/api/tables/{table}/commit", json=body, headers=headers | {"Idempotency-Key": "k"}), 403)
    check(client.delete(f"/api/tables/{table}", headers=headers), 403)
    assert position(client, table) == now
    assert len(client.get("/api/tables").json()) == 1


@pytest.mark.parametrize("headers", [{"Origin": "http://testserver.local"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}])
def test_commands_from_our_own_page_are_taken(client: Client, headers: dict[str, str]) -> None:
    assert client.post("/api/tables", json=GOOD, headers=headers).status_code == 201


@pytest.mark.parametrize("cookie", ["", "x", "x" * 5000, "A" * 42 + "!", "../../etc/passwd", "'; drop table tables; --"])
def test_odd_cookies_are_no_browser_and_are_replaced(client: Client, cookie: str) -> None:
    answer = client.get("/api/tables", headers={"Cookie": f"royaltable={cookie}"})
    assert answer.status_code == 200
    assert answer.json() == []
    assert "royaltable=" in answer.headers["set-cookie"]


def test_the_cookie_is_kept_from_scripts_and_other_sites(client: Client) -> None:
    said = client.get("/api/tables").headers["set-cookie"]
    parts = {part.strip().lower() for part in said.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert any(part.startswith("max-age=") and int(part[8:]) > 30_000_000 for part in parts)
    first = client.cookies["royaltable"]
    client.get("/api/tables")
    assert client.cookies["royaltable"] == first


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(PLAIN, lambda x: st.lists(x, max_size=4) | st.dictionaries(st.text(max_size=8), x, max_size=4))
FIELDS = st.sampled_from(["game", "players", "options", "seats", "version", "seat", "actions", "kind", "name"])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(body=st.binary(max_size=60) | st.dictionaries(FIELDS, VALUES).map(lambda x: json.dumps(x).encode()) | VALUES.map(lambda x: json.dumps(x).encode()))
def test_no_body_makes_the_server_stumble(client: Client, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/none/preview", "/api/tables/none/commit"):
        check(client.post(path, content=body, headers=JSON | {"Idempotency-Key": "k"}))
