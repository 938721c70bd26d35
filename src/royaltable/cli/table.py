"""The text table: prints what happens, asks people for their actions, plays the other seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TextIO

from ..ai.hint import BUDGET, Adviser
from ..ai.players import Player
from ..core import text_file, transcript
from ..core.aim import named
from ..core.errors import Refused, RoyalTableError
from ..core.kernel import CHANCE, seeded
from ..core.line import Line
from ..core.match import Match
from ..words import Readers, Words
from .board import board
from .common import console
from .grid import show
from .hint import hint_lines
from .rules import identified

ECHO = 80
"""So much of a refused text is repeated."""
with suppress(ImportError):
    import readline  # noqa: F401  (gives `input` line editing and history)

SHOWN = 30
"""Longer legal lists are shown whole only when asked for."""


class Left(Exception):
    """The people have left the table."""


class TextTable:
    """One game at a terminal.

    A person's turn can be taken back as long as nobody else and no chance has acted since; an action that hands over is final.
    """

    def __init__(
        self,
        match: Match,
        words: Words,
        people: frozenset[int],
        bots: Mapping[int, Player],
        seed: int,
        save: Path | None = None,
        names: Mapping[int, str] | None = None,
    ) -> None:
        """`people`: the seats that are asked; `bots`: who plays the others. `save`: file of the transcript. `names`: what seats are called."""
        self.match = match
        self.words = words
        self.people = people
        self.readers = Readers(names or {}, min(people) if len(people) == 1 else None)
        self.bots = bots
        self.seed = seed
        self.chance = seeded(f"chance {seed}")
        self.save_to = save
        self.out = console()
        self.turn_began = 0
        self.reported = 0  # lines reported so far
        self.new_here = True  # the first board is shown whole
        self.last_person = min(people) if len(people) == 1 else None
        self.adviser = Adviser(match.game, match.components, match.players)
        self.hint_budget = BUDGET
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "legal": lambda _: self._list(whole=True),
            "board": lambda _: self._board(whole=True),
            "log": lambda _: self._log(),
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": self._quit,
        }

    # --- the game ---------------------------------------------------------------------------------------------

    def play(self, source: TextIO) -> None:
        """Play to the end, or until the people leave (quit, end of input, Ctrl-C)."""
        self.source = source
        self._say("cli-welcome", game=self.words.pick(self.match.components.data["title"]))
        if self.match.components.reconstructed:
            self._say("cli-reconstructed")
        try:
            while not self.match.over:
                self._node()
        except (Left, KeyboardInterrupt):
            self._leave()
            return
        self._tell()
        self._result()
        self._offer_to_save()

    def _node(self) -> None:
        actor = self.match.actor
        if actor in self.people:
            self._person(actor)
            return
        if actor == CHANCE:
            self.match.play_chance(self.chance)
        else:
            self.match.play_code(self._bot(actor))
        self.turn_began = self.match.version

    def _bot(self, seat: int) -> int:
        return self.bots[seat].decide(self.match.seen_by(seat), seat, f"bots {self.seed} {self.match.version}").code

    # --- a person's node --------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        if seat != self.last_person:
            self._hand_over(seat)
        self._tell()
        if self.match.version == self.turn_began:
            self._board(whole=self.new_here)
            self.new_here = False
        self._prompt(seat)
        before = self.match.version
        while self.match.actor == seat and self.match.version == before and not self.match.over:
            self._answer(self._read(f"{self._name(seat)}> "))
        if self.match.actor != seat:
            self.turn_began = self.match.version

    def _hand_over(self, seat: int) -> None:
        """Several people at one screen: what the last one could see goes away first."""
        if self.last_person is not None and self.out.is_terminal:
            self.out.clear()
        self.last_person = seat
        self._say("cli-hand-over", seat=self._name(seat))
        if self.out.is_terminal:
            self._read("")

    def _prompt(self, seat: int) -> None:
        game = self.match.game.name
        self._say("cli-your-turn", seat=self._name(seat), prompt=self.words.format(f"{game}-node-{self.match.node.replace('_', '-')}"))
        self._list()

    def _list(self, *, whole: bool = False) -> None:
        legal = self.match.legal()
        shown = legal if whole or len(legal) <= SHOWN else legal[:SHOWN]
        width = max(map(len, shown), default=0)
        seat, components = self.match.actor, self.match.components
        own = Readers(self.readers.names, seat)
        for i, text in enumerate(shown, 1):
            self.out.print(f"{i:>4}  {text:<{width}}  {self.words.sentence(self.match.game, components, text, seat, own)}")
        if len(shown) < len(legal):
            self._say("cli-more", n=len(legal) - len(shown))

    def _read(self, prompt: str) -> str:
        """One line of input; raises Left at the end of input."""
        try:
            if self.source is sys.stdin and self.source.isatty():
                text = input(prompt)  # with line editing where Python has it
            else:
                self.out.print(prompt, end="")
                sys.stdout.flush()
                text = self.source.readline()
                if not text:
                    raise EOFError
        except UnicodeDecodeError:
            return "\ufffd"
        except EOFError:
            self.out.print()
            raise Left from None
        return " ".join(text.removeprefix(text_file.MARK).split())

    def _answer(self, text: str) -> None:
        """Play an action given by number or notation, or follow a command."""
        if not text:
            return
        legal = self.match.legal()
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(legal):
            text = legal[int(text[:9]) - 1]
        verb, _, rest = text.partition(" ")
        if verb.lower() in self.commands and self.match.notation.parse(text) is None:
            self.commands[verb.lower()](rest)
            return
        try:
            self.match.play(text)
        except Refused as refused:
            self._refused(text, refused.rule)
            return
        self._tell()

    def _refused(self, text: str, rule: str) -> None:
        said = "".join(c if c.isprintable() else "\ufffd" for c in text)
        self._say("cli-refused", text=said if len(said) <= ECHO else f"{said[:ECHO]}…", rule=rule, why=self._paragraph(rule))
        if self.match.notation.parse(text) is None:
            parsed = (self.match.notation.parse(action) for action in self.match.legal())
            keys = dict.fromkeys(sentence.key for sentence in parsed if sentence)
            self._say("cli-grammar", patterns=" · ".join(self.match.notation.patterns[key] for key in keys), commands=" · ".join(self.commands))

    # --- commands ---------------------------------------------------------------------------------------------

    def _help(self, rule: str) -> None:
        game = self.match.game
        if rule:
            try:
                for found in identified(game, rule):
                    self.out.print(f"{found}  {self._paragraph(found)}")
            except RoyalTableError:
                self._say("cli-no-rule", rule=rule)
            return
        help_id = f"{game.name}-node-help-{self.match.node.replace('_', '-')}"
        if self.words.has(help_id):
            self.out.print(self.words.format(help_id))
        self._say("cli-help")

    def _why(self, text: str) -> None:
        """Why an aim cannot be reached (a place of the board, a card), the same that the page says where it is clicked."""
        match, words = self.match, self.words
        aims = match.game.aims(match.components)
        aim = named(aims, text.lower())
        if aim is None:
            self._say("cli-why-aims", patterns=" · ".join(aims.patterns.values()))
            return
        name, reason = words.aim(match.game, match.components, aim), match.closed().get(aim)
        if reason is None:
            self._say("cli-why-open", aim=name)
        else:
            self._say("cli-why-closed", aim=name, why=words.reason(match.game, match.components, reason, self.readers), rule=match.game.rule(reason.rule))

    def _board(self, *, whole: bool) -> None:
        """The board as the seat to act sees it, or its first two sections."""
        for grid in islice(board(self.match, self.words, self.match.actor, self.readers), None if whole else 2):
            show(self.out, grid)

    def _log(self) -> None:
        for line in self.match.lines:
            self._report(line)

    def _hint(self) -> None:
        """The best actions of the seat to act, from what it may know."""
        seat = self.match.actor
        self._say("cli-hint-looking")
        for line in hint_lines(self.match, self.words, self.adviser.hints(self.match.seen_by(seat), seat, self.hint_budget), self.readers):
            self.out.print(line)

    def _undo(self) -> None:
        if self.match.version == self.turn_began:
            self._say("cli-nothing-to-undo")
            return
        self.match = self.match.at(self.match.version - 1)
        self.reported = min(self.reported, self.match.version)
        self._say("cli-undone")

    def _quit(self, _: str) -> None:
        raise Left

    def _save(self, name: str) -> None:
        if not name:
            self._say("cli-save-name")
            return
        self._write(Path(name))

    # --- telling ----------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Report the lines that have not been reported yet."""
        for line in self.match.lines[self.reported :]:
            self._report(line)
        self.reported = self.match.version

    def _report(self, line: Line) -> None:
        match, words, to = self.match, self.words, self.readers
        if match.may_see(line.n, self._viewer()):
            what = words.sentence(match.game, match.components, line.text, line.actor, to)
        else:
            what = words.hidden(match.game, line.text.split(" ")[0])
        self.out.print(f"{line.n:>4}  " + (what if line.actor == CHANCE else words.told(match.components, line.actor, what, to)))
        for row in line.rows:
            data = match.row(row)
            event = words.event(match.game, match.components, data, to)
            if row[1] >= 0:
                event = words.told(match.components, row[1], event, to)
            points = f" {row[2]:+d}" if row[2] else ""
            self.out.print(f"      {event}{points}  [{data[0]}]")

    def _viewer(self) -> int:
        """Who reads the screen: the one person there is, the person to act, else everybody together."""
        if len(self.people) == 1:
            return min(self.people)
        return self.match.actor if self.match.actor in self.people else -1

    def _result(self) -> None:
        scores, winners = self.match.scores(), self.match.winners()
        for seat in sorted(range(self.match.players), key=lambda seat: (-scores[seat], seat)):
            self._say("cli-score", seat=self._who(seat), points=scores[seat])
        winners = sorted(winners, key=lambda seat: seat != self.readers.you)
        self._say("cli-winners", n=len(winners), seats=self.words.listed([*map(self._who, winners)]), person=self.readers.person(winners[0]))

    def _name(self, seat: int) -> str:
        return self.words.seat(self.match.components, seat, self.readers)

    def _who(self, seat: int) -> str:
        return self.words.who(self.match.components, seat, self.readers)

    def _paragraph(self, rule: str) -> str:
        try:
            return self.words.paragraph(self.match.game, rule)
        except KeyError:
            return ""

    def _say(self, message: str, **args: str | int) -> None:
        self.out.print(self.words.format(message, **args))

    # --- leaving ----------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.out.print()
        self._say("cli-left", nodes=self.match.version)
        self._offer_to_save()

    def _offer_to_save(self) -> None:
        """Save to the file given beforehand; else ask where somebody can answer."""
        if self.save_to is not None:
            self._write(self.save_to)
        elif self.match.version and self.source.isatty():
            try:
                name = self._read(self.words.format("cli-ask-save") + " ")
            except (Left, KeyboardInterrupt):
                return
            if name:
                self._write(Path(name))

    def _write(self, path: Path) -> None:
        """Write the transcript as the reader of the screen may see it: all of it after the end."""
        lines = transcript.write(self.match, viewer=self._viewer())
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.writelines(f"{line}\n" for line in lines)
        except FileExistsError:
            self._say("cli-exists", file=str(path))
        except OSError as error:
            self._say("cli-not-written", file=str(path), why=str(error.strerror))
        else:
            self._say("cli-saved", file=str(path))
