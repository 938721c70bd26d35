"""What the commands share: arguments, options `name=value`, component files, files to write."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..core import cache
from ..core.components import Components
from ..core.errors import HeaderError, RoyalTableError
from ..core.game import Game
from ..games.compile import compile_in_background
from ..words import Words

GameName = Annotated[str, typer.Argument(metavar="GAME", help="ming, royals or palace")]
Players = Annotated[int | None, typer.Option(help="Number of players; by default the smallest the game allows.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; may be given several times.")]
ComponentFile = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="Another component file than the one of the package.")]
Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, zh-Hant or zh-Hans; by default that of the environment.")]


class Policy(StrEnum):
    """How the computer plays; the names of `core.policy.POLICIES`."""

    RANDOM = "random"
    GREEDY = "greedy"


class Backend(StrEnum):
    """Where simulated games are played; `auto` takes the quicker one."""

    AUTO = "auto"
    PURE = "pure"
    FAST = "fast"


def console(*, stderr: bool = False) -> Console:
    """A terminal that prints text as it is: no markup, no emoji, no colours for numbers."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=True)


def players_of(game: Game, players: int | None) -> int:
    """The number asked for, else the smallest."""
    return game.players[0] if players is None else players


def options_of(game: Game, components: Components, players: int, pairs: Sequence[str] | None) -> dict[str, str | int]:
    """All options of a game from `name=value` pairs and defaults; raises HeaderError."""
    given: dict[str, object] = {}
    for pair in pairs or ():
        name, sign, text = pair.partition("=")
        if not sign or not name:
            raise HeaderError(f"--option takes name=value, not {pair!r}.")
        if name in given:
            raise HeaderError(f"Option {name} is given twice.")
        values = components.options.get(name, ())
        given[name] = next((value for value in values if str(value) == text), text)
    return game.options(components, players, given)


def compile_first(game: Game, words: Words, modules: tuple[str, ...] = ()) -> None:
    """Fill the cache of the fast backend if it is not, so that later commands find everything compiled; says so, for it takes a while.

    `modules`: further modules of generic kernels (search).
    """
    if cache.available() and not cache.ready(game, modules):
        typer.echo(words.format("cli-compiling", game=game.name), err=True)
        if cache.writable(cache.folder(game)):
            compile_in_background(game, modules).wait()


def folder_for(path: Path) -> Path:
    """A folder to write into, made if need be; raises RoyalTableError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise RoyalTableError(f"{path} is not a folder.") from None
    except OSError as error:
        raise RoyalTableError(f"The folder {path} cannot be made: {error.strerror}.") from None
    return path
