"""The example of docs/add-a-game.md, as if its package were installed: `with installed(folder):`."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from royaltable import games

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "pebbles"
SOURCE = EXAMPLE / "src"


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Write what an installer would into a folder, from the example's own pyproject.toml, and put it on the path of this process and its children."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    points = [f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in rows.items()) for group, rows in project["entry-points"].items()]
    (info / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")
    paths = (str(folder), str(SOURCE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*paths, *sys.path])
        patch.setenv("PYTHONPATH", os.pathsep.join((*paths, str(ROOT / "src"), str(ROOT))))
        games._brought.cache_clear()
        try:
            yield
        finally:
            games._brought.cache_clear()
