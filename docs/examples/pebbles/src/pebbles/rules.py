"""The contract of Pebbles (`royaltable.core.rules.Rules`): who acts, what may be played and why not, what it does."""

from __future__ import annotations

from royaltable.core.kernel import CHANCE, OVER, Ledger, kernel
from royaltable.core.kernel import scores as scores
from royaltable.core.schema import Row

from .actions import A_TAKE, CODES
from .features import features as features
from .policy import rate as rate
from .schema import DEAL, END, TAKE, State, Tables
from .secrecy import hide as hide
from .secrecy import redeal as redeal
from .setup import do_dealt, in_box
from .setup import setup as setup
from .turns import do_take, refuse_take
from .turns import winners as winners


@kernel
def actor(t: Tables, s: State) -> int:
    """The seat to act, CHANCE or OVER."""
    if s.node == END:
        return OVER
    return CHANCE if s.node == DEAL else s.seat


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    """0, or the number of the first rule that a code breaks: 4_02_00 is PB-4.2."""
    if s.node == END:
        return 4_02_00
    if (s.node == DEAL) != (code < A_TAKE):
        return 4_03_00
    if s.node == DEAL:
        return 0 if in_box(s, code) else 1_02_00
    return refuse_take(s, code - A_TAKE + 1)


@kernel
def legal(t: Tables, s: State, codes: Row) -> int:
    """Write the legal codes of the seat to act, rising; returns how many."""
    n = 0
    for code in range(A_TAKE, CODES):
        if s.node == TAKE and refusal(t, s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Row, w: Row) -> int:
    """Write the outcomes of a chance node, rising, and their weights: every card in the box is as likely. Returns how many."""
    n = 0
    for code in range(A_TAKE):
        if s.node == DEAL and in_box(s, code):
            codes[n], w[n] = code, 1
            n += 1
    return n


@kernel
def apply(t: Tables, s: State, code: int, ledger: Ledger) -> None:
    """Play a legal code."""
    if s.node == DEAL:
        do_dealt(s, code)
    else:
        do_take(t, s, code - A_TAKE + 1, ledger)
