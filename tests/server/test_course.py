"""What happened at a table, in one answer: the position now, the lines that are new to the viewer, the moments on the way."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from benchmarks.late import calls, long_game
from royaltable import games
from royaltable.core.match import Match
from royaltable.server import positions
from tests.helpers import random_game

from .conftest import Client
from .tables import log, make, play_on, play_to_end, position, send, settled, table_of


def course(client: Client, table: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/course", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def snapshot(match: Match) -> positions.Snapshot:
    return positions.Snapshot(table_of(match), match, ["2025"] * match.version)


def plain(struct: Any) -> Any:
    return msgspec.to_builtins(struct)


@pytest.mark.parametrize("name", games.NAMES)
def test_lines_since_a_node_complete_what_was_read_there(name: str) -> None:
    """In a running game and over its end: what a viewer had read, with what is new put in place, is the whole log as it may be read now."""
    game, rng = games.find(name), random.Random(3)
    whole = random_game(game, game.players[-1], {"markers": "hidden"} if name == "royals" else {}, seed=4)
    assert whole.over
    for until in (whole.version, *(rng.randrange(whole.version) for _ in range(6))):
        now = snapshot(whole.at(until))
        for viewer in range(-1, game.players[-1]):
            since = rng.randrange(until + 1) if until < whole.version else until - 1
            read = {line.n: line for line in positions.lines(snapshot(whole.at(since)), viewer, 0)}
            read |= {line.n: line for line in positions.lines(now, viewer, since)}
            assert [read[n] for n in sorted(read)] == positions.lines(now, viewer, 0)
    assert positions.lines(snapshot(whole), -1, whole.version) == []


@pytest.mark.parametrize("name", games.NAMES)
def test_moments_are_the_positions_on_the_way(name: str) -> None:
    game = games.find(name)
    match = random_game(game, game.players[-1], seed=5, nodes=150)
    now = snapshot(match)
    for viewer in (-1, 0):
        moments = positions.moments(now, viewer, match.version - 40)
        assert [moment.at for moment in moments] == list(range(match.version - 39, match.version))
        for moment in moments[::6]:
            then = plain(positions.position(now, viewer, match.at(moment.at)))
            assert then == plain(positions.position(now, viewer)) | plain(moment) | {"legal": None, "closed": None, "advice": None, "result": None}
    assert positions.moments(now, 0, match.version) == []
    assert len(positions.moments(now, 0, match.version - positions.MOST_MOMENTS)) == positions.MOST_MOMENTS - 1
    assert positions.moments(now, 0, match.version - positions.MOST_MOMENTS - 1) == []


def test_a_commit_answers_what_happened(client: Client) -> None:
    """Like a look at the table at that moment: the position after it and the new lines, hidden ones of before that it uncovers included."""
    table = make(client, "person", "person")
    while (now := settled(client, table))["node"] != "bid":
        play_on(client, table, -1)
    first = now["version"]
    play_on(client, table, 2)
    seat = settled(client, table)["actor"]
    assert "hidden" in log(client, table, seat)[first]
    answer = send(client, table, "commit", first + 1, seat, ["bid 0"]).json()
    assert answer == {"own": [0, 1], "left": [], "now": position(client, table, seat), "lines": log(client, table, seat)[first:], "moments": []}
    assert answer["lines"][0]["action"] == "bid 2"


def test_one_look_tells_who_is_who(client: Client) -> None:
    table = make(client, "random", "person")
    settled(client, table)
    first = course(client, table, seat="mine")
    assert first == {"own": [1], "left": [], "now": position(client, table, 1), "lines": log(client, table, 1), "moments": []}
    assert course(client, table)["now"]["viewer"] is None
    shared = make(client, "person", "person")
    settled(client, shared)
    both = course(client, shared, seat="mine")
    assert (both["own"], both["now"]["viewer"]) == ([0, 1], None)  # whose eyes is for the people to say
    client.cookies.clear()
    client.cookies.set("royaltable", "A" * 43)  # another browser watches
    watched = course(client, table, seat="mine")
    assert (watched["own"], watched["now"]["viewer"]) == ([], None)


def test_the_moments_on_the_way_are_asked_for(client: Client) -> None:
    table = make(client, "person", "random")
    end = play_to_end(client, table)
    assert course(client, table, since=end["version"])["moments"] == []
    running = course(client, table, seat=0, since=end["version"], after=4)
    assert running["lines"] == []
    assert [moment["at"] for moment in running["moments"]] == list(range(5, end["version"]))
    for moment in running["moments"]:
        then = position(client, table, 0, at=moment["at"])
        assert moment == {key: then[key] for key in ("at", "actor", "node", "view", "board")}


def test_what_the_benchmark_of_late_games_measures_can_be_called() -> None:
    for call in calls(long_game(20)).values():
        assert call()
