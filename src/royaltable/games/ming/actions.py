"""Codes and notation: every action has a small number and one sentence."""

from __future__ import annotations

from itertools import product

from ...core.components import Components
from ...core.notation import DIGIT, Notation

# First code of each verb.
A_STARTER = 0  # + seat
A_REVEAL = 4  # + 6 * province + symbol
A_NEUTRAL = 40  # + district
A_PRINCE = 58  # + district
A_PLACE = 76  # + province
A_TAKE = 82  # + province
A_DRAGON = 88  # + province
A_PASS = 94
A_STAY = 95  # + card
A_STEP = 102  # + 7 * district + card
A_DEPLOY = 228  # + members 0 to 3
A_MONK = 232  # + members 1 to 3, less 1: one of them becomes the monk
A_RETURN = 235  # + number 0 to 6
A_HOME = 242  # + 9 * a + 3 * b + c, each 0 to 2
A_NEUTRAL_HOME = 269  # + 9 * a + 3 * b + c, each 0 to 2
A_START = 296  # + seat
CODES = 300

# Codes that belong to a node, by node: first and one after the last.
FIRST_CODE = (A_STARTER, A_REVEAL, A_NEUTRAL, A_PRINCE, A_PLACE, A_TAKE, A_PASS, A_STEP, A_DEPLOY, A_RETURN, A_HOME, A_NEUTRAL_HOME, A_START, CODES)
AFTER_CODE = (A_REVEAL, A_NEUTRAL, A_PRINCE, A_PLACE, A_TAKE, A_PASS, A_DEPLOY, A_RETURN, A_RETURN, A_HOME, A_NEUTRAL_HOME, A_START, CODES, CODES)

PATTERNS = {
    "starter": "starter <seat>",
    "reveal": "reveal <province> <symbol>",
    "neutral": "neutral <district>",
    "prince": "prince <district>",
    "place": "place <province>",
    "take": "take <province>",
    "dragon": "dragon <province>",
    "pass": "pass",
    "stay": "stay <card>",
    "step": "step <district> <card>",
    "deploy": "deploy <n>",
    "deploy-monk": "deploy <n> monk",
    "return": "return <n>",
    "home": "home <a:n> <b:n> <c:n>",
    "neutral-home": "neutral-home <a:n> <b:n> <c:n>",
    "start": "start <seat>",
}


def notation(components: Components) -> Notation:
    """Grammar and code table with the ids of a component file."""
    provinces, districts, symbols = (components.ids(block) for block in ("provinces", "districts", "symbols"))
    cards = [*symbols, "dragon"]
    parts = [f"{a} {b} {c}" for a, b, c in product(range(3), repeat=3)]
    texts = (
        *(f"starter {seat}" for seat in range(4)),
        *(f"reveal {province} {symbol}" for province in provinces for symbol in symbols),
        *(f"neutral {district}" for district in districts),
        *(f"prince {district}" for district in districts),
        *(f"place {province}" for province in provinces),
        *(f"take {province}" for province in provinces),
        *(f"dragon {province}" for province in provinces),
        "pass",
        *(f"stay {card}" for card in cards),
        *(f"step {district} {card}" for district in districts for card in cards),
        *(f"deploy {n}" for n in range(4)),
        *(f"deploy {n} monk" for n in range(1, 4)),
        *(f"return {n}" for n in range(7)),
        *(f"home {part}" for part in parts),
        *(f"neutral-home {part}" for part in parts),
        *(f"start {seat}" for seat in range(4)),
    )
    kinds = {"seat": DIGIT, "n": DIGIT, "province": provinces, "district": districts, "symbol": symbols, "card": cards}
    return Notation(PATTERNS, kinds, texts)


# --- where a ledger row belongs: the kind of its place, by rule; the rows of other rules have none ----------------

BY_PROVINCE = (6_00, 4_01_01, 4_01_09, 4_01_10, 4_01_12, 4_02_04, 4_02_05, 4_02_06, 4_02_07, 4_02_09, 7_12_00)
BY_DISTRICT = (3_04_03, 3_04_08, 4_01_03, 4_01_04, 4_01_06, 4_02_03, 4_03_01, 7_07_00, 7_08_00)
BY_SYMBOL = (2_01_00,)
BY_NUMBER = (4_02_01, 5_01_00)
BY_TILES = (4_04_01, 4_04_02)


def place(components: Components, rule: int, where: int) -> str:
    """The text of a ledger row's place: id of a province, district or symbol, a number, `tiles`, or nothing."""
    if rule in BY_PROVINCE:
        return str(components.data["provinces"][where]["id"])
    if rule in BY_DISTRICT:
        return str(components.data["districts"][where]["id"])
    if rule in BY_SYMBOL:
        return components.ids("symbols")[where]
    if rule in BY_NUMBER:
        return str(where)
    return "tiles" if rule in BY_TILES else ""
