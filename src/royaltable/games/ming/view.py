"""What the page and the text table get of a position: the whitelist (`view`) and who may see a line (`secret`)."""

from __future__ import annotations

from typing import Any

from ...core.components import Components
from ...core.match import Match
from .advice import advice as advice
from .forecast import forecast
from .schema import CARDS, DISTRICTS, NEUTRAL, NOBODY, PROVINCES, RETURN, STARTER, SYMBOLS, State, Tables


def ids(components: Components, block: str) -> list[str]:
    """The ids of a list of blocks, in file order."""
    return [row["id"] for row in components.data[block]]


def view(components: Components, t: Tables, s: State, viewer: int) -> dict[str, Any]:
    """The position by the names of the component file; lists per owner hold the neutral player last when two play."""
    provinces, districts, symbols = (ids(components, block) for block in ("provinces", "districts", "symbols"))
    seats = range(s.players)
    owners = [*seats, NEUTRAL] if s.players == 2 else [*seats]

    def name(names: list[str], index: int) -> str | None:
        return names[index] if index >= 0 else None

    return {
        "round_no": s.round_no,
        "rounds": components.data["rounds"]["count"],
        "scoring": s.round_no % 2 == 0,
        "phase": s.phase,
        "starter": s.starter if s.node != STARTER else None,
        "seats": [seat_view(s, p, provinces, districts, [*symbols, "dragon"]) for p in seats],
        "spaces": {provinces[v]: s.space[v][: s.players] for v in range(PROVINCES)},
        "display": {provinces[v]: name(symbols, s.display[v]) for v in range(PROVINCES)},
        "deck": {symbols[y]: s.deck[y] for y in range(SYMBOLS)},
        "discards": {symbols[y]: s.discards[y] for y in range(SYMBOLS)},
        "dragons": s.dragons,
        "districts": {
            districts[d]: {"open": [s.open[d][owner] for owner in owners], "monk": s.monk[d] if s.monk[d] != NOBODY else None} for d in range(DISTRICTS)
        },
        "cities": {provinces[v]: [[s.city[d][owner] for d in range(3 * v, 3 * v + 3)] for owner in owners] for v in range(PROVINCES)},
        "scored_province": name(provinces, s.province),
        "returns": [s.returns[p] if s.returns[p] >= 0 else None for p in seats],
        "neutral_out": s.out[NEUTRAL],
        "forecast": forecast(components, t, s),
    }


def seat_view(s: State, p: int, provinces: list[str], districts: list[str], cards: list[str]) -> dict[str, Any]:
    """One seat; everything of it is public (MD-2.9, MD-4.1.9)."""
    return {
        "supply": s.supply[p],
        "hand": {cards[c]: s.hand[p][c] for c in range(CARDS)},
        "hand_size": s.hand_size[p],
        "tiles": {provinces[v]: s.tiles[p][v] for v in range(PROVINCES)},
        "prince": districts[s.prince[p]] if s.prince[p] != NOBODY else None,
        "passed": bool(s.passed[p]),
        "points": s.points[p],
        "out": s.out[p],
    }


def secret(match: Match, n: int) -> int | None:
    """MD-4.2.1: a return number belongs to its seat until the last seat of the province has chosen."""
    s = match.s
    if s.node != RETURN:
        return None
    chosen = sum(number != NOBODY for number in s.returns)
    return match.lines[n].actor if n >= match.version - chosen else None
