"""PB-2 and PB-3: taking pebbles, the end."""

from __future__ import annotations

from royaltable.core.kernel import Ledger, book, kernel
from royaltable.core.schema import Row

from .schema import END, State, Tables


@kernel
def refuse_take(s: State, n: int) -> int:
    """PB-2.2."""
    return 0 if n <= s.left else 2_02_00


@kernel
def do_take(t: Tables, s: State, n: int, ledger: Ledger) -> None:
    """Take pebbles; the next seat is to act (PB-2.1), or the game ends (PB-3.1)."""
    s.left -= n
    s.taken[s.seat] += n
    s.seat = (s.seat + 1) % s.players
    if s.left == 0:
        finish(t, s, ledger)


@kernel
def finish(t: Tables, s: State, ledger: Ledger) -> None:
    """Score pebbles (PB-3.2) and cards (PB-3.3)."""
    s.node = END
    for i in range(s.players):
        book(s, ledger, 3_02_00, i, s.taken[i], 0)
        if fits(t, s.taken[i], s.card[i]):
            book(s, ledger, 3_03_00, i, t.number[s.card[i]], s.card[i])


@kernel
def fits(t: Tables, taken: int, card: int) -> int:
    """1: so many pebbles are a multiple of the number on a card (PB-3.3)."""
    return int(taken > 0 and taken % t.number[card] == 0)


@kernel
def winners(t: Tables, s: State, out: Row) -> None:
    """Write 1 for each seat with most points (PB-3.4)."""
    best = 0
    for i in range(s.players):
        best = max(best, s.points[i])
    for i in range(s.players):
        out[i] = int(s.points[i] == best)
