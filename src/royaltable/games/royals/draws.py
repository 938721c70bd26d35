"""Drawing, and new decks (RO-3, RO-8)."""

from __future__ import annotations

from ...core.draw import turn_over
from ...core.kernel import Ledger, kernel, note
from ...core.schema import Grid, Row
from .schema import COUNTRIES, DRAW, DRAWN_COUNTRY, DRAWN_PAIR, DRAWS, NOBODY, PAIRS, PERIODS, PLAY, SEATS, STAGGERED, State, Tables

# --- new decks ----------------------------------------------------------------------------------------------------


@kernel
def remake(s: State, ledger: Ledger) -> None:
    """RO-8.1, RO-8.2 when the Country deck has run out."""
    if s.periods_over < PERIODS:  # RO-8.9: later only a new deck
        s.periods_over += 1
        note(ledger, 8_01_00, NOBODY, 0, s.periods_over)
    note(ledger, 8_02_00, NOBODY, 0, 0)
    s.deck_size = turn_over(s.discards, s.deck, COUNTRIES)
    relearn(s, s.deck, s.fed, s.hand, s.known, s.own, s.blind, COUNTRIES)


@kernel
def remake_intrigue(s: State, ledger: Ledger) -> None:
    """RO-3.7."""
    note(ledger, 3_07_00, NOBODY, 0, 0)
    s.intrigue_deck_size = turn_over(s.intrigue_discards, s.intrigue_deck, PAIRS)
    relearn(s, s.intrigue_deck, s.fed_intrigue, s.intrigue, s.known_intrigue, s.own_intrigue, s.blind_intrigue, PAIRS)


@kernel
def relearn(s: State, deck: Row, fed: Row, hand: Grid, known: Grid, own: Grid, blind: Row, kinds: int) -> None:
    """RO-10.6: what seats know of cards once their deck is made anew."""
    for x in range(kinds):
        fed[x] = deck[x]
        for p in range(SEATS):
            own[p][x] = 0
            if s.players == 2:
                known[p][x] = hand[p][x]
    for p in range(SEATS):
        blind[p] = 0


@kernel
def leave_deck(s: State, country: int, ledger: Ledger) -> None:
    """A card has left the Country deck."""
    s.deck[country] -= 1
    s.deck_size -= 1
    if s.deck_size == 0:
        remake(s, ledger)


@kernel
def turn_up(s: State, country: int, ledger: Ledger) -> None:
    """RO-1.12, RO-7.7: a card to the display."""
    s.display[country] += 1
    s.display_size += 1
    s.fed[country] -= 1
    leave_deck(s, country, ledger)


# --- the draw step ------------------------------------------------------------------------------------------------


@kernel
def staggered(s: State) -> int:
    """Whether this is a first turn with a number of draws of its own (RO-2.6)."""
    return 1 if s.first_turn == STAGGERED and s.turn <= s.players else 0


@kernel
def draws_left(t: Tables, s: State) -> int:
    """Cards still to be drawn in this turn; 1 after one of the two forms is open (RO-2.3), at most."""
    if staggered(s) == 1:
        return t.draws[s.players][s.turn - 1] - s.drawn_country
    if s.drawn_intrigue == 1:
        return 1 - s.drawn_country
    return DRAWS - s.drawn_country


@kernel
def refuse_draw(s: State, country: int) -> int:
    """A card of the display."""
    return 0 if s.display[country] > 0 else 3_01_00


@kernel
def refuse_draw_intrigue(s: State) -> int:
    """An Intrigue card."""
    if staggered(s) == 1:
        return 3_02_00
    if s.drawn_intrigue > 0:
        return 3_03_00
    return 3_04_00 if s.drawn_country > 1 else 0


@kernel
def go_on_drawing(t: Tables, s: State) -> None:
    """RO-2.2, RO-2.3: the next draw, or play."""
    s.node = DRAW if draws_left(t, s) > 0 else PLAY


@kernel
def do_draw(t: Tables, s: State, country: int) -> None:
    """RO-2.4, RO-2.5: a card of the display; everybody sees it (RO-10.6)."""
    seat = s.seat
    s.display[country] -= 1
    s.display_size -= 1
    s.hand[seat][country] += 1
    s.hand_size[seat] += 1
    s.taken[seat][country] += 1
    s.known[seat][country] += 1
    s.drawn_country += 1
    go_on_drawing(t, s)


@kernel
def do_draw_deck(s: State) -> None:
    """RO-3.5: the card is decided by chance."""
    s.node = DRAWN_COUNTRY


@kernel
def do_drawn_country(t: Tables, s: State, country: int, ledger: Ledger) -> None:
    """RO-3.6: a card of the Country deck, seen by its owner."""
    seat = s.seat
    s.hand[seat][country] += 1
    s.hand_size[seat] += 1
    s.own[seat][country] += 1
    s.blind[seat] += 1
    s.drawn_country += 1
    leave_deck(s, country, ledger)
    go_on_drawing(t, s)


@kernel
def do_draw_intrigue(s: State, ledger: Ledger) -> None:
    """RO-3.7, then chance decides."""
    if s.intrigue_deck_size == 0:
        remake_intrigue(s, ledger)
    s.node = DRAWN_PAIR


@kernel
def do_drawn_pair(t: Tables, s: State, pair: int) -> None:
    """RO-3.6: a card of the Intrigue deck, seen by its owner."""
    seat = s.seat
    s.intrigue[seat][pair] += 1
    s.intrigue_size[seat] += 1
    s.intrigue_deck[pair] -= 1
    s.intrigue_deck_size -= 1
    s.own_intrigue[seat][pair] += 1
    s.blind_intrigue[seat] += 1
    s.drawn_intrigue += 1
    go_on_drawing(t, s)
