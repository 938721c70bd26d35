"""One game in progress on the fast backend, as the adapters for single games need it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from operator import index
from typing import Any

import numpy as np

from .. import games
from ..core import steps
from ..core.buffers import Buffers
from ..core.components import Components
from ..core.errors import HeaderError, Refused
from ..core.fast import buffer, fast, from_arrays, integers
from ..core.game import Game
from ..core.kernel import CHANCE, seeded
from ..core.match import Match
from ..core.policy import POLICIES
from ..core.schema import Positions, Records
from . import kernels
from .compiling import MODULES, compile_once
from .kernels import REWARDS, Memory, Terms
from .observation import Array, layout

Look = Callable[[Records, Positions, Memory, Terms, int, Any], None]
"""A kernel that writes what a seat sees."""


def plain(value: Any) -> Any:
    """A NumPy number or text as Python's own; anything else as it is."""
    return value.item() if isinstance(value, np.generic) else value


def code_of(action: Any) -> int:
    """An action as a code: an integer of any kind. Raises TypeError for a fraction, a truth value and the like."""
    try:
        if isinstance(action, bool | np.bool):
            raise TypeError
        return index(action)
    except TypeError:
        raise TypeError(f"An action is an integer, the code of a legal action, not {action!r}.") from None


def policy_number(policy: str) -> int:
    """The number of a simple player; raises HeaderError if there is none of this name."""
    if policy not in POLICIES:
        raise HeaderError(f"The simple players are {', '.join(POLICIES)}, not {policy!r}.")
    return POLICIES.index(policy)


def check_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    """A render mode that an environment has, or None; raises HeaderError for any other."""
    if mode is not None and mode not in metadata["render_modes"]:
        raise HeaderError(f"The render mode is one of {', '.join(metadata['render_modes'])}, or None, not {mode!r}: boards are rendered as text.")
    return mode


class Setting:
    """A game as it is set up, shared by all its episodes: game, players, options, component file, and the reward at the end (see `kernels.REWARDS`).

    Raises HeaderError for an unknown game, player count, option, value or reward; BackendError where Numba is missing.
    """

    def __init__(
        self, game: Game | str, players: int, options: Mapping[str, object] | None = None, *, reward: str = REWARDS[0], components: Components | None = None
    ) -> None:
        self.game = games.find(game) if isinstance(game, str) else game
        self.players: int = plain(players)
        self.components = components or self.game.components()
        self.options = self.game.options(self.components, self.players, {name: plain(value) for name, value in (options or {}).items()})
        if reward not in REWARDS:
            raise HeaderError(f"The reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        self.reward = reward
        compile_once(self.game)
        self.backend = fast(self.game, MODULES)
        self.bind = self.backend.bind
        self.layout = layout(self.game, self.players)
        self.ta = self.backend.tables(self.components)
        options_row = self.backend.options(self.components, self.players, self.options)
        self.terms = Terms(self.players, options_row, REWARDS.index(reward), self.layout.plan)
        self.exact = self.terms._replace(plan=self.layout.exact)
        self.silent = self.backend.integers([-1])  # a ledger that nobody reads
        self.start = self._start()

    def _start(self) -> Any:
        """The memory of the first node of a game, one row."""
        sa = self.backend.positions()
        self.bind(steps.setup_at)(self.ta, sa, 0, self.players, self.terms.options)
        return self.backend.memory(sa)

    @cached_property
    def notation(self) -> Any:
        """The notation of the game's actions."""
        return self.game.notation(self.components)

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """Code -> key of its pattern in the notation."""
        return tuple(sentence.key for text in self.notation.texts if (sentence := self.notation.parse(text)))

    @cached_property
    def secrets(self) -> frozenset[int]:
        """Codes that only the acting seat sees when they are played."""
        return frozenset(code for code, key in enumerate(self.keys) if key in self.game.secrets)

    def positions(self, n: int) -> tuple[Any, Memory, Any]:
        """n positions, an array of records, and their memory: as 1-, 2- and 4-byte integers and as words."""
        sa: Any = self.backend.positions(n)
        return sa, Memory(*(sa.view(kind).reshape(n, -1) for kind in (np.int8, np.int16, np.int32))), self.backend.memory(sa)

    def match(self, position: Any) -> Match:
        """A match at a position (a pure state), for views and texts; it has no history."""
        match = Match(self.game, self.players, self.options, self.components)
        match.s = position
        return match

    def __deepcopy__(self, memo: object) -> Setting:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        shipped = self.components is self.game.components()
        given = (self.game.name, self.players, tuple(self.options.items()), self.reward)
        return (_shipped, given) if shipped else (_setting, (*given, self.components))


def _setting(game: str, players: int, options: tuple[tuple[str, object], ...], reward: str, components: Components | None = None) -> Setting:
    return Setting(game, players, dict(options), reward=reward, components=components)


@cache
def _shipped(game: str, players: int, options: tuple[tuple[str, object], ...], reward: str) -> Setting:
    return _setting(game, players, options, reward)


class Episode:
    """One game from its first node on: a position, and a seeded generator for chance and the simple players.

    Codes are those of the game's notation, for actions and outcomes alike.
    """

    def __init__(self, setting: Setting, seed: object = None) -> None:
        self.setting = setting
        self._at(*setting.positions(2))
        self.rngs = buffer(1).reshape(1, 1)
        self.reset(secrets.randbits(62) if seed is None else seed)

    def _at(self, sa: Any, memory: Memory, words: Any) -> None:
        self.sa, self.memory, self.words = sa, memory, words
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

    def copy(self) -> Episode:
        """An independent episode in the same position, with a generator in the same state."""
        other = object.__new__(type(self))
        other.setting = self.setting
        other._at(*self.setting.positions(2))
        other.words[0] = self.words[0]
        other.rngs = self.rngs.copy()
        return other

    def __deepcopy__(self, memo: object) -> Episode:
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
            self._who = int(self.setting.bind(steps.actor_at)(self.setting.ta, self.sa, 0))
        return self._who

    def legal(self) -> Array:
        """The legal codes of the seat to act, rising; empty at chance nodes and after the end."""
        codes: Any = buffer(self.setting.game.max_legal)
        n = self.setting.bind(steps.legal_at)(self.setting.ta, self.sa, 0, codes) if self.actor >= 0 else 0
        legal: Array = codes[:n]
        return legal

    def mask(self, seat: int) -> Array:
        """1 for every legal code of a seat, as int8; all 0 unless it is to act."""
        mask = np.zeros(self.setting.game.codes, np.int8)
        if seat == self.actor:
            mask[self.legal()] = 1
        return mask

    def outcomes(self) -> tuple[Array, Array]:
        """Codes and weights at a chance node; else empty."""
        codes: Any = buffer(self.setting.game.max_legal)
        weights: Any = buffer(self.setting.game.max_legal)
        n = self.setting.bind(steps.weights_at)(self.setting.ta, self.sa, 0, codes, weights) if self.actor == CHANCE else 0
        return codes[:n], weights[:n]

    def refusal(self, code: int) -> int:
        """0, or the number of the rule that a code breaks here."""
        if not 0 <= code < self.setting.game.codes:
            return self.setting.game.grammar_rule
        return int(self.setting.bind(steps.refusal_at)(self.setting.ta, self.sa, 0, code))

    def play(self, code: int) -> None:
        """Play an action or outcome; raises Refused and changes nothing if it is illegal."""
        if rule := self.refusal(code):
            text = self.setting.notation.texts[code] if 0 <= code < self.setting.game.codes else f"code {code}"
            raise Refused(text, self.setting.game.rule(rule))
        self.apply(code)

    def apply(self, code: int) -> None:
        """Play a code known to be legal."""
        self.setting.bind(steps.apply_at)(self.setting.ta, self.sa, 0, code, self.setting.silent)
        self._who = None

    def play_chance(self) -> int:
        """Play chance until a seat is to act or the game is over; returns which."""
        self.setting.bind(steps.step)(self.setting.ta, self.sa, 0, -1, self._buffers())
        self._who = None
        return self.actor

    def choose(self, policy: str) -> int:
        """A legal code by a simple player: `random`, or `greedy` by the game's `rate`, from what its seat may know."""
        s = self.setting
        return int(s.bind(kernels.choose_at)(s.ta, self.sa, policy_number(policy), s.backend.zeros(s.game.max_legal), self.rngs))

    def playout(self, policy: str) -> None:
        """Play to the end by a simple player in all seats."""
        s = self.setting
        s.bind(steps.play_on)(s.ta, self.sa, 0, policy_number(policy), self._buffers(), s.backend.zeros(s.game.max_nodes))
        self._who = None

    def _buffers(self) -> Buffers:
        """Buffers for the kernels, with the generator of the episode."""
        rng: Any = self.rngs[0]
        return self.setting.backend.buffers()._replace(rng=rng)

    def redeal(self, seat: int) -> None:
        """Replace what a seat may not know by a random possibility."""
        rng: Any = self.rngs[0]
        self.setting.bind(steps.redeal_at)(self.setting.ta, self.sa, 0, seat, rng)

    # --- what a seat gets -------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Array:
        """What a seat (-1: a spectator) knows, as float32 (`observation.Layout`)."""
        return self._look(kernels.look_at, self.setting.terms, seat)

    def everything(self, seat: int = 0) -> Array:
        """The whole position as a seat counts the seats, nothing hidden; laid out like an observation."""
        return self._look(kernels.all_at, self.setting.terms, seat)

    def numbers(self, seat: int, *, everything: bool = False) -> Array:
        """The values that an observation (or the whole position) is made of, as int64: nothing divided by anything."""
        return self._look(kernels.all_at if everything else kernels.look_at, self.setting.exact, seat).astype(np.int64)

    def _look(self, look: Look, terms: Terms, seat: int) -> Array:
        row = np.empty(self.setting.layout.width, np.float32)
        self.setting.bind(look)(self.setting.ta, self.sa, self.memory, terms, seat, row)
        return row

    def rewards(self) -> list[float]:
        """The reward of each seat, were this the end; they add up to what `kernels.REWARDS` says, within 1e-9."""
        s, row = self.setting, np.empty((1, self.setting.players), np.float64)
        s.bind(kernels.rewards_at)(s.ta, self.sa, s.terms, s.backend.zeros(s.players), s.backend.zeros(s.players), row)
        return [float(x) for x in row[0]]

    def place(self, position: Any) -> None:
        """Go to a position given as a pure state; raises ValueError if a value does not fit its type."""
        self.setting.backend.put(self.sa, 0, position)
        self._who = None

    def position(self) -> Any:
        """The position as a pure state."""
        return from_arrays(self.setting.game.state, self.sa)

    def match(self) -> Match:
        """The position as a match without history, for views and texts."""
        return self.setting.match(self.position())
