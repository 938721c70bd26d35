"""Sentences about the reader are in the second person, those about others in the third: every sentence with a seat, every game, every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, rule_id
from royaltable.games import NAMES, find
from royaltable.words import FOLDER, LANGUAGES, Readers, Words

from ..helpers import random_game
from .test_locales import FILES, Variables, entries, patterns, shape
from .test_words import events_in_code

READER, OTHER = Readers({0: "Ann", 1: "Bo"}, you=0), 1
SUBJECTLESS = {"ming-do-reveal", "ming-do-starter", "royals-do-starter", "royals-do-reveal", "royals-do-drawn", "royals-do-drawn-pair"} | {
    f"palace-do-{key}" for key in ("noble", "room", "starter", "drawn")
}
"""What chance does has no subject."""
IRREGULAR = {"have": "has", "are": "is", "You": "Bo", "your": "the", "yourself": "Bo", "you": "Bo", "Your": "The"}


def third(verb: str) -> str:
    """The third person of an English verb."""
    return IRREGULAR.get(verb) or verb + ("es" if re.search(r"(s|sh|ch)$", verb) else "s")


def check_english(own: str, other: str) -> None:
    """Two sentences that differ in the forms of their verbs and pronouns only."""
    mine, theirs = own.split(" "), other.split(" ")
    assert len(mine) == len(theirs), (own, other)
    forms = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
    assert forms, f"{own} is the same for the reader and for others"
    for a, b in forms:
        assert third(a.rstrip(".,:")) == b.rstrip(".,:"), (own, other)


def check_chinese(own: str, other: str, words: Words) -> None:
    assert own.startswith(words.format("you"))
    assert not own.startswith(words.format("you") + "：")
    assert "Ann" not in own
    assert other.startswith("Bo：")


def check(words: Words, own: str, other: str) -> None:
    if words.lang == "en":
        check_english(own, other)
        assert own.startswith("You ")
    else:
        check_chinese(own, other, words)


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


# --- the sentences ------------------------------------------------------------------------------------------------


def test_every_action(game: Game, words: Words) -> None:
    components = game.components()
    notation = game.notation(components)
    for text in notation.texts:
        sentence = notation.parse(text)
        assert sentence is not None
        own, other = (words.told(components, seat, words.sentence(game, components, text, seat, READER), READER) for seat in (0, OTHER))
        if f"{game.name}-do-{sentence.key}" not in SUBJECTLESS and sentence.key != "start":  # who names itself: below
            check(words, own, other)


def test_every_event(game: Game, words: Words) -> None:
    components = game.components()
    for number in {*events_in_code(game)}:
        rule = rule_id(game.prefix, number)
        id = f"{game.name}-event-{rule.replace('.', '-')}"
        if "person" not in shape("en", f"{game.name}.ftl")[f"{id}."]:
            assert words.event(game, components, [rule, -1, 0, "x 2"])[0].isupper() or words.lang != "en"
            continue
        for place in ("x 0", "x 1", "x 2"):
            own, other = (words.told(components, seat, words.event(game, components, [rule, seat, 3, place], READER), READER) for seat in (0, OTHER))
            check(words, own, other)


def test_every_prompt_of_others(game: Game, words: Words) -> None:
    for node in game.nodes:
        id = f"{game.name}-wait-{node}"
        if shape("en", f"{game.name}.ftl")[f"{id}."]:
            own, other = words.format(id, who=words.format("you"), person="you"), words.format(id, who="Bo", person="other")
            if words.lang == "en":
                check_english(own, other)
            else:
                assert own == other.replace("Bo", words.format("you"))


def test_played_games_speak_to_the_reader(game: Game, words: Words) -> None:
    """Whole games: no sentence about the reader in the third person, none about others in the second."""
    components = game.components()
    match = random_game(game, 2, seed=5, greedy_share=0.5)
    you = words.format("you")
    for line in match.lines:
        rows = [match.row(row) for row in line.rows if row[1] in (0, OTHER)]
        said = [(line.actor, words.sentence(game, components, line.text, line.actor, READER))] if line.actor != CHANCE else []
        said += [(row[1], words.event(game, components, row, READER)) for row in rows]
        for seat, what in said:
            text = words.told(components, seat, what, READER)
            assert text.startswith(you) == (seat == 0), text
            assert not re.search(r"\bYou \w*[^s]s\b", text), text


@pytest.mark.parametrize(
    ("by", "seat", "en", "hant"),
    [
        (0, 1, "You name Bo as starting player", "你指定Bo為起始玩家"),
        (0, 0, "You name yourself as starting player", "你指定自己為起始玩家"),
        (1, 0, "Bo names you as starting player", "Bo：指定你為起始玩家"),
        (1, 1, "Bo names Bo as starting player", "Bo：指定自己為起始玩家"),
    ],
)
def test_seats_in_a_sentence(by: int, seat: int, en: str, hant: str) -> None:
    game = find("ming")
    components = game.components()
    for lang, expected in (("en", en), ("zh-Hant", hant)):
        words = Words(lang)
        assert words.told(components, by, words.sentence(game, components, f"start {seat}", by, READER), READER) == expected


@pytest.mark.parametrize(("name", "action"), [("ming", "starter 0"), ("royals", "starter 0"), ("palace", "starter 0")])
def test_chance_names_the_reader(name: str, action: str, words: Words) -> None:
    game = find(name)
    said = words.sentence(game, game.components(), action, CHANCE, READER)
    assert said.endswith({"en": ": you", "zh-Hant": "：你", "zh-Hans": "：你"}[words.lang])


def test_nobody_is_you_where_several_read(game: Game, words: Words) -> None:
    components = game.components()
    for text in game.notation(components).texts:
        said = words.told(components, 1, words.sentence(game, components, text, 1, Readers({1: "Bo"})), Readers({1: "Bo"}))
        assert said.startswith("Bo")
        assert not re.search(r"\b[Yy]ou\b|你", said)


def test_lists_of_names() -> None:
    assert Words("en").listed(["A"]) == "A"
    assert Words("en").listed(["A", "B"]) == "A and B"
    assert Words("en").listed(["A", "B", "C"]) == "A, B and C"
    assert Words("zh-Hant").listed(["A", "B", "C"]) == "A、B和C"


# --- the messages -------------------------------------------------------------------------------------------------


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """All selections of a pattern, nested ones too."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selections(variant.value)


@pytest.mark.parametrize("file", FILES)
def test_messages_choose_between_you_and_others(file: str) -> None:
    """A person is `you` or else, so nothing else may be asked for; and whoever asks is a message with a subject."""
    for language in LANGUAGES:
        for entry in entries(language, file):
            for _, pattern in patterns(entry):
                for choice in selections(pattern):
                    visitor = Variables()
                    visitor.visit(choice.selector)
                    keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
                    if visitor.names == {"person"}:
                        assert keys == {"you", "other"}, entry.id.name
                    if visitor.names == {"whom"}:
                        assert keys <= {"self", "you", "other"}, entry.id.name
                        assert "other" in keys, entry.id.name


@pytest.mark.parametrize("file", FILES)
def test_english_messages_with_a_name_know_the_reader(file: str) -> None:
    """After a name stands a verb: without a choice it would be the wrong one for the reader."""
    for entry in entries("en", file):
        text = (FOLDER / "en" / file).read_text(encoding="utf-8")[entry.span.start : entry.span.end]
        for line in text.splitlines():
            found = re.search(r"\{ \$(who|names?) \} ([a-z]+s|is|has)\b", line)
            if found and entry.id.name not in ("page-thinking", "page-table-turn", "page-level", "page-seat-kind", "page-hand-over-hint", "page-away-back-one"):
                assert "*[other]" in line, f"{entry.id.name}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_chinese_says_you_in_one_way(file: str, lang: str) -> None:
    assert "您" not in (FOLDER / lang / file).read_text(encoding="utf-8")
    assert "You" not in (FOLDER / lang / file).read_text(encoding="utf-8")
