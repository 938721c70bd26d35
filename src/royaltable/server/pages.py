"""The built page: files of one folder; every other address without a file name is a page of the application."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get, head
from litestar.params import FromPath

from ..words import LANGUAGES, Words
from . import browser
from .errors import Unknown

BUILT = Path(__file__).parent / "page"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASKED = "no-cache"
OWN = "private, no-cache"  # it carries a cookie


def page_router(folder: Path = BUILT) -> Router:
    """Routes that serve the page from a folder."""

    @get(["/", "/{path:path}"], include_in_schema=False, media_type="text/html")
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        found = await asyncio.to_thread(serve_file, folder, path.lstrip("/"))
        if found.media_type == TYPES[".html"]:  # before the page asks several things at once, which would make it several people
            found.set_cookie(browser.cookie(browser.token(request) or browser.new_token(), https=request.url.scheme == "https"))
        return found

    @head(["/", "/{path:path}"], include_in_schema=False)
    async def page_head(path: FromPath[str] = "") -> Response[None]:
        found = await asyncio.to_thread(serve_file, folder, path.lstrip("/"))
        return Response(None, status_code=found.status_code, media_type=found.media_type, headers=found.headers)

    return Router("/", route_handlers=[page, page_head])


def serve_file(folder: Path, path: str) -> Response[bytes]:
    """The file at a path of the page, index.html for a page of the application; raises Unknown."""
    if path.split("/")[0] == "api":
        raise Unknown("There is nothing at this address.")
    found = inside(folder, path)
    if found is None and (path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]):
        raise Unknown("There is no such file.")
    found = found or inside(folder, "index.html")
    if found is None:
        return Response(not_built().encode(), status_code=503, media_type=TYPES[".txt"], headers={"Cache-Control": "no-store"})
    kept = FOR_EVER if path.startswith("assets/") else OWN if found.suffix == ".html" else ASKED
    return Response(found.read_bytes(), media_type=TYPES[found.suffix], headers={"Cache-Control": kept})


def not_built() -> str:
    """What there is to say without a page, in every language."""
    return "\n\n".join(Words(lang).format("server-no-page") for lang in LANGUAGES) + "\n"


def inside(folder: Path, path: str) -> Path | None:
    """The file of this relative path if it lies in the folder and is of a kind that the page has."""
    try:
        found = (folder / path).resolve()
        return found if found.suffix in TYPES and found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
