"""First step: the Parade ground (RP-5)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel
from ...core.schema import Row
from .actions import A_MUSTER, A_PULL
from .majority import bonus, move, servants_in_rooms
from .schema import GATE, GATE_PLUS, PARADE_GROUND, ROOMS, State


@kernel
def begin_parade(s: State, ledger: Ledger) -> None:
    """RP-5.2, RP-5.3. Who leaves later changes nothing (RP-5.4)."""
    s.left = s.servants[PARADE_GROUND][s.seat] + bonus(s, PARADE_GROUND, ledger) + s.power[s.seat][GATE_PLUS]


@kernel
def parade_open(s: State) -> int:
    """Whether a `muster` or `pull` is legal."""
    return 1 if s.left > 0 and (s.supply[s.seat] > 0 or servants_in_rooms(s, GATE) > 0) else 0


@kernel
def refuse_muster(s: State, n: int) -> int:
    """RP-5.7, RP-5.8."""
    if n > s.left:
        return 5_07_00
    if n > s.supply[s.seat]:
        return 5_08_00
    return 0


@kernel
def refuse_pull(s: State, room: int) -> int:
    """RP-5.9 to RP-5.12."""
    if s.left <= 0:
        return 5_09_00
    if s.supply[s.seat] > 0:
        return 5_10_00
    if room == GATE:
        return 5_11_00
    if s.servants[room][s.seat] == 0:
        return 5_12_00
    return 0


@kernel
def legal_parade(s: State, codes: Row, n: int) -> int:
    """Append `muster`, or with an empty supply `pull`."""
    for servants in range(1, min(s.left, s.supply[s.seat]) + 1):
        if refuse_muster(s, servants) == 0:
            codes[n] = A_MUSTER + servants - 1
            n += 1
    if s.left > 0 and s.supply[s.seat] == 0:
        for room in range(ROOMS):
            if refuse_pull(s, room) == 0:
                codes[n] = A_PULL + room
                n += 1
    return n


@kernel
def do_muster(s: State, n: int) -> None:
    """RP-5.1, RP-5.5."""
    s.supply[s.seat] -= n
    s.servants[GATE][s.seat] += n
    s.left -= n
    s.moved = 1


@kernel
def do_pull(s: State, room: int) -> None:
    """RP-5.6. Only an empty supply is replaced by a room (RP-3.4)."""
    move(s, room, GATE)
    s.left -= 1
