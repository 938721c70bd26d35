"""`royaltable rules`: the rule book of a game, one paragraph of it, or where a paragraph is enforced, scored and tested."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import games
from ..core.errors import RoyalTableError
from ..core.game import Game
from ..words import Words
from . import citations
from .common import Language

WIDEST = 120
"""So much of a line of source text is shown."""


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="ming, royals or palace; a whole rule id says which.")] = None,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="A rule id such as MD-3.1.2, or its beginning.")] = None,
    where: Annotated[str | None, typer.Option("--where", metavar="RULE", help="Show where this paragraph is enforced, scored and tested.")] = None,
    lang: Language = None,
) -> None:
    """Show the rule book of a game, the paragraphs whose id begins as given, or (--where) the code and tests of a paragraph."""
    words = Words(lang)
    if where is not None:
        _where(words, game_of(where) if game is None else games.find(game), where)
        return
    if game is None:
        raise RoyalTableError("Which game? Say ming, royals or palace.")
    found = games.find(game)
    wanted = identified(found, rule) if rule else found.rulebook.ids()
    first = True
    for section in found.rulebook.sections:
        shown = [p for p in section.paragraphs if p.id in wanted]
        if not shown:
            continue
        typer.echo(("" if first else "\n") + f"{section.id}  {words.pick(section.title)}")
        first = False
        for paragraph in shown:
            typer.echo(f"  {paragraph.id}  [{paragraph.tag}]  {words.pick(paragraph.text)}")


def game_of(rule: str) -> Game:
    """The game that a whole rule id belongs to; raises RoyalTableError."""
    known = {game.prefix: game for game in map(games.find, games.names())}
    prefix = rule.strip().upper().partition("-")[0]
    if prefix not in known:
        raise RoyalTableError(f"{rule} is no rule id; ids begin with {', '.join(f'{name}-' for name in known)}.")
    return known[prefix]


def _where(words: Words, game: Game, rule: str) -> None:
    for id in identified(game, rule):
        paragraph = game.rulebook.paragraph(id)
        typer.echo(f"{id}  [{paragraph.tag}]  {words.pick(paragraph.text)}")
        found = citations.citations(game, id)
        for kind in citations.KINDS:
            cited = [one for one in found if one.kind == kind]
            if cited:
                typer.echo(words.format(f"cli-where-{kind}"))
            for one in cited:
                function = f"  {one.function}" if one.function else ""
                typer.echo(f"  {one.place}{function}  {one.text if len(one.text) <= WIDEST else one.text[:WIDEST] + '…'}")
        if not found:
            typer.echo(words.format("cli-where-nowhere"))
    if not citations.with_tests():
        typer.echo(words.format("cli-where-no-tests"))


def identified(game: Game, rule: str) -> list[str]:
    """The rule ids meant by a text: the very id, else those that it begins; the prefix and capitals may be left out. Raises RoyalTableError."""
    asked = rule.strip().upper()
    if not asked.startswith(game.prefix):
        asked = f"{game.prefix}-{asked}"
    known = game.rulebook.ids()
    if asked in known:
        return [asked]
    begun = [i for i in known if i.startswith(asked.rstrip(".") + ".")]
    if not begun:
        raise RoyalTableError(f"{game.name} has no rule {rule}.")
    return begun
