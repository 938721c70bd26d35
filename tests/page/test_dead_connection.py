"""A connection that breaks, or swallows bytes: the page says that it hears nothing, and goes on when it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running, running

from .browser import Open
from .conftest import PATIENCE
from .proxy import Proxy, proxy
from .table import new_table, wait_mode
from .test_connection import WITHOUT_WORKERS, play_past, sees


@pytest.fixture(scope="module")
def server(built: Path) -> Iterator[Running]:
    with running(page=built, heartbeat=0.4) as found:
        yield found


@pytest.mark.parametrize("workers", ["", WITHOUT_WORKERS])
@pytest.mark.parametrize("breaks", [Proxy.swallow, Proxy.refuse])
def test_a_broken_connection_is_said_and_regained(open_page: Open, server: Running, workers: str, breaks: Callable[[Proxy], None]) -> None:
    past, table = new_table(open_page, "person", "person", expect=("ERR_",))
    with proxy(server.url) as between:
        page = open_page(profile=past)
        page.add_init_script(workers)
        page.goto(f"{between.url}/#/table/{table}")
        wait_mode(page, "act")
        sees(page, play_past(past, table))
        breaks(between)
        expect(page.locator(".lost")).to_have_text("No connection. The page keeps trying.", timeout=PATIENCE)
        now = play_past(past, table)
        between.restore()
        expect(page.locator(".lost")).to_have_count(0, timeout=PATIENCE)
        sees(page, now)
