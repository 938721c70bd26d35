"""The cache of compiled kernels: what makes it stale, and that it is never in the way."""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from royaltable.core import cache
from royaltable.core.backend import pure
from royaltable.core.errors import BackendError
from royaltable.core.game import Game
from tests import tiny

pytest.importorskip("numba")
from royaltable.core import fast
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
    kernels = fast.fast(game)
    ta, sa = fast.to_arrays(game.new_tables(game.components())), fast.new_array(game.state)
    kernels.setup_at(ta, sa, 0, 3, fast.integers([0]))
    return fast.from_arrays(game.state, sa).players


# --- what makes it stale ------------------------------------------------------------------------------------------


def test_stamp_changes_with_every_file(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("A = 1\n")
    stamps = [cache.stamp(fresh(tmp_path))]
    for name, text in (("rules.py", "A = 2\n"), ("rules.py", "A = 2 \n"), ("scoring.py", ""), ("scoring.py", "A = 2\n")):
        (tmp_path / name).write_text(text)
        stamps.append(cache.stamp(fresh(tmp_path)))
    (tmp_path / "scoring.py").rename(tmp_path / "points.py")
    stamps.append(cache.stamp(fresh(tmp_path)))
    assert len(set(stamps)) == len(stamps)
    (tmp_path / "notes.txt").write_text("no code")
    assert cache.stamp(fresh(tmp_path)) == stamps[-1]


def test_stamp_holds_the_rules_and_the_core() -> None:
    names = {path.name for path in cache.sources(tiny.GAME)}
    assert {"tiny.py", "kernel.py", "schema.py", "policy.py", "steps.py", "fast.py"} <= names
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
from royaltable.core import fast, simulate
which = simulate.series(GAME, 2)
games = {{backend: [len(played.codes) for played in simulate.play(which, 3, backend=backend)] for backend in ("pure", "fast")}}
assert games["pure"] == games["fast"], games
print(sum(games["fast"]), sum(fast.fast(GAME).play_game.stats.cache_hits.values()))
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

    monkeypatch.setattr(fast.Cache, "_save_overload", full)
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
    t, s = tiny.GAME.new_tables(tiny.GAME.components()), tiny.GAME.state()
    p, f = pure(tiny.GAME, (outside.__name__,)), fast.fast(tiny.GAME, (outside.__name__,))
    states, ta, sa = [s, tiny.GAME.state()], fast.to_arrays(t), fast.new_array(tiny.State, 2)
    p.setup_at([t], states, 0, 2, [0])
    f.setup_at(ta, sa, 0, 2, fast.integers([0]))
    for code in (1, 3, 3):
        p.apply_at([t], states, 0, code, [-1])
        f.apply_at(ta, sa, 0, code, fast.integers([-1]))
    heat = [[0.0]]
    p_count = p.count_legal([t], states, 0, [0] * 8, _Grid(heat))
    assert p_count == f.count_legal(ta, sa, 0, fast.buffer(8), fast.np.zeros((1, 1))) == 2
    assert states[1] == states[0]
    assert states[1] is not states[0]
    assert fast.from_arrays(tiny.State, sa, 1) == states[0]


class _Grid:
    """Lists that take NumPy's index of two dimensions."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows

    def __setitem__(self, at: tuple[int, int], value: float) -> None:
        self.rows[at[0]][at[1]] = value


def test_boundscheck_finds_a_wrong_index() -> None:
    modules = (outside.__name__,)
    ta, sa = fast.to_arrays(tiny.GAME.new_tables(tiny.GAME.components())), fast.new_array(tiny.State)
    checked = fast.fast(tiny.GAME, modules, boundscheck=True)
    assert checked.stone(ta, sa, 1) == 3
    with pytest.raises(IndexError):
        checked.stone(ta, sa, 2)
    fast.fast(tiny.GAME, modules).stone(ta, sa, 2)


def test_without_jit_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast.numba.config, "DISABLE_JIT", 1)
    with pytest.raises(BackendError, match="NUMBA_DISABLE_JIT"):
        fast.fast(fresh())
