"""Thousands of games in one array, stepped together by compiled code; a game that ends begins anew at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, cast

import numpy as np

from ..core import steps
from ..core.components import Components
from ..core.errors import HeaderError, Refused
from ..core.fast import buffer, integers
from ..core.game import Game
from ..core.kernel import seeded
from ..core.policy import POLICIES
from ..core.schema import Row
from . import kernels
from .episode import Setting, plain, policy_number
from .kernels import REWARDS, Batch, Work
from .observation import Array, Layout


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
        n, threads = plain(n), plain(threads)
        if type(n) is not int or type(threads) is not int or n < 1 or threads < 1:
            raise HeaderError(f"There must be at least one game and one thread, in whole numbers, not {n!r} and {threads!r}.")
        self.setting = Setting(game, players, options, reward=reward, components=components)
        self.n, self.players, self.threads = n, self.setting.players, threads
        self._make()
        self.reset(seed)

    def _make(self) -> None:
        """All arrays, and the threads."""
        n, players, codes, width = self.n, self.players, self.setting.game.codes, self.setting.layout.width
        actors: Any = buffer(n)
        self.batch = Batch(np.zeros((n, width), np.float32), np.zeros((n, codes), np.bool_), actors, np.zeros((n, players), np.float64), np.zeros(n, np.bool_))
        self._positions, self._memory, self._words = self.setting.positions(n + self.threads)
        self._rngs, self._others = buffer(n).reshape(-1, 1), buffer(n).reshape(-1, 1)
        ends, b = [n * k // self.threads for k in range(self.threads + 1)], self.setting.backend
        shares = enumerate(pairwise(ends), n)
        self._shares = [Work(first, last, scratch, b.buffers(), b.zeros(players), b.zeros(players)) for scratch, (first, last) in shares]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._chosen: Any = buffer(n)

    def copy(self) -> VectorGames:
        """Independent games in the same positions, with generators in the same state and threads of their own."""
        other = object.__new__(type(self))
        other.__setstate__(self.__getstate__())
        return other

    def __copy__(self) -> VectorGames:
        return self.copy()

    def __deepcopy__(self, memo: object) -> VectorGames:
        return self.copy()

    def __getstate__(self) -> tuple[Setting, int, int, list[Array]]:
        return self.setting, self.n, self.threads, self._contents()

    def __setstate__(self, state: tuple[Setting, int, int, list[Array]]) -> None:
        self.setting, self.n, self.threads, contents = state
        self.players = self.setting.players
        self._make()
        for mine, given in zip(self._contents(), contents, strict=True):
            mine[:] = given

    def _contents(self) -> list[Any]:
        """Everything that changes: positions as words (views share their memory), generators, the last batch."""
        return [self._words, self._rngs, self._others, *self.batch]

    @property
    def layout(self) -> Layout:
        """How observations are laid out."""
        return self.setting.layout

    def reset(self, seed: object = None) -> Batch:
        """Begin all games anew; with a seed the generators too."""
        if seed is not None:
            for rngs, what in ((self._rngs, "game"), (self._others, "player")):
                rngs[:, 0] = integers(seeded(f"{seed} {what} {i}")[0] for i in range(self.n))
        return self._step(integers([-1]).repeat(self.n))

    def step(self, actions: Array) -> Batch:
        """Play one legal action in each game; raises Refused, before anything has changed, if one is illegal, TypeError if they are no integers."""
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise TypeError(f"Actions are integers, the codes of legal actions, not numbers of the type {actions.dtype}.")
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.n,):
            raise ValueError(f"There must be {self.n} actions, one a game, not an array of the shape {actions.shape}.")
        game, given = self.setting.game, cast(Row, actions)
        if (i := self.setting.bind(kernels.first_refused)(self.setting.ta, self._positions, self.n, game.codes, given)) >= 0:
            code = int(actions[i])
            known = 0 <= code < game.codes
            rule = self.setting.bind(steps.refusal_at)(self.setting.ta, self._positions, i, code) if known else game.grammar_rule
            raise Refused(f"game {i}: {self.setting.notation.texts[code] if known else code}", game.rule(int(rule)))
        return self._step(actions)

    def choose(self, policy: str = POLICIES[0]) -> Array:
        """A legal action for each game by a simple player (`random`, `greedy`), from what its seat knows. Overwritten by the next call."""
        number, s = policy_number(policy), self.setting
        choose = s.bind(kernels.choose_many)
        self._each(lambda work: choose(s.ta, self._positions, work, number, self._others, self._chosen))
        chosen: Array = self._chosen
        return chosen

    def _step(self, actions: Any) -> Batch:
        s = self.setting
        step = s.bind(kernels.step_many)
        self._each(lambda work: step(s.ta, self._positions, self._memory, s.terms, work, actions, self._rngs, self.batch))
        return self.batch

    def _each(self, do: Callable[[Work], None]) -> None:
        """Do every thread's share of the games."""
        if self._pool is None:
            do(self._shares[0])
        else:
            list(self._pool.map(do, self._shares))
