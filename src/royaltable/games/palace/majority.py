"""Servants in the rooms, and who has the majority (RP-4)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .schema import CARDINAL, NOBODY, ROOMS, SEATS, TIE_WIN, State


@kernel
def verdict(s: State, room: int) -> int:
    """Who has the majority and by which rule: 4 * rule number + seat; 0 if nobody. Servants are needed for it (RP-4.1)."""
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
def ask_cardinal(s: State, row: Row, most: int, first: int) -> int:
    """RP-4.5, RP-4.6, between the seats that have `most`, and Precedence where somebody has it (`first` > 0)."""
    best = 0
    alone = 0
    seat = 0
    for p in range(s.players):
        if row[p] != most or (first > 0 and s.power[p][TIE_WIN] == 0):
            continue
        there = s.servants[CARDINAL][p]
        if there > best:
            best = there
            alone = 1
            seat = p
        elif there == best:
            alone = 0
    return SEATS * 4_05_00 + seat if alone == 1 else 0


@kernel
def majority(s: State, room: int) -> int:
    """The seat with the majority in a room, or NOBODY."""
    found = verdict(s, room)
    return found % SEATS if found > 0 else NOBODY


@kernel
def ahead(s: State, room: int) -> int:
    """Whether the acting seat has the majority."""
    return 1 if s.servants[room][s.seat] > 0 and majority(s, room) == s.seat else 0


@kernel
def tie_to_win(s: State, room: int) -> int:
    """Whether the acting seat is tied for most without having the majority (RP-10.15)."""
    mine = s.servants[room][s.seat]
    if mine == 0:
        return 0
    for p in range(s.players):
        if s.servants[room][p] > mine:
            return 0
    return 1 if majority(s, room) != s.seat else 0


@kernel
def bonus(s: State, room: int, ledger: Ledger) -> int:
    """1 if the acting seat has the majority in a room, and an event that says why; else 0. Asked when the action is taken, or when the step begins (RP-4.7)."""
    if ahead(s, room) == 0:
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


@kernel
def move(s: State, room: int, to: int) -> None:
    """One own servant goes from room to room."""
    s.servants[room][s.seat] -= 1
    s.servants[to][s.seat] += 1
    s.moved = 1
