"""Paths are paths: whatever stands in the name of a folder or file is part of the name, in every command and in the server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from royaltable import cli
from royaltable.core import cache
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.server.models import Base
from royaltable.server.storage import FILE, Storage, open_engine
from tests.server.tables import table_of

NAMES = [
    *("what?", "50%20off", "x?mode=ro&uri=true", "?", "%", "%(here)s", "file:x", "file:x?mode=memory", ":memory:", "sqlite:", "a;b", "a:b", "#1", "a&b=c"),
    *("two words", " ", "~", "~root", "$HOME", "[x]", "*", "{}", "-x", "--data", "it's", '"', "a\\b", "\t", "龍", "[red]", ":smile:"),
]


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def found(folder: Path) -> list[str]:
    """All files below a folder, as paths relative to it."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.skipif(os.name != "posix", reason="these names exist on POSIX systems")
class TestNames:
    @pytest.mark.parametrize("absolute", [False, True])
    def test_data_folder(self, name: str, absolute: bool, tmp_path: Path) -> None:
        """What is stored lies in the folder of that name, and is there when the folder is opened again."""
        folder = tmp_path / name if absolute else Path(name)
        for opened in range(2):
            storage = Storage(folder)
            assert len(storage.tables_of("me")) == opened
            storage.create(table_of(Match(find("ming"), 2), str(opened), "me"))
            storage.close()
        assert {file.split(FILE)[0] for file in found(tmp_path)} == {f"{name}/"}
        engine = open_engine(folder)
        assert set(Base.metadata.tables) <= set(engine.dialect.get_table_names(engine.connect()))
        engine.dispose()

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere file names are text")
    def test_bytes_of_another_encoding(self, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
        folder = os.fsdecode(b"\xff")
        Storage(Path(folder)).close()
        assert {file.split(FILE)[0] for file in found(tmp_path)} == {f"{folder}/"}
        Path(folder, "x.toml").write_bytes((find("ming").folder / "components.toml").read_bytes())
        subprocess.run([sys.executable, "-c", "from royaltable.cli import main; main()", "components", "check", b"\xff/x.toml"], check=True)
        assert "a component file for ming" in capfd.readouterr().out

    def test_transcripts_and_their_check(self, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.run(["simulate", "ming", "--games", "1", f"--transcripts={name}", "--lang", "en"]) == 0
        assert [file.split("ming-2-")[0] for file in found(tmp_path)] == [f"{name}/"]
        capsys.readouterr()
        assert cli.run(["check", "--lang", "en", "--", *(str(path) for path in Path(name).iterdir())]) == 0
        assert capsys.readouterr().out.startswith(f"{name}/")

    def test_component_file(self, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        Path(name).write_bytes((find("ming").folder / "components.toml").read_bytes())
        assert cli.run(["components", "check", "--lang", "en", "--", name]) == 0
        assert capsys.readouterr().out == f"{name}: a component file for ming, named ming-reconstructed-1.\n"
        assert cli.run(["simulate", "ming", "--games", "1", f"--components={name}"]) == 0

    def test_saved_game(self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        with Path(os.devnull).open(encoding="utf-8") as nothing:
            monkeypatch.setattr(sys, "stdin", nothing)
            assert cli.run(["play", "ming", f"--save={name}", "--lang", "en"]) == 0
        assert found(tmp_path) == [name]
        assert f"Saved as {name}.".expandtabs() in capsys.readouterr().out

    def test_tournament_and_its_chart(self, name: str, tmp_path: Path) -> None:
        for _ in range(2):  # the second time the file is read
            arguments = ["arena", "ming", "--bots", "random,greedy", "--games", "1", "--processes", "1"]
            assert cli.run([*arguments, f"--json={name}", f"--plot={name}.svg"]) == 0
            assert found(tmp_path) == sorted([name, f"{name}.svg"])

    def test_cache(self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(cache.VARIABLE, name)
        folder = cache.folder(find("ming"))
        assert cache.writable(folder)
        assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("ming-*")] == [str(folder)]
        os.utime(folder, (0, 0))
        cache.prune([folder])
        assert folder.is_dir()
        cache.prune([])
        assert not folder.exists()


def test_served_from_a_folder_with_a_question_mark(tmp_path: Path) -> None:
    """The whole way: the option of the command line, the application, the database."""
    from litestar.testing import TestClient

    from royaltable.server.app import create_app

    folder = tmp_path / "x?mode=ro&uri=true"
    with TestClient(create_app(folder, bot_pause=0, compiles=False)) as client:
        made = client.post("/api/tables", json={"game": "ming", "players": 2, "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]})
        assert made.status_code == 201
    assert {path.split("/")[0] for path in found(tmp_path)} == {folder.name}
