"""Every message with a number is said with 0, 1, 2 and 5, in every language; in English number, noun and verb agree."""

from __future__ import annotations

import doctest
import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from royaltable.words import LANGUAGES

from . import plurals
from .plurals import COUNTED, UNCOUNTED, faults
from .test_locales import FILES, GRAMMAR, Variables, entries, patterns, shape, text_of
from .test_person import selections

NAMES = """act action aim backend card city commands country district edge file from game guess hash label list loss mean name names noble other pair parts
patron pattern patterns phase policy prompt province room rule seat seats second seed sentence sign square step symbol test text through title to url walk
what where who why"""
TEXTS = frozenset(NAMES.split())
"""Variables that are texts, wherever they stand; every other one is a number somewhere."""
NUMBERS = (0, 1, 2, 5)

Said = tuple[str, dict[str, object], str]


def said(language: str, file: str) -> Iterator[Said]:
    """Every message with a number, said with each of the numbers in each place: id, arguments, text."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language, file)))
    shapes = shape("en", file)
    for entry in entries(language, file):
        message = bundle.get_message(entry.id.name)
        for attribute, _ in patterns(entry):
            names = shapes[f"{entry.id.name}.{attribute}"] - GRAMMAR
            counted = sorted(names - TEXTS)
            pattern = message.attributes[attribute] if attribute else message.value
            for numbers in itertools.product(NUMBERS, repeat=len(counted)) if counted else ():
                for person in ("you", "other"):
                    args: dict[str, object] = dict.fromkeys(names & TEXTS, "X") | dict(zip(counted, numbers, strict=True)) | {"person": person, "whom": "other"}
                    text, errors = bundle.format_pattern(pattern, args)
                    assert not errors, entry.id.name
                    yield entry.id.name, args, str(text)


def test_doctests() -> None:
    assert doctest.testmod(plurals).failed == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_number_is_said(file: str, language: str) -> None:
    """No variable is left open, nothing is empty, and the number is in the sentence where it is not put in words."""
    for id, args, text in said(language, file):
        assert text.strip(), id
        assert "{" not in text, (id, text)
        assert "$" not in text, (id, text)
        numbers = [value for value in args.values() if isinstance(value, int)]
        assert len(numbers) > 1 or str(numbers[0]) in text or numbers[0] in (0, 1, 2) or not re.search(r"\d", text), (id, args, text)


@pytest.mark.parametrize("file", FILES)
def test_english_agrees_with_its_numbers(file: str) -> None:
    wrong = {id: (args, text, faults(text)) for id, args, text in said("en", file) if faults(text)}
    assert wrong == {}


@pytest.mark.parametrize("file", FILES)
def test_whatever_is_counted_is_known(file: str) -> None:
    """A word that stands right after a number is a noun of `plurals.COUNTED`, or no noun: so a new noun cannot be forgotten there."""
    known = {*COUNTED, *COUNTED.values(), *UNCOUNTED, "X"}
    adjectives = set(re.findall(r"[A-Za-z]+", plurals.ADJECTIVES))
    unknown = {
        (word, id) for id, _, text in said("en", file) for word in re.findall(r"(?<![\w.])(?:0|2|5) ([a-zA-Z]+)", text) if word not in known | adjectives
    }
    assert unknown == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_chinese_has_no_plural(file: str, language: str) -> None:
    """A variant named `one` would never be chosen there: numbers are named as numbers."""
    for entry in entries(language, file):
        for _, pattern in patterns(entry):
            for choice in selections(pattern):
                visitor = Variables()
                visitor.visit(choice.selector)
                if not visitor.names <= GRAMMAR:
                    keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
                    assert not keys & {"zero", "one", "two", "few", "many"}, entry.id.name
