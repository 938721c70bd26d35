"""Plans for the seat to act: which portraits it can take, by which payments, what that gains; what the decks may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from ...core.components import Components
from ...core.kernel import Ledger, new_ledger, rows_of, rule_id
from .actions import A_DISCARD, A_INSTALL, A_PAY, A_PLOT, A_SPEND, A_WILD, notation, place
from .bonuses import present
from .documents import Advice, CountryForecast, Gains, Odds, PortraitAdvice, Short, TitleGain, Way
from .forecast import country_forecast, titles_forecast
from .install import do_install, refuse_install, refuse_wild
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
from .secrecy import gather, gather_intrigue, split
from .usurp import matching, owed, refuse_plot, shows

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


def advice(components: Components, t: Tables, s: State, seat: int) -> Advice:
    """By node: draw: `odds`, `portraits`; play: `portraits`; in a payment or discard: `finish`, actions that complete it with the cards least missed."""
    x = Position(components, t, s, seat, notation(components).texts)
    if s.node == DRAW:
        return {"odds": odds(x), "portraits": portraits(x)}
    if s.node == PLAY:
        return {"portraits": portraits(x)}
    return {"finish": [x.texts[code] for code in finish(t, s.copy(), (), [-1])]}


# --- what the decks may hold --------------------------------------------------------------------------------------


def odds(x: Position) -> Odds:
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


# --- portraits ----------------------------------------------------------------------------------------------------


def portraits(x: Position) -> dict[str, dict[str, PortraitAdvice]]:
    """Per city and title: `rule` that forbids it now (None: it can be taken), `short` cards that are missing, `ways` to pay, `gains`."""
    data = x.components.data
    found: dict[str, dict[str, PortraitAdvice]] = {}
    for i in range(x.t.portraits):
        city, title = x.t.portrait_city[i], x.t.portrait_title[i]
        found.setdefault(data["cities"][city]["id"], {})[data["title_order"][title]] = portrait(x, city, title)
    return found


def portrait(x: Position, city: int, title: int) -> PortraitAdvice:
    """One portrait; `short`: `missing`."""
    t, s, seat = x.t, x.s, x.seat
    holder = s.owner[city][title]
    rule = refuse_install(t, s, city, title)
    o = owed(t, s, title) if holder not in (NOBODY, seat) else 0
    return {
        "rule": rule_id("RO", rule) if rule else None,
        "cost": t.cost[title],
        "owed": o,
        "victim": holder if o else None,
        "short": missing(t, s, seat, city, title),
        "ways": ways(x, city, title) if rule == 0 else [],
        "gains": gains(x, city, title) if rule == 0 else None,
    }


def missing(t: Tables, s: State, seat: int, city: int, title: int) -> Short:
    """Matching Country and Intrigue cards that would make a portrait payable, 0 if the hand allows it."""
    country = t.country[city]
    o = owed(t, s, title) if s.owner[city][title] not in (NOBODY, seat) else 0
    cards = WILD_COUNTRY * t.cost[title] - s.hand_size[seat] - (WILD_COUNTRY - 1) * s.hand[seat][country]
    intrigue = WILD_INTRIGUE * o - s.intrigue_size[seat] - (WILD_INTRIGUE - 1) * matching(s, seat, country) if o else 0
    return {"country": max(-(-cards // WILD_COUNTRY), 0), "intrigue": max(-(-intrigue // WILD_INTRIGUE), 0)}


# --- payments -----------------------------------------------------------------------------------------------------


def ways(x: Position, city: int, title: int) -> list[Way]:
    """One plan for every number of replacements, fewest cards first.

    `actions` are the wording of a payment with the cards least missed, `pay` and `spend` its cards, `choices` the number of different payments with
    these replacements. Any other of them is picked card by card: after each action the legal list holds exactly the cards that can follow.
    """
    start = x.s.copy()
    install = A_INSTALL + TITLES * city + title
    do_install(start, city, title)
    usurps = x.s.owner[city][title] != NOBODY
    plots = [v for v in range(MOST_PLOT + 1) if refuse_plot(x.t, start, v) == 0] if usurps else [NOBODY]
    found: list[Way] = []
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


def finish(t: Tables, s: State, wanted: tuple[int, ...], ledger: Ledger) -> list[int]:
    """Complete the payment or discard under way on `s` itself: codes in `wanted` where they are legal, else what costs least. Returns the codes."""
    codes, chosen, seat, turn = [0] * 16, [], s.seat, s.turn
    while s.node in (WILD, PAY, PLOT, SPEND, DISCARD) and (s.seat, s.turn) == (seat, turn):
        found = codes[: legal(t, s, codes)]
        code = next((code for code in found if code in wanted), None) or max(found, key=lambda code: rate(t, s, code))
        chosen.append(code)
        apply(t, s, code, ledger)
    return chosen


# --- gains --------------------------------------------------------------------------------------------------------


def gains(x: Position, city: int, title: int) -> Gains:
    """What an installation changes: `markers` taken at once, and before and after it the period markers of the country, the title, cities and titles held."""
    t, seat, data = x.t, x.seat, x.components.data
    after = x.s.copy()
    ledger = new_ledger(ROWS)
    do_install(after, city, title)
    finish(t, after, (), ledger)
    rows = rows_of(ledger)
    country, name = t.country[city], data["title_order"][title]
    period = min(x.s.periods_scored, PERIODS - 1)

    def countries(s: State) -> CountryForecast:
        return country_forecast(t, s, country, period)

    def titles(s: State) -> TitleGain:
        return {"cubes": s.title_cubes[title][: s.players], **titles_forecast(x.components, t, s)[name]}

    def cities(s: State) -> int:
        return sum(present(s, c, seat) for c in range(CITIES) if t.country[c] == country)

    def held(s: State) -> int:
        return sum(s.title_cubes[i][seat] > 0 for i in range(TITLES))

    return {
        "markers": [{"rule": rule_id("RO", rule), "place": place(x.components, rule, where), "points": points} for rule, _, points, where in rows if points],
        "points": sum(points for _, _, points, _ in rows),
        "country": (countries(x.s), countries(after)),
        "title": (titles(x.s), titles(after)),
        "cities": (cities(x.s), cities(after)),
        "titles": (held(x.s), held(after)),
    }
