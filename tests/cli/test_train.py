"""`royaltable train`: weights with the command that made them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from royaltable import cli, games
from royaltable.cli import train
from tests import tiny


@pytest.mark.xdist_group("fast-tiny")
def test_weights_say_how_they_were_made_and_how_far_to_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(games, "find", lambda name: tiny.GAME)
    monkeypatch.setattr(train, "compile_first", lambda *_: None)
    command = ["train", "tiny", "--players", "2", "--seed", "3", "--greedy", "60", "--rounds", "1", "--games", "40", "--simulations", "4", "--turns", "1"]
    files = []
    for more in ([], ["--horizon", "3"]):  # the second goes on from the games of the first
        assert cli.run([*command, *more, "--work", str(tmp_path / "work"), "--out", str(tmp_path / "weights.json")]) == 0
        files.append(json.loads((tmp_path / "weights.json").read_text(encoding="utf-8")))
        assert files[-1]["made"]["command"] == " ".join(["royaltable", *command, *more])
    assert [file["turns"] for file in files] == [1, 3]
    assert files[0]["weights"] == files[1]["weights"]
    assert "weights.json" in capsys.readouterr().out.replace("\n", "")
