"""What a look, a preview and a commit's answer cost the server early and late in a long game of Royal Palace, side by side in one run.

    python -m benchmarks.late [--nodes 20,1000] [--rounds 200]

Processor time in milliseconds, medians; the rows of one call are measured in turn, so that a busy machine touches all alike.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

from royaltable.core import draft
from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.server import positions
from royaltable.server.positions import Snapshot
from tests.server.tables import table_of

PATIENCE = 12
"""Rounds without a recruit after which somebody recruits, so that the game goes on (RP-11.4)."""


def long_game(nodes: int) -> Match:
    """A game of so many nodes in which hardly anybody recruits, with a seat to act."""
    match, rng = Match(find("palace"), 2), seeded("late")
    while match.version < nodes or match.actor < 0:
        if match.actor == CHANCE:
            match.play_chance(rng)
            continue
        seen, legal = match.seen_by(match.actor), match.legal()
        wise = [action for action in legal if match.s.quiet >= PATIENCE or not action.startswith("recruit")]
        match.play(max(wise, key=lambda action: match.game.rules.rate(match.t, seen, match.notation.codes[action])))
    return match


def calls(match: Match) -> dict[str, Callable[[], object]]:
    """What is measured at a table with this match."""
    n, seat = match.version, match.actor
    table = table_of(match, host="host", version=n, actor=seat)
    now = Snapshot(table, match, ["2026-01-01T00:00:00Z"] * n)
    action = match.legal()[0]
    return {
        "position now": lambda: positions.position(now, seat),
        "position 5 nodes ago": lambda: positions.position(now, seat, match.at(n - 5)),
        "preview of one action": lambda: positions.preview(now, seat, draft.play(match, n, seat, [action])),
        "course of 5 nodes": lambda: positions.course(now, seat, "host", n - 5, n - 5),
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", default="20,1000")
    parser.add_argument("--rounds", type=int, default=200)
    given = parser.parse_args()
    columns = {int(n): calls(long_game(int(n))) for n in given.nodes.split(",")}
    spent: dict[tuple[str, int], list[float]] = {}
    for _ in range(given.rounds):
        for n, column in columns.items():
            for name, call in column.items():
                began = time.process_time()
                call()
                spent.setdefault((name, n), []).append(1000 * (time.process_time() - began))
    print(f"{'ms':24}", *(f"node {n:>5}" for n in columns))
    for name in next(iter(columns.values())):
        print(f"{name:24}", *(f"{statistics.median(spent[name, n]):10.2f}" for n in columns))


if __name__ == "__main__":
    main()
