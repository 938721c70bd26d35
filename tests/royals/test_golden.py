"""Example games replay bit for bit."""

from pathlib import Path

import pytest

from royaltable.games import find
from tests.helpers import golden, replay_golden

GAME = find("royals")


def test_there_are_three_example_games_of_every_player_count() -> None:
    assert [path.stem.split("-")[1] for path in golden(GAME)] == [str(n) for n in GAME.players for _ in range(3)]


@pytest.mark.parametrize("path", golden(GAME), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    replay_golden(path, GAME)


def test_every_option_value_is_played_in_an_example_game() -> None:
    games = [replay_golden(path, GAME) for path in golden(GAME)]
    for option, values in GAME.components().options.items():
        assert {match.options[option] for match in games} == set(values)
