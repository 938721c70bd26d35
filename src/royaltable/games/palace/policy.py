"""The greedy player: it wants a noble, walks servants to where the price of that noble is missing, and recruits whatever it can pay."""

from __future__ import annotations

from ...core.kernel import kernel
from .actions import A_DONE, A_FAVOUR_FROM, A_KEEP, A_MINT, A_MUSTER, A_PLAY, A_PULL, A_RECRUIT, A_SLIP, A_WALK
from .recruit import is_edge, price
from .schema import (
    DIAGONAL,
    GATE,
    KING,
    MADAME,
    MINT,
    NOBODY,
    OFFICE,
    RESERVE,
    ROOMS,
    SQUARES,
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
FAR = 2  # for each step between a servant and its room


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    """Worth of a legal code for the seat to act; 0 for `done`, so that nothing worse than doing nothing is done."""
    if code == A_DONE:
        return 0
    if code < A_MUSTER:
        return worth(t, s, code, wanted(t, s), 0)
    if code < A_PULL:
        return code - A_MUSTER + 1
    if code < A_WALK:
        return 5 - worth(t, s, code - A_PULL, wanted(t, s), 1)
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
        return worth(t, s, KING + patron, want, 0) - worth(t, s, (code - A_FAVOUR_FROM) % ROOMS, want, 1)
    if code < A_KEEP:
        return 100 + noble_worth(t, s, code - A_RECRUIT) - spent(t, s, code - A_RECRUIT)
    if code < A_PLAY:
        return 10 + t.kind_points[code - A_KEEP]
    return rate_card(t, s, code - A_PLAY)


# --- nobles ---------------------------------------------------------------------------------------------------------


@kernel
def noble_worth(t: Tables, s: State, square: int) -> int:
    """What the noble on a square would bring, in quarter points."""
    noble = s.noble_at[square]
    value = 4 * t.points[noble]
    if is_edge(square):
        value += 6
    privilege = t.privilege[noble]
    if privilege == RESERVE:
        value += PRIVILEGE_WORTH[RESERVE] * min(t.amount[noble], s.reserve[s.seat])
    elif privilege != NOBODY and SQUARES - s.taken_size > LATE:
        value += PRIVILEGE_WORTH[privilege]
    return value


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
    """The square with the noble that is worth most after what is missing for it; NOBODY in an empty park."""
    p = s.seat
    gold = s.gold[p]
    king = s.servants[KING][p] + s.free[0]
    madame = s.servants[MADAME][p] + s.free[1]
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
        if value > best:
            best = value
            want = square
    return want


# --- servants -------------------------------------------------------------------------------------------------------


@kernel
def worth(t: Tables, s: State, room: int, want: int, less: int) -> int:
    """Worth of one more servant in a room (`less` 0) or of the last one there (`less` 1)."""
    n = s.servants[room][s.seat] - less
    value = WORTH[room][min(max(n, 0), ENOUGH)]
    if want == NOBODY:
        return value
    noble = s.noble_at[want]
    if room in (KING, MADAME):
        if t.seals[noble][room - KING] > n + s.free[room - KING]:
            value += MISSING_SEAL
    elif room == MINT and t.gold[noble] > s.gold[s.seat] + n:
        value += MISSING_GOLD
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
        gain = worth(t, s, goal, want, 0) - FAR * rest
        if rest >= s.left:
            gain -= FAR  # not this turn
        best = max(best, gain)
    return best - worth(t, s, room, want, 1)


# --- cards ----------------------------------------------------------------------------------------------------------


@kernel
def rate_card(t: Tables, s: State, kind: int) -> int:
    """Cards are kept for their point unless they do something now."""
    p = s.seat
    effect = t.effect[kind]
    rich = s.gold[p] - t.price[kind]
    useful = False
    if effect == TO_GATE:
        useful = rich >= 2 and s.supply[p] >= s.left + t.effect_amount[kind]
    elif effect == TO_STEPS:
        useful = rich >= 2 and s.servants[GATE][p] >= max(3, s.left)
    elif effect == TO_SLIP:
        useful = s.left == 0 and s.servants[GATE][p] > 0
    elif effect == TO_GOLD:
        useful = t.effect_amount[kind] > t.price[kind]
    elif effect == TO_POINTS:
        useful = s.last_round == 1 or rich >= 6
    elif effect in (TO_KING_SEAL, TO_MADAME_SEAL, TO_SCRIBE):
        useful = helps(t, s, kind)
    return 60 if useful else -1


@kernel
def helps(t: Tables, s: State, kind: int) -> bool:
    """Whether a card of the fourth step makes the wanted noble payable."""
    p = s.seat
    want = wanted(t, s)
    if want == NOBODY or s.gold[p] - t.price[kind] < price(t, s, want):
        return False
    noble = s.noble_at[want]
    king = lacks_seals(t, s, noble, 0)
    madame = lacks_seals(t, s, noble, 1)
    if t.effect[kind] == TO_SCRIBE:
        return s.servants[OFFICE][p] + s.scribes == 0 and king + madame == 0 and (not is_edge(want) or s.supply[p] > 0)
    if s.servants[OFFICE][p] + s.scribes == 0:
        return False
    amount = t.effect_amount[kind]
    if t.effect[kind] == TO_KING_SEAL:
        return madame == 0 and 0 < king <= amount
    return king == 0 and 0 < madame <= amount
