"""One play of a game: the header and the list of choices so far, with the position they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .components import Components
from .errors import Refused
from .game import Game
from .kernel import CHANCE, OVER, rule_number, sample

Row = tuple[int, int, int, int]
"""A ledger row: rule number, seat, points (0: an event for the log only), place."""


@dataclass(frozen=True)
class Line:
    """One node that has been played: number, actor (a seat or CHANCE), kind of node, chosen action, ledger rows it caused."""

    n: int
    actor: int
    node: str
    text: str
    rows: tuple[Row, ...]


class Match:
    """A game being played in the pure backend.

    Args: the game, a component file, the number of players, options (missing ones take their defaults).
    Raises HeaderError for an unknown player count, option or value.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None = None, components: Components | None = None) -> None:
        self.game = game
        self.components = components or game.components()
        self.players = players
        self.options = game.options(self.components, players, options)
        self.notation = _notation(game, self.components)
        self.t: Any = _tables(game, self.components)
        self.s: Any = game.state()
        self.lines: list[Line] = []
        self._buffer = [0] * max(game.max_legal, 256)
        self._weights = [0] * max(game.max_legal, 256)
        self._ledger = [0] * (1 + 4 * game.max_rows)
        game.rules.setup(self.t, self.s, players, game.option_row(self.components, self.options))

    # --- the running node -------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Number of the running node: how many nodes have been played."""
        return len(self.lines)

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return int(self.game.rules.actor(self.t, self.s))

    @property
    def node(self) -> str:
        """The kind of the running node."""
        return str(self.game.nodes[self.s.node])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == OVER

    def legal_codes(self) -> list[int]:
        """Codes of the legal actions of the seat to act, rising; empty at chance nodes and after the end."""
        if self.actor < 0:
            return []
        n = self.game.rules.legal(self.t, self.s, self._buffer)
        return self._buffer[:n]

    def legal(self) -> list[str]:
        """The legal actions of the seat to act, sorted by code points; empty at chance nodes and after the end."""
        return sorted(self.notation.texts[code] for code in self.legal_codes())

    def weights(self) -> dict[str, int]:
        """Outcome -> weight at a chance node, in code order; else empty."""
        if self.actor != CHANCE:
            return {}
        n = self.game.rules.weights(self.t, self.s, self._buffer, self._weights)
        return {self.notation.texts[self._buffer[i]]: self._weights[i] for i in range(n)}

    def refusal(self, text: str) -> str | None:
        """The id of the rule that this action or outcome breaks here, or None if it may be played."""
        return self.game.rule(number) if (number := self._refusal(text)[0]) else None

    def _refusal(self, text: str) -> tuple[int, int]:
        code = self.notation.codes.get(text)
        if code is not None:
            return int(self.game.rules.refusal(self.t, self.s, code)), code
        sentence = self.notation.parse(text)
        if sentence is None:
            return self.game.grammar_rule, -1
        if self.over:
            return self.game.over_rule, -1
        return self.game.uncoded(self.t, self.s, sentence), -1

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, text: str) -> Line:
        """Play an action or chance outcome at the running node; raises Refused and changes nothing if it is illegal."""
        number, code = self._refusal(text)
        if number:
            raise Refused(text, self.game.rule(number))
        return self._apply(code, text)

    def play_code(self, code: int) -> Line:
        """Play a code known to be legal (from `legal_codes` or the weights)."""
        return self._apply(code, self.notation.texts[code])

    def play_chance(self, rng: list[int]) -> Line:
        """Play an outcome at a chance node, drawn by weight; `rng`: a generator made by `kernel.seeded`."""
        n = self.game.rules.weights(self.t, self.s, self._buffer, self._weights)
        return self.play_code(sample(rng, self._buffer, self._weights, n))

    def _apply(self, code: int, text: str) -> Line:
        actor, node = self.actor, self.node
        self._ledger[0] = 0
        self.game.rules.apply(self.t, self.s, code, self._ledger)
        rows = tuple((self._ledger[i], self._ledger[i + 1], self._ledger[i + 2], self._ledger[i + 3]) for i in range(1, 1 + 4 * self._ledger[0], 4))
        line = Line(len(self.lines), actor, node, text, rows)
        self.lines.append(line)
        return line

    def copy(self) -> Match:
        """An independent match in the same position."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.s = self.s.copy()
        other.lines = self.lines[:]
        other._buffer, other._weights, other._ledger = self._buffer[:], self._weights[:], self._ledger[:]
        return other

    def at(self, version: int) -> Match:
        """An independent match at an earlier node, replayed from the start; raises IndexError."""
        if not 0 <= version <= self.version:
            raise IndexError(version)
        if version == self.version:
            return self.copy()
        other = Match(self.game, self.players, self.options, self.components)
        for line in self.lines[:version]:
            other._apply(other.notation.codes[line.text], line.text)
        return other

    def played(self, start: int = 0) -> Iterator[Match]:
        """This match after `start`, `start` + 1, … and all its nodes: one match that plays on, so look at it before the next."""
        if start > self.version:
            return
        other = self.at(start)
        yield other
        for line in self.lines[start:]:
            other._apply(other.notation.codes[line.text], line.text)
            yield other

    # --- who may see what -------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> Any:
        """A copy of the position with everything blanked that a seat may not know (-1: a spectator); all of it after the end."""
        s = self.s.copy()
        if not self.over:
            self.game.rules.hide(self.t, s, seat)
        return s

    def may_see(self, n: int, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may see the choice of line n now."""
        if self.over:
            return True
        owner = self.game.secret(self, n)
        return owner is None or owner == seat

    def view(self, seat: int) -> dict[str, Any]:
        """The position as a seat (-1: a spectator) may see it: the whitelist of the game."""
        return self.game.view(self.components, self.t, self.seen_by(seat), seat)

    def advice(self) -> dict[str, Any]:
        """Plans for the seat to act (ways, payments), from what it may know; empty at chance nodes and after the end."""
        seat = self.actor
        return self.game.advice(self.components, self.t, self.seen_by(seat), seat) if seat >= 0 else {}

    # --- result -----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points per seat so far."""
        self.game.rules.scores(self.t, self.s, self._buffer)
        return self._buffer[: self.players]

    def winners(self) -> list[int]:
        """All seats that win, rising; of a running game those that lead."""
        self.game.rules.winners(self.t, self.s, self._buffer)
        return [seat for seat in range(self.players) if self._buffer[seat]]

    def row(self, row: Row) -> list[Any]:
        """A ledger row as in a transcript: rule id, seat, points, where."""
        rule, seat, points, place = row
        return [self.game.rule(rule), seat, points, self.game.place(self.components, rule, place)]

    def ledger(self) -> list[list[Any]]:
        """All ledger rows with points, in the order they were scored."""
        return [self.row(row) for line in self.lines for row in line.rows if row[2]]

    def result(self) -> dict[str, Any]:
        """Scores, winners and ledger as in the last line of a transcript."""
        return {"scores": self.scores(), "winners": self.winners(), "ledger": self.ledger()}


_notations: dict[tuple[str, str], Any] = {}
_tables_made: dict[tuple[str, str], Any] = {}


def _notation(game: Game, components: Components) -> Any:
    key = (game.name, components.digest)
    if key not in _notations:
        _notations[key] = game.notation(components)
    return _notations[key]


def _tables(game: Game, components: Components) -> Any:
    key = (game.name, components.digest)
    if key not in _tables_made:
        _tables_made[key] = game.new_tables(components)
    return _tables_made[key]


def rules_of(match: Match, lines: Sequence[Line]) -> list[str]:
    """Every rule id that appears in the ledger rows of some lines."""
    return sorted({match.game.rule(row[0]) for line in lines for row in line.rows}, key=rule_number)
