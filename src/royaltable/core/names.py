"""Names of people and other single lines that people write: brought to one form and checked in one place, for server, page and command line."""

from __future__ import annotations

import unicodedata

from .errors import RoyalTableError

LONGEST = 40
"""Characters of a name."""

WHITE = {" ", "\t", *map(chr, (0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000))}
"""What counts as a space inside a name: the separators of Unicode (Zs) and the tabulator."""
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2065, 0x2800, 0x3164, 0xFFA0, *range(0xFFF0, 0xFFF9), 0x1D159}
"""Code points that show nothing although their category is one of letters, marks or symbols."""
SELECTORS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Variation selectors: they choose how the sign before them looks."""
ZWNJ, ZWJ = "\u200c", "\u200d"
VIRAMA = 9
"""Combining class of the signs after which scripts of India use joiners."""


def clean(name: str) -> str:
    """A name in its one form, at most `LONGEST` characters; see `line`.

    >>> clean("  Ann\\u3000 Lee "), clean("e\\u0301")
    ('Ann Lee', 'é')
    """
    return line(name, LONGEST, "name")


def line(text: str, longest: int, what: str) -> str:
    """A line in its one form: composed (NFC), trimmed, one space where there is white space; all of it can be seen.

    Raises RoyalTableError, which calls it `what`: longer than `longest`, nothing in it, or signs that show nothing (controls, zero-width signs,
    marks of direction, soft hyphens …). Joiners stay where scripts and emoji need them.
    """
    spaced = "".join(" " if c in WHITE else c for c in text)
    found = unicodedata.normalize("NFC", " ".join(part for part in spaced.split(" ") if part))
    if not found:
        raise RoyalTableError(f"A {what} needs at least one character that can be seen.")
    if len(found) > longest:
        raise RoyalTableError(f"A {what} has at most {longest} characters, not {len(found)}.")
    for i, c in enumerate(found):
        if _unseen(found, i):
            raise RoyalTableError(f"A {what} must not hold characters that cannot be seen, such as U+{ord(c):04X}.")
    return found


def _unseen(text: str, i: int) -> bool:
    """Whether a sign of a text shows nothing: by itself, or where it stands."""
    c, before = text[i], text[i - 1] if i else " "
    number, kind = ord(c), unicodedata.category(c)
    if c in (ZWJ, ZWNJ):
        return not _joins(c, before, text[i + 1 : i + 2])
    if number in SELECTORS:
        return before == " " or ord(before) in SELECTORS
    if kind.startswith("M"):
        return before == " " or number in BLANK  # a mark needs a sign to stand on
    return kind in ("Cc", "Cf", "Cs", "Zl", "Zp") or number in BLANK or 0xE0000 <= number < 0xE1000 or 0xFDD0 <= number < 0xFDF0 or number & 0xFFFE == 0xFFFE


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a joiner changes how its neighbours look: after a virama, between letters that connect, inside an emoji."""
    if not after or before == " ":
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    if unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL":
        return True
    return joiner == ZWJ and (ord(before) in SELECTORS or unicodedata.category(before) in ("So", "Sk")) and unicodedata.category(after) == "So"
