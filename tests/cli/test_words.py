"""The messages of the command line: every one exists in three languages with the same arguments, and none is idle."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from royaltable import cli
from royaltable.words import FOLDER, LANGUAGES


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse((FOLDER / lang / "cli.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_three_languages_say_the_same() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        other = messages(lang)
        assert list(other) == list(english)
        for name, variables in other.items():
            assert variables <= english[name], name
            assert english[name] - variables <= {"n", "person"}, f"{lang} {name} leaves something out"


def test_every_message_is_used_and_there() -> None:
    """Ids stand in the source as they are, or as a beginning (`cli-bench-{key}`) whose end is a word of its own there."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(cli.__file__).parents[1].glob("*/*.py"))
    whole = set(re.findall(r"[\"'](cli-[\w-]*\w)[\"']", source))
    begun = set(re.findall(r"[\"'](cli-[\w-]*)\{", source))
    words = set(re.findall(r"[\"']([\w-]+)[\"']", source)) | {f"start-{word}" for word in ("pure", "fast")}
    known = set(messages("en"))
    assert whole <= known, "a message is missing"
    idle = {name for name in known - whole if not any(name.startswith(start) and name[len(start) :] in words for start in begun)}
    assert not idle
