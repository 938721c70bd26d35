"""What the tests of the research environments share."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest

from royaltable import games
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, OVER
from royaltable.core.match import Match
from royaltable.core.meaning import AMOUNT, SEAT
from royaltable.research import openspiel
from royaltable.research.episode import Episode, Setting
from tests.helpers import play_greedy

each_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"fast-{name}")) for name in games.NAMES])
"""One worker compiles a game and runs all its tests."""


@cache
def setting(name: str, players: int, reward: str = "win") -> Setting:
    return Setting(name, players, reward=reward)


NOT_WHOLE = (3.0, 2.7, np.float64(1.0), "1", None, True, np.bool(True), [1])
"""What is no code of an action, though some of it could be cut to one."""


def players_of(name: str) -> tuple[int, ...]:
    return games.find(name).players


def place(episode: Episode, match: Match) -> Episode:
    """Put an episode at the position of a match."""
    episode.place(match.s)
    return episode


def random_choice(episode: Episode, rng: random.Random) -> int:
    """An outcome by its weight, or any legal action."""
    codes, weights = episode.outcomes()
    return int(rng.choices(codes.tolist(), weights.tolist())[0]) if episode.actor == CHANCE else int(rng.choice(episode.legal().tolist()))


def load(name: str, **params: Any) -> Any:
    """A game of OpenSpiel."""
    return pyspiel.load_game(openspiel.short_name(games.find(name)), params)


def random_state(game: Any, nodes: int, seed: int = 0) -> Any:
    """A state of OpenSpiel after so many random nodes; no chance node."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.move_number() < nodes or state.is_chance_node():
        state.apply_action(random_choice(state.episode, rng))
    return state


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
    """The values that a seat observes, from the hidden state by `Game.fields`: another way to the same numbers."""
    s, n = match.seen_by(seat), match.players
    numbers = [(match.actor - seat) % n if match.actor >= 0 else match.actor]
    for name, meaning in match.game.fields.items():
        values = np.array(getattr(s, name))
        if meaning.axis is not None:
            order = [(p + seat) % n if p < n else p for p in range(values.shape[meaning.axis])]
            values = values.take(order, axis=meaning.axis)
        numbers += [relative(int(value), seat, n, meaning.unit) if meaning.kind == SEAT else int(value) for value in values.reshape(-1)]
    return numbers


def written_plainly(match: Match, seat: int) -> list[float]:
    """The same as an observation shows it, divided as docs/observations.md says."""
    meanings, most = match.game.fields, max(2, match.game.players[-1] - 1)
    numbers = iter(seen_plainly(match, seat))
    rows = [next(numbers) / most]
    for name, meaning in meanings.items():
        for _ in range(np.array(getattr(match.s, name)).size):
            value = next(numbers)
            rows.append(value / (abs(value) + meaning.scale) if meaning.kind == AMOUNT else value / meaning.scale)
    return np.array(rows, np.float32).tolist()  # type: ignore[no-any-return]


def relative(value: int, seat: int, players: int, unit: int) -> int:
    """A seat (times a unit, plus a rest) as another seat counts it; -1 and the like stay."""
    owner, rest = divmod(value, unit)
    return (owner - seat) % players * unit + rest if 0 <= owner < players else value


def same(one: Any, other: Any) -> bool:
    """Whether two observations, masks or dictionaries of them are equal to the last bit."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other)) if isinstance(one, np.ndarray) else one == other
