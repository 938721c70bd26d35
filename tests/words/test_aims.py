"""Words for aims: every aim has a name, every reason a sentence that says its facts, and none of them is a rule of the contract."""

from __future__ import annotations

import random

import pytest

from royaltable.core.aim import Reason, named
from royaltable.core.game import Game
from royaltable.core.match import Match
from royaltable.core.notation import BLANK
from royaltable.games import NAMES, find
from royaltable.words import LANGUAGES, Words

from ..helpers import random_game
from .test_locales import shape


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def reasons(game: Game) -> dict[int, Reason]:
    """Reasons met in random games, one for each rule."""
    found: dict[int, Reason] = {}
    for players in game.players:
        rng = random.Random(players)

        def look(match: Match, rng: random.Random = rng) -> None:
            if match.actor >= 0 and rng.random() < 0.3:
                found.update({reason.rule: reason for reason in match.closed().values()})

        random_game(game, players, seed=players, each=look, greedy_share=0.5)
    return found


def test_every_aim_has_a_name_of_its_own(game: Game, words: Words) -> None:
    components = game.components()
    aims = game.aims(components)
    messages = shape(words.lang, f"{game.name}.ftl")
    for key, pattern in aims.patterns.items():
        assert messages[f"{game.name}-aim-{key}."] == {blank for blank, _ in BLANK.findall(pattern)}
    said = {aim: words.aim(game, components, aim) for aim in aims.texts}
    assert not [aim for aim, name in said.items() if "$" in name or f"{game.name}-" in name]
    for key in aims.patterns:
        kind = [name for aim, name in said.items() if aim.partition(" ")[0] == key]
        assert len(set(kind)) == len(kind)


def test_every_reason_is_said_with_its_facts(game: Game, words: Words) -> None:
    components = game.components()
    messages = shape(words.lang, f"{game.name}.ftl")
    contract = game.rule(game.grammar_rule).rpartition(".")[0] + "."
    for rule, reason in reasons(game).items():
        id = game.rule(rule)
        assert not id.startswith(contract), f"{id} says nothing about the game"
        assert id in game.rulebook.ids()
        said = words.reason(game, components, reason)
        assert said
        assert "$" not in said
        assert "{" not in said
        wanted = messages.get(f"{game.name}-closed-{id.replace('.', '-')}.")
        assert wanted is None or wanted <= set(reason.facts), id
        assert wanted is not None or not reason.facts, f"{id} has facts that no message says"


def test_what_a_text_aims_at() -> None:
    ming, royals, palace = (find(name).aims(find(name).components()) for name in NAMES)
    assert named(ming, "district blue1") == named(ming, "blue1") == "district blue1"
    assert named(ming, "dragons") == "dragons"
    assert named(royals, "paris king") == "noble paris king"
    assert named(palace, "e4") == "square e4"
    assert named(palace, "king") == "room king"
    assert {named(ming, text) for text in ("", "moon", "district")} == {None}
