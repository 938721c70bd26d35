"""Privilege cards (RP-10)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .actions import A_PLAY
from .majority import move, servants_in_rooms, tie_to_win
from .schema import (
    KINDS,
    KING,
    MINT,
    NOBODY,
    PARADE,
    PARADE_GROUND,
    PATRONS,
    SLIP,
    STAIRS,
    STAIRWAY,
    THIRD,
    TO_GATE,
    TO_GOLD,
    TO_KING_SEAL,
    TO_MADAME_SEAL,
    TO_SCRIBE,
    TO_SLIP,
    TO_STEPS,
    TO_TIES,
    State,
    Tables,
)

# --- what may be played -------------------------------------------------------------------------------------------


@kernel
def refuse_play(t: Tables, s: State, kind: int) -> int:
    """RP-10.10 to RP-10.15."""
    return 10_10_00 if s.hand[s.seat][kind] == 0 else bars(t, s, kind)


@kernel
def bars(t: Tables, s: State, kind: int) -> int:
    """RP-10.11 to RP-10.15: what everybody can see of whether a kind of card could be played."""
    if t.timing[kind][s.node - PARADE] == 0:
        return 10_11_00
    if s.gold[s.seat] < t.price[kind]:
        return 10_12_00
    effect = t.effect[kind]
    if effect == TO_SLIP and servants_in_rooms(s, NOBODY) == 0:
        return 10_13_00
    if effect == TO_TIES:
        if s.moved == 1 and s.node != THIRD:
            return 10_14_00
        if intrigue_wins(s) == 0:
            return 10_15_00
    return 0


@kernel
def intrigue_wins(s: State) -> int:
    """RP-10.15."""
    if s.node == PARADE:
        return tie_to_win(s, PARADE_GROUND)
    if s.node == STAIRS:
        return tie_to_win(s, STAIRWAY)
    if s.minted == 0 and tie_to_win(s, MINT) == 1:
        return 1
    for patron in range(PATRONS):
        if s.favoured[patron] == 0 and tie_to_win(s, KING + patron) == 1:
            return 1
    return 0


@kernel
def some_card_fits(t: Tables, s: State) -> int:
    """RP-3.6 (b), the other way round: the seat holds a card, and some kind would pass."""
    if s.hand_size[s.seat] == 0:
        return 0
    for kind in range(KINDS):
        if bars(t, s, kind) == 0:
            return 1
    return 0


@kernel
def legal_plays(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append the kinds of cards in the hand that may be played."""
    if s.hand_size[s.seat] == 0:
        return n
    for kind in range(KINDS):
        if refuse_play(t, s, kind) == 0:
            codes[n] = A_PLAY + kind
            n += 1
    return n


# --- what cards do ------------------------------------------------------------------------------------------------


@kernel
def do_play(t: Tables, s: State, kind: int, ledger: Ledger) -> None:
    """RP-10.1, RP-10.2."""
    seat = s.seat
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    s.gold[seat] -= t.price[kind]
    if t.price[kind] > 0:
        note(ledger, 10_01_00, seat, 0, t.price[kind])
    if t.kind_points[kind] > 0:
        s.front[s.front_size] = KINDS * seat + kind
        s.front_size += 1
    else:
        s.discards[kind] += 1
    take_effect(s, t.effect[kind], t.effect_amount[kind], ledger)


@kernel
def take_effect(s: State, effect: int, amount: int, ledger: Ledger) -> None:
    """RP-10.4 to RP-10.9."""
    if effect in (TO_GATE, TO_STEPS):
        s.left += amount
    elif effect == TO_SLIP:
        s.node = SLIP
    elif effect == TO_GOLD:
        s.gold[s.seat] += amount
        note(ledger, 10_06_00, s.seat, 0, amount)
    elif effect == TO_KING_SEAL:
        s.free[0] += amount
    elif effect == TO_MADAME_SEAL:
        s.free[1] += amount
    elif effect == TO_SCRIBE:
        s.scribes += amount
    elif effect == TO_TIES:
        s.intrigue = 1
        if s.node != THIRD:
            s.left += 1
            note(ledger, 10_08_00, s.seat, 0, PARADE_GROUND if s.node == PARADE else STAIRWAY)


@kernel
def refuse_slip(s: State, room: int, to: int) -> int:
    """RP-10.17, RP-10.18."""
    if s.servants[room][s.seat] == 0:
        return 10_17_00
    if room == to:
        return 10_18_00
    return 0


@kernel
def do_slip(s: State, room: int, to: int) -> None:
    """RP-10.16."""
    move(s, room, to)
    s.node = STAIRS
