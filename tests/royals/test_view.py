"""The view is the whole position by the names of the component file, and the forecast is what the rules would do."""

from __future__ import annotations

import json
import random

import pytest

from royaltable.core.match import Match
from royaltable.games import find
from royaltable.games.royals.periods import score_period
from royaltable.games.royals.scoring import score_titles
from royaltable.games.royals.text import summary
from royaltable.words import LANGUAGES, Words
from tests.helpers import random_game

from .positions import CITIES, COUNTRIES, DATA, PAIRS, TITLES, hold, install, position, say

GAME = find("royals")


@pytest.fixture(scope="module")
def running() -> list[Match]:
    return [random_game(GAME, players, seed=players, nodes=nodes, greedy_share=0.5) for players in (2, 4) for nodes in (0, 2, 30, 173, 290, 391)]


def test_keys_are_ids(running: list[Match]) -> None:
    for match in running:
        view = match.view(-1)
        assert list(view["cities"]) == CITIES
        assert list(view["countries"]) == list(view["display"]) == list(view["discards"]) == COUNTRIES
        assert list(view["titles"]) == list(view["forecast"]["titles"]) == TITLES
        assert list(view["intrigue_discards"]) == PAIRS
        for city in DATA["cities"]:
            assert list(view["cities"][city["id"]]["portraits"]) == city["nobles"]
        assert json.loads(json.dumps(view)) == view
        assert len(view["seats"]) == match.players


def test_numbers_are_those_of_the_position(running: list[Match]) -> None:
    for match in running:
        s, view = match.s, match.view(0)
        for c, name in enumerate(CITIES):
            for title, holder in view["cities"][name]["portraits"].items():
                assert (holder if holder is not None else -1) == s.owner[c][TITLES.index(title)]
            assert view["cities"][name]["cathedral"] == s.cathedral[c][: s.players]
        assert [view["titles"][title] for title in TITLES] == [row[: s.players] for row in s.title_cubes]
        assert (view["deck_size"], view["intrigue_deck_size"]) == (s.deck_size, s.intrigue_deck_size)
        for p, seat in enumerate(view["seats"]):
            assert seat["titles"] == [title for i, title in enumerate(TITLES) if s.title_cubes[i][p]]
            assert seat["supply"] == s.supply[p]


def test_forecast_is_what_the_rules_do(running: list[Match]) -> None:
    for match in running:
        forecast, s = match.view(-1)["forecast"], match.s.copy()
        period = s.periods_scored + 1
        ledger = [0] * 400
        score_period(match.t, s, ledger)
        score_titles(match.t, s, ledger)
        rows = [match.row((ledger[i], ledger[i + 1], ledger[i + 2], ledger[i + 3])) for i in range(1, 1 + 4 * ledger[0], 4)]
        assert forecast["period"] == period
        for country, here in forecast["countries"].items():
            for place in ("high", "low"):
                (row,) = [row for row in rows if row[3] == f"{country} {period} {place}"]
                taker = here[place]["seat"]
                assert row[1] == (taker if taker is not None else -1)
                assert row[2] == (here[place]["points"] if taker is not None else 0)
                assert here[place]["rule"] in (row[0], "RO-8.7")
        for title, here in forecast["titles"].items():
            found = [row for row in rows if str(row[3]).startswith(title)]
            assert here["seats"] == [row[1] for row in found if row[2]]
            assert {row[0] for row in found} == {here["rule"]}
        for p, seat in enumerate(forecast["seats"]):
            assert seat["period"] + seat["titles"] == sum(row[2] for row in rows if row[1] == p)


def test_payment_under_way_is_public() -> None:
    match = position(3)
    install(match, 1, "lyon baron")
    hold(match, 0, "F3 G2 S3", "FG BS")
    say(match, "install lyon baron", "wild 1", "pay germany")
    for viewer in range(-1, 3):
        payment = match.view(viewer)["payment"]
        assert payment == {
            "city": "lyon",
            "title": "baron",
            "victim": 1,
            "cost": 2,
            "owed": 1,
            "wild": 1,
            "plot": None,
            "paid": {"france": 1, "germany": 1, "britain": 0, "spain": 0},
            "spent": dict.fromkeys(PAIRS, 0),
            "left": 2,
        }
    finish = match.advice()["finish"]
    for action in finish:
        match.play(action)
    assert match.node == "play"
    assert match.view(1)["payment"] is None


def test_advice_gains_are_what_happens() -> None:
    rng = random.Random(3)

    def each(match: Match) -> None:
        if match.node != "play" or rng.random() > 0.15:
            return
        seat = match.actor
        for city, here in match.advice()["portraits"].items():
            for title, plan in here.items():
                if plan["rule"] is not None:
                    continue
                after, gains = match.copy(), plan["gains"]
                for action in plan["ways"][-1]["actions"]:
                    line = after.play(action)
                assert gains["points"] == sum(row[2] for row in line.rows if row[1] == seat)
                country = DATA["cities"][CITIES.index(city)]["country"]
                assert gains["country"] == tuple(x.view(seat)["forecast"]["countries"][country] for x in (match, after))
                assert gains["title"][1]["cubes"] == after.view(seat)["titles"][title]
                assert gains["cities"][1] == len(after.view(seat)["seats"][seat]["cities"][country])
                assert gains["titles"] == tuple(len(x.view(seat)["seats"][seat]["titles"]) for x in (match, after))
                assert plan["victim"] == match.view(seat)["cities"][city]["portraits"][title]

    random_game(GAME, 3, seed=8, each=each, greedy_share=0.3)


def test_board_as_text_has_words_in_every_language(running: list[Match]) -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        for match in running:
            for title, rows in summary(match, 0):
                assert words.has(title)
                assert len({len(row) for row in rows[1:]}) <= 1 or title == "royals-board-payment"
                assert all(len(row) == len(rows[0]) for row in rows[1:]) or title == "royals-board-payment"
                for cell in (cell for row in rows for cell in row):
                    if isinstance(cell, dict) and "id" in cell:
                        assert words.has(cell["id"]), cell
                    elif isinstance(cell, dict):
                        kind, id = cell["name"]
                        assert words.name(GAME, match.components, kind, id) != id or kind == "seat"
