"""`royaltable train`: the evaluation of the computer players, learned by self-play."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from .. import games as all_games
from ..ai import evaluation, selfplay
from ..ai.tree import MODULES
from ..core.errors import RoyalTableError
from ..words import Words
from .common import GameName, Language, Players, compile_first, console, players_of

SELFPLAY = (selfplay.__name__,)
LIMITS = {"greedy": (8, 10_000_000), "rounds": (0, 1000), "games": (8, 10_000_000), "simulations": (1, 100_000), "turns": (-1, 1000), "horizon": (-1, 1000)}


def train(
    game: GameName,
    players: Players = None,
    greedy: Annotated[int, typer.Option(help="Games of the greedy player to begin with.")] = 5000,
    rounds: Annotated[int, typer.Option(help="Rounds of self-play by the search, each with what the round before has learned.")] = 2,
    games: Annotated[int, typer.Option(help="Games in each round.")] = 400,
    simulations: Annotated[int, typer.Option(help="Simulations of a decision.")] = 64,
    turns: Annotated[int, typer.Option(help="Turns the search plays on before it uses the evaluation.")] = 1,
    horizon: Annotated[int | None, typer.Option(help="The same for those who use the weights later; by default --turns.")] = None,
    seed: Annotated[int, typer.Option(help="Seed; the same seed gives the same games.")] = 1,
    work: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the games are kept; a training begun there is gone on with. By default train-GAME-N.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the weights go; by default into the folder of the work.")] = None,
    lang: Language = None,
) -> None:
    """Learn the evaluation of a game by self-play; can be stopped and gone on with."""
    words, found = Words(lang), all_games.find(game)
    later = turns if horizon is None else horizon
    numbers = {"greedy": greedy, "rounds": rounds, "games": games, "simulations": simulations, "turns": turns, "horizon": later}
    for name, value in numbers.items():
        low, high = LIMITS[name]
        if not low <= value <= high:
            raise RoyalTableError(f"--{name} is a number from {low} to {high}, not {value}.")
    seats = players_of(found, players)
    found.options(found.components(), seats)
    for modules in (MODULES, SELFPLAY):
        compile_first(found, words, modules)
    from ..ai import train as training  # needs NumPy

    plan = training.Plan(found.name, seats, seed, greedy, rounds, games, simulations, turns)
    folder = work or Path(f"train-{found.name}-{seats}")
    with Progress(console=console(stderr=True), transient=True) if sys.stderr.isatty() else nullcontext() as bar:
        tasks: dict[int, int] = {}

        def tell(number: int, done: int, games: int) -> None:
            if bar is not None:
                if number not in tasks:
                    tasks[number] = bar.add_task(words.format("cli-train-round", number=number), total=games)
                bar.update(tasks[number], completed=done)  # type: ignore[arg-type]

        trained = training.train(plan, found, folder, tell)
    model = replace(trained.model, turns=later)
    settings = " ".join(f"--{key} {value}" for key, value in asdict(plan).items() if key != "game") + ("" if later == turns else f" --horizon {later}")
    made = {"command": f"royaltable train {found.name} {settings}", "games": trained.games, "positions": trained.positions, "log": trained.log}
    path = out or folder / evaluation.path_of(found, seats).name
    try:
        path.write_text(evaluation.to_text(found, seats, model, made), encoding="utf-8")
    except OSError as error:
        raise RoyalTableError(f"The weights {path} cannot be written: {error.strerror}.") from None
    out_to = console()
    for row in trained.log:
        out_to.print(
            words.format(
                "cli-train-log", number=row["round"], positions=row["positions"], loss=str(row["loss"]), test=str(row["test_loss"]), guess=str(row["guess"])
            )
        )
    out_to.print(words.format("cli-train-done", file=str(path)))
