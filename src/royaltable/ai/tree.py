"""The search as Python uses it: buffers, budgets, threads, and the tree that is kept between the decisions of a turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from marshal import dumps
from typing import Any

from ..core.backend import pure
from ..core.components import Components
from ..core.game import Game
from ..core.kernel import seeded
from ..core.schema import Record
from . import search

MODULES = (search.__name__,)
"""Modules of generic kernels that `core.fast` compiles with a game for the computer players."""
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


class _Flat:
    """Positions of the pure backend as `raw`: a row is one number that differs when the record does."""

    def __init__(self, positions: Sequence[Record]) -> None:
        self._positions = positions
        self._names = tuple(type(positions[0]).FIELDS)

    def __getitem__(self, i: int) -> list[int]:
        position = self._positions[i]
        return [int.from_bytes(blake2b(dumps([getattr(position, name) for name in self._names], 2), digest_size=7).digest(), "big")]


class Tree:
    """One search tree with its buffers: belongs to one thread at a time.

    `backend`: `pure` or `fast`; `nodes`: how many the tree holds at most.
    """

    def __init__(self, game: Game, components: Components, backend: str, knobs: Knobs, model: Sequence[float], nodes: int) -> None:
        """Raises BackendError if `fast` cannot be used."""
        slots = 1 << (2 * nodes - 1).bit_length()
        codes, edges = max(game.max_legal, 256), EDGES_A_NODE * nodes
        integers = (
            slots,
            search.NODE * nodes,
            search.EDGE * edges,
            search.HEAD,
            3 * DEPTH,
            codes,
            codes,
            1 + 4 * game.max_rows,
            1,
            max(64, len(game.features)),
        )
        floats = (nodes, search.PAIR * edges, 8)
        t = game.new_tables(components)
        self._put: Callable[[Any, int, Record], None]
        ta: Any
        sa: Any
        raw: Any
        ints: list[Any]
        reals: list[Any]
        knob_row: Any
        weights: Any
        if backend == "fast":
            from ..core import fast

            self.kernels = fast.fast(game, MODULES)
            fast.load(game, MODULES)  # not in the time of the first decision
            ta, sa = fast.to_arrays(t), fast.new_array(game.state, search.POSITIONS)
            raw = fast.words_of(sa)
            ints = [fast.buffer(n) for n in integers]
            reals = [fast.reals([0.0] * n) for n in floats]
            knob_row, weights = fast.reals(knobs.row(game)), fast.reals(model)
            self._put = fast.put
        else:
            self.kernels = pure(game, MODULES)
            ta, sa = [t], [game.state() for _ in range(search.POSITIONS)]
            raw = _Flat(sa)
            ints = [[0] * n for n in integers]
            reals = [[0.0] * n for n in floats]
            knob_row, weights = knobs.row(game), list(model)
            self._put = lambda positions, i, s: s.copy_into(positions[i])
        self.ta, self.sa, self.raw, self.knobs, self.model = ta, sa, raw, knob_row, weights
        self.table, self.nodes, self.edges, self.head, self.path, self.codes, self.w, self.ledger, self.rng, self.out = ints
        self.sums, self.worth, self.value = reals
        self.ledger[0] = -1
        self.capacity = nodes

    def place(self, s: Record, seat: int, seed: object, needed: int) -> list[int]:
        """Put a hidden position at the root; returns the legal codes. Keeps the tree if it knows the position and has room for so many nodes more."""
        self._put(self.sa, search.ROOT, s)
        self.rng[0] = seeded(seed)[0]
        n = self.kernels.legal_at(self.ta, self.sa, search.ROOT, self.codes)
        codes = [int(code) for code in self.codes[:n]]
        if self.root(seat) < 0 or self.head[search.NODES] + needed > self.capacity:
            self.clear()
        return codes

    def clear(self) -> None:
        """Forget everything."""
        if isinstance(self.table, list):
            self.table[:] = [0] * len(self.table)
        else:
            self.table[:] = 0
        self.head[search.NODES] = self.head[search.EDGES] = 0

    def root(self, seat: int) -> int:
        """The node of the root position; negative: none."""
        return int(self.kernels.root_of(self.ta, self.sa, self.raw, seat, self.table, self.nodes))

    def simulate(self, seat: int, simulations: int) -> None:
        """Make simulations for the seat to act at the root."""
        self.kernels.search(
            *(self.ta, self.sa, self.raw, seat, simulations, self.table, self.nodes, self.sums, self.edges, self.worth, self.head, self.path),
            *(self.codes, self.w, self.ledger, self.rng, self.out, self.value, self.model, self.knobs),
        )

    def found(self, seat: int) -> tuple[list[int], list[float]]:
        """Visits and sums of values of the actions at the root, in the order of the legal codes; empty if there is no node yet."""
        node = self.root(seat)
        if node < 0:
            return [], []
        first, n = int(self.nodes[search.NODE * node + search.FIRST]), int(self.nodes[search.NODE * node + search.COUNT])
        edges = range(first, first + n)
        return [int(self.edges[search.EDGE * e + search.TRIED]) for e in edges], [float(self.worth[search.PAIR * e + search.SUM]) for e in edges]


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

    def think(self, s: Record, seat: int, budget: Budget, seed: object) -> Thought:
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
