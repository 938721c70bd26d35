"""Usurping a noble: the Intrigue cards that it costs besides (RO-5).

Cards named in a payment are noted in `spent` and stay in the hand until the last one is named.
"""

from __future__ import annotations

from ...core.kernel import kernel
from .schema import FIRST, KING, KING_ONE, NOBODY, PAIRS, SECOND, SPEND, WILD_INTRIGUE, State, Tables

# --- what a hand allows -------------------------------------------------------------------------------------------


@kernel
def shows(pair: int, country: int) -> int:
    """Whether an Intrigue card shows a country."""
    return 1 if FIRST[pair] == country or SECOND[pair] == country else 0


@kernel
def owed(t: Tables, s: State, title: int) -> int:
    """RO-5.2: Intrigue cards owed for a usurpation. They are owed on top of the whole cost (RO-5.1)."""
    return 1 if title == KING and s.king_intrigue == KING_ONE else t.owed[title]


@kernel
def matching(s: State, seat: int, country: int) -> int:
    """Intrigue cards in a hand that show a country."""
    n = 0
    for pair in range(PAIRS):
        if shows(pair, country) == 1:
            n += s.intrigue[seat][pair]
    return n


@kernel
def can_plot(t: Tables, s: State, seat: int, country: int, title: int) -> int:
    """RO-5.3, likewise."""
    return 1 if WILD_INTRIGUE * owed(t, s, title) <= s.intrigue_size[seat] + (WILD_INTRIGUE - 1) * matching(s, seat, country) else 0


# --- how many replacements ----------------------------------------------------------------------------------------


@kernel
def refuse_plot(t: Tables, s: State, v: int) -> int:
    """RO-5.5."""
    o = owed(t, s, s.title)
    if v > o or o - v > matching(s, s.seat, t.country[s.city]) or o + (WILD_INTRIGUE - 1) * v > s.intrigue_size[s.seat]:
        return 5_05_00
    return 0


@kernel
def do_plot(t: Tables, s: State, v: int) -> None:
    """The number of replacements is fixed."""
    s.plot = v
    s.left = owed(t, s, s.title) + (WILD_INTRIGUE - 1) * v
    s.last = NOBODY
    s.last_match = NOBODY
    s.node = SPEND


# --- Intrigue cards -----------------------------------------------------------------------------------------------


@kernel
def matches_left(s: State) -> int:
    """How many of the first, matching cards are still to be named; below 1 when substitutes are."""
    return s.left - WILD_INTRIGUE * s.plot


@kernel
def substitute(pair: int, country: int, last: int, last_match: int) -> int:
    """RO-5.8: whether a card may still follow as a substitute."""
    return 1 if pair >= last and (pair >= last_match or shows(pair, country) == 0) else 0


@kernel
def substitutes_from(s: State, country: int, last: int, last_match: int) -> int:
    """Intrigue cards not yet named that may still follow as substitutes."""
    n = 0
    for pair in range(PAIRS):
        if substitute(pair, country, last, last_match) == 1:
            n += s.intrigue[s.seat][pair] - s.spent[pair]
    return n


@kernel
def matches_from(s: State, country: int, pair: int) -> int:
    """Matching Intrigue cards not yet named, at or after a pair in the fixed order."""
    n = 0
    for q in range(max(pair, 0), PAIRS):
        if shows(q, country) == 1:
            n += s.intrigue[s.seat][q] - s.spent[q]
    return n


@kernel
def refuse_spend(t: Tables, s: State, pair: int) -> int:
    """An Intrigue card."""
    country = t.country[s.city]
    if s.intrigue[s.seat][pair] <= s.spent[pair]:
        return 5_06_00
    first = matches_left(s)
    if first > 0:
        if shows(pair, country) == 0:
            return 5_07_00
        if pair < s.last_match:
            return 5_08_00
        enough = matches_from(s, country, pair) >= first and substitutes_from(s, country, NOBODY, pair) >= s.left
    else:
        if substitute(pair, country, s.last, s.last_match) == 0:
            return 5_08_00
        enough = substitutes_from(s, country, pair, s.last_match) >= s.left
    return 0 if enough else 5_09_00


@kernel
def do_spend(s: State, pair: int) -> int:
    """One Intrigue card is named; 1 if more cards must be, else 0."""
    if matches_left(s) > 0:
        s.last_match = pair
    else:
        s.last = pair
    s.spent[pair] += 1
    s.left -= 1
    return 1 if s.left > 0 else 0
