"""Whatever goes wrong is answered by problem details (RFC 9457) with one sentence; never by a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DatabaseError

from ..core.errors import HandedOver, OutOfTurn, Refused, RoyalTableError, Stale
from .errors import KINDS, Denied, TooOften
from .protocol import Problem

log = logging.getLogger("royaltable.server")
AnyRequest = Request[Any, Any, Any]
MEDIA_TYPE = "application/problem+json"
TYPE = "urn:royaltable:"
"""Before the kind: the type of a problem."""
SENTENCES = {
    404: ("unknown", "There is nothing at this address."),
    405: ("method", "This address does not take such a request."),
    413: ("large", "The request is too large."),
}
PROBLEMS: Mapping[int, ResponseSpec] = {
    status: ResponseSpec(Problem, description=text, generate_examples=False, media_type=MEDIA_TYPE)
    for status, text in (
        (400, "Bad input."),
        (403, "Not your table or seat, or a command from another page."),
        (404, "No such game, table or seat."),
        (409, "Stale, out of turn, or refused by a rule."),
        (429, "The computer is looking for a hint at this table already, or too much was tried or said at once (see Retry-After)."),
    )
}
DRAFTED = {Stale: "stale", OutOfTurn: "turn", HandedOver: "bad", Refused: "refused"}
"""Why a chain of actions cannot be played (`core.draft`): the kind of the problem."""


def problem(kind: str, sentence: str, *, rule: str | None = None, status: int | None = None) -> Response[Problem]:
    """The answer for a kind of problem; its status unless another is given."""
    usual, title = KINDS[kind]
    said = Problem(TYPE + kind, title, status or usual, sentence, rule)
    return Response(said, status_code=said.status, media_type=MEDIA_TYPE)


def _denied(_: AnyRequest, denied: Denied) -> Response[Problem]:
    return problem(denied.kind, str(denied))


def _too_often(_: AnyRequest, denied: TooOften) -> Response[Problem]:
    answer = problem(denied.kind, str(denied))
    answer.headers["Retry-After"] = str(denied.seconds)
    return answer


def _drafted(_: AnyRequest, error: RoyalTableError) -> Response[Problem]:
    sentence = str(error)
    return problem(DRAFTED[type(error)], sentence if sentence.endswith(".") else f"{sentence}.", rule=getattr(error, "rule", None))


def _invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where, what = str(first.get("key", "")), str(first.get("message", error.detail))
    return problem("bad", f"The request is not as expected: {where + ': ' if where else ''}{what[:200]}.")


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return _failed(request, error)
    if error.status_code in SENTENCES:
        return problem(*SENTENCES[error.status_code])
    return problem("bad", f"The request cannot be read: {error.detail[:200]}.", status=error.status_code)


def _nested(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    return problem("bad", "The request is nested too deeply.")


def _storage(_: AnyRequest, error: DatabaseError) -> Response[Problem]:
    log.error("The database failed: %s", error.orig)
    return problem("storage", "The table could not be stored or read; nothing has changed.")


def _failed(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("A request failed", exc_info=error)
    return problem("failed", "Something went wrong in the server; please try again.")


HANDLERS: ExceptionHandlersMap = {
    Denied: _denied,
    TooOften: _too_often,
    **dict.fromkeys(DRAFTED, _drafted),
    ValidationException: _invalid,
    HTTPException: _http,
    RecursionError: _nested,
    DatabaseError: _storage,
    Exception: _failed,
}
