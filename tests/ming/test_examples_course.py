"""Worked examples and the course of a game: set-up, members, cards, princes, starting players."""

from __future__ import annotations

import random

import pytest

from royaltable.core.kernel import CHANCE
from royaltable.core.match import Match
from royaltable.games.ming.actions import A_DEPLOY, A_STEP
from tests.helpers import random_game
from tests.ming.positions import CARDS, DATA, DISTRICTS, GAME, PROVINCES, A, B, C, D, events, hold, position, scoring, stand

# --- starting player, four players ------------------------------------------------------------------------------

# example: points, monks, starter of the round ended, who chooses after round 4, after round 5
STARTERS = {
    "case 47": ((31, 24, 40, 28), (0, 0, 0, 0), A, D, B),
    "case 47 with monks": ((31, 24, 40, 28), (2, 1, 3, 0), C, D, B),
    "case 48": ((31, 24, 40, 24), (2, 1, 0, 3), A, D, D),
    "case 48 other starter": ((31, 24, 40, 24), (2, 1, 0, 3), B, D, D),
    "case 49": ((30, 25, 40, 30), (1, 0, 0, 1), C, D, B),
    "case 50": ((20, 20, 20, 20), (0, 2, 2, 1), A, B, B),
    "case 51": ((20, 30, 30, 30), (5, 0, 1, 0), A, C, A),
}


@pytest.mark.parametrize("round_no", [4, 5])
@pytest.mark.parametrize("example", STARTERS)
def test_who_names_the_starting_player_md_5_2_to_5_5(example: str, round_no: int) -> None:
    totals, monks, starter, after_4, after_5 = STARTERS[example]
    match = scoring(4, round_no, starter)
    districts = iter(range(18))
    for p in range(4):
        match.s.points[p] = totals[p] - (4 * monks[p] if round_no == 4 else 0)  # the monks score at the end of round 4
        for _ in range(monks[p]):
            match.s.monk[next(districts)] = p
    line = match.play("pass")
    assert match.scores() == list(totals)
    assert (match.node, match.actor) == ("start", after_4 if round_no == 4 else after_5)
    assert events(match, line, "MD-5.2", "MD-5.3") == [[f"MD-5.{round_no - 2}", match.actor, 0, ""]]
    assert match.legal() == ["start 0", "start 1", "start 2", "start 3"]  # MD-5.6
    assert match.refusal("start 4") == "MD-5.6"
    match.play("start 2")
    assert (match.s.round_no, match.s.starter, match.actor, match.node) == (round_no + 1, 2, 2, "place")


@pytest.mark.parametrize(("players", "round_no"), [(2, 1), (2, 2), (3, 1), (3, 4), (3, 5), (4, 1), (4, 2), (4, 3)])
def test_otherwise_the_next_player_starts_md_5_1(players: int, round_no: int) -> None:
    match = scoring(players, round_no, starter=players - 1)
    line = match.play("pass")
    assert (match.s.round_no, match.s.starter, match.actor) == (round_no + 1, 0, 0)
    assert events(match, line, "MD-5.1") == [["MD-5.1", 0, 0, str(round_no + 1)]]
    assert match.node == ("neutral" if players == 2 and round_no == 2 else "place")


# --- princes and deploying --------------------------------------------------------------------------------------


def on_the_way(members: int = 4) -> Match:
    """A's prince has stepped into blue1; so many own members wait on the blue space."""
    match = position(3, "turn")
    hold(match, A, "carriage", "horse")
    match.s.prince[A] = DISTRICTS.index("blue2")
    match.s.space[0][A] = members
    match.play("step blue1 carriage")
    return match


def deploys(match: Match) -> list[str]:
    return [text for text in match.legal() if text.startswith("deploy")]


def test_md_3_4_3_md_3_4_4() -> None:
    match = on_the_way()
    assert deploys(match) == ["deploy 0", "deploy 1", "deploy 1 monk", "deploy 2", "deploy 2 monk", "deploy 3", "deploy 3 monk"]
    assert match.refusal("deploy 4") == "MD-3.4.3"
    assert match.refusal("deploy 0 monk") == "MD-3.4.4"


def test_md_3_4_6() -> None:
    match = on_the_way(1)
    assert deploys(match) == ["deploy 0", "deploy 1", "deploy 1 monk"]
    assert match.refusal("deploy 2") == "MD-3.4.6"


def test_md_3_4_5() -> None:
    match = on_the_way()
    stand(match, "blue1", {}, monk=A)
    assert deploys(match) == ["deploy 0"]
    assert match.refusal("deploy 1") == match.refusal("deploy 1 monk") == "MD-3.4.5"
    stand(match, "blue1", {A: 1}, monk=B)
    assert len(deploys(match)) == 7


def test_md_3_4_7_md_3_4_8() -> None:
    match = on_the_way()
    stand(match, "blue1", {}, monk=B)
    line = match.play("deploy 2 monk")
    assert match.s.open[0][:3] == [1, 1, 0]
    assert match.s.monk[0] == A
    assert match.s.space[0][A] == 2
    assert events(match, line, "MD-3.4.8") == [["MD-3.4.8", B, 0, "blue1"]]


def test_md_3_1_5_md_3_1_6_md_3_4_2() -> None:
    match = position(3, "turn")
    hold(match, A, "carriage")
    match.s.prince[A], match.s.prince[B] = DISTRICTS.index("blue2"), DISTRICTS.index("blue1")
    assert match.refusal("step blue1 carriage") == "MD-3.1.5"
    hold(match, A, "carriage", "ship")  # blue1 to blue3 is a ship
    match.play("step blue1 carriage")
    assert match.refusal("deploy 0") == match.refusal("deploy 1 monk") == match.refusal("deploy 9") == "MD-3.4.2"
    assert match.legal() == ["step blue3 ship"]
    match.play("step blue3 ship")
    assert "deploy 0" in match.legal()


def test_md_3_1_5_past_three_other_princes() -> None:
    """blue2 - blue1 - yellow2 - blue3 are held by others; beyond is yellow3."""
    match = position(4, "turn")
    for p, district in enumerate(("orange3", "blue2", "blue1", "blue3")):
        match.s.prince[p] = DISTRICTS.index(district)
    # orange3 -horse- blue2 -carriage- blue1 -ship- blue3 -boat- yellow3; carriage - yellow2
    for cards, legal in [
        (("horse", "carriage", "ship", "boat"), True),
        (("horse", "carriage", "ship", "dragon"), True),
        (("horse", "dragon", "dragon", "dragon"), True),
        (("horse", "rickshaw", "boat"), True),  # straight to blue3, then yellow3
        (("horse", "carriage", "ship"), False),
        (("horse", "ship", "boat"), False),
        (("horse",), False),
    ]:
        hold(match, A, *cards)
        assert match.refusal("step blue2 horse") == (None if legal else "MD-3.1.5"), cards


def test_md_3_1_5_the_own_district_is_free() -> None:
    match = position(3, "turn")
    match.s.prince[A], match.s.prince[B] = DISTRICTS.index("blue2"), DISTRICTS.index("blue1")
    hold(match, A, "carriage", "carriage")
    match.play("step blue1 carriage")
    assert match.legal() == ["step blue2 carriage"]


def ends(match: Match, district: str, hand: list[int]) -> bool:
    """Whether a move that has come to a district can be ended with these cards: every way is tried, symbols and dragons."""
    held = [match.s.prince[p] for p in range(1, match.players)]
    if DISTRICTS.index(district) not in held:
        return True
    for border in DATA["borders"]:
        if district in border["between"]:
            beyond = next(d for d in border["between"] if d != district)
            for card in (CARDS.index(border["symbol"]), CARDS.index("dragon")):
                if hand[card] and ends(match, beyond, [n - (i == card) for i, n in enumerate(hand)]):
                    return True
    return False


def test_md_3_1_5_agrees_with_trying_every_way() -> None:
    """Princes that stand close together and hands of up to five cards, at random."""
    rng, found = random.Random(15), {True: 0, False: 0}
    for _ in range(250):
        match = position(4, "turn")
        here = [rng.choice(DISTRICTS)]
        while len(here) < 4:
            border = rng.choice(DATA["borders"])["between"]
            here += [d for d in border if d not in here and set(border) & set(here)]
        for p, district in enumerate(rng.sample(here[:4], 4)):
            match.s.prince[p] = DISTRICTS.index(district)
        hold(match, A, *rng.choices(CARDS, k=rng.randint(1, 5)))
        for code in range(A_STEP, A_DEPLOY):
            text = match.notation.texts[code]
            if (rule := match.refusal(text)) in (None, "MD-3.1.5"):
                _, district, card = text.split(" ")
                left = [n - (CARDS[i] == card) for i, n in enumerate(match.s.hand[A])]
                assert ends(match, district, left) == (rule is None), (text, match.s)
                found[rule is None] += DISTRICTS.index(district) in match.s.prince[1:]
    assert min(found.values()) > 30


@pytest.mark.parametrize("cards", [("horse", "horse"), ("horse", "dragon")])
def test_md_3_1_7_out_and_back(cards: tuple[str, str]) -> None:
    match = position(3, "turn")
    match.s.prince[A] = DISTRICTS.index("blue2")
    match.s.space[0][A] = 1
    hold(match, A, *cards)
    match.play(f"step orange3 {cards[0]}")
    match.play(f"step blue2 {cards[1]}")
    assert match.play("deploy 1 monk").node == "way"
    assert match.s.monk[1] == A


def test_md_2_5_no_dragon_is_left() -> None:
    match = position(4, "card", phase=2)
    match.s.space[0][A] = 2
    match.s.dragons = 0
    assert match.refusal("dragon blue") == match.refusal("dragon white") == "MD-2.5"
    assert match.legal() == ["take blue"]
    match.s.dragons = 1
    assert match.refusal("dragon white") == "MD-2.6"
    match.play("dragon blue")
    assert (match.s.out[A], match.s.space[0][A], match.s.hand[A][6], match.s.dragons) == (1, 1, 1, 0)  # MD-2.7
    assert match.actor == B


def test_md_3_1_3_symbol_or_dragon() -> None:
    match = position(3, "turn")
    match.s.prince[A] = DISTRICTS.index("blue2")
    hold(match, A, "horse", "dragon")
    assert [text for text in match.legal() if "orange3" in text] == ["step orange3 dragon", "step orange3 horse"]


def test_md_3_1_8_where_used_cards_go() -> None:
    match = position(3, "turn")
    hold(match, A, "horse", "dragon", "boat")
    before = match.s.dragons
    match.play("stay dragon")
    match.play("deploy 0")
    assert (match.s.dragons, match.s.discards) == (before + 1, [0] * 6)
    match.s.seat = A
    match.play("stay boat")
    assert match.s.discards[CARDS.index("boat")] == 1
    assert match.s.hand_size[A] == 1


def test_md_3_0_1_to_3_0_3_turns() -> None:
    match = position(3, "turn")
    hold(match, A, "horse")
    hold(match, B, "horse", "boat")
    hold(match, C, "horse")
    match.play("stay horse")
    match.play("deploy 0")
    match.play("pass")  # B
    line = match.play("stay horse")  # C; afterwards A has no card and nobody else is left
    assert match.node == "deploy"
    line = match.play("deploy 0")
    assert [row[1] for row in events(match, line, "MD-3.0.3")] == [A, C]
    assert match.node == "place"
    assert match.s.hand_size[B] == 2  # MD-3.3.2


# --- set-up, members, cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_md_0_1_to_0_6(players: int) -> None:
    match = Match(GAME, players)
    assert match.weights() == {f"starter {p}": 1 for p in range(players)}
    match.play("starter 1")
    for province in PROVINCES:
        assert match.actor == CHANCE
        match.play(f"reveal {province} boat")
    assert match.s.deck == [9, 3, 9, 9, 9, 9]
    assert match.s.dragons == 18 - players
    assert [match.s.supply[p] for p in range(players)] == [30] * players
    if players == 2:
        assert [match.s.open[d][4] for d in range(18)] == [1] * 18  # MD-7.2
        for seat in (1, 0, 1, 0, 1, 0):  # MD-7.3
            assert (match.node, match.actor) == ("neutral", seat)
            match.play("neutral blue1" if match.s.open[0][4] < 3 else "neutral blue2" if match.s.open[1][4] < 3 else "neutral white1")
        assert match.refusal("neutral blue1") == "MD-9.3"
    order = [(1 + i) % players for i in range(players)]
    for seat in order:
        assert (match.node, match.actor) == ("prince", seat)
        assert len(match.legal()) == 18 - order.index(seat)
        line = match.play(f"prince green{order.index(seat) % 3 + 1}" if order.index(seat) < 3 else "prince white1")
        assert events(match, line, "MD-0.6")[0][:3] == ["MD-0.6", seat, 0]
        assert sum(match.s.tiles[seat]) == 1
    assert (match.node, match.actor) == ("place", 1)


def test_md_7_4_three_neutral_members_at_most() -> None:
    match = position(2, "neutral", phase=0)
    match.s.open[0][4] = 3
    match.s.lap = 0
    assert match.refusal("neutral blue1") == "MD-7.4"
    assert len(match.legal()) == 17


@pytest.mark.parametrize("starter", [A, B])
def test_md_7_5_neutral_members_before_rounds_3_and_5(starter: int) -> None:
    """The starting player of the new round begins; phase 1 follows with the same player."""
    for round_no in range(1, 6):
        match = position(2, "turn", round_no=round_no, starter=starter)
        match.s.passed[:] = [0, 1, 1, 1]
        hold(match, A, "horse")
        match.play("pass")
        seats = []
        while match.node == "neutral":
            seats.append(match.actor)
            match.play(match.legal()[-1])
        assert seats == ([1 - starter, starter] * 3 if round_no in (2, 4) else [])
        assert (match.node, match.actor, match.s.round_no, match.s.phase) == ("place", 1 - starter, round_no + 1, 1)


def test_md_1_1_to_1_3_five_members_each() -> None:
    match = position(3, "place", phase=1, starter=2, seat=2)
    match.s.supply[:3] = [30] * 3
    for i in range(15):
        assert match.actor == (2 + i) % 3
        assert len(match.legal()) == 6
        match.play("place blue")
    assert match.s.space[0][:3] == [5, 5, 5]
    assert match.s.supply[:3] == [25] * 3
    assert (match.node, match.actor) == ("card", 2)


def test_md_2_1_who_has_five_cards_is_skipped() -> None:
    match = position(3, "card", phase=2, seat=0)
    for p in range(3):
        match.s.space[0][p] = 5
    hold(match, A, "horse", "horse", "horse", "horse")
    hold(match, B, "horse", "horse", "horse", "horse", "horse")
    hold(match, C, "horse", "horse", "horse")
    match.play("take blue")
    match.play("reveal blue ship")
    assert match.actor == C
    match.play("dragon blue")
    assert match.actor == C
    match.play("take blue")
    assert match.node == "reveal"  # MD-2.3: also after the last card
    match.play("reveal blue ship")
    assert (match.node, match.actor, match.s.phase) == ("turn", A, 3)


def test_md_2_1_nobody_needs_a_card() -> None:
    match = position(3, "place", phase=1)
    match.s.lap, match.s.seat = 14, 2
    for p in range(3):
        hold(match, p, *["horse"] * 5)
    match.play("place blue")
    assert (match.node, match.s.phase) == ("turn", 3)


def test_md_2_2_own_member_beside_the_card() -> None:
    match = position(3, "card", phase=2)
    match.s.space[0][B] = 5
    match.s.space[3][A] = 1
    assert match.refusal("take blue") == "MD-2.2"
    assert match.refusal("dragon blue") == "MD-2.6"
    assert match.legal() == ["dragon green", "take green"]


def test_md_2_4_discards_become_the_supply() -> None:
    match = position(3, "card", phase=2)
    match.s.space[0][A] = 5
    match.s.deck[:] = [0] * 6
    match.s.discards[:] = [1, 0, 4, 0, 0, 2]
    line = match.play("take blue")
    assert events(match, line, "MD-2.4") == [["MD-2.4", -1, 0, ""]]
    assert match.weights() == {"reveal blue horse": 1, "reveal blue ship": 4, "reveal blue rickshaw": 2}
    assert match.s.discards == [0] * 6
    match.play("reveal blue horse")
    assert match.refusal("reveal blue horse") == "MD-9.3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_md_0_7_rounds_and_phases(players: int) -> None:
    seen: list[tuple[int, int]] = []

    def each(match: Match) -> None:
        here = (match.s.round_no, match.s.phase)
        if not seen or seen[-1] != here:
            seen.append(here)

    random_game(GAME, players, seed=7, each=each, greedy_share=0.5)
    expected = [(1, 0)]
    for n in range(1, 7):
        if n in (3, 5) and players == 2:
            expected.append((n, 0))  # MD-7.5
        expected += [(n, 1), (n, 2), (n, 3)]
        if n % 2 == 0:
            expected.append((n, 4))
        if n in (4, 5) and players == 4:
            expected.append((n, 5))
    assert seen == expected
