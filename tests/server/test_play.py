"""Whole games over HTTP."""

from __future__ import annotations

from .conftest import Client
from .tables import make, play_to_end, position, settled


def test_a_game_of_people_from_start_to_end(client: Client) -> None:
    table = make(client, "person", "person")
    first = settled(client, table)
    assert first["node"] == "carry"
    assert first["version"] == 3
    assert first["viewer"] is None
    assert first["legal"] is None
    end = play_to_end(client, table)
    assert end["actor"] is None
    assert end["node"] == "over"
    assert end["result"]["scores"]
    assert position(client, table, 0)["view"]["stones"] == end["view"]["stones"]
