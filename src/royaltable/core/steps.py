"""Steps on arrays: the kernels that Python calls, in either backend.

`ta` holds one tables record, `sa` any number of positions, `i` says which one. Compiled, a call with arrays and an index takes
well under a microsecond, a call with a record several. In the pure backend `ta` and `sa` are lists of records. Buffers (`codes`,
`w`, `ledger`, `choices`, `out`, `rng`) are the caller's: 64-bit integers, sizes by `Game.max_legal`, `max_rows`, `max_nodes`.
"""

from __future__ import annotations

from typing import Any

from .kernel import CHANCE, OVER, kernel, sample
from .policy import play_many, playout

ARGUMENTS = dict.fromkeys(("options", "codes", "w", "ledger", "rng", "choices", "points", "won"), ("i8", 1))
"""NumPy type and dimensions of every argument that is a buffer; `ta`, `sa` are arrays of records, the others integers."""


def _of_the_game(*_: Any) -> int:
    raise RuntimeError("a kernel of core.steps was called without a game")


setup = actor = refusal = legal = weights = apply = scores = winners = hide = redeal = rate = _of_the_game


@kernel
def setup_at(ta: Any, sa: Any, i: int, players: int, options: Any) -> None:
    """Put position `i` at the first node of a game."""
    setup(ta[0], sa[i], players, options)


@kernel
def actor_at(ta: Any, sa: Any, i: int) -> int:
    """The seat to act, CHANCE or OVER."""
    return actor(ta[0], sa[i])


@kernel
def refusal_at(ta: Any, sa: Any, i: int, code: int) -> int:
    """0, or the number of the rule that a code breaks."""
    return refusal(ta[0], sa[i], code)


@kernel
def legal_at(ta: Any, sa: Any, i: int, codes: Any) -> int:
    """Write the legal codes, rising; returns how many."""
    return legal(ta[0], sa[i], codes)


@kernel
def weights_at(ta: Any, sa: Any, i: int, codes: Any, w: Any) -> int:
    """Write the outcomes of a chance node and their weights; returns how many."""
    return weights(ta[0], sa[i], codes, w)


@kernel
def apply_at(ta: Any, sa: Any, i: int, code: int, ledger: Any) -> None:
    """Play a legal code."""
    apply(ta[0], sa[i], code, ledger)


@kernel
def result_at(ta: Any, sa: Any, i: int, points: Any, won: Any) -> None:
    """Write the points of every seat and 1 for each winner (leader)."""
    scores(ta[0], sa[i], points)
    winners(ta[0], sa[i], won)


@kernel
def hide_at(ta: Any, sa: Any, i: int, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know."""
    hide(ta[0], sa[i], seat)


@kernel
def redeal_at(ta: Any, sa: Any, i: int, seat: int, rng: Any) -> None:
    """Replace what a seat may not know by a random possibility."""
    redeal(ta[0], sa[i], seat, rng)


@kernel
def rate_at(ta: Any, sa: Any, i: int, code: int) -> int:
    """Worth of a legal code for the seat to act."""
    return rate(ta[0], sa[i], code)


@kernel
def step(ta: Any, sa: Any, i: int, code: int, codes: Any, w: Any, ledger: Any, rng: Any) -> int:
    """Play a legal code, then chance until a seat is to act; write its legal codes. Returns how many, 0 when the game is over.

    A negative code plays nothing first: after `setup_at` it draws the first chance nodes.
    """
    t = ta[0]
    s = sa[i]
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
def play_game(ta: Any, sa: Any, i: int, players: int, options: Any, how: int, codes: Any, w: Any, ledger: Any, rng: Any, choices: Any) -> int:
    """Play a whole game by policy `how`; its codes go to `choices`. Returns the number of nodes."""
    setup(ta[0], sa[i], players, options)
    return playout(ta[0], sa[i], how, codes, w, ledger, rng, choices)


@kernel
def play_on(ta: Any, sa: Any, i: int, how: int, codes: Any, w: Any, ledger: Any, rng: Any, choices: Any) -> int:
    """Play position `i` to the end by policy `how`; the codes go to `choices`. Returns the number of nodes."""
    return playout(ta[0], sa[i], how, codes, w, ledger, rng, choices)


@kernel
def play_games(ta: Any, sa: Any, i: int, players: int, options: Any, how: int, codes: Any, w: Any, ledger: Any, rng: Any, games: int, most: int) -> int:
    """Play games without keeping them; `most` bounds the nodes of one. Returns the decisions made (chance not counted)."""
    return play_many(ta[0], sa[i], players, options, how, codes, w, ledger, rng, games, most)
