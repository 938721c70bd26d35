"""Makes sure that a browser for the tests is there: Debian's where the user is root, else one found on the machine,
else Playwright's own, else one sentence that says what to install."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.page.browser import LEAN, find_browser

FONTS = ("fonts-noto-cjk", "fonts-liberation")


def from_debian() -> bool:
    """Install Debian's Chromium, without windows if there is such a package, with fonts for Chinese; False where that is impossible."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    return run("update", "-qq") and any(run("install", "-y", "-qq", "--no-install-recommends", name, *FONTS) for name in (LEAN, "chromium"))


def run(*command: str) -> bool:
    """Whether apt-get does this."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(["apt-get", *command], env=environment, capture_output=True, check=False).returncode == 0


def from_playwright() -> bool:
    """Let Playwright fetch its own browser; False if it cannot."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def named() -> bool:
    """Whether somebody has chosen a browser."""
    return "ROYALTABLE_CHROMIUM" in os.environ


def main() -> int:
    """Exit code 0 if there is a browser, else 2."""
    if not named() and not shutil.which(LEAN):
        from_debian()
    if find_browser() or (from_playwright() and find_browser()):
        return 0
    print("The page's tests need Chromium: install it (on Debian: apt install chromium) or set ROYALTABLE_CHROMIUM to its path.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
