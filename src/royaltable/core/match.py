"""One play of a game: the header and the list of choices so far, with the position they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from threading import local
from typing import Any

from .aim import Reason
from .backend import pure
from .buffers import Buffers
from .components import Components
from .errors import Refused
from .game import Game
from .kernel import CHANCE, OVER, LedgerRow, rows_of, sample
from .line import Line

MARK = 32
"""A match remembers its position before every so manieth node, so that going back costs the same however long the game is."""


class _OfThread(local):
    """Buffers that are used within one call, so that one set for each thread is enough for all matches of a game."""

    def __init__(self, game: Game) -> None:
        self.buffers = pure(game).buffers(rows=game.max_rows)


_of_thread = cache(_OfThread)


def _buffers(game: Game) -> Buffers:
    return _of_thread(game).buffers


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
        self._marks: list[Any] = []  # the positions before nodes 0, MARK, 2 * MARK, …
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

    @property
    def asked(self) -> list[int]:
        """The seats that have something to decide now: the one to act, then those that owe the same hidden choice and need not wait for it."""
        return [self.actor, *self.game.owing(self.t, self.s)] if self.actor >= 0 else []

    @property
    def since(self) -> int:
        """The node from which on the seats that are asked decide the same: the running one, or the first of a run of hidden choices."""
        return self.version - self.game.pending(self)

    def turned(self, seat: int) -> Match:
        """This match as a seat that is asked sees it, as if its node had come. Only to be looked at: what it chooses waits for its node."""
        other = self.copy()
        other.s = self.seen_by(seat)
        other.s.seat = seat
        return other

    def legal_codes(self) -> list[int]:
        """Codes of the legal actions of the seat to act, rising; empty at chance nodes and after the end."""
        if self.actor < 0:
            return []
        codes = _buffers(self.game).codes
        return codes[: self.game.rules.legal(self.t, self.s, codes)]

    def legal(self) -> list[str]:
        """The legal actions of the seat to act, sorted by code points; empty at chance nodes and after the end."""
        return sorted(self.notation.texts[code] for code in self.legal_codes())

    def weights(self) -> dict[str, int]:
        """Outcome -> weight at a chance node, in code order; else empty."""
        if self.actor != CHANCE:
            return {}
        codes, w, *_ = _buffers(self.game)
        n = self.game.rules.weights(self.t, self.s, codes, w)
        return {self.notation.texts[codes[i]]: w[i] for i in range(n)}

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
        codes, w, *_ = _buffers(self.game)
        return self.play_code(sample(rng, codes, w, self.game.rules.weights(self.t, self.s, codes, w)))

    def _apply(self, code: int, text: str) -> Line:
        actor, node = self.actor, self.node
        if self.version % MARK == 0:
            self._marks.append(self.s.copy())
        ledger = _buffers(self.game).ledger
        ledger[0] = 0
        self.game.rules.apply(self.t, self.s, code, ledger)
        rows = rows_of(ledger)
        line = Line(len(self.lines), actor, node, text, rows)
        self.lines.append(line)
        return line

    def copy(self) -> Match:
        """An independent match in the same position."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.s, other.lines, other._marks = self.s.copy(), self.lines[:], self._marks[:]
        return other

    def at(self, version: int) -> Match:
        """An independent match at an earlier node, replayed from the last mark before it; raises IndexError."""
        if not 0 <= version <= self.version:
            raise IndexError(version)
        if version == self.version:
            return self.copy()
        mark, rest = divmod(version, MARK)
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.s, other.lines, other._marks = self._marks[mark].copy(), self.lines[: version - rest], self._marks[:mark]
        for line in self.lines[version - rest : version]:
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

    def uncovered(self, before: int, seat: int) -> list[int]:
        """The lines before node `before` that a seat (-1: a spectator) could not read then and may read now; not looked for after the end."""
        then = self.at(before)
        first = before - then.game.pending(then)
        return [n for n in range(first, before) if not then.may_see(n, seat) and self.may_see(n, seat)]

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

    def view(self, seat: int) -> Mapping[str, Any]:
        """The position as a seat (-1: a spectator) may see it: the whitelist of the game."""
        return self.game.view(self.components, self.t, self.seen_by(seat), seat)

    def advice(self) -> Mapping[str, Any]:
        """Plans for the seat to act (ways, payments), from what it may know; empty at chance nodes and after the end."""
        seat = self.actor
        return self.game.advice(self.components, self.t, self.seen_by(seat), seat) if seat >= 0 else {}

    def closed(self) -> dict[str, Reason]:
        """Aims that the seat to act cannot reach now, and why, from what it may know; empty at chance nodes and after the end."""
        seat = self.actor
        return self.game.closed(self.components, self.t, self.seen_by(seat), seat) if seat >= 0 else {}

    # --- result -----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points per seat so far."""
        out = _buffers(self.game).out
        self.game.rules.scores(self.t, self.s, out)
        return out[: self.players]

    def winners(self) -> list[int]:
        """All seats that win, rising; of a running game those that lead."""
        out = _buffers(self.game).out
        self.game.rules.winners(self.t, self.s, out)
        return [seat for seat in range(self.players) if out[seat]]

    def row(self, row: LedgerRow) -> list[Any]:
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
