"""Worked examples: the five steps."""

from __future__ import annotations

import pytest

from royaltable.core.match import Match
from tests.palace.positions import A, B, at, begin, deck, events, hand, park, privilege, rooms, servants, step

MUSTERS = ["muster 1", "muster 2", "muster 3", "muster 4"]


def test_parade_rp_5_2_rp_3_6() -> None:
    match = begin(rooms(at("parade"), parade=[3, 2, 2, 1], stairs=1))
    assert match.s.left == 4
    assert match.legal() == ["done", *MUSTERS]
    assert match.refusal("muster 5") == "RP-5.7"
    line = match.play("muster 4")
    assert servants(match, "gate") == 4
    assert match.s.supply[A] == 4
    assert step(match) == "stairs"
    assert events(match, line, "RP-3.6") == [["RP-3.6", A, 0, "parade"]]


def test_parade_with_a_short_supply_rp_5_6_rp_5_8_to_rp_5_11() -> None:
    match = rooms(at("parade"), parade=[3, 4], mint=1, stairs=1)
    match.s.supply[A] = 2
    begin(match)
    assert match.s.left == 3
    assert match.refusal("muster 3") == "RP-5.8"
    assert match.refusal("pull mint") == "RP-5.10"
    match.play("muster 2")
    assert match.legal() == ["done", "pull mint", "pull parade", "pull stairs"]
    assert match.refusal("pull gate") == "RP-5.11"
    match.play("pull parade")
    assert servants(match, "parade") == 2
    assert servants(match, "gate") == 3
    assert step(match) == "stairs"


def test_stairway_rp_6_2_rp_6_4() -> None:
    match = begin(rooms(at("stairs"), stairs=[4, 3]))
    assert match.s.left == 5
    match.play("walk stairs mint")
    assert servants(match, "stairs") == 3
    assert match.s.left == 4


@pytest.mark.parametrize("diagonal", [False, True])
def test_walking_rp_6_3_rp_8_23(diagonal: bool) -> None:
    match = rooms(at("stairs"), gate=1, stairs=[1, 2])
    if diagonal:
        privilege(match, "diagonal", amount=2)
    begin(match)
    to = [action.split(" ")[2] for action in match.legal() if action.startswith("walk gate")]
    near = {"office", "mint", "madame", "king"}
    corners = {"backdoor", "cardinal", "stairs", "parade"}
    assert set(to) == (near | corners if diagonal else near)
    assert match.refusal("walk gate parade") == (None if diagonal else "RP-6.10")
    assert match.refusal("walk gate gate") == "RP-6.10"
    assert match.refusal("walk stairs cardinal") == "RP-6.10"


def test_mint_rp_7_2_rp_7_12() -> None:
    match = begin(rooms(privilege(at("third"), "gold_plus"), mint=[2, 1], king=[1, 0]))
    line = match.play("mint")
    assert match.s.gold[A] == 4
    assert events(match, line, "RP-4.2", "RP-7.2") == [["RP-4.2", A, 0, "mint"], ["RP-7.2", A, 0, "4"]]
    assert match.refusal("mint") == "RP-7.12"


def test_king_and_madame_rp_7_3_rp_7_5() -> None:
    match = rooms(at("third"), king=[2, 1], madame=[3, 2])
    match.s.supply[A] = 5
    begin(match)
    match.play("favour king")
    assert match.refusal("favour king") == "RP-7.14"
    match.play("favour madame")
    assert (servants(match, "king"), servants(match, "madame"), match.s.supply[A]) == (3, 4, 3)


def empty_supply() -> Match:
    match = rooms(at("third"), king=[2, 1], madame=[3, 2], mint=2)
    match.s.supply[A] = 0
    return begin(match)


def test_bonus_with_an_empty_supply_rp_7_4_rp_7_11_rp_7_17() -> None:
    match = empty_supply()
    assert match.refusal("favour king") == "RP-7.17"
    assert match.refusal("favour king king") == "RP-7.18"
    assert match.refusal("favour king gate") == "RP-7.19"
    match.play("favour king mint")
    assert (servants(match, "king"), servants(match, "mint")) == (3, 1)
    match.play("mint")
    assert match.s.gold[A] == 2  # still the majority


def test_the_mint_without_the_majority_rp_7_6() -> None:
    match = empty_supply()
    rooms(match, mint=[2, 1])
    match.play("favour king mint")
    match.play("mint")
    assert match.s.gold[A] == 1


def test_office_rp_8_2_rp_8_15() -> None:
    match = rooms(at("recruit"), office=2, madame=4)
    park(match, b2="n04", c2="n12", b5="n08")
    match.s.gold[A] = 4
    begin(match)
    assert match.view(A)["recruits_left"] == 2
    assert match.refusal("recruit b5") is None
    match.play("recruit b2")
    assert match.refusal("recruit b3") == "RP-8.17"
    assert servants(match, "office") == 1
    rooms(match, madame=3)
    match.play("recruit b5")
    assert step(match) != "recruit"
    match = hand(rooms(at("recruit"), madame=2), "kingletter")
    begin(match)
    assert match.refusal("recruit b1") == "RP-8.15"
    assert match.legal() == ["done", "play kingletter"]


# Cardinal of A, B, C; A's and B's Precedence; Intrigue; gold, and the rule that decides
CARDINAL = {
    "B at the Cardinal": ([1, 2, 4], (), False, 3, "RP-4.5", B),
    "tied at the Cardinal": ([2, 2, 4], (), False, 3, None, None),
    "nobody at the Cardinal": ([0, 0, 4], (), False, 3, None, None),
    "A at the Cardinal": ([3, 2, 4], (), False, 4, "RP-4.5", A),
    "A has Precedence": ([1, 2, 4], (A,), False, 4, "RP-4.4", A),
    "B has Precedence": ([3, 2, 4], (B,), False, 3, "RP-4.4", B),
    "both have Precedence, B at the Cardinal": ([1, 2, 4], (A, B), False, 3, "RP-4.5", B),
    "both have Precedence, A at the Cardinal": ([3, 2, 4], (A, B), False, 4, "RP-4.5", A),
    "A has Precedence twice, B once": ([1, 2, 4], (A, A, B), False, 3, "RP-4.5", B),
    "Intrigue against the Cardinal": ([1, 2, 4], (), True, 4, "RP-4.3", A),
    "Intrigue against Precedence": ([1, 2, 4], (B,), True, 4, "RP-4.3", A),
}


@pytest.mark.parametrize("case", CARDINAL)
def test_cardinal_rp_4_2_to_rp_4_6(case: str) -> None:
    cardinal, precedence, intrigue, gold, rule, seat = CARDINAL[case]
    match = rooms(at("third"), mint=[3, 3, 1], cardinal=cardinal)
    for p in precedence:
        privilege(match, "tie_win", p)
    if intrigue:
        hand(match, "intrigue")
        match.s.gold[A] = 2
    begin(match)
    if intrigue:
        match.play("play intrigue")
    assert match.view(-1)["rooms"]["mint"]["majority"] == (None if rule is None else {"seat": seat, "rule": rule})
    assert match.advice()["gives"]["mint"] == gold
    line = match.play("mint")
    assert match.s.gold[A] == gold
    assert events(match, line, "RP-4.3", "RP-4.4", "RP-4.5") == ([[rule, A, 0, "mint"]] if seat == A else [])
    assert match.view(-1)["rooms"]["cardinal"] == {"servants": [*cardinal, 0], "majority": None}  # RP-4.7, RP-4.8


def discount_position(option: str) -> Match:
    match = at("recruit", discount=option)
    park(match, c3="n19", b3=None, c2=None)
    rooms(match, king=3, madame=2, office=1)
    match.s.gold[A], match.s.supply[A] = 5, 4
    return begin(match)


@pytest.mark.parametrize(("option", "gold"), [("adjacent", 2), ("isolated", 4), ("off", 4)])
def test_discount_rp_8_11_to_rp_8_13(option: str, gold: int) -> None:
    match = discount_position(option)
    assert match.view(A)["park"]["c3"] == {"noble": "n19", "servant": None, "price": {"gold": gold, "king": 3, "madame": 2, "discount": 4 - gold}}
    line = match.play("recruit c3")
    assert match.s.gold[A] == 5 - gold
    assert [servants(match, room) for room in ("king", "madame", "office")] == [0, 0, 0]
    assert match.s.supply[A] == 10
    assert match.view(A)["park"]["c3"] == {"noble": None, "servant": None, "price": None}
    assert match.view(A)["seats"][A]["nobles"] == ["n19"]
    assert events(match, line, "RP-8.3", "RP-8.11", "RP-8.13") == [["RP-8.3", A, 0, str(gold)], *([["RP-8.11", A, 0, "2"]] if gold == 2 else [])]
    assert events(match, line, "RP-8.4", "RP-8.5") == [["RP-8.5", A, 0, "king 3"], ["RP-8.5", A, 0, "madame 2"], ["RP-8.4", A, 0, "office"]]


def test_isolated_servants_do_not_matter_rp_8_13() -> None:
    match = at("recruit", discount="isolated")
    park(match, b1="n19", a1=B, b2=None, c1=None)
    assert match.view(A)["park"]["b1"]["price"]["gold"] == 2
    park(match, b1="n05")
    assert match.view(A)["park"]["b1"]["price"]["gold"] == 0  # never less than 0
    park(match, c1="n06")
    assert match.view(A)["park"]["b1"]["price"]["gold"] == 2


def test_rp_8_12_the_rim_is_not_empty_and_rp_8_11_never_less_than_0() -> None:
    match = at("recruit")
    park(match, a1="n01")
    assert match.view(A)["park"]["a1"]["price"]["gold"] == 4
    park(match, a1="n07", b1=None, a2=None)
    assert match.view(A)["park"]["a1"]["price"] == {"gold": 0, "king": 3, "madame": 0, "discount": 1}


def test_edge_square_rp_8_6() -> None:
    match = park(rooms(at("recruit"), madame=2, office=1), a1="n04", a2="n01")
    match.s.supply[A] = 4
    begin(match)
    line = match.play("recruit a1")
    assert (servants(match, "madame"), servants(match, "office"), match.s.supply[A]) == (0, 0, 6)
    assert match.view(-1)["park"]["a1"] == {"noble": None, "servant": A, "price": None}
    assert match.view(-1)["park"]["a2"]["price"]["gold"] == 4  # a1 is not empty
    assert events(match, line, "RP-8.6", "RP-8.7") == [["RP-8.7", A, 0, "n04"], ["RP-8.6", A, 0, "a1"]]


def test_free_seals_rp_8_5_rp_8_9() -> None:
    match = park(rooms(privilege(at("recruit"), "king_seal"), king=2, office=1), b2="n09")
    hand(match, "kingletter")
    match.s.gold[A] = 3
    begin(match)
    assert match.s.free == [1, 0]
    match.play("play kingletter")
    assert match.view(-1)["free_seals"] == {"king": 2, "madame": 0}
    line = match.play("recruit b2")
    assert servants(match, "king") == 1
    assert match.s.free == [0, 0]
    assert events(match, line, "RP-8.5", "RP-8.9") == [["RP-8.9", A, 0, "king 2"], ["RP-8.5", A, 0, "king 1"]]


def test_rp_8_9_free_seals_are_lost_when_the_turn_ends() -> None:
    match = rooms(privilege(at("recruit", players=2), "king_seal"), office=1, parade=[1, 1], king=2)
    hand(park(match, b2="n03"), "title")
    begin(match)
    match.play("done")
    assert match.actor == B
    assert match.s.free == [0, 0]


@pytest.mark.parametrize(("reserve", "fresh"), [(7, 3), (2, 2)])
def test_fresh_servants_rp_8_20(reserve: int, fresh: int) -> None:
    match = park(rooms(at("recruit"), king=2, madame=2, office=1), b2="n25")
    match.s.reserve[A], match.s.gold[A] = reserve, 2
    begin(match)
    line = match.play("recruit b2")
    assert match.s.reserve[A] == reserve - fresh
    assert match.s.supply[A] == 8 + 5 + fresh
    assert events(match, line, "RP-8.20") == [["RP-8.20", A, 0, str(fresh)]]


def test_scribe_rp_8_8_rp_8_19() -> None:
    match = hand(park(rooms(at("recruit"), madame=2), a1="n04", b1="n01", b2="n02"), "scribe")
    match.s.gold[A], match.s.supply[A] = 7, 0
    begin(match)
    match.play("play scribe")
    assert match.s.gold[A] == 6
    assert match.refusal("recruit b1") == "RP-8.19"
    park(match, b2="n01", b1="n02")
    assert match.refusal("recruit b1") == "RP-8.19"
    assert match.refusal("recruit b2") is None
    line = match.play("recruit a1")
    assert (servants(match, "madame"), match.s.supply[A], match.s.scribes) == (0, 1, 0)
    assert match.view(-1)["park"]["a1"]["servant"] == A
    assert events(match, line, "RP-8.8", "RP-8.4") == [["RP-8.8", A, 0, "a1"]]


def test_scribe_on_an_inner_square_and_the_office_servant_where_it_cannot_be_used() -> None:
    match = hand(park(rooms(at("recruit"), office=1), b1="n01", b2="n02"), "scribe")
    match.s.gold[A], match.s.supply[A] = 11, 0
    begin(match)
    match.play("play scribe")
    line = match.play("recruit b1")  # an edge square, no seals, no supply: the Office servant goes there
    assert (servants(match, "office"), match.s.supply[A], match.s.scribes) == (0, 0, 1)
    assert events(match, line, "RP-8.8") == []
    line = match.play("recruit b2")
    assert (match.s.supply[A], match.s.scribes) == (0, 0)
    assert events(match, line, "RP-8.4", "RP-8.8") == [["RP-8.8", A, 0, "b2"]]


def test_back_door_rp_9_2_to_rp_9_6() -> None:
    match = deck(rooms(at("backdoor"), backdoor=3, parade=[0, 1]), {"haste": 1}, {"title": 3, "scribe": 2})
    begin(match)
    assert match.weights() == {"drawn haste": 1}
    line = match.play("drawn haste")
    assert events(match, line, "RP-9.3") == [["RP-9.3", A, 0, "5"]]
    assert match.weights() == {"drawn scribe": 2, "drawn title": 3}
    match.play("drawn title")
    assert match.weights() == {"drawn scribe": 2, "drawn title": 2}
    match.play("drawn title")
    assert match.legal() == ["done", "keep haste", "keep title"]
    match.play("keep title")
    match.play("keep haste")
    assert (servants(match, "backdoor"), match.s.supply[A]) == (1, 10)
    assert match.legal() == ["done", "keep title"]
    line = match.play("done")
    assert match.view(-1)["discards"]["title"] == sum(match.s.discards) == 1
    assert match.s.deck_size == 3
    assert events(match, line, "RP-9.5") == [["RP-9.5", A, 0, "title"]]


def test_rp_9_4_both_empty() -> None:
    match = deck(rooms(at("backdoor"), backdoor=2, parade=[0, 1]), {"haste": 1}, {})
    begin(match)
    line = match.play("drawn haste")
    assert match.node == "backdoor"
    assert events(match, line, "RP-9.4") == [["RP-9.4", A, 0, "1"]]
    match = begin(deck(rooms(at("backdoor"), backdoor=2, parade=[0, 1]), {}, {}))
    assert match.actor == B


def test_gate_rp_4_8() -> None:
    match = begin(rooms(at("parade"), gate=3, parade=[0, 2]))
    assert match.actor == B  # servants on the Gate do nothing in steps 1, 3, 4, 5, and without a Stairway nothing in step 2
    match = begin(rooms(at("parade"), gate=3, stairs=1))
    assert (match.actor, step(match)) == (A, "stairs")
