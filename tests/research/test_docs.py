"""The examples of docs/research.md run, and the example that trains a player learns."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from royaltable.research.vector import VectorGames

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = re.findall(r"^## ([^\n]+)\n|^```python\n(.*?)^```", (DOCS / "research.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """Heading and text of every example."""
    found, heading = [], ""
    for title, code in BLOCKS:
        heading = title or heading
        if code:
            found.append((heading, code))
    return found


@pytest.mark.xdist_group("fast-palace")
@pytest.mark.parametrize(("heading", "code"), examples(), ids=[heading for heading, _ in examples()])
def test_examples_run(heading: str, code: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(code, f"docs/research.md: {heading}", "exec"), {"__name__": "example"})
    assert said.getvalue().strip()


def test_there_is_an_example_of_everything() -> None:
    assert [heading for heading, _ in examples()] == ["What they share", "PettingZoo", "Gymnasium", "OpenSpiel", "Thousands of games in one array"]


def trainer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", DOCS / "examples" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.xdist_group("fast-ming")
def test_the_training_example_learns() -> None:
    train = trainer()
    games = VectorGames("ming", 2, 64, seed=1)
    player, rng = train.Player(games, 1), np.random.default_rng(1)
    player.look_around(games, 100)
    before = train.win_rate(player, "random", 100)
    for _, _ in zip(range(120), train.train(player, games, rng), strict=False):
        pass
    assert 0.3 < before < 0.7
    assert train.win_rate(player, "random", 100) > 0.8


def test_returns_look_ahead_to_the_end_of_each_game() -> None:
    train = trainer()
    values, rewards = np.array([[0.5], [0.2], [0.4]]), np.array([[0.0], [1.0], [0.0]])
    done = np.array([[False], [True], [False]])
    found = train.returns_of(values, rewards, done, np.array([-1.0]))
    assert found[:, 0] == pytest.approx([train.TRACE * 1 + (1 - train.TRACE) * 0.2, 1, -1])
