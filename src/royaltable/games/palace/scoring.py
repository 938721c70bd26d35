"""Final scoring (RP-12)."""

from __future__ import annotations

from ...core.kernel import Ledger, book, kernel
from ...core.schema import Row
from .schema import EDGES, KINDS, SHARE, State, Tables

# --- what each source gives, also while the game runs -------------------------------------------------------------


@kernel
def noble_points(t: Tables, s: State, seat: int) -> int:
    """RP-12.2."""
    n = 0
    for i in range(s.taken_size):
        if s.owner[s.taken[i]] == seat:
            n += t.points[s.taken[i]]
    return n


@kernel
def front_points(t: Tables, s: State, seat: int) -> int:
    """RP-12.3."""
    n = 0
    for i in range(s.front_size):
        if s.front[i] // KINDS == seat:
            n += t.kind_points[s.front[i] % KINDS]
    return n


@kernel
def hand_points(t: Tables, s: State, seat: int) -> int:
    """RP-12.4."""
    return min(t.card_cap, t.card_points * s.hand_size[seat])


@kernel
def edge_square(edge: int, i: int) -> int:
    """RP-12.5: square i (0 to 5) of north, east, south, west."""
    if edge == 0:
        return i
    if edge == 1:
        return 6 * i + 5
    if edge == 2:
        return 30 + i
    return 6 * i


@kernel
def edge_total(t: Tables, s: State, edge: int, seat: int) -> int:
    """RP-12.6: what the servants of a seat count on an edge."""
    n = 0
    for i in range(6):
        q = edge_square(edge, i)
        if s.servant_at[q] == seat:
            n += t.weight[q]
    return n


@kernel
def edge_points(t: Tables, s: State, edge: int, seat: int) -> int:
    """RP-12.5 to RP-12.8."""
    mine = edge_total(t, s, edge, seat)
    if mine == 0:
        return 0
    place = 0
    tied = 0
    for p in range(s.players):
        other = edge_total(t, s, edge, p)
        if other > mine:
            place += 1
        elif other == mine:
            tied += 1
    if tied == 1:
        return t.prize[place]
    if s.edge_ties != SHARE:
        return 0
    pot = 0
    for i in range(place, place + tied):
        pot += t.prize[i]
    return pot // tied


@kernel
def score_now(t: Tables, s: State, seat: int) -> int:
    """What a seat would score if the game ended now (RP-12.1)."""
    n = noble_points(t, s, seat) + front_points(t, s, seat) + hand_points(t, s, seat)
    for edge in range(EDGES):
        n += edge_points(t, s, edge, seat)
    return n


# --- the end of the game ------------------------------------------------------------------------------------------


@kernel
def score_game(t: Tables, s: State, ledger: Ledger) -> None:
    """RP-12.9."""
    for p in range(s.players):
        for i in range(s.taken_size):
            if s.owner[s.taken[i]] == p:
                book(s, ledger, 12_02_00, p, t.points[s.taken[i]], s.taken[i])
    for p in range(s.players):
        for i in range(s.front_size):
            if s.front[i] // KINDS == p:
                book(s, ledger, 12_03_00, p, t.kind_points[s.front[i] % KINDS], s.front[i] % KINDS)
    for p in range(s.players):
        book(s, ledger, 12_04_00, p, hand_points(t, s, p), 0)
    for edge in range(EDGES):
        score_edge(t, s, edge, ledger)


@kernel
def score_edge(t: Tables, s: State, edge: int, ledger: Ledger) -> None:
    """The rows of an edge, by falling points, then by seat."""
    written = 0
    for _ in range(s.players):
        best = 0
        seat = -1
        for p in range(s.players):
            if (written >> p) & 1 == 0 and edge_points(t, s, edge, p) > best:
                best = edge_points(t, s, edge, p)
                seat = p
        if seat < 0:
            return
        book(s, ledger, 12_05_00, seat, best, edge)
        written |= 1 << seat


@kernel
def winners(t: Tables, s: State, out: Row) -> None:
    """RP-12.10; of a running game the seats that would win if it ended now."""
    best = 0
    gold = 0
    for p in range(s.players):
        score = score_now(t, s, p)
        if p == 0 or score > best or (score == best and s.gold[p] > gold):
            best = score
            gold = s.gold[p]
    for p in range(s.players):
        out[p] = 1 if score_now(t, s, p) == best and s.gold[p] == gold else 0
