"""The kernels of a game: what its module `rules` holds and what everything that plays any game is written with.

mypy compares a game's `rules` with `Rules` where the game is put together (`games/<game>/__init__.py`). Generic kernels (policy, steps, search …)
import the names at the end of this file. As they stand here they belong to no game and raise; a backend binds generic kernels to a game by
putting its kernels in their place (`core.backend`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

from .schema import Position, Record, Row

T = TypeVar("T", bound=Record, contravariant=True)
S = TypeVar("S", bound=Position, contravariant=True)


class Rules(Protocol[T, S]):
    """The contract. `t` holds the numbers of the component file, `s` is the position; buffers belong to the caller (sizes: `Game.max_legal`, `max_rows`)."""

    def setup(self, t: T, s: S, players: int, options: Row) -> None:
        """Put `s` at the first node; every field is set. `options`: index of each value, in the order of the component file."""

    def actor(self, t: T, s: S) -> int:
        """The seat to act, CHANCE or OVER."""

    def refusal(self, t: T, s: S, code: int) -> int:
        """0, or the number of the first rule that a code breaks. Total: any code of the game at any node, chance outcomes too, the end too."""

    def legal(self, t: T, s: S, codes: Row) -> int:
        """Write the codes with refusal 0 of the seat to act, rising; returns how many (0 at chance nodes and after the end)."""

    def weights(self, t: T, s: S, codes: Row, w: Row) -> int:
        """Write the outcomes of a chance node, rising, and their weights; returns how many (0 at other nodes)."""

    def apply(self, t: T, s: S, code: int, ledger: Row) -> None:
        """Play a legal code or outcome, and everything automatic after it; its rows go to the ledger."""

    def scores(self, t: T, s: S, out: Row) -> None:
        """Write the points of every seat."""

    def winners(self, t: T, s: S, out: Row) -> None:
        """Write 1 for each winner (of a running game: leader), else 0."""

    def hide(self, t: T, s: S, seat: int) -> None:
        """Blank what a seat (-1: a spectator) may not know. Twice is as good as once."""

    def redeal(self, t: T, s: S, seat: int, rng: Row) -> None:
        """Replace what a seat may not know by a random possibility with the right weights. Works on a hidden position; `hide` gives that back again."""

    def rate(self, t: T, s: S, code: int) -> int:
        """Worth of a legal code for the seat to act, from what that seat may know: the same on a hidden position."""

    def features(self, t: T, s: S, seat: int, out: Row) -> int:
        """Write the numbers that the evaluation reads for a seat (`Game.features` names them), from what that seat may know; returns how many."""


NAMES = tuple(name for name in vars(Rules) if not name.startswith("_"))
"""The kernels of every game."""


class _NoGame:
    """Kernels of no game."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def missing(*_: object) -> Any:
            raise RuntimeError(f"the kernel {name} was called without a game")

        missing.__name__ = name
        return missing


_no_game = cast("Rules[Record, Position]", _NoGame())

setup = _no_game.setup
actor = _no_game.actor
refusal = _no_game.refusal
legal = _no_game.legal
weights = _no_game.weights
apply = _no_game.apply
scores = _no_game.scores
winners = _no_game.winners
hide = _no_game.hide
redeal = _no_game.redeal
rate = _no_game.rate
features = _no_game.features
copy_at: Callable[[Any, int, int], None] = cast(Any, _no_game).copy_at
"""Overwrite position `i` of an array by position `j`; every backend has its own."""
