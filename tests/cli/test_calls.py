"""Every command answers bad input with one sentence on standard error and the right exit code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from royaltable import cli, games

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "from royaltable.cli import main; main()"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}

BAD = [
    (["nope"], "No such command 'nope'"),
    (["play"], "Missing argument"),
    (["simulate"], "Missing argument"),
    (["check"], "Missing argument"),
    (["components"], "Missing command"),
    (["components", "check"], "Missing argument"),
    (["play", "chess"], "There is no game 'chess'"),
    (["simulate", "chess"], "There is no game 'chess'"),
    (["rules", "chess"], "There is no game 'chess'"),
    (["bench", "--game", "chess"], "There is no game 'chess'"),
    (["rules", "ming", "MD-99"], "no rule MD-99"),
    (["rules", "ming", "MD-3.99"], "no rule MD-3.99"),
    (["simulate", "ming", "--games", "0"], "--games is a number from 1"),
    (["simulate", "ming", "--games", "-1"], "--games is a number from 1"),
    (["simulate", "ming", "--games", str(10**12)], "--games is a number from 1"),
    (["simulate", "ming", "--games", "many"], "--games"),
    (["simulate", "ming", "--games", str(10**8), "--transcripts", "x"], "--transcripts writes at most"),
    (["simulate", "ming", "--players", "9"], "2 to 4 players, not 9"),
    (["simulate", "ming", "--players", "0"], "2 to 4 players, not 0"),
    (["play", "ming", "--players", "1"], "2 to 4 players, not 1"),
    (["play", "ming", "--seat", "2"], "There is no seat 2"),
    (["play", "ming", "--seat", "-1"], "There is no seat -1"),
    (["play", "ming", "--bots", "clever"], "no computer player 'clever'"),
    (["simulate", "ming", "--policy", "clever"], "--policy"),
    (["simulate", "ming", "--backend", "quick"], "--backend"),
    (["simulate", "ming", "--option", "city_tie"], "--option takes name=value, not 'city_tie'"),
    (["simulate", "ming", "--option", "=x"], "--option takes name=value"),
    (["simulate", "ming", "--option", "wind=calm"], "no option 'wind'"),
    (["simulate", "ming", "--option", "city_tie=never"], "city_tie is one of"),
    (["simulate", "ming", "--option", "city_tie=best_area", "--option", "city_tie=best_area"], "given twice"),
    (["simulate", "ming", "--lang", "fr"], "no language 'fr'"),
    (["play", "ming", "--lang", "klingon"], "no language 'klingon'"),
    (["simulate", "ming", "--components", "none.toml"], "none.toml"),
    (["check", "none.jsonl"], "There is no file none.jsonl"),
    (["components", "check", "none.toml"], "There is no file none.toml"),
    (["check", "."], "is a folder"),
    (["components", "check", "."], "is a folder"),
    (["bench", "--seconds", "0"], "--seconds"),
    (["bench", "--seconds", "nan"], "--seconds"),
    (["train", "ming", "--games", "1"], "--games is a number from 8"),
    (["train", "ming", "--horizon", "-2"], "--horizon is a number from -1"),
    (["serve", "--port", "70000"], "--port"),
    (["serve", "--port", "http"], "--port"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_bad_calls(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("royaltable: ")
    assert sentence in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "something was written"


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["-h"], *([name, "--help"] for name in ("serve", "play", "simulate", "check", "components", "rules", "bench"))]
)
def test_help(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(arguments) == 0
    assert "Usage: royaltable" in capsys.readouterr().out


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
def test_rules(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", name, "--lang", lang]) == 0
    out = capsys.readouterr().out
    rulebook = games.find(name).rulebook
    for rule in rulebook.ids():
        assert f"  {rule}  [" in out
    field = {"en": "en", "zh-Hant": "hant", "zh-Hans": "hans"}[lang]
    assert rulebook.sections[0].paragraphs[0].text[field] in out


@pytest.mark.parametrize(("asked", "count"), [("MD-3.1.2", 1), ("3.1.2", 1), ("md-3.1.2", 1), ("MD-3.1", 8), ("MD-3.1.", 8)])
def test_one_rule(asked: str, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "ming", asked]) == 0
    assert capsys.readouterr().out.count("MD-3.1.") == count


def test_a_reader_that_goes_away_is_no_error() -> None:
    writer = subprocess.Popen([*PROGRAM, "rules", "ming"], env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    error = writer.stderr.read()
    writer.stderr.close()
    assert writer.wait() in (0, 1)
    assert error == b""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_interrupts_leave_quietly(tmp_path: Path) -> None:
    # who runs the tests in the background may have Ctrl-C ignored, which a process hands on
    program = [sys.executable, "-c", "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); " + PROGRAM[-1]]
    command = [*program, "simulate", "ming", "--games", "1000000", "--backend", "pure", "--transcripts", str(tmp_path)]
    running = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not list(tmp_path.iterdir()):
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    try:
        out, error = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == cli.INTERRUPTED
    assert out == b""
    assert error.strip() == b""


def test_output_that_knows_no_chinese() -> None:
    done = subprocess.run(
        [*PROGRAM, "rules", "ming", "1.1", "--lang", "zh-Hant"], env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "MD-1.1" in done.stdout
    assert done.stderr == ""
