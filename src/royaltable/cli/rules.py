"""`royaltable rules`: the rule book of a game, or one paragraph of it."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import games
from ..core.errors import RoyalTableError
from ..core.game import Game
from ..words import Words
from .common import GameName, Language


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="A rule id such as MD-3.1.2, or its beginning.")] = None,
    lang: Language = None,
) -> None:
    """Show the rule book of a game, or the paragraphs whose id begins as given."""
    words, found = Words(lang), games.find(game)
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
