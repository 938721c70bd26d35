"""Second step: the Stairway (RP-6)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel
from ...core.schema import Row
from .actions import A_WALK
from .majority import bonus, move, servants_in_rooms
from .schema import DIAGONAL, MOVE_PLUS, NOBODY, ROOMS, STAIRWAY, State, Tables


@kernel
def begin_stairs(s: State, ledger: Ledger) -> None:
    """RP-6.2. Who comes or leaves later changes nothing (RP-6.4)."""
    s.left = s.servants[STAIRWAY][s.seat] + bonus(s, STAIRWAY, ledger) + s.power[s.seat][MOVE_PLUS]


@kernel
def stairs_open(s: State) -> int:
    """Whether a `walk` is legal."""
    return 1 if s.left > 0 and servants_in_rooms(s, NOBODY) > 0 else 0


@kernel
def one_step(t: Tables, s: State, room: int, to: int) -> int:
    """RP-6.3, RP-8.23."""
    near = t.slot_near[s.slot_of[room]][s.slot_of[to]]
    return 1 if near == 1 or (near == 2 and s.power[s.seat][DIAGONAL] > 0) else 0


@kernel
def refuse_leaving(s: State, room: int) -> int:
    """RP-6.8, RP-6.9: wherever the walk leads."""
    if s.left <= 0:
        return 6_08_00
    return 0 if s.servants[room][s.seat] > 0 else 6_09_00


@kernel
def refuse_walk(t: Tables, s: State, room: int, to: int) -> int:
    """RP-6.8 to RP-6.10."""
    rule = refuse_leaving(s, room)
    return rule if rule > 0 or one_step(t, s, room, to) == 1 else 6_10_00


@kernel
def legal_walks(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append the ways from each room with own servants to the rooms next to it."""
    for room in range(ROOMS):
        if refuse_leaving(s, room) > 0:
            continue
        for i in range(8):
            to = s.around[room][i]
            if to == NOBODY:
                break
            if one_step(t, s, room, to) == 1:
                codes[n] = A_WALK + ROOMS * room + to
                n += 1
    return n


@kernel
def do_walk(s: State, room: int, to: int) -> None:
    """RP-6.5. One step of one servant (RP-6.1)."""
    move(s, room, to)
    s.left -= 1
