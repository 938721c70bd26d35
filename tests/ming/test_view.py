"""What the page gets: the whitelist, the forecast, plans, and the board as text."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from royaltable.core.match import Match
from tests.helpers import play_random, random_game, set_ups
from tests.ming.positions import CARDS, DISTRICTS, GAME, PROVINCES, A, B, C, N, events, hold, house, position, returning, scoring, stand, tiles

KEYS = {
    "round_no", "rounds", "scoring", "phase", "placing", "starter", "seats", "spaces", "display", "deck", "discards", "dragons", "districts", "cities",
    "scored_province", "returns", "forecast",
}  # fmt: skip
SEAT_KEYS = {"supply", "hand", "hand_size", "tiles", "prince", "passed", "points", "out"}


def test_the_view_is_a_whitelist_of_plain_data() -> None:
    def each(match: Match) -> None:
        owners = match.players + (match.players == 2)
        for viewer in (-1, 0):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert set(view) == KEYS
            assert [set(seat) for seat in view["seats"]] == [SEAT_KEYS] * match.players
            assert list(view["districts"]) == DISTRICTS
            assert all(len(d["open"]) == owners for d in view["districts"].values())
            assert all(len(city) == owners and all(len(area) == 3 for area in city) for city in view["cities"].values())
            assert [list(view[key]) for key in ("spaces", "display", "cities")] == [PROVINCES] * 3
            assert list(view["seats"][0]["hand"]) == CARDS
            assert view["scoring"] == (view["round_no"] % 2 == 0)

    for players in GAME.players:
        random_game(GAME, players, seed=players, each=each, greedy_share=0.3, nodes=150)


def test_before_the_draw_nobody_is_starting_player() -> None:
    match = Match(GAME, 3)
    assert match.view(-1)["starter"] is None
    match.play("starter 2")
    assert match.view(-1)["starter"] == 2


def test_a_view_shares_nothing_with_the_position() -> None:
    match = position(3, "turn")
    view = match.view(A)
    view["seats"][0]["hand"]["horse"] = 5
    view["spaces"]["blue"][0] = 9
    view["districts"]["blue1"]["open"][0] = 9
    assert match.view(A) != view
    assert match.s.space[0][0] == 0


# --- forecast ---------------------------------------------------------------------------------------------------


def test_forecast_is_what_the_scoring_brings() -> None:
    """Play games to the last pass before a scoring, forecast, then score with nobody returning: the same points, members and rules."""
    compared = 0
    for players, options in set_ups(GAME):
        match = random_game(GAME, players, options, seed=players, nodes=90, greedy_share=0.5)
        rng = random.Random(players)
        while not match.over:
            if match.actor >= 0 and match.node == "turn" and match.s.round_no % 2 == 0 and sum(match.s.passed) == players - 1:
                before = match.scores()
                forecast = match.view(-1)["forecast"]
                done = match.copy()
                line = done.play("pass")
                rows = list(line.rows)
                while done.node in ("return", "home", "neutral-home"):
                    line = done.play("return 0" if done.node == "return" else done.legal()[0])
                    rows += line.rows
                gained = [now - then for now, then in zip(done.scores(), before, strict=True)]
                assert [seat["total"] for seat in forecast["seats"]] == gained
                assert [sum(v for k, v in seat.items() if k != "total") for seat in forecast["seats"]] == gained
                majorities = {done.row(row)[3]: done.row(row)[0] for row in rows if row[2] and done.row(row)[0] in ("MD-4.2.5", "MD-4.2.6", "MD-4.2.7")}
                assert {v: city["rule"] for v, city in forecast["cities"].items() if city["rule"]} == majorities
                entered = [done.row(row) for row in rows if done.row(row)[0] in ("MD-4.1.3", "MD-4.1.4", "MD-4.1.6")]
                for district, expected in forecast["districts"].items():
                    owners = [row[1] if row[1] >= 0 else players for row in entered if row[3] == district]
                    assert [owners.count(owner) for owner in range(len(expected["enter"]))] == expected["enter"]
                compared += 1
            play_random(match, rng)
    assert compared > 15


def test_forecast_of_an_odd_round_is_the_next_scoring() -> None:
    match = position(3, "place", round_no=3, phase=1)
    stand(match, "white1", {B: 2})
    forecast = match.view(A)["forecast"]
    assert forecast["value"] == {"six_set": 24, "city_member": 3, "majority": 4}
    assert forecast["districts"]["white1"] == {"enter": [0, 2, 0]}
    assert forecast["cities"]["white"] == {"members": [0, 2, 0], "points": [0, 10, 0], "rule": "MD-4.2.5"}
    assert forecast["seats"][B] == {"members": 6, "majorities": 4, "monks": 0, "sets": 0, "tiles": 0, "total": 10}


def test_forecast_leaves_the_position_alone_and_knows_no_hidden_number() -> None:
    match = returning(3, 2, {A: (2, 1, 0), B: (1, 1, 0), C: (1, 0, 0)})
    match.play("return 3")
    before = match.s.copy()
    views = [match.view(viewer)["forecast"] for viewer in (-1, A, B, C)]
    assert match.s == before
    assert views[0] == views[2] == views[3]
    assert views[0]["cities"]["blue"]["members"] == [3, 2, 1]
    assert views[1]["cities"]["blue"] == {"members": [0, 2, 1], "points": [0, 12, 4], "rule": "MD-4.2.5"}  # one's own number counts


def test_forecast_when_numbers_are_shown() -> None:
    match = returning(3, 2, {A: (2, 1, 0), B: (2, 1, 0)})
    match.play("return 2")
    match.play("return 1")
    assert match.node == "home"
    city = match.view(-1)["forecast"]["cities"]["blue"]
    assert city == {"members": [1, 2, 0], "points": [4, 12, 0], "rule": "MD-4.2.5"}


def test_forecast_of_a_neutral_majority() -> None:
    match = scoring(2, 2)
    stand(match, "blue1", {N: 3, A: 1})
    forecast = match.view(-1)["forecast"]
    assert forecast["districts"]["blue1"] == {"enter": [1, 0, 2]}
    assert forecast["cities"]["blue"] == {"members": [1, 0], "points": [4, 0], "rule": None}


def test_forecast_after_the_end_is_nothing() -> None:
    match = random_game(GAME, 2, seed=1)
    forecast = match.view(-1)["forecast"]
    assert [seat["total"] for seat in forecast["seats"]] == [0, 0]


# --- plans ------------------------------------------------------------------------------------------------------


def follow(match: Match, actions: list[str]) -> Match:
    other = match.copy()
    for action in actions:
        other.play(action)
    return other


def test_routes_are_legal_chains_and_none_is_missing() -> None:
    """Every route can be played as it stands; every district that can be reached has one; none costs more than another in both dragons and cards."""
    checked = 0

    def each(match: Match) -> None:
        nonlocal checked
        if match.node not in ("turn", "way") or checked > 150:
            return
        checked += 1
        advice = match.advice()
        here = match.view(match.actor)["seats"][match.actor]["prince"]
        reached: set[str] = set()
        walk(match, reached)
        assert set(advice["routes"]) == reached - {here}
        assert set(advice["deploy"]) == {here} | set(advice["routes"])
        for district, routes in advice["routes"].items():
            assert 1 <= len(routes) <= 6
            costs = [(len(route["cards"]), route["cards"].count("dragon")) for route in routes]
            assert costs == sorted(costs)
            direct = [f"step {district} {card}" for card in CARDS if f"step {district} {card}" in match.legal()]
            assert [route["actions"][0] for route in routes if len(route["actions"]) == 1] == direct
            for route in routes:
                end = follow(match, route["actions"])
                assert end.view(-1)["seats"][match.actor]["prince"] == district
                assert route["can_stop"] == ("deploy 0" in end.legal())
                assert route["actions"][-1].split(" ")[1] == district
                deploys = [text for text in end.legal() if text.startswith("deploy")]
                plan = advice["deploy"][district]
                assert plan["most"] == max([int(text.split(" ")[1]) for text in deploys], default=0)
                assert plan["monk"] == any(text.endswith("monk") for text in deploys)

    for players in (2, 4):
        random_game(GAME, players, seed=players, each=each, greedy_share=0.3, nodes=250)
    assert checked > 100


def walk(match: Match, reached: set[str]) -> None:
    """Every district that legal steps lead to, by trying all of them."""
    seen: set[tuple[Any, ...]] = set()
    todo = [match.copy()]
    while todo:
        here = todo.pop()
        for text in here.legal():
            if text.startswith("step"):
                there = follow(here, [text])
                reached.add(text.split(" ")[1])
                key = (text.split(" ")[1], tuple(there.s.hand[match.actor]))
                if key not in seen:
                    seen.add(key)
                    todo.append(there)


def test_routes_list_symbol_and_dragon_of_a_direct_step() -> None:
    match = position(3, "turn")
    match.s.prince[A] = DISTRICTS.index("blue2")
    hold(match, A, "horse", "dragon")
    routes = match.advice()["routes"]["orange3"]
    assert [route["cards"] for route in routes] == [["horse"], ["dragon"]]


def test_deploy_plan_knows_lock_and_push() -> None:
    match = position(3, "turn")
    hold(match, A, "sedan", "dragon")
    match.s.space[2][A] = 2
    stand(match, "violet1", {}, monk=A)
    stand(match, "violet2", {}, monk=C)
    plan = match.advice()["deploy"]
    assert plan["violet1"] == {"most": 0, "locked": True, "monk": False, "pushes": None}
    assert plan["violet2"] == {"most": 2, "locked": False, "monk": True, "pushes": C}
    match.play("stay sedan")
    assert match.advice() == {"deploy": {"violet1": plan["violet1"]}}


def test_no_plans_at_the_other_nodes() -> None:
    for node, phase in (("place", 1), ("card", 2)):
        assert position(3, node, phase=phase).advice() == {}
    assert position(4, "start", phase=5, round_no=4).advice() == {}


def test_what_staying_in_a_city_scores() -> None:
    returns = returning(3, 2, {A: (2, 1, 0)}).advice()["returns"]
    assert returns == [{"members": 4 * stay, "majority": 4 if stay else 0} for stay in (3, 2, 1, 0)]
    late = returning(3, 6, {A: (2, 0, 0), B: (1, 0, 0)}, starter=1)
    late.play("return 0")
    assert late.advice()["returns"] == [{"members": 0, "majority": m} for m in (4, 2, 0)]


def test_which_placement_it_is() -> None:
    match = position(3, "place", phase=1)
    seen = []
    while match.node == "place":
        seen.append(match.view(-1)["placing"]["number"])
        assert match.view(-1)["placing"]["of"] == 5
        match.play("place blue")
    assert seen == [n for n in (1, 2, 3, 4, 5) for _ in range(3)]
    assert match.view(-1)["placing"] is None
    match = position(2, "neutral", phase=0)
    match.play("neutral blue1")
    match.play("neutral blue1")
    assert match.view(-1)["placing"] == {"number": 2, "of": 3}


def test_lines_tell_which_card_was_taken_and_where_members_were_deployed() -> None:
    match = position(3, "card", phase=2)
    match.s.space[0][A] = 1
    assert events(match, match.play("take blue"), "MD-2.1") == [["MD-2.1", A, 0, "horse"]]
    match = position(3, "deploy")
    match.s.space[2][A] = 2
    assert events(match, match.copy().play("deploy 2 monk"), "MD-3.4.3") == [["MD-3.4.3", A, 0, "violet1"]]
    assert events(match, match.play("deploy 0"), "MD-3.4.3") == []


# --- the board as text ------------------------------------------------------------------------------------------


def test_the_board_as_text() -> None:
    from royaltable.games.ming.text import summary

    match = position(2, "turn")
    hold(match, A, "horse", "dragon", "horse")
    tiles(match, B, white=3)
    stand(match, "blue1", {A: 2, N: 1}, monk=B)
    house(match, "green", {B: (0, 2, 0)})
    sections = dict(summary(match, A))
    assert list(sections) == [f"ming-board-{name}" for name in ("course", "seats", "hands", "tiles", "spaces", "districts", "borders", "cities", "cards")]
    for title, rows in sections.items():
        assert {len(row) for row in rows} == {len(rows[0])}, title
        for cell in (cell for row in rows for cell in row):
            assert isinstance(cell, str) or set(cell) in ({"id", "args"}, {"name"})
    assert sections["ming-board-hands"][1] == [{"name": ["seat", "0"]}, "2", "·", "·", "·", "·", "·", "1"]
    assert sections["ming-board-tiles"][2][-1] == "3"
    assert sections["ming-board-districts"][1] == [{"name": ["district", "blue1"]}, "2", "·", "1", {"name": ["seat", "1"]}, "·"]
    assert sections["ming-board-borders"][1:] == [
        [{"name": ["district", district]}, {"name": ["card", symbol]}]
        for district, symbol in (("violet2", "sedan"), ("violet3", "ship"), ("green1", "horse"), ("green3", "rickshaw"))
    ]
    assert sections["ming-board-course"][1][0] == "1/6"
    assert sections["ming-board-cities"][1] == [{"name": ["district", "green2"]}, "·", "2", "·"]


@pytest.mark.parametrize("players", GAME.players)
def test_the_board_as_text_at_every_node(players: int) -> None:
    from royaltable.games.ming.text import summary

    random_game(GAME, players, seed=players, nodes=120, each=lambda match: summary(match, -1) and None)
