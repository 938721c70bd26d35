"""`royaltable serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..words import Words
from .common import Language


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any that is free.")] = 8100,
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Folder of the stored tables; by default the user's data folder.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = True,
    lang: Language = None,
) -> None:
    """Open the table in the browser."""
    from ..server.run import serve as run

    words = Words(lang)
    run(host=host, port=port, data=data, browser=browser, say=lambda url: print(words.format("server-address", url=url), flush=True))
