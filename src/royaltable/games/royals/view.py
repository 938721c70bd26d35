"""What the page and the text table get of a position: the whitelist (`view`) and who may see a line (`secret`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.components import Components
from ...core.kernel import rule_id
from ...core.line import MatchSoFar
from ...core.view import counts, known
from .actions import place
from .advice import advice as advice
from .bonuses import HOUSES, present
from .discards import countries_over, pairs_over
from .documents import CityView, CountryView, DiscardView, DrawView, Marker, PaymentView, SeatView, View
from .draws import draws_left, staggered
from .forecast import forecast, titles_forecast
from .schema import CITIES, COUNTRIES, DISCARD, DRAW, DRAWN_COUNTRY, DRAWN_PAIR, END, MARKERS_OPEN, NOBODY, PAY, PERIODS, PLOT, SPEND, WILD, State, Tables
from .usurp import owed


def view(components: Components, t: Tables, s: State, viewer: int) -> View:
    """The position by the names of the component file; lists are per seat, in seat order."""
    data = components.data
    countries, pairs, titles = data["country_order"], data["pair_order"], data["title_order"]
    over = s.node == END
    return {
        "period": None if over else min(s.periods_scored, PERIODS - 1) + 1,
        "turn": s.turn,
        "first_turn": s.turn > 0 and staggered(s) == 1,
        "starter": known(s.starter),
        "seats": [seat_view(components, t, s, p, viewer) for p in range(s.players)],
        "cities": {city["id"]: city_view(s, c, city["nobles"], titles) for c, city in enumerate(data["cities"])},
        "countries": {name: country_view(t, s, k) for k, name in enumerate(countries)},
        "houses": [t.house[s.players][i] for i in range(HOUSES) if t.house[s.players][i] and s.house_taker[i] == NOBODY],
        "titles": {title: s.title_cubes[i][: s.players] for i, title in enumerate(titles)},
        "display": counts(countries, s.display),
        "deck_size": s.deck_size,
        "discards": counts(countries, s.discards),
        "intrigue_deck_size": s.intrigue_deck_size,
        "intrigue_discards": counts(pairs, s.intrigue_discards),
        "draw": draw_view(t, s),
        "payment": payment_view(components, t, s),
        "discard": discard_view(components, s),
        "forecast": forecast(components, t, s),
    }


# --- seats --------------------------------------------------------------------------------------------------------


def seat_view(components: Components, t: Tables, s: State, p: int, viewer: int) -> SeatView:
    """One seat. `hand`, `intrigue`, `points`, `markers` are None where the viewer may not know them; `known`: cards that must be there (RO-10.6)."""
    data = components.data
    countries, pairs, titles = data["country_order"], data["pair_order"], data["title_order"]
    sees = p == viewer or s.node == END  # RO-10.1
    taken = markers(components, t, s, p)  # how many is public: everybody sees who takes one (RO-10.3)
    open_markers = sees or s.markers == MARKERS_OPEN  # RO-10.3
    return {
        "hand": counts(countries, s.hand[p]) if sees else None,
        "intrigue": counts(pairs, s.intrigue[p]) if sees else None,
        "hand_size": s.hand_size[p],
        "intrigue_size": s.intrigue_size[p],
        "known": counts(countries, s.hand[p] if sees else s.known[p]),
        "known_intrigue": counts(pairs, s.intrigue[p] if sees else s.known_intrigue[p]),
        "supply": s.supply[p],
        "points": s.points[p] if open_markers else None,
        "markers": taken if open_markers else None,
        "marker_count": len(taken),
        "titles": [title for i, title in enumerate(titles) if s.title_cubes[i][p]],
        "cities": {
            country: [city["id"] for c, city in enumerate(data["cities"]) if t.country[c] == k and present(s, c, p)] for k, country in enumerate(countries)
        },
    }


def markers(components: Components, t: Tables, s: State, p: int) -> list[Marker]:
    """The markers of a seat in the order of the rule book: rule, place as in the ledger, points; title markers after the game."""
    found = [(6_01_00, c, t.value[c]) for c in range(CITIES) if s.city_taker[c] == p]
    for k in range(COUNTRIES):
        found += [(6_02_00, 2 * k + i, t.bonus[k][i]) for i in range(2) if s.country_taker[k][i] == p]
    values = t.house[s.players]
    found += [(6_03_00, values[i], values[i]) for i in range(HOUSES) if s.house_taker[i] == p]
    for row in range(COUNTRIES * PERIODS):
        found += [((8_05_00, 8_06_00)[i], 2 * row + i, t.period[row][i]) for i in range(2) if s.period_taker[row][i] == p]
    rows: list[Marker] = [{"rule": rule_id("RO", rule), "place": place(components, rule, where), "points": points} for rule, where, points in found]
    if s.node == END:
        for title, scored in titles_forecast(components, t, s).items():
            if p in scored["seats"]:
                place_of = f"{title} {'full' if scored['rule'] == 'RO-9.2' else 'half'}"
                rows.append({"rule": scored["rule"], "place": place_of, "points": scored["points"]})
    return rows


# --- the board ----------------------------------------------------------------------------------------------------


def city_view(s: State, c: int, nobles: Sequence[str], titles: Sequence[str]) -> CityView:
    """Holders of the portraits (None: vacant), buried cubes per seat, and whether the city marker lies there."""
    holders = {noble: s.owner[c][titles.index(noble)] for noble in nobles}
    return {
        "portraits": {noble: known(holder) for noble, holder in holders.items()},
        "cathedral": s.cathedral[c][: s.players],
        "marker": s.city_taker[c] == NOBODY,
    }


def country_view(t: Tables, s: State, k: int) -> CountryView:
    """Markers that still lie at a country: country markers, and period markers by period (`[high, low]`; empty once scored)."""
    return {
        "markers": [t.bonus[k][i] for i in range(2) if s.country_taker[k][i] == NOBODY],
        "periods": [t.period[PERIODS * k + period][:] if period >= s.periods_scored else [] for period in range(PERIODS)],
    }


# --- the turn -----------------------------------------------------------------------------------------------------


def draw_view(t: Tables, s: State) -> DrawView | None:
    """The draw step: Country and Intrigue cards drawn so far and how many can follow at most."""
    if s.node not in (DRAW, DRAWN_COUNTRY, DRAWN_PAIR):
        return None
    return {"countries": s.drawn_country, "intrigue": s.drawn_intrigue, "left": draws_left(t, s)}


def payment_view(components: Components, t: Tables, s: State) -> PaymentView | None:
    """The payment under way; all of it is public (RO-10.2)."""
    if s.node not in (WILD, PAY, PLOT, SPEND):
        return None
    data = components.data
    victim = s.owner[s.city][s.title]
    return {
        "city": data["cities"][s.city]["id"],
        "title": data["title_order"][s.title],
        "victim": known(victim),
        "cost": t.cost[s.title],
        "owed": owed(t, s, s.title) if victim != NOBODY else 0,
        "wild": s.wild if s.node != WILD else None,
        "plot": s.plot if s.node == SPEND else None,
        "paid": counts(data["country_order"], s.paid),
        "spent": counts(data["pair_order"], s.spent),
        "left": s.left if s.node in (PAY, SPEND) else None,
    }


def discard_view(components: Components, s: State) -> DiscardView | None:
    """The discard under way: cards named, and how many of each kind are still too many."""
    if s.node != DISCARD:
        return None
    data = components.data
    return {
        "paid": counts(data["country_order"], s.paid),
        "spent": counts(data["pair_order"], s.spent),
        "countries": max(countries_over(s), 0),
        "intrigue": max(pairs_over(s), 0),
    }


def secret(match: MatchSoFar, n: int) -> int | None:
    """RO-10.5: a card drawn blind belongs to the seat that draws."""
    line = match.lines[n]
    return match.lines[n - 1].actor if line.text.startswith("drawn ") else None
