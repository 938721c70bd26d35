"""Words to say what the fields of a game's `State` mean to a learner (`Game.fields`).

`number(most)`: a count or flag, divided by the most it can be (cut at 1, which only other component files need). `amount(usual)`: a count without a
natural bound, x / (x + usual), so 1/2 where it is as usual. `choice(high, low)`: one of the values low to high without an order (a node, a district, a card;
negative values mean nothing, hidden and the like). `seats(most, low, unit)`: a seat below `most` (times `unit`, plus something below it), or a
negative value. `axis` says which axis of the field is the seats; observations turn it so that the observer comes first. `private`: others may know less of it.
"""

from __future__ import annotations

from dataclasses import dataclass

NUMBER, AMOUNT, CHOICE, SEAT = "number", "amount", "choice", "seat"


@dataclass(frozen=True)
class Meaning:
    """What a field is, its kind, what it is divided by (AMOUNT: added to it), the axis of its seats (None: no such axis), lowest and highest value of a
    choice or seat, unit of seats, whether what a seat knows of it can be more than what everybody knows."""

    what: str
    kind: str
    scale: int
    axis: int | None = None
    low: int = 0
    high: int = 0
    unit: int = 1
    private: bool = False


def number(what: str, most: int = 1, axis: int | None = None, *, private: bool = False) -> Meaning:
    """A count up to `most`, or a flag."""
    return Meaning(what, NUMBER, most, axis, private=private)


def amount(what: str, usual: int, axis: int | None = None, *, private: bool = False) -> Meaning:
    """A count that can be large."""
    return Meaning(what, AMOUNT, usual, axis, private=private)


def choice(what: str, high: int, low: int = 0, axis: int | None = None, *, private: bool = False) -> Meaning:
    """One of the values low to high."""
    return Meaning(what, CHOICE, max(high, -low), axis, low, high, private=private)


def seats(what: str, most: int, low: int = -1, unit: int = 1) -> Meaning:
    """A seat below `most`, or a negative value down to `low`; with a unit: unit x seat + something."""
    return Meaning(what, SEAT, most * unit - 1, None, low, most * unit - 1, unit)
