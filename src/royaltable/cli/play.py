"""`royaltable play`: a game at the text table, against random or greedy players or with several people at one keyboard."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..core.errors import RoyalTableError
from ..core.match import Match
from ..words import Words
from .common import ComponentFile, GameName, Language, Options, Players, Policy, options_of, players_of
from .table import TextTable


def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option(help="Seat of a person, from 0; may be given several times. By default seat 0.")] = None,
    bots: Annotated[Policy, typer.Option(help="How the other seats play.")] = Policy.GREEDY,
    seed: Annotated[int | None, typer.Option(help="Seed of chance and of the other seats; by default a secret one.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the transcript here when the game is over or left.")] = None,
    components: ComponentFile = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal."""
    words, found = Words(lang), games.find(game)
    file = found.components(components)
    number = players_of(found, players)
    match = Match(found, number, options_of(found, file, number, option), file)
    people = _people(seat, number)
    if save is not None and save.exists():
        raise RoyalTableError(f"{save} exists already.")
    table = TextTable(match, words, people, bots.value, secrets.randbelow(2**31) if seed is None else seed, save)
    table.play(sys.stdin)


def _people(seats: list[int] | None, players: int) -> frozenset[int]:
    """The seats of people; raises RoyalTableError for one that is not at the table."""
    for seat in seats or ():
        if not 0 <= seat < players:
            raise RoyalTableError(f"There is no seat {seat}; the seats are 0 to {players - 1}.")
    return frozenset(seats or (0,))
