"""Gymnasium: one seat of a game, bots in the others. Importing this module registers `RoyalTable-ming-v0`, `RoyalTable-royals-v0`, `RoyalTable-palace-v0`.

gymnasium.make("royaltable.research.single:RoyalTable-ming-v0", players=3, opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .. import games
from ..core.components import Components
from ..core.errors import HeaderError
from ..core.kernel import OVER
from ..core.policy import POLICIES
from .kernels import REWARDS
from .observation import Array
from .table import Setting, Table
from .text import board

Opponent = str | Callable[[Array, Array], int]
"""A simple player (`random`, `greedy`), or a function (observation, action mask) -> code that gets what its seat knows."""
ILLEGAL = -1.0
"""Reward of an illegal action; it ends the game."""


class SeatEnv(gymnasium.Env[Array, Any]):
    """One seat of a game; the environment plays the other seats and chance until the seat is to act again or the game is over.

    Args: game, players; `opponents`, one for all other seats or a list in turn order after the own seat; `seat`, or None to draw it at every reset;
    options, reward and component file as in `table.Setting`; `render_mode` `ansi`.
    Observations are what the seat knows. `info["action_mask"]` (int8) tells what is legal; an illegal action ends the game with the reward ILLEGAL and
    `info["refused"]`, the rule id. Raises HeaderError for settings that do not exist.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "ming",
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = POLICIES[0],
        seat: int | None = 0,
        reward: str = REWARDS[0],
        render_mode: str | None = None,
        components: Components | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, reward=reward, components=components)
        self.others = [opponents] * (players - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        unknown = [one for one in self.others if not callable(one) and one not in POLICIES]
        if len(self.others) != players - 1 or unknown:
            raise HeaderError(f"The {players - 1} opponents are functions or of {', '.join(POLICIES)}, not {opponents!r}.")
        if seat is not None and seat not in range(players):
            raise HeaderError(f"The seat is one of 0 to {players - 1}, or None, not {seat!r}.")
        self.given_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.table = Table(self.setting, 0)
        layout = self.setting.layout
        self.observation_space = spaces.Box(layout.low, layout.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.setting.game.codes)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a new game. `options` are ignored: those of the game are given once for all."""
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(1 << 62)))
        self.seat = int(self.np_random.integers(self.setting.players)) if self.given_seat is None else self.given_seat
        self._play_others()
        return self.table.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play a code for the own seat, then everybody else up to its next decision."""
        if self.table.actor == OVER:
            raise gymnasium.error.ResetNeeded("The game is over: call reset first.")
        if rule := self.table.refusal(int(action)):
            return self.table.observation(self.seat), ILLEGAL, True, False, {**self._info(), "refused": self.setting.game.rule(rule)}
        self.table.apply(int(action))
        self._play_others()
        over = self.table.actor == OVER
        return self.table.observation(self.seat), self.table.rewards()[self.seat] if over else 0.0, over, False, self._info()

    def _play_others(self) -> None:
        while (who := self.table.settle()) not in (OVER, self.seat):
            other = self.others[(who - self.seat - 1) % self.setting.players]
            if isinstance(other, str):
                self.table.apply(self.table.choose(other))
            else:
                self.table.play(int(other(self.table.observation(who), self.table.mask(who))))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def render(self) -> str | None:
        """The board as text, as the own seat may see it."""
        return board(self.table.match(), self.seat) if self.render_mode == "ansi" else None


for _name in games.NAMES:
    gymnasium.register(f"RoyalTable-{_name}-v0", entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"game": _name})
