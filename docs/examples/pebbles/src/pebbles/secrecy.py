"""What a seat may not know: the cards of the others (PB-1.2)."""

from __future__ import annotations

from royaltable.core.kernel import below, kernel
from royaltable.core.line import MatchSoFar
from royaltable.core.schema import Row

from .schema import CARDS, NONE, UNSEEN, State, Tables
from .setup import in_box


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    """Cover the cards of all other seats; that they have one can be seen."""
    for i in range(s.players):
        if i != seat and s.card[i] != NONE:
            s.card[i] = UNSEEN


@kernel
def redeal(t: Tables, s: State, seat: int, rng: Row) -> None:
    """Deal the other seats' cards anew: every deal that fits what the seat knows is as likely."""
    hide(t, s, seat)
    for i in range(s.players):
        if s.card[i] == UNSEEN:
            card = below(rng, CARDS)
            while in_box(s, card) == 0:
                card = below(rng, CARDS)
            s.card[i] = card


def secret(match: MatchSoFar, n: int) -> int | None:
    """The only seat that may see a line: its dealt card, in the order of the seats."""
    return n if n < match.players else None
