"""Text files that begin with a byte order mark are read like any other, wherever a file is read."""

from __future__ import annotations

import doctest
import io
import json
import sys
from codecs import BOM_UTF8, BOM_UTF16_LE
from dataclasses import asdict
from pathlib import Path

import pytest

from royaltable import cli
from royaltable.ai import evaluation
from royaltable.core import text_file, transcript
from royaltable.core.errors import ComponentError, TranscriptError
from royaltable.core.rulebook import Rulebook
from royaltable.games import find
from tests.helpers import random_game

MING = find("ming")
COMPONENTS = (MING.folder / "components.toml").read_bytes()


def marked(path: Path, content: bytes) -> Path:
    path.write_bytes(BOM_UTF8 + content)
    return path


def test_doctests() -> None:
    assert doctest.testmod(text_file).failed == 0


@pytest.mark.parametrize("content", [COMPONENTS, COMPONENTS.replace(b"\n", b"\r\n")])
def test_component_file(tmp_path: Path, content: bytes) -> None:
    path = marked(tmp_path / "own.toml", content)
    assert MING.components(path).data == MING.components().data
    assert cli.run(["components", "check", str(path)]) == 0


def test_rule_book(tmp_path: Path) -> None:
    path = MING.folder / "rulebook.toml"
    assert Rulebook.read(marked(tmp_path / "rules.toml", path.read_bytes())) == Rulebook.read(path)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("before", ["", "\n \n"])
def test_transcript(tmp_path: Path, end: str, before: str) -> None:
    match = random_game(MING, 2, seed=1)
    path = marked(tmp_path / "game.jsonl", (before + end.join(transcript.write(match)) + end).encode())
    assert transcript.read(path, find).s == match.s
    assert cli.run(["check", str(path)]) == 0


def test_weights(tmp_path: Path) -> None:
    path = evaluation.path_of(MING, 2)
    assert evaluation.read(marked(tmp_path / "weights.json", path.read_bytes()), MING, 2) == evaluation.read(path, MING, 2)


def test_tournament(tmp_path: Path) -> None:
    """A tournament goes on with a file that an editor has saved."""
    path = tmp_path / "games.json"
    arguments = ["arena", "ming", "--bots", "random,greedy", "--games", "1", "--processes", "1", "--json", str(path)]
    assert cli.run(arguments) == 0
    before = path.read_bytes()
    marked(path, before)
    assert cli.run(arguments) == 0
    assert json.loads(text_file.read(path)) == json.loads(before)


def test_plan_of_a_training(tmp_path: Path) -> None:
    training = pytest.importorskip("royaltable.ai.train")
    plan = training.Plan("ming", 2, seed=1, greedy=8, rounds=0, games=8, simulations=1, turns=1)
    marked(tmp_path / "plan.json", json.dumps(asdict(plan)).encode())
    training._begin(plan, tmp_path)


def test_answers_at_the_text_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What some shells put before the first line that they hand over is no part of it."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\ufeffhelp MD-1.1\nquit\n"))
    assert cli.run(["play", "ming", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "MD-1.1  " in out
    assert "refused" not in out


def test_text_in_another_encoding_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "own"
    path.write_bytes(BOM_UTF16_LE + COMPONENTS.decode().encode("utf-16-le"))
    with pytest.raises(ComponentError, match=r"is not a TOML file: it is not UTF-8 text\.$"):
        MING.components(path)
    with pytest.raises(TranscriptError, match="line 1: the file is not UTF-8 text"):
        transcript.read(path, find)
