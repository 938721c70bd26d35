"""If the period, and then the game, were scored now."""

from __future__ import annotations

from typing import Literal

from ...core.components import Components
from ...core.kernel import new_ledger, rows_of
from .documents import CountryForecast, Forecast, PeriodMarker, SeatForecast, TitleForecast
from .periods import influence, standing
from .schema import COUNTRIES, END, PERIODS, SEATS, TITLES, State, Tables
from .scoring import NUMBERS, score_titles

ROWS = 2 * SEATS * TITLES
RANK_AND_CITY = NUMBERS * NUMBERS  # a standing without its influence


def forecast(components: Components, t: Tables, s: State) -> Forecast:
    """What the next scoring would bring.

    `period`: 1 to 3, None after the game. `countries`: `influence` per seat, `high` and `low` with `seat` (None: nobody), `points`, `rule` that decides and
    `by` what (`influence`, `title`, `city`, None). `titles`: `seats` that would score, `points` each, `rule`. `seats`: points of the period and of titles.
    """
    over = s.node == END
    period = min(s.periods_scored, PERIODS - 1)
    countries = {components.data["country_order"][k]: country_forecast(t, s, k, period) for k in range(COUNTRIES)}
    titles = titles_forecast(components, t, s)
    seats: list[SeatForecast] = [
        {
            "period": sum(marker["points"] for row in countries.values() for marker in (row["high"], row["low"]) if marker["seat"] == p),
            "titles": sum(row["points"] for row in titles.values() if p in row["seats"]),
        }
        for p in range(s.players)
    ]
    return {"period": None if over else period + 1, "countries": countries, "titles": titles, "seats": seats}


# --- a country ----------------------------------------------------------------------------------------------------


def country_forecast(t: Tables, s: State, country: int, period: int) -> CountryForecast:
    """Influence, and who takes the markers of a period by which rule (RO-8.4 to RO-8.8)."""
    order = sorted((p for p in range(s.players) if standing(t, s, country, p) > 0), key=lambda p: -standing(t, s, country, p))
    points = t.period[PERIODS * country + period]
    return {
        "influence": [influence(t, s, country, p) for p in range(s.players)],
        "high": marker(t, s, country, order, 0, points[0]),
        "low": marker(t, s, country, order, 1, points[1]),
    }


def marker(t: Tables, s: State, country: int, order: list[int], place: int, points: int) -> PeriodMarker:
    """One period marker: its taker, and what sets the taker apart from the seat behind."""
    if place >= len(order):
        return {"seat": None, "points": points, "rule": "RO-8.8", "by": None}
    by: Literal["influence", "title", "city"] = "influence"
    if place + 1 < len(order):
        mine, next_one = (standing(t, s, country, p) for p in order[place : place + 2])
        if mine // RANK_AND_CITY == next_one // RANK_AND_CITY:
            same_rank = mine // NUMBERS == next_one // NUMBERS
            by = "city" if same_rank else "title"
    rule = "RO-8.7" if by != "influence" else ("RO-8.5", "RO-8.6")[place]
    return {"seat": order[place], "points": points, "rule": rule, "by": by}


# --- titles -------------------------------------------------------------------------------------------------------


def titles_forecast(components: Components, t: Tables, s: State) -> dict[str, TitleForecast]:
    """Who would score each title (RO-9.2 to RO-9.4): the rules themselves, run on a copy."""
    ids = components.data["title_order"]
    titles: dict[str, TitleForecast] = {title: {"seats": [], "points": 0, "rule": "RO-9.4"} for title in ids}
    ledger = new_ledger(ROWS)
    score_titles(t, s.copy(), ledger)
    for rule, seat, points, title in rows_of(ledger):
        if points:
            row = titles[ids[title]]
            row["seats"].append(seat)
            row["points"], row["rule"] = points, "RO-9.2" if rule == 9_02_00 else "RO-9.3"
    return titles
