"""What the page and the text table get of a position: the types of `view` and `advice`. The page's types are made from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SeatView(TypedDict):
    """One seat; everything of it is public (MD-2.9, MD-4.1.9). `out`: members out of the game."""

    supply: int
    hand: dict[str, int]
    hand_size: int
    tiles: dict[str, int]
    prince: str | None
    passed: bool
    points: int
    out: int


class DistrictView(TypedDict):
    """Open members per owner, and the seat whose monk locks the district."""

    open: list[int]
    monk: int | None


class ScoringValue(TypedDict):
    """Points of the next scoring: a set of six, a member in a city, a majority."""

    six_set: int
    city_member: int
    majority: int


class DistrictForecast(TypedDict):
    """Members that would enter the city, per owner."""

    enter: list[int]


class CityForecast(TypedDict):
    """Members left in a city and their points, per seat; the rule of the majority."""

    members: list[int]
    points: list[int]
    rule: str | None


class SeatForecast(TypedDict):
    """Points of the next scoring by source."""

    members: int
    majorities: int
    monks: int
    sets: int
    tiles: int
    total: int


class Forecast(TypedDict):
    """If it were scored now, with nobody returning but as far as known."""

    value: ScoringValue
    districts: dict[str, DistrictForecast]
    cities: dict[str, CityForecast]
    seats: list[SeatForecast]


class Placing(TypedDict):
    """Which of its placements the seat to act makes, and of how many."""

    number: int
    of: int


class View(TypedDict):
    """A position by the names of the component file. In every list per owner the neutral player of the game for two stands last.

    `phase`: 0 set-up and neutral members, 1 to 5. `placing`: while members are placed. `spaces`: waiting members by province and seat.
    `cities`: by province, owner and district.
    """

    round_no: int
    rounds: int
    scoring: bool
    phase: int
    placing: Placing | None
    starter: int | None
    seats: list[SeatView]
    spaces: dict[str, list[int]]
    display: dict[str, str | None]
    deck: dict[str, int]
    discards: dict[str, int]
    dragons: int
    districts: dict[str, DistrictView]
    cities: dict[str, list[list[int]]]
    scored_province: str | None
    returns: list[int | None]
    forecast: Forecast


class Route(TypedDict):
    """A way of the prince: its actions, the cards they cost, and whether the move may end there."""

    actions: list[str]
    cards: list[str]
    can_stop: bool


class Deployment(TypedDict):
    """What could be deployed in a district: members at most; whether the own monk locks it; whether one may be a monk, and whose monk it would push out."""

    most: int
    locked: bool
    monk: bool
    pushes: int | None


class Staying(TypedDict):
    """Points of those who stay in the city being scored, and for most members there, if nobody else goes home as far as known."""

    members: int
    majority: int


class Advice(TypedDict):
    """Plans for the seat to act, by district: at its turn and on its way `routes` and `deploy`, before it deploys `deploy`.

    `returns`: where a return number is chosen, what each number from 0 on leaves.
    """

    routes: NotRequired[dict[str, list[Route]]]
    deploy: NotRequired[dict[str, Deployment]]
    returns: NotRequired[list[Staying]]
