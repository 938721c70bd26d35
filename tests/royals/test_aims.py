"""Aims of Royals: the reason that a person would name, and none where something leads there."""

from __future__ import annotations

import random

import pytest

from royaltable.core.match import Match
from tests.helpers import random_game
from tests.royals.positions import GAME, hold, install, position, say

A, B = 0, 1


def why(match: Match, aim: str) -> tuple[str, dict[str, int | str]] | None:
    reason = match.closed().get(aim)
    return reason and (GAME.rule(reason.rule), dict(reason.facts))


def test_draw_before_installing() -> None:
    match = position(node="draw")
    hold(match, A, "F5")
    install(match, A, "london king")
    assert why(match, "noble paris king") == ("RO-2.1", {})
    assert why(match, "noble london king") == ("RO-4.2", {})
    assert why(match, "deck") is None
    assert why(match, "intrigue") is None
    assert why(match, "display britain") == ("RO-3.1", {})
    assert why(match, "display france") is None
    say(match, "draw france", "draw france")
    assert why(match, "intrigue") == ("RO-3.4", {})


def test_what_a_noble_lacks() -> None:
    match = position()
    hold(match, A, "F3 G1", "FG")
    assert why(match, "noble paris king") == ("RO-4.4", {"number": 5, "country": "france"})
    assert why(match, "deck") == ("RO-2.2", {}) == why(match, "display france")


def test_a_usurper_lacks_intrigue_cards() -> None:
    match = position()
    portrait = next(aim for aim in GAME.aims(GAME.components()).texts if aim.startswith("noble") and aim.endswith("marshal"))
    install(match, B, portrait[6:])
    hold(match, A, "F6 G6 B6 S6")
    reason = why(match, portrait)
    assert reason is not None
    assert reason[0] == "RO-5.3"
    assert (reason[1]["number"], reason[1]["seat"]) == (1, B)


def test_no_cubes_are_left() -> None:
    match = position()
    hold(match, A, "F8")
    match.s.supply[A] = 1
    assert why(match, "noble paris king") == ("RO-4.3", {})


def test_a_payment_and_the_discards_come_first() -> None:
    match = position()
    hold(match, A, "F9 G6")
    say(match, "install paris king")
    assert why(match, "noble london king") == ("RO-4.10", {}) == why(match, "deck")
    match = position()
    hold(match, A, "F9 G6")
    say(match, "end")
    assert match.node == "discard"
    assert why(match, "noble london king") == ("RO-7.2", {})


def served(match: Match) -> set[str]:
    """Aims that a legal action serves."""
    aims = {"install": "noble {}", "draw": "display {}"}
    found = set()
    for action in match.legal():
        verb, _, rest = action.partition(" ")
        if verb in aims:
            found.add(rest if rest in ("deck", "intrigue") else aims[verb].format(rest))
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_closed_is_what_nothing_leads_to(players: int) -> None:
    texts = set(GAME.aims(GAME.components()).texts)
    rng = random.Random(players)

    def check(match: Match) -> None:
        if match.actor >= 0 and rng.random() < 0.3:
            assert set(match.closed()) == texts - served(match), (match.node, match.legal())

    for seed in range(2):
        random_game(GAME, players, seed=seed, each=check, greedy_share=0.4)
