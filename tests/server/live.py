"""A server on a real socket inside the test's own process, and a reader of event streams."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx

from royaltable.server.app import create_app
from royaltable.server.run import Server, address, listen
from royaltable.server.services import Services

from .tables import PATIENCE, find


@dataclass
class Live:
    """A running server: its services, its address, and how to stop it."""

    services: Services
    url: str
    stop: Callable[[], None]

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False)


@contextmanager
def live(data: Path, **settings: Any) -> Iterator[Live]:
    """Serve the tiny game until the block is left."""
    given: dict[str, Any] = {"bot_pause": 0.0, "games": ("tiny",), "find": find} | settings
    app = create_app(data, **given)
    listener, ready = listen("127.0.0.1", 0), Event()
    server = Server(app, address(listener), lambda _: ready.set(), False)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()

    def stop() -> None:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"

    try:
        assert ready.wait(PATIENCE)
        yield Live(app.state.services, address(listener), stop)
    finally:
        stop()


@contextmanager
def events(client: httpx.Client, table: str, last: object = None) -> Iterator[Iterator[tuple[int, dict[str, Any]]]]:
    """The events of a table as (id, data); comments come as (-1, {})."""
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    with client.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield parsed(answer.iter_lines())


def parsed(lines: Iterator[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    number, data = -1, ""
    for line in lines:
        name, _, value = line.partition(": ")
        if name == "id":
            number = int(value)
        elif name == "data":
            data = value
        elif not line and data:
            yield number, json.loads(data)
            number, data = -1, ""
        elif line.startswith(":"):
            yield -1, {}


@contextmanager
def tables_events(client: httpx.Client, *tables: str) -> Iterator[Iterator[tuple[str, dict[str, Any]]]]:
    """What one stream tells of several tables, as (name of the event, data)."""
    with client.stream("GET", "/api/events", params={"table": tables}) as answer:
        assert answer.status_code == 200, answer.read()
        yield named(answer.iter_lines())


def named(lines: Iterator[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    name, data = "message", ""
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            data = value
        elif not line and data:
            yield name, json.loads(data)
            name, data = "message", ""


def up_to(stream: Iterator[tuple[int, dict[str, Any]]], done: Callable[[dict[str, Any]], bool]) -> list[tuple[int, dict[str, Any]]]:
    """Read events until one fulfils a condition."""
    got = []
    for number, data in stream:
        if data:
            got.append((number, data))
            if done(data):
                return got
    raise AssertionError(f"the stream ended: {got}")
