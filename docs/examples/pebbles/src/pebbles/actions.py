"""The notation of Pebbles: every sentence has a code."""

from __future__ import annotations

from royaltable.core.components import Components
from royaltable.core.notation import DIGIT, Notation, Sentence

from .schema import CARDS, MOST, TAKE, State, Tables

A_DEALT, A_TAKE = 0, CARDS
CODES = CARDS + MOST
PATTERNS = {"dealt": "dealt <card>", "take": "take <n>"}


def notation(components: Components) -> Notation:
    """The sentences, in the order of their codes."""
    cards = [card["id"] for card in components.data["cards"]]
    texts = (*(f"dealt {card}" for card in cards), *(f"take {n}" for n in range(1, MOST + 1)))
    return Notation(PATTERNS, {"card": cards, "n": DIGIT}, texts)


def uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    """The rule that a sentence without a code breaks: it takes no pebbles or too many (PB-2.1), or is said while cards are dealt."""
    return 2_01_00 if s.node == TAKE else 4_03_00


def place(components: Components, rule: int, where: int) -> str:
    """Where a row of the ledger belongs: to a card (PB-3.3) or nowhere."""
    return str(components.data["cards"][where]["id"]) if rule == 3_03_00 else ""
