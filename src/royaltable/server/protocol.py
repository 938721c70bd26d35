"""The documents of the protocol (docs/architecture.md, "The table: protocol"); the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MAX_ACTIONS = 200
Action = Annotated[str, Meta(max_length=100, description="An action in the game's notation.")]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Kind = Literal["person", "random", "greedy", "novice", "apprentice", "courtier", "minister", "chancellor", "master"]
Actor = int | Literal["chance"] | None
LedgerRow = tuple[str, int, int, str]


class Names(Struct, frozen=True):
    """A name in three languages."""

    en: str
    hant: str
    hans: str


class SeatColour(Struct, frozen=True):
    """How a seat looks."""

    id: str
    shape: str
    hex: str
    ink: str
    en: str
    hant: str
    hans: str


class Paragraph(Struct, frozen=True):
    """One rule."""

    id: str
    tag: str
    en: str
    hant: str
    hans: str


class Section(Struct, frozen=True):
    """A headed run of rules."""

    id: str
    en: str
    hant: str
    hans: str
    rules: list[Paragraph]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: Names
    players: list[int]
    options: dict[str, list[str | int]]
    components: str
    reconstructed: bool


class GameDetail(GameInfo, frozen=True):
    """The same with everything the page needs to draw and to say it."""

    component_data: dict[str, Any]
    patterns: dict[str, str]
    kinds: dict[str, list[str] | str]
    rulebook: list[Section]
    seats: list[SeatColour]


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there."""

    kind: Kind
    name: Name


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=100)]
    players: Count
    seats: Annotated[list[SeatInfo], Meta(max_length=20)]
    options: dict[str, Any] = {}


class Made(Struct, frozen=True):
    """The table that was made; `seed_hash` commits the server to its chance outcomes."""

    table: str
    seed_hash: str


class TableInfo(Struct, frozen=True):
    """A table in the list of this browser."""

    table: str
    game: str
    players: int
    seats: list[SeatInfo]
    status: Literal["running", "over"]
    version: int
    actor: Actor
    created: str
    moved: str


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions of one seat from the version on that it has seen."""

    version: Count
    seat: Count
    actions: Annotated[list[Action], Meta(max_length=MAX_ACTIONS)]


class LogLine(Struct, frozen=True):
    """One node as the viewer may see it: `action`, or only its first word as `hidden`; `aside` is what a game adds for this viewer."""

    n: int
    seat: int | Literal["chance"]
    action: str | UnsetType = UNSET
    hidden: str | UnsetType = UNSET
    rows: list[LedgerRow] = []
    aside: dict[str, Any] | UnsetType = UNSET
    time: str | UnsetType = UNSET


class Log(Struct, frozen=True):
    """Lines of the log."""

    lines: list[LogLine]


class Seed(Struct, frozen=True):
    """The seed of chance: its hash from the start, its value after the end."""

    hash: str
    value: str | None


class Result(Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    ledger: list[LedgerRow]


class Position(Struct, frozen=True):
    """A table as one viewer may see it after `at` nodes (draft included)."""

    table: str
    game: str
    players: int
    options: dict[str, str | int]
    version: int
    at: int
    status: Literal["running", "over"]
    seats: list[SeatInfo]
    viewer: int | None
    actor: Actor
    node: str
    view: dict[str, Any]
    legal: list[str] | None
    advice: dict[str, Any] | None
    draft: list[LogLine]
    seed: Seed
    result: Result | None


class Hint(Struct, frozen=True):
    """An action and the likely rest of the turn. For each seat the chance to win (0 to 1) and the expected final points.

    What it changes: points `scored` at once, `sources` of the own forecast, the forecast of `others` (seat, points). `better`: final points more
    than the mean of all actions.
    """

    actions: list[str]
    chances: list[float]
    points: list[float]
    scored: int
    sources: list[tuple[str, int]]
    others: list[tuple[int, int]]
    better: float


class Hints(Struct, frozen=True):
    """The best actions of the seat to act, best first, after a draft that begins at this version."""

    version: int
    hints: list[Hint]


class Chances(Struct, frozen=True):
    """The chance to win (0 to 1) of each seat after 0, 1, … nodes; null where nobody looked."""

    chances: list[list[float] | None]


class News(Struct, frozen=True):
    """Data of a server-sent event; its id is the version. `thinking`: the computer player that is about to act."""

    version: int
    status: Literal["running", "over"]
    thinking: int | None


class No(Struct, frozen=True):
    """A refused command: kind for programs, sentence for people, rule id if a rule refuses it. Nothing has changed."""

    error: str
    message: str
    rule: str | None = None
