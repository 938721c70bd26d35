"""What the tests of the research environments share."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from royaltable import games
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, OVER
from royaltable.core.match import Match
from royaltable.research.fields import MEANINGS, SEAT
from royaltable.research.table import Setting, Table
from tests.helpers import play_greedy

each_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"fast-{name}")) for name in games.NAMES])
"""One worker compiles a game and runs all its tests."""


@cache
def setting(name: str, players: int, reward: str = "win") -> Setting:
    return Setting(name, players, reward=reward)


def place(table: Table, match: Match) -> Table:
    """Put a table at the position of a match."""
    table.place(match.s)
    return table


def random_choice(table: Table, rng: random.Random) -> int:
    """An outcome by its weight, or any legal action."""
    codes, weights = table.outcomes()
    return int(rng.choices(codes.tolist(), weights.tolist())[0]) if table.actor == CHANCE else int(rng.choice(table.legal().tolist()))


def some_matches(game: Game, players: int, seed: int, each: int) -> list[Match]:
    """Copies of a game in progress, every `each` nodes and at the end; half of the actions are greedy, so that positions are full."""
    rng, own = random.Random(seed), [seed]
    match = Match(game, players)
    found = []
    while match.actor != OVER:
        if rng.random() < 1 / each:
            found.append(match.copy())
        if match.actor == CHANCE:
            weights = match.weights()
            match.play(rng.choices(list(weights), list(weights.values()))[0])
        elif rng.random() < 0.5:
            match.play_code(rng.choice(match.legal_codes()))
        else:
            play_greedy(match, own, rng)
    return [*found, match]


def seen_plainly(match: Match, seat: int) -> list[int]:
    """The observation of a seat from the hidden state by the text of `research.fields`: another way to the same numbers."""
    s, n = match.seen_by(seat), match.players
    numbers = [(match.actor - seat) % n if match.actor >= 0 else match.actor]
    for name, meaning in MEANINGS[match.game.name].items():
        values = np.array(getattr(s, name))
        if meaning.axis is not None:
            order = [(p + seat) % n if p < n else p for p in range(values.shape[meaning.axis])]
            values = values.take(order, axis=meaning.axis)
        numbers += [relative(int(value), seat, n, meaning.unit) if meaning.kind == SEAT else int(value) for value in values.reshape(-1)]
    return numbers


def relative(value: int, seat: int, players: int, unit: int) -> int:
    """A seat (times a unit, plus a rest) as another seat counts it; -1 and the like stay."""
    owner, rest = divmod(value, unit)
    return (owner - seat) % players * unit + rest if 0 <= owner < players else value


def same(one: Any, other: Any) -> bool:
    """Whether two observations, masks or dictionaries of them are equal to the last bit."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other)) if isinstance(one, np.ndarray) else one == other
