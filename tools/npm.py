"""Runs npm in web/: `python tools/npm.py run check`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import node

WEB = Path(__file__).parent.parent / "web"


def main(arguments: list[str]) -> int:
    """Install the page's packages if they are missing or older than the lock file, then run npm with these arguments."""
    npm = node.npm()
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        installed.touch()
    return subprocess.run([*npm, *arguments], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
