"""Third step: Mint, King and Madame (RP-7)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .actions import A_FAVOUR, A_FAVOUR_FROM, A_MINT
from .majority import ahead, bonus, servants_in_rooms
from .schema import GOLD_PLUS, KING, MINT, NOBODY, PATRONS, ROOMS, State


@kernel
def income(s: State) -> int:
    """RP-7.2: gold the mint gives the acting seat now. A servant pulled out before earns nothing (RP-7.11)."""
    gold = s.servants[MINT][s.seat] + s.power[s.seat][GOLD_PLUS]
    return gold + ahead(s, MINT)


@kernel
def third_open(s: State) -> int:
    """Whether a `mint` or `favour` is legal."""
    if refuse_mint(s) == 0:
        return 1
    for patron in range(PATRONS):
        room = KING + patron
        if s.favoured[patron] == 0 and ahead(s, room) == 1 and (s.supply[s.seat] > 0 or servants_in_rooms(s, room) > 0):
            return 1
    return 0


@kernel
def refuse_mint(s: State) -> int:
    """RP-7.12, RP-7.13."""
    if s.minted == 1:
        return 7_12_00
    if income(s) == 0:
        return 7_13_00
    return 0


@kernel
def refuse_favour(s: State, patron: int, source: int) -> int:
    """RP-7.14 to RP-7.19; `source` NOBODY: from the supply."""
    room = KING + patron
    if s.favoured[patron] == 1:
        return 7_14_00
    if ahead(s, room) == 0:
        return 7_15_00
    if source != NOBODY and s.supply[s.seat] > 0:
        return 7_16_00
    if source == NOBODY:
        return 7_17_00 if s.supply[s.seat] == 0 else 0
    if source == room:
        return 7_18_00
    if s.servants[source][s.seat] == 0:
        return 7_19_00
    return 0


@kernel
def legal_third(s: State, codes: Row, n: int) -> int:
    """Append `mint`, and the bonus of each patron from the supply, or with an empty supply from a room (RP-7.8, RP-7.9)."""
    if refuse_mint(s) == 0:
        codes[n] = A_MINT
        n += 1
    for patron in range(PATRONS):
        if refuse_favour(s, patron, NOBODY) == 0:
            codes[n] = A_FAVOUR + patron
            n += 1
    if s.supply[s.seat] > 0:
        return n
    for patron in range(PATRONS):
        for room in range(ROOMS):
            if refuse_favour(s, patron, room) == 0:
                codes[n] = A_FAVOUR_FROM + ROOMS * patron + room
                n += 1
    return n


@kernel
def do_mint(s: State, ledger: Ledger) -> None:
    """RP-7.2: collect the mint, if it was not collected and gives something. All at once (RP-7.7)."""
    if refuse_mint(s) != 0:
        return
    gold = income(s)
    bonus(s, MINT, ledger)
    s.gold[s.seat] += gold
    s.minted = 1
    note(ledger, 7_02_00, s.seat, 0, gold)


@kernel
def do_favour(s: State, patron: int, source: int, ledger: Ledger) -> None:
    """RP-7.3, RP-7.4. The servant counts at once (RP-7.6)."""
    bonus(s, KING + patron, ledger)
    if source == NOBODY:
        s.supply[s.seat] -= 1
    else:
        s.servants[source][s.seat] -= 1
    s.servants[KING + patron][s.seat] += 1
    s.favoured[patron] = 1
