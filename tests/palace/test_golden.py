"""Example games replay bit for bit."""

from pathlib import Path

import pytest

from royaltable.games import find
from tests.helpers import golden, replay_golden

GAME = find("palace")


def test_there_are_example_games_of_every_option_and_player_count() -> None:
    kinds = {tuple(path.stem.split("-")[1:5]) for path in golden(GAME)}
    assert {kind[0] for kind in kinds} == {"2", "3", "4"}
    assert {kind[1] for kind in kinds} == {"random", "first_game", "gate_centre"}
    assert {kind[2] for kind in kinds} == {"adjacent", "isolated", "off"}
    assert {kind[3] for kind in kinds} == {"share", "none"}


@pytest.mark.parametrize("path", golden(GAME), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    replay_golden(path, GAME)
