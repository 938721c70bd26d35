"""Aims of Royal Palace: rooms, ways between rooms, squares of the park and cards of the hand, and why one of them cannot be reached."""

from __future__ import annotations

from typing import Literal

from ...core.aim import Reason
from ...core.components import Components
from ...core.notation import Notation
from .actions import notation
from .advice import shortage, ways
from .cards import refuse_play
from .parade import refuse_muster, refuse_pull
from .recruit import refuse_recruit
from .schema import (
    BACKDOOR,
    GATE,
    KINDS,
    KING,
    MADAME,
    MINT,
    NOBODY,
    PARADE,
    RECRUIT,
    ROOM_IDS,
    ROOMS,
    SLIP,
    SQUARE_IDS,
    SQUARES,
    STAIRS,
    STATION,
    THIRD,
    State,
    Tables,
)
from .third import refuse_favour, refuse_mint

PATTERNS = {"room": "room <room>", "way": "way <from:room> <to:room>", "square": "square <square>", "card": "card <card>"}

LACKING: dict[int, Literal["gold", "king", "madame"]] = {8_16_00: "gold", 8_17_00: "king", 8_18_00: "madame"}
"""Rules about a price, and what of it is missing."""


def aims(components: Components) -> Notation:
    """What can be pointed at; a way is the second of two rooms."""
    rooms = [f"room {room}" for room in ROOM_IDS]
    between = [f"way {a} {b}" for a in ROOM_IDS for b in ROOM_IDS if a != b]
    texts = (*rooms, *between, *(f"square {square}" for square in SQUARE_IDS), *(f"card {card}" for card in components.ids("cards")))
    return Notation(PATTERNS, notation(components).kinds, texts)


def closed(components: Components, t: Tables, s: State, seat: int) -> dict[str, Reason]:
    """Every aim that the seat to act cannot reach now, and why."""
    found = {f"room {ROOM_IDS[room]}": room_reason(s, seat, room) for room in range(ROOMS)}
    found |= {f"square {SQUARE_IDS[q]}": square_reason(t, s, seat, q) for q in range(SQUARES)}
    found |= {f"card {card}": card_reason(t, s, kind) for kind, card in enumerate(components.ids("cards")[:KINDS])}
    if s.node == STAIRS:
        found |= too_far(t, s, seat)
    return {aim: reason for aim, reason in found.items() if reason is not None}


def broken(rule: int) -> Reason | None:
    """A reason, unless the rule is 0."""
    return Reason(rule) if rule else None


# --- by kind ------------------------------------------------------------------------------------------------------


def room_reason(s: State, seat: int, room: int) -> Reason | None:
    """A room: where something happens now, or where a servant sets out from."""
    if s.node == STATION:
        return None
    if s.node == PARADE:
        return broken(refuse_muster(s, 1) if room == GATE else refuse_pull(s, room))
    if s.node in (STAIRS, SLIP):
        if s.node == STAIRS and s.left <= 0:
            return Reason(6_08_00, {"steps": 1, "number": 0})
        return None if s.servants[room][seat] else Reason(6_09_00 if s.node == STAIRS else 10_17_00)
    if s.node == THIRD:
        if room == MINT:
            return broken(refuse_mint(s))
        return favour(s, room - KING) if room in (KING, MADAME) else Reason(7_01_00)
    return Reason(3_02_00)


def favour(s: State, patron: int) -> Reason | None:
    """The bonus of a patron, from the supply or out of a room."""
    rule = refuse_favour(s, patron, NOBODY)
    if rule == 7_17_00:
        rules = [refuse_favour(s, patron, room) for room in range(ROOMS) if room != KING + patron]
        return None if 0 in rules else Reason(rules[0])
    return broken(rule)


def too_far(t: Tables, s: State, seat: int) -> dict[str, Reason | None]:
    """Ways that take more steps than are left."""
    found: dict[str, Reason | None] = {}
    for start in (room for room in range(ROOMS) if s.servants[room][seat]):
        for to, way in ways(t, s, start, ROOMS).items():
            if len(way) > s.left:
                found[f"way {ROOM_IDS[start]} {to}"] = Reason(6_08_00, {"steps": len(way), "number": max(s.left, 0)})
    return found


def square_reason(t: Tables, s: State, seat: int, square: int) -> Reason | None:
    """A square of the park: its noble is recruited."""
    if s.node == STATION:
        return Reason(2_10_00)
    if s.node != RECRUIT:
        return Reason(8_01_00)
    rule = refuse_recruit(t, s, square)
    if rule in LACKING:
        return Reason(rule, {"number": shortage(t, s, seat, square)["lacks"][LACKING[rule]]})
    return broken(rule)


def card_reason(t: Tables, s: State, kind: int) -> Reason | None:
    """A card of the hand."""
    if s.node == SLIP:
        return Reason(10_16_00)
    return broken(refuse_play(t, s, kind)) if PARADE <= s.node <= BACKDOOR else Reason(10_01_00)
