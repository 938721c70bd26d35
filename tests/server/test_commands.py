"""Commands: what is refused, that nothing changes then, retries, races."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from royaltable.server.protocol import Problem

from .conftest import Client
from .tables import kind_of, log, make, play_to_end, position, send, settled


def refused(answer: Any, status: int, kind: str, rule: str | None = None) -> None:
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert set(said) == set(Problem.__struct_fields__)
    assert (kind_of(said), said["rule"]) == (kind, rule)
    assert said["detail"][0].isupper() or said["detail"][0] == "'"
    assert "\n" not in said["detail"]


@pytest.fixture
def table(client: Client) -> str:
    made = make(client, "person", "person")
    settled(client, made)
    return made


@pytest.mark.parametrize("verb", ["preview", "commit"])
def test_refusals(client: Client, table: str, verb: str) -> None:
    now = settled(client, table)
    seat, version = now["actor"], now["version"]
    refused(send(client, table, verb, version - 1, seat, ["step left"]), 409, "stale")
    refused(send(client, table, verb, version + 1, seat, ["step left"]), 409, "stale")
    refused(send(client, table, verb, version, 1 - seat, ["step left"]), 409, "turn")
    refused(send(client, table, verb, version, seat, ["stop"]), 409, "refused", "TY-1.3")
    refused(send(client, table, verb, version, seat, ["step left"] * 3), 409, "refused", "TY-1.1")
    refused(send(client, table, verb, version, seat, ["fly away"]), 409, "refused", "TY-9.1")
    refused(send(client, table, verb, version, seat, ["starter 0"]), 409, "refused", "TY-9.3")
    refused(send(client, table, verb, version, seat, ["step left", "stop", "step left"]), 400, "bad")
    refused(send(client, table, verb, version, 2, ["step left"]), 404, "unknown")
    refused(send(client, "nowhere", verb, version, seat, ["step left"]), 404, "unknown")
    assert position(client, table) == now


def test_an_empty_draft_shows_the_position_but_cannot_be_committed(client: Client, table: str) -> None:
    now = settled(client, table)
    for seat in (0, 1):
        assert send(client, table, "preview", now["version"], seat, []).json() == position(client, table, seat)
        refused(send(client, table, "commit", now["version"], seat, []), 400, "bad")


def test_after_the_end_everything_is_refused_by_its_rule(client: Client, table: str) -> None:
    end = play_to_end(client, table)
    for verb in ("preview", "commit"):
        refused(send(client, table, verb, end["version"], 0, ["step left"]), 409, "refused", "TY-9.2")


def test_only_person_seats_of_ones_own_table(client: Client) -> None:
    table = make(client, "person", "random")
    now = settled(client, table)
    refused(client.get(f"/api/tables/{table}", params={"seat": 1}), 403, "forbidden")
    refused(send(client, table, "commit", now["version"], 1, ["step left"]), 403, "forbidden")
    client.cookies.clear()
    assert position(client, table)["viewer"] is None  # anybody may watch
    for path in ("", "/course", "/transcript"):
        refused(client.get(f"/api/tables/{table}{path}", params={"seat": 0}), 403, "forbidden")
    for verb in ("preview", "commit"):
        refused(send(client, table, verb, now["version"], 0, ["step left"]), 403, "forbidden")
    client.cookies.set("royaltable", "A" * 43)  # another browser
    refused(client.get(f"/api/tables/{table}", params={"seat": 0}), 403, "forbidden")
    assert position(client, table) == now


def test_a_chain_is_all_or_nothing(client: Client, table: str) -> None:
    now = settled(client, table)
    refused(send(client, table, "commit", now["version"], now["actor"], ["step left", "step left", "step left"]), 409, "refused", "TY-1.1")
    assert position(client, table) == now
    done = send(client, table, "commit", now["version"], now["actor"], ["step left", "step left", "stop"])
    assert done.status_code == 200
    after = done.json()["now"]
    assert (after["version"], after["viewer"], after["actor"]) == (now["version"] + 3, now["actor"], 1 - now["actor"])


def test_the_same_command_twice_has_one_effect_and_the_same_answer(client: Client, table: str) -> None:
    now = settled(client, table)
    key = uuid.uuid4().hex
    first = send(client, table, "commit", now["version"], now["actor"], ["step left", "stop"], key)
    later = settled(client, table)
    send(client, table, "commit", later["version"], later["actor"], ["step right"])
    again = send(client, table, "commit", now["version"], now["actor"], ["step left", "stop"], key)
    assert (again.status_code, again.content) == (200, first.content)
    assert position(client, table)["version"] == now["version"] + 3
    refused(send(client, table, "commit", now["version"], now["actor"], ["step right", "stop"], key), 400, "bad")
    refused(send(client, table, "commit", now["version"], now["actor"], ["step left", "stop"]), 409, "stale")


def test_the_answer_of_a_retry_does_not_tell_what_came_later(client: Client) -> None:
    """Not even after the end, when everything is uncovered."""
    table = make(client, "person", "person")
    now = settled(client, table)
    first = send(client, table, "commit", now["version"], now["actor"], ["step left", "stop"], "k")
    play_to_end(client, table)
    again = send(client, table, "commit", now["version"], now["actor"], ["step left", "stop"], "k")
    assert again.content == first.content
    assert again.json()["now"]["seed"]["value"] is None


def test_a_failed_command_does_not_use_up_its_key(client: Client, table: str) -> None:
    now = settled(client, table)
    refused(send(client, table, "commit", now["version"], now["actor"], ["stop"], "k"), 409, "refused", "TY-1.3")
    assert send(client, table, "commit", now["version"], now["actor"], ["step left"], "k").status_code == 200


def test_keys_belong_to_their_table(client: Client, table: str) -> None:
    other = make(client, "person", "person")
    for each in (table, other):
        now = settled(client, each)
        assert send(client, each, "commit", now["version"], now["actor"], ["step left"], "k").json()["now"]["table"] == each


def test_racing_commands_for_one_node(client: Client) -> None:
    """One wins, the others are told that they are stale, and exactly one node has been played."""
    table = make(client, "person", "person")
    for _ in range(12):
        now = settled(client, table)
        if now["status"] == "over":
            break
        seat = now["actor"]
        legal = position(client, table, seat)["legal"]

        def post(i: int, now: dict[str, Any] = now, seat: int = seat, legal: list[str] = legal) -> Any:
            return send(client, table, "commit", now["version"], seat, [legal[i % len(legal)]])

        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(post, range(6)))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        assert {kind_of(answer.json()) for answer in answers if answer.status_code == 409} == {"stale"}
        winner = answers[[answer.status_code for answer in answers].index(200)].json()
        assert winner["now"]["version"] == now["version"] + 1
        line = next(line for line in log(client, table, seat, now["version"]) if line["n"] == now["version"])  # the last bid uncovers earlier ones
        assert line["action"] == legal[[a.status_code for a in answers].index(200) % len(legal)]


def test_racing_retries_of_one_command(client: Client, table: str) -> None:
    now = settled(client, table)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: send(client, table, "commit", now["version"], now["actor"], ["step left", "stop"], "k"), range(6)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert position(client, table)["version"] == now["version"] + 2
