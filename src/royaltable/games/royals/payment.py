"""Installing, usurping and discarding: what may be paid, and in which wording (sections 4, 5, 7 and 11.5 of the rule book).

Cards named in a payment or discard are noted in `paid` and `spent` and stay in the hand until the last one is named.
"""

from __future__ import annotations

from ...core.kernel import kernel, note
from .schema import (
    COUNTRIES,
    DISCARD,
    FIRST,
    HAND_COUNTRY,
    HAND_INTRIGUE,
    KING,
    KING_ONE,
    NOBODY,
    PAIRS,
    PAY,
    PLAY,
    PLOT,
    SECOND,
    SPEND,
    WILD,
    WILD_COUNTRY,
    WILD_INTRIGUE,
    State,
    Tables,
)
from .scoring import take_bonuses

Ledger = list[int]


# --- what a hand allows -----------------------------------------------------------------------------------------


@kernel
def shows(pair: int, country: int) -> int:
    """Whether an Intrigue card shows a country."""
    return 1 if FIRST[pair] == country or SECOND[pair] == country else 0


@kernel
def owed(t: Tables, s: State, title: int) -> int:
    """RO-5.2: Intrigue cards owed for a usurpation."""
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
def can_pay(t: Tables, s: State, seat: int, country: int, title: int) -> int:
    """RO-4.4: with h matching cards of H the fewest replacements, c - h, need c + 2 (c - h) cards."""
    return 1 if WILD_COUNTRY * t.cost[title] <= s.hand_size[seat] + (WILD_COUNTRY - 1) * s.hand[seat][country] else 0


@kernel
def can_plot(t: Tables, s: State, seat: int, country: int, title: int) -> int:
    """RO-5.3, likewise."""
    return 1 if WILD_INTRIGUE * owed(t, s, title) <= s.intrigue_size[seat] + (WILD_INTRIGUE - 1) * matching(s, seat, country) else 0


@kernel
def refuse_install(t: Tables, s: State, city: int, title: int) -> int:
    """An installation by the seat to act."""
    if t.shows[city][title] == 0:
        return 4_01_00
    holder = s.owner[city][title]
    if holder == s.seat:
        return 4_02_00
    if s.supply[s.seat] < 2:
        return 4_03_00
    country = t.country[city]
    if can_pay(t, s, s.seat, country, title) == 0:
        return 4_04_00
    return 5_03_00 if holder != NOBODY and can_plot(t, s, s.seat, country, title) == 0 else 0


@kernel
def do_install(s: State, city: int, title: int) -> None:
    """The payment begins."""
    s.city = city
    s.title = title
    s.node = WILD


# --- Country cards ----------------------------------------------------------------------------------------------


@kernel
def countries_from(s: State, country: int) -> int:
    """Country cards not yet named, at or after a country in the fixed order."""
    hand = s.hand[s.seat]
    n = 0
    for k in range(country, COUNTRIES):
        n += hand[k] - s.paid[k]
    return n


@kernel
def refuse_wild(t: Tables, s: State, w: int) -> int:
    """RO-4.6."""
    cost = t.cost[s.title]
    if w > cost or cost - w > s.hand[s.seat][t.country[s.city]] or cost + (WILD_COUNTRY - 1) * w > s.hand_size[s.seat]:
        return 4_06_00
    return 0


@kernel
def do_wild(t: Tables, s: State, w: int, ledger: Ledger) -> None:
    """The matching cards are set aside."""
    s.wild = w
    s.paid[t.country[s.city]] = t.cost[s.title] - w
    s.left = WILD_COUNTRY * w
    s.last = NOBODY
    s.node = PAY
    if s.left == 0:
        end_of_countries(t, s, ledger)


@kernel
def refuse_pay(s: State, country: int) -> int:
    """A substitute."""
    if s.hand[s.seat][country] <= s.paid[country]:
        return 4_07_00
    if country < s.last:
        return 4_08_00
    return 4_09_00 if countries_from(s, country) < s.left else 0


@kernel
def do_pay(t: Tables, s: State, country: int, ledger: Ledger) -> None:
    """One substitute is named."""
    s.paid[country] += 1
    s.last = country
    s.left -= 1
    if s.left == 0:
        end_of_countries(t, s, ledger)


@kernel
def end_of_countries(t: Tables, s: State, ledger: Ledger) -> None:
    """The Intrigue cards of a usurper, else the installation."""
    if s.owner[s.city][s.title] == NOBODY:
        place_cubes(t, s, ledger)
    else:
        s.node = PLOT


# --- Intrigue cards ---------------------------------------------------------------------------------------------


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
def do_spend(t: Tables, s: State, pair: int, ledger: Ledger) -> None:
    """One Intrigue card is named."""
    if matches_left(s) > 0:
        s.last_match = pair
    else:
        s.last = pair
    s.spent[pair] += 1
    s.left -= 1
    if s.left == 0:
        place_cubes(t, s, ledger)


# --- when everything is paid ------------------------------------------------------------------------------------


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


@kernel
def place_cubes(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-4.10, RO-5.10, RO-5.11, then bonuses."""
    seat, city, title = s.seat, s.city, s.title
    give_up(s)
    victim = s.owner[city][title]
    if victim != NOBODY:
        s.cathedral[city][victim] += 1
        note(ledger, 5_10_00, victim, 0, city)
    s.owner[city][title] = seat
    s.title_cubes[title][seat] += 1
    s.supply[seat] -= 2
    take_bonuses(t, s, city, ledger)
    s.city = NOBODY
    s.title = NOBODY
    s.wild = 0
    s.plot = 0
    s.node = PLAY


# --- the hand limit ---------------------------------------------------------------------------------------------


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
