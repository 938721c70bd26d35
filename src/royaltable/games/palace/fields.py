"""What the fields of a `State` of Royal Palace mean to a learner (docs/observations.md), all of them, in the order of the schema; which actions stay secret."""

from __future__ import annotations

from ...core.meaning import amount, choice, number, seats
from . import schema

FIELDS = {
    "players": number("players", schema.SEATS),
    "layout": choice("option layout", schema.GATE_CENTRE),
    "discount": choice("option discount", schema.OFF),
    "edge_ties": choice("option edge_ties", schema.NONE),
    "node": choice("kind of node", schema.END),
    "seat": seats("whose turn it is", schema.SEATS),
    "starter": seats("starting seat", schema.SEATS),
    "round_no": amount("round", 20),
    "dealt": number("squares of the park dealt", schema.SQUARES),
    "slot": choice("slot of the castle being dealt", schema.ROOMS, -1),
    "stationed": number("servants placed at the start, all seats", 5 * schema.SEATS),
    "noble_at": choice("noble on a square of the park", schema.NOBLES - 1, -1),
    "servant_at": seats("whose servant stands on a square", schema.SEATS),
    "owner": seats("who has a noble; -1 in the park, -2 out of the game", schema.SEATS, schema.BOX),
    "taken": choice("nobles in the order of their recruiting", schema.NOBLES - 1, -1),
    "taken_size": number("nobles recruited", schema.SQUARES),
    "room_at": choice("room in a slot of the castle", schema.ROOMS - 1, -1),
    "slot_of": choice("slot of a room", schema.ROOMS - 1, -1),
    "around": choice("rooms that touch a room", schema.ROOMS - 1, -1),
    "servants": amount("servants in a room, by seat", 3, 1),
    "supply": number("servants in the supply of a seat", schema.SERVANTS, 0),
    "reserve": number("servants of a seat in the reserve", schema.SERVANTS, 0),
    "gold": amount("gold of a seat", 20, 0),
    "power": amount("privileges of a seat, by kind", 1, 0),
    "hand": number("cards in the hand of a seat, by kind (hidden: 0)", 4, 0, private=True),
    "hand_size": amount("cards in the hand of a seat", 4, 0),
    "deck": number("cards in the deck, by kind (hidden: 0)", 4),
    "deck_size": number("cards in the deck", schema.FRONT),
    "drawn": number("cards drawn in this step and not kept, by kind (hidden: 0)", 4, private=True),
    "drawn_size": amount("cards drawn in this step and not kept", 3),
    "draws_left": amount("draws left in this step", 3),
    "discards": number("discarded cards, by kind", 4),
    "front": seats("cards in front of the seats in order of playing: 9 x seat + kind", schema.SEATS, -1, schema.KINDS),
    "front_size": number("cards in front of the seats", schema.FRONT),
    "left": amount("servants or steps left in this step", 4),
    "acted": number("1: there was a decision in this turn"),
    "moved": number("1: a servant has been moved in this step"),
    "minted": number("1: gold has been taken"),
    "favoured": number("1: the favour of the King, of Madame has been taken"),
    "free": amount("free seals of the King, of Madame", 2),
    "scribes": amount("scribes played in this turn", 1),
    "intrigue": number("1: ties are won in this turn"),
    "quiet": number("rounds in a row without a recruit", 20),
    "recruited": number("1: there was a recruit in this round"),
    "last_round": number("1: this is the last round"),
    "points": amount("points of a seat, 0 before the end", 50, 0),
}

SECRETS = ("drawn", "keep")
"""Keys of the notation that only the acting seat (of chance: the seat whose turn it is) sees at once; everything else is public."""
