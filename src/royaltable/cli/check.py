"""`royaltable check`, `verify` and `components check`: does a file hold what it claims?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..core import chance, transcript
from ..core import components as component_files
from ..core.components import Components
from ..core.errors import ComponentError, RoyalTableError, TranscriptError
from ..words import Words
from .common import ComponentFile, Language


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Transcripts (.jsonl).")],
    components: ComponentFile = None,
    lang: Language = None,
) -> None:
    """Replay transcripts and compare every legal list, weight and result; names the first difference."""
    words = Words(lang)
    own = load_components(components) if components else None

    def found(path: Path) -> str:
        match = transcript.read(path, games.find, own)
        return words.format("cli-check-over" if match.over else "cli-check-running", nodes=match.version)

    _each(files, found)


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Transcripts of finished games, as a table of a server gives them.")],
    components: ComponentFile = None,
    lang: Language = None,
) -> None:
    """Recompute every draw of a finished game from its seed, and compare the seed with the hash that was shown before the first move."""
    words = Words(lang)
    own = load_components(components) if components else None

    def found(path: Path) -> str:
        if fault := _chance(path, own, words):
            raise Fault(fault)
        return words.format("cli-verify-good")

    _each(files, found)
    typer.echo(words.format("chance-proves"))


class Fault(RoyalTableError):
    """What is wrong with a file, in one sentence."""


def _each(files: list[Path], found: Callable[[Path], str]) -> None:
    """Say of each file what was found, or what is wrong with it; exit code 1 if something is."""
    for path in files:
        need_file(path)
    wrong = 0
    for path in files:
        try:
            typer.echo(f"{path}: {found(path)}")
        except (TranscriptError, ComponentError, Fault) as error:
            wrong += 1
            typer.echo(f"{path}: {error}", err=True)
    if wrong:
        raise typer.Exit(1)


def _chance(path: Path, components: Components | None, words: Words) -> str:
    """What is wrong with the chance of a transcript; empty: nothing."""
    match = transcript.read(path, games.find, components)
    named = transcript.seed(path)
    if named is None:
        return words.format("cli-verify-none")
    seed, shown = named
    if chance.seed_hash(seed) != shown:
        return words.format("cli-verify-seed")
    node = chance.first_difference(match, seed)
    return "" if node is None else words.format("cli-verify-node", node=node, outcome=match.lines[node].text)


def check_components(files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Component files (.toml).")], lang: Language = None) -> None:
    """Check component files as the program does before it plays with them; names the first thing wrong."""
    words = Words(lang)

    def found(path: Path) -> str:
        own = load_components(path)
        return words.format("cli-components-good", game=own.game, name=own.id)

    _each(files, found)


def load_components(path: Path) -> Components:
    """A component file of whichever game it names; raises ComponentError."""
    _, data = component_files.read(path)
    name = data.get("game")
    if name not in games.names():
        raise ComponentError(f"{path} is no component file: game is {name!r}, not one of {', '.join(games.names())}.")
    return games.find(name).components(path)


def need_file(path: Path) -> None:
    """Raise RoyalTableError unless this is a readable file."""
    if path.is_dir():
        raise RoyalTableError(f"{path} is a folder, not a file.")
    if not path.exists():
        raise RoyalTableError(f"There is no file {path}.")
