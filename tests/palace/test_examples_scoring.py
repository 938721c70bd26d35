"""Worked examples: edges, the end of the game, the final score."""

from __future__ import annotations

import pytest

from royaltable.core.match import Match
from royaltable.games.palace.schema import KINDS, SQUARE_IDS
from royaltable.games.palace.turns import begin_round, finish, next_turn, settle
from tests.palace.positions import CARDS, GAME, A, B, at, begin, events, hand, new, own, park, rooms

EDGES = {"north": "abcdef", "east": "123456", "south": "abcdef", "west": "123456"}
# totals, points with share, points with none
TIES = [
    ((4, 3, 1, 0), (6, 2, 0, 0), (6, 2, 0, 0)),
    ((3, 3, 1, 0), (4, 4, 0, 0), (0, 0, 0, 0)),
    ((3, 2, 2, 1), (6, 1, 1, 0), (6, 0, 0, 0)),
    ((2, 2, 2, 0), (2, 2, 2, 0), (0, 0, 0, 0)),
    ((3, 2, 2, 2), (6, 0, 0, 0), (6, 0, 0, 0)),
    ((1, 1, 1, 1), (2, 2, 2, 2), (0, 0, 0, 0)),
    ((4, 0, 0, 0), (6, 0, 0, 0), (6, 0, 0, 0)),
]


def ledger(match: Match) -> list[list[object]]:
    """Score a position at once; the rows."""
    rows = [0] * (1 + 4 * GAME.max_rows)
    finish(match.t, match.s, rows)
    return [match.row((rows[i], rows[i + 1], rows[i + 2], rows[i + 3])) for i in range(1, 1 + 4 * rows[0], 4)]


def square(edge: str, i: int) -> str:
    return {"north": f"{'abcdef'[i]}1", "east": f"f{i + 1}", "south": f"{'abcdef'[i]}6", "west": f"a{i + 1}"}[edge]


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("ties", ["share", "none"])
@pytest.mark.parametrize(("totals", "share", "none"), TIES, ids=lambda row: "-".join(map(str, row)))
def test_edges_rp_12_5_to_rp_12_8(edge: str, ties: str, totals: tuple[int, ...], share: tuple[int, ...], none: tuple[int, ...]) -> None:
    match = at("parade", edge_ties=ties)
    match.t = match.t.copy()
    for p, total in enumerate(totals):
        if total:  # one servant each, inside the edge; its square counts the total
            where = square(edge, p + 1)
            park(match, **{where: p})
            match.t.weight[SQUARE_IDS.index(where)] = total
    expected = share if ties == "share" else none
    view = match.view(-1)["forecast"]["edges"][edge]
    assert view == {"totals": list(totals), "points": list(expected)}
    order = sorted((p for p in range(4) if expected[p]), key=lambda p: (-expected[p], p))
    assert ledger(match) == [["RP-12.5", p, expected[p], edge] for p in order]
    assert match.scores() == list(expected)


def test_rp_12_6_a_corner_counts_on_both_edges() -> None:
    match = park(at("parade"), f6=B)
    assert ledger(match) == [["RP-12.5", B, 6, "east"], ["RP-12.5", B, 6, "south"]]


def nobles_left(match: Match, n: int) -> Match:
    """Recruit nobles (all by B) until n are left."""
    ids = [row["id"] for row in match.components.data["nobles"]]
    return own(match, B, *ids[: 36 - n - match.s.taken_size])


def test_end_rp_11_1_rp_11_2() -> None:
    match = rooms(at("backdoor", players=2), parade=[1, 1], backdoor=0)
    match.s.seat = B
    nobles_left(match, 13)
    begin(match)
    assert match.actor == A
    assert not match.view(-1)["last_round"]
    nobles_left(match, 9)
    match.play("done")
    assert match.actor == B
    assert not match.view(-1)["last_round"]
    line = match.play("done")
    assert match.actor == A
    assert match.view(-1)["last_round"]
    assert events(match, line, "RP-11.1", "RP-3.1") == [["RP-11.1", A, 0, "9"], ["RP-3.1", A, 0, "3"]]
    match.play("done")
    assert match.actor == B
    match.play("done")
    assert match.over
    assert match.refusal("done") == "RP-13.2"


@pytest.mark.parametrize(("left", "last"), [(13, False), (12, True)])
def test_twelve_or_fewer_rp_11_1(left: int, last: bool) -> None:
    match = nobles_left(at("parade"), left)
    match.s.seat = match.s.starter
    begin_round(match.t, match.s, [-1])
    assert bool(match.s.last_round) == last


@pytest.mark.parametrize(("quiet", "left", "ends"), [(19, 36, True), (18, 36, False), (19, 12, False)])
def test_rp_11_4_stalemate_guard(quiet: int, left: int, ends: bool) -> None:
    match = nobles_left(rooms(at("parade", players=2), parade=[1, 1]), left)
    match.s.quiet, match.s.seat = quiet, B
    next_turn(match.t, match.s, rows := [0] * 999)
    settle(match.t, match.s, rows, 0)
    assert match.over == ends
    if ends:
        assert rows[1:5] == [11_04_00, -1, 0, 20]
    elif left == 12:
        assert match.s.last_round == 1
        match.play("done")
        match.play("done")
        assert match.over


def test_rp_11_4_a_game_in_which_nobody_does_anything() -> None:
    match = new(players=2)
    while not match.over:
        match.play("done" if "done" in match.legal() else "station gate")
    assert match.s.round_no == 20
    assert [row[0] for row in match.lines[-1].rows if row[0] == 11_04_00] == [11_04_00]
    assert match.result()["ledger"] == []
    assert match.winners() == [B]  # RP-12.10: more gold


def final(gold: tuple[int, int]) -> Match:
    """case 19: A with nobles of 11, 9 and 4, a played Title, 7 cards, north alone and south shared for second; B with 40 as well."""
    match = at("parade", players=4)
    s = match.s
    own(match, A, "n19", "n17", "n04")
    own(match, B, "n20", "n23", "n18")
    hand(match, *["haste"] * 4, *["scribe"] * 3)
    s.front[0], s.front_size = KINDS * A + CARDS.index("title"), 1
    s.deck[CARDS.index("title")] -= 1
    s.deck_size -= 1
    hand(match, "passage", "passage", "passage", seat=B)
    park(match, b1=A, b6=2, c6=2, d6=A, e6=3, a2=B)
    s.gold[A], s.gold[B] = gold
    return match


@pytest.mark.parametrize(("gold", "winners"), [((5, 3), [A]), ((3, 5), [B]), ((5, 5), [A, B])])
def test_final_score_rp_12_2_to_rp_12_10(gold: tuple[int, int], winners: list[int]) -> None:
    match = final(gold)
    forecast = match.view(-1)["forecast"]
    assert forecast["seats"][A] == {"nobles": 24, "cards": 3, "hand": 6, "edges": 7, "total": 40}
    assert ledger(match) == [
        ["RP-12.2", A, 11, "n19"],
        ["RP-12.2", A, 9, "n17"],
        ["RP-12.2", A, 4, "n04"],
        ["RP-12.2", B, 11, "n20"],
        ["RP-12.2", B, 11, "n23"],
        ["RP-12.2", B, 9, "n18"],
        ["RP-12.3", A, 3, "title"],
        ["RP-12.4", A, 6, "hand"],
        ["RP-12.4", B, 3, "hand"],
        ["RP-12.5", A, 6, "north"],
        ["RP-12.5", 2, 6, "south"],
        ["RP-12.5", A, 1, "south"],
        ["RP-12.5", 3, 1, "south"],
        ["RP-12.5", B, 6, "west"],
    ]
    assert match.scores()[:2] == [40, 40]
    assert match.winners() == forecast["winners"] == winners
