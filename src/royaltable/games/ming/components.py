"""Component files of Ming Dynasty: the validator and warnings (MD-8), and the tables of the kernels."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from math import dist
from typing import Any

from ...core.components import Components, check_count, check_ids, check_names, check_options, need, same
from .schema import DISTRICTS, PROVINCES, SYMBOLS, Tables

Data = Mapping[str, Any]
Point = tuple[int, int]

# Numbers that the rules fix: a file that says otherwise describes another game.
FIXED: Mapping[str, Mapping[str, object]] = {
    "rounds": {"count": 6, "scoring": [2, 4, 6]},
    "members": {"total": 31, "on_score_track": 1, "in_supply": 30, "placed_each_round": 5, "deploy_limit": 3},
    "cards": {"movement": 54, "dragons": 18, "dragons_at_start": 1, "hand_limit": 5, "return_numbers": [0, 1, 2, 3]},
    "tiles": {"each_colour": 18, "total": 108},
    "neutral": {"at_set_up_each_district": 1, "placed_each_time": 3, "before_rounds": [3, 5], "district_cap": 3},
}
OPTIONS = {"city_tie": ("areas_shared", "areas_sole", "best_area"), "tile_limit": ("none", "strict")}
POINT_LISTS = ("six_set", "city_member")
POINTS = ("city_majority", "monk", "five_set", "tile")
MOST_POINTS = 99
SHAPES = ("disc", "diamond", "square", "triangle", "cross")
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
RING = re.compile(r"-?[0-9]{1,5},-?[0-9]{1,5}(?: -?[0-9]{1,5},-?[0-9]{1,5}){2,}")
BORDERS = 38


# --- the validator ------------------------------------------------------------------------------------------------


def check(data: Data) -> None:
    """Raise ComponentError for the first thing wrong with a component file (MD-8.8)."""
    need(same(data.get("players"), [2, 3, 4]), "players must be [2, 3, 4].")
    check_options(data, OPTIONS)  # MD-10.4
    for block, numbers in FIXED.items():
        need(isinstance(data.get(block), dict), f"The block [{block}] is missing.")
        need(set(data[block]) == set(numbers), f"[{block}] must have exactly {', '.join(numbers)}.")
        for name, value in numbers.items():
            need(same(data[block][name], value), f"{block}.{name} must be {_toml(value)}, not {_toml(data[block][name])}.")
    check_points(data)
    check_seats(data)
    symbols = check_symbols(data)
    provinces = check_provinces(data)
    districts = check_districts(data, provinces)
    check_borders(data, districts, symbols)
    check_view(data)


def rows(data: Data, block: str, count: int | None) -> list[Data]:
    """The `[[block]]` rows; refused if their number differs."""
    found = data.get(block)
    need(isinstance(found, list) and all(isinstance(row, dict) for row in found), f"The blocks [[{block}]] are missing.")
    assert isinstance(found, list)
    need(count is None or len(found) == count, f"There must be {count} {block}, not {len(found)}.")
    return found


def check_points(data: Data) -> None:
    """Point values are whole numbers, none of them negative."""
    points = data.get("points")
    need(isinstance(points, dict), "The block [points] is missing.")
    assert isinstance(points, dict)
    need(set(points) == {*POINT_LISTS, *POINTS}, f"[points] must have exactly {', '.join((*POINT_LISTS, *POINTS))}.")
    for name in POINT_LISTS:
        need(isinstance(points[name], list) and len(points[name]) == 3, f"points.{name} must be a list of three numbers, for rounds 2, 4 and 6.")
        for value in points[name]:
            check_count(f"points.{name}", value, high=MOST_POINTS)
    for name in POINTS:
        check_count(f"points.{name}", points[name], high=MOST_POINTS)


def check_seats(data: Data) -> None:
    """Four seats, each with names, a colour, its ink and a shape of its own."""
    seats = rows(data, "seats", 4)
    for seat, row in zip(check_ids("Seat", seats), seats, strict=True):
        check_names(f"Seat {seat!r}", row)
        for key in ("hex", "ink"):
            _check_colour(f"Seat {seat!r}", key, row)
        need(row.get("shape") in SHAPES, f"Seat {seat!r}: shape must be one of {', '.join(SHAPES)}.")
    need(len({row["shape"] for row in seats}) == 4, "Two seats have the same shape.")


def check_symbols(data: Data) -> list[str]:
    """Six symbols on 54 movement cards."""
    symbols = rows(data, "symbols", SYMBOLS)
    ids = check_ids("Symbol", symbols)
    need("dragon" not in ids, "No symbol can be called 'dragon'.")
    for symbol, row in zip(ids, symbols, strict=True):
        check_names(f"Symbol {symbol!r}", row)
        check_count(f"Symbol {symbol!r}: cards", row.get("cards"), high=54)
    total = sum(row["cards"] for row in symbols)
    need(total == 54, f"There must be 54 movement cards, not {total}.")
    return ids


def check_provinces(data: Data) -> list[str]:
    """Six provinces with colour, pattern, letter and drawing (MD-8.1)."""
    provinces = rows(data, "provinces", PROVINCES)
    ids = check_ids("Province", provinces)
    for province, row in zip(ids, provinces, strict=True):
        where = f"Province {province!r}"
        check_names(where, row)
        _check_colour(where, "hex", row)
        for key in ("pattern", "letter"):
            need(isinstance(row.get(key), str) and row[key], f"{where} has no {key}.")
        _check_point(where, "centre", row.get("centre"))
        for key in ("hub", "outline"):
            _check_ring(where, key, row.get(key))
    return ids


def check_districts(data: Data, provinces: Sequence[str]) -> list[str]:
    """Three districts for each province, in the order of the provinces, with their drawing (MD-8.1)."""
    districts = rows(data, "districts", DISTRICTS)
    ids = check_ids("District", districts)
    for i, (district, row) in enumerate(zip(ids, districts, strict=True)):
        where = f"District {district!r}"
        check_names(where, row)
        need(row.get("province") in provinces, f"{where} lies in the unknown province {row.get('province')!r}.")
        need(
            row["province"] == provinces[i // 3],
            f"{where} must lie in {provinces[i // 3]!r}: each province has three districts, in the order of the provinces.",
        )
        _check_ring(where, "outline", row.get("outline"))
        for key in ("monastery", "label", "open", "prince"):
            _check_point(where, key, row.get(key))
        houses = row.get("houses")
        need(isinstance(houses, list) and len(houses) == 3, f"{where} must have three houses.")
        for point in houses or ():
            _check_point(where, "houses", point)
    return ids


def check_borders(data: Data, districts: Sequence[str], symbols: Sequence[str]) -> None:
    """Borders join two different districts once, carry a known symbol, and hold the land together."""
    seen: set[frozenset[str]] = set()
    for i, row in enumerate(rows(data, "borders", None), 1):
        between = row.get("between")
        need(isinstance(between, list) and len(between) == 2, f"Border {i} must lie between two districts.")
        assert isinstance(between, list)
        for district in between:
            need(district in districts, f"Border {i} names the unknown district {district!r}.")
        where = f"Border {between[0]}-{between[1]}"
        need(between[0] != between[1], f"{where} joins a district with itself.")
        need(frozenset(between) not in seen, f"{where} occurs twice.")
        seen.add(frozenset(between))
        need(row.get("symbol") in symbols, f"{where} has the unknown symbol {row.get('symbol')!r}.")
        _check_point(where, "at", row.get("at"))
    need(len(_reached(set(districts), seen)) == DISTRICTS, "The land is not connected: some district cannot be reached.")


def check_view(data: Data) -> None:
    """The size of the drawing."""
    view = data.get("view")
    need(isinstance(view, dict), "The block [view] is missing.")
    for key in ("width", "height", "token_radius", "house_radius", "min_border"):
        check_count(f"view.{key}", (view or {}).get(key), low=1, high=10_000)
    for i, row in enumerate(rows(data, "lakes", None), 1):
        _check_ring(f"Lake {i}", "outline", row.get("outline"))


def _check_colour(where: str, key: str, row: Data) -> None:
    need(isinstance(row.get(key), str) and COLOUR.fullmatch(row[key]), f"{where}: {key} must be a colour such as #1F4E96.")


def _check_point(where: str, key: str, value: object) -> None:
    need(isinstance(value, list) and len(value) == 2 and all(type(x) is int for x in value), f"{where}: {key} must be a place [x, y] in the drawing.")


def _check_ring(where: str, key: str, value: object) -> None:
    need(
        isinstance(value, str) and RING.fullmatch(value),
        f'{where} is not drawn: {key} must be a ring of points "x,y x,y x,y ...".',
    )


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).replace("'", '"')


def _reached(districts: set[str], borders: set[frozenset[str]]) -> set[str]:
    """The districts of a set that hang together with the first of them."""
    found, todo = set(), [min(districts)]
    while todo:
        here = todo.pop()
        if here not in found:
            found.add(here)
            todo += [d for border in borders if here in border for d in border if d in districts]
    return found


# --- warnings -----------------------------------------------------------------------------------------------------


def warnings(data: Data) -> list[str]:
    """What distinguishes a valid file from the reconstructed map (MD-8.2 to MD-8.7), one sentence each; a printed map may differ."""
    districts = [row["id"] for row in data["districts"]]
    province = {row["id"]: row["province"] for row in data["districts"]}
    borders = {frozenset(row["between"]): row["symbol"] for row in data["borders"]}
    found = [f"MD-8.2: {a} and {b} share no border." for a, b in combinations(districts, 2) if province[a] == province[b] and frozenset((a, b)) not in borders]
    if len(borders) != BORDERS:
        found.append(f"MD-8.3: there are {len(borders)} borders, not {BORDERS}.")
    for row in data["symbols"]:
        n = list(borders.values()).count(row["id"])
        if n not in (6, 7):
            found.append(f"MD-8.4: {row['id']} is on {n} borders.")
    for d in districts:
        own = {border: symbol for border, symbol in borders.items() if d in border}
        if len(set(own.values())) < 2:
            found.append(f"MD-8.4: {d} has fewer than two different symbols on its borders.")
        if all(len({province[e] for e in border}) == 1 for border in own):
            found.append(f"MD-8.5: {d} has no border to another province.")
        if len(_reached(set(districts) - {d}, set(borders))) < DISTRICTS - 1:
            found.append(f"MD-8.5: without {d} the land falls apart.")
    shared = shared_outlines(data)
    for a, b in combinations(districts, 2):
        pair = frozenset((a, b))
        if (shared[pair] >= data["view"]["min_border"]) != (pair in borders):
            found.append(f"MD-8.7: {a} and {b} share {shared[pair]:.0f} units of outline and {'a' if pair in borders else 'no'} border.")
    return found


def shared_outlines(data: Data) -> dict[frozenset[str], float]:
    """Length of the outline that two districts share, for every pair of districts, in units of the drawing."""
    edges = {row["id"]: _edges(row["outline"]) for row in data["districts"]}
    return {frozenset((a, b)): sum(dist(*edge) for edge in edges[a] & edges[b]) for a, b in combinations(edges, 2)}


def _edges(ring: str) -> set[tuple[Point, ...]]:
    points: list[Point] = []
    for corner in ring.split(" "):
        x, y = corner.split(",")
        points.append((int(x), int(y)))
    return {tuple(sorted(edge)) for edge in pairwise([*points, points[0]])}


# --- the tables of the kernels ------------------------------------------------------------------------------------


def fill(components: Components, t: Tables) -> None:
    """Component file -> tables."""
    data = components.data
    districts = [row["id"] for row in data["districts"]]
    symbols = [row["id"] for row in data["symbols"]]
    t.symbol[:] = [[-1] * DISTRICTS for _ in range(DISTRICTS)]
    for row in data["borders"]:
        a, b = (districts.index(district) for district in row["between"])
        t.symbol[a][b] = t.symbol[b][a] = symbols.index(row["symbol"])
    for d in range(DISTRICTS):
        around = [e for e in range(DISTRICTS) if t.symbol[d][e] >= 0]
        t.borders[d] = len(around)
        t.neighbour[d][:] = around + [-1] * (DISTRICTS - len(around))
    t.cards[:] = [row["cards"] for row in data["symbols"]]
    points = data["points"]
    t.six_set[:] = points["six_set"]
    t.city_member[:] = points["city_member"]
    t.city_majority, t.monk, t.five_set, t.tile = points["city_majority"], points["monk"], points["five_set"], points["tile"]
