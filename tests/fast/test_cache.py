"""The cache of compiled kernels: what makes it stale, and that it is never in the way."""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from royaltable import games
from royaltable.core import cache, steps
from royaltable.core import rules as contract
from royaltable.core.backends import BACKENDS, find_backend
from royaltable.core.errors import BackendError
from royaltable.core.game import Game
from royaltable.core.kernel import kernels_of
from tests import tiny

pytest.importorskip("numba")
from royaltable.core import compiler, fast
from tests.fast import outside

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.xdist_group("fast-tiny")


def run(program: str, **environment: str) -> str:
    """Run a program in a new process that finds the package and the tests; returns what it prints."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), **environment}
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def fresh(folder: Path | None = None) -> Game:
    """The tiny game as another object, so that its kernels are bound anew."""
    return dataclasses.replace(tiny.GAME, folder=folder or tiny.GAME.folder)


def players_of_a_new_game(game: Game) -> int:
    """Set a game up in the fast backend (compiles or loads one kernel) and read a field of the position."""
    b = fast.fast(game)
    sa: Any = b.positions()
    b.bind(steps.setup_at)(b.tables(game.components()), sa, 0, 3, b.integers([0]))
    return fast.from_arrays(game.state, sa).players


# --- what makes it stale ------------------------------------------------------------------------------------------


def test_stamp_changes_with_every_file_that_the_rules_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Imported by name or as a module, in one line or several, directly or by another file; a file that nobody imports changes nothing."""
    package = tmp_path / "made_up"
    package.mkdir()
    texts = {
        "__init__": "",
        "rules": "from .scoring import (\n    A,\n    B,\n)\nfrom . import (\n    numbers,\n)\nimport made_up.more\nfrom royaltable.core import draw\n",
        "scoring": "from made_up.deep import A\nB = 2\n",
        "deep": "import os\nA = 1\n",
        "numbers": "",
        "more": "",
        "view": "C = 1\n",
    }
    for name, text in texts.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    rules = import_module("made_up.rules")
    game = dataclasses.replace(tiny.GAME, rules=rules)
    names = {path.stem for path in cache.sources(game) if path.parent == package}
    assert names == set(texts) - {"view"}
    assert "draw.py" in {path.name for path in cache.sources(game)}
    for name in texts:
        before = cache.stamp(dataclasses.replace(game))
        (package / f"{name}.py").write_text(f"{texts[name]}# {name}\n")
        assert (cache.stamp(dataclasses.replace(game)) != before) == (name != "view"), name
    for name in [name for name in sys.modules if name.partition(".")[0] == "made_up"]:
        del sys.modules[name]


@pytest.mark.parametrize("name", games.NAMES)
def test_stamp_holds_what_the_kernels_of_a_game_are_made_of(name: str) -> None:
    game = games.find(name)
    found = {path.stem for path in cache.sources(game) if path.parent == game.folder}
    used = {function.__module__ for function in fast.reached([getattr(game.rules, name) for name in contract.NAMES])}
    assert {"schema", "actions", *(module.rpartition(".")[2] for module in used if f".{name}." in module)} <= found
    assert not {"view", "advice", "text", "forecast", "components"} & found
    assert not {"match.py", "transcript.py", "simulate.py"} & {path.name for path in cache.sources(game)}


def test_stamp_holds_the_core() -> None:
    names = {path.name for path in cache.sources(tiny.GAME)}
    assert {"tiny.py", "kernel.py", "schema.py", "policy.py", "steps.py", "buffers.py", "backend.py", "fast.py", "compiler.py"} <= names
    assert "outside.py" in {path.name for path in cache.sources(tiny.GAME, (outside.__name__,))}


@pytest.mark.parametrize("package", ["numba", "numpy", "llvmlite"])
def test_stamp_changes_with_versions(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.stamp(fresh())
    monkeypatch.setattr(cache, "_version", lambda name: "0.0" if name == package else "1.0")
    one = cache.stamp(fresh())
    monkeypatch.setattr(cache, "_version", lambda name: "1.0")
    assert len({before, one, cache.stamp(fresh())}) == 3


def test_games_flags_and_modules_have_folders_of_their_own() -> None:
    other = dataclasses.replace(tiny.GAME, name="tiny2")
    folders = {
        cache.folder(tiny.GAME),
        cache.folder(other),
        cache.folder(tiny.GAME, boundscheck=True),
        cache.folder(tiny.GAME, (outside.__name__,)),
    }
    assert len(folders) == 4


def test_a_change_in_another_file_reaches_compiled_code(tmp_path: Path) -> None:
    """Numba's own cache would serve the old callee: only the file of the caller counts there."""
    package = tmp_path / "mine"
    shutil.copytree(tiny.GAME.folder, package)
    source = Path(str(tiny.__file__)).read_text(encoding="utf-8").replace("ROUNDS = (2, 1)", "from mine.numbers import ROUNDS")
    (package / "rules.py").write_text(source.replace('Path(__file__).parent / "tiny_files"', "Path(__file__).parent"), encoding="utf-8")
    (package / "__init__.py").touch()
    program = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
from mine.rules import GAME
from royaltable.core import fast, simulate, steps
which = simulate.series(GAME, 2)
games = {{backend: [len(played.codes) for played in simulate.play(which, 3, backend=backend)] for backend in ("pure", "fast")}}
assert games["pure"] == games["fast"], games
print(sum(games["fast"]), sum(fast.fast(GAME).bind(steps.play_game).stats.cache_hits.values()))
"""
    printed = []
    for rounds in ("(2, 1)", "(2, 1)", "(1, 1)"):
        (package / "numbers.py").write_text(f"ROUNDS = {rounds}\n")
        printed.append(run(program, ROYALTABLE_CACHE=str(tmp_path / "cache"), PYTHONDONTWRITEBYTECODE="1").split())
    (nodes, hits), (same_nodes, same_hits), (fewer, new_hits) = printed
    assert (hits, same_hits, new_hits) == ("0", "1", "0")
    assert int(nodes) == int(same_nodes) > int(fewer)


# --- where it is --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/royaltable"),
        ("linux", {"HOME": "/h"}, "/h/.cache/royaltable"),
        ("darwin", {"HOME": "/h", "XDG_CACHE_HOME": "/x"}, "/h/Library/Caches/royaltable"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/royaltable"),
        ("win32", {"ROYALTABLE_CACHE": "/c", "LOCALAPPDATA": "/l"}, "/c"),
    ],
)
def test_root(platform: str, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROYALTABLE_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(cache.sys, "platform", platform)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cache.root() == Path(expected)


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("ROYALTABLE_CACHE", str(file / "cache"))
    assert players_of_a_new_game(fresh()) == 3
    assert file.read_bytes() == b""
    assert not cache.ready(fresh())


def test_a_disk_that_fills_up_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROYALTABLE_CACHE", str(tmp_path))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(compiler.Cache, "_save_overload", full)
    assert players_of_a_new_game(fresh()) == 3


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
@pytest.mark.parametrize("content", [b"", b"\0garbage", b"\x80\x04."])
def test_damaged_files_cost_only_time(kind: str, content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROYALTABLE_CACHE", str(tmp_path))
    players_of_a_new_game(fresh())
    files = list(tmp_path.glob(f"*/*.{kind}"))
    assert files
    for path in files:
        path.write_bytes(content)
    assert players_of_a_new_game(fresh()) == 3


def test_old_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROYALTABLE_CACHE", str(tmp_path))
    for name in ("ming-old", "ming-new", "ming-kept"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code.nbc").touch()
    for name in ("ming-old", "ming-kept"):
        for path in (tmp_path / name / "code.nbc", tmp_path / name):
            os.utime(path, (0, 0))
    cache.prune([tmp_path / "ming-kept"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ming-kept", "ming-new"]


# --- other ways in ------------------------------------------------------------------------------------------------


def test_modules_meet_the_kernels_of_the_game() -> None:
    """A kernel of a further module uses kernels of the game, of `core.steps`, the copy of positions, and buffers of its own."""
    found = []
    for name in BACKENDS:
        b = find_backend(name, tiny.GAME, (outside.__name__,))
        ta, sa, buffers, heat = b.tables(tiny.GAME.components()), b.positions(2), b.buffers(), outside.Heat(b.reals([0.0]), b.zeros(1))
        b.bind(steps.setup_at)(ta, sa, 0, 2, b.integers([0]))
        for code in (1, 3, 3):
            b.bind(steps.apply_at)(ta, sa, 0, code, buffers.ledger)
        n, memory = b.bind(outside.count_legal)(ta, sa, 0, buffers, heat), b.memory(sa)
        found.append((n, float(heat.degrees[0]), int(heat.times[0]), list(memory[0]) == list(memory[1])))
        assert sa[0] is not sa[1]
    entries = [f for module in (steps.__name__, outside.__name__) for f in kernels_of(module)]
    assert find_backend("fast", tiny.GAME, (outside.__name__,)).load() == len(entries)
    assert all(b.bind(entry).signatures for entry in entries)
    assert found == [(2, 0.5, 1, True)] * 2


def test_only_kernels_of_the_modules_are_bound() -> None:
    for name in BACKENDS:
        with pytest.raises(ValueError, match="count_legal is no kernel of"):
            find_backend(name, tiny.GAME).bind(outside.count_legal)
    with pytest.raises(BackendError, match="pure, fast, not 'slow'"):
        find_backend("slow", tiny.GAME)


def test_boundscheck_finds_a_wrong_index() -> None:
    modules = (outside.__name__,)
    checked, unchecked = (fast.fast(tiny.GAME, modules, boundscheck=boundscheck) for boundscheck in (True, False))
    ta, sa = checked.tables(tiny.GAME.components()), checked.positions()
    assert checked.bind(outside.stone)(ta, sa, 1) == 3
    with pytest.raises(IndexError):
        checked.bind(outside.stone)(ta, sa, 2)
    unchecked.bind(outside.stone)(ta, sa, 2)


def test_without_jit_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler.numba.config, "DISABLE_JIT", 1)
    with pytest.raises(BackendError, match="NUMBA_DISABLE_JIT"):
        fast.fast(fresh())
