"""Set-up (RO-1)."""

from __future__ import annotations

from ...core.kernel import kernel
from ...core.schema import Row
from .schema import CITIES, COUNTRIES, NOBODY, PAIRS, PERIODS, REVEAL, SEATS, STARTER, TITLES, State, Tables


@kernel
def setup(t: Tables, s: State, players: int, options: Row) -> None:
    """The first node. `options`: index of each value in the order of the component file."""
    s.edition = options[0]
    s.king_intrigue = options[1]
    s.last_round = options[2]
    s.markers = options[3]
    s.first_turn = options[4]
    s.players = players
    s.node = STARTER
    s.seat = NOBODY
    s.starter = NOBODY
    s.turn = 0
    s.periods_over = 0
    s.periods_scored = 0
    s.drawn_country = 0
    s.drawn_intrigue = 0
    s.city = NOBODY
    s.title = NOBODY
    s.wild = 0
    s.plot = 0
    s.left = 0
    s.last = NOBODY
    s.last_match = NOBODY
    clear_board(t, s)
    clear_cards(t, s)
    for p in range(SEATS):
        clear_seat(t, s, p)


@kernel
def clear_board(t: Tables, s: State) -> None:
    """RO-1.6 to RO-1.10: empty cities, all markers in their places."""
    for c in range(CITIES):
        s.city_taker[c] = NOBODY
        for title in range(TITLES):
            s.owner[c][title] = NOBODY
        for p in range(SEATS):
            s.cathedral[c][p] = 0
    for title in range(TITLES):
        for p in range(SEATS):
            s.title_cubes[title][p] = 0
    for k in range(COUNTRIES):
        for i in range(2):
            s.country_taker[k][i] = NOBODY
            for period in range(PERIODS):
                s.period_taker[PERIODS * k + period][i] = NOBODY
    for i in range(3):
        s.house_taker[i] = NOBODY


@kernel
def clear_cards(t: Tables, s: State) -> None:
    """RO-1.3, RO-1.4: full decks, no card elsewhere."""
    s.deck_size = 0
    s.display_size = 0
    for k in range(COUNTRIES):
        n = t.cards[(SEATS + 1) * s.edition + s.players][k]
        s.deck[k] = n
        s.fed[k] = n
        s.deck_size += n
        s.discards[k] = 0
        s.display[k] = 0
        s.paid[k] = 0
    s.intrigue_deck_size = PAIRS * t.copies
    for pair in range(PAIRS):
        s.intrigue_deck[pair] = t.copies
        s.fed_intrigue[pair] = t.copies
        s.intrigue_discards[pair] = 0
        s.spent[pair] = 0
        s.pool[pair] = 0


@kernel
def clear_seat(t: Tables, s: State, p: int) -> None:
    """RO-1.5, RO-1.12: a full supply (none at a seat not taken), no cards."""
    s.supply[p] = t.cubes[s.players] if p < s.players else 0
    s.points[p] = 0
    s.best[p] = 0
    s.hand_size[p] = 0
    s.intrigue_size[p] = 0
    s.blind[p] = 0
    s.blind_intrigue[p] = 0
    for k in range(COUNTRIES):
        s.hand[p][k] = 0
        s.taken[p][k] = 0
        s.known[p][k] = 0
        s.own[p][k] = 0
    for pair in range(PAIRS):
        s.intrigue[p][pair] = 0
        s.known_intrigue[p][pair] = 0
        s.own_intrigue[p][pair] = 0


@kernel
def do_starter(s: State, seat: int) -> None:
    """RO-1.11."""
    s.starter = seat
    s.node = REVEAL
