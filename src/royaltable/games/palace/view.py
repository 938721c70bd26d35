"""What the page and the text table get of a position: the whitelist (`view`), who may see a line (`secret`), what a line tells (`aside`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ...core.components import Components
from ...core.kernel import rule_id
from ...core.line import MatchSoFar
from ...core.view import counts, known, name_of
from .actions import PATRON_IDS, place
from .advice import advice as advice
from .documents import Majority, Patron, Price, SeatView, SquareView, Step, TurnView, View
from .forecast import forecast
from .majority import verdict
from .recruit import discount
from .schema import (
    BACKDOOR,
    BOX,
    DRAWN,
    EDGE_IDS,
    EDGES,
    END,
    KINDS,
    KING,
    MADAME,
    MINT,
    NOBLES,
    NOBODY,
    OFFICE,
    PARADE,
    PARADE_GROUND,
    ROOM_IDS,
    ROOMS,
    SEATS,
    SLIP,
    SQUARE_IDS,
    SQUARES,
    STAIRS,
    STAIRWAY,
    STATION,
    STEP_IDS,
    State,
    Tables,
)
from .scoring import edge_total, front_points, noble_points
from .secrecy import unseen

WITH_BONUS = (PARADE_GROUND, STAIRWAY, MINT, KING, MADAME)  # RP-4.8


def view(components: Components, t: Tables, s: State, viewer: int) -> View:
    """The position by the names of the component file. Lists per seat are in seat order."""
    nobles, cards = components.ids("nobles"), components.ids("cards")
    return {
        "round_no": s.round_no,
        "starter": known(s.starter),
        **turn(t, s, viewer, cards),
        "layout": [name_of(ROOM_IDS, room) for room in s.room_at],
        "rooms": {ROOM_IDS[room]: {"servants": s.servants[room][: s.players], "majority": majority(s, room)} for room in range(ROOMS)},
        "park": {SQUARE_IDS[q]: square(t, s, q, nobles) for q in range(SQUARES)},
        "box": [nobles[n] for n in range(NOBLES) if s.owner[n] == BOX],
        "seats": [seat_view(t, s, p, viewer, nobles, cards) for p in range(s.players)],
        "deck": s.deck_size,
        "discards": counts(cards, s.discards),
        "unseen": {cards[kind]: unseen(t, s, viewer, kind) for kind in range(KINDS)} if s.node != END else counts(cards, s.deck),
        "nobles_left": SQUARES - s.taken_size,
        "nobles_end": t.nobles_left,
        "last_round": bool(s.last_round),
        "quiet": s.quiet,
        "quiet_end": t.quiet_rounds,
        "forecast": forecast(t, s),
    }


def step_of(node: int) -> int:
    """The step a node belongs to, 0 to 4; -1 outside of turns."""
    return {SLIP: STAIRS, DRAWN: BACKDOOR}.get(node, node) - PARADE if PARADE <= node < END else -1


def turn(t: Tables, s: State, viewer: int, cards: Sequence[str]) -> TurnView:
    """The running turn: whose it is, its step, and what is left of everything that lasts for a step or a turn."""
    step = step_of(s.node)
    acting = s.seat != NOBODY and s.node != END
    return {
        "seat": s.seat if acting else None,
        "step": cast("Step | None", name_of(STEP_IDS, step)),
        "stations_left": t.stations - s.stationed % t.stations if s.node == STATION else 0,
        "limit_left": s.left if s.node == PARADE else 0,
        "steps_left": s.left if s.node in (STAIRS, SLIP) else 0,
        "minted": bool(s.minted),
        "favoured": [cast("Patron", patron) for patron, taken in zip(PATRON_IDS, s.favoured, strict=True) if taken],
        "intrigue": bool(s.intrigue),
        "free_seals": {"king": s.free[0], "madame": s.free[1]},
        "scribes": s.scribes,
        "recruits_left": s.servants[OFFICE][s.seat] + s.scribes if acting else 0,
        "draws_left": s.draws_left,
        "drawn_size": s.drawn_size,
        "drawn": counts(cards, s.drawn) if acting and viewer == s.seat else None,
    }


def majority(s: State, room: int) -> Majority | None:
    """Who has the majority and by which rule; None where nobody has it or it gives nothing."""
    found = verdict(s, room) if room in WITH_BONUS else 0
    return {"seat": found % SEATS, "rule": rule_id("RP", found // SEATS)} if found else None


def square(t: Tables, s: State, q: int, nobles: Sequence[str]) -> SquareView:
    """A square: a noble with its price, or a servant, or nothing."""
    noble = s.noble_at[q]
    if noble == NOBODY:
        return {"noble": None, "servant": known(s.servant_at[q]), "price": None}
    off = discount(t, s, q)
    price: Price = {"gold": t.gold[noble] - off, "king": t.seals[noble][0], "madame": t.seals[noble][1], "discount": off}
    return {"noble": nobles[noble], "servant": None, "price": price}


def seat_view(t: Tables, s: State, p: int, viewer: int, nobles: Sequence[str], cards: Sequence[str]) -> SeatView:
    """One seat. `points`: those that are sure; the hand only for its owner, and for everybody after the end."""
    return {
        "gold": s.gold[p],
        "supply": s.supply[p],
        "reserve": s.reserve[p],
        "nobles": [nobles[n] for n in s.taken[: s.taken_size] if s.owner[n] == p],
        "front": [cards[x % KINDS] for x in s.front[: s.front_size] if x // KINDS == p],
        "hand_size": s.hand_size[p],
        "hand": counts(cards, s.hand[p]) if p == viewer or s.node == END else None,
        "edges": {EDGE_IDS[edge]: edge_total(t, s, edge, p) for edge in range(EDGES)},
        "points": s.points[p] if s.node == END else noble_points(t, s, p) + front_points(t, s, p),
    }


# --- lines of a running game (RP-3.9) -----------------------------------------------------------------------------


def secret(match: MatchSoFar, n: int) -> int | None:
    """RP-3.9: what is drawn and what is kept belongs to the acting seat until the end."""
    line = match.lines[n]
    if line.node == "drawn":
        return next((match.lines[k].actor for k in range(n, match.version) if match.lines[k].actor >= 0), int(match.s.seat))
    return line.actor if line.text.startswith("keep ") else None


def aside(match: MatchSoFar, n: int, viewer: int) -> dict[str, Any]:
    """What the others read at the `done` that ends the fifth step: `discarded`, the kinds that went to the discards (RP-9.5)."""
    line = match.lines[n]
    if line.node != "backdoor" or line.text != "done" or line.actor == viewer:
        return {}
    return {"discarded": sorted(place(match.components, rule, where) for rule, _, _, where in line.rows if rule == 9_05_00)}
