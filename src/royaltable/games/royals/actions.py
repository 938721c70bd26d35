"""Codes and notation: every action has a small number and one sentence."""

from __future__ import annotations

from itertools import product

from ...core.components import Components
from ...core.notation import NUMBER, Notation
from .schema import MOST_PLOT, MOST_WILD, PERIODS, SEATS

# First code of each verb.
A_STARTER = 0  # + seat
A_REVEAL = 5  # + country
A_DRAW_DECK = 9
A_DRAW_INTRIGUE = 10
A_DRAW = 11  # + country
A_DRAWN = 15  # + country
A_DRAWN_PAIR = 19  # + pair
A_INSTALL = 25  # + 7 * city + title
A_END = 137
A_WILD = 138  # + replacements 0 to 5
A_PAY = 144  # + country
A_PLOT = 148  # + replacements 0 to 2
A_SPEND = 151  # + pair
A_DISCARD = 157  # + country
A_DISCARD_PAIR = 161  # + pair
CODES = 167

# Codes that belong to a node, by node: first and one after the last.
FIRST_CODE = (A_STARTER, A_REVEAL, A_DRAW_DECK, A_DRAWN, A_DRAWN, A_INSTALL, A_WILD, A_PAY, A_PLOT, A_SPEND, A_DISCARD, CODES)
AFTER_CODE = (A_REVEAL, A_DRAW_DECK, A_DRAWN, A_INSTALL, A_INSTALL, A_WILD, A_PAY, A_PLOT, A_SPEND, A_DISCARD, CODES, CODES)

PATTERNS = {
    "starter": "starter <seat>",
    "reveal": "reveal <country>",
    "draw-deck": "draw deck",
    "draw-intrigue": "draw intrigue",
    "draw": "draw <country>",
    "drawn": "drawn <country>",
    "drawn-pair": "drawn <pair>",
    "install": "install <city> <title>",
    "end": "end",
    "wild": "wild <n>",
    "pay": "pay <country>",
    "plot": "plot <n>",
    "spend": "spend <pair>",
    "discard": "discard <country>",
    "discard-pair": "discard <pair>",
}


def notation(components: Components) -> Notation:
    """Grammar and code table with the ids of a component file."""
    data = components.data
    countries, titles, pairs = data["country_order"], data["title_order"], data["pair_order"]
    cities = components.ids("cities")
    texts = (
        *(f"starter {seat}" for seat in range(SEATS)),
        *(f"reveal {country}" for country in countries),
        "draw deck",
        "draw intrigue",
        *(f"draw {country}" for country in countries),
        *(f"drawn {country}" for country in countries),
        *(f"drawn {pair}" for pair in pairs),
        *(f"install {city} {title}" for city, title in product(cities, titles)),
        "end",
        *(f"wild {n}" for n in range(MOST_WILD + 1)),
        *(f"pay {country}" for country in countries),
        *(f"plot {n}" for n in range(MOST_PLOT + 1)),
        *(f"spend {pair}" for pair in pairs),
        *(f"discard {country}" for country in countries),
        *(f"discard {pair}" for pair in pairs),
    )
    kinds = {"seat": NUMBER, "n": NUMBER, "country": countries, "pair": pairs, "city": cities, "title": titles}
    return Notation(PATTERNS, kinds, texts)


# --- where a ledger row belongs: the kind of its place, by rule; the rows of other rules have none ----------------

BY_CITY = (5_10_00, 6_01_00)
BY_COUNTRY = (6_02_00,)
BY_HOUSE = (6_03_00,)
BY_MARKER = (8_05_00, 8_06_00, 8_08_00)
BY_PERIOD = (8_01_00,)
BY_TITLE = (9_02_00, 9_03_00, 9_04_00)
SIDES = {9_02_00: " full", 9_03_00: " half"}


def place(components: Components, rule: int, where: int) -> str:
    """The text of a ledger row's place: id of a city, country and which marker, title and which side, `house 8`, `period 1`, or nothing."""
    countries, titles = components.data["country_order"], components.data["title_order"]
    if rule in BY_CITY:
        return str(components.data["cities"][where]["id"])
    if rule in BY_COUNTRY:
        return f"{countries[where // 2]} {('first', 'second')[where % 2]}"
    if rule in BY_HOUSE:
        return f"house {where}"
    if rule in BY_MARKER:
        country, period = divmod(where // 2, PERIODS)
        return f"{countries[country]} {period + 1} {('high', 'low')[where % 2]}"
    if rule in BY_PERIOD:
        return f"period {where}"
    return f"{titles[where]}{SIDES.get(rule, '')}" if rule in BY_TITLE else ""
