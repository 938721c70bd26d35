"""Random and greedy games: what holds in all of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from royaltable.core.match import Match
from tests.helpers import check_legal_equals_refusal, check_state, option_sets, random_game
from tests.palace import invariants
from tests.palace.positions import GAME

OPTIONS = option_sets(GAME)
GAMES = 200


def sometimes(seed: str, rate: int) -> Callable[[Match], None]:
    """A check of one in `rate` nodes, and of the end."""
    rng = random.Random(seed)

    def each(match: Match) -> None:
        if match.over or rng.randrange(rate) == 0:
            invariants.check(match)
        if match.over:
            check_end(match)

    return each


def check_end(match: Match) -> None:
    """RP-11.2, RP-12.1: all seats had the same number of turns; the score is the ledger."""
    check_state(match)
    forecast = match.view(-1)["forecast"]
    assert [seat["total"] for seat in forecast["seats"]] == match.scores()
    assert forecast["winners"] == match.winners()
    result = json.loads(json.dumps(match.result()))
    for p in range(match.players):
        assert sum(row[2] for row in result["ledger"] if row[1] == p) == result["scores"][p]
    assert match.s.last_round or match.s.quiet >= match.t.quiet_rounds


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("how", ["random", "greedy"])
def test_games(players: int, how: str) -> None:
    ended_by_trigger = 0
    for i in range(GAMES):
        greedy = tuple(range(players)) if how == "greedy" else ()
        seed = f"{how} {players} {i}"
        match = random_game(GAME, players, OPTIONS[i % len(OPTIONS)], seed=seed, each=sometimes(seed, 3), greedy=greedy)
        ended_by_trigger += match.s.last_round
    if how == "greedy":
        assert ended_by_trigger == GAMES, "the greedy player ends games by RP-11.1"


@pytest.mark.parametrize("players", GAME.players)
def test_legal_equals_refusal(players: int) -> None:
    """At every node of some games, and every code."""
    for i, on_way in enumerate((0.0, 0.5, 0.9)):

        def each(match: Match) -> None:
            check_legal_equals_refusal(match)
            invariants.check(match)

        random_game(GAME, players, OPTIONS[(5 * i + players) % len(OPTIONS)], seed=i, each=each, on_way=on_way)


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_beats_random(players: int) -> None:
    won = 0
    for i in range(12 * players):
        match = random_game(GAME, players, OPTIONS[i % len(OPTIONS)], seed=f"beats {i}", greedy=(i % players,))
        won += match.winners() == [i % players]
    assert won >= 11 * players
