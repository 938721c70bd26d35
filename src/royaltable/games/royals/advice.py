"""Plans for the seat to act: which portraits it can take, by which payments, what that gains; what the decks may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from ...core.components import Components
from ...core.kernel import rule_id
from .actions import A_DISCARD, A_INSTALL, A_PAY, A_PLOT, A_SPEND, A_WILD, notation, place
from .forecast import country_forecast, titles_forecast
from .payment import do_install, matching, owed, refuse_install, refuse_plot, refuse_wild, shows
from .policy import rate
from .rules import apply, legal
from .schema import (
    CITIES,
    COUNTRIES,
    DISCARD,
    DRAW,
    MOST_PLOT,
    MOST_WILD,
    NOBODY,
    PAIRS,
    PAY,
    PERIODS,
    PLAY,
    PLOT,
    SPEND,
    TITLES,
    WILD,
    WILD_COUNTRY,
    WILD_INTRIGUE,
    State,
    Tables,
)
from .scoring import everywhere, present
from .secrecy import gather, gather_intrigue, split

ROWS = 8  # of one installation at most


@dataclass(frozen=True)
class Position:
    """What the plans are made from: a position as the seat to act may know it."""

    components: Components
    t: Tables
    s: State
    seat: int
    texts: Sequence[str]  # sentence of each code

    @property
    def countries(self) -> list[str]:
        """Ids in the fixed order."""
        return list(self.components.data["country_order"])

    @property
    def pairs(self) -> list[str]:
        """Ids in the fixed order."""
        return list(self.components.data["pair_order"])


def advice(components: Components, t: Tables, s: State, seat: int) -> dict[str, Any]:
    """By node: draw: `odds`, `portraits`; play: `portraits`; in a payment or discard: `finish`, actions that complete it with the cards least missed."""
    x = Position(components, t, s, seat, notation(components).texts)
    if s.node == DRAW:
        return {"odds": odds(x), "portraits": portraits(x)}
    if s.node == PLAY:
        return {"portraits": portraits(x)}
    return {"finish": [x.texts[code] for code in finish(t, s.copy(), (), [-1])]}


# --- what the decks may hold ------------------------------------------------------------------------------------


def odds(x: Position) -> dict[str, dict[str, int]]:
    """Per deck, for how many of the cards that the seat has not located the next one can be of each kind (RO-10.6); all are equally likely."""
    t, copy = x.t, x.s.copy()
    gather(t, copy, x.seat)
    split(copy.deck, copy.pool, copy.fed, copy.own, x.seat, COUNTRIES)
    if copy.intrigue_deck_size == 0:
        copy.intrigue_deck[:] = copy.intrigue_discards  # RO-3.7
    else:
        gather_intrigue(t, copy, x.seat)
        split(copy.intrigue_deck, copy.pool, copy.fed_intrigue, copy.own_intrigue, x.seat, PAIRS)
    return {"country": dict(zip(x.countries, copy.deck, strict=True)), "intrigue": dict(zip(x.pairs, copy.intrigue_deck, strict=True))}


# --- portraits --------------------------------------------------------------------------------------------------


def portraits(x: Position) -> dict[str, dict[str, Any]]:
    """Per city and title: `rule` that forbids it now (None: it can be taken), `short` cards that are missing, `ways` to pay, `gains`."""
    data = x.components.data
    found: dict[str, dict[str, Any]] = {}
    for i in range(x.t.portraits):
        city, title = x.t.portrait_city[i], x.t.portrait_title[i]
        found.setdefault(data["cities"][city]["id"], {})[data["title_order"][title]] = portrait(x, city, title)
    return found


def portrait(x: Position, city: int, title: int) -> dict[str, Any]:
    """One portrait. `short`: matching Country and Intrigue cards that would make it payable, 0 if the hand allows it."""
    t, s, seat = x.t, x.s, x.seat
    holder = s.owner[city][title]
    country = t.country[city]
    rule = refuse_install(t, s, city, title)
    o = owed(t, s, title) if holder not in (NOBODY, seat) else 0
    missing = WILD_COUNTRY * t.cost[title] - s.hand_size[seat] - (WILD_COUNTRY - 1) * s.hand[seat][country]
    missing_intrigue = WILD_INTRIGUE * o - s.intrigue_size[seat] - (WILD_INTRIGUE - 1) * matching(s, seat, country) if o else 0
    return {
        "rule": rule_id("RO", rule) if rule else None,
        "cost": t.cost[title],
        "owed": o,
        "victim": holder if o else None,
        "short": {"country": max(-(-missing // WILD_COUNTRY), 0), "intrigue": max(-(-missing_intrigue // WILD_INTRIGUE), 0)},
        "ways": ways(x, city, title) if rule == 0 else [],
        "gains": gains(x, city, title) if rule == 0 else None,
    }


# --- payments ---------------------------------------------------------------------------------------------------


def ways(x: Position, city: int, title: int) -> list[dict[str, Any]]:
    """One plan for every number of replacements, fewest cards first.

    `actions` are the wording of a payment with the cards least missed, `pay` and `spend` its cards, `choices` the number of different payments with
    these replacements. Any other of them is picked card by card: after each action the legal list holds exactly the cards that can follow.
    """
    start = x.s.copy()
    install = A_INSTALL + TITLES * city + title
    do_install(start, city, title)
    usurps = x.s.owner[city][title] != NOBODY
    plots = [v for v in range(MOST_PLOT + 1) if refuse_plot(x.t, start, v) == 0] if usurps else [NOBODY]
    found = []
    for w in (w for w in range(MOST_WILD + 1) if refuse_wild(x.t, start, w) == 0):
        for v in plots:
            codes = finish(x.t, start.copy(), (A_WILD + w, A_PLOT + v), [-1])
            paid = Counter({x.t.country[city]: x.t.cost[title] - w}) + Counter(code - A_PAY for code in codes if A_PAY <= code < A_PLOT)
            spent = Counter(code - A_SPEND for code in codes if A_SPEND <= code < A_DISCARD)
            found.append(
                {
                    "wild": w,
                    "plot": v if usurps else None,
                    "pay": {name: paid[k] for k, name in enumerate(x.countries) if paid[k]},
                    "spend": {name: spent[pair] for pair, name in enumerate(x.pairs) if spent[pair]},
                    "cards": paid.total() + spent.total(),
                    "choices": choices(x.t, start, w, v),
                    "actions": [x.texts[code] for code in (install, *codes)],
                }
            )
    return sorted(found, key=lambda way: way["cards"])


def choices(t: Tables, s: State, w: int, v: int) -> int:
    """How many different payments there are with w and v replacements (`v` NOBODY: no usurpation)."""
    country = t.country[s.city]
    rest = s.hand[s.seat][:]
    rest[country] -= t.cost[s.title] - w
    number = selections(rest, WILD_COUNTRY * w)
    if v == NOBODY:
        return number
    o = owed(t, s, s.title)
    held = s.intrigue[s.seat]
    match = [held[pair] for pair in range(PAIRS) if shows(pair, country)]
    other = [held[pair] for pair in range(PAIRS) if not shows(pair, country)]
    size = o + (WILD_INTRIGUE - 1) * v
    return number * sum(selections(match, m) * selections(other, size - m) for m in range(o - v, size + 1))


def selections(row: Sequence[int], size: int) -> int:
    """How many multisets of a size can be taken out of a row of counts."""

    def more(numbers: list[int], n: int) -> list[int]:
        return [sum(numbers[max(total - n, 0) : total + 1]) for total in range(size + 1)]

    return reduce(more, row, [1] + [0] * size)[size]


def finish(t: Tables, s: State, wanted: tuple[int, ...], ledger: list[int]) -> list[int]:
    """Complete the payment or discard under way on `s` itself: codes in `wanted` where they are legal, else what costs least. Returns the codes."""
    codes, chosen, seat, turn = [0] * 16, [], s.seat, s.turn
    while s.node in (WILD, PAY, PLOT, SPEND, DISCARD) and (s.seat, s.turn) == (seat, turn):
        found = codes[: legal(t, s, codes)]
        code = next((code for code in found if code in wanted), None) or max(found, key=lambda code: rate(t, s, code))
        chosen.append(code)
        apply(t, s, code, ledger)
    return chosen


# --- gains ------------------------------------------------------------------------------------------------------


def gains(x: Position, city: int, title: int) -> dict[str, Any]:
    """What an installation changes: `markers` taken at once, and before and after it the period markers of the country, the title, cities and titles held."""
    t, seat, data = x.t, x.seat, x.components.data
    after = x.s.copy()
    ledger = [0] * (1 + 4 * ROWS)
    do_install(after, city, title)
    finish(t, after, (), ledger)
    rows = [tuple(ledger[i : i + 4]) for i in range(1, 1 + 4 * ledger[0], 4)]
    country, name = t.country[city], data["title_order"][title]
    period = min(x.s.periods_scored, PERIODS - 1)
    positions = (x.s, after)
    return {
        "markers": [{"rule": rule_id("RO", rule), "place": place(x.components, rule, where), "points": points} for rule, _, points, where in rows if points],
        "points": sum(points for _, _, points, _ in rows),
        "country": [country_forecast(t, s, country, period) for s in positions],
        "title": [{"cubes": s.title_cubes[title][: s.players], **titles_forecast(x.components, t, s)[name]} for s in positions],
        "cities": [sum(present(s, c, seat) for c in range(CITIES) if t.country[c] == country) for s in positions],
        "whole_country": everywhere(t, after, country, seat) == 1,
        "titles": [sum(s.title_cubes[i][seat] > 0 for i in range(TITLES)) for s in positions],
    }
