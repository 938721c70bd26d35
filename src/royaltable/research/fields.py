"""What the fields of each game's `State` mean to a learner. Every field stands here; a test compares the names with the schema.

`number(axis)`: counts, points, flags. `choice(high, low, axis)`: one of the values low to high without an order (a node, a district,
a card; negative values mean nothing, hidden and the like). `seats(low, unit)`: a seat (times `unit`, plus something below it), or a negative value.
`axis` says which axis of the field is the seats; observations turn it so that the observer comes first.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..games.ming import schema as ming
from ..games.palace import schema as palace
from ..games.royals import schema as royals

NUMBER, CHOICE, SEAT = "number", "choice", "seat"


@dataclass(frozen=True)
class Meaning:
    """Kind of a field, the axis of its seats (None: no such axis), lowest and highest value (None: those of its integer type), unit of seats."""

    kind: str
    axis: int | None = None
    low: int | None = None
    high: int | None = None
    unit: int = 1


def number(axis: int | None = None) -> Meaning:
    """Counts, points, flags."""
    return Meaning(NUMBER, axis)


def choice(high: int, low: int = 0, axis: int | None = None) -> Meaning:
    """One of the values low to high."""
    return Meaning(CHOICE, axis, low, high)


def seats(most: int, low: int = -1, unit: int = 1) -> Meaning:
    """A seat below `most`, or a negative value down to `low`; with a unit: unit x seat + something."""
    return Meaning(SEAT, None, low, most * unit - 1, unit)


MING = {
    "players": number(),
    "city_tie": choice(ming.BEST_AREA),
    "tile_limit": choice(ming.STRICT),
    "node": choice(ming.END),
    "seat": seats(ming.SEATS),
    "round_no": number(),
    "phase": choice(5),
    "starter": seats(ming.SEATS),
    "lap": number(),
    "slot": choice(ming.PROVINCES, -1),
    "supply": number(0),
    "space": number(1),
    "open": number(1),
    "monk": seats(ming.SEATS),
    "prince": choice(ming.DISTRICTS - 1, -1, 0),
    "city": number(1),
    "out": number(0),
    "deck": number(),
    "discards": number(),
    "display": choice(ming.SYMBOLS - 1, -1),
    "dragons": number(),
    "hand": number(0),
    "hand_size": number(0),
    "passed": number(0),
    "tiles": number(0),
    "province": choice(ming.PROVINCES - 1, -1),
    "returns": number(0),
    "points": number(0),
}

ROYALS = {
    "players": number(),
    "edition": choice(royals.EDITIONS - 1),
    "king_intrigue": choice(royals.KING_ONE),
    "last_round": choice(royals.FINISH_ROUND),
    "markers": choice(royals.MARKERS_OPEN),
    "first_turn": choice(royals.EQUAL),
    "node": choice(royals.END),
    "seat": seats(royals.SEATS),
    "starter": seats(royals.SEATS),
    "turn": number(),
    "periods_over": number(),
    "periods_scored": number(),
    "points": number(0),
    "best": number(0),
    "deck": number(),
    "deck_size": number(),
    "discards": number(),
    "display": number(),
    "display_size": number(),
    "intrigue_deck": number(),
    "intrigue_deck_size": number(),
    "intrigue_discards": number(),
    "hand": number(0),
    "hand_size": number(0),
    "intrigue": number(0),
    "intrigue_size": number(0),
    "drawn_country": number(),
    "drawn_intrigue": number(),
    "city": choice(royals.CITIES - 1, -1),
    "title": choice(royals.TITLES - 1, -1),
    "wild": number(),
    "plot": number(),
    "paid": number(),
    "spent": number(),
    "left": number(),
    "last": choice(royals.COUNTRIES + royals.PAIRS - 1, -1),
    "last_match": choice(royals.PAIRS - 1, -1),
    "owner": seats(royals.SEATS),
    "cathedral": number(1),
    "title_cubes": number(1),
    "supply": number(0),
    "city_taker": seats(royals.SEATS, royals.GONE),
    "country_taker": seats(royals.SEATS, royals.GONE),
    "house_taker": seats(royals.SEATS, royals.GONE),
    "period_taker": seats(royals.SEATS, royals.GONE),
    "taken": number(0),
    "known": number(0),
    "known_intrigue": number(0),
    "fed": number(),
    "fed_intrigue": number(),
    "own": number(0),
    "own_intrigue": number(0),
    "blind": number(0),
    "blind_intrigue": number(0),
    "pool": number(),
}

PALACE = {
    "players": number(),
    "layout": choice(palace.GATE_CENTRE),
    "discount": choice(palace.OFF),
    "edge_ties": choice(palace.NONE),
    "node": choice(palace.END),
    "seat": seats(palace.SEATS),
    "starter": seats(palace.SEATS),
    "round_no": number(),
    "dealt": number(),
    "slot": choice(palace.ROOMS, -1),
    "stationed": number(),
    "noble_at": choice(palace.NOBLES - 1, -1),
    "servant_at": seats(palace.SEATS),
    "owner": seats(palace.SEATS, palace.BOX),
    "taken": choice(palace.NOBLES - 1, -1),
    "taken_size": number(),
    "room_at": choice(palace.ROOMS - 1, -1),
    "slot_of": choice(palace.ROOMS - 1, -1),
    "around": choice(palace.ROOMS - 1, -1),
    "servants": number(1),
    "supply": number(0),
    "reserve": number(0),
    "gold": number(0),
    "power": number(0),
    "hand": number(0),
    "hand_size": number(0),
    "deck": number(),
    "deck_size": number(),
    "drawn": number(),
    "drawn_size": number(),
    "draws_left": number(),
    "discards": number(),
    "front": seats(palace.SEATS, -1, palace.KINDS),
    "front_size": number(),
    "left": number(),
    "acted": number(),
    "moved": number(),
    "minted": number(),
    "favoured": number(),
    "free": number(),
    "scribes": number(),
    "intrigue": number(),
    "quiet": number(),
    "recruited": number(),
    "last_round": number(),
    "points": number(0),
}

MEANINGS = {"ming": MING, "royals": ROYALS, "palace": PALACE}
"""Game -> field -> what it means."""
