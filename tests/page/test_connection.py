"""The page's connection with the server: many pages of one browser, pages that close or sleep, browsers without shared workers; who comes back sees what is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.server.running import Running, running

from .browser import Open
from .proxy import Proxy, proxy
from .table import click, commit, complete, new_table, position, send, settled, targets, wait_mode

PAGES = 8
WITHOUT_WORKERS = "delete window.SharedWorker"
BROKEN_WORKERS = "const Real = SharedWorker; window.SharedWorker = function (address, options) { return new Real('/assets/nothing.js', options) }"
SILENT_WORKERS = "window.SharedWorker = function () { this.port = new MessageChannel().port1 }"


@pytest.fixture(scope="module")
def server(built: Path) -> Iterator[Running]:
    """Quiet streams show no sign of life for an hour: whatever is seen was told, or looked for."""
    with running(page=built, heartbeat=3600) as found:
        yield found


@pytest.fixture
def between(server: Running) -> Iterator[Proxy]:
    with proxy(server.url) as found:
        yield found


def come(between: Proxy, open_page: Open, table: str, profile: Page) -> Page:
    page = open_page(f"{between.url}/#/table/{table}", profile=profile)
    wait_mode(page, "act", "watch")
    return page


def play_past(page: Page, table: str) -> int:
    """Somebody plays a legal action without the page; returns the version after it."""
    now = position(page, table)
    while not isinstance(now["actor"], int):
        now = position(page, table)
    legal = position(page, table, now["actor"])["legal"]
    answer = send(page, table, now["version"], now["actor"], [legal[0]])
    assert answer.ok, answer.text()
    return int(answer.json()["now"]["version"])


def sees(page: Page, version: int) -> None:
    page.wait_for_function("version => Number(document.querySelector('.page').dataset.version) >= version", arg=version)


def eight(between: Proxy, open_page: Open) -> tuple[Page, list[str], list[Page]]:
    """Eight pages of one browser at seven tables: a page past the proxy, the tables, the pages; the first two are at one table."""
    first, table = new_table(open_page, "person", "person")
    tables = [table, table, *(new_table(lambda **_: first, "person", "person")[1] for _ in range(PAGES - 2))]
    return first, tables, [come(between, open_page, one, first) for one in tables]


def test_eight_pages_share_one_stream_and_lose_nothing_when_one_closes(between: Proxy, open_page: Open) -> None:
    past, tables, pages = eight(between, open_page)
    for table, page in zip(tables, pages, strict=True):
        sees(page, play_past(past, table))
    assert between.open("GET /api/events") == 1
    pages[0].close()
    for table, page in zip(tables[1:], pages[1:], strict=True):
        sees(page, play_past(past, table))
    page = pages[-1]
    wait_mode(page, "act")
    commit(page, lambda: act(page))
    other = come(between, open_page, tables[-1], past)
    sees(other, position(past, tables[-1])["version"])
    assert between.open("GET /api/events") == 1


def act(page: Page) -> None:
    """Play a turn with the mouse."""
    settled(page)
    while not complete(page):
        page.locator(".board [data-action]:not([aria-disabled=true]), .controls [data-action]").first.wait_for()
        click(page, f'[data-action="{targets(page)[0]}"]')
        settled(page)
    page.locator("[data-commit]").click()


@pytest.mark.parametrize("workers", [WITHOUT_WORKERS, BROKEN_WORKERS])
def test_eight_pages_of_a_browser_without_shared_workers(between: Proxy, open_page: Open, workers: str) -> None:
    profile = open_page(expect=("status of 404",))
    profile.context.add_init_script(workers)
    _, tables, pages = eight(between, lambda *args, **looks: open_page(*args, **{"profile": profile, **looks}))
    for table, page in zip(tables, pages, strict=True):
        sees(page, play_past(profile, table))
    pages[0].close()
    for table, page in zip(tables[1:], pages[1:], strict=True):
        sees(page, play_past(profile, table))
    wait_mode(pages[-1], "act")
    commit(pages[-1], lambda: act(pages[-1]))


def test_a_worker_that_never_answers_is_done_without(between: Proxy, open_page: Open) -> None:
    past, table = new_table(open_page, "person", "person")
    past.context.add_init_script(SILENT_WORKERS)
    page = open_page(profile=past)
    page.clock.install()
    page.goto(f"{between.url}/#/table/{table}")
    wait_mode(page, "act")
    page.clock.fast_forward(11_000)
    sees(page, play_past(past, table))


def test_a_worker_that_is_killed_is_started_again(between: Proxy, open_page: Open, browser: Browser) -> None:
    past, table = new_table(open_page, "person", "person")
    page = open_page(profile=past)
    page.clock.install()
    page.goto(f"{between.url}/#/table/{table}")
    wait_mode(page, "act")
    sees(page, play_past(past, table))
    session = browser.new_browser_cdp_session()
    workers = [target for target in session.send("Target.getTargets", {"filter": [{"type": "shared_worker"}]})["targetInfos"] if between.url in target["url"]]
    assert len(workers) == 1
    session.send("Target.closeTarget", {"targetId": workers[0]["targetId"]})
    page.clock.fast_forward(16_000)
    sees(page, play_past(past, table))


def test_a_page_that_sleeps_keeps_nobody_waiting_and_wakes_to_what_is(between: Proxy, open_page: Open) -> None:
    past, table = new_table(open_page, "person", "person")
    one = come(between, open_page, table, past)
    two = come(between, open_page, table, past)
    session = one.context.new_cdp_session(one)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    sees(two, play_past(past, table))
    now = play_past(past, table)
    sees(two, now)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    sees(one, now)


@pytest.mark.parametrize("sign", ["window focus", "window online", "window pageshow", "document visibilitychange"])
def test_who_comes_back_sees_what_is(between: Proxy, open_page: Open, sign: str) -> None:
    """The stream has died and nobody was told."""
    past, table = new_table(open_page, "person", "person")
    page = come(between, open_page, table, past)
    sees(page, play_past(past, table))
    between.swallow("GET /api/events")
    now = play_past(past, table)
    target, name = sign.split()
    page.evaluate(f"{target}.dispatchEvent(new Event('{name}'))")
    sees(page, now)
