"""`royaltable simulate`: many games by simple policies, a summary, transcripts if wanted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from .. import games as all_games
from ..core import simulate as simulation
from ..core.errors import RoyalTableError
from ..words import Words
from .common import Backend, ComponentFile, GameName, Language, Options, Players, Policy, compile_first, console, folder_for, options_of, players_of
from .grid import Grid, show

MOST_GAMES = 1_000_000_000
MOST_FILES = 1_000_000


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Seed; game k of a seed is always the same.")] = 0,
    policy: Annotated[Policy, typer.Option(help="How every seat plays.")] = Policy.RANDOM,
    backend: Annotated[Backend, typer.Option(help="Same games in each; auto takes the quicker one.")] = Backend.AUTO,
    transcripts: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write one transcript per game into this folder.")] = None,
    with_legal: Annotated[bool, typer.Option("--with-legal", help="Write legal lists and weights too.")] = False,
    components: ComponentFile = None,
    lang: Language = None,
) -> None:
    """Play games by a simple policy and sum them up."""
    words, found = Words(lang), all_games.find(game)
    _check_size(games, transcripts)
    file = found.components(components)
    seats = players_of(found, players)
    options = options_of(found, file, seats, option)
    which = simulation.series(found, seats, options, seed=seed, policy=policy.value, components=file)
    chosen = simulation.best_backend(found, games) if backend is Backend.AUTO else backend.value
    folder = folder_for(transcripts) if transcripts else None
    if chosen == Backend.FAST:
        compile_first(found, words)
    total = simulation.Summary.empty(seats)
    for played in _with_progress(simulation.play(which, games, backend=chosen), games, words.format("cli-simulating", game=found.name)):
        total.add(played)
        if folder is not None:
            try:
                simulation.write(which, played, folder, with_legal=with_legal)
            except OSError as error:
                raise RoyalTableError(f"The transcript {folder / which.file_name(played.k)} cannot be written: {error.strerror}.") from None
    _show(words, which, total, chosen)


def _check_size(games: int, transcripts: Path | None) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise RoyalTableError(f"--games is a number from 1 to {MOST_GAMES}, not {games}.")
    if transcripts is not None and games > MOST_FILES:
        raise RoyalTableError(f"--transcripts writes at most {MOST_FILES} files, not {games}.")


def _with_progress(played: Iterator[simulation.Played], games: int, title: str) -> Iterator[simulation.Played]:
    """The same games, with a progress bar on a terminal."""
    shown = sys.stderr.isatty() and games > 1
    with Progress(console=console(stderr=True), transient=True) if shown else nullcontext() as bar:
        task = bar.add_task(title, total=games) if bar is not None else None
        for i, game in enumerate(played, 1):
            yield game
            if bar is not None and task is not None and (i % 64 == 0 or i == games):
                bar.update(task, completed=i)


def _show(words: Words, which: simulation.Series, total: simulation.Summary, backend: str) -> None:
    keys = ("seat", "mean-points", "wins", "win-share")
    table = [[words.format(f"cli-{key}") for key in keys]]
    for seat in range(which.players):
        name = f"{seat} {words.seat(which.components, seat)}"
        table.append([name, f"{total.points[seat] / total.games:.2f}", str(total.wins[seat]), f"{total.wins[seat] / total.games:.1%}"])
    options = " ".join(f"{name}={value}" for name, value in which.options.items())
    out = console()
    out.print(words.format("cli-simulated", games=total.games, game=which.game.name, policy=which.policy, seed=which.seed, backend=backend), options)
    out.print(words.format("cli-nodes", mean=f"{total.nodes / total.games:.1f}"))
    show(out, Grid(table, right=range(1, len(keys))))
