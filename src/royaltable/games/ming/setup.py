"""Set-up, and the neutral members before rounds 3 and 5 (MD-0, MD-7)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .schema import CARDS, DISTRICTS, DRAGON, NEUTRAL, NEUTRALS, NOBODY, OWNERS, PLACE, PRINCE, PROVINCES, REVEAL, SEATS, STARTER, SYMBOLS, State, Tables

MEMBERS = 30
DRAGONS = 18
NEUTRALS_EACH_TIME = 6  # three by each of the two players
NEUTRAL_CAP = 3


@kernel
def setup(t: Tables, s: State, players: int, options: Row) -> None:
    """The first node of a game; every field is set (MD-0.2)."""
    s.players = players
    s.city_tie = options[0]
    s.tile_limit = options[1]
    s.node = STARTER
    s.seat = 0
    s.round_no = 1
    s.phase = 0
    s.starter = 0
    s.lap = 0
    s.slot = 0
    s.dragons = DRAGONS - players
    s.province = NOBODY
    for y in range(SYMBOLS):
        s.deck[y] = t.cards[y]
        s.discards[y] = 0
    for d in range(DISTRICTS):
        s.monk[d] = NOBODY
        for owner in range(OWNERS):
            s.open[d][owner] = 0
            s.city[d][owner] = 0
    for owner in range(OWNERS):
        s.out[owner] = 0
    for v in range(PROVINCES):
        s.display[v] = NOBODY
    for p in range(SEATS):
        plays = 1 if p < players else 0
        s.supply[p] = MEMBERS * plays
        s.prince[p] = NOBODY
        s.hand_size[p] = plays
        s.passed[p] = 0
        s.returns[p] = NOBODY
        s.points[p] = 0
        for card in range(CARDS):
            s.hand[p][card] = 0
        s.hand[p][DRAGON] = plays
        for v in range(PROVINCES):
            s.space[v][p] = 0
            s.tiles[p][v] = 0


@kernel
def do_starter(s: State, seat: int) -> None:
    """MD-0.1."""
    s.starter = seat
    s.seat = seat
    s.node = REVEAL


@kernel
def end_of_set_up_cards(s: State, ledger: Ledger) -> None:
    """After the sixth card: with two players neutral members (MD-7.2), else the princes (MD-0.4)."""
    if s.players == 2:
        for d in range(DISTRICTS):
            s.open[d][NEUTRAL] = 1
        note(ledger, 7_02_00, NOBODY, 0, 0)
        begin_placing(s, NEUTRALS, 0)
    else:
        begin_placing(s, PRINCE, 0)


@kernel
def begin_placing(s: State, node: int, phase: int) -> None:
    """From the starting player clockwise everybody places something, lap after lap."""
    s.node = node
    s.phase = phase
    s.lap = 0
    s.seat = s.starter


@kernel
def placed(s: State, most: int) -> int:
    """One placement is made: the next seat, and 1 when it was the last of `most`."""
    s.lap += 1
    s.seat = (s.seat + 1) % s.players
    return 1 if s.lap == most else 0


@kernel
def refuse_neutral(s: State, d: int) -> int:
    """A neutral member into a district."""
    return 0 if s.open[d][NEUTRAL] < NEUTRAL_CAP else 7_04_00


@kernel
def do_neutral(s: State, d: int) -> None:
    """MD-7.3, MD-7.5."""
    s.open[d][NEUTRAL] += 1
    if placed(s, NEUTRALS_EACH_TIME) == 1:
        if s.round_no == 1:
            begin_placing(s, PRINCE, 0)
        else:
            begin_placing(s, PLACE, 1)


@kernel
def refuse_prince(s: State, d: int) -> int:
    """A prince into a district."""
    for p in range(s.players):
        if s.prince[p] == d:
            return 5_00
    return 0


@kernel
def do_prince(s: State, d: int, ledger: Ledger) -> None:
    """MD-0.4, MD-0.6."""
    s.prince[s.seat] = d
    s.tiles[s.seat][d // 3] += 1
    note(ledger, 6_00, s.seat, 0, d // 3)
    if placed(s, s.players) == 1:
        begin_placing(s, PLACE, 1)
