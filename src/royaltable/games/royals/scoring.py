"""Markers, titles and the winner (RO-9)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .schema import NOBODY, TITLES, State, Tables

NUMBERS = 100  # printed numbers are below


@kernel
def book(s: State, ledger: Ledger, rule: int, seat: int, points: int, place: int) -> None:
    """A marker is taken. The score is the sum of all markers (RO-9.5)."""
    s.points[seat] += points
    if points > s.best[seat]:
        s.best[seat] = points
    note(ledger, rule, seat, points, place)


# --- the end of the game ------------------------------------------------------------------------------------------


@kernel
def score_titles(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-9.1 to RO-9.4."""
    for title in range(TITLES):
        cubes = s.title_cubes[title]
        most = 0
        level = 0
        for p in range(s.players):
            if cubes[p] > most:
                most = cubes[p]
                level = 1
            elif cubes[p] == most:
                level += 1
        if most == 0 or level > 2:
            note(ledger, 9_04_00, NOBODY, 0, title)
            continue
        for p in range(s.players):
            if cubes[p] == most:
                if level == 1:
                    book(s, ledger, 9_02_00, p, t.full[title], title)
                else:
                    book(s, ledger, 9_03_00, p, t.half[title], title)


@kernel
def winners(t: Tables, s: State, out: Row) -> None:
    """RO-9.6 to RO-9.8: 1 for each winner (of a running game: leader), else 0."""
    best = -1
    for p in range(s.players):
        best = max(best, NUMBERS * s.points[p] + s.best[p])
    for p in range(s.players):
        out[p] = 1 if NUMBERS * s.points[p] + s.best[p] == best else 0
