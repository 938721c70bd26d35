"""The ladder of the computer players: tournaments, played or gone on with, and the page docs/strength.md written from them.

    python benchmarks/strength.py FOLDER [--game NAME] [--only SECTION] [--write docs/strength.md]

Every tournament is one call of `royaltable arena`, whose file is kept in FOLDER, so that a run that was interrupted goes on. The page is
written from the files that are there; it names the command of each, with as many games as were played.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from royaltable import games
from royaltable.ai import levels
from royaltable.ai.ratings import bradley_terry, pairs
from royaltable.cli import run
from royaltable.core.measure import cores

SEED = 2026
LEVELS = [level.name for level in levels.LEVELS]
TOP = LEVELS[-1]
HELD = f"{TOP}:seconds=0.1"
"""The highest level with a twentieth of its time: many more games of it can be played."""
TWIN = f"{TOP}:seconds=0.1;evaluation=0"
"""The same search, playing every simulation to the end of the game."""
GAMES = {2: 100, 3: 120, 4: 120, 5: 120}
"""Games of each step of the ladder, by number of players."""


@dataclass(frozen=True)
class Tournament:
    """A call of the arena: `seats` are the names for --bots."""

    section: str
    game: str
    players: int
    seats: tuple[str, ...]
    count: int

    @property
    def pair(self) -> tuple[str, str]:
        """The stronger and the weaker."""
        return self.seats[0], self.seats[1]

    def command(self, count: int | None = None) -> list[str]:
        """The words of the call."""
        settings = f"--players {self.players} --bots {','.join(self.seats)} --games {count or self.count} --seed {SEED}"
        return ["arena", self.game, *settings.split()]

    def file(self, folder: Path) -> Path:
        """Where its games are kept."""
        bots = "-".join(name.replace(":", "_").replace(";", "_").replace("=", "") for name in self.pair)
        return folder / f"{self.section}-{self.game}-{self.players}-{bots}.json"

    def read(self, folder: Path) -> dict[str, Any] | None:
        """The file, if there is one."""
        path = self.file(folder)
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def alone(upper: str, lower: str, players: int) -> tuple[str, ...]:
    """A line-up of one among others."""
    return (upper, *(lower,) * (players - 1))


def tournaments() -> Iterator[Tournament]:
    """Everything that is played, the cheap ones first."""
    for game in games.NAMES:
        yield Tournament("greedy", game, 2, ("greedy", "random"), 400)
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    for game in games.NAMES:
        for players in games.find(game).players:
            for upper, lower in steps[:-1]:
                yield Tournament("ladder", game, players, alone(upper, lower, players), GAMES[players])
    for players in (2, 4):
        for game in games.NAMES:
            yield Tournament("held", game, players, alone(HELD, LEVELS[-2], players), 60)
    for game in games.NAMES:
        yield Tournament("evaluation", game, 2, (HELD, TWIN), 30)
    for players in (2, 4):
        for game in games.NAMES:
            yield Tournament("top", game, players, alone(TOP, LEVELS[-2], players), 8)


def play(which: Tournament, folder: Path) -> None:
    """Play what is missing."""
    print("royaltable", *which.command(), file=sys.stderr, flush=True)
    if run([*which.command(), "--json", str(which.file(folder))]):
        raise SystemExit("a tournament could not be played")


# --- the page ---------------------------------------------------------------------------------------------------------


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if 0.005 <= share <= 0.995 else f"{100 * share:.1f} %"


def _row(which: Tournament, data: dict[str, Any]) -> str:
    upper, lower = data["summary"]
    low, high = upper["interval"]
    numbers = f"{upper['games']} | {_percent(upper['wins'])} | {_percent(low)} – {_percent(high)} | {upper['wins'] / upper['even']:.2f}"
    seconds = f"{upper['seconds']:.3f} | {upper['longest']:.2f}"
    return f"| {which.game} | {which.players} | {which.pair[0]} | {which.pair[1]} | {numbers} | {upper['points']:.0f} : {lower['points']:.0f} | {seconds} |"


HEAD = [
    "| game | players | one | against | games | won | 95 % | times its share | mean points | s/decision | longest |",
    "| --- | ---: | --- | --- | ---: | ---: | --- | ---: | --- | ---: | ---: |",
]


def _ratings(game: str, players: int, found: Sequence[tuple[Tournament, dict[str, Any]]]) -> str:
    """Ratings of the levels of one game, the novice at 0."""
    meetings = []
    for which, data in found:
        index = [LEVELS.index(name) for name in which.pair]
        for row in data["games"]:
            seats, points, won = row[2], row[3], row[4]
            meetings += pairs([(index[bot], 1e6 * (share > 0) + score) for bot, score, share in zip(seats, points, won, strict=True)])
    ratings = bradley_terry(len(LEVELS), meetings)
    met = {i for a, b, _ in meetings for i in (a, b)}
    cells = " | ".join(f"{rating - ratings[0]:.0f}" if i in met else "–" for i, rating in enumerate(ratings))
    return f"| {game} | {players} | {cells} |"


def section(folder: Path, *names: str) -> list[tuple[Tournament, dict[str, Any]]]:
    """The tournaments of some sections that have been played, by game and players."""
    found = [(which, data) for which in tournaments() if which.section in names and (data := which.read(folder))]
    return sorted(found, key=lambda one: (games.NAMES.index(one[0].game), one[0].players, levels.NAMES.index(one[0].pair[0].partition(":")[0])))


def _table(found: Sequence[tuple[Tournament, dict[str, Any]]]) -> list[str]:
    """Some tournaments, between empty lines."""
    return ["", *HEAD, *(_row(*one) for one in found), ""]


def _commands(which: Sequence[tuple[Tournament, int]]) -> list[str]:
    """The calls, with so many games, as a block."""
    return ["```", *(shlex.join(["royaltable", *one.command(count)]) for one, count in which), "```"]


def page(folder: Path) -> str:
    """The page."""
    ladder = section(folder, "ladder", "top")
    counts = [(game, players) for game in games.NAMES for players in games.find(game).players]
    played = [*section(folder, "greedy"), *ladder, *section(folder, "held"), *section(folder, "evaluation")]
    decisions = sum(sum(row[5]) for _, data in played for row in data["games"])
    missing = [(which, which.count) for which in tournaments() if len((which.read(folder) or {"games": ()})["games"]) < which.count]
    lines = [
        "# Strength of the computer players",
        "",
        "Tournaments by `royaltable arena`: every line-up in every rotation of the seats, with the same chance. Intervals are 95 % (Wilson). The file is",
        "written by `benchmarks/strength.py`, which plays them all; each can be played alone by its command at the end.",
        f"Measured on {platform.system()} {platform.machine()}, {cores()} cores, Python {platform.python_version()}, two games at once: a level that thinks",
        "for a fixed time makes more simulations on an idle machine. How each level thinks stands in `src/royaltable/ai/levels.py`.",
        "",
        "## Greedy against random",
        *_table(section(folder, "greedy")),
        "## The ladder",
        "",
        "Each level against the one below it: with two players heads-up, with more as the only one of its level. *Times its share*: wins over what would",
        "be even.",
        *_table(ladder),
        "Ratings from these games (Bradley-Terry on the Elo scale; several players count as meetings of two by their order):",
        "",
        f"| game | players | {' | '.join(LEVELS)} |",
        f"| --- | ---: |{' ---: |' * len(LEVELS)}",
        *(_ratings(game, players, [one for one in ladder if (one[0].game, one[0].players) == (game, players)]) for game, players in counts),
        "",
        f"## The {TOP} with a twentieth of its time",
        "",
        f"A game of the {TOP} takes minutes, so more games were played with 0.1 s a decision:",
        *_table(section(folder, "held")),
        "## What the learned evaluation is worth",
        "",
        "The same search with the same time, but every simulation played to the end of the game by the greedy player that errs:",
        *_table(section(folder, "evaluation")),
        "## Against OpenSpiel",
        "",
        "The search against OpenSpiel's own MCTS bot, and simulations a second of both: [search-speed.md](search-speed.md).",
        "",
        "## Legal actions",
        "",
        f"The arena checks every action; {decisions:,} decisions with a choice were made in these tournaments, none illegal.",
        "",
        "## Commands",
        "",
        *_commands([(which, len(data["games"])) for which, data in played]),
        *(("", "Not played yet, or not to the end:", "", *_commands(missing)) if missing else ()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--game", choices=games.NAMES, help="only this game")
    parser.add_argument("--players", type=int, help="only with so many players")
    parser.add_argument("--only", help="only a section: greedy, ladder, held, evaluation or top")
    parser.add_argument("--no-play", action="store_true", help="only write the page")
    parser.add_argument("--write", type=Path, help="write the page here")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for which in () if arguments.no_play else tournaments():
        wanted = (arguments.game or which.game, arguments.players or which.players, arguments.only or which.section)
        if wanted == (which.game, which.players, which.section):
            play(which, arguments.folder)
    if arguments.write is not None:
        arguments.write.write_text(page(arguments.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
