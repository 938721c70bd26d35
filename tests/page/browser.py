"""Finds the browser of the page's tests, and starts it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Open = Callable[..., Any]
"""Opens an address of the page and returns the Playwright page (fixture `open_page`)."""
LEAN = "chromium-headless-shell"
"""Chromium without windows, a quarter faster in these tests."""
NAMES = (LEAN, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_browser() -> str | None:
    """Path of a Chromium: ROYALTABLE_CHROMIUM, else one on PATH, else Playwright's own; None if there is none."""
    if named := os.environ.get("ROYALTABLE_CHROMIUM"):
        return named if Path(named).is_file() else None
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or _own()


def _own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        return path if Path(path).is_file() else None


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running headless browser; raises RuntimeError if none is found."""
    from playwright.sync_api import sync_playwright

    path = find_browser()
    if path is None:
        raise RuntimeError("No Chromium: install it or set ROYALTABLE_CHROMIUM to its path.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()
