"""Lanterns: a game of a few minutes that has everything a server can stumble over. For tests only.

Each round: a stone from the bag for each seat, which only that seat sees (TY-2); each seat carries its lantern one or two steps (TY-1), a turn of
several actions; each seat bids coins unseen (TY-3), and when the last has bid the highest bidder alone at once chooses a gift (TY-4), which
may be the very seat that bid last. After the last round stones are worth a point each, jade two.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

from royaltable.core.board import Cell, Section, named, number
from royaltable.core.components import Components, check_count, check_ids
from royaltable.core.game import GameOf
from royaltable.core.kernel import CHANCE, OVER, below, kernel, note
from royaltable.core.line import MatchSoFar
from royaltable.core.notation import DIGIT, Notation, Sentence
from royaltable.core.schema import Grid, Position, Record, Row, field, record

SEATS, STONES, RING, COINS = 3, 2, 5, 4
NODES = ("starter", "stone", "carry", "bid", "gift", "over")
STARTER, STONE, CARRY, BID, GIFT, END = range(6)
ROUNDS = (2, 1)
NONE, UNSEEN = -1, 9

TEXTS = (
    *(f"starter {i}" for i in range(3)),
    "drawn jade",
    "drawn pearl",
    "step left",
    "step right",
    "stop",
    *(f"bid {i}" for i in range(5)),
    "gift coin",
    "gift light",
)
C_STONE, C_LEFT, C_RIGHT, C_STOP, C_BID, C_COIN, C_LIGHT = 3, 5, 6, 7, 8, 13, 14
CODES = 15
R_GRAMMAR, R_OVER, R_VERB, R_CHANCE = 9_01_00, 9_02_00, 9_03_00, 9_04_00
R_STEPS, R_STOP, R_BID, R_STONE, R_JADE, R_GIFT, R_WON, R_FEW = 1_01_00, 1_02_00, 3_01_00, 5_01_00, 5_02_00, 4_01_00, 3_02_00, 1_03_00


@record
class Tables(Record):
    number: Row = field("i2", STONES)


@record
class State(Position):
    node: int = field("i1")
    points: Row = field("i2", SEATS)
    rounds: int = field("i1")
    players: int = field("i1")
    round_no: int = field("i1")
    starter: int = field("i1")
    turn: int = field("i1")  # seats that have acted in this phase
    seat: int = field("i1")
    steps: int = field("i1")
    place: Row = field("i1", SEATS)
    coins: Row = field("i1", SEATS)
    bids: Row = field("i1", SEATS)
    held: Row = field("i1", SEATS)
    bag: Row = field("i1", STONES)
    stones: Grid = field("i1", SEATS, STONES)


@kernel
def setup(t: Tables, s: State, players: int, options: Row) -> None:
    s.node, s.players, s.rounds = STARTER, players, options[0]
    s.round_no, s.starter, s.turn, s.seat, s.steps = 0, 0, 0, 0, 0
    for i in range(STONES):
        s.bag[i] = t.number[i]
    for i in range(SEATS):
        s.points[i], s.place[i], s.held[i] = 0, 0, 0
        s.coins[i] = COINS
        s.bids[i] = NONE
        for k in range(STONES):
            s.stones[i][k] = 0


@kernel
def actor(t: Tables, s: State) -> int:
    if s.node == END:
        return OVER
    return CHANCE if s.node <= STONE else s.seat


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    if s.node == END:
        return R_OVER
    if s.node == STARTER:
        return 0 if code < s.players else R_CHANCE if code < C_STONE else R_VERB
    if s.node == STONE:
        if code < C_STONE or code >= C_LEFT:
            return R_VERB
        return 0 if s.bag[code - C_STONE] > 0 else R_CHANCE
    if s.node == CARRY:
        if code == C_STOP:
            return 0 if s.steps > 0 else R_FEW
        if C_LEFT <= code <= C_RIGHT:
            return 0 if s.steps < 2 else R_STEPS
        return R_VERB
    if s.node == BID:
        if code < C_BID or code >= C_COIN:
            return R_VERB
        return 0 if code - C_BID <= s.coins[s.seat] else R_BID
    return 0 if code >= C_COIN else R_VERB


@kernel
def legal(t: Tables, s: State, codes: Row) -> int:
    n = 0
    for code in range(CODES):
        if s.node > STONE and refusal(t, s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Row, w: Row) -> int:
    n = 0
    first, last = (0, s.players) if s.node == STARTER else (C_STONE, C_LEFT)
    if s.node > STONE:
        return 0
    for code in range(first, last):
        weight = 1 if s.node == STARTER else s.bag[code - C_STONE]
        if weight > 0:
            codes[n], w[n] = code, weight
            n += 1
    return n


@kernel
def apply(t: Tables, s: State, code: int, ledger: Row) -> None:
    if s.node == STARTER:
        s.starter = code
        begin(s, STONE)
    elif s.node == STONE:
        s.bag[code - C_STONE] -= 1
        s.stones[s.seat][code - C_STONE] += 1
        s.held[s.seat] += 1
        turn_over(t, s, ledger)
    elif s.node == CARRY:
        if code == C_STOP:
            turn_over(t, s, ledger)
        else:
            s.steps += 1
            s.place[s.seat] = (s.place[s.seat] + (1 if code == C_RIGHT else RING - 1)) % RING
    elif s.node == BID:
        s.bids[s.seat] = code - C_BID
        turn_over(t, s, ledger)
    else:
        if code == C_COIN:
            s.coins[s.seat] += 1
        else:
            s.points[s.seat] += 3
            note(ledger, R_GIFT, s.seat, 3, s.place[s.seat])
        round_over(s, ledger)


@kernel
def begin(s: State, node: int) -> None:
    s.node, s.turn, s.seat, s.steps = node, 0, s.starter, 0


@kernel
def turn_over(t: Tables, s: State, ledger: Row) -> None:
    s.turn += 1
    s.seat = (s.seat + 1) % s.players
    s.steps = 0
    if s.turn < s.players:
        return
    if s.node == BID:
        show_bids(s, ledger)
    else:
        begin(s, s.node + 1)


@kernel
def show_bids(s: State, ledger: Row) -> None:
    most, winner, ties = -1, -1, 0
    for i in range(s.players):
        s.coins[i] -= s.bids[i]
        if s.bids[i] > most:
            most, winner, ties = s.bids[i], i, 1
        elif s.bids[i] == most:
            ties += 1
    for i in range(SEATS):
        s.bids[i] = NONE
    if ties == 1:
        note(ledger, R_WON, winner, 0, most)
        s.node, s.seat = GIFT, winner
    else:
        round_over(s, ledger)


@kernel
def round_over(s: State, ledger: Row) -> None:
    s.round_no += 1
    if s.round_no < ROUNDS[s.rounds]:
        begin(s, STONE)
        return
    s.node = END
    for i in range(s.players):
        for k in range(STONES):
            points = s.stones[i][k] * (2 - k)
            if points > 0:
                s.points[i] += points
                note(ledger, R_STONE if k else R_JADE, i, points, 0)


@kernel
def scores(t: Tables, s: State, out: Row) -> None:
    for i in range(s.players):
        out[i] = s.points[i]


@kernel
def winners(t: Tables, s: State, out: Row) -> None:
    best = 0
    for i in range(s.players):
        best = s.points[i] if s.points[i] > best else best
    for i in range(s.players):
        out[i] = int(s.points[i] == best)


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    for k in range(STONES):
        s.bag[k] = 0
    for i in range(SEATS):
        if i != seat:
            if s.bids[i] != NONE:
                s.bids[i] = UNSEEN
            for k in range(STONES):
                s.stones[i][k] = 0


@kernel
def redeal(t: Tables, s: State, seat: int, rng: Row) -> None:
    for k in range(STONES):
        s.bag[k] = t.number[k] - (s.stones[seat][k] if seat >= 0 else 0)
    for i in range(s.players):
        if i == seat:
            continue
        if s.bids[i] != NONE:
            s.bids[i] = below(rng, s.coins[i] + 1)
        for k in range(STONES):
            s.stones[i][k] = 0
        for _ in range(s.held[i]):
            k = 0 if below(rng, s.bag[0] + s.bag[1]) < s.bag[0] else 1
            s.bag[k] -= 1
            s.stones[i][k] += 1


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    return code if s.node != BID else -abs(code - C_BID - 2)


@kernel
def features(t: Tables, s: State, seat: int, out: Row) -> int:
    out[0] = 1000 if s.node == END else 400 * s.round_no + 100 * s.node
    out[1] = s.points[seat] + 2 * s.stones[seat][0] + s.stones[seat][1]
    out[2] = s.coins[seat]
    return 3


# --- what the game contributes ------------------------------------------------------------------------------------


def _check(data: Mapping[str, Any]) -> None:
    check_ids("stones", data["stones"])
    for stone in data["stones"]:
        check_count("number", stone.get("number"), 1, 9)


def _fill(components: Components, t: Tables) -> None:
    for i, stone in enumerate(components.data["stones"]):
        t.number[i] = stone["number"]


def _notation(components: Components) -> Notation:
    patterns = {
        "starter": "starter <seat>",
        "drawn": "drawn <stone>",
        "step": "step <side>",
        "stop": "stop",
        "bid": "bid <n:number>",
        "gift": "gift <gift>",
    }
    kinds = {"seat": DIGIT, "number": DIGIT, "stone": ["jade", "pearl"], "side": ["left", "right"], "gift": ["coin", "light"]}
    return Notation(patterns, kinds, TEXTS)


def _uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    return R_BID if sentence.key == "bid" and s.node == BID else R_CHANCE if sentence.key == "starter" and s.node == STARTER else R_VERB


def _place(components: Components, rule: int, place: int) -> str:
    return f"place {place}"


class View(TypedDict):
    """The position."""

    round: int
    starter: int
    places: list[int]
    coins: list[int]
    points: list[int]
    stones: list[list[int] | int]  # of other seats only how many
    bids: list[int | str | None]


class Advice(TypedDict):
    """For the seat to act."""

    coins: int


def _view(components: Components, t: Tables, s: State, viewer: int) -> View:
    whole = s.node == END
    return {
        "round": s.round_no,
        "starter": s.starter,
        "places": s.place[: s.players],
        "coins": s.coins[: s.players],
        "points": s.points[: s.players],
        "stones": [s.stones[i] if whole or i == viewer else s.held[i] for i in range(s.players)],
        "bids": [None if s.bids[i] == NONE else "?" if s.bids[i] == UNSEEN else s.bids[i] for i in range(s.players)],
    }


def _advice(components: Components, t: Tables, s: State, viewer: int) -> Advice:
    return {"coins": s.coins[viewer]}


def _board(match: MatchSoFar, seat: int) -> list[Section]:
    view = match.view(seat)
    rows: list[list[Cell]] = [["seat", "place", "coins"]]
    rows += [[named("seat", i), number(view["places"][i]), number(view["coins"][i])] for i in range(match.players)]
    return [("tiny-board", rows)]


def _pending(match: MatchSoFar) -> int:
    """The bids of the running phase."""
    return int(match.s.turn) if match.node == "bid" else 0


def _secret(match: MatchSoFar, n: int) -> int | None:
    """Stones until the end; bids of the running phase, except when the line is of one that is over."""
    line = match.lines[n]
    if line.node == "stone":
        before = [x for x in match.lines[:n] if x.node == "stone"]
        starter = int(match.lines[0].text.split()[1])
        return (starter + len(before)) % match.players
    return line.actor if line.node == "bid" and n >= match.version - _pending(match) else None


GAME = GameOf(
    name="tiny",
    prefix="TY",
    players=(2, 3),
    folder=Path(__file__).parent / "tiny_files",
    tables=Tables,
    state=State,
    nodes=NODES,
    rules=sys.modules[__name__],
    codes=CODES,
    max_legal=8,
    max_rows=20,
    max_nodes=64,
    grammar_rule=R_GRAMMAR,
    over_rule=R_OVER,
    check=_check,
    fill=_fill,
    notation=_notation,
    uncoded=_uncoded,
    place=_place,
    documents=(View, Advice),
    view=_view,
    advice=_advice,
    secret=_secret,
    pending=_pending,
    board=_board,
    features=("progress", "points", "coins"),
    softness=2,
)
