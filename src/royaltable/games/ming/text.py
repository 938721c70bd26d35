"""The board as text: the position as sections of rows (`core.board`)."""

from __future__ import annotations

from typing import cast

from ...core.board import Cell, Section, message, named, number
from ...core.line import MatchSoFar
from .documents import View


def summary(match: MatchSoFar, seat: int) -> list[Section]:
    """The position as a seat (-1: a spectator) may see it. Columns per owner hold the neutral player last when two play."""
    view = cast(View, match.view(seat))
    sections = [course(view), seats(match, view), hands(view), tiles(view), provinces(match, view), districts(match, view)]
    if seat >= 0 and (prince := view["seats"][seat]["prince"]):
        sections.append(borders(match, prince))
    if any(any(area) for city in view["cities"].values() for area in city):
        sections.append(cities(match, view))
    return [*sections, cards(view)]


def owners(match: MatchSoFar) -> list[Cell]:
    """Headings of the columns per owner."""
    return [*(named("seat", p) for p in range(match.players)), *([message("ming-neutral")] if match.players == 2 else [])]


def course(view: View) -> Section:
    """Round, phase, which placement of how many, and starting player."""
    starter = named("seat", view["starter"]) if view["starter"] is not None else "·"
    placing = f"{view['placing']['number']}/{view['placing']['of']}" if view["placing"] else "·"
    row = [f"{view['round_no']}/{view['rounds']}", message(f"ming-board-phase-{view['phase']}"), placing, starter]
    return "ming-board-course", [[message(f"ming-board-{head}") for head in ("round", "phase", "placing", "starter")], row]


def seats(match: MatchSoFar, view: View) -> Section:
    """Points, members and princes; the last column is what the next scoring would bring."""
    heads = ("seat", "points", "supply", "out", "prince", "forecast")
    rows: list[list[Cell]] = [[message(f"ming-board-{head}") for head in heads]]
    for p, one in enumerate(view["seats"]):
        prince = named("district", one["prince"]) if one["prince"] else "·"
        forecast = f"+{view['forecast']['seats'][p]['total']}"
        rows.append([named("seat", p), str(one["points"]), number(one["supply"]), number(one["out"]), prince, forecast])
    return "ming-board-seats", rows


def hands(view: View) -> Section:
    """Cards in hand; hands are public (MD-2.9)."""
    held = [one["hand"] for one in view["seats"]]
    rows: list[list[Cell]] = [[message("ming-board-seat"), *(named("card", card) for card in held[0])]]
    rows += [[named("seat", p), *map(number, hand.values())] for p, hand in enumerate(held)]
    return "ming-board-hands", rows


def tiles(view: View) -> Section:
    """Province tiles."""
    held = [one["tiles"] for one in view["seats"]]
    rows: list[list[Cell]] = [[message("ming-board-seat"), *(named("province", province) for province in held[0])]]
    rows += [[named("seat", p), *map(number, colours.values())] for p, colours in enumerate(held)]
    return "ming-board-tiles", rows


def provinces(match: MatchSoFar, view: View) -> Section:
    """Province spaces: the display card beside each and the members waiting there."""
    rows: list[list[Cell]] = [[message("ming-board-space"), message("ming-board-card"), *owners(match)[: match.players]]]
    for province, waiting in view["spaces"].items():
        card = view["display"][province]
        rows.append([named("province", province), named("card", card) if card else "·", *map(number, waiting)])
    return "ming-board-spaces", rows


def districts(match: MatchSoFar, view: View) -> Section:
    """Districts: open members, monk, princes."""
    heads = ("monk", "prince")
    rows: list[list[Cell]] = [[message("ming-board-district"), *owners(match), *(message(f"ming-board-{head}") for head in heads)]]
    for district, here in view["districts"].items():
        monk = named("seat", here["monk"]) if here["monk"] is not None else "·"
        princes = [p for p, one in enumerate(view["seats"]) if one["prince"] == district]
        rows.append([named("district", district), *map(number, here["open"]), monk, named("seat", princes[0]) if princes else "·"])
        rows[-1] += [named("seat", p) for p in princes[1:]]  # on the way past each other
    return "ming-board-districts", rows


def borders(match: MatchSoFar, district: str) -> Section:
    """The borders of a district: where they lead and the symbol they carry."""
    rows: list[list[Cell]] = [[message("ming-board-district"), message("ming-board-card")]]
    for border in match.components.data["borders"]:
        if district in border["between"]:
            other = next(d for d in border["between"] if d != district)
            rows.append([named("district", other), named("card", border["symbol"])])
    return "ming-board-borders", rows


def cities(match: MatchSoFar, view: View) -> Section:
    """Members in the houses: one row per area with somebody in it."""
    rows: list[list[Cell]] = [[message("ming-board-area"), *owners(match)]]
    names = list(view["districts"])
    for i, city in enumerate(view["cities"].values()):
        for area in range(3):
            here = [owner[area] for owner in city]
            if any(here):
                rows.append([named("district", names[3 * i + area]), *map(number, here)])
    return "ming-board-cities", rows


def cards(view: View) -> Section:
    """Supply and discards by symbol, and the dragon stack."""
    rows: list[list[Cell]] = [[message("ming-board-card"), message("ming-board-deck"), message("ming-board-discards")]]
    rows += [[named("card", symbol), number(n), number(view["discards"][symbol])] for symbol, n in view["deck"].items()]
    rows.append([named("card", "dragon"), number(view["dragons"]), "·"])
    return "ming-board-cards", rows
