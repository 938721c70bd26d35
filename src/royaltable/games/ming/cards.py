"""Phase 2: cards (MD-2)."""

from __future__ import annotations

from ...core.draw import held, turn_over
from ...core.kernel import Ledger, kernel, note
from .princes import next_turn
from .schema import CARD, DRAGON, NOBODY, PROVINCES, REVEAL, SYMBOLS, State
from .setup import end_of_set_up_cards

HAND_LIMIT = 5


@kernel
def next_card(s: State, first: int) -> int:
    """MD-2.1: the next seat with fewer than five cards, looking from `first` on; 1 if all have five. Taking is compulsory: there is no pass (MD-2.8)."""
    for i in range(s.players):
        p = (first + i) % s.players
        if s.hand_size[p] < HAND_LIMIT:
            s.seat = p
            s.node = CARD
            return 0
    return 1


@kernel
def refuse_take(s: State, v: int) -> int:
    """The display card beside a space."""
    return 0 if s.space[v][s.seat] > 0 else 2_02_00


@kernel
def refuse_dragon(s: State, v: int) -> int:
    """A dragon, paid with a member from a space."""
    if s.dragons == 0:
        return 2_05_00
    return 0 if s.space[v][s.seat] > 0 else 2_06_00


@kernel
def do_take(s: State, v: int, ledger: Ledger) -> None:
    """MD-2.2 to MD-2.4."""
    note(ledger, 2_01_00, s.seat, 0, s.display[v])
    s.hand[s.seat][s.display[v]] += 1
    s.hand_size[s.seat] += 1
    s.display[v] = NOBODY
    s.slot = v
    s.node = REVEAL
    if held(s.deck, SYMBOLS) == 0:
        turn_over(s.discards, s.deck, SYMBOLS)
        note(ledger, 2_04_00, NOBODY, 0, 0)


@kernel
def do_dragon(s: State, v: int, ledger: Ledger) -> None:
    """MD-2.6, MD-2.7."""
    s.space[v][s.seat] -= 1
    s.out[s.seat] += 1
    s.dragons -= 1
    s.hand[s.seat][DRAGON] += 1
    s.hand_size[s.seat] += 1
    go_on_cards(s, s.seat + 1, ledger)


@kernel
def do_reveal(s: State, symbol: int, ledger: Ledger) -> None:
    """MD-0.3, MD-2.3."""
    s.display[s.slot] = symbol
    s.deck[symbol] -= 1
    if s.phase == 2:
        go_on_cards(s, s.seat + 1, ledger)
        return
    s.slot += 1
    if s.slot == PROVINCES:
        end_of_set_up_cards(s, ledger)


@kernel
def go_on_cards(s: State, first: int, ledger: Ledger) -> None:
    """The next seat that needs a card, looking from `first` on, else phase 3."""
    if next_card(s, first) == 1:
        s.phase = 3
        for p in range(s.players):
            s.passed[p] = 0
        next_turn(s, s.starter, ledger)
