"""Every rule of the node table that refuses something is reached, in the order of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from royaltable.core.match import Match
from tests.helpers import check_refused_changes_nothing, random_game

from .positions import GAME, hold, install, position, say


def staggered() -> Match:
    match = Match(GAME, 2)
    say(match, "starter 0", "reveal france", "reveal france", "reveal spain")
    return match


def drawing(*texts: str) -> Match:
    match = position(2, "draw")
    for text in texts:
        match.play(text)
    return match


def playing(countries: str = "", pairs: str = "", *texts: str) -> Match:
    match = position(3)
    install(match, 1, "lyon baron", "paris king")
    install(match, 0, "lyon princess")
    hold(match, 0, countries, pairs)
    for text in texts:
        match.play(text)
    return match


def without_cubes() -> Match:
    match = playing("F5")
    match.s.supply[0] = 1
    return match


def over() -> Match:
    return random_game(GAME, 2, seed=3)


CASES: list[tuple[str, Callable[[], Match], str]] = [
    ("RO-3.1", drawing, "draw germany"),
    ("RO-3.2", staggered, "draw intrigue"),
    ("RO-3.3", lambda: drawing("draw intrigue", "drawn france spain"), "draw intrigue"),
    ("RO-3.4", lambda: drawing("draw france", "draw france"), "draw intrigue"),
    ("RO-4.1", lambda: playing("F9"), "install paris duke"),
    ("RO-4.2", lambda: playing("F9"), "install lyon princess"),
    ("RO-4.3", without_cubes, "install nantes duke"),
    ("RO-4.4", lambda: playing("F2"), "install nantes duke"),
    ("RO-5.3", lambda: playing("F2"), "install lyon baron"),
    ("RO-4.6", lambda: playing("F4", "", "install nantes duke"), "wild 1"),
    ("RO-4.6", lambda: playing("F4", "", "install nantes duke"), "wild 5"),
    ("RO-4.6", lambda: playing("F4", "", "install nantes duke"), "wild 30"),
    ("RO-4.7", lambda: playing("F5 G2", "", "install nantes duke", "wild 1"), "pay britain"),
    ("RO-4.8", lambda: playing("F3 G2 S3", "", "install bordeaux baron", "wild 1", "pay germany"), "pay france"),
    ("RO-4.9", lambda: playing("F5 G2", "", "install nantes duke", "wild 1"), "pay germany"),
    ("RO-5.5", lambda: playing("F2", "FG", "install lyon baron", "wild 0"), "plot 1"),
    ("RO-5.5", lambda: playing("F2", "FG", "install lyon baron", "wild 0"), "plot 12"),
    ("RO-5.6", lambda: playing("F2", "FG", "install lyon baron", "wild 0", "plot 0"), "spend france britain"),
    ("RO-5.7", lambda: playing("F2", "FG BS", "install lyon baron", "wild 0", "plot 0"), "spend britain spain"),
    ("RO-5.8", lambda: playing("F8", "FG FB FS", "install paris king", "wild 0", "plot 0", "spend france britain"), "spend france germany"),
    ("RO-5.9", lambda: playing("F2", "FG BS", "install lyon baron", "wild 0", "plot 1"), "spend britain spain"),
    ("RO-7.3", lambda: playing("F13", "FG FG FB BS BS", "end"), "discard france germany"),
    ("RO-7.4", lambda: playing("F13", "", "end"), "discard germany"),
    ("RO-7.5", lambda: playing("F6 G5 B3", "", "end", "discard germany"), "discard france"),
    ("RO-7.6", lambda: playing("F7 G6 S1", "", "end"), "discard spain"),
    ("RO-7.4", lambda: playing("F12", "FG FG FG FG BS", "end"), "discard germany spain"),
    ("RO-7.5", lambda: playing("F12", "FG FG FG FG FB BS", "end", "discard france britain"), "discard france germany"),
    ("RO-7.6", lambda: playing("F12", "FG FG FG FG FB BS", "end"), "discard britain spain"),
    ("RO-11.1", playing, "install paris"),
    ("RO-11.1", playing, "Install paris king"),
    ("RO-11.1", playing, "pay germany france"),
    ("RO-11.1", playing, "wild 01"),
    ("RO-11.1", playing, ""),
    ("RO-11.2", over, "end"),
    ("RO-11.2", over, "wild 40"),
    ("RO-11.1", over, "nonsense"),
    ("RO-11.3", playing, "draw deck"),
    ("RO-11.3", playing, "wild 40"),
    ("RO-11.3", playing, "starter 0"),
    ("RO-11.4", lambda: Match(GAME, 2), "starter 2"),
    ("RO-11.4", lambda: Match(GAME, 2), "starter 17"),
    ("RO-11.4", lambda: drawing("draw deck"), "drawn france spain"),
    ("RO-11.4", lambda: drawing("draw intrigue"), "drawn france"),
]


@pytest.mark.parametrize(("rule", "make", "text"), CASES, ids=[f"{rule} {text}" for rule, _, text in CASES])
def test_refusal(rule: str, make: Callable[[], Match], text: str) -> None:
    assert check_refused_changes_nothing(make(), text) == rule


def test_every_rule_of_the_node_table_is_among_the_cases() -> None:
    table = ["3.1", "3.2", "3.3", "3.4", *(f"4.{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9)), *(f"5.{n}" for n in (3, 5, 6, 7, 8, 9))]
    table += ["7.3", "7.4", "7.5", "7.6", "11.1", "11.2", "11.3", "11.4"]
    assert {rule for rule, _, _ in CASES} == {f"RO-{number}" for number in table}


def test_an_outcome_that_is_not_in_the_deck() -> None:
    match = drawing("draw deck")
    match.s.deck[2] = 0
    assert match.refusal("drawn britain") == "RO-11.4"
    assert "drawn britain" not in match.weights()


def test_the_first_broken_rule_answers() -> None:
    match = playing("F1")
    match.s.supply[0] = 0
    assert match.refusal("install paris duke") == "RO-4.1", "before RO-4.3 and RO-4.4"
    assert match.refusal("install lyon princess") == "RO-4.2"
    assert match.refusal("install lyon baron") == "RO-4.3", "before RO-4.4 and RO-5.3"
    match.s.supply[0] = 2
    assert match.refusal("install lyon baron") == "RO-4.4"
    match = playing("F6 G5 B3", "", "end", "discard britain")
    assert match.refusal("discard germany") == "RO-7.5"
    assert match.refusal("discard spain") == "RO-7.4"
    assert match.refusal("discard france germany") == "RO-7.3"
