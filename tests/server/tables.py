"""How tests make tables and wait for them."""

from __future__ import annotations

import hashlib
import time
import uuid
from collections.abc import Sequence
from typing import Any

import httpx

from royaltable.core.errors import HeaderError
from royaltable.core.game import Game
from royaltable.core.match import Match
from royaltable.server.errors import KINDS
from royaltable.server.people import People
from royaltable.server.storage import Node, Seat, Storage, Table
from royaltable.server.tables import result_of
from tests.tiny import GAME

TYPE = "urn:royaltable:"
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


def kind_of(problem: dict[str, Any]) -> str:
    """The kind of a problem, which has the status and the title of its kind."""
    assert problem["type"].startswith(TYPE)
    kind = str(problem["type"].removeprefix(TYPE))
    assert (problem["status"], problem["title"]) == KINDS[kind]
    return kind


def table_of(match: Match, table: str = "t", host: str = "host", **other: Any) -> Table:
    """A table of persons, all of them one, as it would stand in the database before its first node; always the same times."""
    seats = tuple(Seat("person", f"P{i}", host) for i in range(match.players))
    first = Match(match.game, match.players, match.options).actor
    agreed = {"id": table, "game": match.game.name, "players": match.players, "options": match.options, "rules": "test", "seats": seats, "host": host}
    file = {"components": match.components.id, "digest": match.components.digest, "seed": "seed", "seed_hash": "hash"}
    where = {"created": "2025", "moved": "2025", "version": 0, "status": "running", "actor": first, "asked": [first], "seating": 0}
    return Table(**{**agreed, **file, **where, "link": "link", "public": False, "starts": "full", "again": None, "key": None, "command": None, **other})


def store(storage: Storage, table: str, match: Match, token: str, **other: Any) -> None:
    """Store a table at the position of a match; all its seats are of the person with this token. Nothing drives it on."""
    host = People(storage).meet(hashlib.sha256(token.encode()).hexdigest())
    storage.create(table_of(match, table, host, **other))
    storage.append(table, [Node(line.n, line.actor, line.text, "2025") for line in match.lines], match.actor, match.asked, result=result_of(match))


def position(client: httpx.Client, table: str, seat: int | None = None, **query: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}", params={**({} if seat is None else {"seat": seat}), **query})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def log(client: httpx.Client, table: str, seat: int | str | None = None, since: int = 0) -> list[dict[str, Any]]:
    """The lines of the log for a seat or a spectator."""
    answer = client.get(f"/api/tables/{table}/course", params={"since": since, **({} if seat is None else {"seat": seat})})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["lines"])


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
    """Let the person to act play one legal action (number `pick` of the list); returns the position after it."""
    now = settled(client, table)
    seat = now["actor"]
    legal = position(client, table, seat)["legal"]
    answer = send(client, table, "commit", now["version"], seat, [legal[pick % len(legal)]])
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["now"])


def play_to_end(client: httpx.Client, table: str, pick: int = 0) -> dict[str, Any]:
    while (now := settled(client, table))["status"] == "running":
        play_on(client, table, pick + now["version"])
    return now
