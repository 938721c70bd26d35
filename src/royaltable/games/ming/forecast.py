"""If it were scored now, with nobody returning: the rules themselves, run on a copy."""

from __future__ import annotations

from typing import Literal

from ...core.components import Components
from ...core.kernel import LedgerRow, new_ledger, rows_of, rule_id
from .actions import A_RETURN
from .documents import Forecast, SeatForecast
from .rules import apply, legal
from .schema import DISTRICTS, END, HIDDEN, HOME, NEUTRAL, NEUTRAL_HOME, NOBODY, PROVINCES, RETURN, SEATS, State, Tables
from .turns import after_princes

ENTER = (4_01_03, 4_01_04, 4_01_06)
MAJORITY = (4_02_05, 4_02_06, 4_02_07)
Source = Literal["members", "majorities", "monks", "sets", "tiles"]
HEADINGS: dict[int, Source] = {
    4_02_04: "members",
    **dict.fromkeys(MAJORITY, "majorities"),
    4_03_01: "monks",
    4_01_10: "sets",
    4_04_01: "tiles",
    4_04_02: "tiles",
}
ROWS = 400  # of one scoring at most


def forecast(components: Components, t: Tables, s: State) -> Forecast:
    """What the next scoring (in its middle: the rest of it) would bring, with the return numbers that are known.

    `districts`: members that enter, per seat, the neutral player last when two play. `cities`: members left and points per seat and the rule of
    the majority. `seats`: points by source. After the game everything is 0.
    """
    provinces = components.ids("provinces")
    districts = components.ids("districts")
    owners = [*range(s.players), NEUTRAL] if s.players == 2 else [*range(s.players)]
    k = min((s.round_no - 1) // 2, 2)
    enter = [[0] * (NEUTRAL + 1) for _ in range(DISTRICTS)]
    members = [[0] * SEATS for _ in range(PROVINCES)]
    points = [[0] * SEATS for _ in range(PROVINCES)]
    rules: list[str | None] = [None] * PROVINCES
    seats: list[SeatForecast] = [{"members": 0, "majorities": 0, "monks": 0, "sets": 0, "tiles": 0, "total": 0} for _ in range(s.players)]
    copy = s.copy()
    for d in range(DISTRICTS):  # in the city already
        for owner in range(NEUTRAL + 1):
            enter[d][owner] = copy.city[d][owner]
        for p in range(SEATS):
            members[d // 3][p] += copy.city[d][p]
    for p in leaving(s):
        members[s.province][p] -= max(s.returns[p], 0)  # on their way home
    for rule, seat, number, place in score(t, copy):
        if rule in ENTER:
            enter[place][seat if seat != NOBODY else NEUTRAL] += 1
            if seat != NOBODY:
                members[place // 3][seat] += 1
        elif rule in MAJORITY:
            rules[place] = rule_id("MD", rule)
        if rule in HEADINGS:
            seats[seat][HEADINGS[rule]] += number
            seats[seat]["total"] += number
        if rule in MAJORITY or rule == 4_02_04:
            points[place][seat] += number
    values = components.data["points"]
    return {
        "value": {"six_set": values["six_set"][k], "city_member": values["city_member"][k], "majority": values["city_majority"]},
        "districts": {districts[d]: {"enter": [enter[d][owner] for owner in owners]} for d in range(DISTRICTS)},
        "cities": {provinces[v]: {"members": members[v][: s.players], "points": points[v][: s.players], "rule": rules[v]} for v in range(PROVINCES)},
        "seats": seats,
    }


def leaving(s: State) -> list[int]:
    """Seats whose return number may be known and whose members have not gone home."""
    if s.node == RETURN:
        return [*range(s.players)]
    return [(s.starter + i) % s.players for i in range(s.lap, s.players)] if s.node == HOME else []


def score(t: Tables, s: State, number: int = 0) -> tuple[LedgerRow, ...]:
    """Run the next scoring of `s` to its end; its ledger rows, events included.

    Nobody returns members but as far as `s` tells a return number, and the seat to act, which returns `number`; neutral members go home any way.
    """
    ledger = new_ledger(ROWS)
    if s.node == END:
        return ()
    if s.node not in (RETURN, HOME, NEUTRAL_HOME):
        s.round_no += s.round_no % 2
        after_princes(t, s, ledger)
    for p in range(s.players):
        if s.node == RETURN and s.returns[p] == HIDDEN:
            s.returns[p] = 0
    codes = [0] * 64
    if s.node == RETURN:
        apply(t, s, A_RETURN + number, ledger)
    while s.node in (RETURN, HOME, NEUTRAL_HOME):
        legal(t, s, codes)
        apply(t, s, A_RETURN if s.node == RETURN else codes[0], ledger)
    return rows_of(ledger)
