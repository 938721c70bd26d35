"""City, country and house bonuses (RO-6)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel
from .schema import CITIES, NOBODY, TITLES, State, Tables
from .scoring import book

HOUSES = 3


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
    """RO-6.1 to RO-6.3 for the acting seat, after an installation in a city. What is taken stays taken (RO-6.4)."""
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
