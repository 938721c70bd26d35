"""Grids of text: figures and words are never cut, in no command, however narrow the terminal, and in files least of all."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from royaltable import cli
from royaltable.cli.grid import PIECE, Grid, wrapped
from royaltable.games import NAMES

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "from royaltable.cli import main; main()"]
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
ARENA = ["arena", "ming", "--bots", "random,greedy", "--games", "1", "--processes", "1"]
SIMULATE = ["simulate", "ming", "--games", "3", "--backend", "pure", "--players", "4"]
ROWS = [
    ["Player", "Rating", "Interval", "What it is good for"],
    ["chancellor", "+1234", "−12.5…+1234.5", "weighs many continuations and is never in a hurry"],
    ["大臣", "-7", "0%–100%", "想得更遠，在好行動之間偶爾選錯；得12345分"],
    ["novice"],
]


def texts(grid: Grid, width: int | None) -> list[str]:
    return [line for line, _ in grid.lines(width)]


def pieces(rows: Sequence[Sequence[str]]) -> set[str]:
    """Words and numbers of some rows."""
    return {piece for row in rows for text in row for piece in PIECE.findall(text)}


@pytest.mark.parametrize("width", [*range(1, 150), None])
def test_nothing_is_cut_at_any_width(width: int | None) -> None:
    lines = texts(Grid(ROWS, right=(1, 2), title="A title"), width)
    for piece in pieces(ROWS):
        assert any(piece in line for line in lines), piece


@pytest.mark.parametrize("width", range(60, 150))
def test_it_fits_where_it_can(width: int) -> None:
    lines = texts(Grid(ROWS, right=(1, 2)), width)
    assert max(map(cell_len, lines)) <= width
    assert any("─" in line for line in lines)


def test_figures_end_below_each_other() -> None:
    head, rule, *rows = texts(Grid([["Player", "Points"], ["master", "7"], ["大臣", "12345"]], right=(1,)), None)
    assert [head, rule, *rows] == ["  Player   Points", "  ───────────────", "  master        7", "  大臣      12345"]


def test_a_file_has_one_line_a_row() -> None:
    assert len(texts(Grid(ROWS), None)) == len(ROWS) + 1


def test_where_columns_do_not_fit_rows_are_lists() -> None:
    assert texts(Grid([["Player", "Wins", ""], ["master", "50.0%", "x"], ["novice", "1.2%"]]), 12) == [
        "  Player master",
        "    Wins  50.0%",
        "    x",
        "  Player novice",
        "    Wins  1.2%",
    ]


def test_lines_break_between_words_and_chinese_characters() -> None:
    assert wrapped("adds 12 servants", 7) == ["adds 12", "servants"]
    assert wrapped("得12345分，再來", 6) == ["得", "12345", "分，再", "來"]
    assert wrapped("short", 3) == ["short"]
    assert wrapped("", 0) == [""]


# --- the commands -----------------------------------------------------------------------------------------------------


def in_terminal(arguments: Sequence[str], columns: int, answers: str = "") -> str:
    """What a command shows on a terminal of so many columns, without its colours."""
    pty = pytest.importorskip("pty")
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")} | {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm"}
    with subprocess.Popen([*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=theirs, stderr=subprocess.DEVNULL, env=environment) as process:
        os.close(theirs)
        assert process.stdin is not None
        process.stdin.write(answers.encode())
        process.stdin.close()
        shown = b""
        with contextlib.suppress(OSError):  # Linux: the other side is closed
            while part := os.read(ours, 65536):
                shown += part
    os.close(ours)
    assert process.returncode == 0
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown.decode()).replace("\r\n", "\n")


def in_file(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert cli.run(arguments) == 0
    return capsys.readouterr().out


def figures(text: str) -> list[str]:
    """All numbers, with what belongs to them; but for those that the clock decides (seconds a decision)."""
    return sorted(set(re.findall(r"[-+−]?\d[\d.,…–%+−-]*", re.sub(r"0\.0\d\d", "", text))))


@pytest.mark.skipif(os.name != "posix", reason="terminals of POSIX systems")
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [ARENA, SIMULATE, *(["play", name] for name in NAMES)], ids=lambda arguments: "-".join(arguments[:2]))
def test_terminals_show_the_same_figures_as_files(
    arguments: list[str], lang: str, columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = arguments[0] == "play"
    arguments = [*arguments, "--lang", lang, "--seed", "5", *(["--players", "4"] if playing else [])]
    answers = "board\nquit\n" if playing else ""
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    monkeypatch.setenv("COLUMNS", str(columns))
    whole = in_file(arguments, capsys)
    shown = in_terminal(arguments, columns, answers)
    assert figures(shown) == figures(whole)


@pytest.mark.parametrize("columns", ["20", "40", "80"])
def test_redirected_tournaments_keep_their_intervals(columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    rows = [line for line in in_file([*ARENA, "--lang", "en"], capsys).splitlines() if re.match(r" +(greedy|random) ", line)]
    assert len(rows) == 2
    for row in rows:
        assert re.search(r" \d+ +\d+\.\d% +\d+%–\d+% +[+-]\d+ +[+-]\d+…[+-]\d+ +\d+\.\d +\d+\.\d{3}$", row), row


def test_benchmarks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    out = in_file(["bench", "--game", "ming", "--seconds", "0.01", "--lang", "en"], capsys)
    assert len(re.findall(r"^  ming +[234] +\S.* +[\d,]+ +[\d,]+$", out, re.MULTILINE)) >= 3
