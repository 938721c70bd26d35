"""Features: what the evaluation of the computer players reads of a position for one seat. Public, or known to that seat."""

from __future__ import annotations

from ...core.kernel import kernel
from ...core.schema import Row
from .majority import majority
from .schema import (
    EDGES,
    END,
    KING,
    KING_SEAL,
    MADAME,
    MADAME_SEAL,
    NOBODY,
    OFFICE,
    PARADE,
    PRIVILEGE_IDS,
    PRIVILEGES,
    RESERVE,
    ROOM_IDS,
    ROOMS,
    SQUARES,
    STEPS,
    State,
    Tables,
)
from .scoring import edge_points, edge_total, front_points, noble_points

FEATURES = (
    "progress",
    "nobles",  # points of nobles
    "front",  # points of cards played
    "cards",
    "edges",  # points of edges, were they scored now
    "edge_weight",
    "gold",
    "supply",
    "reserve",
    "seals",  # of both colours, the smaller number
    "pays",  # points of the best noble the seat can pay
    "office",  # the same, if it has a servant in the Office
    "to_act",
    "turn_to_come",  # in the round under way
    "last_turn",  # the same in the last round
    *(f"in_{room}" for room in ROOM_IDS),
    *(f"most_{room}" for room in ROOM_IDS),
    *PRIVILEGE_IDS[1:],
)
SOFTNESS = 10
"""Difference of `rate` that makes an action e times likelier in the search's first guess."""
ROOMS_FROM = 15
CROWD = 6  # servants in a room that count


@kernel
def progress(t: Tables, s: State) -> int:
    """0 at the start to 1000 at the end: nobles recruited of those that may be."""
    if s.node == END:
        return 1000
    return min(1000 * s.taken_size // (SQUARES - t.nobles_left), 1000)


@kernel
def best_noble(t: Tables, s: State, seat: int) -> int:
    """Points of the best noble that a seat has the gold and seals for."""
    best = 0
    for square in range(SQUARES):
        noble = s.noble_at[square]
        if (
            noble != NOBODY
            and t.points[noble] > best
            and t.gold[noble] <= s.gold[seat]
            and t.seals[noble][0] <= s.servants[KING][seat] + s.power[seat][KING_SEAL]
            and t.seals[noble][1] <= s.servants[MADAME][seat] + s.power[seat][MADAME_SEAL]
        ):
            best = t.points[noble]
    return best


@kernel
def turn_to_come(s: State, seat: int) -> int:
    """1: the seat is to act, or acts later in this round."""
    if s.node == END or s.seat == NOBODY:
        return 0
    return 1 if (seat - s.starter) % s.players >= (s.seat - s.starter) % s.players else 0


@kernel
def features(t: Tables, s: State, seat: int, out: Row) -> int:
    """Write the FEATURES of a seat; returns how many."""
    out[0] = progress(t, s)
    out[1] = noble_points(t, s, seat)
    out[2] = front_points(t, s, seat)
    out[3] = s.hand_size[seat]
    out[4] = 0
    out[5] = 0
    for edge in range(EDGES):
        out[4] += edge_points(t, s, edge, seat)
        out[5] += edge_total(t, s, edge, seat)
    out[6] = min(s.gold[seat], 40)
    out[7] = s.supply[seat]
    out[8] = s.reserve[seat]
    out[9] = min(s.servants[KING][seat] + s.power[seat][KING_SEAL], s.servants[MADAME][seat] + s.power[seat][MADAME_SEAL])
    out[10] = best_noble(t, s, seat)
    out[11] = out[10] if s.servants[OFFICE][seat] > 0 else 0
    out[12] = 1 if s.seat == seat and PARADE <= s.node < PARADE + STEPS else 0
    out[13] = turn_to_come(s, seat)
    out[14] = out[13] if s.last_round == 1 else 0
    n = ROOMS_FROM
    for room in range(ROOMS):
        out[n] = min(s.servants[room][seat], CROWD)
        out[n + ROOMS] = 1 if majority(s, room) == seat else 0
        n += 1
    n += ROOMS
    for privilege in range(RESERVE + 1, PRIVILEGES):
        out[n] = s.power[seat][privilege]
        n += 1
    return n
