"""Example games replay bit for bit."""

from pathlib import Path

import pytest

from royaltable.games import find
from tests.helpers import golden, replay_golden

GAME = find("ming")


def test_there_are_example_games_of_every_option_and_player_count() -> None:
    kinds = {tuple(path.stem.split("-")[1:4]) for path in golden(GAME)}
    assert {kind[0] for kind in kinds} == {"2", "3", "4"}
    assert {kind[1] for kind in kinds} == {"areas_shared", "areas_sole", "best_area"}
    assert {kind[2] for kind in kinds} == {"none", "strict"}


@pytest.mark.parametrize("path", golden(GAME), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    replay_golden(path, GAME)
