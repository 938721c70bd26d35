"""The board as text: the position as sections of rows (`core.board`)."""

from __future__ import annotations

from typing import cast

from ...core.board import Cell, Section, message, named, number
from ...core.line import MatchSoFar
from .actions import PATRON_IDS
from .documents import View


def summary(match: MatchSoFar, seat: int) -> list[Section]:
    """The position as a seat (-1: a spectator) may see it."""
    view = cast(View, match.view(seat))
    return [turn(view), seats(view), rooms(match, view), park(view), nobles(match, view), privileges(match, view), edges(match, view), cards(view)]


def heads(*names: str) -> list[Cell]:
    """Headings of columns."""
    return [message(f"palace-board-{name}") for name in names]


def turn(view: View) -> Section:
    """What is left of the step and the turn, and how near the end is."""
    free = [number(view["free_seals"]["king"]), number(view["free_seals"]["madame"])]
    left = number(view["limit_left"] + view["steps_left"] + view["stations_left"] + view["draws_left"])
    row: list[Cell] = [str(view["round_no"]), left, *free, number(view["recruits_left"]), f"{view['nobles_left']} → {view['nobles_end']}"]
    return "palace-board-turn", [[*heads("round", "left"), *(named("seal", patron) for patron in PATRON_IDS), *heads("recruits", "end")], row]


def seats(view: View) -> Section:
    """Points that are sure, gold, servants, nobles, cards; the last column is the score if the game ended now."""
    rows = [heads("seat", "points", "gold", "supply", "reserve", "nobles", "front", "hand", "forecast")]
    for p, one in enumerate(view["seats"]):
        numbers = (one["gold"], one["supply"], one["reserve"], len(one["nobles"]), len(one["front"]), one["hand_size"])
        rows.append([named("seat", p), str(one["points"]), *map(number, numbers), str(view["forecast"]["seats"][p]["total"])])
    return "palace-board-seats", rows


def rooms(match: MatchSoFar, view: View) -> Section:
    """Rooms by slot (1 2 3 is the row next to the park): servants, and who has the majority by which rule."""
    rows = [[*heads("slot", "room"), *(named("seat", p) for p in range(match.players)), *heads("majority", "rule")]]
    for slot, room in enumerate(view["layout"], 1):
        if room is None:
            rows.append([str(slot), *["·"] * (match.players + 3)])
            continue
        here = view["rooms"][room]
        first = here["majority"]
        rows.append([str(slot), named("room", room), *map(number, here["servants"]), *([named("seat", first["seat"]), first["rule"]] if first else ["·", "·"])])
    return "palace-board-rooms", rows


def park(view: View) -> Section:
    """The 36 squares: a noble by its id, a servant by its seat, or nothing."""
    rows: list[list[Cell]] = [["", *"abcdef"]]
    for row in "123456":
        squares = [view["park"][f"{column}{row}"] for column in "abcdef"]
        rows.append([row, *(square["noble"] or (named("seat", square["servant"]) if square["servant"] is not None else "·") for square in squares)])
    return "palace-board-park", rows


def nobles(match: MatchSoFar, view: View) -> Section:
    """Nobles in the park: price after the discount, points, privilege."""
    printed = {row["id"]: row for row in match.components.data["nobles"]}
    rows = [[*heads("square", "id", "noble", "gold"), *(named("seal", patron) for patron in PATRON_IDS), *heads("points", "privilege")]]
    for square, here in view["park"].items():
        if here["noble"] is None or here["price"] is None:
            continue
        noble, price = printed[here["noble"]], here["price"]
        privilege: Cell = named("privilege", noble["privilege"]) if "privilege" in noble else "·"
        numbers = (price["gold"], price["king"], price["madame"], noble["points"])
        rows.append([square, here["noble"], named("noble", here["noble"]), *map(number, numbers), privilege])
    return "palace-board-nobles", rows


def privileges(match: MatchSoFar, view: View) -> Section:
    """How often each seat has each privilege."""
    owned = {row["id"]: row.get("privilege") for row in match.components.data["nobles"]}
    kinds = [row["id"] for row in match.components.data["privileges"]]
    rows = [[*heads("privilege"), *(named("seat", p) for p in range(match.players))]]
    for kind in kinds:
        rows.append([named("privilege", kind), *(number([owned[noble] for noble in one["nobles"]].count(kind)) for one in view["seats"])])
    return "palace-board-privileges", rows


def edges(match: MatchSoFar, view: View) -> Section:
    """Totals on the edges, with the points each would give now."""
    rows = [[*heads("edge"), *(named("seat", p) for p in range(match.players))]]
    for edge, here in view["forecast"]["edges"].items():
        pairs = zip(here["totals"], here["points"], strict=True)
        rows.append([message(f"palace-where-{edge}"), *(f"{total} (+{points})" if total else "·" for total, points in pairs)])
    return "palace-board-edges", rows


def cards(view: View) -> Section:
    """Privilege cards: the viewer's hand and drawn cards, the discards, and how many of each kind the viewer has not seen."""
    hands = [one["hand"] for one in view["seats"] if one["hand"] is not None]
    drawn = view["drawn"] or {}
    rows = [heads("card", "hand", "drawn", "discards", "unseen")]
    for kind, unseen in view["unseen"].items():
        held = sum(hand[kind] for hand in hands)
        rows.append([named("card", kind), number(held), number(drawn.get(kind, 0)), number(view["discards"][kind]), number(unseen)])
    return "palace-board-cards", rows
