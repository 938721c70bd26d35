"""Tournaments of computer players: every line-up in every rotation of the seats, with the same chance.

A *set* is one line-up in all rotations; its games share a seed. The games are the same on any number of cores and in any order, so
that a tournament can be stopped and gone on with.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ..core import text_file
from ..core.errors import RoyalTableError
from ..core.game import Game
from ..core.kernel import CHANCE, OVER, seeded
from ..core.match import Match
from . import levels
from .players import Player
from .ratings import bradley_terry, pairs, rating_intervals, wilson

FORMAT = "royaltable-arena/1"


@dataclass(frozen=True)
class Arena:
    """Which tournament: game, players, options, names of the bots, seed; `seated`: the bot of each seat of the only line-up (empty: all line-ups)."""

    game: str
    players: int
    options: dict[str, str | int]
    bots: tuple[str, ...]
    seed: int
    seated: tuple[int, ...] = ()


def invite(game: str, players: int, options: dict[str, str | int], names: Sequence[str], seed: int) -> Arena:
    """A tournament of the bots with these names. A name that stands there several times makes the names the only line-up.

    >>> invite("ming", 4, {}, ["master", "greedy", "greedy", "greedy"], 1).seated
    (0, 1, 1, 1)

    Raises RoyalTableError for a bot there is not, fewer than two, or a line-up that does not fill the seats.
    """
    bots = tuple(dict.fromkeys(names))
    for name in bots:
        levels.find(name)
    if len(bots) < 2:
        raise RoyalTableError("A tournament needs at least two different computer players.")
    if len(names) not in (len(bots), players):
        raise RoyalTableError(f"If a computer player is named several times, all {players} seats are named, not {len(names)}.")
    return Arena(game, players, options, bots, seed, tuple(map(bots.index, names)) if len(names) > len(bots) else ())


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number, its set, and the bot of each seat."""

    n: int
    set: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """One game played: points and shares of the win by seat, decisions with a choice and their seconds by seat."""

    n: int
    set: int
    seats: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who meets whom: every choice of bots for a table; too few bots sit there several times.

    >>> line_ups(3, 2), line_ups(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 0), (1, 0, 1)])
    """
    if bots >= players:
        return list(itertools.combinations(range(bots), players))
    return [tuple((first + i) % bots for i in range(players)) for first in range(bots)]


def fixtures(arena: Arena, games: int) -> Iterator[Fixture]:
    """At least so many games, whole sets, all line-ups alike.

    >>> tuple((f.set, f.seats) for f in fixtures(invite("ming", 2, {}, ["greedy", "random"], 1), 3))
    ((0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0)))
    """
    players = arena.players
    ups = [arena.seated] if arena.seated else line_ups(len(arena.bots), players)
    sets = -(-games // players)
    sets = -(-sets // len(ups)) * len(ups)
    n = 0
    for number in range(sets):
        up = ups[number % len(ups)]
        for turn in range(players):
            yield Fixture(n, number, up[turn:] + up[:turn])
            n += 1


# --- playing ----------------------------------------------------------------------------------------------------------


def play(arena: Arena, game: Game, fixture: Fixture, sitting: Sequence[Player]) -> Played:
    """Play one game; `sitting`: a player for each bot."""
    match = Match(game, arena.players, arena.options)
    rng = seeded(f"arena {arena.seed} {fixture.set}")
    decisions, seconds, longest = [0] * arena.players, [0.0] * arena.players, [0.0] * arena.players
    while (who := match.actor) != OVER:
        if who == CHANCE:
            match.play_chance(rng)
            continue
        made = sitting[fixture.seats[who]].decide(match.seen_by(who), who, f"{arena.seed} {fixture.n} {match.version}")
        if made.choices > 1:
            decisions[who] += 1
            seconds[who] += made.seconds
            longest[who] = max(longest[who], made.seconds)
        if made.code not in match.legal_codes():
            raise RuntimeError(f"{arena.bots[fixture.seats[who]]} chose the illegal action {made.code} at node {match.version} of game {fixture.n}")
        match.play_code(made.code)
    winners = match.winners()
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(arena.players))
    times = [tuple(round(x, 4) for x in row) for row in (seconds, longest)]
    return Played(fixture.n, fixture.set, fixture.seats, tuple(match.scores()), won, tuple(decisions), times[0], times[1])


_sitting: dict[tuple[str, int, tuple[str, ...]], list[Player]] = {}


def play_here(arena: Arena, fixture: Fixture) -> Played:
    """The same in a worker process, which keeps its players."""
    from .. import games

    game = games.find(arena.game)
    key = (arena.game, arena.players, arena.bots)
    if key not in _sitting:
        _sitting[key] = [Player(game, game.components(), arena.players, name) for name in arena.bots]
    return play(arena, game, fixture, _sitting[key])


def play_all(arena: Arena, todo: Sequence[Fixture], processes: int) -> Iterator[Played]:
    """Play games in worker processes, in the order in which they end."""
    if processes == 1 or len(todo) < 2:
        yield from (play_here(arena, fixture) for fixture in todo)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_here, arena, fixture) for fixture in todo]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()


# --- keeping ------------------------------------------------------------------------------------------------------------


def read(path: Path, arena: Arena) -> list[Played]:
    """The games of a file of this tournament that was begun before; raises RoyalTableError if it holds something else."""
    if not path.exists():
        return []
    try:
        data = json.loads(text_file.read(path))
        same = (data["format"], data["arena"]) == (FORMAT, json.loads(json.dumps(asdict(arena))))
        games = [Played(row[0], row[1], *map(tuple, row[2:])) for row in data["games"]] if same else []
    except (ValueError, KeyError, TypeError):
        raise RoyalTableError(f"{path} is not the file of a tournament.") from None
    if not same:
        raise RoyalTableError(f"{path} holds another tournament; choose a new file.")
    return games


def write(path: Path, arena: Arena, games: Sequence[Played]) -> None:
    """Write all games and their summary, in one stroke."""
    rows = ",\n  ".join(json.dumps(list(asdict(game).values())) for game in sorted(games, key=lambda game: game.n))
    head = {"format": FORMAT, "arena": asdict(arena), "summary": summary(arena, games)}
    text = json.dumps(head, indent=1)[:-2] + ',\n "games": [\n  ' + rows + "\n ]\n}\n"
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


# --- summing up ---------------------------------------------------------------------------------------------------------


def summary(arena: Arena, games: Sequence[Played]) -> list[dict[str, Any]]:
    """For each bot: games, share of wins with interval (and the share that would be even), rating with interval, mean points, seconds a decision."""
    k = len(arena.bots)
    sets: dict[int, list[tuple[int, int, float]]] = {}
    for game in games:
        standing = [(bot, 1e6 * (won > 0) + points) for bot, won, points in zip(game.seats, game.won, game.points, strict=True)]
        sets.setdefault(game.set, []).extend(pairs(standing))
    meetings = [m for found in sets.values() for m in found]
    ratings = bradley_terry(k, meetings)
    intervals = rating_intervals(k, list(sets.values()), arena.seed)
    return [_row(arena, games, bot, ratings[bot], intervals[bot]) for bot in range(k)]


def _row(arena: Arena, games: Sequence[Played], bot: int, rating: float, interval: tuple[float, float]) -> dict[str, Any]:
    seats = [(game, seat) for game in games for seat in range(arena.players) if game.seats[seat] == bot]
    n = len(seats)
    won = sum(game.won[seat] for game, seat in seats)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return {
        "bot": arena.bots[bot],
        "games": n,
        "wins": round(won / n, 4) if n else 0.0,
        "interval": [round(x, 4) for x in wilson(won, n)],
        "even": round(1 / arena.players, 4),
        "rating": round(rating, 1),
        "rating_interval": [round(x, 1) for x in interval],
        "points": round(sum(game.points[seat] for game, seat in seats) / n, 2) if n else 0.0,
        "seconds": round(sum(game.seconds[seat] for game, seat in seats) / decisions, 5) if decisions else 0.0,
        "longest": max((game.longest[seat] for game, seat in seats), default=0.0),
    }


def searches(name: str) -> bool:
    """Whether a bot searches, so that compiling pays."""
    level = levels.find(name)
    return level is not None and level.simulations > 0
