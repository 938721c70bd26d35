"""`royaltable arena`: computer players against one another, with ratings and intervals."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

from .. import games as all_games
from ..ai import arena as tournament
from ..ai import chart, cluster
from ..ai.tree import MODULES
from ..core import measure
from ..core.errors import RoyalTableError
from ..words import Words
from .common import GameName, Language, Options, Players, compile_first, console, options_of, players_of
from .grid import Grid, show

MOST_GAMES = 1_000_000
SAVE_EVERY = 10.0
BOTS = (
    "Computer players (levels, greedy, random), separated by commas; variants as in minister:turns=1;even=0.2. "
    "If one is named several times, the names are the seats of the only line-up."
)


def arena(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help=BOTS)] = "minister,greedy",
    games: Annotated[
        int, typer.Option(help="Number of games at least; whole sets are played, each line-up in every rotation of the seats with the same chance.")
    ] = 100,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Seed of chance and of the players.")] = 0,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Keep games and summary here; a file begun before is gone on with.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings into this SVG file.")] = None,
    processes: Annotated[int | None, typer.Option(help="Games at the same time; by default as many as there are cores.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto (that of this machine) or local. Needs royaltable[cluster].")
    ] = None,
    lang: Language = None,
) -> None:
    """Let computer players play against one another; shared chance, every seat, win rates with 95 % intervals and ratings."""
    words, found = Words(lang), all_games.find(game)
    if not 1 <= games <= MOST_GAMES:
        raise RoyalTableError(f"--games is a number from 1 to {MOST_GAMES}, not {games}.")
    if processes is not None and not 1 <= processes <= 1024:
        raise RoyalTableError(f"--processes is a number from 1 to 1024, not {processes}.")
    seats = players_of(found, players)
    names = tuple(name.strip().replace(";", ",") for name in bots.split(","))
    if processes is not None and ray is not None:
        raise RoyalTableError("--processes and --ray exclude one another.")
    which = tournament.invite(found.name, seats, options_of(found, found.components(), seats, option), names, seed)
    done = tournament.read(json, which) if json else []
    played = {game.n for game in done}
    todo = [fixture for fixture in tournament.fixtures(which, games) if fixture.n not in played]
    if todo and ray is None and any(tournament.searches(name) for name in names):
        compile_first(found, words, MODULES)
    games_played = cluster.play_all(which, todo, ray) if todo and ray is not None else tournament.play_all(which, todo, processes or measure.cores())
    _play(which, games_played, len(todo), done, json, words.format("cli-arena-playing", game=found.name))
    rows = tournament.summary(which, done)
    if plot is not None:
        chart.write(plot, rows)
    _show(words, which, rows, len(done))


def _play(which: tournament.Arena, games: Iterator[tournament.Played], todo: int, done: list[tournament.Played], file: Path | None, title: str) -> None:
    """Play what is missing, with a progress bar on a terminal; the file is written every few seconds and at the end, also after Ctrl-C."""
    saved = time.monotonic()
    shown = sys.stderr.isatty() and todo > 1
    with Progress(console=console(stderr=True), transient=True) if shown else nullcontext() as bar:
        task = bar.add_task(title, total=len(done) + todo, completed=len(done)) if bar is not None else None
        try:
            for game in games:
                done.append(game)
                if bar is not None and task is not None:
                    bar.update(task, completed=len(done))
                if file is not None and time.monotonic() - saved > SAVE_EVERY:
                    tournament.write(file, which, done)
                    saved = time.monotonic()
        finally:
            if file is not None and done:
                tournament.write(file, which, done)


def _show(words: Words, which: tournament.Arena, rows: list[dict[str, Any]], games: int) -> None:
    keys = ("bot", "games", "win-share", "interval", "rating", "interval", "mean-points", "seconds")
    table = [[words.format(f"cli-arena-{key}") for key in keys]]
    for row in sorted(rows, key=lambda row: -float(row["rating"])):
        low, high = row["interval"]
        least, most = row["rating_interval"]
        table.append(
            [
                *(row["bot"], str(row["games"]), f"{row['wins']:.1%}", f"{low:.0%}–{high:.0%}", f"{row['rating']:+.0f}", f"{least:+.0f}…{most:+.0f}"),
                *(f"{row['points']:.1f}", f"{row['seconds']:.3f}"),
            ]
        )
    out = console()
    out.print(words.format("cli-arena-played", games=games, game=which.game, players=which.players, seed=str(which.seed)))
    show(out, Grid(table, right=range(1, len(keys))))
