"""How tests make tables and wait for them."""

from __future__ import annotations

import time
import uuid
from collections.abc import Sequence
from typing import Any

import httpx

from royaltable.core.errors import HeaderError
from royaltable.core.game import Game
from tests.tiny import GAME

PATIENCE = 20.0  # seconds until a wait is given up


def find(name: str) -> Game:
    """The tiny game and nothing else."""
    if name != "tiny":
        raise HeaderError(f"There is no game {name!r}; the games are tiny.")
    return GAME


def make(client: httpx.Client, *kinds: str, game: str = "tiny", options: dict[str, Any] | None = None) -> str:
    """Make a table with these kinds of players; returns its id."""
    seats = [{"kind": kind, "name": f"{kind} {i}"} for i, kind in enumerate(kinds)]
    answer = client.post("/api/tables", json={"game": game, "players": len(kinds), "options": options or {}, "seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def position(client: httpx.Client, table: str, seat: int | None = None, **query: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}", params={**({} if seat is None else {"seat": seat}), **query})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def settled(client: httpx.Client, table: str) -> dict[str, Any]:
    """The position (for a spectator) when a person is to act or the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = position(client, table)
        if now["status"] == "over" or (isinstance(now["actor"], int) and now["seats"][now["actor"]]["kind"] == "person"):
            return now
        time.sleep(0.005)
    raise AssertionError(f"table {table} does not go on: {now}")


def send(client: httpx.Client, table: str, verb: str, version: int, seat: int, actions: Sequence[str], key: str | None = None) -> httpx.Response:
    """Preview or commit a chain."""
    headers = {"Idempotency-Key": key or uuid.uuid4().hex} if verb == "commit" else {}
    return client.post(f"/api/tables/{table}/{verb}", json={"version": version, "seat": seat, "actions": list(actions)}, headers=headers)


def play_on(client: httpx.Client, table: str, pick: int = 0) -> dict[str, Any]:
    """Let the person to act play one legal action (number `pick` of the list); returns the answer."""
    now = settled(client, table)
    seat = now["actor"]
    legal = position(client, table, seat)["legal"]
    answer = send(client, table, "commit", now["version"], seat, [legal[pick % len(legal)]])
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def play_to_end(client: httpx.Client, table: str, pick: int = 0) -> dict[str, Any]:
    while (now := settled(client, table))["status"] == "running":
        play_on(client, table, pick + now["version"])
    return now
