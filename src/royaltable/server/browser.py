"""Who asks: the browser behind a request, known by a cookie; commands from other pages are refused."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from . import seating
from .errors import Denied, Forbidden, Unknown
from .positions import SPECTATOR
from .storage import Table

COOKIE = "royaltable"
AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie; renewed at every visit
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class UnsupportedType(Denied):
    """A body that does not say it is JSON."""

    kind = "type"


def token(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of the browser, if it has a well-formed one."""
    found = connection.cookies.get(COOKIE, "")
    return found if TOKEN.fullmatch(found) else None


def device(token: str | None) -> str | None:
    """How a browser stands in the database: the SHA-256 of its token, so that a copy of the database opens nobody's tables."""
    return None if token is None else hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token for a browser that has none."""
    return secrets.token_urlsafe(32)


def cookie(token: str, *, https: bool) -> Cookie:
    """The cookie that makes the browser known again."""
    return Cookie(COOKIE, value=token, path="/", max_age=AGE, httponly=True, samesite="strict", secure=https)


def viewer(table: Table, person: str | None, seat: int | None) -> int:
    """The viewer for a question: a seat, or SPECTATOR if none is named. Raises Unknown, Forbidden."""
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < table.players:
        raise Unknown(f"This table has no seat {seat}.")
    if table.seats[seat].kind not in ("person", "open"):
        raise Forbidden(f"Seat {seat} belongs to a computer player.")
    if seat not in seating.own(table, person):
        raise Forbidden(f"Seat {seat} is not yours.")
    return seat


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Litestar guard: commands come from our own page (or from no page at all) and are JSON."""
    method = connection.scope.get("method", "GET")
    if method in SAFE:
        return
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    if site not in (None, "same-origin", "none") or (origin is not None and not _own(origin, connection.headers.get("host", ""))):
        raise Forbidden("Commands are taken from Royal Table's own page only.")
    if method == "POST" and connection.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise UnsupportedType("The request must be JSON (Content-Type: application/json).")


def _own(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:
        return False


async def add_headers(message: Message, scope: Scope) -> None:
    """Litestar hook before sending: every answer carries the security headers; answers of the API are not to be stored."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope.get("path", "").startswith("/api"):
        headers["Cache-Control"] = "no-store"
