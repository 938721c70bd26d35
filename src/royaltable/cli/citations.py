"""Where a paragraph of a rule book is cited: as a number in the rules, by its id in comments, docstrings, the page and the tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..core.game import Game
from ..core.kernel import rule_id

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parents[1]
"""Top of the source tree, if the package lies in one."""
SOURCES = (PACKAGE / "core", PACKAGE / "ai", PACKAGE / "research", PACKAGE / "server", PACKAGE / "cli")
SCORES = ("note", "book")
"""Kernels that write a row of the ledger; a rule number in a call of theirs says what is scored or told."""
KINDS = ("enforces", "scores", "says", "page", "tests")

NUMBER = r"\b\d{1,2}_\d\d(?:_\d\d)?\b"
"""A rule number as code writes it."""

Numbers = tuple[int, ...]


@dataclass(frozen=True)
class Citation:
    """A line that cites a paragraph: what it does with it (one of KINDS), the function it stands in ("" outside), its text."""

    kind: str
    path: Path
    line: int
    function: str
    text: str

    @property
    def place(self) -> str:
        """File and line, seen from the top of the source tree or from where the package is installed; of other packages the whole path."""
        top = ROOT if with_tests() else PACKAGE.parent
        return f"{self.path.relative_to(top) if self.path.is_relative_to(top) else self.path}:{self.line}"


def with_tests() -> bool:
    """Whether the package lies in its source tree, with tests and page."""
    return (ROOT / "tests" / "helpers.py").is_file() and PACKAGE == ROOT / "src" / "royaltable"


def citations(game: Game, rule: str) -> list[Citation]:
    """All lines that cite a paragraph: by its number or id, as part of a range or of a section; sorted by kind, file and line."""
    found: list[Citation] = []
    for path in sorted(game.folder.rglob("*.py")):
        found += in_rules(path, game.prefix, rule)
    for folder in SOURCES:
        for path in sorted(folder.rglob("*.py")):
            found += in_text(path, game.prefix, rule, "says")
    if with_tests():
        for path in sorted((ROOT / "web" / "src").rglob("*")):
            if path.suffix in (".ts", ".svelte"):
                found += in_text(path, game.prefix, rule, "page")
        for path in sorted((ROOT / "tests").rglob("*.py")):
            found += in_text(path, game.prefix, rule, "tests")
    return sorted(found, key=lambda one: (KINDS.index(one.kind), one.path, one.line))


def cited(game: Game) -> set[str]:
    """The ids that the code of a game cites one by one: by number, by id, by a range of ids or by a subsection; a mere section ("RO-4") cites none."""
    found: set[str] = set()
    for path in sorted(game.folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        found |= {game.rule(int(number)) for number in re.findall(NUMBER, source)}
        for first, last in re.findall(rf"{_id(game.prefix)}(?: to {game.prefix}-(\d+(?:\.\d+)*))?", source):
            if "." not in first:
                continue
            low, high = _numbers(first), _numbers(last or first)
            within = {rule for rule in game.rulebook.ids() if low <= _numbers(rule)[: len(low)] and _numbers(rule)[: len(high)] <= high}
            found |= within or {f"{game.prefix}-{first}"}
    return found


def named_anywhere(prefix: str) -> dict[str, str]:
    """Every id of a game that is written in the source tree (code, page, tests), with one of the files that write it."""
    found: dict[str, str] = {}
    for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "tests"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".ts", ".svelte"):
                found |= dict.fromkeys((f"{prefix}-{id}" for id in re.findall(_id(prefix), path.read_text(encoding="utf-8"))), str(path))
    return found


def in_rules(path: Path, prefix: str, rule: str) -> Iterator[Citation]:
    """A file of a game: rule numbers (`3_04_02`) in its code, ids in its texts; one citation for each line and kind."""
    source = path.read_text(encoding="utf-8")
    lines, tree = source.splitlines(), ast.parse(source)
    functions = _functions(tree)
    scored = {number for call in ast.walk(tree) if isinstance(call, ast.Call) and _name(call.func) in SCORES for number in ast.walk(call)}
    seen: set[tuple[str, int]] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and "_" in lines[node.lineno - 1][node.col_offset : node.end_col_offset]:
            kind = "scores" if node in scored else "enforces"
            if _covers(_numbers(rule_id(prefix, node.value)), _numbers(rule)) and (kind, node.lineno) not in seen:
                seen.add((kind, node.lineno))
                yield Citation(kind, path, node.lineno, functions.get(node.lineno, ""), lines[node.lineno - 1].strip())
    yield from in_text(path, prefix, rule, "says")


def in_text(path: Path, prefix: str, rule: str, kind: str) -> Iterator[Citation]:
    """The lines of a file that name a paragraph by its id."""
    source = path.read_text(encoding="utf-8")
    if f"{prefix}-" not in source:
        return
    functions = _functions(ast.parse(source)) if path.suffix == ".py" else {}
    for number, line in enumerate(source.splitlines(), 1):
        if names(line, prefix, rule):
            yield Citation(kind, path, number, functions.get(number, ""), line.strip())


def names(text: str, prefix: str, rule: str) -> bool:
    """Whether a text names a paragraph by its id, its section, or a range of ids; names of tests write `md_3_4_2`.

    >>> names("pays nothing (XY-11.6)", "XY", "XY-11.6"), names("XY-8.4 to XY-8.8", "XY", "XY-8.6"), names("XY-11.60", "XY", "XY-11.6")
    (True, True, False)
    """
    text = re.sub(rf"_{prefix.lower()}_(\d+(?:_\d+)*)", lambda found: f" {prefix}-{found[1].replace('_', '.')}", text).replace("_to ", " to ")
    id = _id(prefix)
    wanted = _numbers(rule)
    for first, last in re.findall(rf"{id} to {prefix}-(\d+(?:\.\d+)*)", text):
        low, high = _numbers(first), _numbers(last)
        if low <= wanted[: len(low)] and wanted[: len(high)] <= high:
            return True
    return any(_covers(_numbers(found), wanted) for found in re.findall(id, text))


def _id(prefix: str) -> str:
    return rf"(?<![\w-]){prefix}-(\d+(?:\.\d+)*)"


def _covers(cited: Numbers, wanted: Numbers) -> bool:
    """The paragraph itself, or the section it stands in."""
    return cited == wanted[: len(cited)]


def _numbers(rule: str) -> Numbers:
    return tuple(int(part) for part in rule.rpartition("-")[2].split("."))


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _functions(tree: ast.Module) -> dict[int, str]:
    """Line -> the innermost function that it stands in."""
    found: dict[int, str] = {}
    for node in ast.walk(tree):  # outer ones first
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), node.name))
    return found
