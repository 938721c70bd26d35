"""The records of Pebbles: the numbers of a component file, and a position."""

from __future__ import annotations

from royaltable.core.schema import Position, Record, Row, field, record

SEATS, CARDS, HEAPS = 4, 6, 2
MOST = 3
"""So many pebbles may be taken in a turn."""
NODES = ("deal", "take", "over")
DEAL, TAKE, END = range(3)
NONE, UNSEEN = -1, -2
"""No card yet; a card that the viewer may not see."""


@record
class Tables(Record):
    """Numbers on the cards, pebbles in the heap for each value of the option."""

    number: Row = field("i2", CARDS)
    heaps: Row = field("i2", HEAPS)


@record
class State(Position):
    """A position."""

    players: int = field("i1")
    heap: int = field("i1")  # option: index of its value
    node: int = field("i1")
    seat: int = field("i1")
    left: int = field("i2")  # pebbles in the heap
    taken: Row = field("i2", SEATS)
    card: Row = field("i1", SEATS)
    points: Row = field("i2", SEATS)
