"""Fitting the evaluation: logistic regression of the winner on features by gradient descent, linear regression of the points; plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .search import KNOTS

Array = np.ndarray[Any, Any]
STEPS, BATCH, RATE = 2000, 1024, 0.02
"""Steps of Adam, positions in each, and its rate at the start (falling to a tenth)."""
DECAYS = (3e-5, 3e-4, 1e-3)
"""How strongly weights may be drawn to 0."""
RIDGE = 1e-5
"""The same for the points."""


@dataclass(frozen=True)
class Fit:
    """Weights, stage after stage, with the mean loss (cross entropy, in nats) on positions used and on positions kept aside."""

    weights: list[float]
    loss: float
    test_loss: float
    guess_loss: float  # of the best constant guess
    decay: float = 0.0
    others: bool = False  # whether other positions were used too


def stages(progress: Array) -> Array:
    """How much each stage counts at a progress of 0 to 1000: shape (n, KNOTS), as `ai.search.evaluate` interpolates."""
    place = progress * (KNOTS - 1) / 1000.0
    return np.asarray(np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(KNOTS)[None, :])))


def expand(x: Array) -> Array:
    """Features (n, players, f) to the inputs (n, players, KNOTS * f) whose weights are fitted; the progress itself counts nothing."""
    hats = stages(x[:, 0, 0].astype(np.float64)).astype(np.float32)
    x = x.astype(np.float32)
    x[:, :, 0] = 0.0
    n, players, f = x.shape
    return np.asarray((hats[:, None, :, None] * x[:, :, None, :]).reshape(n, players, KNOTS * f))


def fit_points(x: Array, points: Array) -> tuple[list[float], float]:
    """Weights, stage after stage, for the final points (n, players) from positions x (n, players, f), and the mean error; the progress counts as 1."""
    hats = stages(x[:, 0, 0].astype(np.float64))
    rows = x.astype(np.float64)
    rows[:, :, 0] = 1.0
    n, players, f = rows.shape
    inputs = (hats[:, None, :, None] * rows[:, :, None, :]).reshape(n * players, KNOTS * f)
    size = np.sqrt((inputs**2).mean(0)) + 1e-9
    inputs /= size
    y = points.astype(np.float64).reshape(-1)
    w = np.linalg.solve(inputs.T @ inputs + RIDGE * len(y) * np.eye(len(size)), inputs.T @ y)
    return [float(v) for v in w / size], float(np.abs(inputs @ w - y).mean())


def fit_spread(x: Array, points: Array, weights: Array) -> list[float]:
    """How many final points lie between two seats for each unit between what `weights` (stage after stage) say of their features, for each stage.

    Least squares over positions x (n, players, f) with final points (n, players).
    """
    hats = stages(x[:, 0, 0].astype(np.float64))
    rows = x.astype(np.float64)
    rows[:, :, 0] = 1.0
    worth = np.einsum("nk,kf,npf->np", hats, np.asarray(weights).reshape(KNOTS, -1), rows)
    inputs = (hats[:, None, :] * (worth - worth.mean(1, keepdims=True))[:, :, None]).reshape(-1, KNOTS)
    y = (points - points.mean(1, keepdims=True)).reshape(-1)
    return [float(v) for v in np.linalg.solve(inputs.T @ inputs + RIDGE * len(y) * np.eye(KNOTS), inputs.T @ y)]


def loss(weights: Array, x: Array, y: Array) -> float:
    """Mean cross entropy of the shares y (n, players) under weights on expanded inputs."""
    return float(-(y * _log_shares(x @ weights)).sum(1).mean())


def _log_shares(scores: Array) -> Array:
    scores = scores - scores.max(1, keepdims=True)
    return np.asarray(scores - np.log(np.exp(scores).sum(1, keepdims=True)))


def _sizes(inputs: Array, features: int) -> Array:
    """How large each input is; a feature that is rare at one stage must not get a huge weight there, so it counts as large as at its largest."""
    size = np.sqrt((inputs.astype(np.float64) ** 2).mean((0, 1))).reshape(KNOTS, features).max(0)
    size[size == 0] = 1.0
    return np.tile(size, KNOTS)


@dataclass
class _Positions:
    """Inputs (n, players, KNOTS * f), each divided by its size, and shares of the win (n, players)."""

    inputs: Array
    y: Array

    def descend(self, chosen: Array, decay: float, steps: int, seed: int) -> Array:
        """Weights fitted to the chosen positions."""
        rng = np.random.default_rng(seed)
        w = np.zeros(self.inputs.shape[2], np.float32)
        first, second = np.zeros_like(w), np.zeros_like(w)
        for step in range(1, steps + 1):
            batch = rng.choice(chosen, min(BATCH, len(chosen)))
            xb, yb = self.inputs[batch], self.y[batch]
            gradient = ((np.exp(_log_shares(xb @ w)) - yb)[:, :, None] * xb).sum((0, 1)) / len(batch) + decay * w
            first = 0.9 * first + 0.1 * gradient
            second = 0.999 * second + 0.001 * gradient**2
            rate = RATE * (1 - 0.9 * step / steps)
            w -= (rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)).astype(np.float32)
        return w

    def loss(self, w: Array, chosen: Array) -> float:
        """Mean loss on the chosen positions."""
        return loss(w, self.inputs[chosen], self.y[chosen])


def fit(x: Array, y: Array, game_of: Array, seed: int, more: tuple[Array, Array] | None = None, steps: int = STEPS) -> Fit:
    """Fit weights to positions x (n, players, f) and shares of the win y (n, players).

    `game_of` (n): the game a position is from; every eighth game is kept aside for the test loss. `more`: other positions and shares. The decay,
    and whether as many of the others are added, are chosen by the test loss.
    """
    n, aside = len(x), game_of % 8 == 7
    if more is not None:
        some = np.random.default_rng(seed).choice(len(more[0]), min(n, len(more[0])), replace=False)
        x, y = np.concatenate([x, more[0][some]]), np.concatenate([y, more[1][some]])
    inputs = expand(x)
    size = _sizes(inputs, x.shape[2])
    inputs /= size.astype(np.float32)
    positions = _Positions(inputs, y.astype(np.float32))
    own, test = np.flatnonzero(~aside), np.flatnonzero(aside)
    if not len(own) or not len(test):
        own = test = np.arange(n)
    constant = np.log(np.maximum(y[own].mean(0), 1e-9))
    guess = float(-(y[test] * constant).sum(1).mean())
    best: Fit | None = None
    for others in (False, True) if more is not None else (False,):
        train = np.concatenate([own, np.arange(n, len(x))]) if others else own
        for decay in DECAYS:
            w = positions.descend(train, decay, steps, seed)
            found = Fit([float(v) for v in w / size], positions.loss(w, train), positions.loss(w, test), guess, decay, others)
            if best is None or found.test_loss < best.test_loss:
                best = found
    assert best is not None
    return best
