"""The rules of Royal Palace: turns and rounds, the end, the contract.

Set-up is in `setup`, majorities and steps 1 to 3 in `rooms`, step 4 in `recruit`, step 5 and the cards in `cards`, the score in `scoring`.
"""

from __future__ import annotations

from ...core.draw import outcomes_alike, outcomes_of
from ...core.kernel import CHANCE, OVER, kernel, note
from ...core.kernel import scores as scores
from .actions import (
    A_DONE,
    A_DRAWN,
    A_FAVOUR,
    A_FAVOUR_FROM,
    A_KEEP,
    A_MINT,
    A_MUSTER,
    A_NOBLE,
    A_PLAY,
    A_PULL,
    A_RECRUIT,
    A_ROOM,
    A_SLIP,
    A_STARTER,
    A_STATION,
    A_WALK,
)
from .cards import backdoor_open, begin_backdoor, do_draw, do_keep, do_play, end_backdoor, refuse_keep, refuse_play, some_card_fits
from .cards import hide as hide
from .cards import redeal as redeal
from .features import features as features
from .policy import rate as rate
from .recruit import begin_recruit, do_recruit, recruit_open, refuse_recruit
from .rooms import (
    begin_parade,
    begin_stairs,
    do_favour,
    do_mint,
    do_muster,
    do_pull,
    do_walk,
    move,
    one_step,
    parade_open,
    refuse_favour,
    refuse_mint,
    refuse_muster,
    refuse_pull,
    refuse_slip,
    refuse_walk,
    stairs_open,
    third_open,
)
from .schema import (
    BACKDOOR,
    BOX,
    DRAWN,
    END,
    KINDS,
    NOBLE,
    NOBLES,
    NOBODY,
    PARADE,
    PATRONS,
    RECRUIT,
    ROOM,
    ROOMS,
    SLIP,
    SQUARES,
    STAIRS,
    STARTER,
    STATION,
    THIRD,
    State,
    Tables,
)
from .scoring import score_game
from .scoring import winners as winners
from .setup import do_noble, do_room, do_starter, do_station
from .setup import setup as setup

Ledger = list[int]
Codes = list[int]

# --- RP-3 turns and steps -----------------------------------------------------------------------------------------


@kernel
def begin_turn(s: State, ledger: Ledger) -> None:
    """The first step of the seat's turn; nothing is left of the turn before (RP-8.8, RP-8.9, RP-10.8)."""
    s.acted = 0
    s.minted = 0
    s.scribes = 0
    s.intrigue = 0
    for patron in range(PATRONS):
        s.favoured[patron] = 0
        s.free[patron] = 0
    s.node = PARADE
    begin_step(s, ledger)


@kernel
def begin_step(s: State, ledger: Ledger) -> None:
    """What a step counts when it begins."""
    s.moved = 0
    s.left = 0
    if s.node == PARADE:
        begin_parade(s, ledger)
    elif s.node == STAIRS:
        begin_stairs(s, ledger)
    elif s.node == RECRUIT:
        begin_recruit(s, ledger)
    elif s.node == BACKDOOR:
        begin_backdoor(s, ledger)


@kernel
def step_open(t: Tables, s: State) -> bool:
    """RP-3.6, the other way round."""
    if s.node == PARADE:
        on = parade_open(s)
    elif s.node == STAIRS:
        on = stairs_open(s)
    elif s.node == THIRD:
        on = third_open(s)
    elif s.node == RECRUIT:
        on = recruit_open(t, s)
    else:
        on = backdoor_open(s)
    return on or some_card_fits(t, s)


@kernel
def settle(t: Tables, s: State, ledger: Ledger, told: int) -> None:
    """End steps (RP-3.6), turns (RP-3.7) and rounds until somebody has to decide or to draw; `told` 1: the end of the running step is an event."""
    while s.node >= PARADE and s.node <= BACKDOOR and not step_open(t, s):
        if told == 1:
            note(ledger, 3_06_00, s.seat, 0, s.node - PARADE)
        told = 0
        end_step(t, s, ledger)


@kernel
def end_step(t: Tables, s: State, ledger: Ledger) -> None:
    """The next step, or the next turn."""
    if s.node == BACKDOOR:
        end_backdoor(s, ledger)
        if s.acted == 0:
            note(ledger, 3_07_00, s.seat, 0, 0)
        next_turn(t, s, ledger)
        return
    s.node += 1
    begin_step(s, ledger)


@kernel
def do_done(t: Tables, s: State, ledger: Ledger) -> None:
    """RP-3.3, RP-7.10."""
    if s.node == THIRD:
        do_mint(s, ledger)
    end_step(t, s, ledger)


# --- RP-11 rounds and the end -------------------------------------------------------------------------------------


@kernel
def next_turn(t: Tables, s: State, ledger: Ledger) -> None:
    """RP-3.1."""
    s.seat = (s.seat + 1) % s.players
    if s.seat == s.starter:
        s.quiet = 0 if s.recruited == 1 else s.quiet + 1
        begin_round(t, s, ledger)
    else:
        begin_turn(s, ledger)


@kernel
def begin_round(t: Tables, s: State, ledger: Ledger) -> None:
    """RP-11.1, RP-11.2, RP-11.4."""
    nobles = SQUARES - s.taken_size
    if s.last_round == 1:
        finish(t, s, ledger)
        return
    if nobles <= t.nobles_left:
        s.last_round = 1
        note(ledger, 11_01_00, s.seat, 0, nobles)
    elif s.quiet >= t.quiet_rounds:
        note(ledger, 11_04_00, NOBODY, 0, s.quiet)
        finish(t, s, ledger)
        return
    s.round_no += 1
    s.recruited = 0
    note(ledger, 3_01_00, s.seat, 0, s.round_no)
    begin_turn(s, ledger)


@kernel
def finish(t: Tables, s: State, ledger: Ledger) -> None:
    """RP-11.2."""
    s.node = END
    score_game(t, s, ledger)


# --- RP-13 contract -----------------------------------------------------------------------------------------------


@kernel
def actor(t: Tables, s: State) -> int:
    """Seat, CHANCE or OVER."""
    if s.node == END:
        return OVER
    if s.node <= STARTER or s.node == DRAWN:
        return CHANCE
    return int(s.seat)


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    """0, or the number of the first rule that a code breaks at the running node (RP-13)."""
    k = s.node
    if k == END:
        return 13_02_00
    if k <= STARTER or k == DRAWN:
        return refuse_outcome(s, code)
    if code >= A_NOBLE:
        return 13_03_00
    if k == STATION:
        return 0 if code < A_MUSTER else 13_05_00
    if k == SLIP:
        return refuse_slip(s, (code - A_SLIP) // ROOMS, (code - A_SLIP) % ROOMS) if A_SLIP <= code < A_MINT else 13_05_00
    if code == A_DONE:
        return 0
    if code >= A_PLAY:
        return refuse_play(t, s, code - A_PLAY)
    return refuse_action(t, s, code)


@kernel
def refuse_outcome(s: State, code: int) -> int:
    """RP-13.3, RP-13.4."""
    if code < A_NOBLE:
        return 13_03_00
    possible = False
    if s.node == NOBLE:
        x = code - A_NOBLE
        possible = x // NOBLES == s.dealt and s.owner[x % NOBLES] == BOX
    elif s.node == ROOM:
        x = code - A_ROOM
        possible = x >= 0 and x // ROOMS == s.slot and s.slot_of[x % ROOMS] == NOBODY
    elif s.node == STARTER:
        possible = A_STARTER <= code < A_STARTER + s.players
    else:
        possible = code >= A_DRAWN and s.deck[code - A_DRAWN] > 0
    return 0 if possible else 13_04_00


@kernel
def refuse_action(t: Tables, s: State, code: int) -> int:
    """Refusal at the five steps of a code that is neither `play` nor `done`."""
    k = s.node
    if k == PARADE:
        if A_MUSTER <= code < A_PULL:
            return refuse_muster(s, code - A_MUSTER + 1)
        if A_PULL <= code < A_WALK:
            return refuse_pull(s, code - A_PULL)
    elif k == STAIRS:
        if A_WALK <= code < A_SLIP:
            return refuse_walk(t, s, (code - A_WALK) // ROOMS, (code - A_WALK) % ROOMS)
    elif k == THIRD:
        if code == A_MINT:
            return refuse_mint(s)
        if A_FAVOUR <= code < A_FAVOUR_FROM:
            return refuse_favour(s, code - A_FAVOUR, NOBODY)
        if A_FAVOUR_FROM <= code < A_RECRUIT:
            return refuse_favour(s, (code - A_FAVOUR_FROM) // ROOMS, (code - A_FAVOUR_FROM) % ROOMS)
    elif k == RECRUIT:
        if A_RECRUIT <= code < A_KEEP:
            return refuse_recruit(t, s, code - A_RECRUIT)
    elif A_KEEP <= code < A_PLAY:
        return refuse_keep(s, code - A_KEEP)
    return 13_05_00


@kernel
def legal(t: Tables, s: State, codes: Codes) -> int:
    """The legal codes of the seat to act, rising."""
    k = s.node
    if k == STATION:
        for room in range(ROOMS):
            codes[room] = A_STATION + room
        return ROOMS
    if k == SLIP:
        return legal_range(t, s, codes, A_SLIP, A_MINT)
    if k < STATION or k > BACKDOOR:
        return 0
    if k == PARADE:
        n = legal_parade(t, s, codes)
    elif k == STAIRS:
        n = legal_walks(t, s, codes)
    elif k == THIRD:
        n = legal_third(s, codes)
    elif k == RECRUIT:
        n = legal_recruits(t, s, codes)
    else:
        n = legal_range(t, s, codes, A_KEEP, A_PLAY)
    if s.hand_size[s.seat] > 0:
        for kind in range(KINDS):
            if refuse_play(t, s, kind) == 0:
                codes[n] = A_PLAY + kind
                n += 1
    codes[n] = A_DONE
    return n + 1


@kernel
def legal_range(t: Tables, s: State, codes: Codes, first: int, after: int) -> int:
    """Those of a range of codes that are not refused."""
    n = 0
    for code in range(first, after):
        if refusal(t, s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def legal_parade(t: Tables, s: State, codes: Codes) -> int:
    """`muster`, or with an empty supply `pull`."""
    n = min(s.left, s.supply[s.seat])
    if s.left > 0 and n == 0:
        return legal_range(t, s, codes, A_PULL, A_WALK)
    for i in range(n):
        codes[i] = A_MUSTER + i
    return max(n, 0)


@kernel
def legal_walks(t: Tables, s: State, codes: Codes) -> int:
    """From each room with own servants to the rooms next to it."""
    n = 0
    if s.left <= 0:
        return n
    p = s.seat
    for room in range(ROOMS):
        if s.servants[room][p] == 0:
            continue
        for i in range(8):
            to = s.around[room][i]
            if to == NOBODY:
                break
            if one_step(t, s, room, to):
                codes[n] = A_WALK + ROOMS * room + to
                n += 1
    return n


@kernel
def legal_third(s: State, codes: Codes) -> int:
    """`mint`, and the bonus of each patron from the supply, or with an empty supply from a room."""
    n = 0
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
def legal_recruits(t: Tables, s: State, codes: Codes) -> int:
    """Squares with a noble that can be paid."""
    n = 0
    for square in range(SQUARES):
        if s.noble_at[square] != NOBODY and refuse_recruit(t, s, square) == 0:
            codes[n] = A_RECRUIT + square
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Codes, w: list[int]) -> int:
    """Outcomes and weights at a chance node."""
    n = 0
    if s.node == NOBLE:
        for noble in range(NOBLES):
            if s.owner[noble] == BOX:
                codes[n] = A_NOBLE + NOBLES * s.dealt + noble
                w[n] = 1
                n += 1
    elif s.node == ROOM:
        for room in range(ROOMS):
            if s.slot_of[room] == NOBODY:
                codes[n] = A_ROOM + ROOMS * s.slot + room
                w[n] = 1
                n += 1
    elif s.node == STARTER:
        n = outcomes_alike(A_STARTER, s.players, codes, w)
    elif s.node == DRAWN:
        n = outcomes_of(s.deck, KINDS, A_DRAWN, codes, w)
    return n


@kernel
def apply(t: Tables, s: State, code: int, ledger: Ledger) -> None:
    """Play a legal code or outcome, and everything automatic after it."""
    k = s.node
    s.acted = 1
    if k == NOBLE:
        do_noble(t, s, (code - A_NOBLE) % NOBLES)
    elif k == ROOM:
        do_room(t, s, (code - A_ROOM) % ROOMS)
    elif k == STARTER:
        do_starter(t, s, code - A_STARTER, ledger)
    elif k == STATION:
        do_station(t, s, code - A_STATION)
    elif k == DRAWN:
        do_draw(s, code - A_DRAWN, ledger)
    elif k == SLIP:
        move(s, (code - A_SLIP) // ROOMS, (code - A_SLIP) % ROOMS)
        s.node = STAIRS
    elif code == A_DONE:
        do_done(t, s, ledger)
    elif code >= A_PLAY:
        do_play(t, s, code - A_PLAY, ledger)
    else:
        act(t, s, code, ledger)
    if s.node == STATION and s.stationed == t.stations * s.players:
        begin_round(t, s, ledger)
    settle(t, s, ledger, 0 if k == STATION or code == A_DONE else 1)


@kernel
def act(t: Tables, s: State, code: int, ledger: Ledger) -> None:
    """The effect of a code that is neither `play` nor `done` at the five steps."""
    if code < A_PULL:
        do_muster(s, code - A_MUSTER + 1)
    elif code < A_WALK:
        do_pull(s, code - A_PULL)
    elif code < A_SLIP:
        do_walk(s, (code - A_WALK) // ROOMS, (code - A_WALK) % ROOMS)
    elif code == A_MINT:
        do_mint(s, ledger)
    elif code < A_FAVOUR_FROM:
        do_favour(s, code - A_FAVOUR, NOBODY, ledger)
    elif code < A_RECRUIT:
        do_favour(s, (code - A_FAVOUR_FROM) // ROOMS, (code - A_FAVOUR_FROM) % ROOMS, ledger)
    elif code < A_KEEP:
        do_recruit(t, s, code - A_RECRUIT, ledger)
    else:
        do_keep(s, code - A_KEEP, ledger)
