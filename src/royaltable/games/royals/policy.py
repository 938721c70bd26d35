"""The greedy player: what a legal action is worth to the seat to act, in eighths of a point, by rule of thumb.

It looks at one installation at a time and reads the board and its own hand only.
"""

from __future__ import annotations

from ...core.kernel import kernel
from .actions import A_DISCARD, A_DISCARD_PAIR, A_DRAW, A_DRAW_DECK, A_DRAW_INTRIGUE, A_END, A_INSTALL, A_PAY, A_PLOT, A_SPEND, A_WILD
from .bonuses import HOUSES, present
from .periods import influence
from .schema import CITIES, COUNTRIES, DISPLAY, HAND_COUNTRY, HAND_INTRIGUE, NOBODY, PERIODS, TITLES, WILD_COUNTRY, State, Tables
from .usurp import owed

POINT = 8
CARD_COST = 14  # a Country card while there is time to use it
INTRIGUE_COST = 12
CUBE_COST = 80  # two cubes: eighteen installations must last for the whole game
FULL_HAND_COST = 6  # a card that may soon have to be discarded
ROOM = 3  # cards drawn in the next turn


# --- the time left ------------------------------------------------------------------------------------------------


@kernel
def rounds_left(s: State) -> int:
    """About how many turns each player still has, 4 at most."""
    if s.periods_over + 1 < PERIODS:
        return 4
    if s.periods_over >= PERIODS:
        return 0
    return min(s.deck_size // (DISPLAY * s.players), 4)


@kernel
def card_cost(s: State) -> int:
    """A Country card of the seat to act."""
    cost = FULL_HAND_COST if s.hand_size[s.seat] > HAND_COUNTRY - ROOM else CARD_COST
    return cost * rounds_left(s) // 4


# --- what an installation gains -----------------------------------------------------------------------------------


@kernel
def title_share(t: Tables, title: int, mine: int, top: int) -> int:
    """Points for a title with so many cubes against the best other seat (RO-9.2, RO-9.3)."""
    if mine == 0 or mine < top:
        return 0
    return t.full[title] if mine > top else t.half[title]


@kernel
def title_gain(t: Tables, s: State, title: int) -> int:
    """One more cube on a title marker; the sooner, the less certain."""
    seat = s.seat
    mine = s.title_cubes[title][seat]
    top = 0
    for p in range(s.players):
        if p != seat:
            top = max(top, s.title_cubes[title][p])
    now = title_share(t, title, mine + 1, top) - title_share(t, title, mine, top)
    return now * POINT * (s.periods_scored + 2) // (PERIODS + 1) + t.half[title]


@kernel
def house_gain(t: Tables, s: State, title: int) -> int:
    """Getting nearer to the next house marker (RO-6.3)."""
    seat = s.seat
    if s.title_cubes[title][seat] > 0:
        return 0
    missing = -1
    for other in range(TITLES):
        if s.title_cubes[other][seat] == 0:
            missing += 1
    for i in range(HOUSES):
        if s.house_taker[i] == seat:
            return 0
        if s.house_taker[i] == NOBODY:
            return POINT * t.house[s.players][i] // (2 * missing + 1)
    return 0


@kernel
def country_gain(t: Tables, s: State, city: int) -> int:
    """Getting nearer to the next country marker (RO-6.2)."""
    seat = s.seat
    country = t.country[city]
    takers = s.country_taker[country]
    if takers[1] != NOBODY or takers[0] == seat or present(s, city, seat) == 1:
        return 0
    missing = -1
    for other in range(CITIES):
        if t.country[other] == country and present(s, other, seat) == 0:
            missing += 1
    return POINT * t.bonus[country][0 if takers[0] == NOBODY else 1] // (2 * missing + 1)


@kernel
def place_points(t: Tables, country: int, period: int, ahead: int) -> int:
    """Points of a period marker by how many seats are ahead."""
    return t.period[PERIODS * country + period][ahead] if ahead < 2 else 0


@kernel
def period_gain(t: Tables, s: State, city: int, title: int) -> int:
    """Better places in the country at the end of this period, and less certain of the later ones."""
    seat = s.seat
    country = t.country[city]
    mine = influence(t, s, country, seat)
    more = t.influence[title]
    holder = s.owner[city][title]
    before = 0 if mine > 0 else 2
    after = 0
    for p in range(s.players):
        if p != seat:
            theirs = influence(t, s, country, p)
            if theirs >= mine:
                before += 1
            if p == holder:
                theirs -= more
            if theirs > mine + more:
                after += 1
    gain = 0
    certain = 4
    for period in range(s.periods_scored, PERIODS):
        gain += (place_points(t, country, period, after) - place_points(t, country, period, before)) * POINT * certain // 5
        certain -= 1
    return gain + more * POINT * (PERIODS - s.periods_scored) // 4


@kernel
def gain(t: Tables, s: State, city: int, title: int) -> int:
    """Everything an installation brings to the seat to act."""
    worth = title_gain(t, s, title) + house_gain(t, s, title) + country_gain(t, s, city) + period_gain(t, s, city, title)
    if s.city_taker[city] == NOBODY:
        worth += POINT * t.value[city]
    return worth


@kernel
def fewest_cards(t: Tables, s: State, city: int, title: int) -> int:
    """Country cards of the cheapest payment."""
    short = max(t.cost[title] - s.hand[s.seat][t.country[city]], 0)
    return t.cost[title] + (WILD_COUNTRY - 1) * short


@kernel
def rate_install(t: Tables, s: State, city: int, title: int) -> int:
    """The gain less the cards."""
    worth = gain(t, s, city, title) - card_cost(s) * fewest_cards(t, s, city, title) - CUBE_COST * rounds_left(s) // 4
    if s.owner[city][title] != NOBODY:
        worth -= INTRIGUE_COST * owed(t, s, title) * rounds_left(s) // 4
    return worth


# --- what a card is worth -----------------------------------------------------------------------------------------


@kernel
def wish(t: Tables, s: State, country: int) -> int:
    """How much one more card of a country would help towards its best portrait."""
    seat = s.seat
    hand = s.hand[seat][country]
    best = 0
    for i in range(t.noble_count[country]):
        noble = t.nobles[country][i]
        city = t.portrait_city[noble]
        title = t.portrait_title[noble]
        holder = s.owner[city][title]
        if holder == seat or (holder != NOBODY and s.intrigue_size[seat] == 0):
            continue
        worth = t.half[title] + 2 * t.influence[title]
        if s.city_taker[city] == NOBODY:
            worth += t.value[city]
        if s.title_cubes[title][seat] == 0:
            worth += 2
        if holder != NOBODY:
            worth //= 2
        missing = t.cost[title] - hand
        if missing > 0:
            best = max(best, POINT * worth // (missing + 1))
    return best


@kernel
def rate_draw(t: Tables, s: State, code: int) -> int:
    """A card of the display by the wish for it; blind about the average; Intrigue to have two in hand once portraits are taken."""
    if code == A_DRAW_INTRIGUE:
        placed = t.cubes[s.players] - s.supply[s.seat]
        return 8 * POINT // (1 + 2 * s.intrigue_size[s.seat]) if placed > 4 and s.intrigue_size[s.seat] < HAND_INTRIGUE else -1
    if code >= A_DRAW:
        return wish(t, s, code - A_DRAW)
    total = 0
    for country in range(COUNTRIES):
        total += wish(t, s, country)
    return total // COUNTRIES + 1


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    """Worth of a legal code for the seat to act."""
    seat = s.seat
    if code < A_INSTALL:
        return rate_draw(t, s, code) if code >= A_DRAW_DECK else 0
    if code < A_END:
        return rate_install(t, s, (code - A_INSTALL) // TITLES, (code - A_INSTALL) % TITLES)
    if code == A_END:
        return 0
    if code < A_PAY:
        return A_WILD - code  # fewest replacements
    if code < A_PLOT:
        return s.paid[code - A_PAY] - s.hand[seat][code - A_PAY]  # where fewest are left
    if code < A_SPEND:
        return A_PLOT - code
    if code < A_DISCARD:
        return -s.intrigue[seat][code - A_SPEND]
    if code < A_DISCARD_PAIR:
        return s.paid[code - A_DISCARD] - s.hand[seat][code - A_DISCARD]
    return s.intrigue[seat][code - A_DISCARD_PAIR]
