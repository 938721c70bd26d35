"""Features: what the evaluation of the computer players reads of a position for one seat. Public, or known to that seat."""

from __future__ import annotations

from ...core.kernel import kernel
from ...core.schema import Row
from .princes import fare
from .schema import DISTRICTS, DRAGON, END, NOBODY, OWNERS, PROVINCES, State, Tables
from .scoring import LAST_ROUND, entering, five_sets

FEATURES = (
    "progress",
    "points",
    "supply",
    "waiting",  # members on province spaces
    "spaces",  # province spaces with members
    "hand",
    "dragons",
    "monks",
    "tiles",
    "colours",
    "five_sets",
    "city",  # members in the city being scored
    "open",
    "lead",  # members above the next, three a district at most
    "enter",  # members that enter, were it scored now: in a round with a scoring, and in one without
    "enter_later",
    "majorities",  # twice for most members that enter a city, once for as many as another seat
    "majorities_later",
    "new_colours",  # colours that the seat lacks and enters
    "new_colours_later",
    "ways",  # neighbours of the prince that the hand reaches
    "near",  # members that wait where the prince stands or one step on
    "passed",
    "to_act",
    "order",  # seats that act before it in a lap
    "starter",
)
SOFTNESS = 20
"""Difference of `rate` that makes an action e times likelier in the search's first guess."""
LEAD = 3


@kernel
def progress(s: State) -> int:
    """0 at the start to 1000 at the end."""
    if s.node == END:
        return 1000
    return (5 * (s.round_no - 1) + max(s.phase - 1, 0)) * 1000 // (5 * LAST_ROUND)


@kernel
def lead(s: State, d: int, seat: int) -> int:
    """Open members above those of anybody else, LEAD at most."""
    most = 0
    for owner in range(OWNERS):
        if owner != seat and s.open[d][owner] > most:
            most = s.open[d][owner]
    return min(max(s.open[d][seat] - most, 0), LEAD)


@kernel
def enters(s: State, v: int, seat: int) -> int:
    """Members that would enter the city of a province."""
    return entering(s, 3 * v, seat) + entering(s, 3 * v + 1, seat) + entering(s, 3 * v + 2, seat)


@kernel
def majority(s: State, v: int, seat: int) -> int:
    """2: more members would enter than of any other seat; 1: as many as of another; 0."""
    mine = enters(s, v, seat)
    if mine == 0:
        return 0
    share = 2
    for p in range(s.players):
        if p != seat:
            theirs = enters(s, v, p)
            if theirs > mine:
                return 0
            if theirs == mine:
                share = 1
    return share


@kernel
def ways(t: Tables, s: State, seat: int) -> int:
    """Neighbours of the prince that the hand reaches."""
    n = 0
    here = s.prince[seat]
    if here != NOBODY:
        for i in range(t.borders[here]):
            if fare(t, s, seat, here, t.neighbour[here][i]) >= 0:
                n += 1
    return n


@kernel
def near(t: Tables, s: State, seat: int) -> int:
    """Members that wait in the province of the prince or in one a step away, each province once."""
    here = s.prince[seat]
    if here == NOBODY:
        return 0
    seen = 1 << (here // 3)
    n = int(s.space[here // 3][seat])
    for i in range(t.borders[here]):
        v = t.neighbour[here][i] // 3
        if (seen >> v) & 1 == 0:
            seen |= 1 << v
            n += s.space[v][seat]
    return n


@kernel
def features(t: Tables, s: State, seat: int, out: Row) -> int:
    """Write the FEATURES of a seat; returns how many."""
    later = s.round_no % 2
    for i in range(26):
        out[i] = 0
    out[0] = progress(s)
    out[1] = s.points[seat]
    out[2] = s.supply[seat]
    out[5] = s.hand_size[seat]
    out[6] = s.hand[seat][DRAGON]
    out[10] = five_sets(s, seat)
    for v in range(PROVINCES):
        out[3] += s.space[v][seat]
        out[4] += 1 if s.space[v][seat] > 0 else 0
        out[8] += s.tiles[seat][v]
        out[9] += 1 if s.tiles[seat][v] > 0 else 0
        mine = enters(s, v, seat)
        out[14 + later] += mine
        out[16 + later] += majority(s, v, seat)
        out[18 + later] += 1 if mine > 0 and s.tiles[seat][v] == 0 else 0
    for d in range(DISTRICTS):
        out[7] += 1 if s.monk[d] == seat else 0
        out[11] += s.city[d][seat]
        out[12] += s.open[d][seat]
        out[13] += lead(s, d, seat)
    out[20] = ways(t, s, seat)
    out[21] = near(t, s, seat)
    out[22] = s.passed[seat] if s.phase == 3 else 0
    out[23] = 1 if s.seat == seat else 0
    out[24] = (seat - s.starter) % s.players
    out[25] = 1 if s.starter == seat else 0
    return 26
