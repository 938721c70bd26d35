"""Records of Ming Dynasty: the numbers of a component file (`Tables`) and one position (`State`); options (MD-10)."""

from __future__ import annotations

from ...core.schema import Grid, Position, Record, Row, field, record

SEATS = 4
PROVINCES = 6
DISTRICTS = 18  # district d lies in province d // 3
SYMBOLS = 6
CARDS = 7  # six symbols and the dragon
DRAGON = 6
OWNERS = 5  # seats and the neutral player
NEUTRAL = 4  # MD-7.1
NOBODY = -1
HIDDEN = -2  # a return number that may not be seen

NODES = ("starter", "reveal", "neutral", "prince", "place", "card", "turn", "way", "deploy", "return", "home", "neutral-home", "start", "over")
STARTER, REVEAL, NEUTRALS, PRINCE, PLACE, CARD, TURN, WAY, DEPLOY, RETURN, HOME, NEUTRAL_HOME, START, END = range(14)

AREAS_SHARED, AREAS_SOLE, BEST_AREA = range(3)  # MD-10.2
NO_LIMIT, STRICT = range(2)  # MD-10.3


@record
class Tables(Record):
    """Printed numbers. Lists of points are for rounds 2, 4 and 6."""

    symbol: Grid = field("i1", DISTRICTS, DISTRICTS)  # on the border of two districts, -1: no border
    neighbour: Grid = field("i1", DISTRICTS, DISTRICTS)  # rising
    borders: Row = field("i1", DISTRICTS)  # how many neighbours
    cards: Row = field("i1", SYMBOLS)
    six_set: Row = field("i2", 3)
    city_member: Row = field("i2", 3)
    city_majority: int = field("i2")
    monk: int = field("i2")
    five_set: int = field("i2")
    tile: int = field("i2")


@record
class State(Position):
    """One position."""

    players: int = field("i1")
    city_tie: int = field("i1")
    tile_limit: int = field("i1")
    node: int = field("i1")
    seat: int = field("i1")  # to act, unless chance is
    round_no: int = field("i1")
    phase: int = field("i1")  # 0 set-up and neutral members, 1 to 5
    starter: int = field("i1")
    lap: int = field("i1")  # how many have acted: placements of the phase, seats of a scoring step
    slot: int = field("i1")  # province whose display card is turned up
    supply: Row = field("i1", SEATS)
    space: Grid = field("i1", PROVINCES, SEATS)
    open: Grid = field("i1", DISTRICTS, OWNERS)
    monk: Row = field("i1", DISTRICTS)  # seat or NOBODY
    prince: Row = field("i1", SEATS)  # district or NOBODY
    city: Grid = field("i1", DISTRICTS, OWNERS)  # members in the area of a district
    out: Row = field("i1", OWNERS)  # members removed from the game
    deck: Row = field("i1", SYMBOLS)
    discards: Row = field("i1", SYMBOLS)
    display: Row = field("i1", PROVINCES)  # symbol or NOBODY
    dragons: int = field("i1")
    hand: Grid = field("i1", SEATS, CARDS)
    hand_size: Row = field("i1", SEATS)
    passed: Row = field("i1", SEATS)
    tiles: Grid = field("i1", SEATS, PROVINCES)
    province: int = field("i1")  # being scored, or NOBODY
    returns: Row = field("i1", SEATS)  # return numbers of the province being scored, NOBODY: none chosen
    points: Row = field("i2", SEATS)
