"""What a seat may know, and dealing the rest anew (RO-10).

A card that a viewer has not located is either in a deck or an unknown card of another hand. Of those, the ones that did not go into the deck when it was
made must be in hands (`pool`); the others are any of them, all equally likely. The takers of markers are public events (RO-10.3) and stay; totals are hidden.
"""

from __future__ import annotations

from ...core.draw import held, pick
from ...core.kernel import below, kernel
from ...core.schema import Grid, Row
from .bonuses import HOUSES
from .discards import countries_over
from .schema import (
    CITIES,
    COUNTRIES,
    DISCARD,
    END,
    MARKERS_HIDDEN,
    NOBODY,
    PAIRS,
    PAY,
    PERIODS,
    PLOT,
    SEATS,
    SPEND,
    WILD,
    WILD_COUNTRY,
    WILD_INTRIGUE,
    State,
    Tables,
)
from .usurp import matches_left, owed, shows, substitute

# --- hiding -------------------------------------------------------------------------------------------------------


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know (RO-10.1, RO-10.3, RO-10.4); a finished game hides nothing."""
    if s.node == END:
        return
    for p in range(s.players):
        if p != seat:
            if s.markers == MARKERS_HIDDEN:
                s.points[p] = 0
                s.best[p] = 0
            for k in range(COUNTRIES):
                s.hand[p][k] = 0
                s.own[p][k] = 0
            for pair in range(PAIRS):
                s.intrigue[p][pair] = 0
                s.own_intrigue[p][pair] = 0
        if seat < 0:
            for k in range(COUNTRIES):
                s.known[p][k] = s.taken[p][k]
            for pair in range(PAIRS):
                s.known_intrigue[p][pair] = 0
    for k in range(COUNTRIES):
        s.deck[k] = 0
    for pair in range(PAIRS):
        s.intrigue_deck[pair] = 0


# --- gathering: certain cards to the hands, all others to deck and pool -------------------------------------------


@kernel
def gather(t: Tables, s: State, seat: int) -> None:
    """On a hidden state: other hands hold only what must be there, `deck` all other Country cards that the viewer has not located."""
    for k in range(COUNTRIES):
        s.deck[k] = t.cards[(SEATS + 1) * s.edition + s.players][k] - s.display[k] - s.discards[k]
        for p in range(s.players):
            if p != seat:
                s.hand[p][k] = s.known[p][k]
        if s.seat >= 0 and s.seat != seat:
            s.hand[s.seat][k] = max(s.hand[s.seat][k], s.paid[k])  # named in the open
    if s.node == WILD and s.seat != seat:
        least = fewest_matching(t, s)
        country = t.country[s.city]
        s.hand[s.seat][country] = max(s.hand[s.seat][country], least)
    for k in range(COUNTRIES):
        for p in range(s.players):
            s.deck[k] -= s.hand[p][k]


@kernel
def fewest_matching(t: Tables, s: State) -> int:
    """RO-4.6 from outside: the hand must hold so many matching cards, or it could not pay."""
    cost = t.cost[s.title]
    return max(cost - (s.hand_size[s.seat] - cost) // (WILD_COUNTRY - 1), 0)


@kernel
def gather_intrigue(t: Tables, s: State, seat: int) -> None:
    """The same for Intrigue cards and `intrigue_deck`."""
    for pair in range(PAIRS):
        s.intrigue_deck[pair] = t.copies - s.intrigue_discards[pair]
        for p in range(s.players):
            if p != seat:
                s.intrigue[p][pair] = s.known_intrigue[p][pair]
        if s.seat >= 0 and s.seat != seat:
            s.intrigue[s.seat][pair] = max(s.intrigue[s.seat][pair], s.spent[pair])
        for p in range(s.players):
            s.intrigue_deck[pair] -= s.intrigue[p][pair]


@kernel
def split(deck: Row, pool: Row, fed: Row, own: Grid, seat: int, kinds: int) -> None:
    """RO-10.6: cards beyond what the deck can hold move from `deck` to `pool`; they must be in hands."""
    for x in range(kinds):
        most = fed[x]
        if seat >= 0:
            most -= own[seat][x]
        pool[x] = max(deck[x] - most, 0)
        deck[x] -= pool[x]


# --- dealing ------------------------------------------------------------------------------------------------------


@kernel
def free(hand: Grid, sizes: Row, p: int, kinds: int) -> int:
    """How many cards of a hand have not been dealt yet."""
    return sizes[p] - held(hand[p], kinds)


@kernel
def unfilled(s: State, hand: Grid, sizes: Row, kinds: int) -> int:
    """How many cards of all hands have not been dealt yet."""
    n = 0
    for p in range(s.players):
        n += free(hand, sizes, p, kinds)
    return n


@kernel
def deal_some(s: State, hand: Grid, sizes: Row, deck: Row, pool: Row, kinds: int, n: int, allowed: int, rng: Row) -> None:
    """Deal n cards of the kinds in the bit set `allowed` to the seat to act: from the pool, or from the deck while places are left for the pool."""
    for _ in range(n):
        total = 0
        spare = unfilled(s, hand, sizes, kinds) - held(pool, kinds)
        for x in range(kinds):
            if (allowed >> x) & 1 == 1:
                total += pool[x] + (deck[x] if spare > 0 else 0)
        if total == 0:
            return
        r = below(rng, total)
        for x in range(kinds):
            if (allowed >> x) & 1 == 1 and r >= 0:
                r -= pool[x]
                if r < 0:
                    pool[x] -= 1
                    hand[s.seat][x] += 1
                    continue
                if spare > 0:
                    r -= deck[x]
                    if r < 0:
                        deck[x] -= 1
                        hand[s.seat][x] += 1


@kernel
def deal(s: State, hand: Grid, sizes: Row, deck: Row, pool: Row, blind: Row, kinds: int, rng: Row) -> None:
    """Fill all hands: the pool first to cards held since before the deck was made, then what is left of it and cards of the deck to the other places."""
    for p in range(s.players):
        for _ in range(max(free(hand, sizes, p, kinds) - blind[p], 0)):
            if held(pool, kinds) > 0:
                hand[p][pick(pool, rng, kinds)] += 1
    for _ in range(unfilled(s, hand, sizes, kinds) - held(pool, kinds)):
        pool[pick(deck, rng, kinds)] += 1
    for p in range(s.players):
        for _ in range(free(hand, sizes, p, kinds)):
            hand[p][pick(pool, rng, kinds)] += 1


@kernel
def deal_own(s: State, seat: int, deck: Row, pool: Row, fed: Row, own: Grid, blind: Row, kinds: int, rng: Row) -> None:
    """What each other seat has drawn blind since the deck was made: together all that is missing from it."""
    for x in range(kinds):
        pool[x] = fed[x] - deck[x]
        if seat >= 0:
            pool[x] -= own[seat][x]
    for p in range(s.players):
        if p != seat:
            for _ in range(blind[p]):
                own[p][pick(pool, rng, kinds)] += 1


# --- payments and discards under way ------------------------------------------------------------------------------


@kernel
def kinds_from(first: int, kinds: int) -> int:
    """The bit set of all kinds from one on."""
    allowed = 0
    for x in range(max(first, 0), kinds):
        allowed |= 1 << x
    return allowed


@kernel
def promised(hand: Row, named: Row, allowed: int, n: int, kinds: int) -> int:
    """How many of n cards still to be named, of the kinds allowed, the hand does not hold yet."""
    for x in range(kinds):
        if (allowed >> x) & 1 == 1:
            n -= hand[x] - named[x]
    return max(n, 0)


@kernel
def deal_promised(t: Tables, s: State, rng: Row) -> None:
    """Country cards that the seat to act is going to name."""
    if s.node == PAY or (s.node == DISCARD and countries_over(s) > 0):
        allowed = kinds_from(s.last, COUNTRIES)
        n = promised(s.hand[s.seat], s.paid, allowed, s.left, COUNTRIES)
        deal_some(s, s.hand, s.hand_size, s.deck, s.pool, COUNTRIES, n, allowed, rng)


@kernel
def deal_promised_intrigue(t: Tables, s: State, rng: Row) -> None:
    """Intrigue cards that the seat to act is going to name."""
    if s.node == DISCARD:
        if countries_over(s) <= 0:
            deal_pairs(s, kinds_from(s.last, PAIRS), s.left, rng)
        return
    if s.owner[s.city][s.title] == NOBODY:
        return
    country = t.country[s.city]
    match = 0
    other = 0
    for pair in range(PAIRS):
        if shows(pair, country) == 1 and pair >= s.last_match:
            match |= 1 << pair
        if substitute(pair, country, s.last, s.last_match) == 1:
            other |= 1 << pair
    if s.node == SPEND:
        deal_pairs(s, match, max(matches_left(s), 0), rng)
        deal_pairs(s, other, s.left, rng)
    else:  # RO-5.3 from outside
        o = owed(t, s, s.title)
        deal_pairs(s, match, max(o - (s.intrigue_size[s.seat] - o) // (WILD_INTRIGUE - 1), 0), rng)


@kernel
def deal_pairs(s: State, allowed: int, n: int, rng: Row) -> None:
    """Deal as many Intrigue cards of the kinds allowed as are missing of n."""
    n = promised(s.intrigue[s.seat], s.spent, allowed, n, PAIRS)
    deal_some(s, s.intrigue, s.intrigue_size, s.intrigue_deck, s.pool, PAIRS, n, allowed, rng)


@kernel
def naming(s: State) -> int:
    """Whether the seat to act is in the middle of a payment or discard."""
    return 1 if s.node in (WILD, PAY, PLOT, SPEND, DISCARD) else 0


# --- totals: points from the markers taken ------------------------------------------------------------------------


@kernel
def add(s: State, taker: int, points: int) -> None:
    """Count one marker for its taker, if a seat has it."""
    if taker >= 0:
        s.points[taker] += points
        s.best[taker] = max(s.best[taker], points)


@kernel
def recount(t: Tables, s: State) -> None:
    """Points and highest markers of all seats from the takers of city, country, house and period markers (before RO-9.1)."""
    for p in range(s.players):
        s.points[p] = 0
        s.best[p] = 0
    for city in range(CITIES):
        add(s, s.city_taker[city], t.value[city])
    for i in range(HOUSES):
        add(s, s.house_taker[i], t.house[s.players][i])
    for country in range(COUNTRIES):
        for i in range(2):
            add(s, s.country_taker[country][i], t.bonus[country][i])
            for period in range(PERIODS):
                row = PERIODS * country + period
                add(s, s.period_taker[row][i], t.period[row][i])


# --- the whole ----------------------------------------------------------------------------------------------------


@kernel
def redeal(t: Tables, s: State, seat: int, rng: Row) -> None:
    """Replace what a seat (-1: a spectator) may not know by a random possibility (RO-10.6)."""
    if s.node == END:
        return
    hide(t, s, seat)
    under_way = naming(s) == 1 and s.seat != seat
    gather(t, s, seat)
    split(s.deck, s.pool, s.fed, s.own, seat, COUNTRIES)
    if under_way:
        deal_promised(t, s, rng)
    deal(s, s.hand, s.hand_size, s.deck, s.pool, s.blind, COUNTRIES, rng)
    deal_own(s, seat, s.deck, s.pool, s.fed, s.own, s.blind, COUNTRIES, rng)
    gather_intrigue(t, s, seat)
    split(s.intrigue_deck, s.pool, s.fed_intrigue, s.own_intrigue, seat, PAIRS)
    if under_way:
        deal_promised_intrigue(t, s, rng)
    deal(s, s.intrigue, s.intrigue_size, s.intrigue_deck, s.pool, s.blind_intrigue, PAIRS, rng)
    deal_own(s, seat, s.intrigue_deck, s.pool, s.fed_intrigue, s.own_intrigue, s.blind_intrigue, PAIRS, rng)
    if s.markers == MARKERS_HIDDEN:
        recount(t, s)
