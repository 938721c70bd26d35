"""The contract of Royals (RO-11): who acts, what may be played and why not, what it does."""

from __future__ import annotations

from ...core.draw import outcomes_alike, outcomes_of
from ...core.kernel import CHANCE, OVER, Ledger, kernel
from ...core.kernel import scores as scores
from ...core.notation import Sentence
from ...core.schema import Row
from .actions import (
    A_DISCARD,
    A_DISCARD_PAIR,
    A_DRAW,
    A_DRAW_DECK,
    A_DRAW_INTRIGUE,
    A_DRAWN,
    A_DRAWN_PAIR,
    A_END,
    A_INSTALL,
    A_PAY,
    A_PLOT,
    A_REVEAL,
    A_SPEND,
    A_STARTER,
    A_WILD,
    AFTER_CODE,
    FIRST_CODE,
)
from .discards import do_discard, do_discard_pair, refuse_discard, refuse_discard_pair
from .draws import do_draw, do_draw_deck, do_draw_intrigue, do_drawn_country, do_drawn_pair, refuse_draw, refuse_draw_intrigue, turn_up
from .features import features as features
from .install import do_install, do_pay, do_wild, legal_installs, place_cubes, refuse_install, refuse_pay, refuse_wild
from .policy import rate as rate
from .schema import COUNTRIES, DISCARD, DRAW, DRAWN_COUNTRY, DRAWN_PAIR, END, PAIRS, PAY, PLAY, PLOT, REVEAL, SPEND, STARTER, TITLES, WILD, State, Tables
from .scoring import winners as winners
from .secrecy import hide as hide
from .secrecy import redeal as redeal
from .setup import do_starter
from .setup import setup as setup
from .turns import do_end, refill
from .usurp import do_plot, do_spend, refuse_plot, refuse_spend

UNCODED = {"starter": (STARTER, 11_04_00), "wild": (WILD, 4_06_00), "plot": (PLOT, 5_05_00)}
"""Verbs with sentences that no position allows: their node, and the rule that such a sentence breaks there."""


@kernel
def actor(t: Tables, s: State) -> int:
    """The seat to act, CHANCE or OVER."""
    node = s.node
    if node == END:
        return OVER
    if node in (STARTER, REVEAL, DRAWN_COUNTRY, DRAWN_PAIR):
        return CHANCE
    return s.seat


@kernel
def refuse_outcome(s: State, code: int) -> int:
    """RO-11.4 at a chance node."""
    node = s.node
    if node == STARTER:
        possible = code < s.players
    elif node == REVEAL:
        possible = s.deck[code - A_REVEAL] > 0
    elif node == DRAWN_COUNTRY:
        possible = code < A_DRAWN_PAIR and s.deck[code - A_DRAWN] > 0
    else:
        possible = code >= A_DRAWN_PAIR and s.intrigue_deck[code - A_DRAWN_PAIR] > 0
    return 0 if possible else 11_04_00


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    """0, or the number of the first rule that a code breaks, in the order of the node table."""
    node = s.node
    if node == END:
        return 11_02_00
    if code < FIRST_CODE[node] or code >= AFTER_CODE[node]:
        return 11_03_00
    if node == PLAY:
        return 0 if code == A_END else refuse_install(t, s, (code - A_INSTALL) // TITLES, (code - A_INSTALL) % TITLES)
    if node == DRAW:
        if code == A_DRAW_DECK:
            return 0
        return refuse_draw_intrigue(s) if code == A_DRAW_INTRIGUE else refuse_draw(s, code - A_DRAW)
    if node == WILD:
        return refuse_wild(t, s, code - A_WILD)
    if node == PAY:
        return refuse_pay(s, code - A_PAY)
    if node == PLOT:
        return refuse_plot(t, s, code - A_PLOT)
    if node == SPEND:
        return refuse_spend(t, s, code - A_SPEND)
    if node == DISCARD:
        return refuse_discard(s, code - A_DISCARD) if code < A_DISCARD_PAIR else refuse_discard_pair(s, code - A_DISCARD_PAIR)
    return refuse_outcome(s, code)


def uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    """The rule that a grammatical sentence without a code breaks (numbers beyond every hand and table); the game is not over."""
    node, rule = UNCODED[sentence.key]
    return rule if s.node == node else 11_03_00


@kernel
def legal(t: Tables, s: State, codes: Row) -> int:
    """The legal codes of the seat to act, rising."""
    if actor(t, s) < 0:
        return 0
    node = s.node
    if node == PLAY:
        n = legal_installs(t, s, codes, 0)
        codes[n] = A_END
        return n + 1
    return legal_range(t, s, codes, 0, FIRST_CODE[node], AFTER_CODE[node])


@kernel
def legal_range(t: Tables, s: State, codes: Row, n: int, first: int, after: int) -> int:
    """Append those of a range of codes of the running node that are not refused."""
    for code in range(first, after):
        if refusal(t, s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Row, w: Row) -> int:
    """Write the outcomes of a chance node, rising, and their weights; returns how many."""
    node = s.node
    if node == STARTER:
        return outcomes_alike(A_STARTER, s.players, codes, w)
    if node == REVEAL:
        return outcomes_of(s.deck, COUNTRIES, A_REVEAL, codes, w)
    if node == DRAWN_COUNTRY:
        return outcomes_of(s.deck, COUNTRIES, A_DRAWN, codes, w)
    if node == DRAWN_PAIR:
        return outcomes_of(s.intrigue_deck, PAIRS, A_DRAWN_PAIR, codes, w)
    return 0


@kernel
def apply(t: Tables, s: State, code: int, ledger: Ledger) -> None:
    """Play a legal code."""
    node = s.node
    if node == DRAW:
        if code == A_DRAW_DECK:
            do_draw_deck(s)
        elif code == A_DRAW_INTRIGUE:
            do_draw_intrigue(s, ledger)
        else:
            do_draw(t, s, code - A_DRAW)
    elif node == DRAWN_COUNTRY:
        do_drawn_country(t, s, code - A_DRAWN, ledger)
    elif node == DRAWN_PAIR:
        do_drawn_pair(t, s, code - A_DRAWN_PAIR)
    elif node == PLAY:
        if code == A_END:
            do_end(t, s, ledger)
        else:
            do_install(s, (code - A_INSTALL) // TITLES, (code - A_INSTALL) % TITLES)
    elif node == WILD:
        do_wild(t, s, code - A_WILD, ledger)
    elif node == PAY:
        do_pay(t, s, code - A_PAY, ledger)
    elif node == PLOT:
        do_plot(t, s, code - A_PLOT)
    elif node == SPEND:
        if do_spend(s, code - A_SPEND) == 0:
            place_cubes(t, s, ledger)
    elif node == DISCARD:
        if (do_discard(s, code - A_DISCARD) if code < A_DISCARD_PAIR else do_discard_pair(s, code - A_DISCARD_PAIR)) == 0:
            refill(t, s, ledger)
    elif node == REVEAL:
        turn_up(s, code - A_REVEAL, ledger)
        refill(t, s, ledger)
    else:
        do_starter(s, code - A_STARTER)
