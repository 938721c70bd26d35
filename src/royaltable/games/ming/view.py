"""What the page and the text table get of a position: the whitelist (`view`) and who may see a line (`secret`)."""

from __future__ import annotations

from ...core.components import Components
from ...core.line import MatchSoFar
from ...core.view import counts, known, name_of
from .advice import advice as advice
from .documents import Placing, SeatView, View
from .forecast import forecast
from .members import MEMBERS_EACH_ROUND
from .schema import DISTRICTS, NEUTRAL, NEUTRALS, NOBODY, PLACE, PROVINCES, RETURN, STARTER, State, Tables
from .setup import NEUTRALS_EACH_TIME


def view(components: Components, t: Tables, s: State, viewer: int) -> View:
    """The position by the names of the component file; lists per owner hold the neutral player last when two play."""
    provinces, districts, symbols = (components.ids(block) for block in ("provinces", "districts", "symbols"))
    seats = range(s.players)
    owners = [*seats, NEUTRAL] if s.players == 2 else [*seats]

    return {
        "round_no": s.round_no,
        "rounds": components.data["rounds"]["count"],
        "scoring": s.round_no % 2 == 0,
        "phase": s.phase,
        "placing": placing(s),
        "starter": s.starter if s.node != STARTER else None,
        "seats": [seat_view(s, p, provinces, districts, [*symbols, "dragon"]) for p in seats],
        "spaces": {provinces[v]: s.space[v][: s.players] for v in range(PROVINCES)},
        "display": {provinces[v]: name_of(symbols, s.display[v]) for v in range(PROVINCES)},
        "deck": counts(symbols, s.deck),
        "discards": counts(symbols, s.discards),
        "dragons": s.dragons,
        "districts": {districts[d]: {"open": [s.open[d][owner] for owner in owners], "monk": known(s.monk[d])} for d in range(DISTRICTS)},
        "cities": {provinces[v]: [[s.city[d][owner] for d in range(3 * v, 3 * v + 3)] for owner in owners] for v in range(PROVINCES)},
        "scored_province": name_of(provinces, s.province),
        "returns": [known(s.returns[p]) for p in seats],
        "forecast": forecast(components, t, s),
    }


def placing(s: State) -> Placing | None:
    """While members are placed: which of its placements the seat to act makes, and of how many."""
    most = {PLACE: MEMBERS_EACH_ROUND, NEUTRALS: NEUTRALS_EACH_TIME // 2}.get(s.node)
    return {"number": s.lap // s.players + 1, "of": most} if most else None


def seat_view(s: State, p: int, provinces: list[str], districts: list[str], cards: list[str]) -> SeatView:
    """One seat; everything of it is public (MD-2.9, MD-4.1.9)."""
    return {
        "supply": s.supply[p],
        "hand": counts(cards, s.hand[p]),
        "hand_size": s.hand_size[p],
        "tiles": counts(provinces, s.tiles[p]),
        "prince": name_of(districts, s.prince[p]),
        "passed": bool(s.passed[p]),
        "points": s.points[p],
        "out": s.out[p],
    }


def pending(match: MatchSoFar) -> int:
    """MD-4.2.1: the return numbers of the province that is chosen for just now."""
    return sum(number != NOBODY for number in match.s.returns) if match.s.node == RETURN else 0


def secret(match: MatchSoFar, n: int) -> int | None:
    """MD-4.2.1: a return number belongs to its seat until the last seat of the province has chosen."""
    return match.lines[n].actor if n >= match.version - pending(match) else None
