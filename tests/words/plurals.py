"""English faults of number in a text: "1 cards", "2 card", "1 nobles are left"."""

from __future__ import annotations

import re

NOUNS = """action card character choice cube district dragon game line marker member message monk node noble option payment period
player point place position prince recruit room round seal seat servant space square step table thing tile title turn draw"""
COUNTED = {noun: noun + "s" for noun in NOUNS.split()} | {"city": "cities", "country": "countries", "person": "people"}
"""What is counted, in the singular and the plural."""
WORDS = """gold influence s more less fewer left open free changed chosen picked kept others of and or is are could to at in on for as with by from without
not away win wins share shares starting now the turns before together within because walk"""
UNCOUNTED = frozenset(WORDS.split())
"""What may stand after a number and is no noun."""
ADJECTIVES = r"(?:(?:more|new|free|hidden|open|waiting|own|neutral|other|turquoise|violet|wild|Country|Intrigue|house|city|country|high|low) )*"
ONE = re.compile(rf"(?<![\d.,–+…%/-])\b(?:1|[Oo]ne) {ADJECTIVES}({'|'.join(sorted(COUNTED.values(), key=len, reverse=True))}|others)\b(?! of)")
MANY = re.compile(rf"(?<![\d.,–…/-])\b(?:0|[2-9]|[1-9]\d+) {ADJECTIVES}({'|'.join(sorted(COUNTED, key=len, reverse=True))})\b")
VERB = re.compile(
    rf"(?<![\d.,–…/-])\b(?:1|[Oo]ne) {ADJECTIVES}(?:{'|'.join(COUNTED)}) (?:are|were|have|go|come|leave|return|remain|wait|count)\b"
    rf"|\b(?:[2-9]|[1-9]\d+) {ADJECTIVES}(?:{'|'.join(COUNTED.values())}) (?:is|was|has|goes|comes|leaves|returns|remains|waits|counts)\b"
)


def faults(text: str) -> list[str]:
    """The places of a text where number and noun or verb do not agree.

    >>> faults("1 cards in hand, 1 Country cards"), faults("1 card, 2 cards, 0 cards"), faults("2 card left, 1 noble are left")
    (['1 cards', '1 Country cards'], [], ['2 card', '1 noble are'])
    """
    return [found[0] for pattern in (ONE, MANY, VERB) for found in pattern.finditer(text)]
