"""The board as text: the position as sections of rows (`core.board`)."""

from __future__ import annotations

from typing import cast

from ...core.board import Cell, Section, message, named, number
from ...core.line import MatchSoFar
from .documents import PaymentView, View


def summary(match: MatchSoFar, seat: int) -> list[Section]:
    """The position as a seat (-1: a spectator) may see it."""
    view = cast(View, match.view(seat))
    sections = [turn(match, view), seats(view), cities(match, view), countries(match, view), titles(match, view), cards(view), intrigue(view)]
    if view["payment"] is not None:
        sections.insert(1, payment(view["payment"]))
    return sections


def heads(*names: str) -> list[Cell]:
    """Headings of columns."""
    return [message(f"royals-board-{name}") for name in names]


def seat_heads(match: MatchSoFar) -> list[Cell]:
    """Headings of the columns per seat."""
    return [named("seat", p) for p in range(match.players)]


def holder(seat: int | None) -> Cell:
    """The name of a seat, or nothing."""
    return named("seat", seat) if seat is not None else "·"


def turn(match: MatchSoFar, view: View) -> Section:
    """The period, cards left until it ends, house markers left, draws left."""
    draw = view["draw"]
    period = str(view["period"]) if view["period"] else "·"
    row = [
        period,
        number(view["deck_size"]),
        number(view["intrigue_deck_size"]),
        " ".join(map(str, view["houses"])) or "·",
        number(draw["left"] if draw else 0),
    ]
    return "royals-board-turn", [heads("period", "deck", "intrigue-deck", "houses", "draws"), row]


def payment(paying: PaymentView) -> Section:
    """The payment under way: what it is for, what is owed, what has been named."""
    named_cards: list[Cell] = []
    for kind, cards in (("country", paying["paid"]), ("pair", paying["spent"])):
        for card, n in cards.items():
            named_cards += [named(kind, card)] * n
    row = [named("city", paying["city"]), named("title", paying["title"]), str(paying["cost"]), number(paying["owed"]), *(named_cards or ["·"])]
    return "royals-board-payment", [heads("city", "title", "cost", "owed", "named"), row]


def seats(view: View) -> Section:
    """Points (a question mark where they lie face down), cubes, hands, progress; the last two columns are what period and titles would bring now."""
    rows = [heads("seat", "points", "supply", "hand", "intrigue", "titles-of-7", "forecast-period", "forecast-titles")]
    for p, one in enumerate(view["seats"]):
        forecast = view["forecast"]["seats"][p]
        points = "?" if one["points"] is None else str(one["points"])
        numbers = (one["supply"], one["hand_size"], one["intrigue_size"], len(one["titles"]))
        rows.append([named("seat", p), points, *map(number, numbers), f"+{forecast['period']}", f"+{forecast['titles']}"])
    return "royals-board-seats", rows


def cities(match: MatchSoFar, view: View) -> Section:
    """Under each country one row per portrait: city, its value while the marker lies there, title, price, holder, buried cubes of the city."""
    price = {title["id"]: title["cost"] for title in match.components.data["titles"]}
    rows = [[*heads("city", "marker", "title", "cost", "holder"), *seat_heads(match)]]
    for country in view["countries"]:
        rows.append([named("country", country), *[""] * (len(rows[0]) - 1)])
        for city in (city for city in match.components.data["cities"] if city["country"] == country):
            here = view["cities"][city["id"]]
            place: list[Cell] = [named("city", city["id"]), str(city["value"]) if here["marker"] else "·"]
            buried = [number(n) for n in here["cathedral"]]
            for title, seat in here["portraits"].items():
                rows.append([*place, named("title", title), str(price[title]), holder(seat), *buried])
                place, buried = ["", ""], [""] * len(buried)
    return "royals-board-cities", rows


def countries(match: MatchSoFar, view: View) -> Section:
    """Influence, who would take the period markers by which rule, cities with a cube, country markers left."""
    rows = [[*heads("country"), *seat_heads(match), *heads("high", "rule", "low", "rule", "markers")]]
    for country, here in view["forecast"]["countries"].items():
        places: list[Cell] = []
        for place in ("high", "low"):
            places += [holder(here[place]["seat"]), here[place]["rule"]]
        left = " ".join(map(str, view["countries"][country]["markers"])) or "·"
        held = [f"{n} ({len(view['seats'][p]['cities'][country])})" for p, n in enumerate(here["influence"])]
        rows.append([named("country", country), *held, *places, left])
    return "royals-board-countries", rows


def titles(match: MatchSoFar, view: View) -> Section:
    """Cubes on the title markers, and what they would score."""
    rows = [[*heads("title"), *seat_heads(match), *heads("points", "rule")]]
    for title, cubes in view["titles"].items():
        row = view["forecast"]["titles"][title]
        rows.append([named("title", title), *map(number, cubes), number(row["points"]), row["rule"]])
    return "royals-board-titles", rows


def cards(view: View) -> Section:
    """Country cards: display, discards, and per seat the cards in hand or, of others, those that must be there."""
    rows = [[*heads("card", "display", "discards"), *(named("seat", p) for p in range(len(view["seats"])))]]
    for country, n in view["display"].items():
        rows.append([named("country", country), number(n), number(view["discards"][country]), *(number(one["known"][country]) for one in view["seats"])])
    return "royals-board-cards", rows


def intrigue(view: View) -> Section:
    """Intrigue cards: discards, and per seat the cards in hand or those that must be there."""
    rows = [[*heads("card", "discards"), *(named("seat", p) for p in range(len(view["seats"])))]]
    for pair, n in view["intrigue_discards"].items():
        rows.append([named("pair", pair), number(n), *(number(one["known_intrigue"][pair]) for one in view["seats"])])
    return "royals-board-intrigue-cards", rows
