"""Hints for people and everybody's chance to win: asked of the workers of the computer players, never on the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from ..ai.hint import Hint, gains, percents
from ..ai.tree import Budget
from ..ai.worker import Thinkers
from ..core import draft
from ..core.errors import OutOfTurn
from . import protocol, seating
from .errors import Forbidden, Untimely
from .positions import Snapshot
from .tables import Tables

T = TypeVar("T")
KEPT = 64
"""Tables (as one viewer sees them) whose chances are remembered."""


class Hints:
    """Answers questions about what is best and who may win; one question of a kind for each table at a time.

    `budget`: of the search of one hint. Belongs to the event loop; the work is done in threads of its own and in the workers.
    """

    def __init__(self, tables: Tables, thinkers: Thinkers, budget: Budget) -> None:
        self._tables, self._thinkers, self._budget = tables, thinkers, budget
        self._threads = ThreadPoolExecutor(thinkers.count, "hints")
        self._asked: set[str] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._known: OrderedDict[tuple[str, int], list[list[int] | None]] = OrderedDict()

    async def hints(self, table: str, seat: int, version: int, actions: Sequence[str]) -> protocol.Hints:
        """What the seat to act might do after its draft; raises Untimely, OutOfTurn and what `draft.play` raises."""
        if table in self._asked:
            raise Untimely("busy", "The computer is looking for a hint at this table already; ask again when it has answered.")
        self._asked.add(table)
        try:
            return await self._run(lambda: self._hints(self._tables.snapshot(table), seat, version, actions))
        finally:
            self._asked.discard(table)

    async def chances(self, table: str, viewer: int) -> protocol.Chances:
        """Everybody's chance to win after each node so far, from what the viewer knew then. Who asks meanwhile waits."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            return await self._run(lambda: self._chances(self._tables.snapshot(table), viewer))

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Answer no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- in a thread --------------------------------------------------------------------------------------------

    def _hints(self, now: Snapshot, seat: int, version: int, actions: Sequence[str]) -> protocol.Hints:
        _check_alone(now)
        made = draft.play(now.match, version, seat, actions)
        if made.uncovers or made.match.actor != seat:
            raise OutOfTurn(f"Seat {seat} is not to act.")
        match = made.match
        found = self._thinkers.hints(now.table.id, match.game, match.players, match.seen_by(seat), seat, self._budget)
        return protocol.Hints(version, [_hint(made, seat, hint) for hint in found])

    def _chances(self, now: Snapshot, viewer: int) -> protocol.Chances:
        _check_alone(now)
        key = (now.table.id, viewer)
        known = self._known.pop(key, [])
        if positions := [match.seen_by(viewer) for match in now.match.played(len(known))]:
            found = self._thinkers.chances(now.table.id, now.match.game, now.match.players, positions, viewer)
            known = known + [percents(row) if row else None for row in found]
        self._known[key] = known
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return protocol.Chances(known[: now.match.version + 1])


def _check_alone(now: Snapshot) -> None:
    if not now.match.over and seating.shared(now.table):
        raise Forbidden("People play with each other here: the computer gives no advice before the end.")


def _hint(made: draft.Draft, seat: int, hint: Hint) -> protocol.Hint:
    """A hint in words of the notation; its chain ends where it would show something."""
    match = made.match
    chain = draft.likely(match, seat, [match.notation.texts[code] for code in hint.codes])
    scored = sum(points for line in chain.lines for _, whose, points, _ in line.rows if whose == seat)
    gained = gains(match.game, match.view(seat), chain.shown.view(seat), seat, scored)
    actions, points = [line.text for line in chain.lines], [round(x, 1) for x in hint.points]
    return protocol.Hint(actions, percents(hint.chances), points, gained.scored, gained.sources, gained.others, round(hint.better, 1))
