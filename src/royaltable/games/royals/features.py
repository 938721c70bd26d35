"""Features: what the evaluation of the computer players reads of a position for one seat. Public, or known to that seat."""

from __future__ import annotations

from ...core.kernel import kernel
from ...core.schema import Row
from .bonuses import HOUSES, present
from .periods import influence
from .schema import CITIES, COUNTRIES, END, NOBODY, PAIRS, PERIODS, SEATS, TITLES, State, Tables

FEATURES = (
    "progress",
    "points",
    "period",  # points of the next period, were it scored now
    "periods_later",  # of all later ones
    "influence",
    "lead",  # influence above the next seat, LEAD a country at most
    "behind",  # countries where the seat is behind by so little
    "titles",  # points of title markers, were they scored now
    "titles_close",  # points of title markers that one more cube would bring
    "titles_held",  # title markers with a cube
    "house",  # value of the next house marker, shared among the titles missing for it
    "country",  # the same for country markers and cities
    "cities",  # cities with a cube
    "portraits",
    "hand",
    "longest",  # most cards of one country
    "second",
    "buys",  # best free portraits that the hand pays without replacements, all countries
    "near",  # best free portraits that one card more would pay
    "intrigue",
    "pairs",  # kinds of Intrigue card
    "cubes",  # left
    "to_act",
    "drawn",  # cards drawn in the turn under way
)
SOFTNESS = 24
"""Difference of `rate` that makes an action e times likelier in the search's first guess."""
LEAD = 4
SCALE = 12


@kernel
def progress(t: Tables, s: State) -> int:
    """0 at the start to 1000 at the end: periods over, and how far the deck is used up."""
    if s.node == END or s.periods_over >= PERIODS:
        return 1000
    cards = 0
    for k in range(COUNTRIES):
        cards += t.cards[(SEATS + 1) * s.edition + s.players][k]
    return 1000 * s.periods_over // PERIODS + 1000 * (cards - s.deck_size) // (PERIODS * cards)


@kernel
def country_features(t: Tables, s: State, country: int, seat: int, out: Row) -> None:
    """Influence in a country against the two best others, and what it would score."""
    mine = influence(t, s, country, seat)
    best = 0
    ahead = 0
    level = 0
    for p in range(s.players):
        if p != seat:
            theirs = influence(t, s, country, p)
            best = max(best, theirs)
            ahead += 1 if theirs > mine else 0
            level += 1 if theirs == mine else 0
    out[4] += mine
    out[5] += min(max(mine - best, 0), LEAD)
    out[6] += 1 if best >= mine and best - mine < LEAD else 0
    if mine == 0:
        return
    for period in range(s.periods_scored, PERIODS):
        row = PERIODS * country + period
        points = 2 * t.period[row][ahead] if ahead < 2 else 0
        if level > 0 and ahead < 2:
            points = t.period[row][ahead] + (t.period[row][1] if ahead == 0 else 0)
        out[2 if period == s.periods_scored else 3] += points


@kernel
def title_features(t: Tables, s: State, seat: int, out: Row) -> None:
    """Cubes on title markers against the best other seat, and the next house marker."""
    for title in range(TITLES):
        mine = s.title_cubes[title][seat]
        top = 0
        for p in range(s.players):
            if p != seat:
                top = max(top, s.title_cubes[title][p])
        if mine > 0:
            out[9] += 1
            out[7] += t.full[title] if mine > top else t.half[title] if mine == top else 0
        if mine == top or mine == top - 1:
            out[8] += t.full[title] - t.half[title] if mine == top and mine > 0 else t.half[title]
    missing = TITLES - out[9]
    for i in range(HOUSES):
        if s.house_taker[i] == seat:
            return
        if s.house_taker[i] == NOBODY:
            out[10] = SCALE * t.house[s.players][i] // (missing + 1)
            return


@kernel
def city_features(t: Tables, s: State, seat: int, out: Row) -> None:
    """Cities with a cube, by country, and the next country markers."""
    for country in range(COUNTRIES):
        here = 0
        cities = 0
        for city in range(CITIES):
            if t.country[city] == country:
                cities += 1
                here += present(s, city, seat)
        out[12] += here
        takers = s.country_taker[country]
        if takers[1] == NOBODY and takers[0] != seat and here < cities:
            out[11] += SCALE * t.bonus[country][0 if takers[0] == NOBODY else 1] // (cities - here + 1)


@kernel
def best_free(t: Tables, s: State, country: int, cards: int) -> int:
    """Worth of the best portrait nobody has, in a country, that so many cards pay."""
    best = 0
    for i in range(t.noble_count[country]):
        noble = t.nobles[country][i]
        city = t.portrait_city[noble]
        title = t.portrait_title[noble]
        if s.owner[city][title] == NOBODY and t.cost[title] <= cards:
            worth = t.half[title] + 2 * t.influence[title]
            if s.city_taker[city] == NOBODY:
                worth += t.value[city]
            best = max(best, worth)
    return best


@kernel
def hand_features(t: Tables, s: State, seat: int, out: Row) -> None:
    """Cards of the seat and what they pay."""
    for country in range(COUNTRIES):
        n = s.hand[seat][country]
        if n > out[15]:
            out[16] = out[15]
            out[15] = n
        elif n > out[16]:
            out[16] = n
        now = best_free(t, s, country, n)
        out[17] += now
        out[18] += best_free(t, s, country, n + 1) - now
    for pair in range(PAIRS):
        out[20] += 1 if s.intrigue[seat][pair] > 0 else 0


@kernel
def features(t: Tables, s: State, seat: int, out: Row) -> int:
    """Write the FEATURES of a seat; returns how many. Period points count twice, so that a shared place is whole."""
    for i in range(24):
        out[i] = 0
    out[0] = progress(t, s)
    out[1] = s.points[seat]
    for country in range(COUNTRIES):
        country_features(t, s, country, seat, out)
    title_features(t, s, seat, out)
    city_features(t, s, seat, out)
    hand_features(t, s, seat, out)
    for i in range(t.portraits):
        out[13] += 1 if s.owner[t.portrait_city[i]][t.portrait_title[i]] == seat else 0
    out[14] = s.hand_size[seat]
    out[19] = s.intrigue_size[seat]
    out[21] = s.supply[seat]
    if s.seat == seat and s.node != END:
        out[22] = 1
        out[23] = s.drawn_country + s.drawn_intrigue
    return 24
