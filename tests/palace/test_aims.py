"""Aims of Royal Palace: the reason that a person would name, and none where something leads there."""

from __future__ import annotations

import random

import pytest

from royaltable.core.match import Match
from tests.helpers import random_game
from tests.palace.positions import GAME, A, at, begin, hand, new, park, rooms


def why(match: Match, aim: str) -> tuple[str, dict[str, int | str]] | None:
    reason = match.closed().get(aim)
    return reason and (GAME.rule(reason.rule), dict(reason.facts))


def test_stationing() -> None:
    match = new()
    assert why(match, "room cardinal") is None
    assert why(match, "square a1") == ("RP-2.10", {})


def test_parade() -> None:
    match = begin(rooms(at("parade"), parade=2, mint=1))
    assert why(match, "room gate") is None
    assert why(match, "room mint") == ("RP-5.10", {})
    match.s.supply[A] = 0
    assert why(match, "room gate") == ("RP-5.8", {})
    assert why(match, "room mint") is None
    assert why(match, "room office") == ("RP-5.12", {})
    assert why(match, "square a1") == ("RP-8.1", {})


def test_a_room_too_many_steps_away() -> None:
    """First layout: back door, office, cardinal; mint, gate, Madame; stairway, King, parade ground."""
    match = begin(rooms(at("stairs"), stairs=2, backdoor=[0, 1]))
    assert why(match, "room stairs") is None
    assert why(match, "room backdoor") == ("RP-6.9", {})
    assert why(match, "way stairs gate") is None
    match.s.left = 1
    assert why(match, "way stairs gate") == ("RP-6.8", {"steps": 2, "number": 1})
    assert why(match, "way stairs cardinal") == ("RP-6.8", {"steps": 4, "number": 1})
    assert why(match, "way stairs mint") is None


def test_mint_king_and_madame() -> None:
    match = begin(rooms(at("third"), mint=1, king=[0, 1], madame=1))
    assert why(match, "room mint") is None
    assert why(match, "room king") == ("RP-7.15", {})
    assert why(match, "room madame") is None
    assert why(match, "room office") == ("RP-7.1", {})
    match.play("favour madame")
    assert why(match, "room madame") == ("RP-7.14", {})


def test_the_bonus_out_of_a_room() -> None:
    match = rooms(at("third"), mint=1, madame=1)
    match.s.supply[A] = 0
    begin(match)
    assert why(match, "room madame") is None


def test_what_a_noble_lacks() -> None:
    match = park(rooms(at("recruit"), office=1), c3="n01", c4=None)
    match.s.gold[A] = 30
    begin(match)
    assert match.node == "recruit"
    lacks = match.advice()["nobles"]
    for square, one in lacks.items():
        reason = why(match, f"square {square}")
        assert (reason is None) == (not one["rules"])
        if reason and reason[0] in ("RP-8.17", "RP-8.18"):
            assert reason[1] == {"number": one["lacks"]["king" if reason[0] == "RP-8.17" else "madame"]}
    assert why(match, "square c4") == ("RP-8.14", {})
    match.s.gold[A] = 0
    dear = next(square for square, one in match.advice()["nobles"].items() if one["lacks"]["gold"])
    assert why(match, f"square {dear}") == ("RP-8.16", {"number": match.advice()["nobles"][dear]["lacks"]["gold"]})
    assert why(match, "room mint") == ("RP-3.2", {})


def test_cards() -> None:
    match = hand(rooms(at("stairs"), stairs=2), "haste", "scribe")
    match.s.gold[A] = 5
    begin(match)
    assert why(match, "card haste") is None
    assert why(match, "card scribe") == ("RP-10.11", {})
    assert why(match, "card title") == ("RP-10.10", {})
    match.s.gold[A] = 0
    assert why(match, "card haste") == ("RP-10.12", {})


def served(match: Match) -> set[str]:
    """Aims that a legal action, or a walk of the advice, serves."""
    found: set[str] = set()
    for action in match.legal():
        verb, *words = action.split(" ")
        match verb:
            case "muster":
                found.add("room gate")
            case "station" | "pull" | "walk" | "slip":
                found.add(f"room {words[0]}")
            case "favour":
                found.add(f"room {words[0]}")
            case "mint":
                found.add("room mint")
            case "recruit":
                found.add(f"square {words[0]}")
            case "play":
                found.add(f"card {words[0]}")
    walks = match.advice().get("walks", {})
    return found | {f"way {a} {b}" for a, ways in walks.items() for b in ways}


@pytest.mark.parametrize("players", GAME.players)
def test_closed_is_what_nothing_leads_to(players: int) -> None:
    texts = set(GAME.aims(GAME.components()).texts)
    rng = random.Random(players)

    def check(match: Match) -> None:
        if match.actor < 0 or rng.random() < 0.8:
            return
        walks = match.advice().get("walks", {}) if match.node == "stairs" else {}
        asked = {aim for aim in texts if not aim.startswith("way ") or aim.split(" ")[1] in walks}  # ways are asked for where somebody can set out
        assert set(match.closed()) == asked - served(match), (match.node, match.legal())

    for seed in range(2):
        random_game(GAME, players, seed=seed, each=check, greedy_share=0.4)
