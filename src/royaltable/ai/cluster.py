"""Tournaments on many machines with Ray: `royaltable arena --ray ADDRESS`. Needs the extra `cluster`, on every machine the same version of this package."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from ..core import cache
from ..core.errors import RoyalTableError
from ..games.compile import compile_in_background
from .arena import Arena, Fixture, Played, play_here, searches
from .tree import MODULES

AHEAD = 2
"""Games that wait for each core of the cluster, so that none is idle."""


def play_all(arena: Arena, todo: Sequence[Fixture], address: str) -> Iterator[Played]:
    """Play games on a cluster, in the order in which they end; a game whose machine is lost is played again on another.

    `address`: as `ray.init` takes it: `auto` (the cluster of this machine), `HOST:PORT`, `ray://HOST:10001`, or `local` (a cluster of this machine alone
    for the time being). Raises RoyalTableError in one sentence if there is no Ray, no cluster, or a machine without this package.
    """
    with _cluster(address) as ray:
        try:
            if any(searches(name) for name in arena.bots):
                _compile_everywhere(ray, arena.game)
            yield from _play(ray, arena, todo)
        except ray.exceptions.RayError as error:
            raise RoyalTableError(f"The cluster {address} has failed: {_sentence(error)}") from None


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise RoyalTableError("Ray is not installed; install royaltable[cluster].") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **({"include_dashboard": False} if address == "local" else {}))
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise RoyalTableError(f"There is no cluster at {address!r}: {_sentence(error)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _compile_everywhere(ray: Any, game: str) -> None:
    """Fill the cache of compiled code on every machine."""
    strategy = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    task = ray.remote(_compile)
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    ray.get([task.options(scheduling_strategy=strategy(node, soft=False)).remote(game) for node in nodes])


def _compile(name: str) -> None:
    """On a machine of the cluster: see to it that searching is fast from the first game on, where that is possible."""
    from .. import games

    game = games.find(name)
    if cache.available() and not cache.ready(game, MODULES):
        compile_in_background(game, MODULES).wait()


def _play(ray: Any, arena: Arena, todo: Sequence[Fixture]) -> Iterator[Played]:
    task, left = ray.remote(play_here), list(reversed(todo))
    waiting: list[Any] = []
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while left or waiting:
        while left and len(waiting) < most:
            waiting.append(task.remote(arena, left.pop()))
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def _sentence(error: Exception) -> str:
    """The last line of an error that says something."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1][:300] if lines else type(error).__name__
