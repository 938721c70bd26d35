"""Tournaments on a cluster: a Ray of this machine alone plays the same games as one process does; what is missing is said in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from royaltable.cli import run

ROOT = Path(__file__).parents[2]
CALL = ("arena", "ming", "--bots", "novice,greedy", "--games", "4", "--seed", "4")


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, which Ray may change as it likes."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    program = "import sys; from royaltable.cli import run; sys.exit(run(sys.argv[1:]))"
    return subprocess.run([sys.executable, "-c", program, *CALL, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def games(path: Path) -> list[Any]:
    """Number, set, seats, points, shares of the win and decisions of each game."""
    return [row[:6] for row in json.loads(path.read_text(encoding="utf-8"))["games"]]


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra cluster")
    there, here = tmp_path / "there.json", tmp_path / "here.json"
    done = arena("--ray", "local", "--json", str(there))
    assert (done.returncode, done.stderr) == (0, "")
    assert "novice" in done.stdout
    assert run([*CALL, "--processes", "1", "--json", str(here)]) == 0
    assert games(there) == games(here)


def test_no_cluster_at_the_address() -> None:
    pytest.importorskip("ray", reason="needs the extra cluster")
    done = arena("--ray", "nonsense")
    assert done.returncode == 2
    assert "no cluster at 'nonsense'" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run([*CALL, "--ray", "auto"]) == 2
    assert "royaltable[cluster]" in capsys.readouterr().err


def test_a_cluster_or_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*CALL, "--ray", "auto", "--processes", "2"]) == 2
    assert "exclude" in capsys.readouterr().err
