"""Live updates: nothing is lost, nothing stays behind."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .live import events, live, tables_events, up_to
from .tables import PATIENCE, kind_of, make, play_on, play_to_end, position, settled


def wait(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.005)


def test_every_version_has_its_event_in_order(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "random", "greedy")
        first = settled(client, table)["version"]
        with events(client, table) as stream:
            number, data = next(stream)
            assert number == data["version"] == first
            end = play_to_end(client, table)
            got = up_to(stream, lambda data: data["status"] == "over")
        versions = [number for number, _ in got]
        assert versions == sorted(versions)
        assert set(versions) >= set(range(first + 1, end["version"] + 1))
        moved = [data for number, data in got if data["thinking"] is None]
        assert all(set(data) == {"version", "status", "thinking", "seating", "asked", "said", "away"} for data in moved)
        assert [data["version"] for data in moved if data["status"] == "over"] == [end["version"]]


@pytest.mark.parametrize("back", [0, 1, 5, 10_000])
def test_a_stream_is_resumed_without_a_gap(tmp_path: Path, back: int) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        end = play_to_end(client, table)["version"]
        last = max(0, end - back)
        with events(client, table, last) as stream:
            got = up_to(stream, lambda data: data["version"] == end)
        assert [number for number, _ in got] == (list(range(last + 1, end + 1)) or [end])
        assert [data["status"] for _, data in got] == ["running"] * (len(got) - 1) + ["over"]


@pytest.mark.parametrize("last", ["x", "-1", "1.5", "9" * 30, "9999", "²"])
def test_an_odd_last_event_id_starts_at_the_present(tmp_path: Path, last: str) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        now = settled(client, table)["version"]
        with client.stream("GET", f"/api/tables/{table}/events", headers=[(b"Last-Event-ID", last.encode("latin-1"))]) as answer:
            lines = answer.iter_lines()
            assert next(lines) == f"id: {now}"


def test_thinking_players_are_announced_and_do_not_hold_up_others(tmp_path: Path) -> None:
    """With players that think for an hour the announcement stands, and every other table goes on."""
    with live(tmp_path, bot_pause=3600) as server, server.client() as client:
        slow, other = make(client, "greedy", "random"), make(client, "person", "person")
        with events(client, slow) as stream:
            got = up_to(stream, lambda data: data["thinking"] is not None)
        starter = position(client, slow)["actor"]
        assert got[-1] == (
            3,
            {
                "version": 3,
                "status": "running",
                "thinking": starter,
                "seating": 0,
                "asked": [starter],
                "said": {"seats": None, "watchers": 0},
                "away": [None, None],
            },
        )
        assert play_to_end(client, other)["status"] == "over"
        assert position(client, slow)["version"] == 3


def test_streams_that_are_left_are_forgotten(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        settled(client, table)
        for _ in range(3):
            with events(client, table) as one, events(client, table) as two:
                next(one), next(two)
                assert server.services.watchers.count(table) == 2
                play_on(client, table)
                next(one), next(two)
            wait(lambda: server.services.watchers.count(table) == 0)
        assert server.services.watchers._watches == {}
        assert position(client, table)["version"]


def test_quiet_streams_show_that_they_are_alive(tmp_path: Path) -> None:
    with live(tmp_path, heartbeat=0.02) as server, server.client() as client:
        table = make(client, "person", "person")
        settled(client, table)
        with events(client, table) as stream:
            assert next(stream)[0] == 3
            assert [next(stream) for _ in range(3)] == [(-1, {})] * 3
            play_on(client, table)
            assert up_to(stream, lambda data: data["version"] == 4)[-1][0] == 4


def test_a_removed_table_ends_its_streams(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        settled(client, table)
        with events(client, table) as stream:
            next(stream)
            assert client.delete(f"/api/tables/{table}").status_code == 204
            assert list(stream) == []


def test_the_server_stops_with_open_streams(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        settled(client, table)
        with events(client, table) as stream:
            next(stream)
            server.stop()
            assert list(stream) == []


def test_a_commit_is_stored_before_it_is_told(tmp_path: Path) -> None:
    """Whoever hears of a version can ask for it at once."""
    with live(tmp_path) as server, server.client() as client, server.client() as watcher:
        table = make(client, "person", "random")
        settled(client, table)
        with events(watcher, table) as stream:
            heard = next(stream)[1]["version"]
            while (now := settled(client, table))["status"] == "running":
                while heard < now["version"]:
                    heard = next(stream)[1]["version"]
                play_on(client, table)
                heard = next(stream)[1]["version"]
                assert heard > now["version"]
                assert position(watcher, table)["version"] >= heard


# --- one stream for several tables ------------------------------------------------------------------------------


def of(table: str, **parts: Any) -> tuple[str, dict[str, Any]]:
    quiet = {"thinking": None, "seating": 0, "said": {"seats": 0, "watchers": None}, "away": [None, None]}
    return "message", {"table": table, "status": "running", **quiet, **parts}


def test_one_stream_tells_of_several_tables(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        one, two, three = (make(client, "person", "person") for _ in range(3))
        first = {table: settled(client, table)["version"] for table in (one, two, three)}
        with tables_events(client, one, two, one) as stream:
            assert [next(stream), next(stream)] == [of(table, version=first[table], asked=[position(client, table)["actor"]]) for table in sorted((one, two))]
            assert next(stream) == ("alive", {"every": 15.0})
            play_on(client, three)
            play_on(client, two)
            name, data = next(stream)
            assert (name, data["table"]) == ("message", two)
            assert data["version"] > first[two]
            assert (server.services.watchers.count(one), server.services.watchers.count(three)) == (1, 0)
        wait(lambda: server.services.watchers._watches == {})


def test_the_end_and_those_who_think_are_told_on_it(tmp_path: Path) -> None:
    with live(tmp_path, bot_pause=3600) as server, server.client() as client:
        slow, other = make(client, "greedy", "random"), make(client, "person", "person")
        with tables_events(client, slow, other) as stream:
            end = play_to_end(client, other)["version"]
            told: dict[str, dict[str, Any]] = {}
            while told.get(other, {}).get("status") != "over" or told.get(slow, {}).get("thinking") is None:
                name, data = next(stream)
                if name == "message":
                    told[data["table"]] = data
        assert told[other]["version"] == end
        assert told[slow]["thinking"] == position(client, slow)["actor"]


def test_tables_that_are_not_there_are_said_and_the_others_go_on(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        one, two = make(client, "person", "person"), make(client, "person", "person")
        settled(client, one), settled(client, two)
        with tables_events(client, "nothing", one, two) as stream:
            got = [next(stream) for _ in range(4)]
            assert ("gone", {"table": "nothing"}) in got
            assert client.delete(f"/api/tables/{one}").status_code == 204
            assert next(stream) == ("gone", {"table": one})
            play_on(client, two)
            assert next(stream)[1]["table"] == two


def test_a_quiet_stream_shows_the_page_that_it_is_alive(tmp_path: Path) -> None:
    with live(tmp_path, heartbeat=0.02) as server, server.client() as client:
        table = make(client, "person", "person")
        settled(client, table)
        with tables_events(client, table) as stream:
            assert [next(stream)[0] for _ in range(5)] == ["message", "alive", "alive", "alive", "alive"]


@pytest.mark.parametrize("query", ["", "?table=" + "&table=".join("abc" for _ in range(201))])
def test_a_stream_of_no_tables_or_too_many_is_refused(tmp_path: Path, query: str) -> None:
    with live(tmp_path) as server, server.client() as client:
        answer = client.get(f"/api/events{query}")
        assert (answer.status_code, kind_of(answer.json())) == (400, "bad")


def test_the_server_stops_with_an_open_stream_of_several_tables(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        with tables_events(client, table) as stream:
            next(stream)
            server.stop()
            assert {name for name, _ in stream} <= {"message", "alive"}
