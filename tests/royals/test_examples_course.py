"""The worked examples of draws and hand limit, bonuses and ends of a period."""

from __future__ import annotations

import pytest

from royaltable.core.match import Match
from royaltable.games.royals.schema import CITIES as N_CITIES
from royaltable.games.royals.schema import NOBODY

from .positions import CITIES, GAME, TITLES, deck_of, events, hold, install, points, position, say

FRENCH = ["paris king", "lyon baron", "marseille marshal", "bordeaux cardinal", "nantes duke"]


# --- draws ------------------------------------------------------------------------------------------------------


def test_staggered_first_turns() -> None:
    match = Match(GAME, 4, {"first_turn": "staggered"})
    say(match, "starter 2", "reveal france", "reveal france", "reveal spain")
    for seat, draws in zip((2, 3, 0, 1), (1, 2, 3, 3), strict=True):
        for _ in range(draws):
            assert (match.node, match.actor) == ("draw", seat)
            assert match.refusal("draw intrigue") == "RO-3.2"
            say(match, "draw deck", "drawn germany")
        assert match.node == "play"
        say(match, "end")
    assert match.actor == 2
    assert "draw intrigue" in match.legal()


def test_ro_2_7_equal_first_turns() -> None:
    match = Match(GAME, 4, {"first_turn": "equal"})
    say(match, "starter 2", "reveal france", "reveal france", "reveal spain", "draw intrigue", "drawn france spain")
    assert match.node == "draw"
    say(match, "draw spain")
    assert match.node == "play"


def test_after_two_country_cards() -> None:
    match = position(2, "draw")
    say(match, "draw france", "draw spain")
    assert match.refusal("draw intrigue") == "RO-3.4"
    assert match.refusal("draw spain") == "RO-3.1"
    assert match.refusal("draw germany") == "RO-3.1"
    assert match.legal() == ["draw deck", "draw france"]


def test_ro_2_3_the_form_stays_open_until_the_second_draw() -> None:
    match = position(2, "draw")
    say(match, "draw deck", "drawn germany")
    assert match.legal() == ["draw deck", "draw france", "draw intrigue", "draw spain"]
    other = match.copy()
    say(match, "draw intrigue", "drawn france spain")
    assert match.node == "play"
    say(other, "draw france")
    assert other.node == "draw"
    match = position(2, "draw")
    say(match, "draw intrigue", "drawn france spain")
    assert match.legal() == ["draw deck", "draw france", "draw spain"]
    assert match.refusal("draw intrigue") == "RO-3.3"


def test_discards_in_fixed_order() -> None:
    match = position()
    hold(match, 0, "F6 G5 B3")
    say(match, "end")
    assert match.legal() == ["discard britain", "discard france", "discard germany"]
    say(match, "discard germany")
    assert match.legal() == ["discard britain", "discard germany"]
    assert match.refusal("discard france") == "RO-7.5"
    match = position()
    hold(match, 0, "F7 G6 S1")
    say(match, "end")
    assert match.legal() == ["discard france", "discard germany"]
    assert match.refusal("discard spain") == "RO-7.6"
    say(match, "discard germany", "discard spain")
    assert match.s.hand[0] == [7, 5, 0, 0]
    assert match.s.discards == [0, 1, 0, 1]
    assert (match.node, match.actor) == ("draw", 1)


def test_intrigue_cards_above_the_limit() -> None:
    match = position()
    hold(match, 0, "F12", "FG FG FB BS BS")
    say(match, "end")
    assert match.legal() == ["discard britain spain", "discard france britain", "discard france germany"]
    assert match.refusal("discard france") == "RO-7.3"
    say(match, "discard france britain")
    assert match.s.intrigue_discards == [0, 1, 0, 0, 0, 0]


def test_ro_7_3_country_cards_go_first() -> None:
    match = position()
    hold(match, 0, "F13", "FG FG FB BS BS")
    say(match, "end")
    assert match.refusal("discard france germany") == "RO-7.3"
    say(match, "discard france")
    assert match.s.hand_size[0] == 13, "cards leave the hand together"
    say(match, "discard britain spain")
    assert (match.s.hand_size[0], match.s.intrigue_size[0]) == (12, 4)


def test_ro_3_7_a_new_intrigue_deck() -> None:
    match = position(2, "draw")
    hold(match, 1, "", "FG FG FG FG")
    s = match.s
    s.intrigue_discards[:] = s.intrigue_deck[:]
    s.intrigue_deck[:] = [0] * 6
    s.intrigue_deck_size = 0
    line = say(match, "draw intrigue")
    assert events(match, line) == [["RO-3.7", -1, 0, ""]]
    assert s.intrigue_deck == [0, 4, 4, 4, 4, 4]
    assert s.known_intrigue[1] == [4, 0, 0, 0, 0, 0], "RO-10.6: with two players the other hand is known in full"


# --- bonuses ----------------------------------------------------------------------------------------------------


def test_first_cube_in_a_city() -> None:
    match = position(3, seat=1)
    hold(match, 1, "F8")
    assert points(match, say(match, "install paris king", "wild 0")) == [["RO-6.1", 1, 6, "paris"]]
    match.s.seat = 2
    hold(match, 2, "F8", "FG FG")
    line = say(match, "install paris king", "wild 0", "plot 0", "spend france germany", "spend france germany")
    assert points(match, line) == []
    assert events(match, line) == [["RO-5.10", 1, 0, "paris"]]


def spain() -> Match:
    match = position(3)
    install(match, 0, "madrid king", "valencia duke", "seville cardinal")
    install(match, 1, "seville cardinal", "barcelona countess")
    hold(match, 0, "S2")
    return match


def test_a_cube_in_every_city_buried_ones_count() -> None:
    match = spain()
    line = say(match, "install barcelona baron", "wild 0")
    assert points(match, line) == [["RO-6.2", 0, 8, "spain first"]]


def test_second_and_third() -> None:
    match = spain()
    say(match, "install barcelona baron", "wild 0")
    install(match, 2, "madrid king", "valencia duke", "seville cardinal")
    match.s.seat = 2
    hold(match, 2, "S2", "FS")
    line = say(match, "install barcelona baron", "wild 0", "plot 0", "spend france spain")
    assert points(match, line) == [["RO-6.2", 2, 4, "spain second"]]
    install(match, 1, "madrid king", "valencia duke")
    match.s.seat = 1
    hold(match, 1, "S2", "FS")
    line = say(match, "install barcelona baron", "wild 0", "plot 0", "spend france spain")
    assert points(match, line) == []


def test_ro_6_2_at_most_one_per_player_and_country() -> None:
    match = spain()
    say(match, "install barcelona baron", "wild 0")
    hold(match, 0, "S2", "FS")
    assert points(match, say(match, "install seville marshal", "wild 0")) == []


def test_house_markers() -> None:
    match = position(3)
    s = match.s
    rows = []
    for seat in (2, 0, 1):
        for i in range(7):
            s.title_cubes[i][seat] = 1 if TITLES[i] != "marshal" else 0
        s.seat = seat
        hold(match, seat, "S1", "FS")
        city = "seville" if seat != 1 else "valencia"
        texts = [f"install {city} marshal", "wild 0"] + (["plot 0", "spend france spain"] if seat == 0 else [])
        rows += [row for row in points(match, say(match, *texts)) if row[0] == "RO-6.3"]
    assert rows == [["RO-6.3", 2, 12, "house 12"], ["RO-6.3", 0, 8, "house 8"]]


def test_ro_6_3_at_most_one_per_player() -> None:
    match = position(4)
    s = match.s
    for i in range(7):
        s.title_cubes[i][0] = 1
    s.house_taker[0] = 0
    hold(match, 0, "S1")
    assert [row for row in points(match, say(match, "install seville marshal", "wild 0")) if row[0] == "RO-6.3"] == []


def test_all_at_once_in_order() -> None:
    match = position(4, seat=3)
    install(match, 3, *FRENCH[1:], "berlin countess", "london princess")
    hold(match, 3, "F8")
    line = say(match, "install paris king", "wild 0")
    assert points(match, line) == [["RO-6.1", 3, 6, "paris"], ["RO-6.2", 3, 10, "france first"], ["RO-6.3", 3, 16, "house 16"]]


# --- the end of a period ----------------------------------------------------------------------------------------


def test_the_deck_runs_out_while_drawing() -> None:
    match = position(2, "draw")
    deck_of(match, germany=1, britain=1)
    say(match, "draw deck", "drawn germany", "draw deck")
    line = say(match, "drawn britain")
    assert events(match, line) == [["RO-8.1", -1, 0, "period 1"], ["RO-8.2", -1, 0, ""]]
    assert match.s.deck_size == 54 - 3 - 2
    say(match, "draw deck", "drawn spain", "install seville marshal", "wild 0")
    assert match.s.discards == [0, 0, 0, 1], "cards paid now start the new pile"
    line = say(match, "end")
    assert [row[0] for row in points(match, line)] == ["RO-8.5"], "scored after the refill (nothing to refill here)"
    assert events(match, line)[0] == ["RO-8.8", -1, 0, "france 1 high"]
    assert match.s.periods_scored == 1


def test_the_deck_runs_out_in_the_refill() -> None:
    match = position(2)
    s = match.s
    s.display[:] = [1, 0, 0, 0]
    s.display_size, s.discards[0], s.discards[3] = 1, 1, 1
    deck_of(match, germany=1)
    hold(match, 0, "")
    line = say(match, "end")
    assert match.node == "reveal"
    line = say(match, "reveal germany")
    assert [row[0] for row in events(match, line)] == ["RO-8.1", "RO-8.2"]
    assert match.node == "reveal"
    assert s.periods_scored == 0
    line = say(match, "reveal spain")
    assert [row[0] for row in events(match, line)] == ["RO-8.8"] * 8
    assert (match.node, match.actor) == ("draw", 1)


def test_an_exact_refill_ends_the_period() -> None:
    match = position(2)
    s = match.s
    s.display[:] = [1, 0, 0, 0]
    s.display_size, s.discards[0], s.discards[3] = 1, 1, 1
    deck_of(match, germany=1, britain=1)
    say(match, "end", "reveal germany")
    line = say(match, "reveal britain")
    assert [row[0] for row in events(match, line)] == ["RO-8.1", "RO-8.2"] + ["RO-8.8"] * 8
    assert s.periods_scored == 1
    assert s.deck_size == 54 - 3


def last_period(seat: int, last_round: str) -> Match:
    """The deck of the third period runs out in a refill at the end of the turn of `seat`; starter 1, three players."""
    match = position(3, seat=seat, starter=1, last_round=last_round)
    s = match.s
    s.periods_over = s.periods_scored = 2
    s.display[3] -= 1
    s.discards[3] += 1
    s.display_size = 2
    deck_of(match, germany=1)
    say(match, "end", "reveal germany")
    return match


def test_the_round_is_finished() -> None:
    match = last_period(1, "finish_round")
    for seat in (2, 0):
        assert (match.node, match.actor) == ("draw", seat)
        assert match.s.periods_scored == 2
        say(match, "draw france", "draw deck", "drawn spain", "draw deck", "drawn spain")
        line = say(match, "end", "reveal france")
    assert [row[0] for row in events(match, line)] == ["RO-8.8"] * 8 + ["RO-9.4"] * 7
    assert match.over
    assert last_period(0, "finish_round").over
    assert last_period(1, "at_once").over


def test_ro_8_9_a_deck_that_runs_out_again_is_only_remade() -> None:
    match = last_period(1, "finish_round")
    deck_of(match, germany=1)
    line = say(match, "draw deck", "drawn germany")
    assert events(match, line) == [["RO-8.2", -1, 0, ""]]
    assert match.s.periods_over == 3


@pytest.mark.parametrize("players", GAME.players)
def test_ro_1_set_up(players: int) -> None:
    for edition, box in (("abacus99", {2: 54, 3: 69, 4: 84, 5: 99}), ("arcane102", {2: 57, 3: 72, 4: 87, 5: 102})):
        match = Match(GAME, players, {"edition": edition})
        s = match.s
        assert s.deck_size == sum(s.deck) == box[players]
        assert s.intrigue_deck == [4] * 6
        assert s.supply[:players] == [46 if players == 2 else 36] * players
        assert set(match.weights().values()) == {1}
        assert len(match.weights()) == players
        assert match.view(0)["houses"] == {2: [8], 3: [12, 8]}.get(players, [16, 12, 8])
        assert s.city_taker == [NOBODY] * N_CITIES
        assert len(CITIES) == N_CITIES
