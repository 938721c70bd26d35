"""The cache of compiled kernels: where it is, what makes it stale, whether a game is ready.

Nothing here imports Numba, so that the web process can ask and have a game compiled by another process. Modules that are slow
to import are imported where they are used, so that pure Python starts at once.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from .backend import GENERIC
from .game import Game

if TYPE_CHECKING:
    import subprocess

VARIABLE = "ROYALTABLE_CACHE"
"""Environment variable that names another folder."""
COMPLETE = "complete"
"""File that stands in a folder when every step of a game has been compiled into it."""
KEPT_DAYS = 60
"""Folders of other versions are removed when nothing in them has been used for so long."""


def available() -> bool:
    """Whether Numba and NumPy are installed (they are not imported)."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def root() -> Path:
    """The folder of all compiled games, as the platform places caches; it need not exist."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path(os.path.expanduser("~")) / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path(os.path.expanduser("~")) / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path(os.path.expanduser("~")) / ".cache")
    return base / "royaltable"


def sources(game: Game, modules: Sequence[str] = ()) -> list[Path]:
    """The files that compiled code of a game can depend on: its rules and folder, the core, further modules of generic kernels."""
    named = [*(f"{__package__}.{name}" for name in ("kernel", "draw", "schema", "fast")), *GENERIC, *modules]
    found = [spec.origin for name in named if (spec := find_spec(name)) and spec.origin] + [str(game.rules.__file__)]
    return sorted({*game.folder.glob("*.py"), *map(Path, found)})


@cache
def stamp(game: Game, modules: tuple[str, ...] = ()) -> str:
    """Hash of everything that compiled code of a game depends on: files, versions of Python, Numba and NumPy, machine."""
    import platform

    digest = hashlib.sha256()
    settings = [os.environ.get(name, "") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    for word in (platform.python_version(), platform.machine(), sys.platform, *map(_version, ("numba", "llvmlite", "numpy")), *settings):
        digest.update(f"{word}\0".encode())
    for path in sources(game, modules):
        digest.update(f"{path.name}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def folder(game: Game, modules: tuple[str, ...] = (), *, boundscheck: bool = False) -> Path:
    """The folder of one game in its present version; it need not exist."""
    tag = "-".join([game.name, *(name.rpartition(".")[2] for name in modules), *(["boundscheck"] if boundscheck else [])])
    return root() / f"{tag}-{stamp(game, modules)[:16]}"


def writable(path: Path) -> bool:
    """Make a folder if need be; tells whether files can be written there."""
    import tempfile

    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    return True


def ready(game: Game, modules: tuple[str, ...] = ()) -> bool:
    """Whether the fast backend of a game starts at once: Numba is there and the cache is filled."""
    return available() and all((folder(game, part) / COMPLETE).is_file() for part in {(), modules})


def compile_in_background(game: Game, modules: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
    """Start a process that fills the cache of a game; `ready` tells when it is done."""
    import subprocess

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", f"{__package__}.fast", game.name, *modules]
    return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def prune(keep: Sequence[Path]) -> None:
    """Remove folders of other versions that nobody has used for KEPT_DAYS."""
    import shutil

    limit = time.time() - KEPT_DAYS * 86_400
    for path in root().glob("*-*"):
        if path in keep or not path.is_dir():
            continue
        used = max((f.stat().st_mtime for f in (path, *path.iterdir())), default=0.0)
        if used < limit:
            shutil.rmtree(path, ignore_errors=True)
