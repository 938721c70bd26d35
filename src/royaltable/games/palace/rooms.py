"""Majorities and the first three steps of a turn: parade, stairs, third (RP-4 to RP-7)."""

from __future__ import annotations

from ...core.kernel import kernel, note
from .schema import (
    CARDINAL,
    DIAGONAL,
    GATE,
    GATE_PLUS,
    GOLD_PLUS,
    KING,
    MINT,
    MOVE_PLUS,
    NOBODY,
    PARADE_GROUND,
    PATRONS,
    ROOMS,
    SEATS,
    STAIRWAY,
    TIE_WIN,
    State,
    Tables,
)

Ledger = list[int]

# --- RP-4 majority ------------------------------------------------------------------------------------------------


@kernel
def verdict(s: State, room: int) -> int:
    """Who has the majority and by which rule: 4 * rule number + seat; 0 if nobody."""
    row = s.servants[room]
    most = 0
    tied = 0
    seat = 0
    for p in range(s.players):
        if row[p] > most:
            most = row[p]
            tied = 1
            seat = p
        elif row[p] == most:
            tied += 1
    if most == 0:
        return 0
    if tied == 1:
        return SEATS * 4_02_00 + seat
    if s.intrigue == 1 and row[s.seat] == most:
        return SEATS * 4_03_00 + s.seat
    first = 0
    for p in range(s.players):
        if row[p] == most and s.power[p][TIE_WIN] > 0:
            first += 1
            seat = p
    if first == 1:
        return SEATS * 4_04_00 + seat
    return ask_cardinal(s, row, most, first)


@kernel
def ask_cardinal(s: State, row: list[int], most: int, first: int) -> int:
    """RP-4.5, RP-4.6, between the seats that have `most`, and Precedence where somebody has it (`first` > 0)."""
    best = 0
    alone = False
    seat = 0
    for p in range(s.players):
        if row[p] != most or (first > 0 and s.power[p][TIE_WIN] == 0):
            continue
        there = s.servants[CARDINAL][p]
        if there > best:
            best = there
            alone = True
            seat = p
        elif there == best:
            alone = False
    return SEATS * 4_05_00 + seat if alone else 0


@kernel
def majority(s: State, room: int) -> int:
    """The seat with the majority in a room, or NOBODY."""
    found = verdict(s, room)
    return found % SEATS if found > 0 else NOBODY


@kernel
def ahead(s: State, room: int) -> bool:
    """Whether the acting seat has the majority."""
    return s.servants[room][s.seat] > 0 and majority(s, room) == s.seat


@kernel
def tie_to_win(s: State, room: int) -> bool:
    """Whether the acting seat is tied for most without having the majority (RP-10.15)."""
    mine = s.servants[room][s.seat]
    if mine == 0:
        return False
    for p in range(s.players):
        if s.servants[room][p] > mine:
            return False
    return majority(s, room) != s.seat


@kernel
def bonus(s: State, room: int, ledger: Ledger) -> int:
    """1 if the acting seat has the majority in a room, and an event that says why; else 0."""
    if not ahead(s, room):
        return 0
    note(ledger, verdict(s, room) // SEATS, s.seat, 0, room)
    return 1


@kernel
def servants_in_rooms(s: State, but: int) -> int:
    """Own servants in all rooms but one (NOBODY: in all)."""
    n = 0
    for room in range(ROOMS):
        if room != but:
            n += s.servants[room][s.seat]
    return n


# --- RP-5 parade --------------------------------------------------------------------------------------------------


@kernel
def begin_parade(s: State, ledger: Ledger) -> None:
    """RP-5.2, RP-5.3."""
    s.left = s.servants[PARADE_GROUND][s.seat] + bonus(s, PARADE_GROUND, ledger) + s.power[s.seat][GATE_PLUS]


@kernel
def parade_open(s: State) -> bool:
    """Whether a `muster` or `pull` is legal."""
    return s.left > 0 and (s.supply[s.seat] > 0 or servants_in_rooms(s, GATE) > 0)


@kernel
def refuse_muster(s: State, n: int) -> int:
    """RP-5.7, RP-5.8."""
    if n > s.left:
        return 5_07_00
    if n > s.supply[s.seat]:
        return 5_08_00
    return 0


@kernel
def do_muster(s: State, n: int) -> None:
    """RP-5.5."""
    s.supply[s.seat] -= n
    s.servants[GATE][s.seat] += n
    s.left -= n
    s.moved = 1


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
def do_pull(s: State, room: int) -> None:
    """RP-5.6."""
    move(s, room, GATE)
    s.left -= 1


@kernel
def move(s: State, room: int, to: int) -> None:
    """One own servant goes from room to room."""
    s.servants[room][s.seat] -= 1
    s.servants[to][s.seat] += 1
    s.moved = 1


# --- RP-6 stairs --------------------------------------------------------------------------------------------------


@kernel
def begin_stairs(s: State, ledger: Ledger) -> None:
    """RP-6.2."""
    s.left = s.servants[STAIRWAY][s.seat] + bonus(s, STAIRWAY, ledger) + s.power[s.seat][MOVE_PLUS]


@kernel
def stairs_open(s: State) -> bool:
    """Whether a `walk` is legal."""
    return s.left > 0 and servants_in_rooms(s, NOBODY) > 0


@kernel
def one_step(t: Tables, s: State, room: int, to: int) -> bool:
    """RP-6.3, RP-8.23."""
    near = t.slot_near[s.slot_of[room]][s.slot_of[to]]
    return near == 1 or (near == 2 and s.power[s.seat][DIAGONAL] > 0)


@kernel
def refuse_walk(t: Tables, s: State, room: int, to: int) -> int:
    """RP-6.8 to RP-6.10."""
    if s.left <= 0:
        return 6_08_00
    if s.servants[room][s.seat] == 0:
        return 6_09_00
    if not one_step(t, s, room, to):
        return 6_10_00
    return 0


@kernel
def do_walk(s: State, room: int, to: int) -> None:
    """RP-6.5."""
    move(s, room, to)
    s.left -= 1


@kernel
def refuse_slip(s: State, room: int, to: int) -> int:
    """RP-10.17, RP-10.18."""
    if s.servants[room][s.seat] == 0:
        return 10_17_00
    if room == to:
        return 10_18_00
    return 0


# --- RP-7 third: mint, King and Madame ----------------------------------------------------------------------------


@kernel
def income(s: State) -> int:
    """RP-7.2: gold the mint gives the acting seat now."""
    gold = s.servants[MINT][s.seat] + s.power[s.seat][GOLD_PLUS]
    return gold + 1 if ahead(s, MINT) else gold


@kernel
def third_open(s: State) -> bool:
    """Whether a `mint` or `favour` is legal."""
    if refuse_mint(s) == 0:
        return True
    for patron in range(PATRONS):
        room = KING + patron
        if s.favoured[patron] == 0 and ahead(s, room) and (s.supply[s.seat] > 0 or servants_in_rooms(s, room) > 0):
            return True
    return False


@kernel
def refuse_mint(s: State) -> int:
    """RP-7.12, RP-7.13."""
    if s.minted == 1:
        return 7_12_00
    if income(s) == 0:
        return 7_13_00
    return 0


@kernel
def do_mint(s: State, ledger: Ledger) -> None:
    """RP-7.2: collect the mint, if it was not collected and gives something."""
    if refuse_mint(s) != 0:
        return
    gold = income(s)
    bonus(s, MINT, ledger)
    s.gold[s.seat] += gold
    s.minted = 1
    note(ledger, 7_02_00, s.seat, 0, gold)


@kernel
def refuse_favour(s: State, patron: int, source: int) -> int:
    """RP-7.14 to RP-7.19; `source` NOBODY: from the supply."""
    room = KING + patron
    if s.favoured[patron] == 1:
        return 7_14_00
    if not ahead(s, room):
        return 7_15_00
    if source != NOBODY and s.supply[s.seat] > 0:
        return 7_16_00
    if source == NOBODY:
        return 7_17_00 if s.supply[s.seat] == 0 else 0
    if source == room:
        return 7_18_00
    if s.servants[source][s.seat] == 0:
        return 7_19_00
    return 0


@kernel
def do_favour(s: State, patron: int, source: int, ledger: Ledger) -> None:
    """RP-7.3, RP-7.4."""
    bonus(s, KING + patron, ledger)
    if source == NOBODY:
        s.supply[s.seat] -= 1
    else:
        s.servants[source][s.seat] -= 1
    s.servants[KING + patron][s.seat] += 1
    s.favoured[patron] = 1
