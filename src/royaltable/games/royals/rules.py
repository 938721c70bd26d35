"""The rules of Royals: the turn and its end, the contract. Set-up is in `setup`, the draw step in `draws`, installing and discarding in `payment`,
markers in `scoring`, hidden cards in `secrecy`."""

from __future__ import annotations

from ...core.draw import outcomes_alike, outcomes_of
from ...core.kernel import CHANCE, OVER, kernel
from ...core.kernel import scores as scores
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
    CODES,
)
from .draws import do_draw, do_draw_deck, do_draw_intrigue, do_drawn_country, do_drawn_pair, refuse_draw, refuse_draw_intrigue, turn_up
from .features import features as features
from .payment import (
    can_pay,
    do_discard,
    do_discard_pair,
    do_install,
    do_pay,
    do_plot,
    do_spend,
    do_wild,
    go_on_discarding,
    refuse_discard,
    refuse_discard_pair,
    refuse_install,
    refuse_pay,
    refuse_plot,
    refuse_spend,
    refuse_wild,
)
from .policy import rate as rate
from .schema import (
    COUNTRIES,
    DISCARD,
    DISPLAY,
    DRAW,
    DRAWN_COUNTRY,
    DRAWN_PAIR,
    END,
    FINISH_ROUND,
    PAIRS,
    PAY,
    PERIODS,
    PLAY,
    PLOT,
    REVEAL,
    SPEND,
    STARTER,
    TITLES,
    WILD,
    State,
    Tables,
)
from .scoring import score_period, score_titles
from .scoring import winners as winners
from .secrecy import hide as hide
from .secrecy import redeal as redeal
from .setup import do_starter
from .setup import setup as setup

Ledger = list[int]
Codes = list[int]

# Codes that belong to a node, by node: first and one after the last.
FIRST_CODE = (A_STARTER, A_REVEAL, A_DRAW_DECK, A_DRAWN, A_DRAWN, A_INSTALL, A_WILD, A_PAY, A_PLOT, A_SPEND, A_DISCARD, CODES)
AFTER_CODE = (A_REVEAL, A_DRAW_DECK, A_DRAWN, A_INSTALL, A_INSTALL, A_WILD, A_PAY, A_PLOT, A_SPEND, A_DISCARD, CODES, CODES)


# --- the turn ---------------------------------------------------------------------------------------------------


@kernel
def begin_turn(s: State) -> None:
    """RO-2.1."""
    s.seat = s.starter if s.turn == 0 else (s.seat + 1) % s.players
    s.turn += 1
    s.drawn_country = 0
    s.drawn_intrigue = 0
    s.node = DRAW


@kernel
def do_end(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-7.1, RO-7.2."""
    if go_on_discarding(s) == 0:
        refill(t, s, ledger)


@kernel
def refill(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-1.12, RO-7.7: the next card, or what follows a full display."""
    if s.display_size < DISPLAY:
        s.node = REVEAL
    elif s.turn == 0:
        begin_turn(s)
    else:
        end_of_turn(t, s, ledger)


@kernel
def postponed(s: State) -> int:
    """RO-8.9: the round is finished before the third period is scored."""
    return 1 if s.last_round == FINISH_ROUND and s.periods_over == PERIODS and (s.seat + 1) % s.players != s.starter else 0


@kernel
def end_of_turn(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-7.8, RO-8.3, RO-9.1."""
    if s.periods_over > s.periods_scored and postponed(s) == 0:
        score_period(t, s, ledger)
        if s.periods_scored == PERIODS:
            score_titles(t, s, ledger)
            s.node = END
            return
    begin_turn(s)


# --- the contract -----------------------------------------------------------------------------------------------


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


@kernel
def legal_play(t: Tables, s: State, codes: Codes) -> int:
    """The legal codes of a play node, rising: portraits whose cost the hand can pay, and `end`."""
    n = 0
    for i in range(t.portraits):
        city = t.portrait_city[i]
        title = t.portrait_title[i]
        if can_pay(t, s, s.seat, t.country[city], title) == 1 and refuse_install(t, s, city, title) == 0:
            codes[n] = A_INSTALL + TITLES * city + title
            n += 1
    codes[n] = A_END
    return n + 1


@kernel
def legal(t: Tables, s: State, codes: Codes) -> int:
    """Write the legal codes of the seat to act, rising; returns how many."""
    if actor(t, s) < 0:
        return 0
    node = s.node
    if node == PLAY:
        return legal_play(t, s, codes)
    n = 0
    for code in range(FIRST_CODE[node], AFTER_CODE[node]):
        if refusal(t, s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Codes, w: list[int]) -> int:
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
        do_spend(t, s, code - A_SPEND, ledger)
    elif node == DISCARD:
        more = do_discard(s, code - A_DISCARD) if code < A_DISCARD_PAIR else do_discard_pair(s, code - A_DISCARD_PAIR)
        if more == 0:
            refill(t, s, ledger)
    elif node == REVEAL:
        turn_up(s, code - A_REVEAL, ledger)
        refill(t, s, ledger)
    else:
        do_starter(s, code - A_STARTER)
