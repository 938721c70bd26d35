"""What may stand between browser and server: it passes bytes on, or swallows them while the connections stay open, so that nobody is told."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread
from urllib.parse import urlsplit

METHODS = (b"GET ", b"POST ", b"DELETE ")


class Connection:
    """One connection of the browser; `request`: the latest request on it, as in `GET /api/tables`."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.near, self.far = near, far
        self.request = ""
        self.dead = False

    def close(self) -> None:
        for end in (self.near, self.far):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Proxy:
    """`url` without slash at the end; `requests`: all that came, in order."""

    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[Connection] = []
        self._lock = Lock()
        self._silent = self._refusing = False
        self.requests: list[str] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def swallow(self, start: str = "") -> None:
        """From now on the open connections whose latest request starts like this say nothing; without a start, new ones neither."""
        self._silent = self._silent or not start
        with self._lock:
            for connection in self._open:
                connection.dead = connection.dead or connection.request.startswith(start)

    def refuse(self) -> None:
        """Break off every connection, and new ones at once, as if the server had stopped."""
        self._refusing = True
        with self._lock:
            for connection in self._open:
                connection.close()

    def restore(self) -> None:
        """New connections are served again; those that went silent break off."""
        self._silent = self._refusing = False
        with self._lock:
            for connection in self._open:
                if connection.dead:
                    connection.close()

    def open(self, start: str) -> int:
        """How many connections are open whose latest request starts like this."""
        with self._lock:
            return sum(connection.request.startswith(start) for connection in self._open)

    def close(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self._lock:
            for connection in self._open:
                connection.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
                if self._refusing:
                    near.close()
                    continue
                far = socket.create_connection((self._server.hostname, self._server.port))
            except OSError:
                return
            connection = Connection(near, far)
            connection.dead = self._silent
            with self._lock:
                self._open.append(connection)
            Thread(target=self._pass, args=(connection, near, far), daemon=True).start()
            Thread(target=self._pass, args=(connection, far, near), daemon=True).start()

    def _pass(self, connection: Connection, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source is connection.near and data.startswith(METHODS):
                    connection.request = " ".join(data.split(b" ", 2)[i].decode() for i in (0, 1))
                    self.requests.append(connection.request)
                if not connection.dead:
                    goal.sendall(data)
        connection.close()
        with self._lock, suppress(ValueError):
            self._open.remove(connection)


@contextmanager
def proxy(server: str) -> Iterator[Proxy]:
    """A proxy before the server at this address."""
    found = Proxy(server)
    try:
        yield found
    finally:
        found.close()
