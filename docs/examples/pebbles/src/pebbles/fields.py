"""What the fields of a `State` mean to a learner, all of them, in the order of the schema; which actions stay secret."""

from __future__ import annotations

from royaltable.core.meaning import choice, number, seats

from . import schema

FIELDS = {
    "players": number("players", schema.SEATS),
    "heap": choice("option heap", schema.HEAPS - 1),
    "node": choice("kind of node", schema.END),
    "seat": seats("seat to act, or to be dealt a card", schema.SEATS),
    "left": number("pebbles in the heap", 20),
    "taken": number("pebbles of a seat", 20, 0),
    "card": choice("card of a seat; -1 none yet, -2 hidden", schema.CARDS - 1, -2, 0, private=True),
    "points": number("points of a seat, 0 before the end", 20, 0),
}

SECRETS = ("dealt",)
"""Keys of the notation that only the seat to act (of chance: the seat it is about) sees at once."""
