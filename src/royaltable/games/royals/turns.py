"""The course of the game: turns and their end (RO-2, RO-7, RO-8)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel
from .discards import go_on_discarding
from .periods import postponed, score_period
from .schema import DISPLAY, DRAW, END, PERIODS, REVEAL, State, Tables
from .scoring import score_titles


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
    """RO-7.1, RO-7.2. Only now the hand limits apply (RO-2.8)."""
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
def end_of_turn(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-7.8, RO-8.3, RO-9.1."""
    if s.periods_over > s.periods_scored and postponed(s) == 0:
        score_period(t, s, ledger)
        if s.periods_scored == PERIODS:
            score_titles(t, s, ledger)
            s.node = END
            return
    begin_turn(s)
