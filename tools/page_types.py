"""Writes the page's types of what the server sends: `python tools/page_types.py` (`--check`: only say whether they are up to date).

They come from the OpenAPI document and from the TypedDicts of each game's view and advice (`Game.documents`), by openapi-typescript.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import node

from royaltable import games
from royaltable.server import protocol
from royaltable.server.app import create_app

WEB = Path(__file__).parent.parent / "web"
TARGET = WEB / "src/lib/documents.ts"
HEAD = "/** Made by tools/page_types.py from the server's protocol and the games' documents: do not edit. */\n"
TEMPLATE = "#/components/schemas/{name}"


def documents(name: str) -> dict[str, Any]:
    """The schemas of a game's documents, each name with the game's before it."""
    kinds = games.find(name).documents
    components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)[1]
    text = json.dumps(components)
    for old in components:
        text = text.replace(f'"{TEMPLATE.format(name=old)}"', f'"{TEMPLATE.format(name=_own(name, old))}"')
    return {_own(name, old): schema for old, schema in json.loads(text).items()}


def _own(game: str, kind: str) -> str:
    return f"{game.capitalize()}{kind}"


def openapi() -> dict[str, Any]:
    """The OpenAPI document of the server, with the documents of all games."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Path(folder), compiles=False)
        document = app.openapi_schema.to_schema()
        app.state.services.tables.storage.close()
    document["components"]["schemas"] |= msgspec.json.schema_components([protocol.TableNews, protocol.Alive, protocol.Gone], ref_template=TEMPLATE)[1]  # events
    document["paths"] = {}  # the page calls by hand; what is sent is what it needs
    for name in games.NAMES:
        document["components"]["schemas"] |= documents(name)
    return document


def types() -> str:
    """The text of the file."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "openapi.json", Path(folder) / "documents.ts"
        source.write_text(json.dumps(openapi()), encoding="utf-8")
        command = [*node.npm(), "exec", "--offline", "--", "openapi-typescript", str(source), "--output", str(made), "--default-non-nullable", "false"]
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"openapi-typescript failed:\n{done.stdout}{done.stderr}")
        text = made.read_text(encoding="utf-8")
    return HEAD + text[text.index("export interface") :]


def main(arguments: list[str]) -> int:
    """Exit code 1 if `--check` finds other types than the file holds."""
    text = types()
    if "--check" not in arguments:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(WEB.parent)} is not up to date: run python tools/page_types.py.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
