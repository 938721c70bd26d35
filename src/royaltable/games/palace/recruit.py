"""Fourth step: prices, recruiting, and what nobles do (RP-8)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .actions import A_RECRUIT
from .schema import ADJACENT, ISOLATED, KING, KING_SEAL, MADAME, NOBODY, OFFICE, PATRONS, RESERVE, SEAL_PLACE, SQUARES, State, Tables

# --- what a noble costs -------------------------------------------------------------------------------------------


@kernel
def is_edge(square: int) -> int:
    """RP-1.2."""
    return 1 if square < 6 or square >= 30 or square % 6 == 0 or square % 6 == 5 else 0


@kernel
def discount(t: Tables, s: State, square: int) -> int:
    """RP-8.11 to RP-8.13: gold off the noble on a square, at most its price."""
    empty = 0
    nobles = 0
    for i in range(4):
        q = t.square_next[square][i]
        if q == NOBODY:
            break
        if s.noble_at[q] != NOBODY:
            nobles += 1
        elif s.servant_at[q] == NOBODY:
            empty += 1
    off = 0
    if s.discount == ADJACENT:
        off = empty * t.adjacent_gold
    elif s.discount == ISOLATED and nobles == 0:
        off = t.isolated_gold
    return min(off, t.gold[s.noble_at[square]])


@kernel
def price(t: Tables, s: State, square: int) -> int:
    """Gold for the noble on a square after the discount."""
    return t.gold[s.noble_at[square]] - discount(t, s, square)


@kernel
def from_room(t: Tables, s: State, noble: int, patron: int) -> int:
    """RP-8.5: seal servants that would have to leave the room of a patron. Those in the room are the seals (RP-7.5)."""
    return max(0, t.seals[noble][patron] - s.free[patron])


@kernel
def scribe_serves(t: Tables, s: State, square: int) -> int:
    """RP-8.8: whether a Scribe would be used for the noble on a square."""
    if s.scribes == 0:
        return 0
    noble = s.noble_at[square]
    return 1 if is_edge(square) == 0 or s.supply[s.seat] + from_room(t, s, noble, 0) + from_room(t, s, noble, 1) > 0 else 0


# --- recruiting ---------------------------------------------------------------------------------------------------


@kernel
def begin_recruit(s: State, ledger: Ledger) -> None:
    """RP-8.9."""
    for patron in range(PATRONS):
        n = s.power[s.seat][KING_SEAL + patron]
        s.free[patron] += n
        if n > 0:
            note(ledger, 8_25_00 + 100 * patron, s.seat, 0, n)


@kernel
def recruit_open(t: Tables, s: State) -> int:
    """Whether a `recruit` is legal."""
    if s.servants[OFFICE][s.seat] == 0 and s.scribes == 0:
        return 0
    for square in range(SQUARES):
        if s.noble_at[square] != NOBODY and refuse_recruit(t, s, square) == 0:
            return 1
    return 0


@kernel
def refuse_recruit(t: Tables, s: State, square: int) -> int:
    """RP-8.14 to RP-8.19."""
    seat = s.seat
    noble = s.noble_at[square]
    if noble == NOBODY:
        return 8_14_00
    if s.servants[OFFICE][seat] == 0 and s.scribes == 0:
        return 8_15_00
    if s.gold[seat] < t.gold[noble] and s.gold[seat] < price(t, s, square):
        return 8_16_00
    if s.servants[KING][seat] + s.free[0] < t.seals[noble][0]:
        return 8_17_00
    if s.servants[MADAME][seat] + s.free[1] < t.seals[noble][1]:
        return 8_18_00
    if s.servants[OFFICE][seat] == 0 and scribe_serves(t, s, square) == 0:
        return 8_19_00
    return 0


@kernel
def legal_recruits(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append the squares with a noble that can be paid."""
    for square in range(SQUARES):
        if s.noble_at[square] != NOBODY and refuse_recruit(t, s, square) == 0:
            codes[n] = A_RECRUIT + square
            n += 1
    return n


@kernel
def do_recruit(t: Tables, s: State, square: int, ledger: Ledger) -> None:
    """RP-8.3 to RP-8.8, RP-8.20."""
    noble = s.noble_at[square]
    by_scribe = scribe_serves(t, s, square)
    off = discount(t, s, square)
    s.gold[s.seat] -= t.gold[noble] - off
    note(ledger, 8_07_00, s.seat, 0, noble)
    if t.gold[noble] > off:
        note(ledger, 8_03_00, s.seat, 0, t.gold[noble] - off)
    if off > 0:
        note(ledger, 8_11_00 if s.discount == ADJACENT else 8_13_00, s.seat, 0, off)
    for patron in range(PATRONS):
        pay_seals(t, s, noble, patron, ledger)
    send_servant(s, square, by_scribe, ledger)
    take_noble(t, s, square, ledger)


@kernel
def pay_seals(t: Tables, s: State, noble: int, patron: int, ledger: Ledger) -> None:
    """RP-8.5. Seals that are not needed stay (RP-8.10)."""
    back = from_room(t, s, noble, patron)
    used = t.seals[noble][patron] - back
    s.free[patron] -= used
    s.servants[KING + patron][s.seat] -= back
    s.supply[s.seat] += back
    if used > 0:
        note(ledger, 8_09_00, s.seat, 0, SEAL_PLACE * patron + used)
    if back > 0:
        note(ledger, 8_05_00, s.seat, 0, SEAL_PLACE * patron + back)


@kernel
def send_servant(s: State, square: int, by_scribe: int, ledger: Ledger) -> None:
    """RP-8.4, RP-8.6, RP-8.8. Whoever recruits sends a servant of the Office (RP-8.2)."""
    seat = s.seat
    if by_scribe == 1:
        s.scribes -= 1
        note(ledger, 8_08_00, seat, 0, square)
    else:
        s.servants[OFFICE][seat] -= 1
    if is_edge(square) == 1:
        if by_scribe == 1:
            s.supply[seat] -= 1
        s.servant_at[square] = seat
        note(ledger, 8_06_00, seat, 0, square)
    elif by_scribe == 0:
        s.supply[seat] += 1
        note(ledger, 8_04_00, seat, 0, OFFICE)


@kernel
def take_noble(t: Tables, s: State, square: int, ledger: Ledger) -> None:
    """RP-8.7, RP-8.20: the noble joins the seat; its privilege begins. Where its step has begun already, it works from the next time on (RP-3.8)."""
    seat = s.seat
    noble = s.noble_at[square]
    s.noble_at[square] = NOBODY
    s.owner[noble] = seat
    s.taken[s.taken_size] = noble
    s.taken_size += 1
    s.recruited = 1
    privilege = t.privilege[noble]
    if privilege == NOBODY:
        return
    if privilege != RESERVE:
        s.power[seat][privilege] += t.amount[noble]
        return
    fresh = min(t.amount[noble], s.reserve[seat])
    s.reserve[seat] -= fresh
    s.supply[seat] += fresh
    if fresh > 0:
        note(ledger, 8_20_00, seat, 0, fresh)
