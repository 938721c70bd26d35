"""The worked examples of payments and usurpations, and the cost of a usurpation."""

from __future__ import annotations

import pytest

from royaltable.core.match import Match

from .positions import CITIES, hold, install, only, position, say


def holding(countries: str, pairs: str = "", **options: str | int) -> Match:
    match = position(3, **options)
    install(match, 1, "lyon baron", "paris king")
    hold(match, 0, countries, pairs)
    return match


def vacant(countries: str) -> Match:
    match = position(3)
    hold(match, 0, countries)
    return match


# --- payments ---------------------------------------------------------------------------------------------------


def test_paying_matching_cards() -> None:
    match = vacant("F5 G2")
    say(match, "install nantes duke")
    assert match.legal() == ["wild 0", "wild 1"]
    assert match.refusal("wild 2") == "RO-4.6"
    say(match, "wild 0")
    assert match.s.hand[0] == [1, 2, 0, 0]
    assert match.s.discards == [4, 0, 0, 0]
    assert match.node == "play"


def test_paying_a_substitute_may_match() -> None:
    match = vacant("F5 G2")
    say(match, "install nantes duke", "wild 1")
    assert match.legal() == ["pay france"]
    assert match.refusal("pay germany") == "RO-4.9"
    assert match.refusal("pay britain") == "RO-4.7"
    say(match, "pay france")
    assert match.legal() == ["pay france", "pay germany"]
    say(match, "pay germany")
    only(match, "pay germany")
    assert sum(match.s.discards) == 6
    assert match.s.hand[0] == [1, 0, 0, 0]


def test_paying_three_strangers_for_one() -> None:
    match = vacant("G2 B1")
    say(match, "install marseille marshal")
    only(match, "wild 1", "pay germany", "pay germany", "pay britain")
    assert match.s.hand_size[0] == 0


def test_paying_the_whole_hand() -> None:
    match = vacant("F6 G2 B2 S2")
    say(match, "install paris king")
    only(match, "wild 2", "pay germany", "pay germany", "pay britain", "pay britain", "pay spain", "pay spain")
    assert match.s.hand_size[0] == 0


def test_paying_too_few_cards() -> None:
    assert vacant("F5 G3 B2 S1").refusal("install paris king") == "RO-4.4"


def test_paying_enough_must_be_left_behind() -> None:
    match = vacant("G4 B1 S1")
    say(match, "install valencia marshal")
    assert match.legal() == ["wild 0", "wild 1"]
    say(match, "wild 1")
    only(match, "pay germany")
    assert match.legal() == ["pay britain", "pay germany"]
    assert match.refusal("pay spain") == "RO-4.9"
    say(match, "pay britain")
    only(match, "pay spain")


def test_paying_fixed_order() -> None:
    match = vacant("F3 G2 S3")
    say(match, "install lyon baron")
    assert match.legal() == ["wild 0", "wild 1", "wild 2"]
    say(match, "wild 1")
    assert match.legal() == ["pay france", "pay germany", "pay spain"]
    say(match, "pay germany")
    assert match.legal() == ["pay germany", "pay spain"]
    assert match.refusal("pay france") == "RO-4.8"


# --- usurpations ------------------------------------------------------------------------------------------------


def baron(pairs: str) -> Match:
    match = holding("F2", pairs)
    say(match, "install lyon baron", "wild 0")
    return match


def king(pairs: str, **options: str | int) -> Match:
    match = holding("F8", pairs, **options)
    say(match, "install paris king", "wild 0")
    return match


def test_usurping_one_matching_or_both() -> None:
    match = baron("FG BS")
    assert match.legal() == ["plot 0", "plot 1"]
    say(match, "plot 0")
    only(match, "spend france germany")
    match = baron("FG BS")
    say(match, "plot 1")
    only(match, "spend france germany", "spend britain spain")
    assert match.s.cathedral[CITIES.index("lyon")] == [0, 1, 0, 0, 0]
    assert match.s.title_cubes[1][:3] == [1, 1, 0], "the victim keeps the cube on the title marker"
    assert match.view(0)["seats"][1]["cities"]["france"] == ["paris", "lyon"], "and counts for Lyon"
    assert match.s.supply[0] == 34


def test_usurping_two_strangers() -> None:
    only(baron("BS BS"), "plot 1", "spend britain spain", "spend britain spain")


def test_usurping_too_few() -> None:
    assert holding("F2", "BS").refusal("install lyon baron") == "RO-5.3"


def test_usurping_a_king_owes_two() -> None:
    match = king("FG FB")
    only(match, "plot 0")
    assert match.refusal("spend france britain") == "RO-5.9"
    only(match, "spend france germany", "spend france britain")


def test_usurping_one_matching_one_replaced() -> None:
    match = king("FG GB GS")
    only(match, "plot 1")
    assert match.refusal("spend germany britain") == "RO-5.7"
    only(match, "spend france germany", "spend germany britain", "spend germany spain")


def test_usurping_both_replaced() -> None:
    only(king("GB GB GS BS"), "plot 2", "spend germany britain", "spend germany britain", "spend germany spain", "spend britain spain")


def test_usurping_two_of_three_or_all() -> None:
    match = king("FG FB FS")
    assert match.legal() == ["plot 0", "plot 1"]
    say(match, "plot 0")
    assert match.legal() == ["spend france britain", "spend france germany"]
    assert match.refusal("spend france spain") == "RO-5.9"
    other = match.copy()
    say(match, "spend france germany")
    assert match.legal() == ["spend france britain", "spend france spain"]
    say(other, "spend france britain")
    assert other.refusal("spend france germany") == "RO-5.8"
    only(other, "spend france spain")
    match = king("FG FB FS")
    say(match, "plot 1")
    only(match, "spend france germany", "spend france britain", "spend france spain")


def test_usurping_option_king_intrigue() -> None:
    assert holding("F8", "FG").refusal("install paris king") == "RO-5.3"
    only(king("FG", king_intrigue=1), "plot 0", "spend france germany")


def test_usurping_the_earliest_matching_card_comes_first() -> None:
    match = baron("FG FG BS")
    assert match.legal() == ["plot 0", "plot 1"]
    say(match, "plot 1")
    assert match.legal() == ["spend france germany"]
    assert match.refusal("spend britain spain") == "RO-5.9", "o - v = 0: there are substitutes only, in fixed order"
    say(match, "spend france germany")
    assert match.legal() == ["spend britain spain", "spend france germany"]
    match = baron("FG FG BS")
    say(match, "plot 0")
    assert match.refusal("spend britain spain") == "RO-5.7"


def test_usurping_substitutes_in_fixed_order() -> None:
    match = baron("GB FS")
    assert match.legal() == ["plot 0", "plot 1"]
    say(match, "plot 0")
    assert match.refusal("spend germany britain") == "RO-5.7"
    only(match, "spend france spain")
    match = baron("GB FS")
    say(match, "plot 1")
    assert match.refusal("spend germany britain") == "RO-5.9"
    only(match, "spend france spain", "spend germany britain")


@pytest.mark.parametrize("pairs", ["FG", "BS BS"])
def test_a_usurpation_needs_the_whole_cost_too(pairs: str) -> None:
    assert holding("F1", pairs).refusal("install lyon baron") == "RO-4.4"
