"""OpenSpiel: importing this module registers `python_royaltable_ming`, `python_royaltable_royals` and `python_royaltable_palace`.

Parameters: `players`, the options of the game by name (empty: the default), `reward` (`kernels.REWARDS`). Actions and chance outcomes are the
codes of the game's notation. The observation of a player is what its seat knows, in the layout of `observation`.

The information state is the observation and the player's memory: a 62-bit digest of everything it has seen and done at every node so far, so two
positions have the same one if and only if the player cannot tell their whole past apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from .. import games
from ..core.fast import buffer
from ..core.game import Game
from ..core.kernel import CHANCE, OVER
from .kernels import REWARDS
from .observation import Array
from .table import Setting, Table

MOST_POINTS = 1000.0
"""Bound of the utilities that are points."""
DIGITS = 4
"""Numbers of 16 bits that a memory is written as in a tensor."""
UTILITY = {"win": pyspiel.GameType.Utility.ZERO_SUM, "share": pyspiel.GameType.Utility.CONSTANT_SUM, "points": pyspiel.GameType.Utility.ZERO_SUM}
BOUNDS = {"win": (-1.0, 1.0, 0.0), "share": (0.0, 1.0, 1.0), "points": (-MOST_POINTS, MOST_POINTS, 0.0)}
"""Reward -> lowest and highest utility of a player, sum of all."""


def short_name(game: Game) -> str:
    """The name of a game in OpenSpiel's registry."""
    return f"python_royaltable_{game.name}"


def game_type(game: Game, reward: str = REWARDS[0]) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    options = dict.fromkeys(game.components().options, "")
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.components().data["title"]["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITY[reward],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": REWARDS[0], **options},
    )


def given(game: Game, params: Mapping[str, Any]) -> dict[str, object]:
    """The options among OpenSpiel's parameters, which write values as text; an unknown value stays as it is and is refused later."""
    chosen: dict[str, object] = {}
    for name, values in game.components().options.items():
        if (text := str(params.get(name, ""))) != "":
            chosen[name] = next((value for value in values if str(value) == text), text)
    return chosen


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Royal Table in OpenSpiel; each game has a subclass that knows it."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises HeaderError for an unknown player count, option, value or reward."""
        game, params = self.game, dict(params or {})
        self.setting = Setting(game, int(params.get("players", game.players[0])), given(game, params), reward=str(params.get("reward", REWARDS[0])))
        low, high, total = BOUNDS[self.setting.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.codes,
            max_chance_outcomes=game.codes,
            num_players=self.setting.players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=game.max_nodes,
        )
        super().__init__(game_type(game, self.setting.reward), info, params)

    def new_initial_state(self) -> TableState:
        """The start of a game."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the chance nodes of one game."""
        return self.setting.game.max_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """An observer for the seats; see `TableObserver`."""
        return TableObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):  # type: ignore[misc]
    """One position and the memories of the players."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = Table(game.setting, 0)
        self.memory = buffer(game.setting.players)

    # --- the node ---------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's numbers for chance and the end."""
        who = self.table.actor
        return who if who >= 0 else int(pyspiel.PlayerId.CHANCE if who == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal().tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities."""
        codes, weights = self.table.outcomes()
        return list(zip(codes.tolist(), (weights / weights.sum()).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        who = self.table.actor
        self.table.play(int(action))
        s = self.table.setting
        s.kernels.remember(s.ta, self.table.sa, self.table.words, s.players, who, int(action), self.memory)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.setting.notation.texts[action])

    def returns(self) -> list[float]:
        """The utilities; zeros while the game runs."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.setting.players

    def __str__(self) -> str:
        """The whole position, hidden things too."""
        return lines_of(self.table.setting, self.table.everything())

    # --- what a player may think ------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: object) -> TableState:
        """A position that the player cannot tell from this one, hidden things drawn with the right weights.

        `sampler` is what OpenSpiel passes; Python cannot draw from its samplers, so NumPy's global generator draws.
        """
        other: TableState = self.clone()
        other.table.reseed(np.random.randint(1 << 62))
        other.table.redeal(player)
        return other


class TableObserver:
    """What a player knows: the pieces `player` (which seat it is), `observation` (see `observation.Layout`), and with perfect recall `memory`.

    Private information is the observing player's own; other kinds of observation raise ValueError.
    """

    def __init__(self, setting: Setting, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations have no parameters; given: {params}")
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("Observations hold public information and that of the observing player")
        self.setting, self.recall = setting, bool(iig_obs_type.perfect_recall)
        width = setting.layout.width
        self.tensor: Array = np.zeros(setting.players + width + (DIGITS if self.recall else 0), np.float32)
        self.dict: dict[str, Array] = {"player": self.tensor[: setting.players], "observation": self.tensor[setting.players : setting.players + width]}
        if self.recall:
            self.dict["memory"] = self.tensor[-DIGITS:]

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player knows of a state into `tensor` and `dict`."""
        self.dict["player"][:] = 0.0
        self.dict["player"][player] = 1.0
        self.dict["observation"][:] = state.table.observation(player)
        if self.recall:
            self.dict["memory"][:] = [int(state.memory[player]) >> (16 * i) & 0xFFFF for i in range(DIGITS)]

    def string_from(self, state: TableState, player: int) -> str:
        """The same as text."""
        head = f"player {player}\n" + (f"memory {int(state.memory[player]) & (1 << 64) - 1:016x}\n" if self.recall else "")
        return head + lines_of(self.setting, state.table.observation(player))


def lines_of(setting: Setting, row: Array) -> str:
    """An observation as text, a field a line."""
    numbers: Sequence[int] = row.astype(np.int64).tolist()
    parts = setting.layout.parts
    ends = [*[part.offset for part in parts.values()][1:], len(numbers)]
    return "\n".join(f"{name} {' '.join(map(str, numbers[part.offset : end]))}" for (name, part), end in zip(parts.items(), ends, strict=True))


class Playouts:
    """An evaluator for OpenSpiel's MCTS in Python (`mcts.MCTSBot`): compiled playouts by a simple player, all actions equally likely at first."""

    def __init__(self, policy: str = "random", playouts: int = 1, seed: object = 0) -> None:
        self.policy, self.playouts, self.seed = policy, playouts, seed
        self._made = 0

    def evaluate(self, state: TableState) -> Array:
        """The mean returns of the players."""
        total = np.zeros(state.num_players())
        for _ in range(self.playouts):
            table = state.table.copy()
            table.reseed(f"{self.seed} {self._made}")
            self._made += 1
            table.playout(self.policy)
            total += table.rewards()
        return total / self.playouts

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        """Outcomes with their probabilities, or actions with equal ones."""
        if state.is_chance_node():
            return state.chance_outcomes()
        codes = state.legal_actions()
        return [(code, 1.0 / len(codes)) for code in codes]


class MingGame(TableGame):
    """Ming Dynasty in OpenSpiel."""

    game = games.find("ming")


class RoyalsGame(TableGame):
    """Royals in OpenSpiel."""

    game = games.find("royals")


class PalaceGame(TableGame):
    """Royal Palace in OpenSpiel."""

    game = games.find("palace")


for _class in (MingGame, RoyalsGame, PalaceGame):
    pyspiel.register_game(game_type(_class.game), _class)
