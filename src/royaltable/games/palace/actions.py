"""Codes and notation: every action has a small number and one sentence."""

from __future__ import annotations

from ...core.components import Components
from ...core.notation import Notation
from .schema import EDGE_IDS, EDGES, ROOM_IDS, SEAL_PLACE, SERVANTS, SQUARE_IDS, STEP_IDS, STEPS

# First code of each verb; seats' actions first, then outcomes of chance.
A_STATION = 0  # + room
A_MUSTER = 9  # + servants 1 to 25, less 1
A_PULL = 34  # + room
A_WALK = 43  # + 9 * from + to
A_SLIP = 124  # + 9 * from + to
A_MINT = 205
A_FAVOUR = 206  # + patron
A_FAVOUR_FROM = 208  # + 9 * patron + room
A_RECRUIT = 226  # + square
A_KEEP = 262  # + card
A_PLAY = 271  # + card
A_DONE = 280
A_NOBLE = 281  # + 42 * square + noble
A_ROOM = 1793  # + 9 * slot + room
A_STARTER = 1874  # + seat
A_DRAWN = 1878  # + card
CODES = 1887

# Codes that belong to a node, by node: first and one after the last; `play` and `done` belong to all five steps besides.
FIRST_CODE = (A_NOBLE, A_ROOM, A_STARTER, A_STATION, A_MUSTER, A_WALK, A_MINT, A_RECRUIT, A_KEEP, A_DRAWN, A_SLIP, CODES)
AFTER_CODE = (A_ROOM, A_STARTER, A_DRAWN, A_MUSTER, A_WALK, A_SLIP, A_RECRUIT, A_KEEP, A_PLAY, CODES, A_MINT, CODES)

PATTERNS = {
    "station": "station <room>",
    "muster": "muster <n>",
    "pull": "pull <room>",
    "walk": "walk <from:room> <to:room>",
    "slip": "slip <from:room> <to:room>",
    "mint": "mint",
    "favour": "favour <patron>",
    "favour-from": "favour <patron> <room>",
    "recruit": "recruit <square>",
    "keep": "keep <card>",
    "play": "play <card>",
    "done": "done",
    "noble": "noble <square> <noble>",
    "room": "room <slot> <room>",
    "starter": "starter <seat>",
    "drawn": "drawn <card>",
}

SLOTS = tuple("123456789")
PATRON_IDS = ("king", "madame")


def notation(components: Components) -> Notation:
    """Grammar and code table with the ids of a component file."""
    nobles, cards = (components.ids(block) for block in ("nobles", "cards"))
    ways = [f"{a} {b}" for a in ROOM_IDS for b in ROOM_IDS]
    texts = (
        *(f"station {room}" for room in ROOM_IDS),
        *(f"muster {n}" for n in range(1, SERVANTS + 1)),
        *(f"pull {room}" for room in ROOM_IDS),
        *(f"walk {way}" for way in ways),
        *(f"slip {way}" for way in ways),
        "mint",
        *(f"favour {patron}" for patron in PATRON_IDS),
        *(f"favour {patron} {room}" for patron in PATRON_IDS for room in ROOM_IDS),
        *(f"recruit {square}" for square in SQUARE_IDS),
        *(f"keep {card}" for card in cards),
        *(f"play {card}" for card in cards),
        "done",
        *(f"noble {square} {noble}" for square in SQUARE_IDS for noble in nobles),
        *(f"room {slot} {room}" for slot in SLOTS for room in ROOM_IDS),
        *(f"starter {seat}" for seat in range(4)),
        *(f"drawn {card}" for card in cards),
    )
    kinds = {
        "room": ROOM_IDS,
        "n": "[1-9][0-9]?",
        "patron": PATRON_IDS,
        "square": SQUARE_IDS,
        "card": cards,
        "noble": nobles,
        "slot": SLOTS,
        "seat": tuple("0123"),
    }
    return Notation(PATTERNS, kinds, texts)


# --- where a ledger row belongs: the kind of its place, by rule; the rows of other rules have none ----------------

BY_ROOM = (4_02_00, 4_03_00, 4_04_00, 4_05_00, 8_04_00, 9_06_00, 10_08_00)
BY_SQUARE = (8_06_00, 8_08_00)
BY_NOBLE = (8_07_00, 12_02_00)
BY_CARD = (9_05_00, 12_03_00)
BY_SEALS = (8_05_00, 8_09_00)
BY_NUMBER = (2_09_00, 3_01_00, 7_02_00, 8_03_00, 8_11_00, 8_13_00, 8_20_00, 8_25_00, 8_26_00, 9_03_00, 9_04_00, 10_01_00, 10_06_00, 11_01_00, 11_04_00)


def place(components: Components, rule: int, where: int) -> str:
    """The text of a ledger row's place: id of a room, square, noble, card, step or edge, `king 2` for seals, a number, `hand`, or nothing."""
    if rule in BY_ROOM:
        return ROOM_IDS[where]
    if rule in BY_SQUARE:
        return SQUARE_IDS[where]
    if rule in BY_NOBLE:
        return str(components.data["nobles"][where]["id"])
    if rule in BY_CARD:
        return str(components.data["cards"][where]["id"])
    if rule in BY_SEALS:
        return f"{PATRON_IDS[where // SEAL_PLACE]} {where % SEAL_PLACE}"
    if rule in BY_NUMBER:
        return str(where)
    return {3_06_00: STEP_IDS[where % STEPS], 12_04_00: "hand", 12_05_00: EDGE_IDS[where % EDGES]}.get(rule, "")
