"""Set-up (RP-2)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .schema import (
    BOX,
    CENTRE,
    FIRST_GAME,
    FRONT,
    GATE,
    GATE_CENTRE,
    KINDS,
    NOBLE,
    NOBLES,
    NOBODY,
    PARK,
    PATRONS,
    PRIVILEGES,
    ROOM,
    ROOMS,
    SEATS,
    SQUARES,
    STARTER,
    STATION,
    State,
    Tables,
)


@kernel
def setup(t: Tables, s: State, players: int, options: Row) -> None:
    """The first node of a game; every field is set (RP-2)."""
    s.players = players
    s.layout = options[0]
    s.discount = options[1]
    s.edge_ties = options[2]
    s.node = NOBLE
    s.seat = NOBODY
    s.starter = NOBODY
    s.round_no = 0
    s.dealt = 0
    s.slot = 0
    s.stationed = 0
    set_park(s)
    set_rooms(t, s)
    set_seats(t, s)
    set_cards(t, s)
    s.left = 0
    s.acted = 0
    s.moved = 0
    s.minted = 0
    for patron in range(PATRONS):
        s.favoured[patron] = 0
        s.free[patron] = 0
    s.scribes = 0
    s.intrigue = 0
    s.quiet = 0
    s.recruited = 0
    s.last_round = 0


@kernel
def set_park(s: State) -> None:
    """An empty park; all nobles in the box. Those that are not dealt stay there (RP-2.2)."""
    for square in range(SQUARES):
        s.noble_at[square] = NOBODY
        s.servant_at[square] = NOBODY
        s.taken[square] = NOBODY
    s.taken_size = 0
    for noble in range(NOBLES):
        s.owner[noble] = BOX


@kernel
def set_rooms(t: Tables, s: State) -> None:
    """RP-2.3, RP-2.4, RP-2.7; the rooms that the option fixes."""
    for room in range(ROOMS):
        s.room_at[room] = NOBODY
        s.slot_of[room] = NOBODY
        for i in range(8):
            s.around[room][i] = NOBODY
        for p in range(SEATS):
            s.servants[room][p] = t.fixed[room] if p < s.players else 0
    if s.layout == FIRST_GAME:
        for slot in range(ROOMS):
            lay(s, slot, t.first_game[slot])
    elif s.layout == GATE_CENTRE:
        lay(s, CENTRE, GATE)


@kernel
def set_seats(t: Tables, s: State) -> None:
    """RP-2.6, RP-2.7."""
    placed = 0
    for room in range(ROOMS):
        placed += t.fixed[room]
    for p in range(SEATS):
        plays = 1 if p < s.players else 0
        s.supply[p] = (t.supply - placed) * plays
        s.reserve[p] = t.reserve * plays
        s.gold[p] = 0
        s.points[p] = 0
        for privilege in range(PRIVILEGES):
            s.power[p][privilege] = 0


@kernel
def set_cards(t: Tables, s: State) -> None:
    """RP-2.8."""
    s.deck_size = 0
    s.drawn_size = 0
    s.draws_left = 0
    for kind in range(KINDS):
        s.deck[kind] = t.copies[kind]
        s.deck_size += t.copies[kind]
        s.drawn[kind] = 0
        s.discards[kind] = 0
    for p in range(SEATS):
        s.hand_size[p] = 0
        for kind in range(KINDS):
            s.hand[p][kind] = 0
    s.front_size = 0
    for i in range(FRONT):
        s.front[i] = NOBODY


@kernel
def do_noble(t: Tables, s: State, noble: int) -> None:
    """RP-2.1."""
    s.noble_at[s.dealt] = noble
    s.owner[noble] = PARK
    s.dealt += 1
    if s.dealt == SQUARES:
        next_slot(t, s)


@kernel
def lay(s: State, slot: int, room: int) -> None:
    """A room on a slot. Slots are counted row by row from the park (RP-1.3)."""
    s.room_at[slot] = room
    s.slot_of[room] = slot


@kernel
def do_room(t: Tables, s: State, room: int) -> None:
    """RP-2.3."""
    lay(s, s.slot, room)
    next_slot(t, s)


@kernel
def next_slot(t: Tables, s: State) -> None:
    """The next slot without a room, else the start player."""
    s.node = ROOM
    while s.slot < ROOMS and s.room_at[s.slot] != NOBODY:
        s.slot += 1
    if s.slot == ROOMS:
        find_neighbours(t, s)
        s.node = STARTER


@kernel
def find_neighbours(t: Tables, s: State) -> None:
    """RP-6.3, RP-8.23: which rooms touch each other."""
    for room in range(ROOMS):
        around = 0
        for other in range(ROOMS):
            if t.slot_near[s.slot_of[room]][s.slot_of[other]] > 0:
                s.around[room][around] = other
                around += 1


@kernel
def do_starter(t: Tables, s: State, seat: int, ledger: Ledger) -> None:
    """RP-2.5, RP-2.9."""
    s.starter = seat
    s.seat = seat
    s.node = STATION
    for i in range(s.players):
        p = (seat + i) % s.players
        s.gold[p] = t.start_gold[i]
        if t.start_gold[i] > 0:
            note(ledger, 2_09_00, p, 0, t.start_gold[i])


@kernel
def do_station(t: Tables, s: State, room: int) -> None:
    """RP-2.10."""
    s.supply[s.seat] -= 1
    s.servants[room][s.seat] += 1
    s.stationed += 1
    if s.stationed % t.stations == 0:
        s.seat = (s.seat + 1) % s.players
