"""Codes and notation: every action has a small number and one sentence (RO-11, section 6)."""

from __future__ import annotations

from itertools import product

from ...core.components import Components
from ...core.notation import NUMBER, Notation, Sentence
from .schema import MOST_PLOT, MOST_WILD, PERIODS, PLOT, SEATS, STARTER, WILD, State, Tables

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


UNCODED = {"starter": (STARTER, 11_04_00), "wild": (WILD, 4_06_00), "plot": (PLOT, 5_05_00)}
"""Verbs with sentences that no position allows: their node, and the rule that such a sentence breaks there."""


def uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    """The rule that a grammatical sentence without a code breaks (numbers beyond every hand and table); the game is not over."""
    node, rule = UNCODED[sentence.key]
    return rule if s.node == node else 11_03_00


# --- ledger places ----------------------------------------------------------------------------------------------


def place(components: Components, rule: int, place: int) -> str:
    """The text of a ledger place: city, country and which marker, title and which side, house marker, period."""
    data = components.data
    countries, titles = data["country_order"], data["title_order"]
    match rule:
        case 5_10_00 | 6_01_00:
            return str(data["cities"][place]["id"])
        case 6_02_00:
            return f"{countries[place // 2]} {('first', 'second')[place % 2]}"
        case 6_03_00:
            return f"house {place}"
        case 8_05_00 | 8_06_00 | 8_08_00:
            country, period = divmod(place // 2, PERIODS)
            return f"{countries[country]} {period + 1} {('high', 'low')[place % 2]}"
        case 8_01_00:
            return f"period {place}"
        case 9_02_00:
            return f"{titles[place]} full"
        case 9_03_00:
            return f"{titles[place]} half"
        case 9_04_00:
            return str(titles[place])
    return ""
