"""Fifth step: the Back door (RP-9)."""

from __future__ import annotations

from ...core.draw import turn_over
from ...core.kernel import Ledger, kernel, note
from .schema import BACK_DOOR, BACKDOOR, DRAWN, KINDS, State


@kernel
def begin_backdoor(s: State, ledger: Ledger) -> None:
    """RP-9.2. How many cards are drawn (RP-9.1)."""
    s.draws_left = s.servants[BACK_DOOR][s.seat]
    next_draw(s, ledger)


@kernel
def next_draw(s: State, ledger: Ledger) -> None:
    """RP-9.3, RP-9.4: the next chance node, or the decisions of the step."""
    s.node = BACKDOOR
    if s.draws_left == 0:
        return
    if s.deck_size == 0:
        s.deck_size = turn_over(s.discards, s.deck, KINDS)
        if s.deck_size > 0:
            note(ledger, 9_03_00, s.seat, 0, s.deck_size)
    if s.deck_size == 0:
        note(ledger, 9_04_00, s.seat, 0, s.draws_left)
        s.draws_left = 0
        return
    s.node = DRAWN


@kernel
def do_draw(s: State, kind: int, ledger: Ledger) -> None:
    """One card is drawn."""
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.drawn[kind] += 1
    s.drawn_size += 1
    s.draws_left -= 1
    next_draw(s, ledger)


@kernel
def backdoor_open(s: State) -> int:
    """Whether a `keep` is legal."""
    return 1 if s.drawn_size > 0 else 0


@kernel
def refuse_keep(s: State, kind: int) -> int:
    """RP-9.8."""
    return 0 if s.drawn[kind] > 0 else 9_08_00


@kernel
def do_keep(s: State, kind: int, ledger: Ledger) -> None:
    """RP-9.6. The event must not tell the kind. A card kept is in the hand at once (RP-9.7)."""
    seat = s.seat
    s.drawn[kind] -= 1
    s.drawn_size -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    s.servants[BACK_DOOR][seat] -= 1
    s.supply[seat] += 1
    note(ledger, 9_06_00, seat, 0, BACK_DOOR)


@kernel
def end_backdoor(s: State, ledger: Ledger) -> None:
    """RP-9.5."""
    for kind in range(KINDS):
        for _ in range(s.drawn[kind]):
            note(ledger, 9_05_00, s.seat, 0, kind)
        s.discards[kind] += s.drawn[kind]
        s.drawn[kind] = 0
    s.drawn_size = 0
