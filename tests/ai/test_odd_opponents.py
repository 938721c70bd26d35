"""Whoever passes, hoards, bungles or plays at random: every computer player plays on sensibly, and the game ends in its usual way."""

from __future__ import annotations

import pytest

from royaltable import games
from royaltable.ai import levels
from royaltable.ai.players import Player
from royaltable.core.kernel import RUIN
from royaltable.core.match import Match

from .odd import ODD, play_against

STUCK = {"palace": "RP-11.4"}
"""The rule that ends a game in which nobody gets on, by game."""
QUICK = ("greedy", *(level.name for level in levels.LEVELS if not level.simulations))
SEARCHING = [level.name for level in levels.LEVELS if level.simulations and level.seconds is None]
COUNTS = [(name, players) for name in games.NAMES for players in games.find(name).players]


def against(name: str, players: int, level: str, opponent: str, seed: int, backend: str = "pure") -> tuple[Match, int]:
    """A whole game of one computer player among odd opponents, and its seat."""
    match, seat = Match(games.find(name), players), seed % players
    player = Player(match.game, match.components, players, level, backend)

    def decide(now: Match) -> str:
        return now.notation.texts[player.decide(now.seen_by(seat), seat, f"{seed} {now.version}").code]

    play_against(match, seat, decide, ODD[opponent], f"{name} {players} {opponent} {seed}")
    return match, seat


def play_on(name: str, players: int, level: str, opponent: str, games: int, backend: str = "pure") -> None:
    """Every game ends in its usual way, and in all together the player has more points than others who do nothing or err on purpose."""
    ahead = 0.0
    for seed in range(games):
        match, seat = against(name, players, level, opponent, seed, backend)
        assert STUCK.get(name) not in {match.game.rule(row[0]) for line in match.lines for row in line.rows}
        ahead += match.scores()[seat] - sum(match.scores()) / players
    assert ahead > 0 or opponent == "random"


@pytest.mark.parametrize("opponent", ODD)
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_players_without_a_search_play_on(name: str, players: int, level: str, opponent: str) -> None:
    play_on(name, players, level, opponent, 4)


@pytest.mark.parametrize("opponent", ODD)
@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"fast-{name}")) for name in games.NAMES])
def test_players_that_search_play_on(name: str, level: str, opponent: str) -> None:
    play_on(name, 2, level, opponent, 1, "fast")


def test_an_apprentice_was_left_with_gold_and_nobody_on_the_parade_ground() -> None:
    """Against somebody who hardly recruits: gold, but nobody to bring servants, until RP-11.4 ended the game."""
    play_on("palace", 2, "apprentice", "idler", 20)


def test_blunders_do_not_ruin() -> None:
    """A novice errs often, but the last servant on the Stairway stays there."""
    match, novice = Match(games.find("palace"), 2), Player(games.find("palace"), games.find("palace").components(), 2, "novice")
    seen = 0
    for seed in range(12):
        match, seat = against("palace", 2, "novice", "idler", seed)
        for before in match.played():
            if before.actor == seat and (n := before.version) < match.version:
                rate = before.game.rules.rate(before.t, before.s, before.notation.codes[match.lines[n].text])
                seen += any(before.game.rules.rate(before.t, before.s, code) <= RUIN // 2 for code in before.legal_codes())
                assert rate > RUIN // 2
    assert seen > 100
    assert novice.level is not None
    assert novice.level.blunders > 0
