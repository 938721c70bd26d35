"""Routes about the games on offer."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from ..core.errors import HeaderError
from ..core.game import Game
from ..words import LANGUAGES, own_messages
from . import protocol
from .answers import PROBLEMS
from .errors import Unknown
from .services import Services

TheServices = NamedDependency[SkipValidation[Services]]


class GameRoutes(Controller):
    """`/api/games`."""

    path = "/api/games"
    tags = ("Games",)

    @get(summary="The games on offer", sync_to_thread=True)
    def games(self, services: TheServices) -> list[protocol.GameInfo]:
        """Every game with its player counts and options (the first value is the default)."""
        return [protocol.GameInfo(**_info(services.find(name))) for name in services.games]

    @get("/{game:str}", summary="One game with all the page needs", sync_to_thread=True, responses={404: PROBLEMS[404]})
    def game(self, services: TheServices, game: FromPath[str]) -> protocol.GameDetail:
        """Component file, notation and rule book of a game."""
        try:
            return detail(services.find(game))
        except HeaderError as error:
            raise Unknown(str(error)) from None


def _info(game: Game) -> dict[str, Any]:
    components = game.components()
    return {
        "name": game.name,
        "title": protocol.Names(**components.data["title"]),
        "players": list(game.players),
        "options": {name: list(values) for name, values in components.options.items()},
        "components": components.id,
        "reconstructed": components.reconstructed,
    }


def detail(game: Game) -> protocol.GameDetail:
    """Everything about a game."""
    components = game.components()
    notation = game.notation(components)
    return protocol.GameDetail(
        **_info(game),
        component_data=dict(components.data),
        patterns=dict(notation.patterns),
        kinds={name: kind if isinstance(kind, str) else list(kind) for name, kind in notation.kinds.items()},
        aims=dict(game.aims(components).patterns),
        messages={lang: text for lang in LANGUAGES if (text := own_messages(game, lang))},
        blocks=dict(game.blocks),
        place_kinds=list(game.place_kinds),
        rulebook=[
            protocol.Section(section.id, **section.title, rules=[protocol.Paragraph(p.id, p.tag, **p.text) for p in section.paragraphs])
            for section in game.rulebook.sections
        ],
        seats=[protocol.SeatColour(**{name: seat[name] for name in protocol.SeatColour.__struct_fields__}) for seat in components.data["seats"]],
    )
