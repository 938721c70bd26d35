"""PettingZoo: the games as AEC environments. Importing this module registers `royaltable/ming_v0`, `royaltable/royals_v0` and `royaltable/palace_v0`.

    pettingzoo.make("aec", "royaltable/ming_v0", players=3)

Agents are `seat_0`, `seat_1` … An observation is `{"observation": float32 row, "action_mask": int8 row}`, built from what the seat knows; the
mask is all 0 unless the seat is to act. Chance is played by the environment from a generator seeded by `reset`. Rewards come at the end (`kernels.REWARDS`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .. import games
from ..core.components import Components
from ..core.kernel import OVER
from .episode import Episode, Setting, check_render_mode, code_of
from .kernels import REWARDS
from .observation import Array
from .text import board

ILLEGAL = -1.0
"""Reward of a seat that plays an illegal action in a wrapped environment; the game ends without rewards for the others."""


def env(game: str = "ming", **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment of a game with PettingZoo's wrappers: an illegal action loses, the order of calls is checked. See `RoyalTableEnv`."""
    wrapped: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(RoyalTableEnv(game, **settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class RoyalTableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game without wrappers: an illegal action raises Refused and changes nothing.

    Args: game, players; options, reward and component file as in `episode.Setting`; `render_mode`: `ansi` gives the board as text as the
    seat to act may see it, `human` prints it.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "royaltable_v0", "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "ming",
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = REWARDS[0],
        render_mode: str | None = None,
        components: Components | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options, reward=reward, components=components)
        self.metadata = {**self.metadata, "name": str(self)}
        self.render_mode = check_render_mode(render_mode, self.metadata)
        self.episode = Episode(self.setting)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        layout, codes = self.setting.layout, self.setting.game.codes
        self.state_space = spaces.Box(layout.low, layout.high, dtype=np.float32)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": spaces.Box(layout.low, layout.high, dtype=np.float32), "action_mask": spaces.Box(0, 1, (codes,), np.int8)})
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the game's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed its chance is that of the seed. `options` are ignored: those of the game are given once for all."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.play_chance()]

    def step(self, action: Any) -> None:
        """Play a code for the agent to act, then chance; raises Refused if it is illegal, ResetNeeded before `reset` and when all agents are done."""
        if not self.agents:
            raise gymnasium.error.ResetNeeded("No game is running: call reset first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(code_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.play_chance() == OVER:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent knows, and its legal actions if it is to act; none once the game has ended, by an illegal action too."""
        seat = self.possible_agents.index(agent)
        mask = self.episode.mask(seat)
        if agent not in self.agents or self.terminations[agent]:
            mask[:] = 0
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def state(self) -> Array:
        """The whole position, hidden things too, laid out like an observation of seat 0: for centralised training only."""
        return self.episode.everything()

    def render(self) -> str | None:
        """The board as text for the seat to act: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        text = board(self.episode.match(), max(self.episode.actor, -1))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def __str__(self) -> str:
        return f"royaltable_{self.setting.game.name}_v0"

    def close(self) -> None:
        """Nothing has to be released."""


for _name in games.names():
    pettingzoo.register("aec", f"royaltable/{_name}_v0", env, kwargs={"game": _name})
