"""The process behind `running`."""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path
from typing import Any

from royaltable.ai.tree import Budget
from royaltable.server.app import HEARTBEAT, create_app
from royaltable.server.pages import BUILT
from royaltable.server.run import listen, run
from royaltable.server.tables import new_seed

from .tables import find


def seed(key: str | None) -> str:
    """The same game for the same key."""
    return new_seed(key) if key is None else sha256(key.encode()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--heartbeat", type=float, default=HEARTBEAT)
    parser.add_argument("--page", type=Path, default=BUILT)
    parser.add_argument("--tiny", action="store_true")
    given = parser.parse_args()
    tiny: dict[str, Any] = {"games": ("tiny",), "find": find} if given.tiny else {}
    app = create_app(given.data, bot_pause=given.pause, heartbeat=given.heartbeat, page=given.page, hint=Budget(16), compiles=False, seed=seed, **tiny)
    run(app, listen("127.0.0.1", 0))


if __name__ == "__main__":
    main()
