"""The learned evaluation: files of weights, the fit, training that is interrupted and goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from royaltable import games
from royaltable.ai import evaluation, search
from royaltable.ai.tree import Knobs, Tree
from royaltable.core.errors import RoyalTableError
from royaltable.core.game import Game
from tests import tiny
from tests.helpers import random_game

MODEL = evaluation.Model((0.5,) * 12, 3, (1.5,) * 12, (4.0,) * search.KNOTS)
SHIPPED = [(name, players) for name in games.NAMES for players in games.find(name).players]


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_every_game_and_number_of_players_has_weights(name: str, players: int) -> None:
    game = games.find(name)
    assert len(evaluation.shipped(game, players).weights) == search.KNOTS * len(game.features)
    data = json.loads(evaluation.path_of(game, players).read_text(encoding="utf-8"))
    assert data["made"]["command"].startswith(f"royaltable train {name} --players {players} ")
    assert data["made"]["log"][-1]["test_loss"] < data["made"]["log"][-1]["guess"]


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_values_are_chances(name: str, players: int) -> None:
    """All seats together have one win, also at the end, where the winner has most."""
    game = games.find(name)
    match = random_game(game, players, seed=4, nodes=120)
    values(game, match.s, evaluation.shipped(game, players).weights, players)


def values(game: Game, s: object, model: tuple[float, ...], players: int) -> list[float]:
    tree = Tree(game, game.components(), "pure", Knobs(), model, 8)
    s.copy_into(tree.sa[search.HERE])  # type: ignore[attr-defined]
    tree.backend.bind(search.value_of)(tree.ta, tree.sa, search.HERE, tree.buffers.out, tree.valuation)
    found = tree.values(players)
    assert sum(found) == pytest.approx(1)
    assert all(0 <= x <= 1 for x in found)
    return found


def test_the_value_of_an_end_is_the_win_and_a_little_of_the_points() -> None:
    match = random_game(tiny.GAME, 2, seed=2)
    found = values(tiny.GAME, match.s, (), 2)
    for seat in range(2):
        assert (found[seat] >= 0.5) == (seat in match.winners())


def test_stages_are_interpolated() -> None:
    """At a knot only its weights count, half-way between two both do."""
    match = random_game(tiny.GAME, 2, seed=2, nodes=3)
    n = len(tiny.GAME.features)
    out = [0] * 8
    tiny.features(match.t, match.s, 0, out)
    place = out[0] * (search.KNOTS - 1) / 1000
    low = int(place)
    model = [0.0] * (search.KNOTS * n)
    model[low * n + 2], model[(low + 1) * n + 2] = 2.0, 4.0
    match.s.coins[0], match.s.coins[1] = 1, 0
    weight = 2.0 * (1 - (place - low)) + 4.0 * (place - low)
    match.s.stones = [[0, 0] for _ in match.s.stones]
    found = values(tiny.GAME, match.s, tuple(model), 2)
    import math

    assert found[0] == pytest.approx(1 / (1 + math.exp(-weight)))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "x"}, "format"),
        ({"players": 3}, "2 players"),
        ({"features": ["progress"]}, "features"),
        ({"turns": "x"}, "turns"),
        ({"weights": [[1, 2, 3]]}, "lists"),
        ({"weights": [["a", 0, 0]] * 4}, "lists"),
        ({"points": None}, "lists"),
        ({"spread": [1, 2]}, "how many points lie between the seats"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, change: dict[str, object], said: str) -> None:
    path = tmp_path / "w.json"
    path.write_text(evaluation.to_text(tiny.GAME, 2, MODEL, {}), encoding="utf-8")
    assert evaluation.read(path, tiny.GAME, 2) == MODEL
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | change), encoding="utf-8")
    with pytest.raises(RoyalTableError, match=said):
        evaluation.read(path, tiny.GAME, 2)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(RoyalTableError, match="not JSON"):
        evaluation.read(path, tiny.GAME, 2)


def test_the_fit_finds_what_decides() -> None:
    np = pytest.importorskip("numpy")
    from royaltable.ai.fit import fit

    rng = np.random.default_rng(1)
    x = rng.integers(0, 10, (4000, 2, 3))
    x[:, :, 0] = rng.integers(0, 1001, (4000, 1))
    y = np.zeros((4000, 2))
    y[np.arange(4000), (x[:, 1, 1] > x[:, 0, 1]).astype(int)] = 1.0
    found = fit(x, y, np.arange(4000), 1, steps=400)
    weights = np.array(found.weights).reshape(search.KNOTS, 3)
    assert found.test_loss < 0.35 < found.guess_loss
    assert (weights[:, 1] > 5 * np.abs(weights[:, 2])).all()
    assert (weights[:, 0] == 0).all()


def test_the_fit_of_the_points_finds_them() -> None:
    """Points that are linear in the features, with an intercept, are found exactly; the progress itself counts as 1."""
    np = pytest.importorskip("numpy")
    from royaltable.ai.fit import fit_points

    rng = np.random.default_rng(1)
    x = rng.integers(0, 10, (4000, 2, 3))
    x[:, :, 0] = rng.integers(0, 1001, (4000, 1))
    weights, error = fit_points(x, 30 + 2 * x[:, :, 1] - 5 * x[:, :, 2])
    found = np.array(weights).reshape(search.KNOTS, 3)
    assert error < 0.2
    assert found.mean(0) == pytest.approx([30, 2, -5], abs=0.2)


def test_points_of_a_position() -> None:
    """Their mean as the weights for the points say, what lies between the seats as their chances say; at the end those of the game."""
    n = len(tiny.GAME.features)
    tree = Tree(tiny.GAME, tiny.GAME.components(), "pure", Knobs(), MODEL.weights, 8)
    row = [7.0, 0.0, 3.0, *[0.0] * (n - 3)] * search.KNOTS
    for nodes, points, expected in ((3, row, None), (12, row, None), (10_000, row, "scores"), (3, [], "scores")):
        match = random_game(tiny.GAME, 2, seed=2, nodes=nodes)
        match.s.copy_into(tree.sa[search.HERE])
        out = [[0] * 8, [0] * 8]
        for seat in range(2):
            tiny.features(match.t, match.s, seat, out[seat])
        level = 7 + 3 * (out[0][2] + out[1][2]) / 2
        half = 4.0 * 0.5 * (sum(out[0][1:n]) - sum(out[1][1:n])) / 2
        assert tree.points(2, points, MODEL.spread) == pytest.approx(match.scores() if expected else [level + half, level - half])


def test_the_spread_that_was_put_in_is_found() -> None:
    np = pytest.importorskip("numpy")
    from royaltable.ai.fit import fit_spread

    rng = np.random.default_rng(3)
    x = rng.integers(0, 10, (4000, 2, 3))
    x[:, :, 0] = rng.integers(0, 1001, (4000, 1))
    weights = np.tile([0.0, 0.5, -0.25], search.KNOTS)
    worth = 0.5 * x[:, :, 1] - 0.25 * x[:, :, 2]
    assert fit_spread(x, 40 + 6 * worth, weights) == pytest.approx([6] * search.KNOTS, abs=0.01)


@pytest.mark.xdist_group("fast-tiny")
def test_training_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    from royaltable.ai import train as training

    plan = training.Plan("tiny", 2, 3, 100, 1, 60, 4, 1)
    told: list[tuple[int, int, int]] = []
    whole = training.train(plan, tiny.GAME, tmp_path / "whole", threads=2)
    part = tmp_path / "part"

    class Stop(Exception):
        pass

    def tell(*news: int) -> None:
        told.append((news[0], news[1], news[2]))
        if news[:2] == (1, 20):
            raise Stop

    with pytest.raises(Stop):
        training.train(plan, tiny.GAME, part, tell, threads=1)
    kept = sorted(path.name for path in part.glob("*.npz"))
    again = training.train(plan, tiny.GAME, part, threads=1)
    assert kept == ["round-0-00000000.npz", "round-1-00000000.npz"]
    assert again == whole
    assert told[0] == (0, 0, 100)
    assert whole.log[0]["test_loss"] < whole.log[0]["guess"]  # the second round has too few games to learn from
    with pytest.raises(RoyalTableError, match="another training"):
        training.train(replace(plan, seed=4), tiny.GAME, part)
