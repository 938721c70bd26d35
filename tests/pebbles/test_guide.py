"""docs/add-a-game.md is followed step by step: what it shows stands in the example, and what it calls works."""

from __future__ import annotations

import contextlib
import io
import re
import shlex

import pytest

from royaltable import cli

from .installed import EXAMPLE, ROOT, SOURCE

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SHOWN = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```', GUIDE, re.MULTILINE | re.DOTALL)
CALLS = re.findall(r"^\$ royaltable (.*)\n((?:(?!\$|```).*\n)*)", GUIDE, re.MULTILINE)
CODE = re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "text"), SHOWN, ids=[name for name, _ in SHOWN])
def test_what_is_shown_stands_in_the_example(name: str, text: str) -> None:
    path = EXAMPLE / name if name == "pyproject.toml" else SOURCE / "pebbles" / name
    assert text.rstrip() in path.read_text(encoding="utf-8")


def test_every_file_is_named() -> None:
    for path in (SOURCE / "pebbles").iterdir():
        if path.name not in ("__pycache__", "py.typed"):
            assert path.name in GUIDE, path.name


def test_the_guide_has_steps_to_follow() -> None:
    assert len(SHOWN) >= 12
    assert len(CALLS) >= 4
    assert len(CODE) == 2


@pytest.mark.parametrize(("call", "answer"), CALLS, ids=[call for call, _ in CALLS])
def test_calls(call: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(shlex.split(call)) == 0
    out = capsys.readouterr().out
    assert out.strip()
    assert not answer or out == answer


@pytest.mark.xdist_group("fast-pebbles")
@pytest.mark.parametrize("number", range(len(CODE)))
def test_code_runs(number: int) -> None:
    if "research" in CODE[number]:
        pytest.importorskip("pettingzoo")
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(CODE[number], "docs/add-a-game.md", "exec"), {"__name__": "example"})
    assert "research" in CODE[number] or "winners" in said.getvalue()
