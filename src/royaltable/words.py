"""Words for people: messages (Fluent), names from component files, and sentences for actions, in three languages."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from . import games
from .core import text_file
from .core.aim import Reason
from .core.components import Components
from .core.errors import RoyalTableError
from .core.game import Game
from .core.notation import BLANK, Notation

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
FIELD = {"en": "en", "zh-Hant": "hant", "zh-Hans": "hans"}
"""Language -> its key in component files and rule books."""
FOLDER = Path(__file__).parent / "locales"

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first that is set decides."""
TRADITIONAL = re.compile(r"zh[-_](hant|tw|hk|mo)", re.IGNORECASE)
CHINESE = re.compile(r"zh\b|zh_", re.IGNORECASE)


def language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else `en`; raises RoyalTableError for one we do not speak.

    >>> language("zh_TW"), language(None, {"LANG": "zh_CN.UTF-8"}), language(None, {"LANG": "fr_FR.UTF-8"})
    ('zh-Hant', 'zh-Hans', 'en')
    """
    if asked is not None:
        if known := _known(asked):
            return known
        raise RoyalTableError(f"There is no language {asked!r}; the languages are {', '.join(LANGUAGES)}.")
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return _known(wanted) or "en"


def _known(tag: str) -> str | None:
    if TRADITIONAL.match(tag):
        return "zh-Hant"
    if CHINESE.match(tag):
        return "zh-Hans"
    return "en" if re.match(r"en\b|en_", tag, re.IGNORECASE) else None


@dataclass(frozen=True)
class Readers:
    """For whom sentences are: how people are called (others by their colours), and the seat that is spoken to as "you"."""

    names: Mapping[int, str] = field(default_factory=dict)
    you: int | None = None

    def person(self, seat: int | None) -> str:
        """The grammatical person of a seat, as messages select it: `you` or `other`."""
        return "you" if seat is not None and seat == self.you else "other"


ANYBODY = Readers()


class Words:
    """One language: messages, names and sentences.

    A message stands in the file named like the first word of its id (`ming-do-pass` in `ming.ftl`), else in `common.ftl`.
    A missing message reads as its id, so that a gap in a locale never stops a game; the tests find it.
    """

    def __init__(self, lang: str | None = None) -> None:
        """Speak a language, by default that of the environment; see `language`."""
        self.lang = language(lang)
        self.field = FIELD[self.lang]
        self._notations: dict[tuple[str, str], Notation] = {}

    # --- messages ---------------------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return _bundle(self.lang, _file(self.lang, id)).has_message(id)

    def format(self, id: str, **args: str | int) -> str:
        """A message with its arguments."""
        return self._pattern(id, None, args)

    def hint(self, id: str) -> str:
        """The short explanation of a message (its attribute `hint`); empty if it has none."""
        return self._pattern(id, "hint", {})

    def _pattern(self, id: str, attribute: str | None, args: Mapping[str, str | int]) -> str:
        bundle = _bundle(self.lang, _file(self.lang, id))
        if not bundle.has_message(id):
            return id
        message = bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        return "" if pattern is None else str(bundle.format_pattern(pattern, dict(args))[0])

    def pick(self, names: Mapping[str, str]) -> str:
        """The name of something that a component file or rule book names in every language."""
        return names[self.field]

    def paragraph(self, game: Game, rule: str) -> str:
        """The text of a rule; raises KeyError for an unknown rule id."""
        return self.pick(game.rulebook.paragraph(rule).text)

    # --- names ------------------------------------------------------------------------------------------------

    def seat(self, components: Components, seat: int, to: Readers = ANYBODY) -> str:
        """The name of the person in a seat, else its colour, else (no such seat) its number."""
        rows = components.data["seats"]
        return to.names.get(seat) or (self.pick(rows[seat]) if seat < len(rows) else str(seat))

    def who(self, components: Components, seat: int, to: Readers = ANYBODY) -> str:
        """A seat in a sentence: "You" for the reader."""
        return self.format("you") if seat == to.you else self.seat(components, seat, to)

    def listed(self, names: Sequence[str]) -> str:
        """Several names in one sentence: "A, B and C"."""
        *before, last = names
        return self.format("list-and").join(filter(None, (self.format("list-comma").join(before), last)))

    def name(self, game: Game, components: Components, kind: str, id: str) -> str:
        """The name of a thing: from the component file, else the message `<game>-<kind>-<id>`, else the id itself.

        Kinds are those of the notation (`province`, `card`, `city` …); a pair of countries is named by both.
        """
        if kind == "seat":
            return self.seat(components, int(id))
        found = self._name(game, components, kind, id)
        if found is None and " " in id:
            return " + ".join(self.name(game, components, kind, part) for part in id.split(" "))
        return found or id

    def _name(self, game: Game, components: Components, kind: str, id: str) -> str | None:
        rows = components.data.get(game.blocks.get(kind, f"{kind}s"))
        if isinstance(rows, list):  # `cards` is a table of numbers in some games
            for row in rows:
                if row["id"] == id:
                    return self.pick(row)
        message = f"{game.name}-{kind}-{id.replace(' ', '-')}"
        return self.format(message) if self.has(message) else None

    # --- sentences --------------------------------------------------------------------------------------------

    def sentence(self, game: Game, components: Components, action: str, by: int | None = None, to: Readers = ANYBODY) -> str:
        """An action in words, to be read after the name of its seat `by`; a text outside the grammar is given back as it is."""
        return self._said(game, components, self._notation(game, components), f"{game.name}-do", action, by, to)

    def aim(self, game: Game, components: Components, aim: str) -> str:
        """The name of what a person points at."""
        return self._said(game, components, game.aims(components), f"{game.name}-aim", aim, None, ANYBODY)

    def _said(self, game: Game, components: Components, notation: Notation, prefix: str, text: str, by: int | None, to: Readers) -> str:
        sentence = notation.parse(text)
        if sentence is None:
            return text
        kinds = {blank: kind or blank for blank, kind in BLANK.findall(notation.patterns[sentence.key])}
        args: dict[str, str | int] = {"person": to.person(by)}
        for blank, word in sentence.words.items():
            kind = kinds[blank]
            if kind == "seat":
                args[blank] = self.who(components, int(word), to)
                args["whom"] = "self" if int(word) == by else to.person(int(word))
            elif word.isdecimal():
                args[blank] = int(word)
            else:
                args[blank] = self.name(game, components, kind, word)
        return self.format(f"{prefix}-{sentence.key}", **args)

    def reason(self, game: Game, components: Components, reason: Reason, to: Readers = ANYBODY) -> str:
        """Why an aim cannot be reached: the message `<game>-closed-<rule>` with the facts of the reason, else the rule itself."""
        rule = game.rule(reason.rule)
        id = f"{game.name}-closed-{rule.replace('.', '-')}"
        if not self.has(id):
            return self.paragraph(game, rule)
        return self.format(id, **{kind: self._fact(game, components, kind, fact, to) for kind, fact in reason.facts.items()})

    def _fact(self, game: Game, components: Components, kind: str, fact: int | str, to: Readers) -> int | str:
        if kind == "seat":
            return self.who(components, int(fact), to)
        return self.name(game, components, kind, fact) if isinstance(fact, str) else fact

    def hidden(self, game: Game, word: str) -> str:
        """What is said of a choice that the reader may not see, to be read after the name of its seat; `word`: the first word of its notation."""
        return self.format(f"{game.name}-hidden-{word}", person="other")

    def event(self, game: Game, components: Components, row: Sequence[Any], to: Readers = ANYBODY) -> str:
        """A ledger row `[rule, seat, points, where]` in words, to be read after the name of its seat; a whole sentence if that is -1."""
        rule, seat, points, where = row
        args = {"seat": seat, "points": points, "person": to.person(seat), **self.place(game, components, where)}
        return self.format(f"{game.name}-event-{rule.replace('.', '-')}", **args)

    def place(self, game: Game, components: Components, where: str) -> dict[str, str | int]:
        """The arguments of an event that tell its place: `where`, the name of the first word, and `number`, the number in it (0 if none)."""
        words = where.split(" ")
        names = (self._name(game, components, kind, words[0]) for kind in (*game.place_kinds, "where"))
        numbers = [int(word) for word in words if word.isdecimal()]
        return {"where": next((name for name in names if name), words[0]), "number": numbers[0] if numbers else 0}

    def told(self, components: Components, seat: int, what: str, to: Readers = ANYBODY) -> str:
        """A sentence after its subject; in Chinese a colon keeps a name apart (colours are names of one character)."""
        return self.format("told", who=self.who(components, seat, to), what=what, person=to.person(seat))

    def _notation(self, game: Game, components: Components) -> Notation:
        key = game.name, components.digest
        if key not in self._notations:
            self._notations[key] = game.notation(components)
        return self._notations[key]


def own_messages(game: Game, lang: str) -> str:
    """The text of the Fluent file that a game of another package brings in its folder (`locales/<lang>.ftl`); empty if it has none."""
    path = game.folder / "locales" / f"{lang}.ftl"
    return text_file.read(path) if path.is_file() else ""


@cache
def _files(lang: str) -> frozenset[str]:
    return frozenset(path.stem for path in (FOLDER / lang).glob("*.ftl"))


def _file(lang: str, id: str) -> str:
    first = id.split("-", 1)[0]
    return first if first in _files(lang) or first in games.names() else "common"


@cache
def _bundle(lang: str, file: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    path = FOLDER / lang / f"{file}.ftl"
    if path.is_file():
        bundle.add_resource(FluentResource(text_file.read(path)))
    elif file in games.names():
        bundle.add_resource(FluentResource(own_messages(games.find(file), lang)))
    return bundle
