"""Names: one form, and nothing in them that cannot be seen."""

from __future__ import annotations

import doctest
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaltable.core import names
from royaltable.core.errors import RoyalTableError
from royaltable.core.names import LONGEST, clean


def test_doctests() -> None:
    assert doctest.testmod(names).failed == 0


@pytest.mark.parametrize(
    ("given_name", "expected"),
    [
        ("Ann", "Ann"),
        (" Ann ", "Ann"),
        ("Ann \t  Lee", "Ann Lee"),
        ("\u00a0Ann\u2003\u3000Lee\u202f", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("각", "각"),
        ("\u1100\u1161\u11a8", "각"),
        ("皇親", "皇親"),
        ("O'Neil-Żak, Jr. 3", "O'Neil-Żak, Jr. 3"),
        ("שרה", "שרה"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("👑", "👑"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("🇹🇼", "🇹🇼"),
        ("x" * LONGEST, "x" * LONGEST),
        ("  " + "e\u0301" * LONGEST + "  ", "é" * LONGEST),
    ],
)
def test_one_form(given_name: str, expected: str) -> None:
    assert clean(given_name) == expected
    assert clean(expected) == expected


UNSEEN = {
    "zero-width space": "\u200b",
    "zero-width joiner": "\u200d",
    "zero-width non-joiner": "\u200c",
    "word joiner": "\u2060",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "left-to-right mark": "\u200e",
    "right-to-left mark": "\u200f",
    "embedding": "\u202a",
    "right-to-left override": "\u202e",
    "isolate": "\u2066",
    "end of isolate": "\u2069",
    "Arabic letter mark": "\u061c",
    "Mongolian vowel separator": "\u180e",
    "grapheme joiner": "\u034f",
    "Hangul filler": "\u3164",
    "half-width Hangul filler": "\uffa0",
    "blank Braille pattern": "\u2800",
    "line separator": "\u2028",
    "paragraph separator": "\u2029",
    "null": "\0",
    "line feed": "\n",
    "escape": "\x1b",
    "delete": "\x7f",
    "next line": "\x85",
    "lone surrogate": "\ud800",
    "tag": "\U000e0061",
    "no character": "\uffff",
    "interlinear mark": "\ufff9",
}


@pytest.mark.parametrize("pattern", ["{}", "A{}", "{}A", "A{}B", "A {} B", "{0}{0}"])
@pytest.mark.parametrize("sign", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_refused(sign: str, pattern: str) -> None:
    with pytest.raises(RoyalTableError, match=rf"cannot be seen, such as U\+{ord(sign):04X}\.$"):
        clean(pattern.format(sign))


@pytest.mark.parametrize("name", ["", " ", "\t", "\u3000\u00a0"])
def test_nothing_is_no_name(name: str) -> None:
    with pytest.raises(RoyalTableError, match="at least one character"):
        clean(name)


@pytest.mark.parametrize("name", ["\ufe0f", "A\ufe0f\ufe0f", " \u0301", "\u0301A", "❤\ufe0f\u200d"])
def test_marks_need_a_sign_to_stand_on(name: str) -> None:
    with pytest.raises(RoyalTableError, match="cannot be seen"):
        clean(name)


def test_too_long() -> None:
    with pytest.raises(RoyalTableError, match=r"at most 40 characters, not 41\.$"):
        clean("x" * (LONGEST + 1))


def test_every_space_of_unicode_is_a_space() -> None:
    spaces = {c for c in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(c) == "Zs"}
    assert spaces | {"\t"} == names.WHITE


@given(st.text(max_size=50))
def test_whatever_is_accepted_is_visible_and_stays(name: str) -> None:
    try:
        found = clean(name)
    except RoyalTableError:
        return
    assert clean(found) == found == unicodedata.normalize("NFC", found)
    assert found.strip() == found != ""
    assert any(unicodedata.category(c)[0] in "LNPSC" for c in found)
