"""Whatever goes wrong is answered by one sentence in the form of `protocol.No`; never by a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DatabaseError

from ..core.errors import HandedOver, OutOfTurn, Refused, RoyalTableError, Stale
from .errors import Denied
from .protocol import No

log = logging.getLogger("royaltable.server")
AnyRequest = Request[Any, Any, Any]
SENTENCES = {
    404: ("unknown", "There is nothing at this address."),
    405: ("method", "This address does not take such a request."),
    413: ("large", "The request is too large."),
}
NOES: Mapping[int, ResponseSpec] = {
    status: ResponseSpec(No, description=text, generate_examples=False)
    for status, text in (
        (400, "Bad input."),
        (403, "Not your table or seat, or a command from another page."),
        (404, "No such game, table or seat."),
        (409, "Stale, out of turn, or refused by a rule."),
        (429, "The computer is looking for a hint at this table already."),
    )
}


DRAFTED = {Stale: (409, "stale"), OutOfTurn: (409, "turn"), HandedOver: (400, "bad"), Refused: (409, "refused")}
"""Why a chain of actions cannot be played (`core.draft`): status and kind of the answer."""


def _no(status: int, kind: str, message: str, rule: str | None = None) -> Response[No]:
    return Response(No(kind, message, rule), status_code=status, media_type=MediaType.JSON)


def _denied(_: AnyRequest, denied: Denied) -> Response[No]:
    return _no(denied.status, denied.kind, str(denied), denied.rule)


def _drafted(_: AnyRequest, error: RoyalTableError) -> Response[No]:
    status, kind = DRAFTED[type(error)]
    sentence = str(error)
    return _no(status, kind, sentence if sentence.endswith(".") else f"{sentence}.", getattr(error, "rule", None))


def _invalid(_: AnyRequest, error: ValidationException) -> Response[No]:
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where, what = str(first.get("key", "")), str(first.get("message", error.detail))
    return _no(400, "bad", f"The request is not as expected: {where + ': ' if where else ''}{what[:200]}.")


def _http(request: AnyRequest, error: HTTPException) -> Response[No]:
    if error.status_code >= 500:
        return _failed(request, error)
    if error.status_code in SENTENCES:
        return _no(error.status_code, *SENTENCES[error.status_code])
    return _no(error.status_code, "bad", f"The request cannot be read: {error.detail[:200]}.")


def _nested(_: AnyRequest, error: RecursionError) -> Response[No]:
    return _no(400, "bad", "The request is nested too deeply.")


def _storage(_: AnyRequest, error: DatabaseError) -> Response[No]:
    log.error("The database failed: %s", error.orig)
    return _no(503, "storage", "The table could not be stored or read; nothing has changed.")


def _failed(_: AnyRequest, error: Exception) -> Response[No]:
    log.error("A request failed", exc_info=error)
    return _no(500, "failed", "Something went wrong in the server; please try again.")


HANDLERS: ExceptionHandlersMap = {
    Denied: _denied,
    **dict.fromkeys(DRAFTED, _drafted),
    ValidationException: _invalid,
    HTTPException: _http,
    RecursionError: _nested,
    DatabaseError: _storage,
    Exception: _failed,
}
