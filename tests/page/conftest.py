"""A real server, a real browser, and nothing on the browser's console. ROYALTABLE_PAGE: folder of a page that was built elsewhere."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from royaltable.server.pages import BUILT
from tests.server.running import Running, running

from .browser import Open, chromium

PATIENCE = 30_000.0  # milliseconds until a wait is given up: two browsers share two cores with the compiler
expect.set_options(timeout=PATIENCE)
EXPECTED = "status of 409"  # the browser itself reports every refusal
LANGUAGE = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share a worker and its browser; the files are shared out among the workers."""
    for item in items:
        if "tests/page/" in item.path.as_posix():
            item.add_marker(pytest.mark.xdist_group(f"page {item.path.stem}"))


@pytest.fixture(scope="session")
def built() -> Path:
    folder = Path(os.environ.get("ROYALTABLE_PAGE", BUILT))
    if not (folder / "index.html").is_file():
        pytest.fail("The page is not built: run `npm ci` and `npm run build` in web/.")
    return folder


@pytest.fixture(scope="session")
def server(built: Path) -> Iterator[Running]:
    with running(page=built) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def open_page(server: Running, browser: Browser) -> Iterator[Open]:
    """Open an address of the page in a new browser profile; at the end nothing may stand on the console."""
    complaints: list[str] = []
    quiet: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and EXPECTED not in message.text and not any(text in message.text for text in quiet):
            complaints.append(message.text)

    def open_one(
        address: str = "",
        *,
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        dark: bool = False,
        touch: bool = False,
        expect: tuple[str, ...] = (),
        profile: Page | None = None,
        settings: dict[str, object] | None = None,
    ) -> Page:
        """`touch`: with fingers; `profile`: a page whose profile (cookies, storage) is shared; `expect`: console texts that this test provokes."""
        quiet.extend(expect)
        if profile:
            context = profile.context
        else:
            context = browser.new_context(
                base_url=server.url,
                viewport={"width": width, "height": height},
                locale=LANGUAGE[lang],
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                has_touch=touch,
            )
            context.set_default_timeout(PATIENCE)
            chosen = json.dumps({"pace": "instant", **(settings or {})})
            context.add_init_script(f"localStorage.getItem('royaltable-settings') ?? localStorage.setItem('royaltable-settings', {json.dumps(chosen)})")
            contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address if "://" in address else f"/{address}")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints, complaints
