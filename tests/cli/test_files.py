"""simulate, check, components check: what is written and what is said about files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from royaltable import cli, games
from royaltable.cli.common import Backend, Policy
from royaltable.core import chance, transcript
from royaltable.core.kernel import CHANCE, below, seeded
from royaltable.core.match import Match
from royaltable.core.policy import POLICIES

FILES = "ming-2-best_area-none-7-{}.jsonl"


def simulate(*arguments: str) -> int:
    return cli.run(["simulate", "ming", "--seed", "7", "--option", "city_tie=best_area", "--lang", "en", *arguments])


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_choices_are_those_of_the_core() -> None:
    assert tuple(Policy) == POLICIES
    assert set(Backend) == {"auto", "pure", "fast"}


def test_game_k_does_not_depend_on_the_number_of_games(tmp_path: Path) -> None:
    one, four = tmp_path / "one", tmp_path / "deep" / "four"
    assert simulate("--games", "1", "--transcripts", str(one)) == 0
    assert simulate("--games", "4", "--transcripts", str(four)) == 0
    assert list(contents(one)) == [FILES.format(0)]
    assert sorted(contents(four)) == [FILES.format(k) for k in range(4)]
    assert contents(one)[FILES.format(0)] == contents(four)[FILES.format(0)]
    assert len(set(contents(four).values())) == 4


@pytest.mark.xdist_group("fast-ming")
@pytest.mark.parametrize("policy", POLICIES)
def test_same_bytes_in_both_backends(policy: str, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    for backend in ("pure", "fast"):
        assert simulate("--games", "3", "--policy", policy, "--with-legal", "--backend", backend, "--transcripts", str(tmp_path / backend)) == 0
    assert contents(tmp_path / "pure") == contents(tmp_path / "fast")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["Mean points", "Red", "3 games of ming"]), ("zh-Hant", ["平均分數", "紅", "3 局"]), ("zh-Hans", ["平均分数", "红", "3 局"])]
)
def test_summary(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "ming", "--games", "3", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for word in words:
        assert word in out
    assert "cli-" not in out


def test_summary_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "4", "--transcripts", str(tmp_path)) == 0
    out = capsys.readouterr().out
    results = [json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["result"] for path in tmp_path.iterdir()]
    for seat in range(2):
        assert f"{sum(r['scores'][seat] for r in results) / 4:.2f}" in out
        assert f" {sum(seat in r['winners'] for r in results)} " in out


@pytest.mark.parametrize("name", games.NAMES)
def test_simulated_games_pass_the_check(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", name, "--games", "2", "--with-legal", "--transcripts", str(tmp_path)]) == 0
    capsys.readouterr()
    assert cli.run(["check", *map(str, tmp_path.iterdir()), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all("a correct game of" in line for line in lines)


def test_check_names_the_first_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "2", "--with-legal", "--transcripts", str(tmp_path)) == 0
    good, bad = (tmp_path / FILES.format(k) for k in range(2))
    lines = bad.read_text(encoding="utf-8").splitlines()
    lines[9] = lines[9].replace('"legal":["', '"legal":["abdicate","')
    bad.write_text("\n".join(lines), encoding="utf-8")
    capsys.readouterr()
    assert cli.run(["check", str(bad), str(good), "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert out == f"{good}: a correct game of {len(good.read_text(encoding='utf-8').splitlines()) - 2} nodes.\n"
    assert err == f"{bad}: line 10: legal: 'abdicate' is too much\n"


def test_check_of_a_running_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "1", "--transcripts", str(tmp_path)) == 0
    path = tmp_path / FILES.format(0)
    path.write_text("\n".join(path.read_text(encoding="utf-8").splitlines()[:21]), encoding="utf-8")
    capsys.readouterr()
    assert cli.run(["check", str(path), "--lang", "en"]) == 0
    assert "correct as far as it goes, 20 nodes" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"\x7fELF\x02\x01", b"hello\n", b"[]\n", "燈籠".encode("utf-16"), b"\n" * 100])
def test_check_of_anything_else(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    assert cli.run(["check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: line 1: ")
    assert err.count("\n") == 1


def test_another_component_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    text = games.find("ming").component_file.read_text(encoding="utf-8")
    own.write_text(text.replace('id = "ming-reconstructed-1"', 'id = "mine"', 1), encoding="utf-8")
    assert simulate("--games", "1", "--components", str(own), "--transcripts", str(tmp_path)) == 0
    path = str(tmp_path / FILES.format(0))
    capsys.readouterr()
    assert cli.run(["check", path]) == 1
    assert "give their file with --components" in capsys.readouterr().err
    assert cli.run(["check", path, "--components", str(own)]) == 0


@pytest.mark.parametrize("name", games.NAMES)
def test_shipped_component_files(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["components", "check", str(games.find(name).component_file), "--lang", "en"]) == 0
    assert f"a component file for {name}, named" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\x7fELF\x02\x01\xff", "is not a TOML file"),
        (b"", "game is None"),
        (b'game = "chess"', "game is 'chess'"),
        (b'game = "ming"', "The first line must be format"),
    ],
)
def test_broken_component_files(content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    assert cli.run(["components", "check", str(path)]) == 1
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1
    assert cli.run(["simulate", "ming", "--games", "1", "--components", str(path)]) == 2


def test_folders_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder, sentence in ((file, "is not a folder"), (file / "deep", "cannot be made")):
        assert simulate("--games", "1", "--transcripts", str(folder)) == 2
        assert sentence in capsys.readouterr().err


def test_files_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILES.format(1)).mkdir()
    assert simulate("--games", "3", "--transcripts", str(tmp_path)) == 2
    err = capsys.readouterr().err
    assert "cannot be written" in err
    assert err.count("\n") == 1
    shutil.rmtree(tmp_path / FILES.format(1))


# --- verify -----------------------------------------------------------------------------------------------------------


def finished(name: str, seed: str, path: Path) -> Match:
    """A game with the chance of a table, written as its server gives it."""
    match, rng = Match(games.find(name), 2), seeded(seed)
    while not match.over:
        if match.actor == CHANCE:
            match.play(chance.outcome(seed, match.version, match.weights()))
        else:
            codes = match.legal_codes()
            match.play_code(codes[below(rng, len(codes))])
    path.write_text("\n".join([*transcript.write(match), transcript.seed_line(seed, chance.seed_hash(seed))]), encoding="utf-8")
    return match


def verify(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    capsys.readouterr()
    status = cli.run(["verify", str(path), "--lang", "en"])
    out, err = capsys.readouterr()
    return status, (out or err).removeprefix(f"{path}: ").splitlines()[0]


@pytest.mark.parametrize("name", games.NAMES)
def test_verify_recomputes_every_draw(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    match = finished(name, "5" * 64, path)
    assert verify(path, capsys) == (0, "every draw follows from the seed, and the seed is the one whose hash was shown from the start.")
    assert cli.run(["check", str(path)]) == 0
    whole = path.read_text(encoding="utf-8").splitlines()
    # a seed that was put in its place afterwards
    path.write_text("\n".join([*whole[:-1], transcript.seed_line("6" * 64, chance.seed_hash("6" * 64))]), encoding="utf-8")
    first = next(line for line in match.lines if line.actor == CHANCE)
    status, said = verify(path, capsys)
    assert status == 1
    assert said.startswith("the draw at node ")
    assert int(said.split()[4].rstrip(",")) >= first.n
    # a hash that was not shown
    path.write_text("\n".join([*whole[:-1], transcript.seed_line("5" * 64, "0" * 64)]), encoding="utf-8")
    assert verify(path, capsys) == (1, "the seed is not the one whose hash was shown from the start.")
    # none
    path.write_text("\n".join(whole[:-1]), encoding="utf-8")
    assert verify(path, capsys)[0] == 1
    # two
    path.write_text("\n".join([*whole, whole[-1]]), encoding="utf-8")
    assert "there is a line after the result" in verify(path, capsys)[1]
