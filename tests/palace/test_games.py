"""Random and greedy games: what holds in all of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from royaltable.core.match import Match
from royaltable.games.palace.schema import EDGE_IDS, SQUARE_IDS, STEP_IDS
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
            match.s.check_ranges()
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
    for i, greedy_share in enumerate((0.0, 0.5, 0.9)):

        def each(match: Match) -> None:
            check_legal_equals_refusal(match)
            check_state(match)
            invariants.check(match)

        random_game(GAME, players, OPTIONS[(5 * i + players) % len(OPTIONS)], seed=i, each=each, greedy_share=greedy_share)


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_beats_random(players: int) -> None:
    won = 0
    for i in range(12 * players):
        match = random_game(GAME, players, OPTIONS[i % len(OPTIONS)], seed=f"beats {i}", greedy=(i % players,))
        won += match.winners() == [i % players]
    assert won >= 11 * players


def test_events_name_rules_of_the_book_and_their_places() -> None:
    """Every row of the log, with points or without; all kinds of events are met."""
    book, met = set(GAME.rulebook.ids()), set()
    ids = {row["id"] for block in ("rooms", "nobles", "cards") for row in GAME.components().data[block]}
    words = ids | set(SQUARE_IDS) | set(EDGE_IDS) | set(STEP_IDS) | {"hand", ""}
    for i in range(60):
        match = random_game(GAME, 2 + i % 3, OPTIONS[i % len(OPTIONS)], seed=f"events {i}", greedy_share=(0.1, 0.2, 0.3, 0.4, 0.9)[i % 5])
        for row in (match.row(row) for line in match.lines for row in line.rows):
            met.add(row[0])
            assert row[0] in book
            assert all(word in words or word.isdecimal() for word in row[3].split(" ")), row
            assert row[1] in range(match.players) or (row[0] == "RP-11.4" and row[1] == -1)
    expected = "2.9 3.1 3.6 3.7 4.2 4.4 4.5 7.2 8.3 8.4 8.5 8.6 8.7 8.9 8.11 8.13 8.20 8.25 8.26 9.3 9.5 9.6 10.1 10.6 11.1 12.2 12.3 12.4 12.5"
    assert met >= {f"RP-{number}" for number in expected.split(" ")}
