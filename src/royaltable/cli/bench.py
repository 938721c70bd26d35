"""`royaltable bench`: how many decisions and games a second, per game, player count and backend."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from .. import games as all_games
from ..core import cache, measure
from ..core.errors import RoyalTableError
from ..words import Words
from .common import Language, compile_first, console
from .grid import Grid, show


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    game: Annotated[list[str] | None, typer.Option(metavar="GAME", help="Only this game; may be given several times.")] = None,
    seconds: Annotated[float, typer.Option(help="Time of each measurement.")] = 1.0,
    lang: Language = None,
) -> None:
    """Measure random games: pure Python, compiled, compiled on all cores; and how soon a new process decides."""
    words = Words(lang)
    if not 0.01 <= seconds <= 600:
        raise RoyalTableError(f"--seconds is a number from 0.01 to 600, not {seconds}.")
    names = [all_games.find(name).name for name in game or all_games.NAMES]
    figures: dict[str, dict[str, dict[str, dict[str, float]]]] = {}
    for name in names:
        found = all_games.find(name)
        if cache.available():
            compile_first(found, words)
        figures[name] = {str(players): measure.game_figures(found, players, seconds) for players in found.players}
    start = {f"{backend}_first_decision_s": value for backend, value in measure.start_figures(all_games.find(names[0])).items()}
    if as_json:
        typer.echo(json.dumps({"games": figures, "start": start}, indent=1))
    else:
        _show(words, figures, start)


def _show(words: Words, figures: dict[str, dict[str, dict[str, dict[str, float]]]], start: dict[str, float]) -> None:
    keys = ("game", "players", "backend", "decisions", "games")
    table = [[words.format(f"cli-bench-{key}") for key in keys]]
    for name, by_players in figures.items():
        for players, backends in by_players.items():
            for backend, rates in backends.items():
                row = [name, players, words.format(f"cli-bench-{backend}"), f"{rates['decisions_per_s']:,.0f}", f"{rates['games_per_s']:,.0f}"]
                table.append(row)
    out = console()
    show(out, Grid(table, right=(3, 4)))
    for key, value in start.items():
        out.print(words.format(f"cli-bench-start-{key.partition('_')[0]}", seconds=f"{value:.2f}"))
