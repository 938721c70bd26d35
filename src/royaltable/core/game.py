"""What a game contributes, in one object; `games.find(name)` gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from . import components as component_files
from .aim import Reason, no_aims
from .board import Section
from .components import Components
from .errors import HeaderError
from .kernel import rule_id
from .line import MatchSoFar
from .meaning import Meaning
from .notation import Notation, Sentence
from .rulebook import Rulebook
from .rules import Rules
from .schema import Position, Record

T = TypeVar("T", bound=Record)
S = TypeVar("S", bound=Position)


@dataclass(frozen=True, eq=False)
class GameOf(Generic[T, S]):
    """Facts and functions of one game, with its own records `T` (tables) and `S` (position).

    `rules` is the module that holds (or imports) its kernels. `max_legal`, `max_rows` and `max_nodes` are the largest numbers of legal actions at a node
    and of ledger rows and nodes of a game, for callers that provide buffers.
    """

    name: str
    prefix: str  # of rule ids
    players: tuple[int, ...]
    folder: Path
    tables: type[T]
    state: type[S]
    nodes: tuple[str, ...]  # names of s.node
    rules: Rules[T, S]
    codes: int
    max_legal: int
    max_rows: int
    max_nodes: int
    grammar_rule: int  # a text outside the grammar
    over_rule: int  # an action after the end
    check: Callable[[Mapping[str, Any]], None]  # validates a component file
    fill: Callable[[Components, T], None]  # component file -> tables
    notation: Callable[[Components], Notation]
    uncoded: Callable[[T, S, Sentence], int]  # (t, s, sentence without a code) -> rule number
    place: Callable[[Components, int, int], str]  # (components, rule, ledger place) -> text
    documents: tuple[type, type]  # the TypedDicts of what `view` and `advice` give
    view: Callable[[Components, T, S, int], Mapping[str, Any]]  # (components, t, hidden state, viewer) -> JSON
    advice: Callable[[Components, T, S, int], Mapping[str, Any]]  # the same for the seat to act: plans for the page
    secret: Callable[[MatchSoFar, int], int | None]  # the only seat that may see line n now; None: everybody
    board: Callable[[MatchSoFar, int], list[Section]]  # the position as text for a viewer
    owing: Callable[[T, S], list[int]] = lambda t, s: []  # seats that owe the same hidden choice as the seat to act, and need not wait for it
    pending: Callable[[MatchSoFar], int] = lambda match: 0  # how many of the last lines may still change from hidden to seen before the end
    aims: Callable[[Components], Notation] = no_aims  # what a person can point at, in a notation of its own
    closed: Callable[[Components, T, S, int], dict[str, Reason]] = lambda components, t, s, seat: {}  # aims that the seat to act cannot reach, and why
    aside: Callable[[MatchSoFar, int, int], dict[str, Any]] = lambda match, n, viewer: {}  # more keys of line n for a viewer of a running game
    features: tuple[str, ...] = ()  # names of what the kernel `features` writes for a seat; the first is the progress of the game, 0 to 1000
    softness: int = 16  # difference of `rate` that makes an action e times likelier in the search's first guess
    fields: Mapping[str, Meaning] = field(default_factory=dict)  # what every field of `state` means to a learner, in the order of the schema
    secrets: tuple[str, ...] = ()  # keys of the notation that only the acting seat (of chance: the seat whose turn it is) sees at once
    blocks: Mapping[str, str] = field(default_factory=dict)  # kind of word -> block of the component file that names it, where that is not the kind with an s
    place_kinds: tuple[str, ...] = ()  # kinds of word that can stand first in the place of a ledger row
    sources: Mapping[str, str] = field(default_factory=dict)  # keys of the rows of `view["forecast"]["seats"]` -> words of `<game>-source-<word>`
    open_lists: frozenset[str] = frozenset()  # nodes whose legal list everybody may read in a transcript of a running game
    _loaded: dict[Path, Components] = field(default_factory=dict, compare=False, repr=False)

    @property
    def component_file(self) -> Path:
        """The component file shipped with the package."""
        return self.folder / "components.toml"

    def components(self, path: Path | str | None = None) -> Components:
        """The shipped component file, or another one; raises ComponentError."""
        if path is not None:
            return component_files.load(path, self.name, self.check)
        if self.component_file not in self._loaded:
            self._loaded[self.component_file] = component_files.load(self.component_file, self.name, self.check)
        return self._loaded[self.component_file]

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rule book, paragraph by paragraph, in three languages."""
        return Rulebook.read(self.folder / "rulebook.toml")

    def rule(self, number: int) -> str:
        """The rule id of a rule number."""
        return rule_id(self.prefix, number)

    def options(self, components: Components, players: int, options: Mapping[str, object] | None = None) -> dict[str, str | int]:
        """All options with the given values, else defaults; raises HeaderError for an unknown player count, name or value."""
        if type(players) is not int or players not in self.players:
            raise HeaderError(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players!r}.")
        given = dict(options or {})
        chosen: dict[str, str | int] = {}
        for name, values in components.options.items():
            value = given.pop(name, values[0])
            known = [v for v in values if type(v) is type(value) and v == value]
            if not known:
                raise HeaderError(f"Option {name} is one of {', '.join(map(str, values))}, not {value!r}.")
            chosen[name] = known[0]
        if given:
            raise HeaderError(f"{self.name} has no option {next(iter(given))!r}.")
        return chosen

    def option_row(self, components: Components, options: Mapping[str, str | int]) -> list[int]:
        """Options as the kernel `setup` takes them: the index of each value, in the order of the component file."""
        return [values.index(options[name]) for name, values in components.options.items()]

    def new_tables(self, components: Components) -> T:
        """The tables record of a component file."""
        t = self.tables()
        self.fill(components, t)
        return t


Game = GameOf[Any, Any]
"""Any game."""
