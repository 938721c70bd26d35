"""The worked examples of period scoring, titles and winners."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from royaltable.core.match import Match
from royaltable.games.royals.periods import ahead_in, score_period
from royaltable.games.royals.scoring import book, score_titles, winners

from .positions import TITLES, install, position

FRANCE = 0
LEDGER = 1 + 4 * 64


def rows(match: Match, ledger: list[int]) -> list[list[object]]:
    return [match.row((ledger[i], ledger[i + 1], ledger[i + 2], ledger[i + 3])) for i in range(1, 1 + 4 * ledger[0], 4)]


def france(portraits: dict[int, Sequence[str]], players: int = 3) -> tuple[Match, list[list[object]]]:
    """The rows of the first period in France."""
    match = position(players)
    for seat, own in portraits.items():
        install(match, seat, *own)
    ledger = [0] * LEDGER
    score_period(match.t, match.s, ledger)
    return match, [row for row in rows(match, ledger) if str(row[3]).startswith("france")]


HIGH, LOW = "france 1 high", "france 1 low"
PERIODS = {
    "period 1": ({0: ["paris king"], 1: ["lyon baron", "nantes duke"], 2: ["marseille marshal"]}, 0, 1),
    "period 2": ({0: ["lyon princess", "marseille marshal"], 1: ["paris king"]}, 1, 0),
    "period 3": ({0: ["marseille princess"], 1: ["lyon princess"]}, 1, 0),
    "period 4": ({2: ["paris king"], 0: ["marseille marshal"], 1: ["lyon baron"]}, 2, 1),
    "period 5": ({0: ["nantes countess"], 1: ["lyon baron"], 2: ["bordeaux baron"]}, 0, 2),
}


@pytest.mark.parametrize("name", PERIODS)
def test_period(name: str) -> None:
    portraits, high, low = PERIODS[name]
    match, found = france(portraits)
    assert found == [["RO-8.5", high, 6, HIGH], ["RO-8.6", low, 3, LOW]]
    assert match.s.points[high] == 6


def test_period_a_single_player_with_influence() -> None:
    match = position(3)
    install(match, 0, "paris king", "lyon baron")
    install(match, 2, "nantes duke")
    install(match, 1, "paris king", "lyon baron", "nantes duke")
    ledger = [0] * LEDGER
    score_period(match.t, match.s, ledger)
    assert rows(match, ledger)[:2] == [["RO-8.5", 1, 6, HIGH], ["RO-8.8", -1, 0, LOW]]


def test_period_nobody() -> None:
    assert france({})[1] == [["RO-8.8", -1, 0, HIGH], ["RO-8.8", -1, 0, LOW]]


def test_ro_8_7_the_printed_value_counts_whoever_has_the_marker() -> None:
    match = position(2)
    install(match, 0, "marseille princess")
    install(match, 1, "lyon princess")
    match.s.city_taker[1] = 0
    assert ahead_in(match.t, match.s, FRANCE, -1) == 1


@pytest.mark.parametrize("name", PERIODS)
def test_forecast_says_the_same(name: str) -> None:
    portraits, high, low = PERIODS[name]
    match = position(3)
    for seat, own in portraits.items():
        install(match, seat, *own)
    found = match.view(0)["forecast"]["countries"]["france"]
    by = {
        "period 1": ("influence", "influence"),
        "period 2": ("title", "influence"),
        "period 3": ("city", "influence"),
        "period 4": ("influence", "title"),
        "period 5": ("title", "city"),
    }
    assert (found["high"]["seat"], found["low"]["seat"]) == (high, low)
    assert (found["high"]["by"], found["low"]["by"]) == by[name]
    assert found["high"]["rule"] == ("RO-8.5" if by[name][0] == "influence" else "RO-8.7")


# --- titles -----------------------------------------------------------------------------------------------------

DUKES = {
    "titles 1": ([3, 1, 0], [["RO-9.2", 0, 10, "duke full"]]),
    "titles 2": ([2, 2, 1], [["RO-9.3", 0, 5, "duke half"], ["RO-9.3", 1, 5, "duke half"]]),
    "titles 3": ([2, 2, 2], [["RO-9.4", -1, 0, "duke"]]),
    "titles 4": ([1, 1], [["RO-9.3", 0, 5, "duke half"], ["RO-9.3", 1, 5, "duke half"]]),
    "titles 5": ([0, 0, 0], [["RO-9.4", -1, 0, "duke"]]),
    "titles 5 with two": ([0, 0], [["RO-9.4", -1, 0, "duke"]]),
}


@pytest.mark.parametrize("name", DUKES)
def test_title(name: str) -> None:
    cubes, expected = DUKES[name]
    match = position(len(cubes))
    duke = TITLES.index("duke")
    match.s.title_cubes[duke][: len(cubes)] = cubes
    forecast = match.view(0)["forecast"]["titles"]["duke"]
    ledger = [0] * LEDGER
    score_titles(match.t, match.s, ledger)
    found = rows(match, ledger)
    assert [row for row in found if str(row[3]).startswith("duke")] == expected
    assert [str(row[3]).split()[0] for row in found if row[0] != "RO-9.3" or row[1] == 0] == TITLES, "lowest title first"
    assert forecast["rule"] == expected[0][0]
    assert forecast["seats"] == [row[1] for row in expected if row[2]]


# --- winners ----------------------------------------------------------------------------------------------------

WINNERS = {
    "points 1": ([(74, 10), (52, 16), (76, 8)], [2]),
    "points 2": ([(80, 16), (80, 14), (61, 16)], [0]),
    "points 3": ([(80, 16), (80, 16), (61, 12)], [0, 1]),
    "points 4": ([(80, 8), (80, 12), (61, 16)], [1]),
}


@pytest.mark.parametrize("name", WINNERS)
def test_winner(name: str) -> None:
    seats, expected = WINNERS[name]
    match = position(3)
    for seat, (score, best) in enumerate(seats):
        book(match.s, [-1], 6_01_00, seat, best, 0)  # the highest marker, the rest in small ones
        for _ in range(score - best):
            book(match.s, [-1], 6_01_00, seat, 1, 0)
    out = [0] * 5
    winners(match.t, match.s, out)
    assert [seat for seat in range(3) if out[seat]] == expected
    assert match.scores() == [score for score, _ in seats]
