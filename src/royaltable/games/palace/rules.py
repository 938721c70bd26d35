"""The contract of Royal Palace (RP-13): who acts, what may be played and why not, what it does."""

from __future__ import annotations

from ...core.draw import outcomes_alike, outcomes_of
from ...core.kernel import CHANCE, OVER, Ledger, kernel
from ...core.kernel import scores as scores
from ...core.notation import Sentence
from ...core.schema import Row
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
    AFTER_CODE,
    FIRST_CODE,
)
from .backdoor import do_draw, do_keep, refuse_keep
from .cards import do_play, do_slip, legal_plays, refuse_play, refuse_slip
from .features import features as features
from .parade import do_muster, do_pull, legal_parade, refuse_muster, refuse_pull
from .policy import rate as rate
from .recruit import do_recruit, legal_recruits, refuse_recruit
from .schema import BACKDOOR, BOX, DRAWN, END, KINDS, NOBLE, NOBLES, NOBODY, PARADE, RECRUIT, ROOM, ROOMS, SLIP, STAIRS, STARTER, STATION, THIRD, State, Tables
from .scoring import winners as winners
from .secrecy import hide as hide
from .secrecy import redeal as redeal
from .setup import do_noble, do_room, do_starter, do_station
from .setup import setup as setup
from .stairs import do_walk, legal_walks, refuse_walk
from .third import do_favour, do_mint, legal_third, refuse_favour, refuse_mint
from .turns import begin_round, do_done, settle


@kernel
def actor(t: Tables, s: State) -> int:
    """The seat to act, CHANCE or OVER."""
    node = s.node
    if node == END:
        return OVER
    if node in (NOBLE, ROOM, STARTER, DRAWN):
        return CHANCE
    return s.seat


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    """0, or the number of the first rule that a code breaks at the running node (RP-13). A refused code changes nothing (RP-13.6)."""
    node = s.node
    if node == END:
        return 13_02_00
    if node <= STARTER or node == DRAWN:
        return refuse_outcome(s, code)
    if code >= A_NOBLE:
        return 13_03_00
    if PARADE <= node <= BACKDOOR:
        if code == A_DONE:
            return 0
        if code >= A_PLAY:
            return refuse_play(t, s, code - A_PLAY)
    if code < FIRST_CODE[node] or code >= AFTER_CODE[node]:
        return 13_05_00
    return refuse_own(t, s, code)


@kernel
def refuse_outcome(s: State, code: int) -> int:
    """RP-13.3, RP-13.4."""
    node = s.node
    if code < A_NOBLE:
        return 13_03_00
    if code < FIRST_CODE[node] or code >= AFTER_CODE[node]:
        return 13_04_00
    x = code - FIRST_CODE[node]
    if node == NOBLE:
        possible = x // NOBLES == s.dealt and s.owner[x % NOBLES] == BOX
    elif node == ROOM:
        possible = x // ROOMS == s.slot and s.slot_of[x % ROOMS] == NOBODY
    elif node == STARTER:
        possible = x < s.players
    else:
        possible = s.deck[x] > 0
    return 0 if possible else 13_04_00


@kernel
def refuse_own(t: Tables, s: State, code: int) -> int:
    """Refusal of a code that belongs to the running node and no other."""
    node = s.node
    if node == PARADE:
        return refuse_muster(s, code - A_MUSTER + 1) if code < A_PULL else refuse_pull(s, code - A_PULL)
    if node == STAIRS:
        return refuse_walk(t, s, (code - A_WALK) // ROOMS, (code - A_WALK) % ROOMS)
    if node == THIRD:
        if code == A_MINT:
            return refuse_mint(s)
        if code < A_FAVOUR_FROM:
            return refuse_favour(s, code - A_FAVOUR, NOBODY)
        return refuse_favour(s, (code - A_FAVOUR_FROM) // ROOMS, (code - A_FAVOUR_FROM) % ROOMS)
    if node == RECRUIT:
        return refuse_recruit(t, s, code - A_RECRUIT)
    if node == BACKDOOR:
        return refuse_keep(s, code - A_KEEP)
    return refuse_slip(s, (code - A_SLIP) // ROOMS, (code - A_SLIP) % ROOMS) if node == SLIP else 0


def uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    """The rule that a grammatical sentence without a code breaks: `muster` with more servants than a seat has; the game is not over."""
    if s.node in (NOBLE, ROOM, STARTER, DRAWN):
        return 13_03_00
    if s.node != PARADE:
        return 13_05_00
    return 5_07_00 if int(sentence.words["n"]) > s.left else 5_08_00


@kernel
def legal(t: Tables, s: State, codes: Row) -> int:
    """The legal codes of the seat to act, rising."""
    node = s.node
    if node in (STATION, SLIP):
        return legal_range(t, s, codes, 0, FIRST_CODE[node], AFTER_CODE[node])
    if node < STATION or node > BACKDOOR:
        return 0
    n = 0
    if node == PARADE:
        n = legal_parade(s, codes, n)
    elif node == STAIRS:
        n = legal_walks(t, s, codes, n)
    elif node == THIRD:
        n = legal_third(s, codes, n)
    elif node == RECRUIT:
        n = legal_recruits(t, s, codes, n)
    else:
        n = legal_range(t, s, codes, n, FIRST_CODE[node], AFTER_CODE[node])
    n = legal_plays(t, s, codes, n)
    codes[n] = A_DONE
    return n + 1


@kernel
def legal_range(t: Tables, s: State, codes: Row, n: int, first: int, after: int) -> int:
    """Append those of a range of codes of the running node that are not refused."""
    for code in range(first, after):
        if refuse_own(t, s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Row, w: Row) -> int:
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
    node = s.node
    s.acted = 1
    if node == NOBLE:
        do_noble(t, s, (code - A_NOBLE) % NOBLES)
    elif node == ROOM:
        do_room(t, s, (code - A_ROOM) % ROOMS)
    elif node == STARTER:
        do_starter(t, s, code - A_STARTER, ledger)
    elif node == STATION:
        do_station(t, s, code - A_STATION)
    elif node == DRAWN:
        do_draw(s, code - A_DRAWN, ledger)
    elif node == SLIP:
        do_slip(s, (code - A_SLIP) // ROOMS, (code - A_SLIP) % ROOMS)
    elif code == A_DONE:
        do_done(t, s, ledger)
    elif code >= A_PLAY:
        do_play(t, s, code - A_PLAY, ledger)
    else:
        act(t, s, code, ledger)
    if s.node == STATION and s.stationed == t.stations * s.players:
        begin_round(t, s, ledger)
    settle(t, s, ledger, 0 if node == STATION or code == A_DONE else 1)


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
