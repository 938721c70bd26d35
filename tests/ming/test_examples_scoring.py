"""Worked examples: majorities, sets, returning, cities, the neutral player, last tiles."""

from __future__ import annotations

import pytest

from tests.ming.positions import DISTRICTS, ENTER, PROVINCES, A, B, C, D, N, all_stay, events, points, returning, scoring, stand, tiles

# example: players, open members, members that enter, rules by which they do
DISTRICT = {
    "case 1 MD-4.1.3 MD-4.1.4": (3, {A: 3, B: 2, C: 1}, {A: 2, B: 1}, {A: "MD-4.1.3", B: "MD-4.1.4"}),
    "case 2 MD-4.1.6": (4, {A: 2, B: 2, C: 2, D: 1}, {A: 1, B: 1, C: 1}, dict.fromkeys((A, B, C), "MD-4.1.6")),
    "case 3 MD-4.1.6": (3, {A: 2, B: 2, C: 1}, {A: 1, B: 1}, dict.fromkeys((A, B), "MD-4.1.6")),
    "case 4 MD-4.1.3 MD-4.1.5": (3, {A: 4, B: 2, C: 2}, {A: 2}, {A: "MD-4.1.3"}),
    "case 5 MD-4.1.5": (4, {A: 4, B: 2, C: 2, D: 1}, {A: 2}, {A: "MD-4.1.3"}),
    "case 6 MD-4.1.3": (3, {A: 1}, {A: 1}, {A: "MD-4.1.3"}),
    "case 7 MD-4.1.3": (3, {A: 5}, {A: 2}, {A: "MD-4.1.3"}),
    "case 8 MD-4.1.3 MD-4.1.4": (3, {A: 2, B: 1}, {A: 2, B: 1}, {A: "MD-4.1.3", B: "MD-4.1.4"}),
    "case 9 MD-4.1.6": (3, {A: 1, B: 1}, {A: 1, B: 1}, dict.fromkeys((A, B), "MD-4.1.6")),
    "case 10 MD-4.1.6": (3, {A: 1, B: 1, C: 1}, {A: 1, B: 1, C: 1}, dict.fromkeys((A, B, C), "MD-4.1.6")),
    "case 11 MD-4.1.7": (4, {A: 3, B: 3, C: 3, D: 3}, {}, {}),
    "case 12 MD-4.1.6": (4, {A: 3, B: 3, C: 2, D: 2}, {A: 1, B: 1}, dict.fromkeys((A, B), "MD-4.1.6")),
    "case 14 MD-7.6": (2, {N: 3, A: 3, B: 1}, {N: 1, A: 1}, {N: "MD-4.1.6", A: "MD-4.1.6"}),
    "case 15 MD-4.1.5": (2, {N: 3, A: 2, B: 2}, {N: 2}, {N: "MD-4.1.3"}),
    "case 16 MD-4.1.2": (3, {}, {}, {}),
}


@pytest.mark.parametrize("example", DISTRICT)
def test_one_district(example: str) -> None:
    players, members, enter, rules = DISTRICT[example]
    match = scoring(players, 2)
    stand(match, "blue2", members, monk=C if not members else -1)
    line = match.play("pass")
    entered = events(match, line, *ENTER)
    owner = {-1: N}
    for who in range(5):
        rows = [row for row in entered if owner.get(row[1], row[1]) == who]
        assert len(rows) == enter.get(who, 0)
        assert all(row == [rules[who], row[1], 0, "blue2"] for row in rows)
    for p in range(players):
        assert match.s.tiles[p] == [enter.get(p, 0), 0, 0, 0, 0, 0]  # MD-4.1.9, MD-7.6
    assert [row[1:] for row in events(match, line, "MD-4.1.9")] == [[p, 0, "blue"] for p in range(players) for _ in range(enter.get(p, 0))]
    d = DISTRICTS.index("blue2")
    if any(p != N for p in enter):
        assert match.node == "return"
        assert match.s.city[d] == [enter.get(owner, 0) for owner in range(5)]
        assert match.s.open[d] == [members.get(owner, 0) - enter.get(owner, 0) for owner in range(5)]
    assert match.view(A)["scored_province"] == ("blue" if match.node == "return" else None)


def test_md_4_1_2_a_monk_does_not_count() -> None:
    match = scoring(3, 2)
    stand(match, "blue2", {A: 2, B: 2}, monk=A)
    match.play("pass")
    assert match.s.city[1] == [1, 1, 0, 0, 0]
    assert match.s.monk[1] == A


def test_md_4_1_10_a_set_within_an_entry() -> None:
    match = scoring(3, 4)
    tiles(match, A, blue=1, yellow=1, violet=1, green=1, white=2)
    stand(match, "orange2", {A: 2})
    line = match.play("pass")
    assert points(match, line) == [["MD-4.1.10", 0, 24, "orange"]]
    assert match.s.tiles[A] == [0, 0, 0, 0, 1, 1]


@pytest.mark.parametrize(("round_no", "value"), [(2, 28), (4, 24), (6, 20)])
def test_md_4_1_10_the_value_of_a_set(round_no: int, value: int) -> None:
    match = scoring(3, round_no)
    tiles(match, A, blue=1, yellow=1, violet=1, green=1, white=2)
    stand(match, "orange2", {A: 2})
    assert match.view(-1)["forecast"]["value"]["six_set"] == value
    assert match.view(-1)["forecast"]["seats"][A]["sets"] == value
    assert points(match, match.play("pass"))[0] == ["MD-4.1.10", 0, value, "orange"]


def test_md_4_1_10_two_sets_at_once() -> None:
    match = scoring(3, 2)
    tiles(match, B, yellow=2, violet=2, green=2, orange=2, white=2)
    stand(match, "blue1", {B: 2})
    assert points(match, match.play("pass")) == [["MD-4.1.10", 1, 28, "blue"]] * 2
    assert match.s.tiles[B] == [0] * 6


def test_md_4_1_12_no_tile_is_left() -> None:
    match = scoring(3, 2, tile_limit="strict")
    tiles(match, A, white=10)
    tiles(match, B, white=8)
    stand(match, "white1", {A: 1})
    line = match.play("pass")
    assert events(match, line, "MD-4.1.9", "MD-4.1.12") == [["MD-4.1.12", 0, 0, "white"]]
    assert match.s.tiles[A] == [0, 0, 0, 0, 0, 10]
    assert all_stay(match) == [["MD-4.2.4", 0, 4, "white"], ["MD-4.2.5", 0, 4, "white"]]


def test_without_a_limit_there_is_a_tile() -> None:
    match = scoring(3, 2)
    tiles(match, A, white=10)
    tiles(match, B, white=8)
    stand(match, "white1", {A: 1})
    match.play("pass")
    assert match.s.tiles[A][5] == 11


def test_md_4_1_11_booking_order() -> None:
    match = scoring(3, 2, starter=2)
    for district in ("blue1", "blue2"):
        stand(match, district, {A: 3, B: 2, C: 1} if district == "blue1" else {A: 1, B: 1, C: 1})
    rows = events(match, match.play("pass"), *ENTER, "MD-4.1.9")
    assert [(row[1], row[3]) for row in rows[::2]] == [(0, "blue1"), (0, "blue1"), (1, "blue1"), (2, "blue2"), (0, "blue2"), (1, "blue2")]
    assert all(row[0] == "MD-4.1.9" for row in rows[1::2])


# --- returning --------------------------------------------------------------------------------------------------


def test_md_4_2_2_return_numbers() -> None:
    match = returning(3, 2, {A: (2, 1, 0)})
    assert match.legal() == ["return 0", "return 1", "return 2", "return 3"]
    assert match.refusal("return 4") == match.refusal("return 9") == "MD-4.2.2"


@pytest.mark.parametrize(("number", "home"), [(1, ["home 0 1 0", "home 1 0 0"]), (2, ["home 1 1 0", "home 2 0 0"])])
def test_md_4_2_3_ways_home(number: int, home: list[str]) -> None:
    match = returning(3, 2, {A: (2, 1, 0)})
    match.play(f"return {number}")
    assert match.node == "home"
    assert match.legal() == home
    if number == 2:
        assert match.refusal("home 0 2 0") == "MD-4.2.11"
        assert match.refusal("home 1 0 0") == "MD-4.2.10"
    match.play(home[0])
    assert match.s.open[0][A] + match.s.open[1][A] == number
    assert match.s.out[A] == 3 - number


@pytest.mark.parametrize("number", [0, 3])
def test_md_4_2_3_one_way_home_is_automatic(number: int) -> None:
    match = returning(3, 2, {A: (2, 1, 0)})
    line = match.play(f"return {number}")
    assert match.node == "place"
    assert [match.s.open[d][A] for d in range(3)] == ([2, 1, 0] if number else [0, 0, 0])
    assert [row[3] for row in events(match, line, "MD-4.2.3")] == (["blue1", "blue1", "blue2"] if number else [])


def test_md_4_2_3_one_way_home() -> None:
    match = returning(3, 2, {A: (2, 0, 0)})
    line = match.play("return 1")
    assert match.node == "place"
    assert events(match, line, "MD-4.2.3") == [["MD-4.2.3", 0, 0, "blue1"]]
    assert points(match, line) == [["MD-4.2.4", 0, 4, "blue"], ["MD-4.2.5", 0, 4, "blue"]]


@pytest.mark.parametrize(
    ("round_no", "rows"),
    [
        (2, [["MD-4.2.4", 0, 12, "blue"], ["MD-4.2.4", 1, 4, "blue"], ["MD-4.2.5", 0, 4, "blue"]]),
        (4, [["MD-4.2.4", 0, 9, "blue"], ["MD-4.2.4", 1, 3, "blue"], ["MD-4.2.5", 0, 4, "blue"]]),
        (6, [["MD-4.2.5", 0, 4, "blue"]]),
    ],
)
def test_md_4_2_4_members_left(round_no: int, rows: list[list[object]]) -> None:
    match = returning(3, round_no, {A: (2, 1, 0), B: (1, 0, 0)})
    assert all_stay(match) == rows
    assert match.s.out[:2] == [3, 1]  # MD-4.2.9


# --- most members left in a city --------------------------------------------------------------------------------

# example: left in the city, then (points by seat, rule) for areas_sole, areas_shared, best_area
ALL = {A: 1, B: 1, C: 1, D: 1}
TIES = {
    "case 24": ({A: (2, 1, 0), B: (0, 0, 2)}, ({A: 4}, "5"), ({A: 4}, "5"), ({A: 4}, "5")),
    "case 25": ({A: (1, 1, 0), B: (0, 0, 2)}, ({A: 4}, "6"), ({A: 4}, "6"), ({B: 4}, "6")),
    "case 26": ({A: (2, 0, 1), B: (1, 1, 1)}, ({A: 2, B: 2}, "7"), ({A: 2, B: 2}, "7"), ({A: 4}, "6")),
    "case 27": ({A: (1, 1, 0), B: (1, 0, 1), C: (0, 1, 0)}, ({B: 4}, "6"), ({A: 2, B: 2}, "7"), ({A: 2, B: 2}, "7")),
    "case 28": ({A: (1, 1, 0), B: (0, 1, 1), C: (1, 0, 0)}, ({B: 4}, "6"), ({A: 2, B: 2}, "7"), ({A: 2, B: 2}, "7")),
    "case 29": ({A: (1, 1, 0), B: (2, 0, 0)}, ({A: 2, B: 2}, "7"), ({A: 2, B: 2}, "7"), ({B: 4}, "6")),
    "case 30": ({A: (1, 0, 0), B: (0, 1, 0), C: (0, 0, 1)}, *[({A: 1, B: 1, C: 1}, "7")] * 3),
    "case 31": ({A: (1, 0, 0), B: (1, 0, 0)}, *[({A: 2, B: 2}, "7")] * 3),
    "case 32": ({A: (1, 1, 0), B: (0, 1, 1), C: (1, 0, 0), D: (1, 0, 1)}, *[({A: 1, B: 1, D: 1}, "7")] * 3),
    "case 33": ({A: (2, 0, 0), B: (0, 2, 0), C: (1, 1, 0), D: (0, 0, 2)}, *[({A: 1, B: 1, D: 1}, "7")] * 3),
    "case 34": ({A: (1, 0, 1), B: (1, 0, 1), C: (0, 1, 1), D: (0, 1, 0)}, *[({A: 1, B: 1, C: 1}, "7")] * 3),
    "case 35": ({A: (1, 0, 0), B: (1, 0, 0), C: (0, 1, 0), D: (0, 1, 0)}, *[(ALL, "7")] * 3),
}


@pytest.mark.parametrize("city_tie", ["areas_sole", "areas_shared", "best_area"])
@pytest.mark.parametrize("example", TIES)
@pytest.mark.parametrize("starter", [0, 1])
def test_most_members_left_md_4_2_5_to_4_2_7(example: str, city_tie: str, starter: int) -> None:
    members, *expected = TIES[example]
    gains, rule = expected[["areas_sole", "areas_shared", "best_area"].index(city_tie)]
    players = max(3, *(p + 1 for p in members))
    match = returning(players, 6, members, starter=starter, city_tie=city_tie)
    forecast = match.view(-1)["forecast"]["cities"]["blue"]
    assert forecast == {
        "members": [sum(members.get(p, ())) for p in range(players)],
        "points": [gains.get(p, 0) for p in range(players)],
        "rule": f"MD-4.2.{rule}",
    }
    order = [(starter + i) % players for i in range(players)]
    assert all_stay(match) == [[f"MD-4.2.{rule}", p, gains[p], "blue"] for p in order if p in gains]


@pytest.mark.parametrize("city_tie", ["areas_sole", "areas_shared", "best_area"])
def test_md_4_2_8_nobody_left(city_tie: str) -> None:
    match = returning(3, 2, {A: (1, 1, 0), B: (0, 0, 2)}, city_tie=city_tie)
    match.play("return 2")
    line = match.play("return 2")
    assert points(match, line) == []
    assert match.scores() == [0, 0, 0]


# --- the neutral player -----------------------------------------------------------------------------------------


def test_md_7_9_to_7_13_neutral_alone_most() -> None:
    match = returning(2, 2, {N: (2, 1, 1), A: (2, 0, 0), B: (0, 1, 0)}, starter=B)
    match.play("return 0")
    match.play("return 0")
    assert (match.node, match.actor) == ("neutral-home", B)
    assert match.legal() == ["neutral-home 0 0 1", "neutral-home 0 1 0", "neutral-home 1 0 0"]
    assert match.refusal("neutral-home 1 1 0") == match.refusal("neutral-home 0 0 0") == match.refusal("neutral-home 9 9 9") == "MD-7.10"
    line = match.play("neutral-home 0 0 1")
    assert points(match, line) == [["MD-4.2.4", 1, 4, "blue"], ["MD-4.2.4", 0, 8, "blue"]]
    assert events(match, line, "MD-7.12") == [["MD-7.12", -1, 0, "blue"]]
    assert match.s.out == [2, 1, 0, 0, 3]
    assert match.s.open[2][N] == 1


@pytest.mark.parametrize(
    ("example", "members", "rows", "home", "out"),
    [
        ("case 38 MD-7.7", {N: (2, 1, 0), A: (2, 1, 0)}, [["MD-4.2.4", 0, 12, "blue"], ["MD-4.2.5", 0, 4, "blue"]], 3, 0),
        (
            "case 39 MD-7.7",
            {N: (1, 1, 0), A: (1, 0, 0), B: (0, 1, 1)},
            [["MD-4.2.4", 1, 8, "blue"], ["MD-4.2.4", 0, 4, "blue"], ["MD-4.2.5", 1, 4, "blue"]],
            2,
            0,
        ),
        ("case 41 MD-7.8 MD-7.12", {N: (2, 1, 2), A: (2, 0, 0), B: (0, 2, 0)}, None, 2, 3),
        ("case 41 MD-7.12", {N: (2, 1, 0), A: (2, 0, 0), B: (0, 2, 0)}, [["MD-4.2.4", 1, 8, "blue"], ["MD-4.2.4", 0, 8, "blue"]], 0, 3),
    ],
)
def test_neutral_members_go_home(example: str, members: dict[int, tuple[int, int, int]], rows: list[list[object]] | None, home: int, out: int) -> None:
    match = returning(2, 2, members, starter=B)
    if rows is None:  # two of five must go: the starting player chooses
        all_stay(match)
        assert match.node == "neutral-home"
        match.play("neutral-home 0 0 2")
    else:
        assert all_stay(match) == rows
    assert sum(match.s.open[d][N] for d in range(3)) == home
    assert match.s.out[N] == out


def test_md_7_8_neutral_alone_in_the_city() -> None:
    match = scoring(2, 2)
    stand(match, "blue1", {N: 2})
    line = match.play("pass")
    assert events(match, line, "MD-7.8") == [["MD-7.8", -1, 0, "blue1"]]
    assert points(match, line) == []
    assert match.s.out[N] == 1  # MD-7.13
    assert match.s.open[0][N] == 1


def test_md_7_9_two_neutral_members_go() -> None:
    match = returning(2, 2, {N: (2, 2, 0), A: (1, 0, 0)}, starter=B)
    match.play("return 0")
    assert match.legal() == ["neutral-home 0 2 0", "neutral-home 1 1 0", "neutral-home 2 0 0"]
    assert match.refusal("neutral-home 0 1 1") == "MD-7.11"
    match.play("neutral-home 0 2 0")
    assert [match.s.open[d][N] for d in range(3)] == [0, 2, 0]


# --- monks and last tiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("round_no", [2, 4, 6])
def test_md_4_3_1_monks(round_no: int) -> None:
    match = scoring(3, round_no)
    stand(match, "white3", {}, monk=C)
    stand(match, "blue2", {}, monk=A)
    stand(match, "green1", {}, monk=C)
    assert points(match, match.play("pass")) == [["MD-4.3.1", 0, 4, "blue2"], ["MD-4.3.1", 2, 4, "green1"], ["MD-4.3.1", 2, 4, "white3"]]
    assert match.s.monk.count(C) == 2  # MD-4.3.2


LAST = {
    "case 43": ({"blue": 3, "yellow": 2, "violet": 2, "green": 4, "orange": 2}, [["MD-4.4.1", 0, 10, "tiles"]] * 2 + [["MD-4.4.2", 0, 3, "tiles"]]),
    "case 44": ({"blue": 5, "yellow": 1, "violet": 1, "green": 1}, [["MD-4.4.2", 0, 8, "tiles"]]),
    "case 45": ({"blue": 1, "yellow": 1, "violet": 1, "green": 1, "orange": 1}, [["MD-4.4.1", 0, 10, "tiles"]]),
    "case 46": ({}, []),
}


@pytest.mark.parametrize("example", LAST)
def test_last_tiles_md_4_4_1_to_4_4_3(example: str) -> None:
    held, rows = LAST[example]
    match = scoring(3, 6)
    tiles(match, A, **held)
    assert match.view(-1)["forecast"]["seats"][A]["tiles"] == sum(row[2] for row in rows)
    assert points(match, match.play("pass")) == rows
    assert match.over
    assert match.node == "over"


@pytest.mark.parametrize("missing", PROVINCES)
def test_md_4_4_3_any_colour_may_be_the_missing_one(missing: str) -> None:
    match = scoring(3, 6)
    tiles(match, A, **{province: 3 for province in PROVINCES if province != missing})
    assert points(match, match.play("pass")) == [["MD-4.4.1", 0, 10, "tiles"]] * 3


def test_md_4_4_last_tiles_player_by_player_from_the_starting_player() -> None:
    match = scoring(3, 6, starter=1)
    for p in range(3):
        tiles(match, p, blue=2, yellow=1, violet=1, green=1, orange=1)
    rows = points(match, match.play("pass"))
    assert [(row[0], row[1]) for row in rows] == [(rule, p) for p in (1, 2, 0) for rule in ("MD-4.4.1", "MD-4.4.2")]


@pytest.mark.parametrize("round_no", [2, 4])
def test_md_4_4_tiles_count_after_round_6_only(round_no: int) -> None:
    match = scoring(3, round_no)
    tiles(match, A, blue=3, yellow=3)
    assert points(match, match.play("pass")) == []


def test_md_6_1_6_2_most_points_win_and_ties_share() -> None:
    match = scoring(3, 6)
    match.s.points[:3] = [12, 30, 30]
    match.play("pass")
    assert match.result()["scores"] == [12, 30, 30]
    assert match.winners() == [1, 2]
