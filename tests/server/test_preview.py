"""Previews: what a draft would do, and not a bit more than its seat could work out itself."""

from __future__ import annotations

from typing import Any

import pytest

from royaltable import games
from royaltable.core import draft
from tests.helpers import random_game

from .conftest import Client
from .tables import make, play_on, position, send, settled


def until(client: Client, table: str, node: str) -> dict[str, Any]:
    """Play on until a person is to act at a node of this kind; the seats bid differently."""
    while (now := settled(client, table))["node"] != node:
        play_on(client, table, now["actor"] if now["node"] == "bid" else -1)
    return now


def test_a_preview_is_the_position_after_the_draft_and_stores_nothing(client: Client) -> None:
    table = make(client, "person", "person")
    now = settled(client, table)
    seat = now["actor"]
    shown = send(client, table, "preview", now["version"], seat, ["step left", "step left"]).json()
    assert shown["version"] == now["version"]
    assert shown["at"] == now["version"] + 2
    assert shown["actor"] == seat
    assert shown["legal"] == ["stop"]
    assert shown["view"]["places"][seat] == 3
    assert shown["draft"] == [{"n": now["version"] + i, "seat": seat, "action": "step left", "rows": []} for i in range(2)]
    assert position(client, table) == now
    handed = send(client, table, "preview", now["version"], seat, ["step left", "step left", "stop"]).json()
    assert handed["actor"] == 1 - seat
    assert handed["legal"] is None
    done = send(client, table, "commit", now["version"], seat, ["step left", "step left", "stop"]).json()["now"]
    assert done | {"version": now["version"], **{key: handed[key] for key in ("draft", "asked", "since")}} == handed


def test_an_action_that_hands_over_to_chance_is_shown_before_chance(client: Client) -> None:
    table = make(client, "person", "person")
    now = until(client, table, "gift")
    shown = send(client, table, "preview", now["version"], now["actor"], ["gift light"]).json()
    assert (shown["actor"], shown["node"], shown["legal"]) == ("chance", "stone", None)
    assert shown["view"]["points"][now["actor"]] == 3
    assert shown["draft"][0]["rows"][0][:3] == ["TY-4.1", now["actor"], 3]
    assert shown["view"]["stones"] == position(client, table, now["actor"])["view"]["stones"]


def test_an_action_that_uncovers_something_is_shown_as_pending(client: Client) -> None:
    """The last bid shows all bids; its preview is the position before it, whatever the others bid and whoever then acts."""
    for bid in ("bid 0", "bid 4"):  # the last seat loses, or wins and would go on itself
        table = make(client, "person", "person")
        first = until(client, table, "bid")
        send(client, table, "commit", first["version"], first["actor"], ["bid 2"])
        now = settled(client, table)
        seat = now["actor"]
        before = position(client, table, seat)
        shown = send(client, table, "preview", now["version"], seat, [bid]).json()
        line = {"n": now["version"], "seat": seat, "action": bid, "rows": []}
        assert shown == before | {"at": now["version"] + 1, "actor": None, "legal": None, "advice": None, "closed": None, "draft": [line]}
        assert shown["status"] == "running"
        assert shown["node"] == "bid"
        on = [send(client, table, verb, now["version"], seat, [bid, "gift coin"]) for verb in ("preview", "commit")]
        assert [answer.status_code for answer in on] == [400, 400]
        assert position(client, table) == now


def test_the_end_is_not_shown_before_it_is_committed(client: Client) -> None:
    table = make(client, "person", "person", options={"rounds": 1})
    now = until(client, table, "gift")
    shown = send(client, table, "preview", now["version"], now["actor"], ["gift light"]).json()
    assert (shown["node"], shown["actor"], shown["status"], shown["result"], shown["seed"]["value"]) == ("gift", None, "running", None, None)
    assert shown["view"]["points"] == [0, 0]
    done = send(client, table, "commit", now["version"], now["actor"], ["gift light"]).json()["now"]
    assert (done["node"], done["status"]) == ("over", "over")
    assert done["result"]
    assert done["seed"]["value"]


@pytest.mark.parametrize("name", games.NAMES)
def test_no_game_shows_its_end_before_it_is_committed(name: str) -> None:
    """The last decision of a random game, if its seat does not know everything: what it is shown is the position before it."""
    match = random_game(games.find(name), 2, seed=4)
    n = max(line.n for line in match.lines if line.actor >= 0)
    before, last = match.at(n), match.lines[n]
    made = draft.play(before, n, last.actor, [last.text])
    ends = made.match.over and made.match.version == match.version
    hidden = before.seen_by(last.actor) != before.s
    assert made.uncovers == (ends and hidden)
    assert made.shown.s == (before.s if made.uncovers else made.match.s)
    assert [line.text for line in made.lines] == [last.text]
    if name == "palace":  # the others end with chance or with nothing hidden
        assert made.uncovers
