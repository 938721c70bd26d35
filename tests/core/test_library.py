"""The few names of the library, its types, and its documents."""

from __future__ import annotations

import doctest
import importlib.resources
import subprocess
import sys
from pathlib import Path

import pytest

import royaltable
from royaltable.core import match
from royaltable.core.errors import ComponentError, HeaderError

ROOT = Path(__file__).parents[2]


def test_the_names_of_the_library() -> None:
    for name in royaltable.__all__:
        assert getattr(royaltable, name) is not None
        assert name in dir(royaltable)
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        royaltable.Chess  # noqa: B018


@pytest.mark.parametrize("name", royaltable.NAMES)
def test_a_match_by_the_name_of_its_game(name: str, tmp_path: Path) -> None:
    made = royaltable.Match(name, players=2)
    assert isinstance(made, match.Match)
    assert made.game is royaltable.find(name)
    assert royaltable.Match(made.game, 2).s == made.s
    own = tmp_path / "own.toml"
    own.write_text(made.game.component_file.read_text(encoding="utf-8"), encoding="utf-8")
    assert royaltable.Match(name, 2, components=own).s == made.s
    assert royaltable.Match(name, 2, components=made.components).components is made.components


def test_what_does_not_fit_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(HeaderError, match="There is no game 'chess'"):
        royaltable.Match("chess", 2)
    with pytest.raises(HeaderError, match="is for 2 to 4 players"):
        royaltable.Match("ming", 7)
    with pytest.raises(ComponentError):
        royaltable.Match("ming", 2, components=tmp_path / "none.toml")


def test_importing_the_library_imports_no_game() -> None:
    code = "import sys, royaltable; print(any(name.startswith('royaltable.') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(ROOT / "src")})
    assert done.stdout.strip() == "False"


def test_the_package_says_that_it_is_typed() -> None:
    assert importlib.resources.files("royaltable").joinpath("py.typed").is_file()


def test_every_page_of_the_documents_is_in_the_site() -> None:
    """`make docs` builds it; what no list names would not be found."""
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        assert page.relative_to(ROOT / "docs").as_posix() in site


def test_every_module_named_for_the_reference_is_there() -> None:
    for page in sorted((ROOT / "docs/api").glob("*.md")):
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("::: "):
                parts = line.removeprefix("::: ").split(".")
                assert (ROOT / "src").joinpath(*parts).with_suffix(".py").is_file() or (ROOT / "src").joinpath(*parts, "__init__.py").is_file(), line


@pytest.mark.parametrize("page", ["README.md", "docs/CONTRIBUTING.md"])
def test_the_examples_of_the_documents_hold(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0
