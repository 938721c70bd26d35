"""Thousands of games in one array, stepped together by compiled code; a game that ends begins anew at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ..core.components import Components
from ..core.errors import HeaderError, Refused
from ..core.fast import buffer, integers
from ..core.game import Game
from ..core.kernel import seeded
from ..core.policy import POLICIES
from .kernels import REWARDS
from .observation import Array, Layout
from .table import Setting


@dataclass(frozen=True)
class Batch:
    """n games, each at a decision of one seat. The arrays belong to the games: the next step overwrites them, so copy what is kept.

    `observations` (n, width) float32: what the seat to act knows. `masks` (n, codes) bool: its legal actions. `actors` (n,) int64: the seat.
    `rewards` (n, players) float32 and `done` (n,) bool: of the step just made; where a game is done its observation is the first of the next game.
    """

    observations: Array
    masks: Array
    actors: Array
    rewards: Array
    done: Array


class VectorGames:
    """n games of one setting, chance included; reproducible by the seed whatever the number of threads.

    Args: game (or its name), players, n; options, reward and component file as in `Setting`; `threads` share the work of a step.
    Raises HeaderError for an unknown game, player count, option, value, reward or size; BackendError where Numba is missing (there is no pure version).
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        n: int,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = REWARDS[0],
        seed: object = 0,
        threads: int = 1,
        components: Components | None = None,
    ) -> None:
        if n < 1 or threads < 1:
            raise HeaderError(f"There must be at least one game and one thread, not {n} and {threads}.")
        self.setting = Setting(game, players, options, reward=reward, components=components)
        self.n, self.players = n, players
        codes, width = self.setting.game.codes, self.setting.layout.width
        self.batch = Batch(
            np.zeros((n, width), np.float32), np.zeros((n, codes), np.bool_), buffer(n), np.zeros((n, players), np.float32), np.zeros(n, np.bool_)
        )
        self._positions = self.setting.positions(n + threads)[:4]
        ends = [n * k // threads for k in range(threads + 1)]
        self._shares = [(first, last, self._buffers()) for first, last in pairwise(ends)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._chosen = buffer(n)
        self.reset(seed)

    @property
    def layout(self) -> Layout:
        """How observations are laid out."""
        return self.setting.layout

    def reset(self, seed: object = None) -> Batch:
        """Begin all games anew; with a seed the generators too."""
        if seed is not None:
            self._rngs, self._others = (integers(seeded(f"{seed} {what} {i}")[0] for i in range(self.n)).reshape(-1, 1) for what in ("game", "player"))
        return self._step(integers([-1]).repeat(self.n))

    def step(self, actions: Array) -> Batch:
        """Play one legal action in each game; raises Refused, before anything has changed, if one is illegal."""
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.n,):
            raise ValueError(f"There must be {self.n} actions, one a game, not an array of the shape {actions.shape}.")
        game, kernels = self.setting.game, self.setting.kernels
        if (i := kernels.first_refused(self.setting.ta, self._positions[0], self.n, game.codes, actions)) >= 0:
            code = int(actions[i])
            known = 0 <= code < game.codes
            rule = kernels.refusal_at(self.setting.ta, self._positions[0], i, code) if known else game.grammar_rule
            raise Refused(f"game {i}: {self.setting.notation.texts[code] if known else code}", game.rule(int(rule)))
        return self._step(actions)

    def choose(self, policy: str = POLICIES[0]) -> Array:
        """A legal action for each game by a simple player (`random`, `greedy`), from what its seat knows. Overwritten by the next call."""
        how, s = POLICIES.index(policy), self.setting
        self._each(lambda k, first, last, buffers: s.kernels.choose_many(s.ta, self._positions[0], first, last, how, buffers[0], self._others, self._chosen))
        return self._chosen

    def _buffers(self) -> tuple[Array, ...]:
        """codes, w, ledger, points, won of one thread."""
        game = self.setting.game
        return buffer(game.max_legal), buffer(game.max_legal), integers([-1]), buffer(self.players), buffer(self.players)

    def _step(self, actions: Array) -> Batch:
        s, b = self.setting, self.batch

        def share(k: int, first: int, last: int, buffers: tuple[Array, ...]) -> None:
            before = (s.ta, *self._positions, s.layout.plan, first, last, self.n + k, self.players, s.option_row, s.how, actions, self._rngs)
            s.kernels.step_many(*before, *buffers, b.observations, b.masks, b.actors, b.rewards, b.done)

        self._each(share)
        return b

    def _each(self, work: Callable[[int, int, int, tuple[Array, ...]], Any]) -> None:
        """Do every thread's share of the games."""
        if self._pool is None:
            work(0, *self._shares[0])
        else:
            list(self._pool.map(lambda k: work(k, *self._shares[k]), range(len(self._shares))))
