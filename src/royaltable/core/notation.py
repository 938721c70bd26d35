"""Notation: one action, one line of lower-case words; `format` and `parse` are exact inverses.

A game declares its grammar as patterns (`"step <district> <card>"`, `"home <a:digit> <b:digit> <c:digit>"`), the words
that each kind of blank can hold, and the text of every code. A kind is a list of ids (which may hold spaces) or a regular expression.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

Kind = Sequence[str] | str
DIGIT = "[0-9]"
NUMBER = "0|[1-9][0-9]*"
BLANK = re.compile(r"<(\w+)(?::(\w+))?>")


@dataclass(frozen=True)
class Sentence:
    """A parsed action: the key of its pattern and the words in the blanks."""

    key: str
    words: dict[str, str]


@dataclass(frozen=True)
class Notation:
    """Grammar and code table of one game with one component file.

    `patterns`: key -> pattern; the key also names the Fluent message `<game>-do-<key>`.
    `kinds`: kind -> list of ids or regular expression. `texts`: code -> sentence.
    """

    patterns: Mapping[str, str]
    kinds: Mapping[str, Kind]
    texts: tuple[str, ...]

    @cached_property
    def codes(self) -> dict[str, int]:
        """Sentence -> code."""
        return {text: code for code, text in enumerate(self.texts)}

    @cached_property
    def _expressions(self) -> dict[str, re.Pattern[str]]:
        def blank(match: re.Match[str]) -> str:
            kind = self.kinds[match[2] or match[1]]
            body = kind if isinstance(kind, str) else "|".join(re.escape(word) for word in kind)
            return f"(?P<{match[1]}>{body})"

        return {key: re.compile(BLANK.sub(blank, pattern)) for key, pattern in self.patterns.items()}

    def parse(self, text: str) -> Sentence | None:
        """The sentence of a text, or None if it is outside the grammar."""
        for key, expression in self._expressions.items():
            if found := expression.fullmatch(text):
                return Sentence(key, found.groupdict())
        return None

    def format(self, sentence: Sentence) -> str:
        """The text of a sentence; the inverse of `parse`."""
        return BLANK.sub(lambda match: sentence.words[match[1]], self.patterns[sentence.key])
