"""Aims of Ming Dynasty: the reason that a person would name, and none where something leads there."""

from __future__ import annotations

import random

import pytest

from royaltable.core.match import Match
from tests.helpers import random_game
from tests.ming.positions import DISTRICTS, GAME, PROVINCES, A, B, C, hold, position, returning

NEIGHBOURS = GAME.new_tables(GAME.components()).symbol


def why(match: Match, aim: str) -> tuple[str, dict[str, int | str]] | None:
    reason = match.closed().get(aim)
    return reason and (GAME.rule(reason.rule), dict(reason.facts))


def walking(*cards: str, princes: tuple[str, ...] = ("blue2", "white1", "white2")) -> Match:
    """A is to move; princes stand in these districts."""
    match = position(3, "turn")
    match.s.prince[:3] = [DISTRICTS.index(d) for d in princes]
    match.s.space[0][A] = 2
    hold(match, A, *cards)
    return match


def test_with_cards_for_two_steps_a_far_district_is_too_many_steps_away() -> None:
    match = walking("carriage", "dragon")
    far = next(d for d in DISTRICTS if d not in match.advice()["routes"] and (why(match, f"district {d}") or ("", {}))[1].get("steps", 0) >= 3)
    assert why(match, f"district {far}") == ("MD-3.1.3", {"steps": match.closed()[f"district {far}"].facts["steps"], "number": 2})
    assert any(len(ways[0]["actions"]) == 2 for ways in match.advice()["routes"].values())


def test_no_card_fits() -> None:
    match = walking("carriage")
    beside = {DISTRICTS[d]: symbol for d, symbol in enumerate(NEIGHBOURS[DISTRICTS.index("blue2")]) if symbol >= 0}
    symbols = GAME.components().ids("symbols")
    closed = {d: symbols[symbol] for d, symbol in beside.items() if symbols[symbol] != "carriage"}
    assert closed
    for district, symbol in closed.items():
        assert why(match, f"district {district}") == ("MD-3.1.4", {"steps": 1, "symbol": symbol})
    assert {f"district {d}" for d in beside} - set(match.closed()) == {f"district {d}" for d in beside if d not in closed}


def test_a_longer_way_that_no_cards_fit() -> None:
    match = walking(*["carriage"] * 5)
    reasons = [reason for d in DISTRICTS if (reason := why(match, f"district {d}"))]
    assert {rule for rule, facts in reasons if facts} == {"MD-3.1.4"}
    assert {"steps": 2, "symbol": ""} in [facts for _, facts in reasons]


def test_another_prince_is_there_and_no_card_leads_on() -> None:
    match = walking("carriage", princes=("blue2", "blue1", "white2"))
    assert match.refusal("step blue1 carriage") == "MD-3.1.5"
    assert why(match, "district blue1") == ("MD-3.1.5", {"seat": B})


def test_a_turn_does_not_begin_with_deploying() -> None:
    match = walking("carriage", "dragon")
    assert why(match, "district blue2") == ("MD-3.4.1", {})
    assert why(match, "space blue") == ("MD-3.4.1", {})
    assert why(match, "card carriage") is None
    assert why(match, "card boat") == ("MD-3.2.1", {})
    assert why(match, "dragons") == ("MD-0.7", {"phase": 2})


def test_on_the_way() -> None:
    match = walking("carriage", "dragon", princes=("blue2", "blue1", "white2"))
    match.play("step blue1 carriage")
    assert why(match, "district blue1") == ("MD-3.4.2", {"seat": B}) == why(match, "space blue")
    assert why(match, "space white") == ("MD-3.4.6", {})
    assert why(match, "card dragon") == ("MD-3.0.4", {})
    far = walking("carriage")
    far.play("step blue1 carriage")
    assert why(far, "district blue1") is None
    assert why(far, "space blue") is None
    assert why(far, "district blue2") == ("MD-3.1.3", {"steps": 1, "number": 0})


def test_after_a_stay_and_without_members() -> None:
    match = walking("carriage", "dragon")
    match.play("stay carriage")
    assert why(match, "district blue1") == ("MD-3.0.5", {})
    assert why(match, "district blue2") is None
    match.s.monk[DISTRICTS.index("blue2")] = A
    assert why(match, "space blue") == ("MD-3.4.5", {})
    match.s.monk[DISTRICTS.index("blue2")] = -1
    match.s.space[0][A] = 0
    assert why(match, "space blue") == ("MD-3.4.6", {})


def test_set_up_and_the_first_two_phases() -> None:
    match = position(2, "neutral", phase=0)
    match.s.open[0][4] = 3
    assert why(match, "district blue1") == ("MD-7.4", {})
    assert why(match, "space blue") == ("MD-7.3", {})
    match = position(3, "prince", phase=0)
    match.s.prince[:3] = [-1, 0, -1]
    assert why(match, "district blue1") == ("MD-0.5", {"seat": B})
    assert why(match, "dragons") == ("MD-0.4", {})
    match = position(3, "place", phase=1)
    assert not [aim for aim in match.closed() if aim.startswith(("district", "space"))]
    assert why(match, "card horse") == ("MD-0.7", {"phase": 3})
    match = position(3, "card", phase=2)
    match.s.space[0][A] = 1
    assert why(match, "space blue") is None
    assert why(match, "district white1") == ("MD-2.2", {}) == why(match, "space white")
    assert why(match, "dragons") is None
    match.s.dragons = 0
    assert why(match, "dragons") == ("MD-2.5", {})


def test_scoring_and_the_end_of_a_round() -> None:
    match = returning(3, 2, {A: (2, 1, 0), B: (1, 0, 0)})
    assert why(match, "district blue1") == ("MD-4.2.1", {})
    match = returning(2, 2, {A: (2, 1, 0)})
    match.play("return 1")
    assert match.node == "home"
    assert why(match, "district blue1") is None
    assert why(match, "district blue3") == ("MD-4.2.3", {}) == why(match, "space blue")
    match = position(4, "start", round_no=4, phase=5, seat=C)
    assert why(match, "district blue1") == ("MD-5.2", {})


# --- always: closed is what nothing leads to ---------------------------------------------------------------------


def served(match: Match) -> set[str]:
    """Aims that a legal action, or a way of the advice, serves."""
    found = {f"district {d}" for d in match.advice().get("routes", {})}
    for action in match.legal():
        verb, *words = action.split(" ")
        match verb:
            case "neutral" | "prince":
                found.add(f"district {words[0]}")
            case "place" | "take":
                found |= {f"space {words[0]}", *(f"district {words[0]}{n}" for n in (1, 2, 3))}
            case "dragon":
                found.add("dragons")
            case "stay":
                found.add(f"card {words[0]}")
            case "deploy":
                here = DISTRICTS[match.s.prince[match.actor]]
                found |= {f"district {here}", f"space {PROVINCES[DISTRICTS.index(here) // 3]}"} if words[0] != "0" else {f"district {here}"}
            case "home" | "neutral-home":
                found |= {f"district {DISTRICTS[3 * match.s.province + area]}" for area in range(3) if words[area] != "0"}
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_closed_is_what_nothing_leads_to(players: int) -> None:
    texts = set(GAME.aims(GAME.components()).texts)
    rng = random.Random(players)

    def check(match: Match) -> None:
        if match.actor < 0 or (match.node not in ("home", "neutral-home") and rng.random() < 0.7):
            return
        assert set(match.closed()) == texts - served(match), (match.node, match.legal())

    for seed in range(8):
        random_game(GAME, players, seed=seed, each=check, greedy_share=0.4)
