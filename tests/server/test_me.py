"""Keeping who one is: codes, passwords, devices; what is kept about somebody, and being forgotten."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import argon2
import httpx
import pytest

from royaltable.server import people, proofs, seating
from royaltable.server.browser import COOKIE
from royaltable.server.errors import Forbidden, TooOften
from royaltable.server.limit import MOST_KEYS, Limit
from royaltable.server.people import Agent, agent_of
from royaltable.server.seating import STAND_IN
from royaltable.server.storage import FILE

from .conftest import Client
from .tables import kind_of, make, play_to_end, position, settled
from .test_seats import another, gather, take

AGENTS = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": ("Firefox", "Linux"),
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0": ("Firefox", "Android"),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0": ("Edge", "Windows"),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15": ("Safari", "macOS"),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1": ("Chrome", "iPhone"),
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36": (
        "Samsung Internet",
        "Android",
    ),
    "curl/8.9": ("", ""),
}
PASSWORD = "correct horse battery"


@pytest.mark.parametrize(("text", "agent"), AGENTS.items())
def test_a_browser_is_called_by_its_name_and_that_of_its_system(text: str, agent: tuple[str, str]) -> None:
    assert agent_of(text) == Agent(*agent)


def me(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me")
    assert answer.status_code == 200
    return dict(answer.json())


def code_of(client: httpx.Client) -> str:
    answer = client.post("/api/me/code", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def enter(client: httpx.Client, code: str) -> httpx.Response:
    return client.post("/api/sign-in/code", json={"code": code})


def whose(client: httpx.Client, code: str) -> dict[str, Any]:
    answer = client.post("/api/sign-in/code/whose", json={"code": code})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(answer: httpx.Response, kind: str) -> dict[str, Any]:
    assert kind_of(answer.json()) == kind, answer.text
    return dict(answer.json())


def guest(client: Client) -> httpx.Client:
    """Another browser, which has its cookie already, as from the page."""
    found = another(client)
    assert found.get("/api/tables").json() == []
    return found


# --- codes ----------------------------------------------------------------------------------------------------------


def test_a_phone_goes_on_with_the_game_of_a_laptop(client: Client) -> None:
    """With the code, once: the phone is the same person, plays the same seat, and what it had begun as a guest comes along."""
    table = make(client, "person", "person")
    client.put("/api/me", json={"name": "Ada"})
    phone = guest(client)
    begun = make(phone, "person", "person")
    before = phone.cookies[COOKIE]
    code = code_of(client)
    assert len(code) == 9
    assert whose(phone, code) == {"name": "Ada", "same": False, "tables": 1, "stays": False}
    assert enter(phone, code.lower().replace("-", " ")).status_code == 200
    assert phone.cookies[COOKIE] != before
    mine = me(phone)
    assert (mine["name"], [device["here"] for device in mine["devices"]]) == ("Ada", [False, True])
    for browser in (client, phone):
        assert {one["table"]: one["own"] for one in browser.get("/api/tables").json()} == {table: [0, 1], begun: [0, 1]}
        for one in (table, begun):
            position(browser, one, settled(browser, one)["actor"])
    refused(enter(guest(client), code), "wrong")


def test_the_cookie_that_a_device_had_before_opens_nothing(client: Client) -> None:
    """Neither what it had nor what it came to: nobody can be signed in behind their back."""
    phone = guest(client)
    begun, before = make(phone, "person", "person"), phone.cookies[COOKIE]
    assert enter(phone, code_of(client)).status_code == 200
    stolen = another(client)
    stolen.cookies.set(COOKIE, before)
    refused(stolen.get(f"/api/tables/{begun}?seat=0"), "forbidden")
    assert me(stolen)["devices"] == []


def test_a_new_code_makes_the_old_one_void_and_codes_do_not_last(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = code_of(client), code_of(client)
    phone = guest(client)
    refused(enter(phone, old), "wrong")
    assert whose(phone, new)["same"] is False
    monkeypatch.setattr(people, "CODE_LIFE", -people.CODE_LIFE)
    refused(enter(phone, code_of(client)), "wrong")
    refused(enter(phone, new), "wrong")


def test_who_has_another_way_back_stays_somebody_else(client: Client) -> None:
    """A device of a person with a password becomes another's alone: tables and seats stay."""
    laptop = guest(client)
    table = make(laptop, "person", "person")
    laptop.put("/api/me/password", json={"name": "Ben", "password": PASSWORD})
    code = code_of(client)
    assert whose(laptop, code) == {"name": "", "same": False, "tables": 0, "stays": True}
    assert enter(laptop, code).status_code == 200
    assert laptop.get("/api/tables").json() == []
    assert laptop.post("/api/sign-in/password", json={"name": "ben", "password": PASSWORD}).status_code == 200
    assert [one["table"] for one in laptop.get("/api/tables").json()] == [table]
    assert len(me(client)["devices"]) == 1


def test_codes_cannot_be_guessed(client: Client) -> None:
    phone = guest(client)
    for _ in range(proofs.CODES_A_MINUTE):
        refused(enter(phone, "AAAA-AAAA"), "wrong")
    code = code_of(client)
    answer = enter(phone, code)
    refused(answer, "often")
    assert 1 <= int(answer.headers["Retry-After"]) <= 60


def test_a_limit_forgets_and_right_tries_do_not_count() -> None:
    time = [0.0]
    limit = Limit(2, 60.0, lambda: time[0])
    for _ in range(5):
        limit.take("a")
        limit.give_back("a")
    limit.take("a")
    time[0] = 30.0
    limit.take("a")
    limit.take("b")
    with pytest.raises(TooOften) as raised:
        limit.take("a")
    assert raised.value.seconds == 30
    time[0] = 60.0
    limit.take("a")
    time[0] = 200.0
    for key in range(MOST_KEYS + 1):
        limit.take(str(key))
    assert {"a", "b"}.isdisjoint(limit._tries)


def test_nobody_sits_down_who_has_become_somebody_else_meanwhile(client: Client, tmp_path: Path) -> None:
    """The seat would be nobody's for ever."""
    phone = guest(client)
    table, seats = gather(client, "person", "open")
    make(phone, "person", "person")
    services = client.app.state.services
    before = services.person(phone.cookies[COOKIE])
    assert enter(phone, code_of(client)).status_code == 200
    with pytest.raises(Forbidden):
        services.tables.reseat(table, lambda now: seating.take(now, 1, before, "", seats["link"]))
    assert client.get(f"/api/tables/{table}/seats").json()["seats"][1]["kind"] == "open"


# --- devices --------------------------------------------------------------------------------------------------------


def test_a_device_that_is_signed_out_is_a_guest(client: Client) -> None:
    """From another device, or itself; somebody else's device cannot be signed out."""
    table = make(client, "person", "person")
    phone, stranger = guest(client), guest(client)
    assert enter(phone, code_of(client)).status_code == 200
    laptop, its_phone = (device["device"] for device in me(client)["devices"])
    make(stranger, "person", "person")
    refused(stranger.delete(f"/api/me/devices/{its_phone}"), "unknown")
    assert client.delete(f"/api/me/devices/{its_phone}").status_code == 204
    refused(phone.get(f"/api/tables/{table}?seat=0"), "forbidden")
    before = client.cookies[COOKIE]
    assert client.delete(f"/api/me/devices/{laptop}").status_code == 204
    assert client.cookies[COOKIE] != before
    assert me(client)["devices"] == []


def test_a_device_is_seen_once_a_day(client: Client, tmp_path: Path) -> None:
    make(client, "person", "person")
    with sqlite3.connect(tmp_path / "data" / FILE) as database:
        database.execute("UPDATE devices SET seen = '2025-01-01'")
    database.close()
    client.headers["User-Agent"] = next(iter(AGENTS))
    device = [me(client)["devices"][0] for _ in range(2)][1]
    assert (device["seen"], device["browser"], device["system"]) == (device["created"][:10], "Firefox", "Linux")


# --- passwords ------------------------------------------------------------------------------------------------------


def test_a_password_opens_another_device_until_it_is_removed(client: Client) -> None:
    table = make(client, "person", "person")
    assert client.put("/api/me/password", json={"name": " Ada  Lee ", "password": PASSWORD}).json()["sign_in"] == "ada lee"
    phone = guest(client)
    unknown = refused(phone.post("/api/sign-in/password", json={"name": "Eve", "password": PASSWORD}), "wrong")
    assert refused(phone.post("/api/sign-in/password", json={"name": "Ada Lee", "password": f"{PASSWORD}!"}), "wrong") == unknown
    assert phone.post("/api/sign-in/password", json={"name": "ADA LEE", "password": PASSWORD}).status_code == 200
    assert [one["table"] for one in phone.get("/api/tables").json()] == [table]
    assert phone.delete("/api/me/password").json()["sign_in"] is None
    refused(guest(client).post("/api/sign-in/password", json={"name": "Ada Lee", "password": PASSWORD}), "wrong")


def test_a_name_to_sign_in_by_is_one_persons_and_a_password_is_long_enough(client: Client) -> None:
    other = guest(client)
    make(client, "person", "person")
    assert client.put("/api/me/password", json={"name": "Ada", "password": PASSWORD}).status_code == 200
    refused(other.put("/api/me/password", json={"name": "ADA", "password": PASSWORD}), "taken")
    refused(other.put("/api/me/password", json={"name": "", "password": PASSWORD}), "bad")
    for password in ("short one", "x" * 201):
        refused(other.put("/api/me/password", json={"name": "Ben", "password": password}), "bad")
    assert me(other)["sign_in"] is None


def test_passwords_cannot_be_guessed(client: Client) -> None:
    """The tries of one name are counted, whether there is such a person or not; others can go on."""
    make(client, "person", "person")
    client.put("/api/me/password", json={"name": "Ada", "password": PASSWORD})
    for name in ("Ada", "Eve"):
        for _ in range(proofs.PASSWORDS_OF_A_NAME):
            refused(client.post("/api/sign-in/password", json={"name": name, "password": "wrong password"}), "wrong")
        refused(client.post("/api/sign-in/password", json={"name": name.upper(), "password": PASSWORD}), "often")
    refused(client.post("/api/sign-in/password", json={"name": "Ben", "password": PASSWORD}), "wrong")


def test_an_unknown_name_takes_as_long_as_a_wrong_password(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """One hash is compared, and it takes as much work as those of people."""
    compared: list[argon2.Parameters] = []
    verified = proofs._verified

    def watched(hasher: argon2.PasswordHasher, known: str, password: str) -> bool:
        compared.append(argon2.extract_parameters(known))
        return verified(hasher, known, password)

    monkeypatch.setattr(proofs, "_verified", watched)
    make(client, "person", "person")
    client.put("/api/me/password", json={"name": "Ada", "password": PASSWORD})
    for name in ("Ada", "Eve"):
        refused(client.post("/api/sign-in/password", json={"name": name, "password": "wrong password"}), "wrong")
    assert len(compared) == 2
    assert compared[0] == compared[1]


# --- what is kept, and being forgotten ------------------------------------------------------------------------------


def test_the_export_holds_everything_but_secrets_and_what_others_hide(client: Client, tmp_path: Path) -> None:
    ben = guest(client)
    table, seats = gather(client, "person", "open")
    take(ben, table, 1, seats["link"])
    play_to_end(client, alone := make(client, "person", "person"))
    client.put("/api/me/password", json={"name": "Ada", "password": PASSWORD})
    code = code_of(client)
    answer = client.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="royaltable.json"'
    told = answer.json()
    assert (told["person"]["sign_in"], len(told["devices"])) == ("ada", 1)
    found = {one["table"]: one["transcripts"] for one in told["tables"]}
    assert {one: set(seats) for one, seats in found.items()} == {alone: {"spectator"}, table: {"0"}}
    assert found[table]["0"] == client.get(f"/api/tables/{table}/transcript?seat=0").text.splitlines()
    with sqlite3.connect(tmp_path / "data" / FILE) as database:
        secret = [text for row in database.execute("SELECT devices.id, password FROM devices LEFT JOIN persons ON persons.id = person") for text in row if text]
    database.close()
    for text in (*secret, code, client.cookies[COOKIE], seats["link"]):
        assert text not in answer.text


def test_who_is_forgotten_leaves_the_games_of_others_whole(client: Client, tmp_path: Path) -> None:
    """Before the game a seat is open again, in it a computer plays for good, after it the name is gone; own tables go."""
    ben = guest(client)
    take(ben, waiting := (made := gather(client, "person", "open", "open"))[0], 1, made[1]["link"])
    take(ben, running := (made := gather(client, "person", "open"))[0], 1, made[1]["link"])
    over, seats = gather(client, "person", "open")
    take(ben, over, 1, seats["link"])
    while (now := settled(client, over))["status"] == "running":
        browser = (client, ben)[now["actor"]]
        legal = position(browser, over, now["actor"])["legal"]
        said = {"version": now["version"], "seat": now["actor"], "actions": legal[:1]}
        browser.post(f"/api/tables/{over}/commit", json=said, headers={"Idempotency-Key": str(now["version"])})
    own = make(client, "person", "person")
    client.put("/api/me/password", json={"name": "Ada", "password": PASSWORD})
    code = code_of(client)
    assert client.delete("/api/me").status_code == 204
    assert (client.get("/api/tables").json(), me(client)["devices"]) == ([], [])
    refused(client.get(f"/api/tables/{own}"), "unknown")
    seats_of = {table: ben.get(f"/api/tables/{table}/seats").json() for table in (waiting, running, over)}
    assert [seat["kind"] for seat in seats_of[waiting]["seats"]] == ["open", "person", "open"]
    assert seats_of[running]["seats"][0] == {"kind": STAND_IN, "name": "", "stand_in": None}
    assert seats_of[over]["seats"][0] == {"kind": "person", "name": "", "stand_in": None}
    assert all(seats["host"] for seats in seats_of.values())
    assert settled(ben, running)["status"] in ("running", "over")
    assert ben.post(f"/api/tables/{over}/again", json={}).json()["status"] == "running"
    refused(ben.post("/api/sign-in/password", json={"name": "Ada", "password": PASSWORD}), "wrong")
    refused(enter(ben, code), "wrong")
    with sqlite3.connect(tmp_path / "data" / FILE) as database:
        assert [database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("persons", "devices", "codes")] == [1, 1, 0]
        assert "'ada'" not in "\n".join(database.iterdump()).casefold()
    database.close()


@pytest.mark.parametrize("verb", ["options", ""])
def test_passkeys_need_a_safe_origin(client: Client, verb: str) -> None:
    make(client, "person", "person")
    path = f"/api/me/passkeys/{verb}".rstrip("/")
    for headers in ({}, {"Origin": "http://testserver.local"}):
        refused(client.post(path, json={"credential": {}}, headers=headers), "bad")
    refused(client.post("/api/sign-in/passkey", json={"credential": {"id": "x"}}, headers={"Origin": "https://testserver.local"}), "wrong")
