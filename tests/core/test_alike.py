"""The folders of the games are alike: the same files, in each the same kinds of things under the same names, one file for each section of the rules."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pytest

from royaltable.core import rules as contract
from royaltable.core.kernel import kernels_of
from royaltable.games import NAMES, find

DATA = {"components.toml", "rulebook.toml"}
FILES = {
    "schema": ["Tables", "State", "NODES"],
    "components": ["check", "fill"],
    "actions": ["CODES", "FIRST_CODE", "AFTER_CODE", "PATTERNS", "notation", "place"],
    "rules": ["uncoded", "legal_range", "refuse_outcome"],
    "setup": ["setup", "do_starter"],
    "turns": [],
    "scoring": ["winners"],
    "secrecy": ["hide", "redeal"],
    "policy": ["rate"],
    "features": ["features", "FEATURES", "SOFTNESS"],
    "fields": ["FIELDS", "SECRETS"],
    "documents": ["View", "Advice"],
    "view": ["view", "secret", "seat_view"],
    "advice": ["advice"],
    "forecast": ["forecast"],
    "aims": ["aims", "closed", "PATTERNS"],
    "text": ["summary"],
}
"""Modules of every game, and what each defines there under the same name."""
SECTIONS = {
    "ming": "cards members princes",
    "royals": "bonuses discards draws install periods usurp",
    "palace": "backdoor cards majority parade recruit stairs third",
}
"""Modules of a game besides: the sections of its rule book."""
OF_RULES = ("rules", "setup", "turns", "scoring")
OWN = ("seat_view", "forecast")
"""Parts of the view, which ask for what they need."""
KINDS = re.compile(r"(refuse|legal|do)_[a-z_]+")
SAME = {"seat": "s.seat", "node": "s.node"}
"""Local names, and what of the position they stand for."""

each_game = pytest.mark.parametrize("name", NAMES)


def folder(name: str) -> Path:
    return find(name).folder


def tree(name: str, module: str) -> ast.Module:
    return ast.parse((folder(name) / f"{module}.py").read_text(encoding="utf-8"))


def defined(module: ast.Module) -> set[str]:
    """Names that a module defines itself."""
    found = {node.name for node in module.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    return found | {name.id for node in module.body if isinstance(node, ast.Assign) for name in ast.walk(node) if isinstance(name, ast.Name)}


def functions(name: str, modules: tuple[str, ...]) -> Iterator[tuple[str, ast.FunctionDef]]:
    for module in modules:
        for node in tree(name, module).body:
            if isinstance(node, ast.FunctionDef):
                yield module, node


def of_rules(name: str) -> tuple[str, ...]:
    """The modules that hold the rules of a game."""
    return (*OF_RULES, *SECTIONS[name].split())


@each_game
def test_files(name: str) -> None:
    files = {path.name for path in folder(name).iterdir() if path.is_file()}
    assert files == DATA | {"__init__.py"} | {f"{module}.py" for module in (*FILES, *SECTIONS[name].split())}


@each_game
@pytest.mark.parametrize("module", FILES)
def test_what_a_file_defines(name: str, module: str) -> None:
    assert set(FILES[module]) <= defined(tree(name, module))


@each_game
def test_every_section_of_the_rule_book_has_a_file(name: str) -> None:
    """The first line of a module names the sections it stands for, and each section is named."""
    found: dict[str, list[str]] = {}
    for module in ("schema", "components", *of_rules(name), "secrecy"):
        first = (ast.get_docstring(tree(name, module)) or "").splitlines()[0]
        of = re.findall(rf"{find(name).prefix}-\d+(?=[,)])", first)
        assert of or module == "schema", f"{name}/{module}.py: {first}"
        for section in of:
            found.setdefault(section, []).append(module)
    assert set(found) == {section.id for section in find(name).rulebook.sections}
    for module in SECTIONS[name].split():
        assert any(module in modules for modules in found.values()), f"{name}/{module}.py is no section of the rule book"


@each_game
def test_the_contract_and_nothing_else(name: str) -> None:
    """`rules` holds the kernels of the contract, or imports them, and takes codes apart; what actions do stands with their section."""
    own = defined(tree(name, "rules"))
    assert set(contract.NAMES) <= set(dir(import_module(f"royaltable.games.{name}.rules")))
    assert {"actor", "refusal", "legal", "weights", "apply"} <= own
    assert not {function for function in own if function.startswith("do_")}
    for module, node in functions(name, of_rules(name)):
        if module != "rules" and node.name in contract.NAMES:
            assert node.name in FILES[module], f"{name}/{module}.py defines {node.name}"


@each_game
def test_truth_is_an_integer_in_every_kernel(name: str) -> None:
    for path in folder(name).glob("*.py"):
        for kernel in kernels_of(f"royaltable.games.{name}.{path.stem}"):
            answer = inspect.signature(kernel).return_annotation
            assert answer in ("int", "None"), f"{name}/{path.name}: {kernel.__name__} gives {answer}"


@each_game
def test_kinds_of_kernels(name: str) -> None:
    """`refuse_…` gives a rule number, `legal_…` appends codes that are not refused, `do_…` changes the position."""
    for module, node in functions(name, of_rules(name)):
        if not KINDS.fullmatch(node.name):
            continue
        where, arguments = f"{name}/{module}.py: {node.name}", [argument.arg for argument in node.args.args]
        assert node.decorator_list, where
        after = arguments[1:] if arguments[0] == "t" else arguments
        assert after[0] == "s", where
        if node.name.startswith("refuse_"):
            assert ast.unparse(node.returns or ast.Constant(None)) == "int", where
        elif node.name.startswith("legal_"):
            assert after[1:3] == ["codes", "n"], where
            calls = {call.func.id for call in ast.walk(node) if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)}
            assert any(call == "refusal" or call.startswith(("refuse_", "legal_")) for call in calls), where
        else:
            assert "ledger" not in after or after[-1] == "ledger", where


@each_game
def test_same_local_names(name: str) -> None:
    """One's own seat is `seat`, the running node `node`; seats that are counted are `p` (then `q`)."""
    for module, node in functions(name, (*of_rules(name), "secrecy", "policy", "features")):
        for part in ast.walk(node):
            if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name) and ast.unparse(part.value) in SAME.values():
                assert SAME.get(part.targets[0].id) == ast.unparse(part.value), f"{name}/{module}.py: {node.name}: {ast.unparse(part)}"
            if isinstance(part, ast.For) and ast.unparse(part.iter) in ("range(s.players)", "range(SEATS)"):
                assert ast.unparse(part.target) in ("p", "q", "i", "_"), f"{name}/{module}.py: {node.name} counts seats as {ast.unparse(part.target)}"


@each_game
def test_headings(name: str) -> None:
    for path in folder(name).glob("*.py"):
        for line in re.findall("^# -.*$", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert re.fullmatch(r"# --- [^-].*[^-] -+", line), f"{path.name}: {line}"
            assert len(line) == 116, f"{path.name}: {line}"


def test_same_signatures() -> None:
    """Functions that all games have to have take the same arguments under the same names."""
    for module, names in FILES.items():
        for name in names:
            given = [getattr(import_module(f"royaltable.games.{game}.{module}"), name) for game in NAMES]
            if all(map(inspect.isfunction, given)) and name not in OWN and not KINDS.fullmatch(name):
                heads = [re.sub(r"'|royaltable\.games\.\w+\.", "", str(inspect.signature(one))) for one in given]
                for one, other in combinations(heads, 2):
                    assert one == other, f"{module}.{name}"


@each_game
def test_ranges_of_codes(name: str) -> None:
    """Each node has a range of codes, which lies between the first and the last; the end has none."""
    actions = import_module(f"royaltable.games.{name}.actions")
    assert len(actions.FIRST_CODE) == len(actions.AFTER_CODE) == len(find(name).nodes)
    for node, first, after in zip(find(name).nodes, actions.FIRST_CODE, actions.AFTER_CODE, strict=True):
        assert 0 <= first <= after <= actions.CODES, node
        assert (first == after) == (node == "over"), node
