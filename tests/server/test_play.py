"""Whole games over HTTP: people, hot-seat, computer players, replay, log, transcript, the seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from royaltable import games
from royaltable.core import chance, transcript
from royaltable.core.kernel import CHANCE
from royaltable.server.storage import Seat, Storage
from royaltable.server.tables import Tables
from tests.tiny import GAME

from .conftest import Client
from .tables import log, make, play_on, play_to_end, position, settled


@pytest.mark.parametrize("options", [{}, {"rounds": 1}])
@pytest.mark.parametrize("kinds", [("person", "person"), ("person", "greedy", "random"), ("person", "person", "greedy")])
def test_a_game_from_start_to_end(client: Client, kinds: tuple[str, ...], options: dict[str, int]) -> None:
    table = make(client, *kinds, options=options)
    first = settled(client, table)
    assert first["viewer"] is None
    assert first["legal"] is None
    assert first["advice"] is None
    assert first["result"] is None
    assert first["options"] == {"rounds": 2} | options
    end = play_to_end(client, table)
    assert end["actor"] is None
    assert end["node"] == "over"
    assert end["version"] == end["at"]
    assert end["result"]["scores"] == end["view"]["points"]


def test_only_the_seat_to_act_is_offered_actions(client: Client) -> None:
    table = make(client, "person", "person")
    seat = settled(client, table)["actor"]
    mine, other = position(client, table, seat), position(client, table, 1 - seat)
    assert mine["viewer"] == seat
    assert mine["legal"] == ["step left", "step right"]
    assert mine["advice"] == {"coins": 4}
    assert other["legal"] is None
    assert other["advice"] is None
    assert mine["view"]["stones"][seat] != 1  # its own stone by kind
    assert other["view"]["stones"][seat] == 1


def test_a_table_of_computer_players_plays_itself(client: Client) -> None:
    table = make(client, "random", "greedy", "random")
    end = settled(client, table)
    assert end["status"] == "over"
    assert position(client, table)["result"]["winners"]


def test_replay_shows_every_earlier_position_and_offers_nothing(client: Client) -> None:
    table = make(client, "person", "person")
    seen = []
    while (now := settled(client, table))["status"] == "running":
        seen.append(now)
        play_on(client, table, now["version"])
    for old in seen:
        again = position(client, table, at=old["version"])
        assert again["at"] == old["version"]
        assert again["view"] == old["view"]
        assert (again["actor"], again["node"]) == (old["actor"], old["node"])
        assert again["status"] == "over"
        assert again["version"] == now["version"]
        assert again["result"] is None
        assert position(client, table, old["actor"], at=old["version"])["legal"] is None


def test_the_log_tells_every_node_with_its_time(client: Client) -> None:
    table = make(client, "person", "greedy")
    end = play_to_end(client, table)
    lines = log(client, table)
    assert [line["n"] for line in lines] == list(range(end["version"]))
    assert all(line["action"] and line["time"].endswith("Z") for line in lines)
    assert lines[0]["seat"] == "chance"
    points = [0, 0]
    for line in lines:
        for _rule, seat, scored, _where in line["rows"]:
            points[seat] += scored
    assert points == end["result"]["scores"]
    assert log(client, table, since=7) == lines  # the end uncovers what was hidden before
    assert log(client, table, since=end["version"]) == []


def test_hidden_lines_are_completed_when_the_rules_uncover_them(client: Client) -> None:
    table = make(client, "person", "person")
    while (now := settled(client, table))["node"] != "bid":
        play_on(client, table, -1)
    seat = now["actor"]
    play_on(client, table, 2)
    assert log(client, table, seat)[-1]["action"] == "bid 2"
    for viewer in (None, 1 - seat):
        line = log(client, table, viewer)[-1]
        assert {key: line[key] for key in line if key != "time"} == {"n": now["version"], "seat": seat, "hidden": "bid", "rows": []}
    play_on(client, table, 0)
    assert log(client, table)[now["version"]]["action"] == "bid 2"
    assert log(client, table)[1]["hidden"] == "drawn"


def test_the_transcript_of_a_finished_game_replays(client: Client) -> None:
    table = make(client, "person", "person", "random")
    running = settled(client, table)
    lines = client.get(f"/api/tables/{table}/transcript", params={"seat": 0}).text.splitlines()
    assert len(lines) == 1 + running["version"]
    assert sum('"hidden"' in line for line in lines) == 2
    end = play_to_end(client, table)
    answer = client.get(f"/api/tables/{table}/transcript")
    match = transcript.replay(answer.text.splitlines(), GAME)
    assert match.result() == end["result"]
    assert f'filename="tiny-{table}.jsonl"' in answer.headers["content-disposition"]


def test_the_seed_is_committed_to_and_every_chance_node_follows_from_it(client: Client) -> None:
    made = client.post("/api/tables", json={"game": "tiny", "players": 2, "seats": [{"kind": "person", "name": "A"}, {"kind": "random", "name": "B"}]}).json()
    assert settled(client, made["table"])["seed"] == {"hash": made["seed_hash"], "value": None}
    play_to_end(client, made["table"])
    seed = position(client, made["table"])["seed"]
    assert seed["hash"] == made["seed_hash"] == chance.seed_hash(seed["value"])
    match = transcript.replay(client.get(f"/api/tables/{made['table']}/transcript").text.splitlines(), GAME)
    assert chance.first_difference(match, seed["value"]) is None
    draws = client.get(f"/api/tables/{made['table']}/draws").json()
    assert [draw["n"] for draw in draws] == [line.n for line in match.lines if line.actor == CHANCE]
    assert all(chance.outcome(seed["value"], draw["n"], dict(draw["weights"])) == draw["outcome"] for draw in draws)


def test_the_list_is_of_this_browser_newest_first(start: Callable[..., Client], tmp_path: Path) -> None:
    client = start()
    assert client.get("/api/tables").json() == []
    first, second = make(client, "person", "random"), make(client, "person", "person")
    listed = client.get("/api/tables").json()
    assert [table["table"] for table in listed] == [second, first]
    now = settled(client, second)
    item = next(table for table in client.get("/api/tables").json() if table["table"] == second)
    assert (item["version"], item["asked"], item["status"], item["seats"]) == (now["version"], now["asked"], "running", now["seats"])
    assert item["created"] <= item["moved"]
    client.cookies.clear()
    assert client.get("/api/tables").json() == []


def test_a_table_can_be_removed_by_its_owner_only(client: Client) -> None:
    table = make(client, "person", "person")
    mine = client.cookies["royaltable"]
    client.cookies.clear()
    assert client.delete(f"/api/tables/{table}").status_code == 403
    assert position(client, table)["table"] == table
    client.cookies.set("royaltable", mine)
    assert client.delete(f"/api/tables/{table}").status_code == 204
    for path in ("", "/course", "/transcript", "/events"):
        assert client.get(f"/api/tables/{table}{path}").status_code == 404
    assert client.delete(f"/api/tables/{table}").status_code == 404
    assert client.get("/api/tables").json() == []


def test_bots_play_the_same_from_the_same_seed(client: Client) -> None:
    """Every decision of a computer player follows from seed and node, so a stored game explains itself."""
    from royaltable.server import players

    table = make(client, "greedy", "random", "random")
    settled(client, table)
    now = client.app.state.services.tables.snapshot(table)
    for line in now.match.lines:
        before = now.match.at(line.n)
        kind = "chance" if line.actor < 0 else now.table.seats[line.actor].kind
        assert players.choice(type(now)(now.table, before, now.times)) == line.text, kind


def test_games_are_described_in_full(client: Client) -> None:
    assert client.get("/api/games").json() == [
        {
            "name": "tiny",
            "title": {"en": "Lanterns", "hant": "燈籠", "hans": "灯笼"},
            "players": [2, 3],
            "options": {"rounds": [2, 1]},
            "components": "tiny",
            "reconstructed": False,
        }
    ]
    detail = client.get("/api/games/tiny").json()
    assert detail["component_data"]["stones"][0]["number"] == 4
    assert detail["patterns"]["step"] == "step <side>"
    assert detail["kinds"]["side"] == ["left", "right"]
    assert detail["rulebook"][0]["rules"][0]["id"] == "TY-1.1"
    assert detail["seats"][0] == {"id": "red", "shape": "square", "hex": "#a33327", "ink": "#ffffff", "en": "Red", "hant": "紅", "hans": "红"}


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_is_played_to_its_end_by_the_computer(tmp_path: Path, name: str) -> None:
    """Without the web: each node stored, chance as committed to, and the stored game replays in another memory."""
    tables = Tables(Storage(tmp_path), games.find)
    seats = tuple(Seat(kind, kind) for kind in ("greedy", "random"))
    table = tables.create(name, {}, seats, "me")
    while tables.move(table.id):
        pass
    played = tables.snapshot(table.id)
    assert played.match.over
    assert chance.first_difference(played.match, table.seed) is None
    again = Tables(tables.storage, games.find).snapshot(table.id)
    assert (again.match.s, again.match.lines, again.times) == (played.match.s, played.match.lines, played.times)
    assert tables.storage.table(table.id).status == "over"
    tables.storage.close()
