"""Views and advice hold what their types say, and nothing else: the page's types are made from these."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from royaltable import games
from royaltable.core.game import Game
from royaltable.core.match import Match
from tests import tiny
from tests.helpers import random_game

GAMES = ("tiny", *games.NAMES)


def find(name: str) -> Game:
    return tiny.GAME if name == "tiny" else games.find(name)


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def check(data: object, kind: type) -> None:
    """Converting reads the declared keys only, so that what comes out equal holds no others."""
    assert plain(msgspec.convert(plain(data), kind, strict=True)) == plain(data)


@pytest.mark.parametrize("name", GAMES)
def test_views_and_advice_are_of_their_types(name: str) -> None:
    game = find(name)
    view, advice = game.documents
    for i, players in enumerate(game.players):

        def each(match: Match, players: int = players) -> None:
            if match.version % 5 == 0 or match.over:
                for viewer in range(-1, players):
                    check(match.view(viewer), view)
            if match.actor >= 0 and match.version % 3 == 0:
                check(match.advice(), advice)

        random_game(game, players, seed=f"documents {i}", each=each, greedy_share=0.6)


def test_a_key_too_many_or_of_another_type_is_found() -> None:
    match = random_game(tiny.GAME, 2, seed=1, nodes=4)
    good = dict(match.view(0))
    check(good, tiny.View)
    with pytest.raises(AssertionError):
        check(good | {"secret": 1}, tiny.View)
    for wrong in (good | {"coins": None}, {key: value for key, value in good.items() if key != "coins"}):
        with pytest.raises(msgspec.ValidationError):
            check(wrong, tiny.View)
