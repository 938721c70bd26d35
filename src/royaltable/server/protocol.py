"""The documents of the protocol (docs/architecture.md, "The table: protocol"); the OpenAPI document is made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MAX_ACTIONS = 200
Action = Annotated[str, Meta(max_length=100, description="An action in the game's notation.")]
Name = Annotated[str, Meta(max_length=200, description="At most 40 characters that can be seen, see core.names; empty: said in the reader's language.")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Kind = Literal["person", "open", "random", "greedy", "novice", "apprentice", "courtier", "minister", "chancellor", "master"]
Status = Literal["waiting", "running", "over"]
Starts = Annotated[Literal["full", "host"], Meta(description="A table with open seats begins when the last is taken, or when its host says so.")]
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
    aims: dict[str, str]
    messages: dict[str, str]
    blocks: dict[str, str]
    place_kinds: list[str]
    rulebook: list[Section]
    seats: list[SeatColour]


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there."""

    kind: Kind
    name: Name


class Sitting(SeatInfo, frozen=True):
    """Who sits there at a table; `stand_in`: the computer player that decides while its person is away."""

    stand_in: Kind | None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=100)]
    players: Count
    seats: Annotated[list[SeatInfo], Meta(max_length=20)]
    options: dict[str, Any] = {}
    public: bool = False
    starts: Starts = "full"


class Made(Struct, frozen=True):
    """The table that was made; `seed_hash` commits the server to its chance outcomes."""

    table: str
    seed_hash: str
    status: Status


class TableResult(Struct, frozen=True):
    """How a game ended: points of each seat, and the seats that won."""

    scores: list[int]
    winners: list[int]


class TableInfo(Struct, frozen=True):
    """A table in a list; `result` after the end. `own`: the seats of the person who asks; `removable`: whether that person may remove it. `asked`:
    the seats that have something to decide and have not laid it down."""

    table: str
    game: str
    players: int
    seats: list[Sitting]
    status: Status
    version: int
    asked: list[int]
    created: str
    moved: str
    result: TableResult | None
    own: list[int]
    removable: bool


class Gathering(Struct, frozen=True):
    """Who sits at a table, as the person who asks may know it. `link`: the secret of the invitation, for its host and whoever sits there."""

    table: str
    game: str
    players: int
    options: dict[str, str | int]
    seats: list[Sitting]
    status: Status
    public: bool
    starts: Starts
    own: list[int]
    host: bool
    link: str | None


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """To take an open seat: the secret of the invitation (for a public table none is needed), and a name."""

    name: Name
    link: Annotated[str, Meta(max_length=100)] = ""


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall sit on a seat: a computer player, or nobody yet."""

    kind: Kind


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions of one seat from the version on that it has seen."""

    version: Count
    seat: Count
    actions: Annotated[list[Action], Meta(max_length=MAX_ACTIONS)]


class Ahead(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants to do at its next decision."""

    actions: Annotated[list[Action], Meta(max_length=MAX_ACTIONS)]


class LaidDown(Struct, frozen=True):
    """What the viewer has laid down for its next decision. `refused`: that has come, and it could not be played; `rule`: the rule that refuses it."""

    actions: list[str]
    refused: bool
    rule: str | None


class LogLine(Struct, frozen=True):
    """One node as the viewer may see it: `action`, or only its first word as `hidden`; `aside` is what a game adds for this viewer."""

    n: int
    seat: int | Literal["chance"]
    rows: list[LedgerRow]
    action: str | UnsetType = UNSET
    hidden: str | UnsetType = UNSET
    aside: dict[str, Any] | UnsetType = UNSET
    time: str | UnsetType = UNSET


class Seed(Struct, frozen=True):
    """The seed of chance: its hash from the start, its value after the end."""

    hash: str
    value: str | None


class Result(Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    ledger: list[LedgerRow]


class Reason(Struct, frozen=True):
    """Why an aim cannot be reached: the first rule broken that a person would name, and what the sentence about it counts or names."""

    rule: str
    facts: dict[str, int | str]


Board = list[tuple[str, list[list[Any]]]]
"""The position as text: sections (message id, rows of cells; the first row heads the columns). Cells are those of `core.board`."""


class Position(Struct, frozen=True):
    """A table as one viewer may see it after `at` nodes (draft included); `hints`: whether the computer may be asked for advice here.

    `asked`: the seats that have something to decide and have not laid it down. A viewer that is asked before its node has come is the `actor` of its own
    position. A draft that was begun after `since` nodes or more still holds. `laid`: what the viewer has laid down.
    """

    table: str
    game: str
    players: int
    options: dict[str, str | int]
    version: int
    since: int
    at: int
    status: Status
    seats: list[Sitting]
    viewer: int | None
    actor: Actor
    asked: list[int]
    laid: LaidDown | None
    node: str
    view: Mapping[str, Any]
    board: Board | None
    legal: list[str] | None
    advice: Mapping[str, Any] | None
    closed: dict[str, Reason] | None
    draft: list[LogLine]
    seed: Seed
    result: Result | None
    hints: bool


class Moment(Struct, frozen=True):
    """What a viewer saw of the table after `at` nodes: the part of a Position that changes from node to node."""

    at: int
    actor: Actor
    node: str
    view: Mapping[str, Any]
    board: Board | None


class Course(Struct, frozen=True):
    """What happened at a table, as one viewer may know it now.

    `own`: the seats of the person who asks; `left`: those that person has left, where a computer player stands in. `lines`: those that are new to
    the viewer, rising: everything since the node it named and what it may read only since then. `moments`: the nodes passed on the way, the
    present one left out.
    """

    own: list[int]
    left: list[int]
    now: Position
    lines: list[LogLine]
    moments: list[Moment]


class Hint(Struct, frozen=True):
    """An action and the likely rest of the turn. For each seat the chance to win (whole percents, together 100) and the expected final points.

    What it changes: points `scored` at once, `sources` of the own forecast, the forecast of `others` (seat, points). `better`: final points more
    than the mean of all actions.
    """

    actions: list[str]
    percents: list[int]
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
    """The chance to win of each seat (whole percents, together 100) after 0, 1, … nodes; null where nobody looked."""

    percents: list[list[int] | None]


class Said(Struct, frozen=True):
    """How many messages there are in each room; null: a room that the reader may not enter."""

    seats: int | None
    watchers: int | None


class News(Struct, frozen=True):
    """Data of a server-sent event; its id is the version. `thinking`: the computer player about to act; `seating`: how often a seat was changed.

    `asked`: the seats that have something to decide and have not laid it down.
    `away`: for each seat since when its person has not looked at the table ("": not since the server began); null: here, or no person decides there.
    """

    version: int
    status: Status
    thinking: int | None
    seating: int
    asked: list[int]
    said: Said
    away: list[str | None]


class TableNews(News, frozen=True, kw_only=True):
    """News of one of the tables that a browser follows on one stream."""

    table: str


class Gone(Struct, frozen=True):
    """Data of the event `gone`: a table that cannot be followed (any more)."""

    table: str


class Alive(Struct, frozen=True):
    """Data of the event `alive`: the next one comes after so many seconds at most."""

    every: float


class Draw(Struct, frozen=True):
    """A chance node: its number, its outcome, and all its outcomes with their weights in the order in which they are counted off (see `core.chance`)."""

    n: int
    outcome: str
    weights: list[tuple[str, int]]


class Problem(Struct, frozen=True):
    """A refused command (RFC 9457): `type` is "urn:royaltable:" and the kind for programs, `detail` one sentence for people,
    `rule` the rule id if a rule refuses it. Nothing has changed."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
