"""Starting and stopping the server: `royaltable serve`."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from ..words import Words
from .app import BOT_PAUSE, create_app
from .errors import ServeError

ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737)."""
PATIENCE = 3
"""Seconds that requests under way get when the server is stopped."""


def default_data() -> Path:
    """The user's data folder on this machine."""
    return user_data_path("royaltable", appauthor=False)


def say_address(url: str) -> None:
    """Print where the table is, in the language of the environment."""
    print(Words().format("server-address", url=url), flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 8100,
    data: Path | None = None,
    browser: bool = True,
    *,
    bot_pause: float = BOT_PAUSE,
    say: Callable[[str], None] = say_address,
) -> None:
    """Serve until Ctrl-C. `port` 0 takes a free one; `data` None is the user's data folder; `say` is told the address once it can be opened.

    Raises ServeError (StorageError) in one sentence if the address or the data folder cannot be used.
    """
    listener = listen(host, port)
    try:
        app = create_app(data or default_data(), bot_pause=bot_pause)
        run(app, listener, say, browser)
    finally:
        listener.close()


def run(app: Litestar, listener: socket.socket, say: Callable[[str], None] = say_address, browser: bool = False) -> None:
    """Serve an application on a bound socket until Ctrl-C."""
    server = Server(app, address(listener), say, browser)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; raises ServeError if the address is taken, not allowed or not of this machine."""
    if not 0 <= port <= 65535:
        raise ServeError(f"A port is a number from 0 to 65535, not {port}.")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise ServeError(f"The address {host} cannot be found: {getattr(error, 'strerror', None) or error}.") from None
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # only lets a port be used again at once; elsewhere it would let two use it
        listener.bind(place)
        listener.listen(socket.SOMAXCONN)
    except OSError as error:
        listener.close()
        raise ServeError(f"Port {port} of {host} cannot be used: {getattr(error, 'strerror', None) or error}.") from None
    return listener


def address(listener: socket.socket) -> str:
    """The address for the browser of a bound socket; one that others can reach, too, if they are let in."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str:
    """The address of this machine in its network; "localhost" if it is in none. Nothing is sent: only the way to another address is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return "localhost"
        return str(way.getsockname()[0])


class Server(uvicorn.Server):
    """uvicorn that tells its address when it is up, and ends open event streams when it stops."""

    def __init__(self, app: Litestar, url: str, say: Callable[[str], None], browser: bool) -> None:
        super().__init__(uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=PATIENCE, server_header=False))
        self._app, self._url, self._say, self._browser = app, url, say, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets=sockets)
        self._say(self._url)
        if self._browser and has_browser():
            Thread(target=open_browser, args=(self._url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the event streams, which never end by themselves, then stop."""
        self._app.state.services.watchers.close()
        await super().shutdown(sockets=sockets)


def has_browser() -> bool:
    """Whether this machine has a screen to open a browser on."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    """Open the page; a machine without a browser still has the address."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
