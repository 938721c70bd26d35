"""What the page and the text table get of a position: the types of `view` and `advice`. The page's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Step = Literal["parade", "stairs", "third", "recruit", "backdoor"]
Patron = Literal["king", "madame"]


class SeatView(TypedDict):
    """One seat. `hand`: only the viewer's own; of everybody after the end. `points`: those that are sure."""

    gold: int
    supply: int
    reserve: int
    nobles: list[str]
    front: list[str]
    hand_size: int
    hand: dict[str, int] | None
    edges: dict[str, int]
    points: int


class Price(TypedDict):
    """Gold after the discount, seals, and the discount."""

    gold: int
    king: int
    madame: int
    discount: int


class SquareView(TypedDict):
    """A square of the park: a noble with its price, or a servant, or nothing."""

    noble: str | None
    servant: int | None
    price: Price | None


class Majority(TypedDict):
    """Who has the majority in a room, and by which rule."""

    seat: int
    rule: str


class RoomView(TypedDict):
    """Servants per seat; the majority, None where nobody has it or it gives nothing."""

    servants: list[int]
    majority: Majority | None


class FreeSeals(TypedDict):
    """Free seals by patron."""

    king: int
    madame: int


class TurnView(TypedDict):
    """The running turn: whose it is, its step, and what is left of everything that lasts for a step or a turn."""

    seat: int | None
    step: Step | None
    stations_left: int
    limit_left: int
    steps_left: int
    minted: bool
    favoured: list[Patron]
    intrigue: bool
    free_seals: FreeSeals
    scribes: int
    recruits_left: int
    draws_left: int
    drawn_size: int
    drawn: dict[str, int] | None


class EdgeForecast(TypedDict):
    """An edge of the park: what the servants of each seat count there, and its points."""

    totals: list[int]
    points: list[int]


class SeatForecast(TypedDict):
    """Points by source, if the game were scored now."""

    nobles: int
    cards: int
    hand: int
    edges: int
    total: int


class Forecast(TypedDict):
    """If the game were scored now."""

    edges: dict[str, EdgeForecast]
    seats: list[SeatForecast]
    winners: list[int]


class View(TurnView):
    """A position by the names of the component file; lists per seat are in seat order. `layout`: rooms by slot (None: not laid out yet)."""

    round_no: int
    starter: int | None
    layout: list[str | None]
    rooms: dict[str, RoomView]
    park: dict[str, SquareView]
    box: list[str]
    seats: list[SeatView]
    deck: int
    discards: dict[str, int]
    unseen: dict[str, int]
    nobles_left: int
    nobles_end: int
    last_round: bool
    quiet: int
    quiet_end: int
    forecast: Forecast


class Lacks(TypedDict):
    """What is missing to pay a noble now."""

    gold: int
    king: int
    madame: int
    office: int


class Shortage(TypedDict):
    """What a noble lacks, and the rules that would refuse it, with the gold and the servants of now."""

    lacks: Lacks
    rules: list[str]


class NobleAdvice(Shortage):
    """The same with the noble."""

    noble: str


class Advice(TypedDict):
    """Plans for the seat to act: by square what each noble lacks, by room what it would give now, and at the stairs shortest ways from room to room."""

    nobles: dict[str, NobleAdvice]
    gives: dict[str, int]
    walks: NotRequired[dict[str, dict[str, list[str]]]]
