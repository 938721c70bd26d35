"""The learned evaluation: weights of a game's features, for each number of players, as plain numbers in a file.

`weights/<game>-<players>.json`: `format`, `game`, `players`, `features` (names, as `Game.features`), `weights` (a list for each of
KNOTS stages of the game, from its start to its end, with a number for each feature), `points` (the same for the final points, where the first
feature counts as 1), `spread` (see `Model`), `turns` (see `ai.search`), `made` (command, games, positions, loss).
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..core import text_file
from ..core.errors import RoyalTableError
from ..core.game import Game
from .search import KNOTS

FORMAT = "royaltable-weights/3"
FOLDER = Path(__file__).parent / "weights"
PACKAGE = Path(__file__).parents[1]


def path_of(game: Game, players: int) -> Path:
    """The file shipped with the package, for games of other packages in the folder `weights` of theirs; it need not exist."""
    folder = FOLDER if game.folder.is_relative_to(PACKAGE) else game.folder / "weights"
    return folder / f"{game.name}-{players}.json"


@dataclass(frozen=True)
class Model:
    """Weights for the win and for the points, stage after stage, as the kernels take them (empty: none); `turns`: how many the search plays on before.

    `spread`: for each stage, how many final points lie between two seats for each unit between their weighed features (the logarithm of their chances).
    """

    weights: tuple[float, ...] = ()
    turns: int = 1
    points: tuple[float, ...] = ()
    spread: tuple[float, ...] = ()


@cache
def shipped(game: Game, players: int) -> Model:
    """The model of the package; without weights if there is none. Raises RoyalTableError for a file that does not fit."""
    path = path_of(game, players)
    return read(path, game, players) if path.is_file() else Model()


def read(path: Path, game: Game, players: int) -> Model:
    """The model of a file; raises RoyalTableError in one sentence."""
    try:
        data = json.loads(text_file.read(path))
    except OSError as error:
        raise RoyalTableError(f"The weights {path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise RoyalTableError(f"The weights {path} are not JSON.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RoyalTableError(f"The weights {path} are not of the format {FORMAT}.")
    if (data.get("game"), data.get("players")) != (game.name, players):
        raise RoyalTableError(f"The weights {path} are not for {game.name} with {players} players.")
    if data.get("features") != list(game.features):
        raise RoyalTableError(f"The weights {path} are for other features than those of this version.")
    if not all(_is_table(data.get(key), len(game.features)) for key in ("weights", "points")):
        raise RoyalTableError(f"The weights {path} are not {KNOTS} lists of {len(game.features)} numbers.")
    if type(data.get("turns")) is not int or not -1 <= data["turns"] <= 1000:
        raise RoyalTableError(f"The weights {path} do not say how many turns are played before they are used.")
    if not _is_row(data.get("spread"), KNOTS):
        raise RoyalTableError(f"The weights {path} do not say how many points lie between the seats at each of {KNOTS} stages.")
    weights, points = (tuple(float(x) for row in data[key] for x in row) for key in ("weights", "points"))
    return Model(weights, data["turns"], points, tuple(float(x) for x in data["spread"]))


def _is_table(rows: Any, n: int) -> bool:
    return isinstance(rows, list) and len(rows) == KNOTS and all(_is_row(row, n) for row in rows)


def _is_row(row: Any, n: int) -> bool:
    return isinstance(row, list) and len(row) == n and all(type(x) in (int, float) and math.isfinite(x) for x in row)


def to_text(game: Game, players: int, model: Model, made: Mapping[str, Any]) -> str:
    """The text of a file with this model, its weights rounded to six digits."""
    lines = [
        f'"format": {json.dumps(FORMAT)}',
        f'"game": {json.dumps(game.name)}',
        f'"players": {players}',
        f'"features": {json.dumps(list(game.features))}',
        f'"turns": {model.turns}',
        f'"weights": {_table_text(model.weights)}',
        f'"points": {_table_text(model.points)}',
        f'"spread": {json.dumps([float(f"{x:.6g}") for x in model.spread])}',
        f'"made": {json.dumps(dict(made), indent=1)}',
    ]
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def _table_text(numbers: Sequence[float]) -> str:
    n = len(numbers) // KNOTS
    rows = [[float(f"{x:.6g}") for x in numbers[n * k : n * (k + 1)]] for k in range(KNOTS)]
    return "[\n  " + ",\n  ".join(json.dumps(row) for row in rows) + "\n ]"
