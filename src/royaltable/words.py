"""Words for people: messages (Fluent), names from component files, and sentences for actions, in three languages."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

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

BLOCKS = {"card": ("cards", "symbols"), "city": ("cities",), "country": ("countries",), "pair": ("countries",), "patron": ("rooms",)}
"""Kind of word -> blocks of the component file that name it, where it is not simply the kind with an s."""
PLACES = {"ming": ("province", "district"), "royals": ("city", "country", "title"), "palace": ("noble", "card", "room")}
"""Game -> kinds of word that can stand first in the place of a ledger row."""


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

    def seat(self, components: Components, seat: int, people: Sequence[str] | None = None) -> str:
        """The person in a seat, else its colour, else (no such seat) its number."""
        names = people or [self.pick(row) for row in components.data["seats"]]
        return names[seat] if seat < len(names) else str(seat)

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
        for block in BLOCKS.get(kind, (kind + "s",)):
            rows = components.data.get(block)
            if isinstance(rows, list):  # `cards` is a table of numbers in some games
                for row in rows:
                    if row["id"] == id:
                        return self.pick(row)
        message = f"{game.name}-{kind}-{id.replace(' ', '-')}"
        return self.format(message) if self.has(message) else None

    # --- sentences --------------------------------------------------------------------------------------------

    def sentence(self, game: Game, components: Components, action: str, people: Sequence[str] | None = None) -> str:
        """An action in words, to be read after the name of its seat; `people` are the names of the seats, else their colours.

        A text outside the grammar is given back as it is.
        """
        notation = self._notation(game, components)
        sentence = notation.parse(action)
        if sentence is None:
            return action
        kinds = {blank: kind or blank for blank, kind in BLANK.findall(notation.patterns[sentence.key])}
        args: dict[str, str | int] = {}
        for blank, word in sentence.words.items():
            kind = kinds[blank]
            if kind == "seat":
                args[blank] = self.seat(components, int(word), people)
            elif word.isdecimal():
                args[blank] = int(word)
            else:
                args[blank] = self.name(game, components, kind, word)
        return self.format(f"{game.name}-do-{sentence.key}", **args)

    def hidden(self, game: Game, word: str) -> str:
        """What is said of a choice that the reader may not see; `word` is the first word of its notation."""
        return self.format(f"{game.name}-hidden-{word}")

    def event(self, game: Game, components: Components, row: Sequence[Any]) -> str:
        """A ledger row `[rule, seat, points, where]` in words, to be read after the name of its seat; a whole sentence if that is -1."""
        rule, seat, points, where = row
        return self.format(f"{game.name}-event-{rule.replace('.', '-')}", seat=seat, points=points, **self.place(game, components, where))

    def place(self, game: Game, components: Components, where: str) -> dict[str, str | int]:
        """The arguments of an event that tell its place: `where`, the name of the first word, and `number`, the number in it (0 if none)."""
        words = where.split(" ")
        names = (self._name(game, components, kind, words[0]) for kind in (*PLACES.get(game.name, ()), "where"))
        numbers = [int(word) for word in words if word.isdecimal()]
        return {"where": next((name for name in names if name), words[0]), "number": numbers[0] if numbers else 0}

    def told(self, who: str, what: str) -> str:
        """A sentence after its subject; in Chinese a colon keeps them apart (colours are names of one character)."""
        return f"{who} {what}" if self.lang == "en" else f"{who}：{what}"

    def _notation(self, game: Game, components: Components) -> Notation:
        key = game.name, components.digest
        if key not in self._notations:
            self._notations[key] = game.notation(components)
        return self._notations[key]


@cache
def _files(lang: str) -> frozenset[str]:
    return frozenset(path.stem for path in (FOLDER / lang).glob("*.ftl"))


def _file(lang: str, id: str) -> str:
    first = id.split("-", 1)[0]
    return first if first in _files(lang) else "common"


@cache
def _bundle(lang: str, file: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    path = FOLDER / lang / f"{file}.ftl"
    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
