"""Plans for the seat to act: nobles within reach, shortest walks, what each room would give."""

from __future__ import annotations

from ...core.components import Components
from ...core.kernel import rule_id
from .documents import Advice, NobleAdvice, Shortage
from .majority import ahead
from .recruit import from_room, is_edge, price
from .schema import (
    BACK_DOOR,
    BACKDOOR,
    GATE_PLUS,
    KING,
    KING_SEAL,
    MOVE_PLUS,
    NOBODY,
    OFFICE,
    PARADE_GROUND,
    PATRONS,
    RECRUIT,
    ROOM_IDS,
    ROOMS,
    SQUARE_IDS,
    SQUARES,
    STAIRS,
    STAIRWAY,
    State,
    Tables,
)
from .stairs import one_step
from .third import income


def advice(components: Components, t: Tables, s: State, seat: int) -> Advice:
    """`nobles`: what each noble lacks to be paid now. `gives`: what each room would give now. At stairs `walks`: shortest ways within the steps left."""
    plan: Advice = {"nobles": nobles(components, t, s, seat), "gives": gives(s, seat)}
    if s.node == STAIRS:
        plan["walks"] = walks(t, s, seat)
    return plan


# --- nobles -------------------------------------------------------------------------------------------------------


def seals_to_come(s: State, seat: int) -> list[int]:
    """Free seals of the step recruit: those at hand, and before it those of own nobles (RP-8.9)."""
    if s.node == RECRUIT:
        return s.free[:]
    left = [0] * PATRONS if s.node == BACKDOOR else s.free
    return [left[patron] + s.power[seat][KING_SEAL + patron] for patron in range(PATRONS)]


def nobles(components: Components, t: Tables, s: State, seat: int) -> dict[str, NobleAdvice]:
    """By square: what it `lacks` and the `rules` that would refuse it, with the gold and the servants of now."""
    copy = s.copy()
    copy.free = seals_to_come(s, seat)
    ids = components.ids("nobles")
    return {SQUARE_IDS[q]: {"noble": ids[s.noble_at[q]], **shortage(t, copy, seat, q)} for q in range(SQUARES) if s.noble_at[q] != NOBODY}


def shortage(t: Tables, s: State, seat: int, square: int) -> Shortage:
    """RP-8.15 to RP-8.19 for one noble, all of them that apply."""
    noble = s.noble_at[square]
    gold = price(t, s, square)
    seals = [max(0, from_room(t, s, noble, patron) - s.servants[KING + patron][seat]) for patron in range(PATRONS)]
    back = from_room(t, s, noble, 0) + from_room(t, s, noble, 1)
    office = 0 if s.servants[OFFICE][seat] + s.scribes > 0 else 1
    nobody = office == 0 and s.servants[OFFICE][seat] == 0 and is_edge(square) == 1 and s.supply[seat] + back == 0
    broken = {8_15_00: office, 8_16_00: max(0, gold - s.gold[seat]), 8_17_00: seals[0], 8_18_00: seals[1], 8_19_00: int(nobody)}
    return {
        "lacks": {"gold": broken[8_16_00], "king": seals[0], "madame": seals[1], "office": office},
        "rules": [rule_id("RP", rule) for rule, n in broken.items() if n],
    }


# --- rooms --------------------------------------------------------------------------------------------------------


def gives(s: State, seat: int) -> dict[str, int]:
    """What each room would give the acting seat if its moment came now: limit, steps, gold, seals (free ones too), recruits, cards."""
    free = seals_to_come(s, seat)
    return {
        "gate": 0,
        "parade": s.servants[PARADE_GROUND][seat] + ahead(s, PARADE_GROUND) + s.power[seat][GATE_PLUS],
        "stairs": s.servants[STAIRWAY][seat] + ahead(s, STAIRWAY) + s.power[seat][MOVE_PLUS],
        "mint": income(s),
        "king": s.servants[KING][seat] + free[0],
        "madame": s.servants[KING + 1][seat] + free[1],
        "office": s.servants[OFFICE][seat] + s.scribes,
        "backdoor": s.servants[BACK_DOOR][seat],
        "cardinal": 0,
    }


def walks(t: Tables, s: State, seat: int) -> dict[str, dict[str, list[str]]]:
    """From each room with own servants to every room within the steps left: the actions of a shortest way."""
    return {ROOM_IDS[room]: ways(t, s, room, s.left) for room in range(ROOMS) if s.servants[room][seat] > 0}


def ways(t: Tables, s: State, start: int, steps: int) -> dict[str, list[str]]:
    """Breadth first over the rooms, so many steps at most; of equal ways the first in the order of rooms."""
    found: dict[int, list[str]] = {start: []}
    layer = [start]
    for _ in range(min(steps, ROOMS)):
        onward = []
        for room in layer:
            for to in range(ROOMS):
                if to not in found and one_step(t, s, room, to):
                    found[to] = [*found[room], f"walk {ROOM_IDS[room]} {ROOM_IDS[to]}"]
                    onward.append(to)
        layer = onward
    return {ROOM_IDS[room]: found[room] for room in sorted(found) if room != start}
