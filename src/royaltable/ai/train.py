"""Training the evaluation by self-play: rounds of games, each played with what the round before has learned, then a fit.

Round 0 is played by the greedy player that errs, all others by the search. Game k of a round is drawn by a generator of its own, so
that the games are the same on any number of cores, and a training that was interrupted goes on where it was: the folder of the work
holds the plan, the positions of each batch of games and the weights of each round.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from ..core import fast, measure, text_file
from ..core.errors import RoyalTableError
from ..core.game import Game
from ..core.kernel import CHANCE, OVER, below, sample, seeded
from ..core.match import Match
from ..core.schema import Row
from . import evaluation, selfplay
from .evaluation import Model
from .fit import Array, fit, fit_points, fit_spread
from .tree import Budget, Knobs, Searcher

BATCH = 20
"""Games of the search whose positions are written together; the greedy player's are FACTOR times as many."""
FACTOR = 50
OFTEN = 250
"""Of 1000 turns so many are noted where they begin (of the search's games all)."""
MISTAKES = (0, 30, 100, 250)
"""Random actions of the greedy player, of 1000; one for each game in turn."""
CURIOUS = 150
"""Of 1000 actions of the search so many are drawn by visits, not the best."""
KEPT = 2
"""The fit reads the positions of so many rounds, and of the greedy player's if they help."""
POSITIONS = 400_000
"""Positions a fit reads at most; of more, so many are drawn."""

Tell = Callable[[int, int, int], None]  # round, games played, games of the round


@dataclass(frozen=True)
class Plan:
    """What is trained: rounds of games after the greedy ones, simulations of each decision, turns that are played on before the evaluation."""

    game: str
    players: int
    seed: int
    greedy: int
    rounds: int
    games: int
    simulations: int
    turns: int


@dataclass(frozen=True)
class Trained:
    """The last model, and how many games and positions there were in all."""

    model: Model
    games: int
    positions: int
    log: list[dict[str, Any]]


def train(plan: Plan, game: Game, work: Path, tell: Tell = lambda *_: None, threads: int | None = None) -> Trained:
    """Play and fit what has not been done yet; raises RoyalTableError if the folder holds another plan or cannot be written."""
    _begin(plan, work)
    threads = threads or measure.cores()
    model = Model()
    log: list[dict[str, Any]] = []
    games = positions = 0
    greedy: tuple[Array, Array] | None = None
    for number in range(plan.rounds + 1):
        made = _round(plan, game, work, number, model.weights, tell, threads)
        games += plan.greedy if number == 0 else plan.games
        positions += len(made.x)
        older = [_load(path) for k in range(max(1, number - KEPT + 1), number) for path in _batches(work, k)]
        used = _few(_join([*older, made]), plan.seed)
        found = fit(used.x, used.y, used.of, plan.seed, greedy)
        greedy = greedy or (made.x, made.y)
        points, error = fit_points(used.x, used.points)
        spread = fit_spread(used.x, used.points, np.array(found.weights))
        model = Model(tuple(found.weights), plan.turns, tuple(points), tuple(spread))
        losses = {"loss": round(found.loss, 4), "test_loss": round(found.test_loss, 4), "guess": round(found.guess_loss, 4)}
        log.append({"round": number, "positions": len(made.x), **losses, "decay": found.decay, "greedy": found.others, "points_error": round(error, 2)})
        _write(work / f"weights-{number}.json", evaluation.to_text(game, plan.players, model, {"round": number}))
    return Trained(model, games, positions, log)


def _begin(plan: Plan, work: Path) -> None:
    text = json.dumps(asdict(plan))
    path = work / "plan.json"
    try:
        work.mkdir(parents=True, exist_ok=True)
        if path.exists() and text_file.read(path) != text:
            raise RoyalTableError(f"The folder {work} holds another training; choose a new one.")
        _write(path, text)
    except OSError as error:
        raise RoyalTableError(f"The folder {work} cannot be used: {error.strerror}.") from None


def _write(path: Path, text: str) -> None:
    part = path.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


# --- the positions of a round ---------------------------------------------------------------------------------------


class Samples(NamedTuple):
    """Features x (n, players, f), shares of the win y (n, players), number of the game (n), final points (n, players)."""

    x: Array
    y: Array
    of: Array
    points: Array


def _round(plan: Plan, game: Game, work: Path, number: int, model: tuple[float, ...], tell: Tell, threads: int) -> Samples:
    games, size = (plan.greedy, BATCH * FACTOR) if number == 0 else (plan.games, BATCH)
    starts = [k for k in range(0, games, size) if not _batch(work, number, k).exists()]
    done = games - sum(min(size, games - k) for k in starts)
    tell(number, done, games)
    players: list[Any] = [_Greedy(plan, game) if number == 0 else _Searching(plan, game, model) for _ in range(min(threads, len(starts)))]

    def share(i: int) -> Iterator[int]:
        for k in starts[i :: len(players)]:
            samples = players[i].play(number, range(k, min(k + size, games)))
            path = _batch(work, number, k)
            part = path.with_suffix(".part.npz")
            np.savez_compressed(part, samples=samples[0].astype(np.int16), of=samples[1])
            os.replace(part, path)
            yield min(size, games - k)

    def work_off(i: int) -> None:
        nonlocal done
        for n in share(i):
            done += n
            tell(number, done, games)

    if players:
        with ThreadPoolExecutor(len(players)) as pool:
            list(pool.map(work_off, range(len(players))))
    return _join([_load(path, plan.players, len(game.features)) for path in _batches(work, number)])


def _batch(work: Path, number: int, first: int) -> Path:
    return work / f"round-{number}-{first:08d}.npz"


def _batches(work: Path, number: int) -> list[Path]:
    return sorted(work.glob(f"round-{number}-*[0-9].npz"))


def _load(path: Path, players: int = 0, features: int = 0) -> Samples:
    with np.load(path) as data:
        samples, of = data["samples"], data["of"]
    plan = json.loads(text_file.read(path.parent / "plan.json"))
    players = players or plan["players"]
    features = features or (samples.shape[1] - 2 * players) // players
    x = samples[:, : players * features].reshape(len(samples), players, features)
    return Samples(x, samples[:, players * features : -players] / 1000.0, of, samples[:, -players:])


def _join(parts: list[Samples]) -> Samples:
    return Samples(*map(np.concatenate, zip(*parts, strict=True)))


def _few(samples: Samples, seed: int) -> Samples:
    if len(samples.x) <= POSITIONS:
        return samples
    chosen = np.random.default_rng(seed).choice(len(samples.x), POSITIONS, replace=False)
    return Samples(*(part[chosen] for part in samples))


class _Player(ABC):
    """What plays the games of one thread: kernels and buffers."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan, self.game = plan, game
        self.backend = b = fast.fast(game, (selfplay.__name__,))
        components = game.components()
        self.options = b.options(components, plan.players)
        self.ta, self.sa, self.buffers = b.tables(components), b.positions(), b.buffers()
        self.size = plan.players * (len(game.features) + 2)

    def seed(self, number: int, k: int) -> str:
        """Of game k of a round."""
        return f"train {self.plan.seed} {self.game.name} {self.plan.players} {number} {k}"

    def play(self, number: int, games: range) -> tuple[Array, Array]:
        """Samples of some games, and the game each is from."""
        parts = [self.samples_of(number, k) for k in games]
        return np.concatenate(parts), np.repeat(np.array(games), [len(part) for part in parts])

    @abstractmethod
    def samples_of(self, number: int, k: int) -> Array:
        """Samples of one game: (n, size)."""


class _Greedy(_Player):
    """Games of the greedy player that errs."""

    def samples_of(self, number: int, k: int) -> Array:
        room = fast.buffer(self.size * 1000)
        self.buffers.rng[0] = seeded(self.seed(number, k))[0]
        mistakes = MISTAKES[k % len(MISTAKES)]
        filled = self.backend.bind(selfplay.sampled_game)(
            self.ta, self.sa, self.plan.players, self.options, mistakes, OFTEN, self.game.max_nodes, self.buffers, cast(Row, room), self.size
        )
        return np.asarray(room[:filled].reshape(-1, self.size))


class _Searching(_Player):
    """Games of the search with a model."""

    def __init__(self, plan: Plan, game: Game, model: tuple[float, ...]) -> None:
        super().__init__(plan, game)
        self.searcher = Searcher(game, game.components(), "fast", Knobs(turns=plan.turns), model, nodes=8 * plan.simulations)

    def samples_of(self, number: int, k: int) -> Array:
        rng = seeded(self.seed(number, k))
        match = Match(self.game, self.plan.players)
        noted: list[Array] = []
        before = -1
        while (who := match.actor) != OVER and match.version < self.game.max_nodes:
            if who == CHANCE:
                match.play_chance(rng)
                continue
            if who != before:
                noted.append(self._features(match))
                before = who
            match.play_code(self._choice(match, who, rng))
        won, points = match.winners(), match.scores()
        tail = [1000 // len(won) if seat in won else 0 for seat in range(match.players)] + points
        return np.array([[*row, *tail] for row in noted], np.int64).reshape(len(noted), self.size)

    def _features(self, match: Match) -> Array:
        self.backend.put(self.sa, 0, match.s)
        row = fast.buffer(self.size)
        n = self.backend.bind(selfplay.features_at)(self.ta, self.sa, 0, self.plan.players, self.buffers.out, cast(Row, row))
        return row[:n]

    def _choice(self, match: Match, who: int, rng: list[int]) -> int:
        thought = self.searcher.think(match.seen_by(who), who, Budget(self.plan.simulations), f"{rng[0]}")
        curious = below(rng, 1000) < CURIOUS
        if len(thought.codes) == 1 or not curious or not sum(thought.visits):
            return thought.best()
        return sample(rng, thought.codes, thought.visits, len(thought.codes))
