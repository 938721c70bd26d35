"""People who are not in one room: open seats, invitations, who may do what at a table, races for a seat."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from royaltable.server import seating

from .conftest import Client
from .live import live
from .tables import kind_of, position, send, settled

Start = Callable[..., Client]


def gather(client: httpx.Client, *kinds: str, **more: Any) -> tuple[str, dict[str, Any]]:
    """Make a table with open seats; its id, and what its host sees."""
    seats = [{"kind": kind, "name": "Ada" if kind == "person" else ""} for kind in kinds]
    answer = client.post("/api/tables", json={"game": "tiny", "players": len(kinds), "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    return table, seats_of(client, table)


def seats_of(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/seats")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def take(client: httpx.Client, table: str, seat: int, link: str = "", name: str = "Ben") -> httpx.Response:
    return client.post(f"/api/tables/{table}/seats/{seat}", json={"name": name, "link": link})


def fill(client: httpx.Client, table: str, seat: int, kind: str) -> httpx.Response:
    return client.put(f"/api/tables/{table}/seats/{seat}", json={"kind": kind})


def leave(client: httpx.Client, table: str, seat: int) -> httpx.Response:
    return client.delete(f"/api/tables/{table}/seats/{seat}")


def begin(client: httpx.Client, table: str) -> httpx.Response:
    return client.post(f"/api/tables/{table}/begin", json={})


def another(client: Client) -> httpx.Client:
    """A second browser at the same server."""
    return httpx.Client(transport=client._transport, base_url=client.base_url)


def kinds(seats: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in seats["seats"]]


# --- from the invitation to the game --------------------------------------------------------------------------------


def test_two_browsers_play_a_whole_game_from_a_link(client: Client) -> None:
    guest = another(client)
    table, seats = gather(client, "person", "open")
    assert (seats["status"], seats["own"], seats["host"]) == ("waiting", [0], True)
    invited = seats_of(guest, table)
    assert (invited["own"], invited["host"], invited["link"]) == ([], False, None)
    taken = take(guest, table, 1, seats["link"])
    assert taken.status_code == 200
    assert (taken.json()["status"], taken.json()["own"], taken.json()["seats"][1]) == ("running", [1], {"kind": "person", "name": "Ben", "stand_in": None})
    assert guest.get("/api/me").json()["name"] == "Ben"
    browsers: list[httpx.Client] = [client, guest]
    moves = [0, 0]
    while (now := settled(client, table))["status"] == "running":
        seat = now["actor"]
        legal = position(browsers[seat], table, seat)["legal"]
        wrong = send(browsers[1 - seat], table, "commit", now["version"], seat, legal[:1])
        assert (wrong.status_code, kind_of(wrong.json())) == (403, "forbidden")
        assert send(browsers[seat], table, "commit", now["version"], seat, legal[:1]).status_code == 200
        moves[seat] += 1
    assert min(moves) > 0
    for i, browser in enumerate(browsers):
        listed = browser.get("/api/tables").json()
        assert [(one["table"], one["own"], one["removable"]) for one in listed] == [(table, [i], False)]
        assert browser.get(f"/api/tables/{table}/course", params={"seat": "mine"}).json()["own"] == [i]


def test_a_waiting_table_shows_and_plays_nothing(client: Client) -> None:
    table, _ = gather(client, "person", "open")
    now = position(client, table, 0)
    assert (now["status"], now["version"], now["actor"], now["legal"]) == ("waiting", 0, None, None)
    answer = send(client, table, "commit", 0, 0, ["step left"])
    assert (answer.status_code, kind_of(answer.json())) == (409, "waiting")
    assert position(client, table)["version"] == 0


def test_a_mixed_table(client: Client) -> None:
    """Two people at one device, one far away who brings another, a computer: each browser decides for its seats only."""
    guest = another(client)
    table, seats = gather(client, "person", "open", "open", starts="host")
    assert seats["own"] == [0]
    assert take(guest, table, 1, seats["link"]).json()["link"] == seats["link"]  # who sits there may invite, too
    assert take(guest, table, 2, seats["link"], "Cleo").json()["own"] == [1, 2]
    assert leave(guest, table, 2).json()["own"] == [1]
    assert take(client, table, 2, seats["link"], "Dora").json()["own"] == [0, 2]
    assert begin(client, table).json()["status"] == "running"
    for browser, own in ((client, {0, 2}), (guest, {1})):
        for seat in range(3):
            assert browser.get(f"/api/tables/{table}", params={"seat": seat}).status_code == (200 if seat in own else 403)


def test_it_begins_by_itself_only_if_that_was_agreed(client: Client) -> None:
    guest = another(client)
    table, seats = gather(client, "person", "open", starts="host")
    assert take(guest, table, 1, seats["link"]).json()["status"] == "waiting"
    assert begin(guest, table).status_code == 403
    assert fill(client, table, 1, "open").status_code == 200  # sent away
    assert seats_of(guest, table)["own"] == []
    early = begin(client, table)
    assert (early.status_code, kind_of(early.json())) == (409, "open")
    assert fill(client, table, 1, "random").json()["status"] == "waiting"
    assert begin(client, table).json()["status"] == "running"
    for late in (take(guest, table, 1, seats["link"]), fill(client, table, 1, "open"), begin(client, table)):
        assert (late.status_code, kind_of(late.json())) == (409, "begun")


def test_a_table_without_open_seats_begins_at_once_as_before(client: Client) -> None:
    table, seats = gather(client, "person", "random")
    assert seats["status"] == "running"
    assert settled(client, table)["version"] > 0


def test_who_sits_there_takes_another_name_until_the_game_begins(client: Client) -> None:
    guest = another(client)
    table, seats = gather(client, "person", "open", "open")
    assert take(guest, table, 1, seats["link"], "").json()["seats"][1]["name"] == ""
    assert take(guest, table, 1, "", "Bea").json()["seats"][1]["name"] == "Bea"
    assert take(client, table, 1, seats["link"], "Eve").status_code == 409
    assert take(guest, table, 2, seats["link"], "Cy").json()["status"] == "running"
    late = take(guest, table, 1, seats["link"], "Dot")
    assert (late.status_code, kind_of(late.json())) == (409, "begun")
    assert [seat["name"] for seat in seats_of(guest, table)["seats"][1:]] == ["Bea", "Cy"]


# --- private and public ---------------------------------------------------------------------------------------------


def test_a_private_seat_is_taken_by_its_link_only_a_public_one_by_anybody(client: Client) -> None:
    guest = another(client)
    private, seats = gather(client, "person", "open")
    for link in ("", "x", seats["link"][:-1], seats["link"] + "x", "ü"):
        assert take(guest, private, 1, link).status_code == 403
    public, _ = gather(client, "person", "open", public=True)
    lobby = guest.get("/api/lobby").json()
    assert [(one["table"], one["status"], one["own"]) for one in lobby] == [(public, "waiting", [])]
    assert take(guest, public, 1).status_code == 200
    assert [one["status"] for one in guest.get("/api/lobby").json()] == ["running"]


def test_the_host_may_remove_a_waiting_table_but_no_game_of_others(client: Client) -> None:
    guest = another(client)
    waiting, _ = gather(client, "person", "open")
    assert guest.delete(f"/api/tables/{waiting}").status_code == 403
    assert client.delete(f"/api/tables/{waiting}").status_code == 204
    table, seats = gather(client, "person", "open")
    take(guest, table, 1, seats["link"])
    for browser in (client, guest):
        assert browser.delete(f"/api/tables/{table}").status_code == 403
    assert position(client, table)["table"] == table


def test_no_advice_while_people_play_with_each_other(client: Client) -> None:
    guest = another(client)
    table, seats = gather(client, "person", "open")
    take(guest, table, 1, seats["link"])
    now = settled(client, table)
    browser = [client, guest][now["actor"]]
    assert not now["hints"]
    assert send(browser, table, "hint", now["version"], now["actor"], []).status_code == 403
    assert browser.get(f"/api/tables/{table}/chances").status_code == 403


# --- leaving a game that is being played -----------------------------------------------------------------------------


def stand_ins(seats: dict[str, Any]) -> list[str | None]:
    return [seat["stand_in"] for seat in seats["seats"]]


def test_a_computer_plays_for_who_has_left_until_they_come_back(client: Client) -> None:
    guest = another(client)
    table, seats = gather(client, "person", "open")
    take(guest, table, 1, seats["link"])
    browsers: list[httpx.Client] = [client, guest]
    now = settled(client, table)
    seat, legal = now["actor"], position(browsers[now["actor"]], table, now["actor"])["legal"]
    gone, here = browsers[seat], browsers[1 - seat]
    answer = leave(gone, table, seat).json()
    assert (answer["own"], answer["status"], answer["seats"][seat]["kind"], answer["seats"][seat]["stand_in"]) == ([], "running", "person", seating.STAND_IN)
    late = send(gone, table, "commit", now["version"], seat, legal[:1])
    assert (late.status_code, kind_of(late.json())) == (403, "forbidden")
    for _ in range(500):
        after = settled(here, table)
        if after["actor"] == 1 - seat:
            break
        time.sleep(0.02)
    assert after["version"] > now["version"]  # the computer has played
    course = gone.get(f"/api/tables/{table}/course", params={"seat": "mine"}).json()
    assert (course["own"], course["left"], course["now"]["viewer"]) == ([], [seat], None)
    assert take(here, table, seat, seats["link"]).status_code == 409
    back = take(gone, table, seat).json()
    assert (back["own"], stand_ins(back)) == ([seat], [None, None])
    assert back["seats"][seat]["name"] == ("Ada", "Ben")[seat]
    while (now := position(client, table))["status"] == "running":
        if isinstance(seat := now["actor"], int):
            answered = send(browsers[seat], table, "commit", now["version"], seat, position(browsers[seat], table, seat)["legal"][:1])
            assert answered.status_code in (200, 409)
    over = leave(guest, table, 1)
    assert (over.status_code, kind_of(over.json())) == (409, "over")


def test_a_table_that_everybody_has_left_is_played_to_its_end(client: Client) -> None:
    guest = another(client)
    table, seats = gather(client, "person", "open")
    take(guest, table, 1, seats["link"])
    assert leave(client, table, 0).status_code == leave(guest, table, 1).status_code == 200
    for _ in range(1500):
        if position(client, table)["status"] == "over":
            break
        time.sleep(0.02)
    assert client.get("/api/tables").json()[0]["result"] is not None
    late = take(client, table, 0)
    assert (late.status_code, kind_of(late.json())) == (409, "over")
    again = client.post(f"/api/tables/{table}/again", json={}).json()["table"]
    assert (kinds(seats_of(client, again)), stand_ins(seats_of(client, again))) == (["person", "person"], [None, None])


def test_a_stand_in_outlives_a_restart(start: Start, tmp_path: Path) -> None:
    first = start(tmp_path / "data")
    table, seats = gather(first, "person", "open")
    guest = another(first)
    take(guest, table, 1, seats["link"])
    leave(guest, table, 1)
    again = start(tmp_path / "data")
    assert stand_ins(seats_of(again, table)) == [None, seating.STAND_IN]


# --- who may do what ------------------------------------------------------------------------------------------------

WHO = ("nobody", "stranger", "spectator", "guest", "host")
MAY: dict[tuple[str, str, str], tuple[int, int, int, int, int]] = {
    ("GET", "", "waiting"): (200, 200, 200, 200, 200),
    ("GET", "?seat=1", "waiting"): (403, 403, 403, 200, 403),
    ("GET", "/seats", "waiting"): (200, 200, 200, 200, 200),
    ("GET", "/course", "waiting"): (200, 200, 200, 200, 200),
    ("GET", "/course?seat=1", "waiting"): (403, 403, 403, 200, 403),
    ("GET", "/transcript?seat=1", "waiting"): (403, 403, 403, 200, 403),
    ("GET", "/transcript", "waiting"): (200, 200, 200, 200, 200),
    ("GET", "/draws", "running"): (409, 409, 409, 409, 409),
    ("GET", "/chances", "running"): (403, 403, 403, 403, 403),
    ("GET", "/chances?seat=1", "running"): (403, 403, 403, 403, 403),
    ("POST", "/seats/2", "waiting"): (403, 403, 403, 403, 403),  # without the secret
    ("DELETE", "/seats/1", "waiting"): (403, 403, 403, 200, 403),
    ("DELETE", "/seats/1", "running"): (403, 403, 403, 200, 403),
    ("POST", "/seats/1", "left"): (409, 409, 409, 200, 409),
    ("GET", "?seat=1", "left"): (403, 403, 403, 403, 403),
    ("POST", "/commit", "left"): (403, 403, 403, 403, 403),
    ("PUT", "/seats/1", "waiting"): (403, 403, 403, 403, 200),
    ("PUT", "/seats/1/ahead", "waiting"): (403, 403, 403, 409, 403),
    ("PUT", "/seats/1/ahead", "running"): (403, 403, 403, 200, 403),
    ("PUT", "/seats/1/ahead", "left"): (403, 403, 403, 403, 403),
    ("POST", "/begin", "waiting"): (403, 403, 403, 403, 409),
    ("POST", "/preview", "running"): (403, 403, 403, 200, 403),
    ("POST", "/hint", "running"): (403, 403, 403, 403, 403),
    ("POST", "/commit", "running"): (403, 403, 403, 400, 403),
    ("POST", "/again", "running"): (403, 403, 403, 409, 409),
    ("DELETE", "", "running"): (403, 403, 403, 403, 403),
    ("DELETE", "", "waiting"): (403, 403, 403, 403, 204),
}
"""Request and state of the table -> status for each of WHO; seat 1 is the guest's."""
BODIES = {
    ("PUT", "/seats/1"): {"kind": "greedy"},
    ("PUT", "/seats/1/ahead"): {"actions": ["stop"]},
    **{("POST", path): {"name": ""} for path in ("/seats/1", "/seats/2")},
    **{("POST", path): {} for path in ("/begin", "/again")},
    **{("POST", path): {"version": 0, "seat": 1, "actions": []} for path in ("/preview", "/hint", "/commit")},
}


@pytest.mark.parametrize(("method", "path", "state"), MAY)
def test_who_may_do_what(start: Start, method: str, path: str, state: str) -> None:
    for who, expected in zip(WHO, MAY[method, path, state], strict=True):
        host = start()
        browsers = {name: another(host) for name in WHO[:-1]} | {"host": host}
        table, seats = gather(host, "person", "open", "open", starts="host")
        assert take(browsers["guest"], table, 1, seats["link"]).status_code == 200
        gather(browsers["stranger"], "person", "random")
        browsers["spectator"].get("/api/tables")
        if state != "waiting":
            fill(host, table, 2, "random")
            assert begin(host, table).status_code == 200
            settled(host, table)
        if state == "left":
            assert leave(browsers["guest"], table, 1).status_code == 200
        browser = browsers[who]
        if path == "/preview" and who == "guest":
            now = settled(host, table)
            answer = send(browser, table, "preview", now["version"], 1, [])
        else:
            body = {"json": BODIES[method, path]} if (method, path) in BODIES else {}
            answer = browser.request(method, f"/api/tables/{table}{path}", headers={"Idempotency-Key": "k"}, **body)
        assert answer.status_code == expected, (who, answer.text)


def test_the_same_people_play_again_at_one_table(tmp_path: Path) -> None:
    """Whoever asks first and however often; when it was removed there is another."""
    with live(tmp_path) as server, server.client() as host, server.client() as guest:
        table, seats = gather(host, "person", "open")
        take(guest, table, 1, seats["link"])
        browsers = [host, guest]
        while (now := settled(host, table))["status"] == "running":
            seat = now["actor"]
            send(browsers[seat], table, "commit", now["version"], seat, position(browsers[seat], table, seat)["legal"][:1])
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda i: browsers[i % 2].post(f"/api/tables/{table}/again", json={}).json()["table"], range(8)))
        assert len(set(answers)) == 1
        assert [seats_of(browser, answers[0])["own"] for browser in browsers] == [[0], [1]]
        assert settled(host, answers[0])["version"] > 0
    with live(tmp_path / "alone") as server, server.client() as client:
        table, _ = gather(client, "person", "random")
        while (now := settled(client, table))["status"] == "running":
            send(client, table, "commit", now["version"], 0, position(client, table, 0)["legal"][:1])
        first, second = (client.post(f"/api/tables/{table}/again", json={}).json()["table"] for _ in range(2))
        assert first == second
        client.delete(f"/api/tables/{first}")
        assert client.post(f"/api/tables/{table}/again", json={}).json()["table"] not in (table, first)


# --- races ----------------------------------------------------------------------------------------------------------


def test_of_fifty_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as host:
        table, seats = gather(host, "person", "open", "open", starts="host")
        gate = threading.Barrier(10)

        def run() -> list[int]:
            gate.wait()
            found = []
            for _ in range(5):
                with server.client() as guest:
                    found.append(take(guest, table, 1, seats["link"]).status_code)
            return found

        with ThreadPoolExecutor(10) as pool:
            got = [status for each in [pool.submit(run) for _ in range(10)] for status in each.result()]
        assert sorted(got) == [200] + [409] * 49
        assert kinds(seats_of(host, table)) == ["person", "person", "open"]


def test_nobody_sits_down_at_a_table_that_begins(tmp_path: Path) -> None:
    """The host puts computers on the seats and begins while others want to sit down: whoever got a seat plays, the others are told."""
    with live(tmp_path) as server, server.client() as host, server.client() as guest:
        for _ in range(10):
            table, seats = gather(host, "person", "open", starts="host")
            gate = threading.Barrier(2)

            def sit(table: str = table, link: str = seats["link"], gate: threading.Barrier = gate) -> int:
                gate.wait()
                return take(guest, table, 1, link).status_code

            with ThreadPoolExecutor(1) as pool:
                sitting = pool.submit(sit)
                gate.wait()
                fill(host, table, 1, "random")
                begin(host, table)
                assert sitting.result() in (200, 409)
            now = seats_of(guest, table)
            assert (now["own"] == [1]) == (kinds(now)[1] == "person")


def test_seats_outlive_a_restart(start: Start, tmp_path: Path) -> None:
    first = start(tmp_path / "data")
    table, seats = gather(first, "person", "open")
    again = start(tmp_path / "data")
    again.cookies.set("royaltable", first.cookies["royaltable"])
    assert seats_of(again, table) == seats
    assert take(another(again), table, 1, seats["link"]).json()["status"] == "running"
    assert settled(again, table)["version"] > 0


@pytest.mark.parametrize("body", [{}, {"kind": "person"}, {"kind": "king"}, {"kind": 1}])
def test_what_cannot_sit_on_a_seat_is_refused(client: Client, body: dict[str, Any]) -> None:
    table, seats = gather(client, "person", "open")
    answer = client.put(f"/api/tables/{table}/seats/1", json=body)
    assert answer.status_code in (400, 403)
    assert answer.json()["detail"].endswith(".")
    for seat in (-1, 2, 99):
        assert take(client, table, seat, seats["link"]).status_code == 404
    assert kind_of(take(client, table, 1, seats["link"], "\u200b").json()) == "name"
    assert kinds(seats_of(client, table)) == ["person", "open"]
