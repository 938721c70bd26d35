"""A position by the names of the component file."""

from __future__ import annotations

from royaltable.core.components import Components
from royaltable.core.view import name_of

from .documents import Advice, SeatView, View
from .schema import MOST, State, Tables
from .turns import fits


def view(components: Components, t: Tables, s: State, viewer: int) -> View:
    """What a viewer may see; `s` is hidden already."""
    cards = [card["id"] for card in components.data["cards"]]
    seats = [SeatView(taken=s.taken[i], card=name_of(cards, s.card[i]), points=s.points[i]) for i in range(s.players)]
    return View(left=s.left, seats=seats)


def advice(components: Components, t: Tables, s: State, viewer: int) -> Advice:
    """The same for the seat to act."""
    return Advice(fitting=[f"take {n}" for n in range(1, min(MOST, s.left) + 1) if fits(t, s.taken[viewer] + n, s.card[viewer])])
