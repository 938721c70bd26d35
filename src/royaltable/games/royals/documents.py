"""What the page and the text table get of a position: the types of `view` and `advice`. The page's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Marker(TypedDict):
    """A marker of a seat: rule that gave it, place as in the ledger, points."""

    rule: str
    place: str
    points: int


class SeatView(TypedDict):
    """One seat. None where the viewer may not know it; `known`, `known_intrigue`: cards that must be in the hand, for all to know (RO-10.6).

    `marker_count`: markers taken, whether or not they lie open.
    """

    hand: dict[str, int] | None
    intrigue: dict[str, int] | None
    hand_size: int
    intrigue_size: int
    known: dict[str, int]
    known_intrigue: dict[str, int]
    supply: int
    points: int | None
    markers: list[Marker] | None
    marker_count: int
    titles: list[str]
    cities: dict[str, list[str]]


class CityView(TypedDict):
    """Holders of the portraits by title (None: vacant), buried cubes per seat, and whether the city marker lies there."""

    portraits: dict[str, int | None]
    cathedral: list[int]
    marker: bool


class CountryView(TypedDict):
    """Markers that still lie at a country: country markers, and period markers by period (high and low; empty once scored)."""

    markers: list[int]
    periods: list[list[int]]


class DrawView(TypedDict):
    """The draw step: Country and Intrigue cards drawn so far, and how many can follow at most."""

    countries: int
    intrigue: int
    left: int


class PaymentView(TypedDict):
    """The payment under way (RO-10.2): what is paid for, the replacements said, the cards named, and how many are left."""

    city: str
    title: str
    victim: int | None
    cost: int
    owed: int
    wild: int | None
    plot: int | None
    paid: dict[str, int]
    spent: dict[str, int]
    left: int | None


class DiscardView(TypedDict):
    """The discard under way: cards named, and how many of each kind are still too many."""

    paid: dict[str, int]
    spent: dict[str, int]
    countries: int
    intrigue: int


class PeriodMarker(TypedDict):
    """One period marker: its taker, points, rule, and what sets the taker apart from the seat behind."""

    seat: int | None
    points: int
    rule: str
    by: Literal["influence", "title", "city"] | None


class CountryForecast(TypedDict):
    """Influence per seat, and who takes the markers of a period."""

    influence: list[int]
    high: PeriodMarker
    low: PeriodMarker


class TitleForecast(TypedDict):
    """Seats that would score a title, points of each, rule."""

    seats: list[int]
    points: int
    rule: str


class TitleGain(TitleForecast):
    """The same with the cubes of the title per seat."""

    cubes: list[int]


class SeatForecast(TypedDict):
    """Points of the period and of the titles."""

    period: int
    titles: int


class Forecast(TypedDict):
    """If the period, and then the game, were scored now. `period`: 1 to 3, None after the game."""

    period: int | None
    countries: dict[str, CountryForecast]
    titles: dict[str, TitleForecast]
    seats: list[SeatForecast]


class View(TypedDict):
    """A position by the names of the component file; lists are per seat, in seat order."""

    period: int | None
    turn: int
    first_turn: bool
    starter: int | None
    seats: list[SeatView]
    cities: dict[str, CityView]
    countries: dict[str, CountryView]
    houses: list[int]
    titles: dict[str, list[int]]
    display: dict[str, int]
    deck_size: int
    discards: dict[str, int]
    intrigue_deck_size: int
    intrigue_discards: dict[str, int]
    draw: DrawView | None
    payment: PaymentView | None
    discard: DiscardView | None
    forecast: Forecast


class Way(TypedDict):
    """One payment for each number of replacements: its cards, how many different ones there are, and the installation with it in notation."""

    wild: int
    plot: int | None
    pay: dict[str, int]
    spend: dict[str, int]
    cards: int
    choices: int
    actions: list[str]


class Gains(TypedDict):
    """What an installation changes: markers and points taken at once; before and after it the country, the title, cities held there, titles held."""

    markers: list[Marker]
    points: int
    country: tuple[CountryForecast, CountryForecast]
    title: tuple[TitleGain, TitleGain]
    cities: tuple[int, int]
    titles: tuple[int, int]


class Short(TypedDict):
    """Cards that are missing for a portrait."""

    country: int
    intrigue: int


class PortraitAdvice(TypedDict):
    """One portrait: the rule that forbids it now (None: it can be taken), what it costs, what is missing, the ways to pay, and what it brings."""

    rule: str | None
    cost: int
    owed: int
    victim: int | None
    short: Short
    ways: list[Way]
    gains: Gains | None


class Odds(TypedDict):
    """Per deck, for how many of the cards that the seat has not located the next one can be of each kind."""

    country: dict[str, int]
    intrigue: dict[str, int]


class Advice(TypedDict):
    """Plans for the seat to act: drawing `odds` and `portraits`, playing `portraits` (by city and title), else `finish`: actions that complete the payment."""

    odds: NotRequired[Odds]
    portraits: NotRequired[dict[str, dict[str, PortraitAdvice]]]
    finish: NotRequired[list[str]]
