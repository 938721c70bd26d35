"""Words: languages, names, sentences; and a message for everything that a game can say."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator

import pytest

from royaltable import words as module
from royaltable.core.errors import RoyalTableError
from royaltable.core.game import Game
from royaltable.core.kernel import rule_id
from royaltable.core.match import Match
from royaltable.core.notation import BLANK
from royaltable.games import NAMES, find
from royaltable.words import LANGUAGES, Readers, Words, language

from ..helpers import random_game
from .test_locales import GRAMMAR, shape

CHANCE_NODES = {"starter", "reveal", "noble", "room", "drawn", "drawn-pair", "over"}
HIDDEN = {"ming": ("return",), "royals": ("drawn",), "palace": ("drawn", "keep")}
EVENT_VARIABLES = {"seat", "points", "where", "number", "person"}


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


# --- languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        ("zh-Hant", {}, "zh-Hant"),
        ("zh-Hans", {"LANG": "zh_TW"}, "zh-Hans"),
        ("en", {"LANG": "zh_TW"}, "en"),
        ("zh_HK.UTF-8", {}, "zh-Hant"),
        ("zh", {}, "zh-Hans"),
        (None, {"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        (None, {"LANG": "zh_SG.UTF-8"}, "zh-Hans"),
        (None, {"LANG": "en_GB.UTF-8", "LC_ALL": "zh_HK.UTF-8"}, "zh-Hant"),
        (None, {"LANG": "zh_CN.UTF-8", "LC_ALL": ""}, "zh-Hans"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language(asked: str | None, environment: dict[str, str], expected: str) -> None:
    assert language(asked, environment) == expected


@pytest.mark.parametrize("asked", ["de", "", "english", "zhx"])
def test_unknown_language(asked: str) -> None:
    with pytest.raises(RoyalTableError, match="There is no language"):
        language(asked)


def test_doctests() -> None:
    assert doctest.testmod(module).failed == 0


# --- messages that a game needs -----------------------------------------------------------------------------------


def events_in_code(game: Game) -> Iterator[int]:
    """Rule numbers written in calls of `note` and `book`, and in the tables of places."""
    for path in sorted(game.folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("note", "book"):
                rule = node.args[1 if node.func.id == "note" else 2]
                yield from (leaf.value for leaf in ast.walk(rule) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, int) and leaf.value >= 500)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.startswith("BY_"):
                yield from ast.literal_eval(node.value)


def test_every_pattern_has_its_sentence(game: Game, words: Words) -> None:
    notation = game.notation(game.components())
    messages = shape(words.lang, f"{game.name}.ftl")
    said = {id.removesuffix(".") for id in messages if id.startswith(f"{game.name}-do-")}
    assert said == {f"{game.name}-do-{key}" for key in notation.patterns}
    for key, pattern in notation.patterns.items():
        assert messages[f"{game.name}-do-{key}."] - GRAMMAR == {blank for blank, _ in BLANK.findall(pattern)}


def test_every_code_is_said_differently(game: Game, words: Words) -> None:
    components = game.components()
    said = {text: words.sentence(game, components, text) for text in game.notation(components).texts}
    assert not [text for text, sentence in said.items() if sentence == text or "$" in sentence or f"{game.name}-" in sentence]
    assert len(set(said.values())) == len(said)


def test_every_node_has_its_prompt(game: Game, words: Words) -> None:
    messages = shape(words.lang, f"{game.name}.ftl")
    for kind in ("node", "node-help", "wait"):
        expected = {f"{game.name}-{kind}-{node}" for node in game.nodes}
        found = {id[:-1] for id in messages if id.startswith(f"{game.name}-{kind}-")}
        assert {id for id in found if kind != "node" or not id.startswith(f"{game.name}-node-help-")} == expected
    for node in game.nodes:
        assert messages[f"{game.name}-wait-{node}."] - GRAMMAR == (set() if node in CHANCE_NODES else {"who"})


def test_every_option_is_explained(game: Game, words: Words) -> None:
    for name, values in game.components().options.items():
        for id in (f"{game.name}-option-{name}", *(f"{game.name}-option-{name}-{value}" for value in values)):
            assert words.has(id)
            assert words.hint(id)


def test_hidden_words(game: Game, words: Words) -> None:
    for word in HIDDEN[game.name]:
        assert words.has(f"{game.name}-hidden-{word}")
        assert words.hidden(game, word)


def test_every_event_has_its_message(game: Game, words: Words) -> None:
    messages = shape(words.lang, f"{game.name}.ftl")
    rules = {rule_id(game.prefix, number) for number in events_in_code(game)}
    assert len(rules) > 5
    for rule in rules:
        id = f"{game.name}-event-{rule.replace('.', '-')}."
        assert id in messages, rule
        assert messages[id] <= EVENT_VARIABLES


def test_played_games_can_be_told(game: Game, words: Words) -> None:
    """Every line and row of whole games is said in words, and every rule of a row has its paragraph."""
    components = game.components()
    for players in game.players:
        match: Match = random_game(game, players, seed=players, greedy_share=0.5)
        for line in match.lines:
            assert words.sentence(game, components, line.text) != line.text
            for row in map(match.row, line.rows):
                text = words.event(game, components, row)
                assert not text.startswith(f"{game.name}-event-"), row
                assert words.paragraph(game, row[0])


# --- names and sentences ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "action", "en", "hant", "hans"),
    [
        ("ming", "step blue2 sedan", "moves to Blue II, paying Sedan chair", "以轎前往藍二", "以轿前往蓝二"),
        ("ming", "stay dragon", "stays, giving up Dragon", "付出龍牌，原地停留", "付出龙牌，原地停留"),
        ("ming", "deploy 0", "deploys nobody", "不部署皇親", "不部署皇亲"),
        ("ming", "deploy 1", "deploys 1 member", "部署1名皇親", "部署1名皇亲"),
        ("ming", "deploy 3 monk", "deploys 3 members, one of them as a monk", "部署3名皇親，其中一名進入廟宇", "部署3名皇亲，其中一名进入庙宇"),
        ("ming", "start 1", "names Yellow as starting player", "指定黃為起始玩家", "指定黄为起始玩家"),
        ("royals", "install seville marshal", "installs the Marshal in Seville", "在塞維亞冊封元帥", "在塞维利亚册封元帅"),
        ("royals", "spend france spain", "pays the Intrigue card France + Spain", "付出謀略牌：法國 + 西班牙", "付出谋略牌：法国 + 西班牙"),
        (
            "palace",
            "favour king mint",
            "adds a servant at King's chamber, taken from Mint",
            "從鑄幣房調一名僕人，增加到國王居所",
            "从铸币房调一名仆人，增加到国王居所",
        ),
        ("palace", "muster 1", "musters 1 servant at the Gate", "集合1名僕人到大門", "集合1名仆人到大门"),
    ],
)
def test_sentences(name: str, action: str, en: str, hant: str, hans: str) -> None:
    game = find(name)
    for lang, expected in zip(LANGUAGES, (en, hant, hans), strict=True):
        assert Words(lang).sentence(game, game.components(), action) == expected


@pytest.mark.parametrize(
    ("name", "row", "en", "hant"),
    [
        ("ming", ["MD-4.2.4", 0, 12, "blue"], "scores 12 for members left in the Blue city", "因留在藍省城市的皇親得12分"),
        ("ming", ["MD-4.1.3", -1, 0, "blue1"], "The neutral player has most members in Blue I: one enters the city", "中立玩家在藍一皇親最多，一名進入城市"),
        ("ming", ["MD-4.1.3", 1, 0, "blue1"], "has most members in Blue I: one enters the city", "在藍一皇親最多，一名進入城市"),
        (
            "royals",
            ["RO-8.5", 0, 6, "france 2 high"],
            "has most influence in France in period 2 and takes the high marker (6)",
            "第2時期在法國影響力最大，取得較高的時期分標記（6分）",
        ),
        ("palace", ["RP-12.5", 0, 6, "north"], "scores 6 on the North edge", "在北邊沿得6分"),
    ],
)
def test_events(name: str, row: list[str | int], en: str, hant: str) -> None:
    game = find(name)
    assert Words("en").event(game, game.components(), row) == en
    assert Words("zh-Hant").event(game, game.components(), row) == hant


def test_people_and_unknown_seats() -> None:
    game, words = find("ming"), Words("en")
    assert words.sentence(game, game.components(), "start 1", to=Readers({0: "Ann", 1: "Bo"})) == "names Bo as starting player"
    assert words.sentence(game, game.components(), "start 7", to=Readers({0: "Ann", 1: "Bo"})) == "names 7 as starting player"
    assert words.seat(game.components(), 0) == "Red"


def test_gaps_do_not_stop_a_game() -> None:
    game, words = find("ming"), Words("zh-Hant")
    assert words.format("ming-no-such-message") == "ming-no-such-message"
    assert words.format("no-such-file") == "no-such-file"
    assert words.hint("ming-do-pass") == ""
    assert words.sentence(game, game.components(), "outside the grammar") == "outside the grammar"
    assert words.name(game, game.components(), "district", "nowhere") == "nowhere"
    with pytest.raises(KeyError):
        words.paragraph(game, "MD-99.9")


def test_told() -> None:
    components = find("ming").components()
    assert Words("en").told(components, 0, "passes") == "Red passes"
    assert Words("en").told(components, 0, "pass", Readers(you=0)) == "You pass"
    assert Words("en").told(components, 0, "passes", Readers({0: "Ann"})) == "Ann passes"
    assert Words("zh-Hant").told(components, 0, "放棄行動") == "紅：放棄行動"
    assert Words("zh-Hant").told(components, 0, "放棄行動", Readers({0: "You"}, 0)) == "你放棄行動"


def test_paragraph(game: Game, words: Words) -> None:
    for rule in game.rulebook.ids():
        assert words.paragraph(game, rule)
