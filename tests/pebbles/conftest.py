"""Every test here runs with the example installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from royaltable import games
from royaltable.core.game import Game

from .installed import installed


@pytest.fixture(scope="package", autouse=True)
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("installed")):
        yield


@pytest.fixture
def game() -> Game:
    return games.find("pebbles")
