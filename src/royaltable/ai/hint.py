"""Advice for people: the best actions of the running turn with what they lead to, and everybody's chance to win along a game.

Everything is found from positions hidden for the one who asks, by the search of the strongest level: chances to win and final points are means
of the positions it comes to, by the two learned evaluations.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from ..core import cache
from ..core.components import Components
from ..core.game import Game
from ..core.kernel import OVER
from ..core.schema import Position
from . import evaluation, levels
from .players import NODES
from .tree import LEAST_NODES, MODULES, Budget, Tree

BEST = 3
"""How many actions a hint names."""
BUDGET = Budget(levels.MANY, 1.6)
"""For the search of a hint."""
SURE = 0.25
"""Among the best actions those tried so often, of the one tried most, are in the order of their chances."""
DEALS = 3
"""The rest of a turn is what follows alike in so many deals of the hidden cards."""
LONGEST = 12
"""Actions of a chain at most."""
GLANCE = {"pure": 8, "fast": 32}
"""Simulations for the chances at one node of a game."""
PLAYED_OUT = 60
"""Simulations for all nodes of a game in pure Python without a learned evaluation, where each is a playout to the end."""
SMOOTH = 0.5
"""Share of the points in the value of such a playout: a few of them that count wins alone would tell nothing."""
LEAST = 12
"""Simulations for a hint however long they take."""


@dataclass(frozen=True)
class Hint:
    """An action and the likely rest of its turn (`codes`), how often the search tried it, chance to win (0 to 1) and final points per seat.

    `better`: how many more final points for the seat to act than the mean of all actions tried.
    """

    codes: list[int]
    visits: int
    chances: list[float]
    points: list[float]
    better: float


@dataclass(frozen=True)
class Gains:
    """What a chain of actions changes for its seat: points `scored` at once, `sources` of the forecast, `others`: forecast of other seats."""

    scored: int
    sources: list[tuple[str, int]]
    others: list[tuple[int, int]]


def percents(chances: Sequence[float]) -> list[int]:
    """Chances that add up to 1 in whole percent that add up to 100: what rounding down leaves goes to the largest rests, the first seats first.

    >>> percents([0.845, 0.155]), percents([1 / 3, 1 / 3, 1 / 3])
    ([85, 15], [34, 33, 33])
    """
    whole = [int(100 * chance) for chance in chances]
    rests = sorted(range(len(chances)), key=lambda i: (whole[i] - 100 * chances[i], i))
    for i in rests[: 100 - sum(whole)]:
        whole[i] += 1
    return whole


def gains(game: Game, before: Mapping[str, Any], after: Mapping[str, Any], seat: int, scored: int = 0) -> Gains:
    """Compare the forecasts of two views; a game without a forecast has no sources."""
    was, now = _forecast(game, before), _forecast(game, after)
    sources = {word: now[seat][word] - was[seat][word] for word in now[seat]} if now else {}
    totals = [(p, sum(now[p].values()) - sum(was[p].values())) for p in range(len(now)) if p != seat]
    return Gains(scored, [(key, points) for key, points in sources.items() if points], [(p, points) for p, points in totals if points])


def _forecast(game: Game, view: Mapping[str, Any]) -> list[dict[str, int]]:
    """Points by source (`Game.sources`) for each seat."""
    return [{word: row[key] for key, word in game.sources.items()} for row in view["forecast"]["seats"]] if game.sources else []


class Adviser:
    """Gives advice in one game with one number of players. Belongs to one thread at a time.

    `backend`: by default fast as soon as it is ready.
    """

    def __init__(self, game: Game, components: Components, players: int, backend: str | None = None) -> None:
        self._game, self._components, self._players = game, components, players
        self._asked = backend
        self._model = evaluation.shipped(game, players)
        self._trees: dict[tuple[str, int], Tree] = {}

    @property
    def backend(self) -> str:
        """What it thinks with now."""
        return self._asked or ("fast" if cache.ready(self._game, MODULES) else "pure")

    @property
    def _few(self) -> bool:
        """Whether there is only time for a few simulations: playouts to the end in pure Python."""
        return not self._model.weights and self.backend == "pure"

    def hints(self, s: Position, seat: int, budget: Budget = BUDGET, seed: object = "hint") -> list[Hint]:
        """The best actions of the seat to act at a position hidden for it, best first. Same position, seed and simulations: same hints."""
        tree = self._tree(NODES[self.backend])
        codes = tree.place(s, seat, seed, 0)
        tried, every = self._explore(tree, seat, budget)
        if len(codes) == 1:
            tried = {codes[0]: every}
        mean = sum(one.points[seat] / one.visits for one in tried.values()) / max(1, len(tried))
        found: dict[tuple[int, ...], Hint] = {}  # by the position they lead to: what differs in its order alone is one hint
        for code, one in sorted(tried.items(), key=lambda item: (-item[1].visits, -item[1].values[seat], item[0])):
            if len(found) < BEST:
                chain, points = self._chain(tree, s, seat, code, seed), one.mean(one.points)
                found.setdefault(self._end(tree, s, seat, chain, seed), Hint(chain, one.visits, one.mean(one.values), points, points[seat] - mean))
        hints = list(found.values())
        sure = SURE * hints[0].visits
        return sorted(hints, key=lambda hint: (hint.visits < sure, -hint.chances[seat] if hint.visits >= sure else 0.0))

    def chances(self, positions: Sequence[Position], viewer: int) -> list[list[float] | None]:
        """Everybody's chance to win at positions hidden for a viewer (-1: a spectator); None where it would take too long to look."""
        tree = self._tree(LEAST_NODES)
        step = 1 if not self._few else 1 + len(positions) * GLANCE[self.backend] // PLAYED_OUT
        last = len(positions) - 1
        return [self._glance(tree, s, viewer) if n % step == 0 or n == last else None for n, s in enumerate(positions)]

    def _glance(self, tree: Tree, s: Position, viewer: int) -> list[float]:
        tree.clear()
        tree.place(s, viewer, "glance", 0)
        if tree.actor() == OVER:
            won = tree.winners()[: self._players]
            return [x / sum(won) for x in won]
        every = self._explore(tree, viewer, Budget(GLANCE[self.backend]))[1]
        return every.mean(every.values)

    def _tree(self, nodes: int) -> Tree:
        """An empty search tree with the settings of the strongest level; with many simulations a win is all that counts."""
        key = (self.backend, nodes)
        if key not in self._trees:
            knobs = replace(levels.LEVELS[-1].knobs(self._model.turns), margin=SMOOTH if self._few else 0.0)
            self._trees[key] = Tree(self._game, self._components, self.backend, knobs, self._model.weights, nodes)
        self._trees[key].clear()
        return self._trees[key]

    def _explore(self, tree: Tree, seat: int, budget: Budget) -> tuple[dict[int, _Tally], _Tally]:
        """Search from the root: what came of each action there, and of all together."""
        tried: dict[int, _Tally] = {}
        every = _Tally(self._players)
        until = None if budget.seconds is None else time.perf_counter() + budget.seconds
        root = -1
        points_model, spread = tree.backend.reals(self._model.points), tree.backend.reals(self._model.spread)
        for done in range(1, budget.simulations + 1):
            tree.simulate(seat, 1)
            values, points = tree.values(self._players), tree.points(self._players, points_model, spread)
            every.add(values, points)
            root = tree.root(seat) if root < 0 else root
            if (code := tree.choice_at(root)) >= 0:
                tried.setdefault(code, _Tally(self._players)).add(values, points)
            if until is not None and done >= LEAST and time.perf_counter() >= until:
                break
        return tried, every

    def _chain(self, tree: Tree, s: Position, seat: int, code: int, seed: object) -> list[int]:
        """An action and what the search thinks best after it, as long as its seat goes on whatever is hidden."""
        lines = [self._line(tree, s, seat, code, f"{seed} {deal}") for deal in range(DEALS)]
        return [step[0] for step in takewhile(lambda step: len(set(step)) == 1, zip(*lines, strict=False))]

    def _play(self, tree: Tree, s: Position, seat: int, chain: Sequence[int], seed: str) -> None:
        """Put the position at the root, its hidden things dealt anew, and play a chain."""
        tree.place(s, seat, seed, 0)
        tree.redeal(seat)
        for code in chain:
            tree.play(code)

    def _end(self, tree: Tree, s: Position, seat: int, chain: Sequence[int], seed: object) -> tuple[int, ...]:
        """The position after a chain in the first of the deals, as numbers."""
        self._play(tree, s, seat, chain, f"{seed} 0")
        return tree.memory()

    def _line(self, tree: Tree, s: Position, seat: int, code: int, seed: str) -> list[int]:
        line = [code]
        self._play(tree, s, seat, line, seed)
        while len(line) < LONGEST and tree.actor() == seat:
            codes = tree.legal()
            visits = tree.found(seat)[0] or [len(codes) == 1]
            if not max(visits):
                break
            following = codes[max(range(len(codes)), key=visits.__getitem__)]
            line.append(following)
            tree.play(following)
        return line


class _Tally:
    """Values and points of the seats added up over some simulations."""

    def __init__(self, players: int) -> None:
        self.visits, self.values, self.points = 0, [0.0] * players, [0.0] * players

    def add(self, values: list[float], points: list[float]) -> None:
        self.visits += 1
        self.values = [total + value for total, value in zip(self.values, values, strict=True)]
        self.points = [total + n for total, n in zip(self.points, points, strict=True)]

    def mean(self, sums: list[float]) -> list[float]:
        return [total / self.visits for total in sums]
