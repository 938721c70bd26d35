"""What the fields of a `State` of Ming Dynasty mean to a learner (docs/observations.md), all of them, in the order of the schema; which actions stay secret."""

from __future__ import annotations

from ...core.meaning import amount, choice, number, seats
from . import schema

FIELDS = {
    "players": number("players", schema.SEATS),
    "city_tie": choice("option city_tie", schema.BEST_AREA),
    "tile_limit": choice("option tile_limit", schema.STRICT),
    "node": choice("kind of node", schema.END),
    "seat": seats("seat to act", schema.SEATS),
    "round_no": number("round", 6),
    "phase": choice("phase of the round, 0 before the first", 5),
    "starter": seats("starting seat", schema.SEATS),
    "lap": number("how many have acted in the running phase or step of scoring", 5 * schema.SEATS),
    "slot": choice("province whose display card is turned up", schema.PROVINCES, -1),
    "supply": number("members in the supply of a seat", 30, 0),
    "space": amount("members on a province space, by seat", 3, 1),
    "open": amount("members in a district, by seat (last: neutral)", 2, 1),
    "monk": seats("whose monk stands in a district", schema.SEATS),
    "prince": choice("district of a seat's prince", schema.DISTRICTS - 1, -1, 0),
    "city": amount("members in the city area of a district, by seat (last: neutral)", 2, 1),
    "out": amount("members out of the game, by seat (last: neutral)", 10, 0),
    "deck": number("cards of a symbol in the deck", 9),
    "discards": number("cards of a symbol on the discards", 9),
    "display": choice("symbol of the card at a province", schema.SYMBOLS - 1, -1),
    "dragons": number("dragon cards left", 18),
    "hand": number("cards in the hand of a seat, by symbol (last: dragons)", 5, 0),
    "hand_size": number("cards in the hand of a seat", 5, 0),
    "passed": number("1: the seat has passed", 1, 0),
    "tiles": amount("tiles of a seat, by province", 3, 0),
    "province": choice("province being scored", schema.PROVINCES - 1, -1),
    "returns": choice("return number chosen by a seat; -1 none, -2 hidden", 6, -2, 0, private=True),
    "points": amount("points of a seat", 50, 0),
}

SECRETS = ("return",)
"""Keys of the notation that only the acting seat (of chance: the seat whose turn it is) sees at once; everything else is public."""
