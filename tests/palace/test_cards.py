"""Privilege cards (RP-10), steps that end by themselves (RP-3.6, RP-3.7), privileges of nobles (RP-8.20 to RP-8.27)."""

from __future__ import annotations

import pytest

from royaltable.core.match import Match
from tests.palace.positions import A, B, at, begin, deck, events, hand, new, own, park, privilege, rooms, servants, step


def with_card(at_step: str, card: str, **numbers: list[int] | int) -> Match:
    match = hand(rooms(at(at_step), **numbers), card)
    match.s.gold[A] = 3
    return begin(match)


def test_rp_10_4_reinforcements() -> None:
    match = with_card("parade", "reinforcements", parade=[1, 2])
    line = match.play("play reinforcements")
    assert match.s.left == 3
    assert match.s.gold[A] == 2
    assert match.view(-1)["discards"]["reinforcements"] == 1  # RP-10.2
    assert events(match, line, "RP-10.1") == [["RP-10.1", A, 0, "1"]]
    match.play("muster 3")
    assert step(match) == "stairs" or match.actor != A


def test_rp_10_4_haste_without_a_servant_on_the_stairway_rp_6_7() -> None:
    match = with_card("stairs", "haste", mint=1)
    assert match.legal() == ["done", "play haste"]
    match.play("play haste")
    assert match.s.left == 3
    assert "walk mint gate" in match.legal()


def test_rp_10_5_secret_passage_uses_no_step_rp_10_16() -> None:
    match = with_card("stairs", "passage", stairs=1, mint=1)
    match.play("play passage")
    assert match.node == "slip"
    assert len(match.legal()) == 16
    assert match.view(-1)["step"] == "stairs"
    match.play("slip mint cardinal")
    assert (servants(match, "cardinal"), match.s.left) == (1, 2)
    assert step(match) == "stairs"


def test_rp_10_5_the_step_ends_after_the_slip() -> None:
    match = with_card("stairs", "passage", mint=1, parade=0)
    match.play("play passage")
    match.play("slip mint king")
    assert step(match) != "stairs"
    assert "favour king" in match.legal()


def test_rp_10_6_coin_bag() -> None:
    match = with_card("third", "coinbag", mint=[0, 1])
    line = match.play("play coinbag")
    assert match.s.gold[A] == 3 + 2
    assert events(match, line, "RP-10.6") == [["RP-10.6", A, 0, "2"]]


@pytest.mark.parametrize(("card", "seal", "noble"), [("kingletter", "king", "n03"), ("madameletter", "madame", "n04")])
def test_rp_10_7_letters(card: str, seal: str, noble: str) -> None:
    match = hand(park(rooms(at("recruit"), office=1, **{seal: 1}), b2=noble), card)
    begin(match)
    assert match.legal() == ["done", f"play {card}"]
    match.play(f"play {card}")
    assert match.view(-1)["free_seals"][seal] == 1
    match.play("recruit b2")
    assert servants(match, seal) == 0


@pytest.mark.parametrize("where", ["parade", "stairs"])
def test_rp_10_8_intrigue_gives_the_bonus_of_the_step_now(where: str) -> None:
    match = with_card(where, "intrigue", **{where: [2, 2, 1]}, cardinal=[0, 1])
    assert match.s.left == 2
    line = match.play("play intrigue")
    assert match.s.left == 3
    assert match.s.gold[A] == 1
    assert events(match, line, "RP-10.8") == [["RP-10.8", A, 0, where]]
    assert match.view(-1)["rooms"][where]["majority"] == {"seat": A, "rule": "RP-4.3"}


def test_rp_10_8_intrigue_lasts_for_the_turn_and_no_longer() -> None:
    match = rooms(at("parade", players=2), parade=[2, 2], king=[1, 1], madame=[1, 1])
    match.s.gold[A] = 2
    begin(hand(match, "intrigue"))
    match.play("play intrigue")
    match.play("done")
    assert step(match) == "third"
    match.play("favour king")
    match.play("favour madame")
    assert match.actor == B
    assert match.s.intrigue == 0
    assert match.s.left == 2


def test_rp_10_9_title_stays_and_kept_cards_may_be_played_rp_9_7() -> None:
    match = deck(rooms(at("backdoor"), backdoor=1, parade=[1, 1]), {"title": 1}, {})
    match.s.gold[A] = 4
    begin(match)
    match.play("drawn title")
    match.play("keep title")
    assert match.legal() == ["done", "play title"]
    match.play("play title")
    assert match.view(-1)["seats"][A]["front"] == ["title"]
    assert sum(match.s.discards) == 0
    assert match.view(-1)["seats"][A]["points"] == 3
    assert match.s.gold[A] == 1


# --- steps that end by themselves ---------------------------------------------------------------------------------


def test_rp_3_6_b_does_not_tell_which_cards_are_held() -> None:
    """A step stays open for a card that could be there, whatever the hand is; and ends when no kind could be played."""
    for card in ("haste", "title"):
        match = hand(rooms(at("parade"), stairs=1), card)
        match.s.gold[A] = 0
        begin(match)
        assert step(match) == "stairs"  # Reinforcements cost 1, Intrigue 2: no kind passes
        match = hand(rooms(at("parade"), stairs=1), card)
        match.s.gold[A] = 1
        begin(match)
        assert step(match) == "parade"
        assert match.legal() == ["done"]


def test_rp_3_7_a_turn_without_a_node() -> None:
    match = rooms(at("backdoor", players=3), backdoor=0, parade=[1, 0, 1])
    match.s.deck_size = 0
    own(match, A, "n01")
    begin(match)  # A's back door ends by itself, B has nothing anywhere
    assert match.actor == 2
    assert step(match) == "parade"


def test_rp_3_7_is_told_in_the_log() -> None:
    match = rooms(at("backdoor", players=3), backdoor=1, parade=[1, 0, 1])
    begin(match)
    match.play("drawn haste")
    line = match.play("done")
    assert match.actor == 2
    assert events(match, line, "RP-3.6", "RP-3.7", "RP-9.5") == [["RP-9.5", A, 0, "haste"], ["RP-3.7", B, 0, ""]]


def test_rp_2_9_rp_2_10_gold_and_stationing() -> None:
    match = new(players=3)
    assert match.s.gold[:3] == [0, 1, 2]
    seats = []
    while match.node == "station":
        seats.append(match.actor)
        match.play("station office")
    assert seats == [0] * 5 + [1] * 5 + [2] * 5
    assert match.s.supply[:3] == [8, 8, 8]
    assert match.view(-1)["rooms"]["stairs"]["servants"] == [3, 3, 3]
    assert match.view(-1)["rooms"]["parade"]["servants"] == [2, 2, 2]
    assert (match.actor, match.node, match.view(-1)["round_no"]) == (A, "parade", 1)


def test_rp_3_3_done_collects_the_mint_rp_7_10() -> None:
    match = begin(rooms(at("third"), mint=2))
    match.play("done")
    assert match.s.gold[A] == 3


# --- privileges of nobles -----------------------------------------------------------------------------------------

PRIVILEGES = {"n29": "gate_plus", "n31": "move_plus", "n33": "diagonal", "n35": "gold_plus", "n37": "king_seal", "n39": "madame_seal", "n41": "tie_win"}


def turn_after(noble: str) -> Match:
    """A recruits a noble, the others have nothing to do, and A's next turn begins."""
    match = park(rooms(at("recruit", players=2), king=9, madame=9, office=2, mint=1, stairs=1), b2=noble, c2="n06", b1="n02", b3="n07")
    match.s.gold[A] = 9
    begin(match)
    match.play("recruit b2")
    assert match.s.free == [0, 0]  # RP-3.8
    match.play("done")
    assert match.actor == A
    return match


@pytest.mark.parametrize("noble", PRIVILEGES)
def test_privileges_work_from_the_next_turn_on_rp_3_8_rp_8_21_to_rp_8_27(noble: str) -> None:
    name = PRIVILEGES[noble]
    match = turn_after(noble)
    left = {"parade": 0, "stairs": 2, "mint": 2}
    if name == "gate_plus":
        assert (step(match), match.s.left) == ("parade", 1)
        match.play("muster 1")
    assert (step(match), match.s.left) == ("stairs", left["stairs"] + (name == "move_plus"))
    assert (match.refusal("walk stairs gate") is None) == (name == "diagonal")
    match.play("done")
    gold = match.s.gold[A]
    match.play("mint")
    assert match.s.gold[A] == gold + left["mint"] + (name == "gold_plus")
    match.play("done")
    assert step(match) == "recruit"
    assert match.view(-1)["free_seals"] == {"king": int(name == "king_seal"), "madame": int(name == "madame_seal")}
    rooms(match, stairs=[2, 2])
    assert match.view(-1)["rooms"]["stairs"]["majority"] == ({"seat": A, "rule": "RP-4.4"} if name == "tie_win" else None)


def test_two_copies_add_up_and_diagonal_does_not() -> None:
    match = rooms(at("parade"), parade=[1, 2], mint=1)
    for name in ("gate_plus", "gate_plus", "move_plus", "move_plus"):
        privilege(match, name)
    begin(match)
    assert match.s.left == 3
    match.play("done")
    assert match.s.left == 2
