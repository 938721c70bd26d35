"""Kernels: the rules functions that run as plain Python (pure) and compiled by Numba (fast), from one text.

A kernel is an ordinary function over two records, `t` (the numbers of one component file) and `s` (one position),
written in the subset that Numba compiles. `@kernel` only notes the function down; the pure backend calls it as it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

CHANCE = -1
"""Actor of a chance node."""
OVER = -2
"""Actor when the game is over."""
RUIN = -2000
"""`rate` of an action after which the seat could never get on again, at most: also whoever errs leaves those out."""

KERNELS: list[Callable[..., Any]] = []
"""Every registered kernel, in order of definition; `core.fast` compiles them by module."""


def kernel(function: F) -> F:
    """Register a rules function for the fast backend and return it unchanged."""
    KERNELS.append(function)
    return function


def kernels_of(module: str) -> list[Callable[..., Any]]:
    """The kernels defined in one module, in order."""
    return [function for function in KERNELS if function.__module__ == module]


# --- random numbers: one 62-bit state in a one-element buffer, the same in both backends -------------------------

MASK = (1 << 62) - 1
STEP = 6364136223846793005
ODD = 1442695040888963407


def seeded(seed: object) -> list[int]:
    """A generator buffer for any seed; equal text gives an equal generator in every process."""
    return [int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big") & MASK]


@kernel
def below(rng: list[int], n: int) -> int:
    """A random integer from 0 to n - 1 (n at most 2**31); advances the generator."""
    x = (rng[0] * STEP + ODD) & MASK
    rng[0] = x
    return ((((x >> 30) ^ (x >> 47)) & 0x7FFFFFFF) * n) >> 31


@kernel
def sample(rng: list[int], codes: list[int], weights: list[int], n: int) -> int:
    """One of the first n codes, drawn by its integer weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    r = below(rng, total)
    for i in range(n):
        r -= weights[i]
        if r < 0:
            return codes[i]
    return -1


# --- the ledger: a flat buffer, [0] = number of rows (-1: nobody listens), then rule, seat, points, place ---------

Ledger = list[int]
LedgerRow = tuple[int, int, int, int]
"""Rule number, seat, points (0: an event for the log only), place."""
WIDTH = 4


def new_ledger(rows: int) -> Ledger:
    """An empty ledger with room for so many rows (0: nobody listens)."""
    return [0 if rows else -1] + [0] * (WIDTH * rows)


def rows_of(ledger: Ledger) -> tuple[LedgerRow, ...]:
    """The rows of a ledger, in the order in which they were written."""
    return tuple((ledger[i], ledger[i + 1], ledger[i + 2], ledger[i + 3]) for i in range(1, 1 + WIDTH * ledger[0], WIDTH))


@kernel
def note(ledger: Ledger, rule: int, seat: int, points: int, place: int) -> None:
    """Write one ledger row. Rows with 0 points are events for the log; they are no part of the result."""
    k = ledger[0]
    if k < 0:
        return
    ledger[0] = k + 1
    i = 1 + WIDTH * k
    ledger[i] = rule
    ledger[i + 1] = seat
    ledger[i + 2] = points
    ledger[i + 3] = place


@kernel
def book(s: Any, ledger: Ledger, rule: int, seat: int, points: int, place: int) -> None:
    """Score points under a rule; 0 points are no row."""
    if points != 0:
        s.points[seat] += points
        note(ledger, rule, seat, points, place)


@kernel
def scores(t: Any, s: Any, out: list[int]) -> None:
    """The points booked so far, per seat."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


def rule_id(prefix: str, number: int) -> str:
    """The rule id of a rule number: `3_04_02` is section 3, 4, 2.

    >>> rule_id("MD", 3_04_02), rule_id("MD", 2_05_00), rule_id("MD", 5_00), rule_id("MD", 4_02_10)
    ('MD-3.4.2', 'MD-2.5', 'MD-0.5', 'MD-4.2.10')
    """
    section, rest = divmod(number, 10_000)
    middle, last = divmod(rest, 100)
    return f"{prefix}-{section}.{middle}" + (f".{last}" if last else "")


def rule_number(rule: str) -> int:
    """The rule number of a rule id; the inverse of `rule_id`.

    >>> rule_number("MD-3.4.2"), rule_number("RO-11.4")
    (30402, 110400)
    """
    parts = [int(p) for p in rule.partition("-")[2].split(".")]
    section, middle, last = [*parts, 0, 0][:3]
    return section * 10_000 + middle * 100 + last
