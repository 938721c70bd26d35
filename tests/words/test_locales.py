"""Locale files: the same messages with the same variables in every language, and none that cannot be formatted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from royaltable.words import FIELD, FOLDER, LANGUAGES

from .scripts import wrong

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


GRAMMAR = {"person", "whom"}
"""Variables that choose the form of a verb or pronoun; Chinese does not always need them."""


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def text_of(language: str, file: str) -> str:
    return (FOLDER / language / file).read_text(encoding="utf-8")


def entries(language: str, file: str) -> list[ast.Message]:
    body = FluentParser().parse(text_of(language, file)).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry for entry in body if isinstance(entry, ast.Message)]


def patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield "", entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


def shape(language: str, file: str) -> dict[str, set[str]]:
    """Message (and attribute) -> its variables."""
    found = {}
    for entry in entries(language, file):
        for attribute, pattern in patterns(entry):
            visitor = Variables()
            visitor.visit(pattern)
            found[f"{entry.id.name}.{attribute}"] = visitor.names
    return found


def test_every_language_has_every_file() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_languages_agree(file: str) -> None:
    english = shape("en", file)
    ids = [entry.id.name for entry in entries("en", file)]
    assert len(ids) == len(set(ids)), "a message occurs twice"
    for language in LANGUAGES[1:]:
        other = shape(language, file)
        assert set(other) == set(english)
        assert {key: names for key, names in other.items() if not english[key] - GRAMMAR <= names <= english[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_formatted(file: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language, file)))
    variables = shape(language, file)
    for entry in entries(language, file):
        message = bundle.get_message(entry.id.name)
        for attribute, _ in patterns(entry):
            pattern = message.attributes[attribute] if attribute else message.value
            for value in (-1, 0, 1, 2, 7, "x"):
                text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables[f"{entry.id.name}.{attribute}"], value))
                assert not errors, entry.id.name
                assert str(text).strip(), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_scripts(file: str, language: str) -> None:
    assert not wrong(text_of(language, file), FIELD[language])
