"""Aims of Royals: nobles, open cards and decks, and why one of them cannot be reached."""

from __future__ import annotations

from ...core.aim import Reason
from ...core.components import Components
from ...core.notation import Notation
from .actions import notation
from .advice import missing
from .draws import refuse_draw, refuse_draw_intrigue
from .install import refuse_install
from .schema import COUNTRIES, DISCARD, DRAW, PLAY, State, Tables

PATTERNS = {"noble": "noble <city> <title>", "display": "display <country>", "deck": "deck", "intrigue": "intrigue"}


def aims(components: Components) -> Notation:
    """What can be pointed at."""
    cities, countries = components.data["cities"], components.data["country_order"]
    nobles = [f"noble {city['id']} {title}" for city in cities for title in city["nobles"]]
    return Notation(PATTERNS, notation(components).kinds, (*nobles, *(f"display {country}" for country in countries), "deck", "intrigue"))


def closed(components: Components, t: Tables, s: State, seat: int) -> dict[str, Reason]:
    """Every aim that the seat to act cannot reach now, and why."""
    data = components.data
    countries = data["country_order"]
    found: dict[str, Reason | None] = {}
    for i in range(t.portraits):
        city, title = t.portrait_city[i], t.portrait_title[i]
        found[f"noble {data['cities'][city]['id']} {data['title_order'][title]}"] = noble(t, s, seat, city, title, countries)
    found |= {f"display {name}": drawing(s, refuse_draw(s, k)) for k, name in enumerate(countries[:COUNTRIES])}
    found |= {"deck": drawing(s, 0), "intrigue": drawing(s, refuse_draw_intrigue(s))}
    return {aim: reason for aim, reason in found.items() if reason is not None}


def other(s: State) -> Reason | None:
    """What has to be done before: a payment, the discards."""
    if s.node == DISCARD:
        return Reason(7_02_00)
    return Reason(4_10_00) if s.node not in (DRAW, PLAY) else None


def drawing(s: State, rule: int) -> Reason | None:
    """A card of the display or a deck; `rule`: what forbids it while cards are drawn."""
    if s.node != DRAW:
        return other(s) or Reason(2_02_00)
    return Reason(rule) if rule else None


def noble(t: Tables, s: State, seat: int, city: int, title: int, countries: list[str]) -> Reason | None:
    """A portrait. Before the cards are drawn only what they cannot change is named."""
    if first := other(s):
        return first
    rule = refuse_install(t, s, city, title)
    if rule in (4_02_00, 4_03_00):
        return Reason(rule)
    if s.node == DRAW:
        return Reason(2_01_00)
    if rule == 0:
        return None
    lacks = missing(t, s, seat, city, title)["country" if rule == 4_04_00 else "intrigue"]
    facts: dict[str, int | str] = {"number": lacks, "country": countries[t.country[city]]}
    return Reason(rule, facts if rule == 4_04_00 else facts | {"seat": s.owner[city][title]})
