"""Bonuses, periods, titles and the winner (sections 6, 8 and 9 of the rule book)."""

from __future__ import annotations

from ...core.kernel import kernel, note
from .schema import CITIES, COUNTRIES, GONE, NOBODY, PERIODS, TITLES, State, Tables

Ledger = list[int]
HOUSES = 3
NUMBERS = 100  # printed numbers are below


@kernel
def book(s: State, ledger: Ledger, rule: int, seat: int, points: int, place: int) -> None:
    """A marker is taken."""
    s.points[seat] += points
    if points > s.best[seat]:
        s.best[seat] = points
    note(ledger, rule, seat, points, place)


# --- 6. Bonuses -------------------------------------------------------------------------------------------------


@kernel
def present(s: State, city: int, seat: int) -> int:
    """Whether a seat has a cube in a city, on a portrait or in the cathedral."""
    if s.cathedral[city][seat] > 0:
        return 1
    for title in range(TITLES):
        if s.owner[city][title] == seat:
            return 1
    return 0


@kernel
def everywhere(t: Tables, s: State, country: int, seat: int) -> int:
    """Whether a seat has a cube in every city of a country."""
    for city in range(CITIES):
        if t.country[city] == country and present(s, city, seat) == 0:
            return 0
    return 1


@kernel
def every_title(s: State, seat: int) -> int:
    """Whether a seat has a cube on all title markers."""
    for title in range(TITLES):
        if s.title_cubes[title][seat] == 0:
            return 0
    return 1


@kernel
def take_bonuses(t: Tables, s: State, city: int, ledger: Ledger) -> None:
    """RO-6.1 to RO-6.3 for the acting seat, after an installation in a city."""
    seat = s.seat
    if s.city_taker[city] == NOBODY:
        s.city_taker[city] = seat
        book(s, ledger, 6_01_00, seat, t.value[city], city)
    country = t.country[city]
    takers = s.country_taker[country]
    if takers[1] == NOBODY and takers[0] != seat and everywhere(t, s, country, seat) == 1:
        place = 0 if takers[0] == NOBODY else 1
        takers[place] = seat
        book(s, ledger, 6_02_00, seat, t.bonus[country][place], 2 * country + place)
    for i in range(HOUSES):
        value = t.house[s.players][i]
        if value == 0 or s.house_taker[i] == seat:
            return
        if s.house_taker[i] == NOBODY:
            if every_title(s, seat) == 1:
                s.house_taker[i] = seat
                book(s, ledger, 6_03_00, seat, value, value)
            return


# --- 8. Periods -------------------------------------------------------------------------------------------------


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


# --- 9. End of the game -----------------------------------------------------------------------------------------


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
def winners(t: Tables, s: State, out: list[int]) -> None:
    """RO-9.6 to RO-9.8: 1 for each winner (of a running game: leader), else 0."""
    best = -1
    for p in range(s.players):
        best = max(best, NUMBERS * s.points[p] + s.best[p])
    for p in range(s.players):
        out[p] = 1 if NUMBERS * s.points[p] + s.best[p] == best else 0


# --- points from the markers taken ------------------------------------------------------------------------------


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
