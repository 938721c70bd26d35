"""Records of Royal Palace: the numbers of a component file (`Tables`) and one position (`State`)."""

from __future__ import annotations

from ...core.schema import Grid, Position, Record, Row, field, record

SEATS = 4
SERVANTS = 25  # of each colour
ROOMS = 9
SQUARES = 36  # 6 x 6: square q is column q % 6, row q // 6
NOBLES = 42
KINDS = 9  # kinds of privilege cards
FRONT = 36  # cards that can stay in front of the players
PATRONS = 2  # patron 0 is the King, 1 Madame; seals have the same numbers
EDGES = 4
PRIVILEGES = 8

NOBODY = -1
BOX = -2  # "owner" of a noble outside the game
PARK = -1  # "owner" of a noble in the park

GATE, PARADE_GROUND, STAIRWAY, MINT, KING, MADAME, OFFICE, BACK_DOOR, CARDINAL = range(ROOMS)
ROOM_IDS = ("gate", "parade", "stairs", "mint", "king", "madame", "office", "backdoor", "cardinal")

RESERVE, GATE_PLUS, MOVE_PLUS, DIAGONAL, GOLD_PLUS, KING_SEAL, MADAME_SEAL, TIE_WIN = range(PRIVILEGES)  # RP-8.20 to RP-8.27
PRIVILEGE_IDS = ("reserve", "gate_plus", "move_plus", "diagonal", "gold_plus", "king_seal", "madame_seal", "tie_win")

TO_GATE, TO_STEPS, TO_SLIP, TO_GOLD, TO_KING_SEAL, TO_MADAME_SEAL, TO_SCRIBE, TO_TIES, TO_POINTS = range(9)  # RP-10.4 to RP-10.9
EFFECT_IDS = ("gate", "steps", "slip", "gold", "king_seal", "madame_seal", "scribe", "ties", "points")

NODES = ("noble", "room", "starter", "station", "parade", "stairs", "third", "recruit", "backdoor", "drawn", "slip", "over")
NOBLE, ROOM, STARTER, STATION, PARADE, STAIRS, THIRD, RECRUIT, BACKDOOR, DRAWN, SLIP, END = range(12)
STEPS = 5  # the steps of a turn are the nodes PARADE to BACKDOOR
STEP_IDS = NODES[PARADE : PARADE + STEPS]

LAYOUTS = ("random", "first_game", "gate_centre")
RANDOM, FIRST_GAME, GATE_CENTRE = range(3)  # RP-2.3
DISCOUNTS = ("adjacent", "isolated", "off")
ADJACENT, ISOLATED, OFF = range(3)  # RP-8.11, RP-8.13
EDGE_TIES = ("share", "none")
SHARE, NONE = range(2)  # RP-12.7, RP-12.8

SQUARE_IDS = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
EDGE_IDS = ("north", "east", "south", "west")
CENTRE = 4  # slot 5
SEAL_PLACE = 100  # ledger place of seals: SEAL_PLACE * patron + number


@record
class Tables(Record):
    """Printed numbers, and who lies next to whom."""

    supply: int = field("i1")
    reserve: int = field("i1")
    fixed: Row = field("i1", ROOMS)  # servants each seat has in a room at the start
    stations: int = field("i1")
    start_gold: Row = field("i2", SEATS)  # by place in turn order
    nobles_left: int = field("i1")
    quiet_rounds: int = field("i2")
    card_points: int = field("i2")  # of a card in the hand
    card_cap: int = field("i2")
    prize: Row = field("i2", SEATS)  # of the places on an edge
    adjacent_gold: int = field("i2")
    isolated_gold: int = field("i2")
    weight: Row = field("i1", SQUARES)
    first_game: Row = field("i1", ROOMS)  # slot -> room
    gold: Row = field("i2", NOBLES)
    seals: Grid = field("i1", NOBLES, PATRONS)
    points: Row = field("i2", NOBLES)
    privilege: Row = field("i1", NOBLES)  # NOBODY: none
    amount: Row = field("i1", NOBLES)
    copies: Row = field("i1", KINDS)
    price: Row = field("i2", KINDS)
    timing: Grid = field("i1", KINDS, STEPS)  # 1: may be played in that step
    effect: Row = field("i1", KINDS)
    effect_amount: Row = field("i1", KINDS)
    kind_points: Row = field("i2", KINDS)
    slot_near: Grid = field("i1", ROOMS, ROOMS)  # slot x slot: 1 side by side, 2 touching at a corner, 0 neither
    square_next: Grid = field("i1", SQUARES, 4)  # neighbouring squares, then NOBODY


@record
class State(Position):
    """One position."""

    players: int = field("i1")
    layout: int = field("i1")
    discount: int = field("i1")
    edge_ties: int = field("i1")
    node: int = field("i1")
    seat: int = field("i1")  # whose turn or stationing it is; NOBODY before the start player is drawn
    starter: int = field("i1")
    round_no: int = field("i2")
    dealt: int = field("i1")  # squares dealt
    slot: int = field("i1")  # slot whose room is drawn
    stationed: int = field("i1")  # servants placed by RP-2.10, all seats
    noble_at: Row = field("i1", SQUARES)  # NOBODY: none
    servant_at: Row = field("i1", SQUARES)  # seat whose servant stands there
    owner: Row = field("i1", NOBLES)  # seat, PARK or BOX
    taken: Row = field("i1", SQUARES)  # recruited nobles in order
    taken_size: int = field("i1")
    room_at: Row = field("i1", ROOMS)  # slot -> room
    slot_of: Row = field("i1", ROOMS)  # room -> slot
    around: Grid = field("i1", ROOMS, 8)  # rooms that touch a room, rising, then NOBODY
    servants: Grid = field("i1", ROOMS, SEATS)
    supply: Row = field("i1", SEATS)
    reserve: Row = field("i1", SEATS)
    gold: Row = field("i4", SEATS)
    power: Grid = field("i2", SEATS, PRIVILEGES)  # sum of the amounts of own nobles
    hand: Grid = field("i1", SEATS, KINDS)
    hand_size: Row = field("i1", SEATS)
    deck: Row = field("i1", KINDS)
    deck_size: int = field("i1")
    drawn: Row = field("i1", KINDS)  # drawn in this step and not kept
    drawn_size: int = field("i1")
    draws_left: int = field("i1")
    discards: Row = field("i1", KINDS)
    front: Row = field("i2", FRONT)  # cards in front of the players in order of playing: KINDS * seat + kind
    front_size: int = field("i1")
    left: int = field("i2")  # of the limit (parade) or of the steps (stairs)
    acted: int = field("i1")  # 1: there was a node in this turn
    moved: int = field("i1")  # 1: a servant has been moved in this step
    minted: int = field("i1")
    favoured: Row = field("i1", PATRONS)
    free: Row = field("i2", PATRONS)  # free seals
    scribes: int = field("i2")
    intrigue: int = field("i1")
    quiet: int = field("i2")  # complete rounds without a recruit
    recruited: int = field("i1")  # 1: there was a recruit in this round
    last_round: int = field("i1")
    points: Row = field("i2", SEATS)
