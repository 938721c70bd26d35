"""What the type check knows of kernels and views: a game that lacks a kernel or a key of a view, or uses one wrongly, does not pass mypy."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

GAME = """
from royaltable.core.rules import Rules
from royaltable.games.ming.schema import State, Tables
import {rules}

made: Rules[Tables, State] = {rules}
"""
GAMES = """
from royaltable.core.game import GameOf
from royaltable.games import ming, palace, royals
from royaltable.games.ming import schema as of_ming
from royaltable.games.palace import schema as of_palace
from royaltable.games.royals import schema as of_royals

a: GameOf[of_ming.Tables, of_ming.State] = ming.GAME
b: GameOf[of_royals.Tables, of_royals.State] = royals.GAME
c: GameOf[of_palace.Tables, of_palace.State] = palace.GAME
d: GameOf[of_palace.Tables, of_ming.State] = ming.GAME  # E: incompatible type|Incompatible types
"""
RULES = """
from royaltable.games.ming.rules import {imported}
from royaltable.games.ming.schema import State, Tables
from royaltable.core.schema import Record, Row

{text}
"""
KERNELS = ("setup", "actor", "refusal", "legal", "weights", "apply", "scores", "winners", "hide", "redeal", "rate", "features")
OWN = {
    "whole": ("", ""),
    "lacking": ("rate", ""),
    "short": ("legal", "def legal(t: Tables, s: State) -> int: return 0"),
    "untrue": ("refusal", "def refusal(t: Tables, s: State, code: int) -> str: return ''"),
    "greedy": ("hide", "def hide(t: Tables, s: State, seat: int, why: int) -> None: ..."),
    "foreign": ("winners", "from royaltable.games.royals.scoring import winners as winners"),
}
"""Rules modules: the kernel of Ming Dynasty that each does without, and what it has in its place."""
CALLS = """
from royaltable.core.rules import actor, copy_at, legal, rate, setup
from royaltable.core.policy import choose
from royaltable.core.kernel import kernel
from royaltable.core.schema import Position, Positions, Record, Row


@kernel
def generic(t: Record, s: Position, sa: Positions, codes: Row) -> int:
    setup(t, s, 2)  # E: Too few arguments|Missing positional argument
    legal(t, s, 7)  # E: incompatible type "int"
    copy_at(sa, 0)  # E: Too few arguments
    actor(s, t)  # E: incompatible type "Position|incompatible type "Record
    choose(t, s, codes, 0, codes)  # E: incompatible type
    x: str = rate(t, s, 0)  # E: Incompatible types in assignment
    s.seat  # E: has no attribute "seat"
    return legal(t, s, codes) + rate(t, s, s.node + s.players + s.points[actor(t, s)])
"""

VIEWS = """
from royaltable.games.royals.documents import CityView, View
from royaltable.games.ming.documents import View as MingView


def reads(view: View, other: MingView) -> object:
    view["turn"]
    view["truth"]  # E: no key "truth"
    other["odds"]  # E: no key "odds"
    return view["seats"][0]["hand"]


def lacks() -> CityView:
    return {"portraits": {}, "marker": True}  # E: Missing key "cathedral"


def adds() -> CityView:
    return {"portraits": {}, "marker": True, "cathedral": [], "colour": 1}  # E: Extra key "colour"


def mistakes() -> CityView:
    return {"portraits": {}, "marker": 1, "cathedral": []}  # E: Incompatible types
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, int], str]:
    """Everything mypy says of the snippets, by module and line; one run."""
    folder = tmp_path_factory.mktemp("snippets")
    for name, (without, text) in OWN.items():
        imported = ", ".join(f"{kernel} as {kernel}" for kernel in KERNELS if kernel != without)
        (folder / f"rules_{name}.py").write_text(RULES.format(imported=imported, text=text))
        (folder / f"game_{name}.py").write_text(GAME.format(rules=f"rules_{name}"))
    (folder / "calls.py").write_text(CALLS)
    (folder / "games.py").write_text(GAMES)
    (folder / "views.py").write_text(VIEWS)
    (folder / "mypy.ini").write_text(f"[mypy]\nstrict = True\nmypy_path = {ROOT / 'src'}:{folder}\nexplicit_package_bases = True\n")
    command = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "--no-error-summary", "--cache-dir", str(ROOT / ".mypy_cache" / "snippets")]
    done = subprocess.run([*command, *(path.name for path in folder.glob("*.py"))], cwd=folder, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    said: dict[tuple[str, int], str] = {}
    for line in done.stdout.splitlines():
        if match := re.match(r"(\w+)\.py:(\d+): (?:error|note): (.*)", line):
            key = (match[1], int(match[2]))
            said[key] = said.get(key, "") + match[3] + "\n"
    return said


def of(found: dict[tuple[str, int], str], module: str) -> str:
    return "".join(text for (name, _), text in found.items() if name == module)


def test_the_kernels_of_a_game_are_those_of_the_contract(found: dict[tuple[str, int], str]) -> None:
    assert of(found, "game_whole") == of(found, "rules_whole") == ""
    assert 'missing following "Rules" protocol member' in of(found, "game_lacking")
    assert "rate" in of(found, "game_lacking")
    for name in ("short", "untrue", "greedy", "foreign"):
        kernel = OWN[name][0]
        assert re.search(rf"Expected:\s+def {kernel}\(.*\)", of(found, f"game_{name}"), re.DOTALL), (name, of(found, f"game_{name}"))


@pytest.mark.parametrize(("module", "text"), [("calls", CALLS), ("games", GAMES), ("views", VIEWS)])
def test_calls_games_and_views_are_checked(module: str, text: str, found: dict[tuple[str, int], str]) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        said = found.get((module, number), "")
        _, marked, expected = line.partition("# E: ")
        assert bool(said) == bool(marked), (line, said)
        assert re.search(expected, said), (line, said)
