"""Records of Royals: the numbers of a component file (`Tables`) and one position (`State`).

Countries, pairs of countries, titles and cities are numbered in the fixed order of the rule book (section 3).
"""

from __future__ import annotations

from ...core.schema import Grid, Position, Record, Row, field, record

SEATS = 5
COUNTRIES = 4
PAIRS = 6  # kinds of Intrigue card
TITLES = 7
CITIES = 16
PORTRAITS = 2 * CITIES  # at most
NOBLES = 10  # portraits of a country, at most
PERIODS = 3
EDITIONS = 2
KING = 6
NOBODY = -1
GONE = -2  # taker of a marker that left the game

FIRST = (0, 0, 0, 1, 1, 2)  # countries of each pair
SECOND = (1, 2, 3, 2, 3, 3)

DISPLAY = 3  # RO-1.12
DRAWS = 3  # RO-2.2
HAND_COUNTRY = 12  # RO-7.2
HAND_INTRIGUE = 4
WILD_COUNTRY = 3  # RO-4.5
WILD_INTRIGUE = 2  # RO-5.4
MOST_WILD = (HAND_COUNTRY + DRAWS) // WILD_COUNTRY  # no hand allows more replacements
MOST_PLOT = (HAND_INTRIGUE + 1) // WILD_INTRIGUE

NODES = ("starter", "reveal", "draw", "drawn", "drawn-pair", "play", "wild", "pay", "plot", "spend", "discard", "over")
STARTER, REVEAL, DRAW, DRAWN_COUNTRY, DRAWN_PAIR, PLAY, WILD, PAY, PLOT, SPEND, DISCARD, END = range(12)

KING_TWO, KING_ONE = range(2)  # RO-5.2
AT_ONCE, FINISH_ROUND = range(2)  # RO-8.9
MARKERS_HIDDEN, MARKERS_OPEN = range(2)  # RO-10.3
STAGGERED, EQUAL = range(2)  # RO-2.6, RO-2.7


@record
class Tables(Record):
    """Printed numbers."""

    country: Row = field("i1", CITIES)  # of a city
    value: Row = field("i1", CITIES)
    shows: Grid = field("i1", CITIES, TITLES)  # 1: the city shows a noble of this title
    portraits: int = field("i1")  # how many there are, in the order of cities and titles:
    portrait_city: Row = field("i1", PORTRAITS)
    portrait_title: Row = field("i1", PORTRAITS)
    nobles: Grid = field("i1", COUNTRIES, NOBLES)  # the portraits of a country
    noble_count: Row = field("i1", COUNTRIES)
    cost: Row = field("i1", TITLES)
    influence: Row = field("i1", TITLES)
    owed: Row = field("i1", TITLES)  # Intrigue cards of a usurper
    full: Row = field("i1", TITLES)
    half: Row = field("i1", TITLES)
    bonus: Grid = field("i1", COUNTRIES, 2)
    period: Grid = field("i1", COUNTRIES * PERIODS, 2)  # row 3 * country + period: high, low
    house: Grid = field("i1", SEATS + 1, 3)  # by number of players, 0: not used
    cards: Grid = field("i1", EDITIONS * (SEATS + 1), COUNTRIES)  # row 6 * edition + players
    copies: int = field("i1")  # of each pair
    draws: Grid = field("i1", SEATS + 1, SEATS)  # by number of players and place in turn order (RO-2.6)
    cubes: Row = field("i1", SEATS + 1)  # by number of players


@record
class State(Position):
    """One position."""

    players: int = field("i1")
    edition: int = field("i1")
    king_intrigue: int = field("i1")
    last_round: int = field("i1")
    markers: int = field("i1")
    first_turn: int = field("i1")
    node: int = field("i1")
    seat: int = field("i1")  # whose turn it is
    starter: int = field("i1")
    turn: int = field("i2")  # turns begun, all seats together
    periods_over: int = field("i1")
    periods_scored: int = field("i1")
    points: Row = field("i2", SEATS)
    best: Row = field("i1", SEATS)  # highest single marker (RO-9.7)

    # cards
    deck: Row = field("i1", COUNTRIES)
    deck_size: int = field("i1")
    discards: Row = field("i1", COUNTRIES)
    display: Row = field("i1", COUNTRIES)
    display_size: int = field("i1")
    intrigue_deck: Row = field("i1", PAIRS)
    intrigue_deck_size: int = field("i1")
    intrigue_discards: Row = field("i1", PAIRS)
    hand: Grid = field("i1", SEATS, COUNTRIES)
    hand_size: Row = field("i1", SEATS)
    intrigue: Grid = field("i1", SEATS, PAIRS)
    intrigue_size: Row = field("i1", SEATS)

    # the turn
    drawn_country: int = field("i1")  # drawn so far
    drawn_intrigue: int = field("i1")
    city: int = field("i1")  # of the installation being paid for
    title: int = field("i1")
    wild: int = field("i1")  # replacements
    plot: int = field("i1")
    paid: Row = field("i1", COUNTRIES)  # cards named so far in a payment or discard; they are still in the hand
    spent: Row = field("i1", PAIRS)
    left: int = field("i1")  # cards of the running kind still to be named
    last: int = field("i1")  # the card named last in the running order, or NOBODY
    last_match: int = field("i1")  # the last matching Intrigue card, or NOBODY

    # the board
    owner: Grid = field("i1", CITIES, TITLES)  # seat or NOBODY
    cathedral: Grid = field("i1", CITIES, SEATS)
    title_cubes: Grid = field("i1", TITLES, SEATS)
    supply: Row = field("i1", SEATS)
    city_taker: Row = field("i1", CITIES)  # takers of markers: seat, NOBODY (still on the board) or GONE
    country_taker: Grid = field("i1", COUNTRIES, 2)
    house_taker: Row = field("i1", 3)  # in the order of the markers in play
    period_taker: Grid = field("i1", COUNTRIES * PERIODS, 2)

    # what seats know of hidden cards (RO-10.6)
    taken: Grid = field("i1", SEATS, COUNTRIES)  # cards in a hand that everybody saw being taken from the display
    known: Grid = field("i1", SEATS, COUNTRIES)  # cards in a hand of which the other seats know
    known_intrigue: Grid = field("i1", SEATS, PAIRS)
    fed: Row = field("i1", COUNTRIES)  # went into the deck when it was made, less what was turned up since
    fed_intrigue: Row = field("i1", PAIRS)
    own: Grid = field("i1", SEATS, COUNTRIES)  # drawn blind by a seat since the deck was made; only the seat knows
    own_intrigue: Grid = field("i1", SEATS, PAIRS)
    blind: Row = field("i1", SEATS)  # how many those are; everybody knows
    blind_intrigue: Row = field("i1", SEATS)
    pool: Row = field("i1", PAIRS)  # zeros; the working row of `redeal`
