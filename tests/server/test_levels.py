"""Seats of computer players that think: in processes of their own, shown while they think, replaced when they die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

from .conftest import Client
from .tables import PATIENCE, make, position, settled


def test_levels_play_a_whole_game(client: Client) -> None:
    table = make(client, "courtier", "novice", "minister")
    now = settled(client, table)
    assert now["status"] == "over"
    assert [seat["kind"] for seat in now["seats"]] == ["courtier", "novice", "minister"]


def test_a_level_that_is_none_is_refused(client: Client) -> None:
    seats = [{"kind": kind, "name": kind} for kind in ("person", "champion")]
    answer = client.post("/api/tables", json={"game": "tiny", "players": 2, "options": {}, "seats": seats})
    assert answer.status_code == 400


def test_thinking_is_shown_and_a_dead_worker_is_replaced(client: Client) -> None:
    table = make(client, "person", "master")
    services = client.app.state.services
    worker = services.thinkers.worker(table)
    until = time.monotonic() + PATIENCE
    killed = None
    while time.monotonic() < until:
        now = position(client, table)
        if now["status"] == "over":
            break
        if now["actor"] == 0:
            client.post(
                f"/api/tables/{table}/commit",
                json={"version": now["version"], "seat": 0, "actions": now_legal(client, table)},
                headers={"Idempotency-Key": f"k{now['version']}"},
            )
        elif services.driver.thinking.get(table) == 1 and worker.pid and killed is None:
            killed = worker.pid
            os.kill(killed, signal.SIGKILL)
        if killed is not None and worker.pid not in (None, killed):
            break
        time.sleep(0.01)
    assert killed is not None
    before = position(client, table)["version"]
    while time.monotonic() < until and position(client, table)["version"] <= before:
        time.sleep(0.01)
    assert worker.pid != killed


def now_legal(client: Client, table: str) -> list[str]:
    return [str(position(client, table, 0)["legal"][0])]


def test_the_web_process_never_imports_numba() -> None:
    code = "import sys; import royaltable.server.app; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
