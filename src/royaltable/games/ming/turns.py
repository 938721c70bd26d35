"""The course of the game: scoring within a round, the end of a round (MD-5)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from .schema import DISTRICTS, END, HOME, NEUTRAL, NEUTRALS, NOBODY, PLACE, RETURN, START, State, Tables
from .scoring import LAST_ROUND, begin_province, go_home, go_on_scoring
from .setup import begin_placing

# --- the scoring within a round -----------------------------------------------------------------------------------


@kernel
def after_princes(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-0.7: scoring in rounds 2, 4 and 6."""
    if s.round_no % 2 == 0:
        s.phase = 4
        begin_province(t, s, 0, ledger)
        go_on(t, s, ledger)
    else:
        end_round(s, ledger)


@kernel
def go_on(t: Tables, s: State, ledger: Ledger) -> None:
    """The next question of the scoring, else the end of the round."""
    if go_on_scoring(t, s, ledger) == 1:
        end_round(s, ledger)


@kernel
def do_scoring(t: Tables, s: State, x: int, ledger: Ledger) -> None:
    """MD-4.2.1, MD-4.2.3, MD-7.9."""
    if s.node == RETURN:
        s.returns[s.seat] = x
    else:
        go_home(s, s.seat if s.node == HOME else NEUTRAL, x // 9, x // 3 % 3, x % 3)
    s.lap += 1
    go_on(t, s, ledger)


# --- the end of a round -------------------------------------------------------------------------------------------


@kernel
def end_round(s: State, ledger: Ledger) -> None:
    """MD-5.1 to MD-5.3; MD-6.1 after round 6."""
    if s.round_no == LAST_ROUND:
        s.node = END
        return
    s.phase = 5
    if s.players == 4 and s.round_no >= 4:
        s.node = START
        s.seat = chooser(s, 2 if s.round_no == 4 else 1)
        note(ledger, 5_02_00 if s.round_no == 4 else 5_03_00, s.seat, 0, 0)
    else:
        begin_round(s, (s.starter + 1) % s.players, ledger)


@kernel
def monks_of(s: State, seat: int) -> int:
    """Monks of a seat."""
    n = 0
    for d in range(DISTRICTS):
        if s.monk[d] == seat:
            n += 1
    return n


@kernel
def chooser(s: State, rank: int) -> int:
    """The seat that names the starting player: entry `rank` of the points in rising order, most monks, clockwise (MD-5.4, MD-5.5)."""
    target = -1
    for p in range(s.players):
        no_more = 0
        for q in range(s.players):
            if s.points[q] <= s.points[p]:
                no_more += 1
        if no_more >= rank and (target < 0 or s.points[p] < target):
            target = s.points[p]
    chosen = NOBODY
    most = -1
    for i in range(s.players):
        p = (s.starter + i) % s.players
        if s.points[p] == target and monks_of(s, p) > most:
            most = monks_of(s, p)
            chosen = p
    return chosen


@kernel
def begin_round(s: State, starter: int, ledger: Ledger) -> None:
    """MD-5.1, MD-7.5."""
    s.round_no += 1
    s.starter = starter
    note(ledger, 5_01_00, starter, 0, s.round_no)
    if s.players == 2 and s.round_no in (3, 5):
        begin_placing(s, NEUTRALS, 0)
    else:
        begin_placing(s, PLACE, 1)


@kernel
def refuse_start(s: State, seat: int) -> int:
    """Naming the starting player of the next round."""
    return 0 if seat < s.players else 5_06_00
