"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import games as the_games
from ..ai import hint as ai_hint
from ..ai.tree import Budget
from ..ai.worker import GAMES, Thinkers
from ..core.errors import HeaderError
from ..core.game import Game
from .answers import HANDLERS
from .browser import add_headers, guard
from .game_routes import GameRoutes
from .me_routes import MeRoutes, SignInRoutes
from .pages import BUILT, page_router
from .seat_routes import LobbyRoutes, SeatRoutes
from .services import Services
from .table_routes import StreamRoutes, TableRoutes
from .tables import new_seed, program
from .talk_routes import TalkRoutes

BOT_PAUSE = 0.6
HEARTBEAT = 15.0
MAX_BODY = 64 * 1024


def offered(name: str) -> Game:
    """The game of this name if it is on offer; raises HeaderError."""
    if name not in the_games.names():
        raise HeaderError(f"There is no game {name[:40]!r}; the games are {', '.join(the_games.names())}.")
    return the_games.find(name)


def create_app(
    data: Path,
    *,
    bot_pause: float = BOT_PAUSE,
    heartbeat: float = HEARTBEAT,
    games: tuple[str, ...] | None = None,
    find: Callable[[str], Game] = offered,
    page: Path = BUILT,
    hint: Budget = ai_hint.BUDGET,
    compiles: bool = True,
    seed: Callable[[str | None], str] = new_seed,
) -> Litestar:
    """The application over a data folder; raises StorageError if the folder or its database cannot be used.

    `bot_pause`: seconds before each decision of a computer player. `heartbeat`: seconds between signs of life on quiet streams.
    `games`, `find`: what is on offer (for tests; the module of `find` has it under this name).
    `page`: folder of the built page. `hint`: how long the computer looks for a hint. `compiles`: whether games
    are compiled in the background when the computer first thinks. `seed`: as for `Tables` (for tests). The application's `state.services` is the `Services`.
    """
    thinkers = Thinkers(GAMES if find is offered else find.__module__, compiles=compiles)
    services = Services.open(
        data, the_games.names() if games is None else games, find, thinkers, bot_pause=bot_pause, heartbeat=heartbeat, hint=hint, seed=seed
    )

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await services.driver.start_all()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[GameRoutes, TableRoutes, SeatRoutes, LobbyRoutes, MeRoutes, SignInRoutes, TalkRoutes, StreamRoutes, page_router(page)],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        guards=[guard],
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        lifespan=[running],
        openapi_config=OpenAPIConfig("Royal Table", program(), path="/api/schema", render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])]),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["/events$"]),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    app.state.services = services
    return app
