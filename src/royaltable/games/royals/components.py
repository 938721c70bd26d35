"""Component files of Royals: the validator (RO-1), and the tables of the kernels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any

from ...core.components import Components, block, check_count, check_ids, check_names, check_options, need, same
from .schema import DISPLAY, DRAWS, HAND_COUNTRY, HAND_INTRIGUE, PERIODS, SEATS, WILD_COUNTRY, WILD_INTRIGUE, Tables

Data = Mapping[str, Any]

COUNTRY_CITIES = {"france": 5, "germany": 4, "britain": 3, "spain": 4}
TITLES = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")
EDITIONS = ("abacus99", "arcane102")
OPTIONS: Mapping[str, Sequence[str | int]] = {
    "edition": EDITIONS,
    "king_intrigue": (2, 1),
    "last_round": ("at_once", "finish_round"),
    "markers": ("hidden", "open"),
    "first_turn": ("staggered", "equal"),
}
LIMITS = {"display": DISPLAY, "hand_country": HAND_COUNTRY, "hand_intrigue": HAND_INTRIGUE, "wild_country": WILD_COUNTRY, "wild_intrigue": WILD_INTRIGUE}
PLAYERS = (2, 3, 4, 5)
MOST = 99  # for every printed number
MOST_CARDS = 124  # in a deck: counts are small integers
DECK_SPARE = 6  # RO-1.13


def check(data: Data) -> None:
    """Raise ComponentError with the first thing that makes a component file unfit to play with (RO-1.13)."""
    need(same(data.get("players"), list(PLAYERS)), "players must be [2, 3, 4, 5].")
    check_options(data, OPTIONS)
    for name, limit in LIMITS.items():
        need(same(block(data, "limits").get(name), limit), f"limits.{name} must be {limit}.")
    need(data.get("country_order") == list(COUNTRY_CITIES), "country_order must be france, germany, britain, spain.")
    need(data.get("title_order") == list(TITLES), "title_order must run from marshal to king.")
    need(data.get("pair_order") == [f"{a} {b}" for a, b in combinations(COUNTRY_CITIES, 2)], "pair_order must hold the six pairs in the fixed order.")
    check_seats(data)
    check_titles(_blocks(data, "titles"))
    check_countries(_blocks(data, "countries"))
    check_cities(_blocks(data, "cities"), _blocks(data, "titles"))
    check_markers(data)
    check_cards(data)
    check_players(data)


def _blocks(data: Data, name: str) -> Sequence[Data]:
    rows = data.get(name)
    need(isinstance(rows, list) and all(isinstance(row, dict) for row in rows), f"The blocks [[{name}]] are missing.")
    assert isinstance(rows, list)
    return rows


def _number(where: str, value: object) -> int:
    return check_count(where, value, 1, MOST)


def _falling(where: str, values: object, length: int) -> None:
    need(isinstance(values, list) and len(values) == length, f"{where} must be a list of {length}.")
    assert isinstance(values, list)
    for value in values:
        _number(where, value)
    need(all(a > b for a, b in pairwise(values)), f"{where} must fall from the first to the last.")


def _by_players(data: Data, *path: str) -> dict[int, Any]:
    found = block(data, *path)
    need(all(str(n) in found for n in PLAYERS), f"[{'.'.join(path)}] must have an entry for 2, 3, 4 and 5 players.")
    return {n: found[str(n)] for n in PLAYERS}


def check_seats(data: Data) -> None:
    """Five colours with a shape."""
    seats = _blocks(data, "seats")
    need(len(seats) == SEATS, f"There must be {SEATS} seats, not {len(seats)}.")
    check_ids("seats", seats)
    for seat in seats:
        check_names(f"The seat {seat['id']}", seat)
        need(all(isinstance(seat.get(key), str) for key in ("shape", "hex", "ink")), f"The seat {seat['id']} needs shape, hex and ink.")


def check_titles(titles: Sequence[Data]) -> None:
    """RO-1.13: costs and wholes rise with rank, halves lie below their wholes (RO-1.2)."""
    need([title.get("id") for title in titles] == list(TITLES), "[[titles]] must run from marshal to king.")
    for rank, title in enumerate(titles, 1):
        name = f"The title {title['id']}"
        check_names(name, title)
        need(same(title.get("rank"), rank), f"{name} must have rank {rank}.")
        for key in ("cost", "influence", "intrigue", "full", "half", "count"):
            _number(f"{name}: {key}", title.get(key))
        need(title["half"] < title["full"], f"{name}: the half value must be below the whole.")
    for low, high in pairwise(titles):
        need(low["cost"] < high["cost"], f"The title {high['id']} must cost more than {low['id']}.")
        need(low["full"] < high["full"], f"The title {high['id']} must be worth more than {low['id']}.")


def check_countries(countries: Sequence[Data]) -> None:
    """RO-1.13: country and period markers fall from first to last."""
    need([country.get("id") for country in countries] == list(COUNTRY_CITIES), "[[countries]] must be france, germany, britain, spain.")
    for country in countries:
        name = f"The country {country['id']}"
        check_names(name, country)
        _falling(f"{name}: bonus", country.get("bonus"), 2)
        periods = country.get("period")
        need(isinstance(periods, list) and len(periods) == PERIODS, f"{name} needs markers for {PERIODS} periods.")
        assert isinstance(periods, list)
        for i, pair in enumerate(periods, 1):
            _falling(f"{name}: period {i}", pair, 2)


def check_cities(cities: Sequence[Data], titles: Sequence[Data]) -> None:
    """RO-1.13: cities per country, their nobles and values (RO-1.1)."""
    check_ids("cities", cities)
    for city in cities:
        name = f"The city {city['id']}"
        check_names(name, city)
        need(city.get("country") in list(COUNTRY_CITIES), f"{name} lies in no known country.")
        _number(f"{name}: value", city.get("value"))
        nobles = city.get("nobles")
        need(isinstance(nobles, list) and len(nobles) in (1, 2) and all(noble in TITLES for noble in nobles), f"{name} must show one or two known titles.")
        assert isinstance(nobles, list)
        need(len(set(nobles)) == len(nobles), f"{name} shows one title twice.")
    for country, n in COUNTRY_CITIES.items():
        own = [city for city in cities if city["country"] == country]
        need(len(own) == n, f"The country {country} must have {n} cities, not {len(own)}.")
        need(len({city["value"] for city in own}) == n, f"Two cities of {country} have the same value.")
        kings = sum("king" in city["nobles"] for city in own)
        need(kings == 1, f"The country {country} must have one king, not {kings}.")
    for title in titles:
        n = sum(title["id"] in city["nobles"] for city in cities)
        need(n == title["count"], f"The board shows {n} nobles of the title {title['id']}, not {title['count']}.")


def check_markers(data: Data) -> None:
    """RO-1.8, RO-1.13: house markers fall."""
    for players, values in _by_players(data, "markers", "house", "values").items():
        need(isinstance(values, list) and 1 <= len(values) <= 3, f"There must be one to three house markers with {players} players.")
        _falling(f"The house markers with {players} players", values, len(values))
    need(same(block(data, "periods").get("count"), PERIODS), f"There must be {PERIODS} periods.")


def check_cards(data: Data) -> None:
    """RO-1.13: a remade Country deck cannot run out in the same turn, and Intrigue cards are always left (RO-8.10)."""
    for edition in EDITIONS:
        box = block(data, "cards", "country", edition, "box")
        for players in PLAYERS:
            removed = block(data, "cards", "country", edition, "removed", str(players))
            total = 0
            for name in COUNTRY_CITIES:
                there = check_count(f"{edition}: cards of {name} in the box", box.get(name), 1, MOST)
                out = check_count(f"{edition}: cards of {name} taken out with {players} players", removed.get(name), 0, MOST)
                need(out < there, f"{edition}: with {players} players no card of {name} is left.")
                total += there - out
            least = HAND_COUNTRY * players + DRAWS + DISPLAY + DECK_SPARE
            need(least <= total <= MOST_CARDS, f"{edition}: with {players} players there must be {least} to {MOST_CARDS} Country cards, not {total}.")
    copies = _number("cards.intrigue: copies_of_each_pair", block(data, "cards", "intrigue").get("copies_of_each_pair"))
    pairs = len(data["pair_order"])
    least = HAND_INTRIGUE * SEATS + 1
    need(least <= pairs * copies <= MOST_CARDS, f"There must be {least} to {MOST_CARDS} Intrigue cards, not {pairs * copies}.")


def check_players(data: Data) -> None:
    """Cubes and first draws by number of players (RO-1.5, RO-2.6)."""
    for players, cubes in _by_players(data, "cubes", "each").items():
        check_count(f"The cubes with {players} players", cubes, 2, MOST)
    for players, draws in _by_players(data, "first_turn").items():
        need(
            isinstance(draws, list) and len(draws) == players and all(type(n) is int and 1 <= n <= DRAWS for n in draws),
            f"[first_turn] must have a number from 1 to {DRAWS} for each of {players} seats.",
        )


def fill(components: Components, t: Tables) -> None:
    """Write the numbers of a component file into a tables record."""
    data = components.data
    countries, titles = list(COUNTRY_CITIES), list(TITLES)
    for c, city in enumerate(data["cities"]):
        t.country[c] = countries.index(city["country"])
        t.value[c] = city["value"]
        for title in sorted(titles.index(noble) for noble in city["nobles"]):
            country = t.country[c]
            t.shows[c][title] = 1
            t.nobles[country][t.noble_count[country]] = t.portraits
            t.noble_count[country] += 1
            t.portrait_city[t.portraits] = c
            t.portrait_title[t.portraits] = title
            t.portraits += 1
    for i, title in enumerate(data["titles"]):
        t.cost[i], t.influence[i], t.owed[i] = title["cost"], title["influence"], title["intrigue"]
        t.full[i], t.half[i] = title["full"], title["half"]
    for k, country in enumerate(data["countries"]):
        t.bonus[k][:] = country["bonus"]
        for period in range(PERIODS):
            t.period[PERIODS * k + period][:] = country["period"][period]
    t.copies = data["cards"]["intrigue"]["copies_of_each_pair"]
    for players in PLAYERS:
        key = str(players)
        for i, value in enumerate(data["markers"]["house"]["values"][key]):
            t.house[players][i] = value
        for i, n in enumerate(data["first_turn"][key]):
            t.draws[players][i] = n
        t.cubes[players] = data["cubes"]["each"][key]
        for e, edition in enumerate(EDITIONS):
            block = data["cards"]["country"][edition]
            for k, name in enumerate(countries):
                t.cards[(SEATS + 1) * e + players][k] = block["box"][name] - block["removed"][key][name]
