"""One game in progress on the fast backend, as the adapters for single games need it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from .. import games
from ..core.components import Components
from ..core.errors import HeaderError, Refused
from ..core.fast import buffer, dtype, fast, from_arrays, integers, put, to_arrays, words_of
from ..core.game import Game
from ..core.kernel import CHANCE, seeded
from ..core.match import Match
from ..core.policy import POLICIES
from . import kernels
from .kernels import REWARDS
from .observation import Array, layout

MODULES = (kernels.__name__,)
"""Modules of generic kernels that `core.fast` compiles for the research environments."""


class Setting:
    """A game as it is set up, shared by all its tables: game, players, options, component file, and the reward at the end (see `kernels.REWARDS`).

    Raises HeaderError for an unknown game, player count, option, value or reward; BackendError where Numba is missing.
    """

    def __init__(
        self, game: Game | str, players: int, options: Mapping[str, object] | None = None, *, reward: str = REWARDS[0], components: Components | None = None
    ) -> None:
        self.game = games.find(game) if isinstance(game, str) else game
        self.players = players
        self.components = components or self.game.components()
        self.options = self.game.options(self.components, players, options)
        if reward not in REWARDS:
            raise HeaderError(f"The reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        self.reward = reward
        self.how = REWARDS.index(reward)
        self.kernels = fast(self.game, MODULES)
        self.layout = layout(self.game, players)
        self.ta = to_arrays(self.game.new_tables(self.components))
        self.option_row = integers(self.game.option_row(self.components, self.options))
        self.silent = integers([-1])  # a ledger that nobody reads
        self.record = dtype(self.game.state)
        self.start = self._start()

    def _start(self) -> Array:
        """The memory of the first node of a game, one row."""
        sa = np.zeros(1, self.record)
        self.kernels.setup_at(self.ta, sa, 0, self.players, self.option_row)
        return words_of(sa)

    @cached_property
    def notation(self) -> Any:
        """The notation of the game's actions."""
        return self.game.notation(self.components)

    def positions(self, n: int) -> tuple[Array, ...]:
        """n positions and their memory: an array of records, then the same as 1-, 2- and 4-byte integers and as words."""
        sa = np.zeros(n, self.record)
        return sa, *(sa.view(kind).reshape(n, -1) for kind in (np.int8, np.int16, np.int32)), words_of(sa)

    def match(self, position: Any) -> Match:
        """A match at a position (a pure state), for views and texts; it has no history."""
        match = Match(self.game, self.players, self.options, self.components)
        match.s = position
        return match

    def __reduce__(self) -> tuple[Any, ...]:
        return _setting, (self.game.name, self.players, self.options, self.reward, self.components)


def _setting(game: str, players: int, options: dict[str, object], reward: str, components: Components) -> Setting:
    return Setting(game, players, options, reward=reward, components=components)


class Table:
    """One game: a position, and a seeded generator for chance and the simple players.

    Codes are those of the game's notation, for actions and outcomes alike.
    """

    def __init__(self, setting: Setting, seed: object = None) -> None:
        self.setting = setting
        self._at(*setting.positions(2))
        self.rngs = buffer(1).reshape(1, 1)
        self.reset(secrets.randbits(62) if seed is None else seed)

    def _at(self, sa: Array, b1: Array, b2: Array, b4: Array, words: Array) -> None:
        self.sa, self.words = sa, words
        self._memory = (sa, b1, b2, b4, self.setting.layout.plan)
        self._who: int | None = None

    def reset(self, seed: object = None) -> None:
        """Go to the first node of a new game; with a seed the generator starts anew."""
        if seed is not None:
            self.reseed(seed)
        self.words[0] = self.setting.start[0]
        self._who = None

    def reseed(self, seed: object) -> None:
        """Start the generator anew."""
        self.rngs[0, 0] = seeded(seed)[0]

    def copy(self) -> Table:
        """An independent table in the same position, with a generator in the same state."""
        other = object.__new__(type(self))
        other.setting = self.setting
        other._at(*self.setting.positions(2))
        other.words[0] = self.words[0]
        other.rngs = self.rngs.copy()
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __getstate__(self) -> tuple[Setting, bytes, int]:
        return self.setting, self.words[0].tobytes(), int(self.rngs[0, 0])

    def __setstate__(self, state: tuple[Setting, bytes, int]) -> None:
        self.setting, words, rng = state
        self._at(*self.setting.positions(2))
        self.words[0] = np.frombuffer(words, np.int64)
        self.rngs = integers([rng]).reshape(1, 1)

    # --- the running node -------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE or OVER."""
        if self._who is None:
            self._who = int(self.setting.kernels.actor_at(self.setting.ta, self.sa, 0))
        return self._who

    def legal(self) -> Array:
        """The legal codes of the seat to act, rising; empty at chance nodes and after the end."""
        codes = buffer(self.setting.game.max_legal)
        return codes[: self.setting.kernels.legal_at(self.setting.ta, self.sa, 0, codes)] if self.actor >= 0 else codes[:0]

    def mask(self, seat: int) -> Array:
        """1 for every legal code of a seat, as int8; all 0 unless it is to act."""
        mask = np.zeros(self.setting.game.codes, np.int8)
        if seat == self.actor:
            mask[self.legal()] = 1
        return mask

    def outcomes(self) -> tuple[Array, Array]:
        """Codes and weights at a chance node; else empty."""
        codes, weights = buffer(self.setting.game.max_legal), buffer(self.setting.game.max_legal)
        n = self.setting.kernels.weights_at(self.setting.ta, self.sa, 0, codes, weights) if self.actor == CHANCE else 0
        return codes[:n], weights[:n]

    def refusal(self, code: int) -> int:
        """0, or the number of the rule that a code breaks here."""
        if not 0 <= code < self.setting.game.codes:
            return self.setting.game.grammar_rule
        return int(self.setting.kernels.refusal_at(self.setting.ta, self.sa, 0, code))

    def play(self, code: int) -> None:
        """Play an action or outcome; raises Refused and changes nothing if it is illegal."""
        if rule := self.refusal(code):
            text = self.setting.notation.texts[code] if 0 <= code < self.setting.game.codes else f"code {code}"
            raise Refused(text, self.setting.game.rule(rule))
        self.apply(code)

    def apply(self, code: int) -> None:
        """Play a code known to be legal."""
        self.setting.kernels.apply_at(self.setting.ta, self.sa, 0, code, self.setting.silent)
        self._who = None

    def settle(self) -> int:
        """Play chance until a seat is to act or the game is over; returns which."""
        s, codes = self.setting, buffer(self.setting.game.max_legal)
        s.kernels.step(s.ta, self.sa, 0, -1, codes, buffer(s.game.max_legal), s.silent, self.rngs[0])
        self._who = None
        return self.actor

    def choose(self, policy: str) -> int:
        """A legal code by a simple player: `random`, or `greedy` by the game's `rate`, from what its seat may know."""
        s = self.setting
        return int(s.kernels.choose_at(s.ta, self.sa, POLICIES.index(policy), buffer(s.game.max_legal), self.rngs))

    def playout(self, policy: str) -> None:
        """Play to the end by a simple player in all seats."""
        s, n = self.setting, self.setting.game.max_legal
        s.kernels.play_on(s.ta, self.sa, 0, POLICIES.index(policy), buffer(n), buffer(n), s.silent, self.rngs[0], buffer(s.game.max_nodes))
        self._who = None

    def redeal(self, seat: int) -> None:
        """Replace what a seat may not know by a random possibility."""
        self.setting.kernels.redeal_at(self.setting.ta, self.sa, 0, seat, self.rngs[0])

    # --- what a seat gets -------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Array:
        """What a seat knows, as float32 (`observation.Layout`)."""
        row = np.empty(self.setting.layout.width, np.float32)
        self.setting.kernels.look_at(self.setting.ta, *self._memory, seat, self.setting.players, row)
        return row

    def everything(self) -> Array:
        """The whole position as seat 0 counts the seats, nothing hidden; laid out like an observation."""
        row = np.empty(self.setting.layout.width, np.float32)
        self.setting.kernels.all_at(self.setting.ta, *self._memory, 0, self.setting.players, row)
        return row

    def rewards(self) -> list[float]:
        """The reward of each seat, were this the end."""
        s, row = self.setting, np.empty((1, self.setting.players), np.float32)
        s.kernels.rewards_at(s.ta, self.sa, s.how, s.players, buffer(s.players), buffer(s.players), row)
        return [float(x) for x in row[0]]

    def place(self, position: Any) -> None:
        """Go to a position given as a pure state; raises ValueError if a value does not fit its type."""
        put(self.sa, 0, position)
        self._who = None

    def position(self) -> Any:
        """The position as a pure state."""
        return from_arrays(self.setting.game.state, self.sa)

    def match(self) -> Match:
        """The position as a match without history, for views and texts."""
        return self.setting.match(self.position())
