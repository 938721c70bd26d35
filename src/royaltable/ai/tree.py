"""The search as Python uses it: buffers, budgets, threads, and the tree that is kept between the decisions of a turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ..core import steps
from ..core.backends import find_backend
from ..core.buffers import SEATS, Floats
from ..core.components import Components
from ..core.game import Game
from ..core.kernel import seeded
from ..core.schema import Position
from . import search

MODULES = (search.__name__,)
"""Modules of generic kernels that the computer players need besides those of the core."""
EDGES_A_NODE = 16
DEPTH = 400
LEAST_NODES = 1 << 10
TICK = 0.05
"""Seconds between two looks at the clock."""
ROOM = 8
"""A tree is begun anew when less than this part of it is free (or than the simulations need)."""
FIRST_LOOK = 8
"""Simulations before the first look."""


@dataclass(frozen=True)
class Knobs:
    """Settings of the search; what each means stands in `ai.search`."""

    explore: float = 0.4
    softness: float = 1.0  # times Game.softness
    even: float = 0.1
    caution: float = 0.05
    turns: int = 1
    mistakes: float = 0.1
    margin: float = 0.2
    scale: float = 10.0
    longest: int = 2000

    def row(self, game: Game) -> list[float]:
        """As the kernels take them."""
        soft = self.softness * game.softness
        return [self.explore, soft, self.even, self.caution, float(self.turns), self.mistakes, self.margin, self.scale, float(self.longest)]


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: so many simulations, or so many seconds (then `simulations` is the most)."""

    simulations: int
    seconds: float | None = None


@dataclass
class Thought:
    """What a search found: for each legal code the visits and the mean value for the seat; simulations of all threads."""

    codes: list[int]
    visits: list[int]
    values: list[float]
    simulations: int = 0
    seconds: float = 0.0
    known: int = 0  # simulations kept from earlier decisions

    def best(self) -> int:
        """The code tried most; of several the one with the best value."""
        return self.codes[max(range(len(self.codes)), key=lambda i: (self.visits[i], self.values[i], -i))]


class Tree:
    """One search tree with its buffers: belongs to one thread at a time.

    `backend`: `pure` or `fast`; `nodes`: how many the tree holds at most.
    """

    def __init__(self, game: Game, components: Components, backend: str, knobs: Knobs, model: Sequence[float], nodes: int) -> None:
        """Raises BackendError if `fast` cannot be used."""
        self.backend = b = find_backend(backend, game, MODULES)
        b.load()  # not in the time of the first decision
        edges = EDGES_A_NODE * nodes
        self.ta, self.sa = b.tables(components), b.positions(search.POSITIONS)
        self.raw = b.memory(self.sa)
        self.buffers = b.buffers()
        self.store = search.Store(
            slots=b.zeros(1 << (2 * nodes - 1).bit_length()),
            nodes=b.zeros(search.NODE * nodes),
            sums=b.reals([0.0] * nodes),
            edges=b.zeros(search.EDGE * edges),
            worth=b.reals([0.0] * search.PAIR * edges),
            head=b.zeros(search.HEAD),
            path=b.zeros(3 * DEPTH),
        )
        self.valuation = search.Valuation(b.reals(knobs.row(game)), b.reals(model), b.reals([0.0] * SEATS))
        self.capacity = nodes

    def place(self, s: Position, seat: int, seed: object, needed: int) -> list[int]:
        """Put a hidden position at the root; returns the legal codes. Keeps the tree if it knows the position and has room for so many nodes more."""
        self.backend.put(self.sa, search.ROOT, s)
        self.buffers.rng[0] = seeded(seed)[0]
        if self.root(seat) < 0 or self.store.head[search.NODES] + needed > self.capacity:
            self.clear()
        return self.legal()

    def clear(self) -> None:
        """Forget everything."""
        self.backend.clear(self.store.slots)
        self.backend.clear(self.store.head)

    # --- the position at the root -----------------------------------------------------------------------------

    def actor(self) -> int:
        """The seat to act at the root, CHANCE or OVER."""
        return int(self.backend.bind(steps.actor_at)(self.ta, self.sa, search.ROOT))

    def legal(self) -> list[int]:
        """The legal codes at the root, rising."""
        codes = self.buffers.codes
        return self.backend.listed(codes, self.backend.bind(steps.legal_at)(self.ta, self.sa, search.ROOT, codes))

    def redeal(self, seat: int) -> None:
        """Replace what a seat may not know at the root by a random possibility."""
        self.backend.bind(steps.redeal_at)(self.ta, self.sa, search.ROOT, seat, self.buffers.rng)

    def play(self, code: int) -> None:
        """Play a legal code at the root."""
        self.backend.bind(steps.apply_at)(self.ta, self.sa, search.ROOT, code, self.buffers.ledger)

    def winners(self) -> list[int]:
        """1 for each winner at the root, a number for each seat."""
        points, won = self.backend.zeros(SEATS), self.backend.zeros(SEATS)
        self.backend.bind(steps.result_at)(self.ta, self.sa, search.ROOT, points, won)
        return self.backend.listed(won)

    def memory(self) -> tuple[int, ...]:
        """The position at the root as numbers."""
        return tuple(int(x) for x in self.raw[search.ROOT])

    # --- searching --------------------------------------------------------------------------------------------

    def root(self, seat: int) -> int:
        """The node of the root position; negative: none."""
        return int(self.backend.bind(search.root_of)(self.ta, self.sa, self.raw, seat, self.store))

    def simulate(self, seat: int, simulations: int) -> None:
        """Make simulations for the seat to act at the root."""
        self.store.path[0] = self.store.path[1] = -1
        self.backend.bind(search.search)(self.ta, self.sa, self.raw, seat, simulations, self.store, self.buffers, self.valuation)

    def found(self, seat: int) -> tuple[list[int], list[float]]:
        """Visits and sums of values of the actions at the root, in the order of the legal codes; empty if there is no node yet."""
        node, store = self.root(seat), self.store
        if node < 0:
            return [], []
        first, n = int(store.nodes[search.NODE * node + search.FIRST]), int(store.nodes[search.NODE * node + search.COUNT])
        edges = range(first, first + n)
        return [int(store.edges[search.EDGE * e + search.TRIED]) for e in edges], [float(store.worth[search.PAIR * e + search.SUM]) for e in edges]

    # --- the simulation made last -----------------------------------------------------------------------------

    def choice_at(self, node: int) -> int:
        """The code that it took at a node if it began there; else -1."""
        first, edge = int(self.store.path[0]), int(self.store.path[1])
        return int(self.store.edges[search.EDGE * edge + search.CODE]) if edge >= 0 and first == node else -1

    def values(self, players: int) -> list[float]:
        """What every seat's position was found to be worth."""
        return [float(x) for x in self.valuation.value[:players]]

    def points(self, players: int, points: Floats, spread: Floats) -> list[float]:
        """Every seat's final points from where it ended (`Model.points` and `spread` as rows of the backend); overwrites the values."""
        self.backend.bind(search.points_of)(self.ta, self.sa, search.HERE, self.buffers.out, self.valuation.value, points, self.valuation.model, spread)
        return self.values(players)


@dataclass
class Searcher:
    """Root-parallel search: a tree for each thread, visits added up. Same position, seed and simulations: same thought."""

    game: Game
    components: Components
    backend: str = "pure"
    knobs: Knobs = field(default_factory=Knobs)
    model: Sequence[float] = ()
    threads: int = 1
    nodes: int = 1 << 16

    def __post_init__(self) -> None:
        nodes = max(self.nodes, LEAST_NODES)
        self._trees = [Tree(self.game, self.components, self.backend, self.knobs, self.model, nodes) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def forget(self) -> None:
        """Begin with empty trees."""
        for tree in self._trees:
            tree.clear()

    def think(self, s: Position, seat: int, budget: Budget, seed: object) -> Thought:
        """Search the position `s`, hidden for the seat to act. A forced decision takes no simulation."""
        began = time.perf_counter()
        each = -(-budget.simulations // self.threads)
        codes: list[int] = []
        for i, tree in enumerate(self._trees):
            codes = tree.place(s, seat, f"{seed} {i}", min(each, tree.capacity // ROOM))
        if len(codes) == 1:
            return Thought(codes, [0], [0.0])
        before = [sum(tree.found(seat)[0]) for tree in self._trees]
        if budget.seconds is None:
            self._each(lambda tree: tree.simulate(seat, each))
        else:
            until = began + budget.seconds
            self._each(lambda tree: _until(tree, seat, each, until))
        thought = self._sum_up(codes, seat)
        thought.known = sum(before)
        thought.simulations = sum(thought.visits) - thought.known
        thought.seconds = time.perf_counter() - began
        return thought

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(self._trees[0])
        else:
            list(self._pool.map(work, self._trees))

    def _sum_up(self, codes: list[int], seat: int) -> Thought:
        visits, sums = [0] * len(codes), [0.0] * len(codes)
        for tree in self._trees:
            for i, (n, total) in enumerate(zip(*tree.found(seat), strict=True)):
                visits[i] += n
                sums[i] += total
        return Thought(codes, visits, [total / n if n else 0.0 for n, total in zip(visits, sums, strict=True)])


def _until(tree: Tree, seat: int, most: int, until: float) -> None:
    """Simulate until a time of the clock, at most so often; stops when the leader can no longer be overtaken.

    What the tree knows from earlier decisions of the turn counts: a decision ends when it has had as many simulations as the time is good for.
    """
    done, chunk = 0, FIRST_LOOK
    known = sum(tree.found(seat)[0])
    began = time.perf_counter()
    while done < most:
        chunk = min(chunk, most - done)
        tree.simulate(seat, chunk)
        done += chunk
        now = time.perf_counter()
        rate = done / max(now - began, 1e-6)
        left = min((until - now) * rate - known, most - done)
        if left < 1 or _decided(tree.found(seat)[0], left):
            return
        chunk = max(1, int(min(rate * TICK, left, 4 * chunk)))


def _decided(visits: list[int], left: float) -> bool:
    """Whether so many more simulations cannot change which action is tried most."""
    first, second = sorted(visits, reverse=True)[:2] if len(visits) > 1 else (0, 0)
    return first - second > left
