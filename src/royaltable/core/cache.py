"""The cache of compiled kernels: where it is, what makes it stale, whether a game is ready.

Nothing here imports Numba, so that the web process can ask; another process compiles (`games.compile`). Modules that are slow to import are imported where
they are used, so that pure Python starts at once.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path

from .backend import GENERIC
from .game import Game

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
    """The files that compiled code of a game can depend on: those of its rules and of the generic kernels with all that they import, and of the backend."""
    import ast

    rules = vars(game.rules)["__name__"]
    packages = {rules.partition(".")[0], __name__.partition(".")[0]}
    waiting = [rules, *GENERIC, *modules]
    found: dict[str, Path] = {}
    while waiting:
        module = waiting.pop()
        if module in found or module.partition(".")[0] not in packages or (path := _file(module)) is None:
            continue
        found[module] = path
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        for statement in ast.parse(path.read_bytes()).body:
            if isinstance(statement, ast.ImportFrom):
                named = resolve_name("." * statement.level + (statement.module or ""), package) if statement.level else str(statement.module)
                waiting += [named, *(f"{named}.{one.name}" for one in statement.names if hasattr(sys.modules.get(named), "__path__"))]
            elif isinstance(statement, ast.Import):
                waiting += [one.name for one in statement.names]
    backend = (Path(__file__).with_name(f"{name}.py") for name in ("backend", "compiler", "fast"))
    return sorted({*found.values(), *backend})


def _file(module: str) -> Path | None:
    """The file of a module; None if there is no such module (but a function or number of that name)."""
    loaded = getattr(sys.modules.get(module), "__file__", None)
    if loaded is None:
        try:
            spec = find_spec(module)
        except ModuleNotFoundError:
            return None
        loaded = spec.origin if spec else None
    return Path(loaded) if loaded else None


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
