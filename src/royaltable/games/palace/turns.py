"""The course of the game: turns and their steps, rounds, the end (RP-3, RP-11)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from .backdoor import backdoor_open, begin_backdoor, end_backdoor
from .cards import some_card_fits
from .parade import begin_parade, parade_open
from .recruit import begin_recruit, recruit_open
from .schema import BACKDOOR, END, NOBODY, PARADE, PATRONS, RECRUIT, SQUARES, STAIRS, THIRD, State, Tables
from .scoring import score_game
from .stairs import begin_stairs, stairs_open
from .third import do_mint, third_open

# --- turns and steps (RP-3) ---------------------------------------------------------------------------------------


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
def step_open(t: Tables, s: State) -> int:
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
    return 1 if on == 1 or some_card_fits(t, s) == 1 else 0


@kernel
def settle(t: Tables, s: State, ledger: Ledger, noted: int) -> None:
    """End steps (RP-3.6), turns (RP-3.7) and rounds until somebody has to decide or to draw; `noted` 1: the end of the running step is an event."""
    while s.node >= PARADE and s.node <= BACKDOOR and step_open(t, s) == 0:
        if noted == 1:
            note(ledger, 3_06_00, s.seat, 0, s.node - PARADE)
        noted = 0
        end_step(t, s, ledger)


@kernel
def end_step(t: Tables, s: State, ledger: Ledger) -> None:
    """The next step, or the next turn. What was not used is lost (RP-6.6)."""
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


# --- rounds and the end (RP-11) -----------------------------------------------------------------------------------


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
