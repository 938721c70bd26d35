"""Runs npm in web/: `python tools/npm.py run check`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import node

WEB = Path(__file__).parent.parent / "web"


def main(arguments: list[str]) -> int:
    """Install the page's packages if they are missing, then run npm with these arguments."""
    npm = node.npm()
    if not (WEB / "node_modules").exists():
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    return subprocess.run([*npm, *arguments], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
