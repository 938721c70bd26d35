"""Live updates: nothing is lost, nothing stays behind."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .live import events, live, up_to
from .tables import PATIENCE, make, play_on, play_to_end, position, settled


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
        assert all(set(data) == {"version", "status", "thinking"} for data in moved)
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
        assert got[-1] == (3, {"version": 3, "status": "running", "thinking": starter})
        assert play_to_end(client, other)["status"] == "over"
        assert position(client, slow)["version"] == 3


def test_streams_that_are_left_are_forgotten(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as client:
        table = make(client, "person", "person")
        settled(client, table)
        for _ in range(3):
            with events(client, table) as one, events(client, table) as two:
                next(one), next(two)
                assert server.hall.watchers.count(table) == 2
                play_on(client, table)
                next(one), next(two)
            wait(lambda: server.hall.watchers.count(table) == 0)
        assert server.hall.watchers._woken == {}
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
