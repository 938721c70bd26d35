"""Phase 4: scoring, with the neutral player's part in it; the winners (MD-4, MD-6, MD-7).

Owners are the seats and NEUTRAL. Event rows of the neutral player and of nobody in particular carry the seat NOBODY.
"""

from __future__ import annotations

from ...core.kernel import Ledger, book, kernel, note
from ...core.schema import Row
from .schema import AREAS_SHARED, BEST_AREA, DISTRICTS, HOME, NEUTRAL, NEUTRAL_HOME, NOBODY, OWNERS, PROVINCES, RETURN, STRICT, State, Tables

TILES_EACH_COLOUR = 18
LAST_ROUND = 6


# --- majorities and tiles (MD-4.1) --------------------------------------------------------------------------------


@kernel
def ahead(s: State, d: int, owner: int) -> int:
    """How many owners have more open members in a district."""
    n = 0
    for other in range(OWNERS):
        if s.open[d][other] > s.open[d][owner]:
            n += 1
    return n


@kernel
def level(s: State, d: int, owner: int) -> int:
    """How many others have as many open members in a district."""
    n = -1
    for other in range(OWNERS):
        if s.open[d][other] == s.open[d][owner]:
            n += 1
    return n


@kernel
def entering(s: State, d: int, owner: int) -> int:
    """How many members of an owner enter the city from a district (MD-4.1.2 to MD-4.1.7)."""
    mine = s.open[d][owner]
    if mine == 0:
        return 0
    better = ahead(s, d, owner)
    same = level(s, d, owner)
    if better == 0 and same == 0:
        return 2 if mine > 1 else 1  # MD-4.1.3
    if better == 0:
        return 1 if same < 3 else 0  # MD-4.1.6, MD-4.1.7
    return 1 if better == 1 and same == 0 else 0  # MD-4.1.4, MD-4.1.5


@kernel
def gain_tile(t: Tables, s: State, seat: int, ledger: Ledger) -> None:
    """MD-4.1.9, MD-4.1.10, MD-4.1.12."""
    v = s.province
    if s.tile_limit == STRICT:
        held = 0
        for p in range(s.players):
            held += s.tiles[p][v]
        if held >= TILES_EACH_COLOUR:
            note(ledger, 4_01_12, seat, 0, v)
            return
    mine = s.tiles[seat]
    mine[v] += 1
    note(ledger, 4_01_09, seat, 0, v)
    for colour in range(PROVINCES):
        if mine[colour] == 0:
            return
    for colour in range(PROVINCES):
        mine[colour] -= 1
    book(s, ledger, 4_01_10, seat, t.six_set[s.round_no // 2 - 1], v)


@kernel
def entering_rule(s: State, d: int, owner: int) -> int:
    """The rule by which members of an owner enter."""
    if ahead(s, d, owner) > 0:
        return 4_01_04
    return 4_01_06 if level(s, d, owner) > 0 else 4_01_03


@kernel
def enter_city(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-4.1.3 to MD-4.1.9 for the province being scored, booked in the order of MD-4.1.11."""
    for d in range(3 * s.province, 3 * s.province + 3):
        for owner in range(OWNERS):
            s.city[d][owner] = entering(s, d, owner)
        for i in range(s.players):
            p = (s.starter + i) % s.players
            for _ in range(s.city[d][p]):
                note(ledger, entering_rule(s, d, p), p, 0, d)
                gain_tile(t, s, p, ledger)
        for _ in range(s.city[d][NEUTRAL]):  # MD-7.6
            note(ledger, entering_rule(s, d, NEUTRAL), NOBODY, 0, d)
        for owner in range(OWNERS):
            s.open[d][owner] -= s.city[d][owner]


# --- returning and the city (MD-4.2) ------------------------------------------------------------------------------


@kernel
def in_city(s: State, owner: int) -> int:
    """Members of an owner in the city being scored."""
    d = 3 * s.province
    return s.city[d][owner] + s.city[d + 1][owner] + s.city[d + 2][owner]


@kernel
def ask_return(s: State) -> int:
    """MD-4.2.1: give the turn to the next seat with members in the city; 0 if none is left."""
    while s.lap < s.players:
        s.seat = (s.starter + s.lap) % s.players
        if in_city(s, s.seat) > 0:
            return 1
        s.lap += 1
    return 0


@kernel
def show_returns(s: State, ledger: Ledger) -> None:
    """MD-4.2.1: the numbers are shown."""
    for i in range(s.players):
        p = (s.starter + i) % s.players
        if s.returns[p] >= 0:
            note(ledger, 4_02_01, p, 0, s.returns[p])


@kernel
def refuse_parts(s: State, owner: int, number: int, a: int, b: int, c: int) -> int:
    """1 if the parts do not add up to the number (MD-4.2.10, MD-7.10), 2 if one is too large (MD-4.2.11, MD-7.11), else 0."""
    d = 3 * s.province
    if a + b + c != number:
        return 1
    if a > s.city[d][owner] or b > s.city[d + 1][owner] or c > s.city[d + 2][owner]:
        return 2
    return 0


@kernel
def refuse_return(s: State, number: int) -> int:
    """A return number."""
    return 0 if number <= in_city(s, s.seat) else 4_02_02


@kernel
def refuse_home(s: State, a: int, b: int, c: int) -> int:
    """Members going home from the three areas."""
    wrong = refuse_parts(s, s.seat, s.returns[s.seat], a, b, c)
    return 0 if wrong == 0 else 4_02_10 if wrong == 1 else 4_02_11


@kernel
def refuse_neutral_home(s: State, a: int, b: int, c: int) -> int:
    """Neutral members going home from the three areas."""
    wrong = refuse_parts(s, NEUTRAL, neutral_leaves(s), a, b, c)
    return 0 if wrong == 0 else 7_10_00 if wrong == 1 else 7_11_00


@kernel
def go_home(s: State, owner: int, a: int, b: int, c: int) -> None:
    """MD-4.2.3: members leave the three areas for their districts."""
    d = 3 * s.province
    s.city[d][owner] -= a
    s.open[d][owner] += a
    s.city[d + 1][owner] -= b
    s.open[d + 1][owner] += b
    s.city[d + 2][owner] -= c
    s.open[d + 2][owner] += c


@kernel
def ways_home(s: State, owner: int, number: int) -> int:
    """How many ways there are to take this many members home."""
    n = 0
    for a in range(number + 1):
        for b in range(number + 1 - a):
            if refuse_parts(s, owner, number, a, b, number - a - b) == 0:
                n += 1
    return n


@kernel
def go_only_way(s: State, owner: int, number: int, rule: int, ledger: Ledger) -> None:
    """Take members home by the only way there is, each with an event row under the rule."""
    d = 3 * s.province
    for a in range(number + 1):
        for b in range(number + 1 - a):
            c = number - a - b
            if refuse_parts(s, owner, number, a, b, c) == 0:
                go_home(s, owner, a, b, c)
                for i in range(number):
                    where = d if i < a else d + 1 if i < a + b else d + 2
                    note(ledger, rule, owner if owner != NEUTRAL else NOBODY, 0, where)
                return


@kernel
def ask_home(s: State, ledger: Ledger) -> int:
    """MD-4.2.3: members go home; 1 if a seat has to choose which."""
    while s.lap < s.players:
        p = (s.starter + s.lap) % s.players
        number = s.returns[p]
        if number > 0:
            if ways_home(s, p, number) > 1:
                s.seat = p
                return 1
            go_only_way(s, p, number, 4_02_03, ledger)
        s.lap += 1
    return 0


@kernel
def neutral_leaves(s: State) -> int:
    """How many neutral members must go home (MD-7.7, MD-7.8)."""
    neutral = in_city(s, NEUTRAL)
    most = in_city(s, 0)
    if in_city(s, 1) > most:
        most = in_city(s, 1)
    return neutral - (most + 1) if neutral > most else neutral


@kernel
def ask_neutral_home(s: State, ledger: Ledger) -> int:
    """MD-7.7 to MD-7.9: neutral members go home; 1 if the starting player has to choose which."""
    number = neutral_leaves(s)
    if number == 0:
        return 0
    if ways_home(s, NEUTRAL, number) > 1:
        s.seat = s.starter
        return 1
    go_only_way(s, NEUTRAL, number, 7_07_00 if number == in_city(s, NEUTRAL) else 7_08_00, ledger)
    return 0


@kernel
def standing(s: State, seat: int) -> int:
    """What decides a tie for most members left in the city (MD-4.2.6)."""
    best = 0
    areas = 0
    for d in range(3 * s.province, 3 * s.province + 3):
        mine = s.city[d][seat]
        if mine > best:
            best = mine
        better = 0
        same = 0
        for p in range(s.players):
            if p != seat and s.city[d][p] > mine:
                better += 1
            if p != seat and s.city[d][p] == mine:
                same += 1
        if mine > 0 and better == 0 and (same == 0 or s.city_tie == AREAS_SHARED):
            areas += 1
    return best if s.city_tie == BEST_AREA else areas


@kernel
def score_majority(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-4.2.5 to MD-4.2.8, MD-7.12."""
    most = 0
    for p in range(s.players):
        if in_city(s, p) > most:
            most = in_city(s, p)
    if in_city(s, NEUTRAL) > 0:
        note(ledger, 7_12_00, NOBODY, 0, s.province)
        return
    if most == 0:
        return
    tied = 0
    best = -1
    for p in range(s.players):
        if in_city(s, p) == most:
            tied += 1
            if standing(s, p) > best:
                best = standing(s, p)
    sharers = 0
    for p in range(s.players):
        if in_city(s, p) == most and standing(s, p) == best:
            sharers += 1
    rule = 4_02_05 if tied == 1 else 4_02_06 if sharers == 1 else 4_02_07
    for i in range(s.players):
        p = (s.starter + i) % s.players
        if in_city(s, p) == most and standing(s, p) == best:
            book(s, ledger, rule, p, t.city_majority // sharers, s.province)


@kernel
def score_city(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-4.2.4 to MD-4.2.9 for the province being scored. All members left in the city go out of the game, neutral ones too (MD-7.13)."""
    for i in range(s.players):
        p = (s.starter + i) % s.players
        book(s, ledger, 4_02_04, p, in_city(s, p) * t.city_member[s.round_no // 2 - 1], s.province)
    score_majority(t, s, ledger)
    removed = 0
    for d in range(3 * s.province, 3 * s.province + 3):
        for owner in range(OWNERS):
            removed += s.city[d][owner]
            s.out[owner] += s.city[d][owner]
            s.city[d][owner] = 0
    if removed > 0:
        note(ledger, 4_02_09, NOBODY, 0, s.province)
    for p in range(s.players):
        s.returns[p] = NOBODY


# --- monks and last tiles (MD-4.3, MD-4.4) ------------------------------------------------------------------------


@kernel
def score_monks(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-4.3.1."""
    for d in range(DISTRICTS):
        if s.monk[d] != NOBODY:
            book(s, ledger, 4_03_01, s.monk[d], t.monk, d)


@kernel
def five_sets(s: State, seat: int) -> int:
    """Sets of five different colours (MD-4.4.3): the smallest count when the smallest of all is put aside."""
    least = 0
    for colour in range(PROVINCES):
        if s.tiles[seat][colour] < s.tiles[seat][least]:
            least = colour
    sets = -1
    for colour in range(PROVINCES):
        if colour != least and (sets < 0 or s.tiles[seat][colour] < sets):
            sets = s.tiles[seat][colour]
    return sets


@kernel
def score_last_tiles(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-4.4.1 to MD-4.4.3."""
    for i in range(s.players):
        p = (s.starter + i) % s.players
        sets = five_sets(s, p)
        others = -5 * sets
        for colour in range(PROVINCES):
            others += s.tiles[p][colour]
        for _ in range(sets):
            book(s, ledger, 4_04_01, p, t.five_set, 0)
        book(s, ledger, 4_04_02, p, others * t.tile, 0)


# --- the course of a scoring --------------------------------------------------------------------------------------


@kernel
def begin_province(t: Tables, s: State, province: int, ledger: Ledger) -> None:
    """MD-4.1.1: the members of a province enter its city, then the return numbers are asked for."""
    s.province = province
    note(ledger, 4_01_01, NOBODY, 0, province)
    enter_city(t, s, ledger)
    s.node = RETURN
    s.lap = 0


@kernel
def go_on_scoring(t: Tables, s: State, ledger: Ledger) -> int:
    """Everything automatic up to the next question of the scoring; 0 if there is one, 1 if the scoring is over."""
    while True:
        if s.node == RETURN:
            if ask_return(s) == 1:
                return 0
            show_returns(s, ledger)
            s.node = HOME
            s.lap = 0
        if s.node == HOME:
            if ask_home(s, ledger) == 1:
                return 0
            s.node = NEUTRAL_HOME
            if ask_neutral_home(s, ledger) == 1:
                return 0
        score_city(t, s, ledger)
        if s.province == PROVINCES - 1:
            break
        begin_province(t, s, s.province + 1, ledger)
    s.province = NOBODY
    score_monks(t, s, ledger)
    if s.round_no == LAST_ROUND:
        score_last_tiles(t, s, ledger)
    return 1


# --- the end of the game (MD-6) -----------------------------------------------------------------------------------


@kernel
def winners(t: Tables, s: State, out: Row) -> None:
    """MD-6.1, MD-6.2: 1 for every seat with the most points."""
    most = s.points[0]
    for p in range(s.players):
        if s.points[p] > most:
            most = s.points[p]
    for p in range(s.players):
        out[p] = 1 if s.points[p] == most else 0
