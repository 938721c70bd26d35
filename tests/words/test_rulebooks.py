"""Rule books: complete, in three languages, and every rule that an answer can name has its paragraph."""

from __future__ import annotations

import re

import pytest

from royaltable.core.components import LANGUAGES
from royaltable.core.game import Game
from royaltable.core.kernel import rule_id, rule_number
from royaltable.games import NAMES, find

from .scripts import wrong

PARAGRAPHS = {
    "ming": "0.7 1.3 2.9 3.0.5 3.1.8 3.2.2 3.3.2 3.4.9 4.1.12 4.2.12 4.3.2 4.4.3 5.6 6.3 7.14 8.8 9.6 10.4",
    "royals": "1.13 2.8 3.7 4.11 5.11 6.4 7.8 8.10 9.8 10.6 11.6",
    "palace": "1.6 2.10 3.9 4.8 5.12 6.10 7.19 8.27 9.8 10.18 11.4 12.10 13.6",
}
"""The last paragraph of every section; none before it is left out."""
NUMBER = re.compile(r"(?<![\w.])\d{1,2}(?:_\d\d){1,2}(?![\w.])")


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def rules_in_code(game: Game) -> set[str]:
    """Every rule number that is written in the modules of a game."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py"))]
    return {rule_id(game.prefix, int(number)) for text in texts for number in NUMBER.findall(text)}


def test_every_paragraph_is_there_once(game: Game) -> None:
    lasts = [last.rpartition(".") for last in PARAGRAPHS[game.name].split()]
    expected = {f"{game.prefix}-{section}.{n}" for section, _, last in lasts for n in range(1, int(last) + 1)}
    ids = game.rulebook.ids()
    assert set(ids) == expected
    assert len(ids) == len(expected)


def test_sections_hold_their_own_paragraphs(game: Game) -> None:
    for section in game.rulebook.sections:
        assert section.paragraphs
        assert all(paragraph.id.startswith(section.id + ".") for paragraph in section.paragraphs)
        assert all(section.title[language].strip() for language in LANGUAGES)
    numbers = [rule_number(section.paragraphs[0].id) for section in game.rulebook.sections]
    assert numbers == sorted(numbers)


def test_every_rule_of_the_code_has_a_paragraph(game: Game) -> None:
    rules = rules_in_code(game)
    assert len(rules) > 20
    assert rules <= set(game.rulebook.ids())


def test_sentences_are_unique(game: Game) -> None:
    for language in LANGUAGES:
        texts = [paragraph.text[language] for section in game.rulebook.sections for paragraph in section.paragraphs]
        assert all(text.strip() == text and text for text in texts)
        assert len(set(texts)) == len(texts), language


def test_sentences_are_for_players(game: Game) -> None:
    for section in game.rulebook.sections:
        for paragraph in section.paragraphs:
            english = paragraph.text["en"]
            assert english[0].isupper(), paragraph.id
            assert english.endswith("."), paragraph.id
            assert english.isascii(), paragraph.id
            assert all(paragraph.text[language].endswith("。") for language in ("hant", "hans")), paragraph.id
            for text in paragraph.text.values():
                assert not re.search(r"file order|\.toml|seat \d|`|\b(MD|RO|RP)-\d", text), paragraph.id


def test_scripts(game: Game) -> None:
    for section in game.rulebook.sections:
        for paragraph in section.paragraphs:
            for script in ("hant", "hans"):
                assert not wrong(paragraph.text[script], script), paragraph.id
                assert not wrong(section.title[script], script), section.id


@pytest.mark.parametrize(("script", "text"), [("hans", "從玩家"), ("hant", "从玩家"), ("hans", "廟宇"), ("hant", "庙宇")])
def test_wrong_script_is_found(script: str, text: str) -> None:
    assert wrong(text, script)
