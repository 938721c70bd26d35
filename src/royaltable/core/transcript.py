"""Transcripts (`royaltable-transcript/1`): one JSON object a line; header, nodes, result. Of a game at a table of a server the seed of its chance follows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from . import text_file
from .components import Components
from .errors import HeaderError, Refused, TranscriptError
from .game import Game
from .kernel import CHANCE
from .line import Line
from .match import Match

FORMAT = "royaltable-transcript/1"
HEADER_KEYS = {"format", "game", "players", "options", "components"}
EVERYBODY = -2
"""Viewer of a transcript that leaves nothing out."""


def dump(data: dict[str, Any]) -> str:
    """One line of a transcript, without line end."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def header(match: Match) -> dict[str, Any]:
    """The first line of a transcript."""
    return {"format": FORMAT, "game": match.game.name, "players": match.players, "options": match.options, "components": match.components.id}


def node(match: Match, line: Line, *, legal: Iterable[str] | None = None, weights: dict[str, int] | None = None) -> dict[str, Any]:
    """One node as a transcript line; `legal` and `weights` are written if given."""
    if line.actor == CHANCE:
        data: dict[str, Any] = {"n": line.n, "chance": line.text}
        return data | ({"weights": dict(sorted(weights.items()))} if weights is not None else {})
    data = {"n": line.n, "seat": line.actor, "action": line.text}
    return data | ({"legal": list(legal)} if legal is not None else {})


def seed_line(seed: str, seed_hash: str) -> str:
    """The line after the result: the seed of chance, and its SHA-256 that was shown from the start."""
    return dump({"seed": seed, "hash": seed_hash})


def hidden(line: Line) -> dict[str, Any]:
    """The line of a node that a viewer may not see."""
    actor = {} if line.actor == CHANCE else {"seat": line.actor}
    return {"n": line.n, **actor, "hidden": line.text.split(" ")[0]}


def write(match: Match, *, viewer: int = EVERYBODY, with_legal: bool = False) -> Iterator[str]:
    """The lines of a transcript (no line ends).

    `viewer`: a seat, -1 for a spectator; whatever they may not know yet is left out. `with_legal` adds the legal
    lists and weights; of a running game for a viewer only the legal lists of their own seat and the public ones.
    """
    yield dump(header(match))
    again = Match(match.game, match.players, match.options, match.components) if with_legal else None
    whole = viewer == EVERYBODY or match.over
    for line in match.lines:
        legal, weights = None, None
        if again is not None:
            if line.actor == CHANCE:
                weights = again.weights() if whole else None
            elif whole or line.actor == viewer or line.node in match.game.open_lists:
                legal = again.legal()
            again.play(line.text)
        if whole or match.may_see(line.n, viewer):
            data = node(match, line, legal=legal, weights=weights)
        else:
            data = hidden(line)
        yield dump(data if whole else data | match.game.aside(match, line.n, viewer))
    if match.over:
        yield dump({"result": match.result()})


def parse(number: int, text: str) -> dict[str, Any]:
    """One line of a transcript as data; raises TranscriptError."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise TranscriptError(number, f"this is not JSON ({error})") from None
    except RecursionError:
        raise TranscriptError(number, "this is nested too deeply") from None
    if not isinstance(data, dict):
        raise TranscriptError(number, "this is not a JSON object")
    return data


def start(data: dict[str, Any], game: Game, components: Components | None = None) -> Match:
    """The match of a transcript header at its first node; raises TranscriptError."""
    if data.get("format") != FORMAT:
        raise TranscriptError(1, f"the format is not {FORMAT!r}")
    if set(data) != HEADER_KEYS:
        odd = sorted(set(data) ^ HEADER_KEYS)[0]
        raise TranscriptError(1, f"{odd!r} is {'unknown' if odd in data else 'missing'} in the header")
    if data["game"] != game.name:
        raise TranscriptError(1, f"the game is {data['game']!r}, not {game.name!r}")
    components = components or game.components()
    if data["components"] != components.id:
        raise TranscriptError(1, f"the game was played with the components {data['components']!r}, not {components.id!r}; give their file with --components")
    if not isinstance(data["options"], dict):
        raise TranscriptError(1, "options must be an object")
    for name in components.options:
        if name not in data["options"]:
            raise TranscriptError(1, f"option {name!r} is missing")
    try:
        return Match(game, data["players"], data["options"], components)
    except HeaderError as error:
        raise TranscriptError(1, str(error)) from None


def replay(lines: Iterable[str], game: Game, components: Components | None = None) -> Match:
    """Replay a transcript and compare everything in it; raises TranscriptError at the first difference."""
    numbered = ((i, text) for i, text in enumerate(lines, 1) if text.strip())
    first = next(numbered, None)
    if first is None:
        raise TranscriptError(1, "the file is empty")
    match = start(parse(*first), game, components)
    ended = seeded = False
    for number, text in numbered:
        data = parse(number, text)
        if ended and not seeded and set(data) == {"seed", "hash"} and all(isinstance(value, str) for value in data.values()):
            seeded = True
        elif ended:
            raise TranscriptError(number, "there is a line after the result")
        elif "result" in data:
            _check_result(number, data, match)
            ended = True
        else:
            _check_node(number, data, match)
    if match.over and not ended:
        raise TranscriptError(match.version + 2, "the game is over, but the result is missing")
    return match


def _check_result(number: int, data: dict[str, Any], match: Match) -> None:
    if set(data) != {"result"}:
        raise TranscriptError(number, "a result line has no other keys")
    if not match.over:
        raise TranscriptError(number, f"there is a result, but the game is not over at node {match.version}")
    result, given = match.result(), data["result"]
    if not isinstance(given, dict) or set(given) != set(result):
        raise TranscriptError(number, f"the result must have exactly {', '.join(result)}")
    for key, value in result.items():
        if _same(given[key], value):
            continue
        if key == "ledger" and isinstance(given[key], list):
            for i, row in enumerate(value):
                if i >= len(given[key]) or not _same(given[key][i], row):
                    raise TranscriptError(number, f"ledger row {i + 1} is {given[key][i] if i < len(given[key]) else 'missing'}, replayed {row}")
            raise TranscriptError(number, f"the ledger has {len(given[key])} rows, replayed {len(value)}")
        raise TranscriptError(number, f"{key} are {given[key]}, replayed {value}")


def _check_node(number: int, data: dict[str, Any], match: Match) -> None:
    if data.get("n") != match.version or type(data.get("n")) is not int:
        raise TranscriptError(number, f"node {match.version} was expected, not {data.get('n')!r}")
    if "hidden" in data:
        raise TranscriptError(number, "a hidden line cannot be replayed")
    chance = "chance" in data
    known = {"n", "chance", "weights"} if chance else {"n", "seat", "action", "legal"}
    if odd := sorted(set(data) - known):
        raise TranscriptError(number, f"{odd[0]!r} does not belong into this line")
    text = data.get("chance" if chance else "action")
    if not isinstance(text, str):
        raise TranscriptError(number, "the action is missing")
    if match.actor == CHANCE and not chance:
        raise TranscriptError(number, "a chance outcome was expected, not an action")
    if match.actor >= 0 and (chance or type(data.get("seat")) is not int or data["seat"] != match.actor):
        raise TranscriptError(number, f"it is for seat {match.actor} to act, not {'chance' if chance else repr(data.get('seat'))}")
    if "weights" in data and not _same(data["weights"], expected := match.weights()):
        raise TranscriptError(number, _difference("weights", data["weights"], expected))
    if "legal" in data and data["legal"] != (legal := match.legal()):
        raise TranscriptError(number, _difference("legal", data["legal"], legal))
    try:
        match.play(text)
    except Refused as refused:
        raise TranscriptError(number, str(refused)) from None


def _same(a: Any, b: Any) -> bool:
    """Equal as JSON: neither 1.0 nor true is 1."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def _difference(key: str, given: Any, expected: Any) -> str:
    if isinstance(given, list) and isinstance(expected, list) and all(isinstance(x, str) for x in given):
        for x in sorted(set(given) ^ set(expected)):
            return f"{key}: {x!r} is {'too much' if x in given else 'missing'}"
        return f"{key}: the list is not sorted"
    if isinstance(given, dict) and isinstance(expected, dict):
        for x in sorted(set(given) | set(expected)):
            if not _same(given.get(x), expected.get(x)):
                return f"{key}: {x!r} is {given.get(x)}, replayed {expected.get(x)}"
    return f"{key} must be {expected!r}"


def read(path: Path, find: Any, components: Components | None = None) -> Match:
    """Replay the transcript in a file; `find` gives a game by name. Raises TranscriptError."""
    lines = _lines(path)
    first = next((parse(i, line) for i, line in enumerate(lines, 1) if line.strip()), {})
    if first.get("format") != FORMAT:
        raise TranscriptError(1, f"the format is not {FORMAT!r}")
    try:
        game = find(first.get("game"))
    except HeaderError as error:
        raise TranscriptError(1, str(error)) from None
    return replay(lines, game, components)


def seed(path: Path) -> tuple[str, str] | None:
    """The seed of chance that a transcript in a file names, and the hash that was shown from the start; None: it names none. Raises TranscriptError."""
    lines = [(i, line) for i, line in enumerate(_lines(path), 1) if line.strip()]
    last = parse(*lines[-1]) if lines else {}
    return (last["seed"], last["hash"]) if isinstance(last.get("seed"), str) and isinstance(last.get("hash"), str) else None


def _lines(path: Path) -> list[str]:
    try:
        return text_file.read(path).split("\n")
    except OSError as error:
        raise TranscriptError(1, f"the file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise TranscriptError(1, "the file is not UTF-8 text") from None
