"""The greedy player: it wants a noble, walks servants to where the price of that noble is missing, and recruits whatever it can pay.

It never strands itself: nobody walks without a servant on the Stairway (RP-6.7), none comes from the supply without one on the Parade ground
(RP-5.2), and a servant on the edge of the park stays there (RP-8.6).
"""

from __future__ import annotations

from ...core.kernel import RUIN, kernel
from .actions import A_DONE, A_FAVOUR_FROM, A_KEEP, A_MINT, A_MUSTER, A_PLAY, A_PULL, A_RECRUIT, A_SLIP, A_STATION, A_WALK
from .majority import servants_in_rooms
from .recruit import from_room, is_edge, price, scribe_serves
from .schema import (
    BACK_DOOR,
    DIAGONAL,
    GATE,
    GATE_PLUS,
    KING,
    KING_SEAL,
    MADAME,
    MADAME_SEAL,
    MINT,
    MOVE_PLUS,
    NOBODY,
    OFFICE,
    PARADE_GROUND,
    RECRUIT,
    RESERVE,
    ROOMS,
    SQUARES,
    STAIRWAY,
    TO_GATE,
    TO_GOLD,
    TO_KING_SEAL,
    TO_MADAME_SEAL,
    TO_POINTS,
    TO_SCRIBE,
    TO_SLIP,
    TO_STEPS,
    State,
    Tables,
)

# What one more servant is worth in a room that already has 0, 1, … of them; rooms in code order, the last number for all further ones.
ENOUGH = 6
WORTH = (
    (0, 0, 0, 0, 0, 0, 0),  # Gate
    (30, 22, 15, 9, 5, 2, 0),  # Parade ground
    (44, 36, 28, 20, 13, 7, 2),  # Stairway
    (20, 16, 12, 9, 7, 5, 3),  # Mint
    (12, 11, 10, 6, 3, 1, 0),  # King
    (12, 11, 10, 6, 3, 1, 0),  # Madame
    (34, 14, 5, 1, 0, 0, 0),  # Office
    (6, 3, 1, 0, 0, 0, 0),  # Back door
    (6, 3, 1, 0, 0, 0, 0),  # Cardinal
)
PRIVILEGE_WORTH = (2, 8, 8, 8, 10, 14, 14, 10)  # in quarter points; Fresh servants: for each
LATE = 18  # nobles in the park: from here on recurring privileges pay no more
MISSING_SEAL = 14  # what makes a room worth more while the wanted noble lacks its seal
MISSING_GOLD = 3
CARD_WORTH = 36  # a card, against the servant at the Back door that goes home for it
FAR = 2  # for each step between a servant and its room
PATIENCE = 3  # rounds without a recruit after which nobody is idle, and a way is gone to its end whatever else comes up
IDLE = 2  # then: a servant on the Stairway or the Parade ground for whom there is nobody to walk or to bring
SERVED = 4  # servants in supply and rooms for each one on the Stairway
DETOUR = 40  # what pulling a servant back to the Gate must gain at least
PARADE_NEEDED = 60  # the only servant on the Parade ground while the supply holds others
FEW = 8  # servants in supply and rooms: with no more of them none is sent to the edge of the park for good


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    """Worth of a legal code for the seat to act; 0 for `done`, so that nothing worse than doing nothing is done."""
    if code == A_DONE:
        return 0
    if code < A_MUSTER:
        return rate_station(t, s, code - A_STATION)
    if code < A_PULL:
        return code - A_MUSTER + 1
    if code < A_WALK:
        want = wanted(t, s)
        return ahead_of(t, s, GATE, want) - outlook(t, s, code - A_PULL, want) - DETOUR
    if code < A_MINT:
        slip = 1 if code >= A_SLIP else 0
        way = code - A_SLIP if slip == 1 else code - A_WALK
        return rate_move(t, s, way // ROOMS, way % ROOMS, slip)
    if code == A_MINT:
        return 100
    if code < A_FAVOUR_FROM:
        return 50
    if code < A_RECRUIT:
        patron = (code - A_FAVOUR_FROM) // ROOMS
        want = wanted(t, s)
        return worth(t, s, KING + patron, want, 0) - outlook(t, s, (code - A_FAVOUR_FROM) % ROOMS, want)
    if code < A_KEEP:
        return rate_recruit(t, s, code - A_RECRUIT)
    if code < A_PLAY:
        return strands(s, 1) + CARD_WORTH + t.kind_points[code - A_KEEP] - outlook(t, s, BACK_DOOR, wanted(t, s))
    return rate_card(t, s, code - A_PLAY)


# --- getting stuck ------------------------------------------------------------------------------------------------


@kernel
def strands(s: State, back: int) -> int:
    """RUIN if no servant could ever come back when so many more go from rooms to the supply or to the park; else 0.

    One on the Stairway (or *Longer walk*) and a second one bring the others back by the Parade ground; *More at the gate* does it alone.
    """
    seat = s.seat
    if s.servants[PARADE_GROUND][seat] > 0 or s.power[seat][GATE_PLUS] > 0:
        return 0
    least = 1 if s.power[seat][MOVE_PLUS] > 0 else 2
    return RUIN if servants_in_rooms(s, NOBODY) - back < least else 0


@kernel
def total(s: State) -> int:
    """Servants of the seat in supply and rooms."""
    return s.supply[s.seat] + servants_in_rooms(s, NOBODY)


@kernel
def walkers(s: State) -> int:
    """How many servants on the Stairway have enough to walk for."""
    return max(1, total(s) // SERVED)


@kernel
def hurry(s: State) -> int:
    """What makes whatever is missing for the wanted noble worth more: rounds in which nobody recruited, squared (RP-11.4)."""
    return s.quiet * s.quiet


@kernel
def few(s: State) -> int:
    """1 if a seat has so few servants left that it does not send them to the edge of the park for good."""
    return 1 if s.last_round == 0 and total(s) <= FEW else 0


@kernel
def rate_station(t: Tables, s: State, room: int) -> int:
    """Worth of a servant in a room before the game begins; the last one is put on an empty Stairway."""
    value = worth(t, s, room, wanted(t, s), 0)
    if room != STAIRWAY and s.servants[STAIRWAY][s.seat] == 0 and s.stationed // s.players == t.stations - 1:
        value += RUIN
    return value


# --- nobles -------------------------------------------------------------------------------------------------------


@kernel
def rate_recruit(t: Tables, s: State, square: int) -> int:
    """What the noble on a square brings for its price; whoever has few servants leaves the edge while there are others."""
    noble = s.noble_at[square]
    by_scribe = scribe_serves(t, s, square)
    value = strands(s, from_room(t, s, noble, 0) + from_room(t, s, noble, 1) + 1 - by_scribe)
    if few(s) == 1 and is_edge(square) == 1 and is_edge(wanted(t, s)) == 0:
        value -= 200
    return value + 100 + noble_worth(t, s, square) - spent(t, s, square)


@kernel
def noble_worth(t: Tables, s: State, square: int) -> int:
    """What the noble on a square would bring, in quarter points."""
    noble = s.noble_at[square]
    value = 4 * t.points[noble]
    if is_edge(square) == 1:
        value += 6
    privilege = t.privilege[noble]
    if privilege == RESERVE:
        value += PRIVILEGE_WORTH[RESERVE] * min(t.amount[noble], s.reserve[s.seat])
    elif privilege != NOBODY and SQUARES - s.taken_size > LATE:
        value += PRIVILEGE_WORTH[privilege]
    return value


@kernel
def own_seals(s: State, patron: int) -> int:
    """Seals of a patron for the next recruit: servants in the room and free ones, those of the next turn before the fourth step begins."""
    seat = s.seat
    free = s.free[patron] if s.node == RECRUIT else s.power[seat][KING_SEAL + patron]
    return s.servants[KING + patron][seat] + free


@kernel
def lacks_seals(t: Tables, s: State, noble: int, patron: int) -> int:
    """Seals of a patron that are missing for a noble."""
    return max(0, t.seals[noble][patron] - s.servants[KING + patron][s.seat] - s.free[patron])


@kernel
def spent(t: Tables, s: State, square: int) -> int:
    """What the price of a noble is worth, in quarter points."""
    noble = s.noble_at[square]
    return 2 * price(t, s, square) + 3 * (t.seals[noble][0] + t.seals[noble][1])


@kernel
def wanted(t: Tables, s: State) -> int:
    """The square with the noble that is worth most after what is missing for it; NOBODY in an empty park.

    Last come those that need more servants at once than the seat has besides those on the Stairway.
    """
    seat = s.seat
    gold = s.gold[seat]
    king = own_seals(s, 0)
    madame = own_seals(s, 1)
    most = total(s) - walkers(s) - 1 + s.power[seat][KING_SEAL] + s.power[seat][MADAME_SEAL]
    inner = few(s)
    best = -10_000
    want = NOBODY
    for square in range(SQUARES):
        noble = s.noble_at[square]
        if noble == NOBODY:
            continue
        value = 4 * t.points[noble]
        if t.seals[noble][0] > king:
            value -= 6 * (t.seals[noble][0] - king)
        if t.seals[noble][1] > madame:
            value -= 6 * (t.seals[noble][1] - madame)
        if t.gold[noble] > gold:
            value -= 5 * (t.gold[noble] - gold)
        if t.seals[noble][0] + t.seals[noble][1] + (1 if t.gold[noble] > gold else 0) > most:
            value -= 2000
        if inner == 1 and is_edge(square) == 1:
            value -= 1000
        if value > best:
            best = value
            want = square
    return want


# --- servants -----------------------------------------------------------------------------------------------------


@kernel
def worth(t: Tables, s: State, room: int, want: int, less: int) -> int:
    """Worth of one more servant in a room (`less` 0) or of the last one there (`less` 1)."""
    seat = s.seat
    n = s.servants[room][seat] - less
    value = WORTH[room][min(max(n, 0), ENOUGH)]
    if room == STAIRWAY:
        if n <= 0 and s.power[seat][MOVE_PLUS] == 0:
            return -RUIN
        return IDLE if s.quiet >= PATIENCE and n >= walkers(s) else value + hurry(s)
    if room == PARADE_GROUND:
        if s.quiet >= PATIENCE and n >= s.supply[seat]:
            return IDLE
        return PARADE_NEEDED + hurry(s) if n <= 0 and s.power[seat][GATE_PLUS] == 0 else value
    if want == NOBODY:
        return value
    noble = s.noble_at[want]
    if room == MINT:
        return value + MISSING_GOLD + hurry(s) if t.gold[noble] > s.gold[seat] + n else value
    more = 0 if t.gold[noble] > s.gold[seat] and s.servants[MINT][seat] == 0 else hurry(s)  # gold comes first
    if room == OFFICE and n <= 0:
        value += more
    if room in (KING, MADAME) and t.seals[noble][room - KING] > own_seals(s, room - KING) - less:
        value += MISSING_SEAL + more
    return value


@kernel
def distance(s: State, room: int, to: int) -> int:
    """Steps between two rooms for the acting seat."""
    a = s.slot_of[room]
    b = s.slot_of[to]
    across = abs(a % 3 - b % 3)
    down = abs(a // 3 - b // 3)
    return max(across, down) if s.power[s.seat][DIAGONAL] > 0 else across + down


@kernel
def ahead_of(t: Tables, s: State, room: int, want: int) -> int:
    """Most that a servant in a room could be worth elsewhere, less the way."""
    best = -100
    for goal in range(ROOMS):
        if goal not in (room, GATE):
            best = max(best, worth(t, s, goal, want, 0) - (FAR + s.quiet) * distance(s, room, goal))
    return best


@kernel
def outlook(t: Tables, s: State, room: int, want: int) -> int:
    """Worth of the last servant of a room, there or on its way to where it is worth more."""
    return max(worth(t, s, room, want, 1), ahead_of(t, s, room, want))


@kernel
def rate_move(t: Tables, s: State, room: int, to: int, slip: int) -> int:
    """What a servant gains that leaves a room for another, and goes on from there where that is better."""
    want = wanted(t, s)
    best = -100
    for goal in range(ROOMS):
        if goal in (room, GATE) or (slip == 1 and goal != to):
            continue
        rest = distance(s, to, goal)
        if slip == 0 and rest >= distance(s, room, goal):
            continue
        gain = worth(t, s, goal, want, 0) - (FAR + s.quiet) * rest
        if rest >= s.left and s.quiet < PATIENCE:
            gain -= FAR  # not this turn
        best = max(best, gain)
    return best - worth(t, s, room, want, 1)


# --- cards --------------------------------------------------------------------------------------------------------


@kernel
def rate_card(t: Tables, s: State, kind: int) -> int:
    """Cards are kept for their point unless they do something now."""
    seat = s.seat
    effect = t.effect[kind]
    rich = s.gold[seat] - t.price[kind]
    useful = False
    if effect == TO_GATE:
        useful = rich >= 2 and s.supply[seat] >= s.left + t.effect_amount[kind]
    elif effect == TO_STEPS:
        useful = rich >= 2 and s.servants[GATE][seat] >= max(3, s.left)
    elif effect == TO_SLIP:
        useful = s.left == 0 and s.servants[GATE][seat] > 0
    elif effect == TO_GOLD:
        useful = t.effect_amount[kind] > t.price[kind]
    elif effect == TO_POINTS:
        useful = s.last_round == 1 or rich >= 6
    elif effect in (TO_KING_SEAL, TO_MADAME_SEAL, TO_SCRIBE):
        useful = helps(t, s, kind) == 1
    return 60 if useful else -1


@kernel
def helps(t: Tables, s: State, kind: int) -> int:
    """Whether a card of the fourth step makes the wanted noble payable."""
    seat = s.seat
    want = wanted(t, s)
    if want == NOBODY or s.gold[seat] - t.price[kind] < price(t, s, want):
        return 0
    noble = s.noble_at[want]
    king = lacks_seals(t, s, noble, 0)
    madame = lacks_seals(t, s, noble, 1)
    if t.effect[kind] == TO_SCRIBE:
        return 1 if s.servants[OFFICE][seat] + s.scribes == 0 and king + madame == 0 and (is_edge(want) == 0 or s.supply[seat] > 0) else 0
    if s.servants[OFFICE][seat] + s.scribes == 0:
        return 0
    amount = t.effect_amount[kind]
    if t.effect[kind] == TO_KING_SEAL:
        return 1 if madame == 0 and 0 < king <= amount else 0
    return 1 if king == 0 and 0 < madame <= amount else 0
