"""Whole games played by simple policies, the same in both backends and in any order.

Game k of a seed is drawn by a generator of its own, seeded with the seed, game, players, options and k; so it does not depend on
how many games are played, by whom or in which backend. Transcripts are written by replaying the codes in the pure backend.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from . import cache, steps, transcript
from .backends import find_backend
from .components import Components
from .game import Game
from .kernel import OVER, seeded
from .match import Match
from .policy import POLICIES

WORTH_LOADING = 200
"""From so many games on, loading compiled code is quicker than pure Python."""
WORTH_COMPILING = 20_000
"""From so many games on, compiling first is quicker than pure Python."""


@dataclass(frozen=True)
class Series:
    """Which games are played: a game with one component file, players, options, seed and policy (`random`, `greedy`)."""

    game: Game
    components: Components
    players: int
    options: Mapping[str, str | int]
    seed: int
    policy: str = POLICIES[0]

    def generator(self, k: int) -> list[int]:
        """The generator of game k."""
        words = (self.seed, self.game.name, self.players, *self.options.values(), k)
        return seeded(" ".join(map(str, words)))

    def file_name(self, k: int) -> str:
        """The file of the transcript of game k."""
        return "-".join(map(str, (self.game.name, self.players, *self.options.values(), self.seed, k))) + ".jsonl"


@dataclass(frozen=True)
class Played:
    """Game k as played: codes of all nodes, points per seat, winning seats."""

    k: int
    codes: list[int]
    scores: list[int]
    winners: list[int]


def series(
    game: Game, players: int, options: Mapping[str, object] | None = None, *, seed: int = 0, policy: str = POLICIES[0], components: Components | None = None
) -> Series:
    """A series with its header checked; raises HeaderError."""
    components = components or game.components()
    return Series(game, components, players, game.options(components, players, options), seed, policy)


def best_backend(game: Game, games: int) -> str:
    """`fast` where it is quicker for so many games, else `pure`."""
    if games >= WORTH_COMPILING:
        return "fast" if cache.available() else "pure"
    return "fast" if games >= WORTH_LOADING and cache.ready(game) else "pure"


def play(which: Series, games: int, *, first: int = 0, backend: str = "pure") -> Iterator[Played]:
    """Play games first, first + 1, … of a series; raises BackendError if `fast` cannot be used."""
    game, b = which.game, find_backend(backend, which.game)
    ta, sa, options = b.tables(which.components), b.positions(), b.options(which.components, which.players, which.options)
    buffers, choices, points, won = b.buffers(), b.zeros(game.max_nodes), b.zeros(which.players), b.zeros(which.players)
    for k in range(first, first + games):
        buffers.rng[0] = which.generator(k)[0]
        n = b.bind(steps.play_game)(ta, sa, 0, which.players, options, POLICIES.index(which.policy), buffers, choices)
        if n == game.max_nodes and b.bind(steps.actor_at)(ta, sa, 0) != OVER:
            raise RuntimeError(f"game {k} of {which} did not end within {n} nodes")
        b.bind(steps.result_at)(ta, sa, 0, points, won)
        winners = [seat for seat in range(which.players) if won[seat]]
        yield Played(k, b.listed(choices, n), b.listed(points), winners)


def first_decision(which: Series, backend: str) -> list[int]:
    """The legal codes of the first decision of game 0: set-up, chance, legal list."""
    b = find_backend(backend, which.game)
    ta, sa, buffers = b.tables(which.components), b.positions(), b.buffers()
    buffers.rng[0] = which.generator(0)[0]
    b.bind(steps.setup_at)(ta, sa, 0, which.players, b.options(which.components, which.players, which.options))
    return b.listed(buffers.codes, b.bind(steps.step)(ta, sa, 0, -1, buffers))


def replay(which: Series, played: Played) -> Match:
    """The match of a played game."""
    match = Match(which.game, which.players, which.options, which.components)
    for code in played.codes:
        match.play_code(code)
    return match


def write(which: Series, played: Played, folder: Path, *, with_legal: bool = False) -> Path:
    """Write the transcript of a played game into a folder; returns its path. Raises OSError."""
    path = folder / which.file_name(played.k)
    lines = transcript.write(replay(which, played), with_legal=with_legal)
    path.write_bytes("".join(f"{line}\n" for line in lines).encode())
    return path


@dataclass
class Summary:
    """Sums over games: how many, nodes, points and wins per seat (a shared win counts for each winner)."""

    games: int
    nodes: int
    points: list[int]
    wins: list[int]

    @classmethod
    def empty(cls, players: int) -> Summary:
        """No games yet."""
        return cls(0, 0, [0] * players, [0] * players)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.nodes += len(played.codes)
        for seat, points in enumerate(played.scores):
            self.points[seat] += points
        for seat in played.winners:
            self.wins[seat] += 1
