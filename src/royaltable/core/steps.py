"""Steps on arrays: the kernels that Python calls, in either backend.

`ta` holds one tables record, `sa` any number of positions, `i` says which one. Compiled, a call with arrays and an index takes
well under a microsecond, a call with a record several. In the pure backend `ta` and `sa` are lists of records. Buffers are the caller's
(`core.backend.Backend.buffers`); `choices` has room for the codes of a game (`Game.max_nodes`).
"""

from __future__ import annotations

from .buffers import Buffers
from .kernel import CHANCE, OVER, kernel, sample
from .policy import play_many, playout
from .rules import actor, apply, hide, legal, rate, redeal, refusal, scores, setup, weights, winners
from .schema import Positions, Records, Row


@kernel
def setup_at(ta: Records, sa: Positions, i: int, players: int, options: Row) -> None:
    """Put position `i` at the first node of a game."""
    setup(ta[0], sa[i], players, options)


@kernel
def actor_at(ta: Records, sa: Positions, i: int) -> int:
    """The seat to act, CHANCE or OVER."""
    return actor(ta[0], sa[i])


@kernel
def refusal_at(ta: Records, sa: Positions, i: int, code: int) -> int:
    """0, or the number of the rule that a code breaks."""
    return refusal(ta[0], sa[i], code)


@kernel
def legal_at(ta: Records, sa: Positions, i: int, codes: Row) -> int:
    """Write the legal codes, rising; returns how many."""
    return legal(ta[0], sa[i], codes)


@kernel
def weights_at(ta: Records, sa: Positions, i: int, codes: Row, w: Row) -> int:
    """Write the outcomes of a chance node and their weights; returns how many."""
    return weights(ta[0], sa[i], codes, w)


@kernel
def apply_at(ta: Records, sa: Positions, i: int, code: int, ledger: Row) -> None:
    """Play a legal code."""
    apply(ta[0], sa[i], code, ledger)


@kernel
def result_at(ta: Records, sa: Positions, i: int, points: Row, won: Row) -> None:
    """Write the points of every seat and 1 for each winner (leader)."""
    scores(ta[0], sa[i], points)
    winners(ta[0], sa[i], won)


@kernel
def hide_at(ta: Records, sa: Positions, i: int, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know."""
    hide(ta[0], sa[i], seat)


@kernel
def redeal_at(ta: Records, sa: Positions, i: int, seat: int, rng: Row) -> None:
    """Replace what a seat may not know by a random possibility."""
    redeal(ta[0], sa[i], seat, rng)


@kernel
def rate_at(ta: Records, sa: Positions, i: int, code: int) -> int:
    """Worth of a legal code for the seat to act."""
    return rate(ta[0], sa[i], code)


@kernel
def step(ta: Records, sa: Positions, i: int, code: int, b: Buffers) -> int:
    """Play a legal code, then chance until a seat is to act; write its legal codes. Returns how many, 0 when the game is over.

    A negative code plays nothing first: after `setup_at` it draws the first chance nodes.
    """
    t = ta[0]
    s = sa[i]
    codes, w, ledger, rng, _out = b
    if code >= 0:
        apply(t, s, code, ledger)
    who = actor(t, s)
    while who == CHANCE:
        apply(t, s, sample(rng, codes, w, weights(t, s, codes, w)), ledger)
        who = actor(t, s)
    if who == OVER:
        return 0
    return legal(t, s, codes)


@kernel
def play_game(ta: Records, sa: Positions, i: int, players: int, options: Row, policy: int, b: Buffers, choices: Row) -> int:
    """Play a whole game by a policy; its codes go to `choices`. Returns the number of nodes."""
    setup(ta[0], sa[i], players, options)
    return playout(ta[0], sa[i], policy, b, choices)


@kernel
def play_on(ta: Records, sa: Positions, i: int, policy: int, b: Buffers, choices: Row) -> int:
    """Play position `i` to the end by a policy; the codes go to `choices`. Returns the number of nodes."""
    return playout(ta[0], sa[i], policy, b, choices)


@kernel
def play_games(ta: Records, sa: Positions, i: int, players: int, options: Row, policy: int, b: Buffers, games: int, most: int) -> int:
    """Play games without keeping them; `most` bounds the nodes of one. Returns the decisions made (chance not counted)."""
    return play_many(ta[0], sa[i], players, options, policy, b, games, most)
