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
from .episode import Episode, Setting, check_render_mode, code_of, plain
from .kernels import REWARDS
from .observation import Array
from .text import board

Opponent = str | Callable[[Array, Array], int]
"""A simple player (`random`, `greedy`), or a function (observation, action mask) -> code that gets what its seat knows."""
ILLEGAL = -1.0
"""Reward of an illegal action; it ends the game."""


class SeatEnv(gymnasium.Env[Array, Any]):
    """One seat of a game; the environment plays the other seats and chance until the seat is to act again or the game is over.

    Args: game, players; `opponents`, one for all other seats or a list in turn order after the own seat; `seat`, or None to draw it at every reset;
    options, reward and component file as in `episode.Setting`; `render_mode` `ansi`.
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
        players, seat = self.setting.players, plain(seat)
        self.others = [opponents] * (players - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        unknown = [one for one in self.others if not callable(one) and one not in POLICIES]
        if len(self.others) != players - 1 or unknown:
            raise HeaderError(f"The {players - 1} opponents are functions or of {', '.join(POLICIES)}, not {opponents!r}.")
        if seat is not None and (type(seat) is not int or seat not in range(players)):
            raise HeaderError(f"The seat is one of 0 to {players - 1}, or None, not {seat!r}.")
        self.given_seat = seat
        self.seat = seat or 0
        self.render_mode = check_render_mode(render_mode, self.metadata)
        self.episode = Episode(self.setting, 0)
        self.running = False
        layout = self.setting.layout
        self.observation_space = spaces.Box(layout.low, layout.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.setting.game.codes)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a new game. `options` are ignored: those of the game are given once for all."""
        super().reset(seed=seed)
        self.episode.reset(int(self.np_random.integers(1 << 62)))
        self.seat = int(self.np_random.integers(self.setting.players)) if self.given_seat is None else self.given_seat
        self._play_others()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play a code for the own seat, then everybody else up to its next decision."""
        if not self.running:
            raise gymnasium.error.ResetNeeded("No game is running: call reset first.")
        code = code_of(action)
        if rule := self.episode.refusal(code):
            self.running = False
            return self.episode.observation(self.seat), ILLEGAL, True, False, {**self._info(), "refused": self.setting.game.rule(rule)}
        self.episode.apply(code)
        self._play_others()
        over = not self.running
        return self.episode.observation(self.seat), self.episode.rewards()[self.seat] if over else 0.0, over, False, self._info()

    def action_masks(self) -> Array:
        """True for every legal action (bool), all False when no game is running: what masked learners such as sb3-contrib's ask for."""
        return self._info()["action_mask"].astype(np.bool_)  # type: ignore[no-any-return]

    def _play_others(self) -> None:
        self.running = False  # if an opponent raises something the game is not to be played on
        while (who := self.episode.play_chance()) not in (OVER, self.seat):
            other = self.others[(who - self.seat - 1) % self.setting.players]
            if isinstance(other, str):
                self.episode.apply(self.episode.choose(other))
            else:
                self.episode.play(code_of(other(self.episode.observation(who), self.episode.mask(who))))
        self.running = who != OVER

    def _info(self) -> dict[str, Any]:
        mask = self.episode.mask(self.seat)
        if not self.running:
            mask[:] = 0
        return {"action_mask": mask}

    def render(self) -> str | None:
        """The board as text, as the own seat may see it."""
        return board(self.episode.match(), self.seat) if self.render_mode == "ansi" else None


for _name in games.names():
    gymnasium.register(f"RoyalTable-{_name}-v0", entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"game": _name})
