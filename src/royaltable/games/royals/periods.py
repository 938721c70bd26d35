"""Periods: influence and its markers (RO-8)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from .schema import COUNTRIES, FINISH_ROUND, GONE, NOBODY, PERIODS, State, Tables
from .scoring import NUMBERS, book


@kernel
def influence(t: Tables, s: State, country: int, seat: int) -> int:
    """RO-8.4."""
    n = 0
    for i in range(t.noble_count[country]):
        noble = t.nobles[country][i]
        title = t.portrait_title[noble]
        if s.owner[t.portrait_city[noble]][title] == seat:
            n += t.influence[title]
    return n


@kernel
def standing(t: Tables, s: State, country: int, seat: int) -> int:
    """Order for period markers, higher first: influence, then rank of the highest noble, then value of its city (RO-8.5 to RO-8.7); 0 without influence."""
    total = 0
    highest = 0
    for i in range(t.noble_count[country]):
        noble = t.nobles[country][i]
        city = t.portrait_city[noble]
        title = t.portrait_title[noble]
        if s.owner[city][title] == seat:
            total += t.influence[title]
            highest = max(highest, NUMBERS * (title + 1) + t.value[city])
    return NUMBERS * NUMBERS * total + highest


@kernel
def ahead_in(t: Tables, s: State, country: int, but: int) -> int:
    """The seat with the best standing in a country, one seat left out; NOBODY if none has influence."""
    best = 0
    found = NOBODY
    for p in range(s.players):
        if p != but:
            here = standing(t, s, country, p)
            if here > best:
                best = here
                found = p
    return found


@kernel
def score_period(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-8.4 to RO-8.8 for the first period not yet scored."""
    for country in range(COUNTRIES):
        row = PERIODS * country + s.periods_scored
        high = ahead_in(t, s, country, NOBODY)
        low = ahead_in(t, s, country, high) if high != NOBODY else NOBODY
        take_period(t, s, row, 0, high, ledger)
        take_period(t, s, row, 1, low, ledger)
    s.periods_scored += 1


@kernel
def take_period(t: Tables, s: State, row: int, low: int, seat: int, ledger: Ledger) -> None:
    """RO-8.5, RO-8.6, RO-8.8: a high (`low` 0) or low marker for a seat, or it leaves the game."""
    if seat == NOBODY:
        s.period_taker[row][low] = GONE
        note(ledger, 8_08_00, NOBODY, 0, 2 * row + low)
    else:
        s.period_taker[row][low] = seat
        book(s, ledger, 8_05_00 if low == 0 else 8_06_00, seat, t.period[row][low], 2 * row + low)


@kernel
def postponed(s: State) -> int:
    """RO-8.9: the round is finished before the third period is scored."""
    return 1 if s.last_round == FINISH_ROUND and s.periods_over == PERIODS and (s.seat + 1) % s.players != s.starter else 0
