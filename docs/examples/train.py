"""Train a player of two-player Ming Dynasty in five minutes: actor-critic self-play in NumPy on `VectorGames`.

    python docs/examples/train.py [--minutes 5] [--save player.npz]

One hidden layer reads what the seat to act knows, and gives a preference for every action and the expected reward. The game is zero-sum, so all values
are kept as those of seat 0. Every line printed is a test against the random and the greedy player, half of the games in either seat; tests take at most a
fifth of the time, and the last one is over when the minutes are. Five minutes are enough to beat the random player nearly always; the greedy player is a goal
for a longer run or a better method.
"""

# ruff: noqa: E402
from __future__ import annotations

import os

for _library in ("OPENBLAS", "MKL", "OMP"):  # small matrices: threads would wait for one another, on a busy machine for long
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from royaltable.research.vector import VectorGames

Array = np.ndarray[Any, Any]
GAMES, STEPS, HIDDEN = 256, 32, 128
RATE, FADE, ENTROPY, TRACE = 2e-3, 0.9, 0.01, 0.95
PAUSE, SHARE = 30.0, 0.2  # seconds between tests at least, and their share of the time at most


class Player:
    """The network, and Adam to train it."""

    def __init__(self, games: VectorGames, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.layout, codes = games.layout, games.setting.game.codes
        width = self.layout.one_hot_width
        self.weights: dict[str, Array] = {
            "in": (rng.standard_normal((width, HIDDEN)) / np.sqrt(width)).astype(np.float32),
            "act": np.zeros((HIDDEN, codes), np.float32),
            "worth": np.zeros((HIDDEN, 1), np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def read(self, observations: Array) -> Array:
        """Numbers for the network: districts, cards and seats one-hot, all others as they are, between 0 and 1."""
        return self.layout.one_hot(observations)

    def think(self, x: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of every action, the expected reward of the seat to act."""
        hidden = np.tanh(x @ self.weights["in"])
        preference = np.where(masks, hidden @ self.weights["act"], -1e9)
        chances = np.exp(preference - preference.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ self.weights["worth"])[:, 0]

    def choose(self, observations: Array, masks: Array, rng: np.random.Generator) -> Array:
        """Draw an action for each row."""
        return draw(self.think(self.read(observations), masks)[1], rng)

    def learn(self, x: Array, masks: Array, actions: Array, returns: Array) -> None:
        """One step along the gradient of actor and critic."""
        hidden, chances, worth = self.think(x, masks)
        n, rows = len(x), np.arange(len(x))
        advantage = returns - worth
        spread = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(1, keepdims=True)
        of_preference = chances * spread[:, None] + ENTROPY * chances * (logs + entropy)
        of_preference[rows, actions] -= spread
        of_worth = (-advantage)[:, None]
        of_hidden = (of_preference @ self.weights["act"].T + 0.5 * of_worth @ self.weights["worth"].T) * (1 - hidden**2)
        self.move({"in": x.T @ of_hidden / n, "act": hidden.T @ of_preference / n, "worth": hidden.T @ of_worth / n})

    def move(self, gradients: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for name, g in gradients.items():
            first, second = self.moments[name]
            first += (1 - FADE) * (g - first)
            second += 0.001 * (g * g - second)
            size = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - FADE**self.updates)
            self.weights[name] -= size * first / (np.sqrt(second) + 1e-7)


def draw(chances: Array, rng: np.random.Generator) -> Array:
    """A column for each row, by its chances."""
    levels = chances.cumsum(1)
    places: Array = (levels < rng.random((len(chances), 1), np.float32) * levels[:, -1:]).sum(1).clip(max=chances.shape[1] - 1)
    return places


def returns_of(values: Array, rewards: Array, done: Array, last: Array) -> Array:
    """Expected rewards of seat 0 after each step, looking ahead (TD(λ)): `values` before each step, `last` after them all."""
    found, ahead = np.empty_like(values), last
    following = np.concatenate([values[1:], last[None]])
    for t in range(len(values) - 1, -1, -1):
        ahead = np.where(done[t], rewards[t], TRACE * ahead + (1 - TRACE) * following[t])
        found[t] = ahead
    return found


def train(player: Player, games: VectorGames, rng: np.random.Generator) -> Iterator[int]:
    """Play against itself and learn, for ever; yields the games that ended."""
    while True:
        kept, ended = [], 0
        for _ in range(STEPS):
            now = games.batch
            x, masks, sign = player.read(now.observations), now.masks.copy(), 1.0 - 2.0 * now.actors
            _, chances, worth = player.think(x, masks)
            actions = draw(chances, rng)
            after = games.step(actions)
            kept.append((x, masks, actions, sign, worth * sign, after.rewards[:, 0].copy(), after.done.copy()))
            ended += int(after.done.sum())
        x, masks, actions, sign, values, rewards, done = (np.stack(column) for column in zip(*kept, strict=True))
        last = player.think(player.read(games.batch.observations), games.batch.masks)[2] * (1.0 - 2.0 * games.batch.actors)
        returns = returns_of(values, rewards, done, last) * sign
        player.learn(*(column.reshape(-1, *column.shape[2:]) for column in (x, masks, actions, returns)))
        yield ended


def win_rate(player: Player, opponent: str, games: int, seed: int = 1) -> float:
    """Share of the games won (a tie counts half) against a simple player, half of them in either seat."""
    arena = VectorGames("ming", 2, games, reward="share", seed=seed)
    rng, mine = np.random.default_rng(seed), np.arange(games) % 2
    won, first = 0.0, np.ones(games, bool)
    while first.any():
        now = arena.batch
        batch = arena.step(np.where(now.actors == mine, player.choose(now.observations, now.masks, rng), arena.choose(opponent)))
        won += float(batch.rewards[np.arange(games), mine][first & batch.done].sum())
        first &= ~batch.done
    return won / games


def tested(player: Player, games: int) -> str:
    """The shares of games won against the simple players, as text."""
    return ", ".join(f"{win_rate(player, other, games):.0%} against {other}" for other in ("random", "greedy"))


def pause_after(cost: float) -> float:
    """Seconds of learning between a test that took `cost` seconds and the next."""
    return max(PAUSE, cost * (1 / SHARE - 1))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--updates", type=int, help="stop after so many steps of learning instead")
    parser.add_argument("--games", type=int, default=GAMES, help="games played at once")
    parser.add_argument("--tests", type=int, default=200, help="games of a test against each simple player")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path, help="write the weights here")
    arguments = parser.parse_args()
    games = VectorGames("ming", 2, arguments.games, seed=arguments.seed)
    player, rng = Player(games, arguments.seed), np.random.default_rng(arguments.seed)
    began, following, cost, ended = time.monotonic(), 0.0, 0.0, 0
    print(f"Two-player Ming Dynasty against itself, {arguments.games} games at once.", flush=True)
    for more in train(player, games, rng):
        ended += more
        spent = time.monotonic() - began
        last = spent + cost >= 60 * arguments.minutes if arguments.updates is None else player.updates >= arguments.updates
        if last or spent >= following:
            print(f"{spent / 60:4.1f} min, {ended:6} games: wins {tested(player, arguments.tests)}", flush=True)
            cost = time.monotonic() - began - spent
            following = spent + cost + pause_after(cost)
        if last:
            break
    if arguments.save is not None:
        np.savez(arguments.save, **player.weights)  # type: ignore[arg-type]
        print(f"The weights of the network are in {arguments.save}; Player.think says what they mean.")


if __name__ == "__main__":
    main()
