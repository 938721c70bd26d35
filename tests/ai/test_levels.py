"""The levels: names everywhere the same, legal actions only, errors as described, variants for measurements."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from royaltable import games
from royaltable.ai import levels
from royaltable.ai.players import Player, _blurred
from royaltable.core.errors import RoyalTableError
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from royaltable.server.protocol import Kind
from royaltable.words import Words
from tests import tiny
from tests.helpers import play_random

QUICK = ("random", "greedy", "novice", "apprentice", "courtier:simulations=4", "minister:simulations=4", "chancellor:simulations=4", "master:simulations=4")


def play(game: Game, players: int, names: tuple[str, ...], seed: int = 1, nodes: int = 10_000) -> Match:
    match, rng = Match(game, players), random.Random(seed)
    sitting = [Player(game, match.components, players, name, "pure") for name in names]
    while not match.over and match.version < nodes:
        if match.actor == CHANCE:
            play_random(match, rng)
        else:
            made = sitting[match.actor].decide(match.seen_by(match.actor), match.actor, match.version)
            assert made.code in match.legal_codes()
            assert made.choices == len(match.legal_codes())
            match.play_code(made.code)
    return match


def test_every_level_plays_whole_games() -> None:
    for i in range(len(QUICK)):
        assert play(tiny.GAME, 2, (QUICK[i], QUICK[i - 1]), i).over
    assert play(tiny.GAME, 3, QUICK[3:6]).over


@pytest.mark.parametrize("name", games.NAMES)
def test_levels_play_legally_in_every_game(name: str) -> None:
    game = games.find(name)
    most = game.players[-1]
    play(game, most, tuple(QUICK[(i + 2) % len(QUICK)] for i in range(most)), nodes=160)


def test_a_level_has_a_kind_of_seat_and_words() -> None:
    assert set(get_args(Kind)) == {"person", "open", *levels.NAMES}
    for lang in ("en", "zh-Hant", "zh-Hans"):
        words = Words(lang)
        for name in levels.NAMES:
            assert words.has(f"page-kind-{name}"), (lang, name)
            assert words.has(f"page-kind-{name}-hint"), (lang, name)


def test_a_policy_is_no_level() -> None:
    assert levels.find("greedy") is None
    assert levels.find("master") == levels.LEVELS[-1]


def test_variants() -> None:
    level = levels.find("minister:turns=2,evaluation=0,even=0.25")
    assert level is not None
    assert (level.turns, level.evaluation, level.even) == (2, False, 0.25)
    assert level.name == "minister:turns=2,evaluation=0,even=0.25"


@pytest.mark.parametrize("text", ["champion", "", "greedy:turns=1", "master:turns", "master:speed=3", "master:turns=x", "master:turns=1e9", "master:name=1"])
def test_what_is_no_level_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(RoyalTableError) as error:
        levels.find(text)
    assert str(error.value).count("\n") == 0


def test_the_weaker_the_level_the_more_it_errs() -> None:
    """A blurred choice takes the best action most often, and worse ones the rarer the worse they are."""
    rng = seeded(1)
    counts = dict.fromkeys(range(4), 0)
    for _ in range(2000):
        counts[_blurred([0, 1, 2, 3], [3.0, 2.0, 1.0, -200.0], 1.0, rng)] += 1
    assert counts[0] > counts[1] > counts[2] > counts[3] == 0
    assert {_blurred([0, 1], [1.0, 0.9], 0.0, rng) for _ in range(50)} == {0}


def test_a_forced_decision_is_made_at_once() -> None:
    match = Match(tiny.GAME, 2)
    for text in ("starter 0", "drawn jade", "drawn pearl", "step left", "step left"):
        match.play(text)
    assert match.legal() == ["stop"]
    made = Player(tiny.GAME, match.components, 2, "master", "pure").decide(match.seen_by(0), 0, 1)
    assert (made.choices, made.seconds, made.thought) == (1, 0.0, None)
