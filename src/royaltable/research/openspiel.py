"""OpenSpiel: importing this module registers `python_royaltable_ming`, `python_royaltable_royals` and `python_royaltable_palace`.

Parameters: `players`, the options of the game by name, `reward` (`kernels.REWARDS`). Actions and chance outcomes are the codes of the game's
notation. The observation of a player is what its seat knows, in the layout of `observation`.

The information state is the observation and the player's memory: a 64-bit digest of what it has seen at every node so far and of every action and
outcome that it has seen being played, its own and those of others, so two positions have the same one if and only if the player cannot tell their
whole past apart.
"""

from __future__ import annotations

import base64
import pickle
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import Any, ClassVar

import numpy as np
import pyspiel

from .. import games
from ..core.fast import buffer, integers
from ..core.game import Game
from ..core.kernel import CHANCE, OVER, seeded
from ..core.line import Line
from . import kernels
from .episode import Episode, Setting
from .kernels import EVERYTHING, REWARDS, SPECTATOR
from .observation import Array

MOST_POINTS = 1000.0
"""Bound of the utilities that are points."""
BITS = 64
"""Numbers 0 or 1 that a memory is written as in a tensor."""
NO_ACTION: int = pyspiel.INVALID_ACTION
"""Stands in the history of a resampled state for what the player has not seen."""
NOTHING = base64.b64encode(pickle.dumps({})).decode()
UTILITY = {"win": pyspiel.GameType.Utility.ZERO_SUM, "share": pyspiel.GameType.Utility.CONSTANT_SUM, "points": pyspiel.GameType.Utility.ZERO_SUM}
BOUNDS = {"win": (-1.0, 1.0, 0.0), "share": (0.0, 1.0, 1.0), "points": (-MOST_POINTS, MOST_POINTS, 0.0)}
"""Reward -> lowest and highest utility of a player, sum of all."""


def short_name(game: Game) -> str:
    """The name of a game in OpenSpiel's registry."""
    return f"python_royaltable_{game.name}"


def game_type(game: Game, reward: str = REWARDS[0]) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    options = {name: values[0] for name, values in game.components().options.items()}
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
        provides_factored_observation_string=True,
        parameter_specification={"players": game.players[0], "reward": REWARDS[0], **options},
    )


def setting_of(game: Game, params: Mapping[str, Any]) -> Setting:
    """The setting of all of OpenSpiel's parameters."""
    options = {name: value for name, value in params.items() if name not in ("players", "reward")}
    return Setting(game, params["players"], options, reward=params["reward"])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel; each has a subclass that knows which."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises HeaderError for an unknown player count, option, value or reward."""
        game, params = self.game, {"players": self.game.players[0], "reward": REWARDS[0], **(params or {})}
        self.setting = setting_of(game, params)
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

    @cached_property
    def setting(self) -> Setting:
        """The setting; an unpickled game has nothing but its parameters to make it from."""
        return setting_of(self.game, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the chance nodes of one game."""
        return self.setting.game.max_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer; see `SpielObserver`."""
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position and the memories of the players, of a spectator and of somebody who sees everything (see `kernels.remember`)."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.setting, 0)
        self.memory: Any = buffer(game.setting.players + 2)

    # --- the node ---------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's numbers for chance and the end."""
        who = self.episode.actor
        return who if who >= 0 else int(pyspiel.PlayerId.CHANCE if who == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal().tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities."""
        codes, weights = self.episode.outcomes()
        return list(zip(codes.tolist(), (weights / weights.sum()).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        s, owner = self.episode.setting, -1
        if action in s.secrets:
            owner = self.episode.actor if self.episode.actor >= 0 else int(self.episode.sa["seat"][0])
        self.episode.play(action)
        s.bind(kernels.remember)(s.ta, self.episode.sa, self.episode.words, s.players, action, owner, self.memory)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.episode.setting.notation.texts[action])

    def returns(self) -> list[float]:
        """The utilities; zeros while the game runs."""
        return self.episode.rewards() if self.is_terminal() else [0.0] * self.episode.setting.players

    def __str__(self) -> str:
        """The whole position, hidden things too."""
        return lines_of(self.episode.setting, self.episode.numbers(0, everything=True))

    # --- what a player may think ------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: object) -> SpielState:
        """A position that the player cannot tell from this one, hidden things drawn with the right weights.

        Its past is what the player has seen of it: what others drew and chose in secret is NO_ACTION in the history, and the memories of the others
        tell nothing. `sampler` is what OpenSpiel passes; Python cannot draw from its samplers, so NumPy's global generator draws.
        """
        past = ",".join(f"{who}:{code}" for who, code in self._seen_by(player))
        other: SpielState = self.get_game().deserialize_state(f"history={past}\nmove_number={self.move_number()}\n__dict__={NOTHING}")
        other.episode = self.episode.copy()
        other.episode.reseed(np.random.randint(1 << 62))
        other.episode.redeal(player)
        players, own = self.episode.setting.players, int(self.memory[player])
        known = {player: own, players + SPECTATOR: int(self.memory[players + SPECTATOR])}
        other.memory = integers(known[p] if p in known else seeded(f"{own} {p}")[0] for p in range(players + 2))
        return other

    def _seen_by(self, player: int) -> Iterator[tuple[int, int]]:
        """Who acted at each node, and the code, or NO_ACTION if the player may not know it yet."""
        s, match, past = self.episode.setting, self.episode.match(), self.full_history()
        words = [(s.keys[item.action], s.notation.texts[item.action]) if item.action != NO_ACTION else ("", "") for item in past]
        match.lines = [Line(n, item.player, key, text, ()) for n, (item, (key, text)) in enumerate(zip(past, words, strict=True))]
        for n, item in enumerate(past):
            yield item.player, item.action if item.action not in s.secrets or match.may_see(n, player) else NO_ACTION


class SpielObserver:
    """What is known of a state, in the pieces `player` (which seat it is; not of public observations), `observation` and with perfect recall `memory`.

    Of which private information (`private_info`): that of the observing player (`observation.Layout`), nobody's (what a spectator sees, who counts
    the seats from 0), everybody's (the whole position). Without public information only the fields that hold private information are left, as `private`.
    """

    def __init__(self, setting: Setting, iig_obs_type: Any, params: Any) -> None:
        """Raises ValueError for parameters, for observations of nothing, and for a memory of private information alone."""
        if params:
            raise ValueError(f"Observations have no parameters, given were {params}.")
        kinds = pyspiel.PrivateInfoType
        self.public, self.recall, self.who = bool(iig_obs_type.public_info), bool(iig_obs_type.perfect_recall), iig_obs_type.private_info
        if not self.public and (self.recall or self.who == kinds.NONE):
            raise ValueError("Without public information there are observations of private information only, and no perfect recall.")
        self.setting = setting
        layout, private = setting.layout, self.who != kinds.NONE
        self.kept: Array = np.flatnonzero(layout.private | self.public)
        parts = {"player": private * setting.players, "observation" if self.public else "private": len(self.kept), "memory": self.recall * BITS}
        ends = dict(zip(parts, accumulate(parts.values()), strict=True))
        self.tensor: Array = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, Array] = {name: self.tensor[ends[name] - size : ends[name]] for name, size in parts.items() if size}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what is known of a state into `tensor` and `dict`."""
        rows = (state.episode.everything if self.who == pyspiel.PrivateInfoType.ALL_PLAYERS else state.episode.observation)(self._viewer(player))
        for name, values in self.dict.items():
            if name == "player":
                values[:] = np.arange(self.setting.players) == player
            elif name == "memory":
                values[:] = [self._memory(state, player) >> i & 1 for i in range(BITS)]
            else:
                values[:] = rows[self.kept]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        numbers = state.episode.numbers(self._viewer(player), everything=self.who == pyspiel.PrivateInfoType.ALL_PLAYERS)
        head = [f"player {player}"] if "player" in self.dict else []
        head += [f"memory {self._memory(state, player):016x}"] if self.recall else []
        return "\n".join([*head, lines_of(self.setting, numbers, private=not self.public)])

    def _viewer(self, player: int) -> int:
        return -1 if self.who == pyspiel.PrivateInfoType.NONE else player

    def _memory(self, state: SpielState, player: int) -> int:
        kinds, players = pyspiel.PrivateInfoType, self.setting.players
        place = {kinds.NONE: players + SPECTATOR, kinds.ALL_PLAYERS: players + EVERYTHING}.get(self.who, player)
        return int(state.memory[place]) & (1 << BITS) - 1


def lines_of(setting: Setting, numbers: Array, *, private: bool = False) -> str:
    """The numbers of an observation as text, a field a line; `private`: only the fields that hold private information."""
    lines = []
    for name, part in setting.layout.parts.items():
        if not private or setting.layout.private[part.offset]:
            lines.append(f"{name} {' '.join(map(str, numbers[part.offset : part.offset + prod(part.shape)].tolist()))}")
    return "\n".join(lines)


class Playouts:
    """An evaluator for OpenSpiel's MCTS in Python (`mcts.MCTSBot`): compiled playouts by a simple player, all actions equally likely at first."""

    def __init__(self, policy: str = "random", playouts: int = 1, seed: object = 0) -> None:
        self.policy, self.playouts, self.seed = policy, playouts, seed
        self._made = 0

    def evaluate(self, state: SpielState) -> Array:
        """The mean returns of the players."""
        total = np.zeros(state.num_players())
        for _ in range(self.playouts):
            episode = state.episode.copy()
            episode.reseed(f"{self.seed} {self._made}")
            self._made += 1
            episode.playout(self.policy)
            total += episode.rewards()
        return total / self.playouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Outcomes with their probabilities, or actions with equal ones."""
        if state.is_chance_node():
            return state.chance_outcomes()
        codes = state.legal_actions()
        return [(code, 1.0 / len(codes)) for code in codes]


class MingGame(SpielGame):
    """Ming Dynasty in OpenSpiel."""

    game = games.find("ming")


class RoyalsGame(SpielGame):
    """Royals in OpenSpiel."""

    game = games.find("royals")


class PalaceGame(SpielGame):
    """Royal Palace in OpenSpiel."""

    game = games.find("palace")


def of_another_package(name: str) -> type[SpielGame]:
    """The class of a game that another package brings."""
    made: type[SpielGame] = type(f"{name.capitalize()}Game", (SpielGame,), {"game": games.find(name)})
    return made


CLASSES: tuple[type[SpielGame], ...] = (MingGame, RoyalsGame, PalaceGame, *map(of_another_package, games.names()[len(games.NAMES) :]))
for _class in CLASSES:
    pyspiel.register_game(game_type(_class.game), _class)
