"""Phase 1: members to the province spaces (MD-1)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel
from .cards import go_on_cards
from .schema import State
from .setup import placed

MEMBERS_EACH_ROUND = 5


@kernel
def do_place(s: State, v: int, ledger: Ledger) -> None:
    """MD-1.1 to MD-1.3."""
    s.space[v][s.seat] += 1
    s.supply[s.seat] -= 1
    if placed(s, MEMBERS_EACH_ROUND * s.players) == 1:
        s.phase = 2
        go_on_cards(s, s.starter, ledger)
