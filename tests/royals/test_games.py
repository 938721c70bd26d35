"""Random and greedy games over all player counts and options: invariants, legality, strength."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from royaltable.core import simulate
from royaltable.core.match import Match
from royaltable.games import find
from tests.helpers import check_legal_equals_refusal, check_state, option_sets, random_game
from tests.royals import invariants

GAME = find("royals")
OPTIONS = option_sets(GAME)
GAMES = 200


def checked_games(players: int, policy: str) -> Iterator[Match]:
    """Finished games over all options, replayed with the invariants checked at every 100th node."""
    for i, options in enumerate(OPTIONS):
        which = simulate.series(GAME, players, options, seed=i, policy=policy)
        for played in simulate.play(which, -(-GAMES // len(OPTIONS))):
            match = Match(GAME, players, options)
            for n, code in enumerate(played.codes):
                match.play_code(code)
                if (n + i) % 100 == 0:
                    invariants.check(match)
                    check_state(match)
            invariants.check(match)
            check_state(match)
            finish(match)
            assert match.scores() == played.scores
            yield match


@pytest.mark.parametrize("players", GAME.players)
def test_random_games(players: int) -> None:
    assert sum(1 for _ in checked_games(players, "random")) >= GAMES


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_games(players: int) -> None:
    verbs: Counter[str] = Counter()
    for match in checked_games(players, "greedy"):
        verbs.update(line.text.split()[0] for line in match.lines)
        verbs["games"] += 1
    assert verbs["games"] >= GAMES
    assert verbs["install"] > 8 * players * GAMES, "it installs"
    assert verbs["discard"] < verbs["install"] / 3, "and does not hoard to the limit"


def finish(match: Match) -> None:
    """What is true of every finished game."""
    assert match.over
    assert match.s.periods_scored == 3
    result = match.result()
    assert result["winners"]
    assert max(result["scores"]) == result["scores"][result["winners"][0]]
    used = sum(row[0].startswith("RO-8") for row in result["ledger"])
    gone = sum(match.game.rule(row[0]) == "RO-8.8" for line in match.lines for row in line.rows)
    assert used + gone == 24
    rows = sum(len(line.rows) for line in match.lines)
    assert rows < GAME.max_rows / 2
    turns = match.s.turn
    if match.options["last_round"] == "finish_round":
        assert turns % match.players == 0, "everybody had the same number of turns"


@pytest.mark.parametrize("players", GAME.players)
def test_every_node_of_some_games(players: int) -> None:
    def each(match: Match) -> None:
        check_legal_equals_refusal(match)
        check_state(match)
        invariants.check(match)

    for i, options in enumerate(OPTIONS[players % 2 :: 9]):
        random_game(GAME, players, options, seed=f"all {i}", each=each, greedy_share=(0.0, 0.5)[i % 2])


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_beats_random(players: int) -> None:
    games = 20
    wins = own = others = 0
    for i in range(games):
        seat = i % players
        match = random_game(GAME, players, seed=f"arena {players} {i}", greedy=(seat,))
        scores = match.scores()
        wins += match.winners() == [seat]
        own += scores[seat]
        others += max(score for p, score in enumerate(scores) if p != seat)
    assert wins >= games * 9 // 10
    assert own > 1.5 * others


def test_greedy_reads_only_what_its_seat_may_know() -> None:
    def each(match: Match) -> None:
        if match.actor >= 0:
            hidden = match.seen_by(match.actor)
            for code in match.legal_codes():
                assert GAME.rules.rate(match.t, match.s, code) == GAME.rules.rate(match.t, hidden, code)

    for players in (2, 4):
        random_game(GAME, players, seed=1, each=each)
