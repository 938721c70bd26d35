"""Computer players: from a position hidden for a seat to an action."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import exp

from ..core import cache
from ..core.backend import pure
from ..core.components import Components
from ..core.game import Game
from ..core.kernel import RUIN, below, sample, seeded
from ..core.policy import POLICIES, choose
from ..core.schema import Position
from . import evaluation, levels
from .levels import Level
from .tree import MODULES, Budget, Searcher, Thought

FINE = 1 << 20
NODES = {"pure": 1 << 12, "fast": 1 << 17}


@dataclass(frozen=True)
class Decision:
    """An action, how many legal ones there were, seconds it took, and what the search found (None: no search)."""

    code: int
    choices: int
    seconds: float = 0.0
    thought: Thought | None = None


class Player:
    """A computer player of one game with one number of players; sees only hidden positions. Belongs to one thread at a time."""

    def __init__(self, game: Game, components: Components, players: int, name: str, backend: str | None = None, threads: int = 1) -> None:
        """`name`: a policy or level (or variant, see `levels.find`); `backend`: by default fast as soon as it is ready. Raises RoyalTableError."""
        self.game, self.name = game, name
        self.level = levels.find(name)
        self.backend = backend or "pure"
        self._waits = backend is None and self.level is not None and self.level.simulations > 0
        self._made_of = (components, players, threads)
        self._t = game.new_tables(components)
        self._codes = [0] * game.max_legal
        self._searcher: Searcher | None = None
        self._prepare()

    def decide(self, s: Position, seat: int, seed: object) -> Decision:
        """The action of a seat at a position hidden for it. The same position, seed and simulations (and turn so far) give the same action."""
        began = time.perf_counter()
        if self._waits and cache.ready(self.game, MODULES):
            self._prepare()
        rules = self.game.rules
        n = rules.legal(self._t, s, self._codes)
        codes = self._codes[:n]
        if n == 1:
            return Decision(codes[0], 1)
        rng = seeded(f"{seed} {self.name}")
        thought = None
        if self.level is None:
            code = pure(self.game).bind(choose)(self._t, s, POLICIES.index(self.name), self._codes, rng)
        elif below(rng, FINE) < self.level.blunders * FINE:
            code = self._blunder(s, codes, rng)
        elif self._searcher is None:
            code = _blurred(codes, [rules.rate(self._t, s, c) / self.game.softness for c in codes], self.level.blur, rng)
        else:
            thought = self._searcher.think(s, seat, self._budget(self.level, time.perf_counter() - began), seed)
            code = self._chosen(thought, self.level.blur, rng)
        return Decision(int(code), n, time.perf_counter() - began, thought)

    def _prepare(self) -> None:
        """Make the search, compiled if that is ready now."""
        if self._waits and cache.ready(self.game, MODULES):
            self.backend, self._waits = "fast", False
        if self.level is not None and self.level.simulations:
            components, players, threads = self._made_of
            model = evaluation.shipped(self.game, players) if self.level.evaluation else evaluation.Model()
            self._searcher = Searcher(self.game, components, self.backend, self.level.knobs(model.turns), model.weights, threads, NODES[self.backend])

    def _blunder(self, s: Position, codes: list[int], rng: list[int]) -> int:
        """Any legal action, but none that would leave the seat stuck for good."""
        fair = [code for code in codes if self.game.rules.rate(self._t, s, code) > RUIN // 2] or codes
        return fair[below(rng, len(fair))]

    def _budget(self, level: Level, spent: float) -> Budget:
        """What is left of a decision's time when so many seconds are spent (by the change to compiled code)."""
        seconds = levels.PATIENCE if level.seconds is None and self.backend == "pure" else level.seconds
        return Budget(level.simulations, None if seconds is None else max(seconds - spent, 0.0))

    def _chosen(self, thought: Thought, blur: float, rng: list[int]) -> int:
        most = max(thought.visits)
        if not blur or not most:
            return thought.best()
        shares = [int(FINE * (visits / most) ** (1 / blur)) for visits in thought.visits]
        return sample(rng, thought.codes, shares, len(shares))


def _blurred(codes: list[int], worth: list[float], blur: float, rng: list[int]) -> int:
    """A code drawn by the exponential of its worth, the flatter the larger the blur."""
    best = max(worth)
    shares = [int(FINE * exp(max((x - best) / blur, -30.0))) if blur else int(x == best) for x in worth]
    return sample(rng, codes, shares, len(codes))
