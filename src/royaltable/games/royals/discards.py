"""The hand limit, and cards that leave the hand (RO-7).

Cards named in a discard are noted in `paid` and `spent`, as in a payment, and stay in the hand until the last one is named.
"""

from __future__ import annotations

from ...core.kernel import kernel
from .schema import COUNTRIES, DISCARD, HAND_COUNTRY, HAND_INTRIGUE, NOBODY, PAIRS, State

# --- cards that leave the hand ------------------------------------------------------------------------------------


@kernel
def countries_from(s: State, country: int) -> int:
    """Country cards not yet named, at or after a country in the fixed order."""
    hand = s.hand[s.seat]
    n = 0
    for k in range(country, COUNTRIES):
        n += hand[k] - s.paid[k]
    return n


@kernel
def give_up(s: State) -> None:
    """The cards named leave the hand for their discard piles; known ones first (RO-10.6)."""
    seat = s.seat
    for k in range(COUNTRIES):
        n = s.paid[k]
        s.hand[seat][k] -= n
        s.hand_size[seat] -= n
        s.discards[k] += n
        s.taken[seat][k] = max(s.taken[seat][k] - n, 0)
        s.known[seat][k] = max(s.known[seat][k] - n, 0)
        s.paid[k] = 0
    for pair in range(PAIRS):
        n = s.spent[pair]
        s.intrigue[seat][pair] -= n
        s.intrigue_size[seat] -= n
        s.intrigue_discards[pair] += n
        s.known_intrigue[seat][pair] = max(s.known_intrigue[seat][pair] - n, 0)
        s.spent[pair] = 0
    s.left = 0
    s.last = NOBODY
    s.last_match = NOBODY


# --- the hand limit -----------------------------------------------------------------------------------------------


@kernel
def countries_over(s: State) -> int:
    """Country cards still to be discarded."""
    n = s.hand_size[s.seat] - HAND_COUNTRY
    for k in range(COUNTRIES):
        n -= s.paid[k]
    return n


@kernel
def pairs_over(s: State) -> int:
    """Intrigue cards still to be discarded."""
    n = s.intrigue_size[s.seat] - HAND_INTRIGUE
    for pair in range(PAIRS):
        n -= s.spent[pair]
    return n


@kernel
def go_on_discarding(s: State) -> int:
    """RO-7.2, RO-7.3: 1 and the next node if a card is above its limit, else 0."""
    s.last = NOBODY
    s.left = countries_over(s)
    if s.left <= 0:
        s.left = pairs_over(s)
    if s.left <= 0:
        s.left = 0
        return 0
    s.node = DISCARD
    return 1


@kernel
def refuse_discard(s: State, country: int) -> int:
    """A Country card."""
    if countries_over(s) <= 0:
        return 7_03_00
    if s.hand[s.seat][country] <= s.paid[country]:
        return 7_04_00
    if country < s.last:
        return 7_05_00
    return 7_06_00 if countries_from(s, country) < s.left else 0


@kernel
def refuse_discard_pair(s: State, pair: int) -> int:
    """An Intrigue card."""
    if countries_over(s) > 0:
        return 7_03_00
    if s.intrigue[s.seat][pair] <= s.spent[pair]:
        return 7_04_00
    if pair < s.last:
        return 7_05_00
    n = 0
    for q in range(pair, PAIRS):
        n += s.intrigue[s.seat][q] - s.spent[q]
    return 7_06_00 if n < s.left else 0


@kernel
def do_discard(s: State, country: int) -> int:
    """One Country card is named; 1 if more cards must go, else 0."""
    s.paid[country] += 1
    return named(s, country)


@kernel
def do_discard_pair(s: State, pair: int) -> int:
    """One Intrigue card is named; 1 if more cards must go, else 0."""
    s.spent[pair] += 1
    return named(s, pair)


@kernel
def named(s: State, card: int) -> int:
    """Go on within the kind of card, else with the other kind, else the cards leave the hand."""
    s.last = card
    s.left -= 1
    if s.left > 0 or go_on_discarding(s) == 1:
        return 1
    give_up(s)
    return 0
