"""Component files: everything printed on the components of a game, with the provenance of each block."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from . import text_file
from .errors import ComponentError

FORMAT = "royaltable-components/1"
LANGUAGES = ("en", "hant", "hans")
TAGS = ("rulebook", "sourced", "ruling", "reconstructed")


@dataclass(frozen=True)
class Components:
    """A component file that passed its validator: `data` as in the file, `digest` the SHA-256 of its content."""

    game: str
    id: str
    data: Mapping[str, Any]
    digest: str

    @cached_property
    def options(self) -> dict[str, tuple[str | int, ...]]:
        """Option -> values, the first being the default."""
        return {name: tuple(values) for name, values in self.data["options"].items()}

    def ids(self, block: str) -> list[str]:
        """The ids of a list of blocks, in file order."""
        return [row["id"] for row in self.data[block]]

    @property
    def reconstructed(self) -> bool:
        """Whether printed numbers or shapes had to be reconstructed; the page says so."""
        return bool(self.data["reconstructed"])


def read(path: Path | str) -> tuple[bytes, dict[str, Any]]:
    """Content and data of a component file; raises ComponentError in one sentence."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise ComponentError(f"The component file {path} cannot be read: {error.strerror}.") from None
    try:
        return content, tomllib.loads(text_file.decode(content))
    except UnicodeDecodeError:
        raise ComponentError(f"The component file {path} is not a TOML file: it is not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"The component file {path} is not a TOML file: {error}.") from None


def load(path: Path | str, game: str, check: Callable[[Mapping[str, Any]], None]) -> Components:
    """Read and validate a component file of one game; raises ComponentError naming the first thing wrong."""
    content, data = read(path)
    check_frame(data, game)
    check(data)
    return Components(game, data["id"], data, hashlib.sha256(content).hexdigest())


def check_frame(data: Mapping[str, Any], game: str) -> None:
    """Validate what component files of all games share."""
    if data.get("format") != FORMAT:
        raise ComponentError(f'The first line must be format = "{FORMAT}".')
    if data.get("game") != game:
        raise ComponentError(f"The file is for the game {data.get('game')!r}, not for {game!r}.")
    need(isinstance(data.get("id"), str) and data["id"] != "", "id must be a name for this file.")
    need(isinstance(data.get("reconstructed"), bool), "reconstructed must be true or false.")
    need(isinstance(data.get("provenance"), dict), "The block [provenance] is missing.")
    need(isinstance(data.get("options"), dict), "The block [options] is missing.")
    check_names("title", data.get("title"))


def need(holds: object, sentence: str) -> None:
    """Raise ComponentError with this sentence unless the condition holds."""
    if not holds:
        raise ComponentError(sentence)


def same(value: object, model: object) -> bool:
    """Equal as TOML: neither 1.0 nor true is 1, and lists hold the same in the same order."""
    if isinstance(value, list) and isinstance(model, list):
        return len(value) == len(model) and all(map(same, value, model))
    return type(value) is type(model) and value == model


def block(data: Mapping[str, Any], *path: str) -> Mapping[str, Any]:
    """The block `[a.b.c]` of a file; raises ComponentError if it is missing or no block."""
    for i, name in enumerate(path, 1):
        found = data.get(name)
        need(isinstance(found, Mapping), f"The block [{'.'.join(path[:i])}] is missing.")
        assert isinstance(found, Mapping)
        data = found
    return data


def check_options(data: Mapping[str, Any], options: Mapping[str, Sequence[str | int]]) -> None:
    """The options of the rules in their order, which `Game.option_row` follows, each with all its values, the default first."""
    given = block(data, "options")
    need(list(given) == list(options), f"[options] must have exactly {', '.join(options)}, in this order.")
    for name, values in options.items():
        need(same(given[name], list(values)), f"Option {name} must have the values {', '.join(map(str, values))}, in this order.")


def check_names(where: str, names: object) -> None:
    """A thing that people see has a name in each language."""
    for language in LANGUAGES:
        need(
            isinstance(names, Mapping) and isinstance(names.get(language), str) and names[language],
            f"{where} has no name in {language}.",
        )


def check_ids(where: str, rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """The ids of a list of blocks; each one is a lower-case word and used once."""
    ids: list[str] = []
    for i, row in enumerate(rows):
        name = row.get("id")
        need(
            isinstance(name, str) and name.isascii() and name.isalnum() and name == name.lower(), f"{where} {i + 1} has no id of lower-case letters and digits."
        )
        need(name not in ids, f"{where} {name!r} occurs twice.")
        ids.append(str(name))
    return ids


def check_count(where: str, value: object, low: int = 0, high: int = 999) -> int:
    """A whole number between two bounds."""
    need(type(value) is int and low <= value <= high, f"{where} must be a whole number from {low} to {high}, not {value!r}.")
    assert isinstance(value, int)
    return value
