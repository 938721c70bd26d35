"""The fifth step and the privilege cards (RP-9, RP-10)."""

from __future__ import annotations

from ...core.draw import pick, turn_over
from ...core.kernel import kernel, note
from .rooms import servants_in_rooms, tie_to_win
from .schema import (
    BACK_DOOR,
    BACKDOOR,
    DRAWN,
    END,
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

Ledger = list[int]

# --- RP-9 back door -------------------------------------------------------------------------------------------------


@kernel
def begin_backdoor(s: State, ledger: Ledger) -> None:
    """RP-9.2."""
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
def backdoor_open(s: State) -> bool:
    """Whether a `keep` is legal."""
    return s.drawn_size > 0


@kernel
def refuse_keep(s: State, kind: int) -> int:
    """RP-9.8."""
    return 0 if s.drawn[kind] > 0 else 9_08_00


@kernel
def do_keep(s: State, kind: int, ledger: Ledger) -> None:
    """RP-9.6. The event must not tell the kind."""
    p = s.seat
    s.drawn[kind] -= 1
    s.drawn_size -= 1
    s.hand[p][kind] += 1
    s.hand_size[p] += 1
    s.servants[BACK_DOOR][p] -= 1
    s.supply[p] += 1
    note(ledger, 9_06_00, p, 0, BACK_DOOR)


@kernel
def end_backdoor(s: State, ledger: Ledger) -> None:
    """RP-9.5."""
    for kind in range(KINDS):
        for _ in range(s.drawn[kind]):
            note(ledger, 9_05_00, s.seat, 0, kind)
        s.discards[kind] += s.drawn[kind]
        s.drawn[kind] = 0
    s.drawn_size = 0


# --- RP-10 cards ----------------------------------------------------------------------------------------------------


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
        if not intrigue_wins(s):
            return 10_15_00
    return 0


@kernel
def intrigue_wins(s: State) -> bool:
    """RP-10.15."""
    if s.node == PARADE:
        return tie_to_win(s, PARADE_GROUND)
    if s.node == STAIRS:
        return tie_to_win(s, STAIRWAY)
    found = s.minted == 0 and tie_to_win(s, MINT)
    for patron in range(PATRONS):
        if s.favoured[patron] == 0 and tie_to_win(s, KING + patron):
            found = True
    return found


@kernel
def some_card_fits(t: Tables, s: State) -> bool:
    """RP-3.6 (b), the other way round: the seat holds a card, and some kind would pass."""
    if s.hand_size[s.seat] == 0:
        return False
    found = False
    for kind in range(KINDS):
        if bars(t, s, kind) == 0:
            found = True
            break
    return found


@kernel
def do_play(t: Tables, s: State, kind: int, ledger: Ledger) -> None:
    """RP-10.1, RP-10.2."""
    p = s.seat
    s.hand[p][kind] -= 1
    s.hand_size[p] -= 1
    s.gold[p] -= t.price[kind]
    if t.price[kind] > 0:
        note(ledger, 10_01_00, p, 0, t.price[kind])
    if t.kind_points[kind] > 0:
        s.front[s.front_size] = KINDS * p + kind
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


# --- RP-3.9 hidden cards -----------------------------------------------------------------------------------------


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    """Blank other hands, cards drawn by others and the deck; the numbers of cards stay. A finished game hides nothing."""
    if s.node == END:
        return
    for kind in range(KINDS):
        s.deck[kind] = 0
        if s.seat != seat:
            s.drawn[kind] = 0
        for p in range(s.players):
            if p != seat:
                s.hand[p][kind] = 0


@kernel
def unseen(t: Tables, s: State, seat: int, kind: int) -> int:
    """Cards of a kind that a seat does not know the place of: in the deck, in other hands or drawn by others."""
    n = t.copies[kind] - s.discards[kind]
    for i in range(s.front_size):
        if s.front[i] % KINDS == kind:
            n -= 1
    if seat >= 0:
        n -= s.hand[seat][kind]
        if s.seat == seat:
            n -= s.drawn[kind]
    return n


@kernel
def redeal(t: Tables, s: State, seat: int, rng: list[int]) -> None:
    """Deal the unseen cards at random to the other hands, to cards drawn by others and to the deck."""
    if s.node == END:
        return
    for kind in range(KINDS):
        s.deck[kind] = unseen(t, s, seat, kind)
    for p in range(s.players):
        if p != seat:
            deal(s, s.hand[p], s.hand_size[p], rng)
    if s.seat != seat:
        deal(s, s.drawn, s.drawn_size, rng)


@kernel
def deal(s: State, cards: list[int], size: int, rng: list[int]) -> None:
    """Replace some cards by as many random ones, taken out of the deck."""
    for kind in range(KINDS):
        cards[kind] = 0
    for _ in range(size):
        cards[pick(s.deck, rng, KINDS)] += 1
