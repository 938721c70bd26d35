"""Aims: what a person points at (a district, a noble, a room, a card), and why it cannot be reached now.

`refusal` says why one code is illegal. An aim may be served by several codes or by a chain of them, so the rule that stands in its way is another
question: the first rule broken that a person would name. A game answers it for all its aims at once (`Game.closed`), from what the seat to act may know.
Aims are written in a small notation of their own (`Game.aims`): `district blue1`, `noble paris king`, `square e4`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .components import Components
from .notation import Notation

Fact = int | str


@dataclass(frozen=True)
class Reason:
    """Why an aim cannot be reached.

    `rule`: rule number. `facts`: what the sentence about it counts or names: numbers, seats (`seat`), and ids by the kind of their word (`symbol`).
    """

    rule: int
    facts: Mapping[str, Fact] = field(default_factory=dict)


def no_aims(components: Components) -> Notation:
    """The aims of a game that names none."""
    return Notation({}, {}, ())


def named(aims: Notation, text: str) -> str | None:
    """The aim that a text means: itself, or the only one that ends in it (`blue1`, `paris king`); None: none, or several."""
    if text in aims.codes:
        return text
    found = [] if not text else [aim for aim in aims.texts if aim.partition(" ")[2] == text]
    return found[0] if len(found) == 1 else None
