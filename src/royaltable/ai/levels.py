"""The computer players by name: two simple policies and six levels, as data.

A level either takes the actions that look good at once (by the game's `rate`, blurred) or searches. Weak levels err like people:
their sight is short and they do not always take the better of two good actions. A level that searches with a fixed number of
simulations plays the same on every machine; the highest thinks for a fixed time. `docs/strength.md` has what lies between them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from typing import Any

from ..core.errors import RoyalTableError
from ..core.policy import POLICIES
from .tree import Knobs

AS_LEARNED = -2
"""Turns as the file of the weights says."""


@dataclass(frozen=True)
class Level:
    """How a computer player thinks.

    `simulations` 0: no search, only `rate`. `seconds`: time of a decision, None: as long as the simulations take (in pure Python
    PATIENCE at most). `blur`: how freely it chooses among good actions (0: always the best); `blunders`: share of random actions.
    `evaluation`: whether the learned evaluation is used; the rest are `Knobs`.
    """

    name: str
    simulations: int = 0
    seconds: float | None = None
    blur: float = 0.0
    blunders: float = 0.0
    evaluation: bool = True
    turns: int = AS_LEARNED
    explore: float = 0.4
    softness: float = 1.0
    even: float = 0.1
    caution: float = 0.05
    mistakes: float = 0.1

    def knobs(self, turns: int) -> Knobs:
        """The settings of its search; `turns`: those of the model."""
        return Knobs(self.explore, self.softness, self.even, self.caution, turns if self.turns == AS_LEARNED else self.turns, self.mistakes)


MANY = 1_000_000
PATIENCE = 2.0
"""Seconds a level with a fixed number of simulations thinks at most in pure Python."""

LEVELS = (
    Level("novice", blur=1.0, blunders=0.15),
    Level("apprentice", blur=0.16, blunders=0.04),
    Level("courtier", simulations=10, blur=0.5, blunders=0.02),
    Level("minister", simulations=16, blur=0.2),
    Level("chancellor", simulations=50),
    Level("master", simulations=MANY, seconds=2.0),
)
"""From the first game to the strongest."""

NAMES = (*POLICIES, *(level.name for level in LEVELS))
"""Every computer player that can sit at a table."""


def find(text: str) -> Level | None:
    """The level of a name, or a variant for measurements: `minister:turns=1,evaluation=0` or `search:simulations=100`; None for a simple policy.

    Raises RoyalTableError.
    """
    name, _, changes = text.partition(":")
    known = {level.name: level for level in LEVELS} | {"search": Level("search", simulations=100)}
    if name in POLICIES and not changes:
        return None
    if name not in known:
        raise RoyalTableError(f"There is no computer player {name[:40]!r}; there are {', '.join(NAMES)}.")
    level = known[name]
    for change in filter(None, changes.split(",")):
        level = _changed(level, change)
    return replace(level, name=text)


def _changed(level: Level, change: str) -> Level:
    key, _, value = change.partition("=")
    kinds = {f.name: f.type for f in fields(Level) if f.name != "name"}
    if key not in kinds or not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value):
        raise RoyalTableError(f"A computer player is varied by name=number with one of {', '.join(kinds)}, not {change[:40]!r}.")
    kind = kinds[key]
    number = float(value)
    changed: Any = bool(number) if kind == "bool" else int(number) if kind == "int" else number
    return replace(level, **{key: changed})
