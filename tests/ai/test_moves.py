"""Positions with one obviously best action: the search finds it in every game."""

from __future__ import annotations

import random

import pytest

from royaltable import games
from royaltable.ai.players import Player
from royaltable.core.backend import pure
from royaltable.core.kernel import seeded
from royaltable.core.match import Match
from royaltable.core.policy import GREEDY, playout
from tests import tiny
from tests.helpers import play_greedy

PLAYOUTS, LAST, MOST = 8, 40, 8
"""Games played out after each action; decisions before the end that are looked at; legal actions at most."""


def test_it_takes_the_gift_that_counts() -> None:
    match = Match(tiny.GAME, 2)
    for text in ("starter 0", "drawn jade", "drawn jade", "step left", "stop", "step left", "stop", "bid 2", "bid 1"):
        match.play(text)
    assert match.node == "gift"
    player = Player(tiny.GAME, match.components, 2, "search:simulations=200,evaluation=0", "pure")
    assert match.notation.texts[player.decide(match.seen_by(0), 0, 1).code] == "gift light"


def chances(match: Match, seed: int) -> dict[int, float]:
    """For each legal code how often its seat wins when the game is played out by the greedy player."""
    game, seat, rng = match.game, match.actor, seeded(seed)
    rules, buffers, choices = game.rules, pure(game).buffers(), [0] * game.max_nodes
    found = {}
    for code in match.legal_codes():
        total = 0.0
        for _ in range(PLAYOUTS):
            s = match.seen_by(seat)
            rules.redeal(match.t, s, seat, rng)
            rules.apply(match.t, s, code, buffers.ledger)
            pure(game).bind(playout)(match.t, s, GREEDY, buffers._replace(rng=rng), choices)
            rules.winners(match.t, s, buffers.out)
            total += buffers.out[seat] / sum(buffers.out[: match.players])
        found[code] = total / PLAYOUTS
    return found


def decisive(name: str, seed: int) -> tuple[Match, int] | None:
    """A late position of a greedy game in which one action nearly always wins and all others mostly lose, and that action."""
    game = games.find(name)
    match, rng, own = Match(game, 2), random.Random(seed), seeded(seed)
    while not match.over:
        play_greedy(match, own, rng)
    for version in range(match.version - 1, max(match.version - LAST, 0), -1):
        before = match.at(version)
        if before.actor >= 0 and 1 < len(before.legal_codes()) <= MOST:
            found = chances(before, seed)
            best = max(found, key=lambda code: found[code])
            if found[best] >= 0.9 and all(value <= 0.4 for code, value in found.items() if code != best):
                return before, best
    return None


@pytest.mark.parametrize(("name", "seed"), [("ming", 1), ("ming", 13), ("royals", 3), ("royals", 33), ("palace", 2), ("palace", 11)])
def test_it_finds_the_action_that_wins(name: str, seed: int) -> None:
    """`seed`: from which on a game with such a position is looked for."""
    for number in range(seed, seed + 200):
        if found := decisive(name, number):
            match, best = found
            player = Player(match.game, match.components, 2, "search:simulations=80,evaluation=0", "pure")
            said = player.decide(match.seen_by(match.actor), match.actor, number).code
            assert match.notation.texts[said] == match.notation.texts[best], f"seed {number}"
            return
    raise AssertionError("no such position in 200 games")
