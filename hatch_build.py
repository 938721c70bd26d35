"""Build hook: builds the page (web/) into the package, with the Node of the machine or else that of a PyPI package.

A stamp (hash of everything the page is made of) keeps it from running again without need. Without page sources
(an sdist made elsewhere holds the built page) nothing is done.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import node

PAGE = Path("src/royaltable/server/page")
INPUTS = ("web", "src/royaltable/locales")
LEFT_OUT = {"node_modules", "dist"}


def stamp(root: Path) -> str:
    """Hash of every file that the page is made of."""
    total = hashlib.sha256()
    for folder in INPUTS:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and not LEFT_OUT & set(path.relative_to(root).parts):
                total.update(f"{path.relative_to(root).as_posix()}\0".encode())
                total.update(path.read_bytes())
    return total.hexdigest()


class PageHook(BuildHookInterface):
    """Hatch build hook `custom`."""

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none."""
        return [] if node.machine_npm() else [node.PACKAGE]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the page unless it is there and nothing it is made of has changed."""
        root = Path(self.root)
        if not (root / "web/package.json").exists():
            return
        mark = root / PAGE / "stamp"
        now = stamp(root)
        if mark.exists() and mark.read_text() == now:
            return
        npm = node.npm()
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            done = subprocess.run([*npm, *command], cwd=root / "web", capture_output=True, text=True, check=False)
            if done.returncode:
                sys.stderr.write(done.stdout + done.stderr)
                raise SystemExit(f"The page could not be built: npm {command[0]} failed.")
        mark.write_text(now)
