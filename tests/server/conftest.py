"""Clients of an application over a temporary data folder, with the tiny game of `tests/tiny.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from royaltable.server.app import create_app

from .tables import find

Client = TestClient[Litestar]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Client]]:
    """Start an application (by default over the test's own folder) and give a browser for it."""
    with ExitStack() as stack:

        def open_client(data: Path | None = None, **settings: Any) -> Client:
            given: dict[str, Any] = {"bot_pause": 0.0, "games": ("tiny",), "find": find, "page": tmp_path / "page"} | settings
            app = create_app(data or tmp_path / "data", **given)
            return stack.enter_context(TestClient(app))

        yield open_client


@pytest.fixture
def client(start: Callable[..., Client]) -> Client:
    return start()
