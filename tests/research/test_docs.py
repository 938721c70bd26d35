"""The examples of docs/research.md run, and the example that trains a player learns."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from threading import Event
from types import ModuleType

import numpy as np
import pytest

from royaltable import games
from royaltable.research import compiling
from royaltable.research.__main__ import main
from royaltable.research.observation import layout, page

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


GROUPS = {"Gymnasium": "fast-royals", "OpenSpiel": "fast-palace"}
"""Example -> the worker that compiles its game; the others play Ming."""


@pytest.mark.parametrize(
    ("heading", "code"), [pytest.param(*one, id=one[0], marks=pytest.mark.xdist_group(GROUPS.get(one[0], "fast-ming"))) for one in examples()]
)
def test_examples_run(heading: str, code: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(code, f"docs/research.md: {heading}", "exec"), {"__name__": "example"})
    assert said.getvalue().strip()


def test_there_is_an_example_of_everything() -> None:
    assert [heading for heading, _ in examples()] == ["What they share", "PettingZoo", "Gymnasium", "OpenSpiel", "Thousands of games in one array"]


def test_every_field_stands_in_the_docs() -> None:
    """With its kind and what it is divided by: the page is what the layouts say."""
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == page()
    for name in games.NAMES:
        plan = layout(games.find(name), 2)
        assert all(f"| {part.offset} | `{field}`" in page() for field, part in plan.parts.items())


def test_compiling_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who uses a game for the first time reads what is going on, how far it is, and the end; later nothing."""
    game, said, told = games.find("ming"), [], Event()

    def say(line: str) -> None:
        said.append(line)
        if "…" in line and "functions" in line:
            told.set()

    monkeypatch.setattr(compiling, "EVERY", 0.001)
    monkeypatch.setattr(compiling.cache, "ready", lambda game, modules: told.is_set())
    monkeypatch.setattr(compiling, "warm", lambda game, modules: told.wait())
    compiling.compile_once(game, say)
    assert said[0].startswith("Compiling Ming Dynasty for this machine")
    assert said[-1].startswith("Ming Dynasty is compiled (")
    compiling.compile_once(game, lambda line: pytest.fail(line))


@pytest.mark.xdist_group("fast-ming")
def test_games_are_compiled_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ming"]) == 0
    assert capsys.readouterr().out == "ming is ready.\n"
    assert main(["ming", "chess"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def trainer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", DOCS / "examples" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.xdist_group("fast-ming")
def test_the_training_example_learns(tmp_path: Path) -> None:
    """A short run of the script: in the end it wins far more often against the random player than in the beginning."""
    weights = tmp_path / "player.npz"
    command = [sys.executable, DOCS / "examples" / "train.py", "--games", "64", "--updates", "100", "--save", weights]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    rates = [int(percent) for percent in re.findall(r"wins (\d+)% against random", said)]
    assert 35 < rates[0] < 65, said
    assert rates[-1] > 75, said
    assert set(np.load(weights)) == {"in", "act", "worth"}


def test_tests_take_a_share_of_the_time_on_the_slowest_machine() -> None:
    train = trainer()
    for cost in (0.1, 8.0, 300.0):
        assert train.pause_after(cost) >= train.PAUSE
        assert cost / (cost + train.pause_after(cost)) <= train.SHARE + 1e-9


def test_returns_look_ahead_to_the_end_of_each_game() -> None:
    train = trainer()
    values, rewards = np.array([[0.5], [0.2], [0.4]]), np.array([[0.0], [1.0], [0.0]])
    done = np.array([[False], [True], [False]])
    found = train.returns_of(values, rewards, done, np.array([-1.0]))
    assert found[:, 0] == pytest.approx([train.TRACE * 1 + (1 - train.TRACE) * 0.2, 1, -1])
