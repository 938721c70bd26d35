"""`royaltable play`: a game at the text table, against computer players of any level or with several people at one keyboard."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..ai import levels
from ..ai.players import Player
from ..ai.tree import MODULES
from ..core import cache, names
from ..core.errors import RoyalTableError
from ..core.match import Match
from ..games.compile import compile_in_background
from ..words import Words
from .common import ComponentFile, GameName, Language, Options, Players, options_of, players_of
from .table import TextTable


def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option(help="Seat of a person, from 0; may be given several times. By default seat 0.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL", help="How the other seats play: novice, apprentice, courtier, minister, chancellor, master, greedy or random.")
    ] = "apprentice",
    bot: Annotated[list[str] | None, typer.Option(metavar="SEAT=LEVEL", help="How one seat plays; may be given several times.")] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="SEAT=NAME", help="What a seat is called (by default its colour); may be given several times.")
    ] = None,
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
    players_at = {at: Player(found, file, number, name) for at, name in _levels(bots, bot, number).items() if at not in people}
    if any(player.level and player.level.simulations for player in players_at.values()) and cache.available() and not cache.ready(found, MODULES):
        compile_in_background(found, MODULES)  # they think in pure Python until it is done
    table = TextTable(match, words, people, players_at, secrets.randbelow(2**31) if seed is None else seed, save, _named(name, number))
    table.play(sys.stdin)


def _levels(bots: str, bot: list[str] | None, players: int) -> dict[int, str]:
    """The level of each seat; raises RoyalTableError."""
    named = dict.fromkeys(range(players), bots)
    for text in bot or ():
        seat, sign, level = text.partition("=")
        if not sign or seat not in map(str, range(players)):
            raise RoyalTableError(f"--bot takes SEAT=LEVEL with a seat from 0 to {players - 1}, not {text!r}.")
        named[int(seat)] = level
    for level in named.values():
        levels.find(level)
    return named


def _named(texts: list[str] | None, players: int) -> dict[int, str]:
    """What seats are called; raises RoyalTableError."""
    found: dict[int, str] = {}
    for text in texts or ():
        seat, sign, name = text.partition("=")
        if not sign or seat not in map(str, range(players)):
            raise RoyalTableError(f"--name takes SEAT=NAME with a seat from 0 to {players - 1}, not {text!r}.")
        found[int(seat)] = names.clean(name)
    return found


def _people(seats: list[int] | None, players: int) -> frozenset[int]:
    """The seats of people; raises RoyalTableError for one that is not at the table."""
    for seat in seats or ():
        if not 0 <= seat < players:
            raise RoyalTableError(f"There is no seat {seat}; the seats are 0 to {players - 1}.")
    return frozenset(seats or (0,))
