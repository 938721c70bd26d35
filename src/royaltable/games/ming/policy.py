"""The greedy player: what a legal action is worth to the seat to act, in eighths of a point, by rule of thumb.

It looks at one deployment and at most two steps ahead, and reads nothing hidden (return numbers of others).
"""

from __future__ import annotations

from ...core.kernel import kernel
from .actions import A_DEPLOY, A_DRAGON, A_HOME, A_MONK, A_NEUTRAL, A_NEUTRAL_HOME, A_PASS, A_PLACE, A_PRINCE, A_RETURN, A_START, A_STAY, A_STEP, A_TAKE
from .princes import DEPLOY_LIMIT, fare, occupied
from .schema import CARDS, DRAGON, NEUTRAL, NOBODY, OWNERS, PROVINCES, State, Tables
from .scoring import LAST_ROUND, entering

POINT = 8
TILE_WORTH = 12  # a tile, besides sets
NEW_COLOUR = 6  # more for a colour the seat lacks, for each other colour it has
MAJORITY_WORTH = 10  # share in a majority of the city that a member may bring
CROWD = 24  # each own member that waits on a space already
CARD_COST = 4
DRAGON_COST = 9
MEMBER_COST = 7
LEAD_WORTH = 4  # each member of a lead above the first, two at most


@kernel
def next_scoring(s: State) -> int:
    """0, 1, 2: the next scoring is in round 2, 4, 6."""
    return (s.round_no - 1) // 2


@kernel
def tile_worth(s: State, seat: int, v: int) -> int:
    """A tile of a province's colour: more if it brings a set of six nearer."""
    if s.tiles[seat][v] > 0:
        return TILE_WORTH
    colours = 0
    for colour in range(PROVINCES):
        if s.tiles[seat][colour] > 0:
            colours += 1
    return TILE_WORTH + NEW_COLOUR * colours


@kernel
def member_worth(t: Tables, s: State, seat: int, v: int) -> int:
    """One member that enters a city."""
    return POINT * t.city_member[next_scoring(s)] + tile_worth(s, seat, v) + MAJORITY_WORTH


@kernel
def member_cost(s: State) -> int:
    """One member that leaves a province space: it could serve later, but not after the last round."""
    return MEMBER_COST * (LAST_ROUND + 1 - s.round_no) // LAST_ROUND


@kernel
def monk_worth(t: Tables, s: State) -> int:
    """A monk placed now: it may be pushed out before later scorings, and it locks the district."""
    return t.monk * (POINT + (2 - next_scoring(s)) * POINT // 4)


@kernel
def entering_of(mine: int, top: int, second: int) -> int:
    """Members that enter for `mine` open ones against the two highest numbers of the others."""
    if mine == 0:
        return 0
    if mine > top:
        return 2 if mine > 1 else 1
    return 1 if mine == top or mine > second else 0


@kernel
def deploy_worth(t: Tables, s: State, seat: int, d: int, n: int, monk: int) -> int:
    """Deploying n members in a district, one of them as monk if `monk` is 1."""
    mine = s.open[d][seat]
    top = 0
    second = 0
    for owner in range(OWNERS):
        if owner != seat:
            there = s.open[d][owner]
            if monk == 1 and s.monk[d] == owner:
                there += 1
            if there > top:
                second = top
                top = there
            elif there > second:
                second = there
    after = mine + n - monk
    member = member_worth(t, s, seat, d // 3)
    worth = (entering_of(after, top, second) - entering_of(mine, top, second)) * member
    if mine <= top < after:
        worth += member // 2  # the others lose
    lead = after - top
    if lead > 1:
        worth += LEAD_WORTH * (lead - 1 if lead < 4 else 2)
    if monk == 1:
        worth += monk_worth(t, s)
        if s.monk[d] != NOBODY:
            worth += POINT * t.monk // (s.players - 1)
    return worth - n * member_cost(s)


@kernel
def district_worth(t: Tables, s: State, seat: int, d: int) -> int:
    """The best deployment in a district, were the prince of the seat there; 0 at least, far below 0 where it cannot end."""
    if occupied(s, seat, d) == 1:
        return -1000
    if s.monk[d] == seat:
        return 0
    best = 0
    most = s.space[d // 3][seat]
    for n in range(1, (most if most < DEPLOY_LIMIT else DEPLOY_LIMIT) + 1):
        for monk in range(2):
            worth = deploy_worth(t, s, seat, d, n, monk)
            if worth > best:
                best = worth
    return best


@kernel
def card_cost(card: int) -> int:
    """A card spent."""
    return DRAGON_COST if card == DRAGON else CARD_COST


@kernel
def step_worth(t: Tables, s: State, d: int, card: int) -> int:
    """Entering a district: deploying there or one step on, whichever is better, less the cards."""
    best = district_worth(t, s, s.seat, d)
    s.hand[s.seat][card] -= 1
    for i in range(t.borders[d]):
        e = t.neighbour[d][i]
        onward = fare(t, s, s.seat, d, e)
        if onward >= 0:
            worth = district_worth(t, s, s.seat, e) - card_cost(onward)
            if worth > best:
                best = worth
    s.hand[s.seat][card] += 1
    return best - card_cost(card)


@kernel
def symbol_worth(t: Tables, s: State, seat: int, symbol: int) -> int:
    """A symbol by the borders round the prince that carry it, less for each such card in hand."""
    here = s.prince[seat]
    worth = 0
    for i in range(t.borders[here]):
        d = t.neighbour[here][i]
        if t.symbol[here][d] == symbol:
            worth += 6
        for j in range(t.borders[d]):
            if t.symbol[d][t.neighbour[d][j]] == symbol:
                worth += 1
    return worth - 5 * s.hand[seat][symbol]


@kernel
def place_worth(t: Tables, s: State, v: int) -> int:
    """A member on a space: what its districts promise, how near the prince is, and the display card it opens."""
    seat = s.seat
    waiting = s.space[v][seat]
    s.space[v][seat] = waiting + 1
    best = 0
    for d in range(3 * v, 3 * v + 3):
        worth = district_worth(t, s, seat, d)
        if worth > best:
            best = worth
    s.space[v][seat] = waiting
    near = 0
    here = s.prince[seat]
    if here // 3 == v:
        near = 12
    for i in range(t.borders[here]):
        if t.neighbour[here][i] // 3 == v:
            near += 4
    card = symbol_worth(t, s, seat, s.display[v]) if waiting == 0 else 0
    return best // 2 + near + card - CROWD * waiting


@kernel
def neutral_worth(s: State, seat: int, d: int, n: int) -> int:
    """Neutral members more in a district: what that does to the other player's entering members, less to one's own."""
    before = entering(s, d, 1 - seat) - entering(s, d, seat)
    s.open[d][NEUTRAL] += n
    after = entering(s, d, 1 - seat) - entering(s, d, seat)
    s.open[d][NEUTRAL] -= n
    return before - after


@kernel
def home_worth(s: State, seat: int, d: int, n: int) -> int:
    """Own members back in a district: what they will enter with next time."""
    before = entering(s, d, seat)
    s.open[d][seat] += n
    after = entering(s, d, seat)
    s.open[d][seat] -= n
    return after - before


@kernel
def rate_scoring(s: State, code: int) -> int:
    """Return numbers and ways home."""
    d = 3 * s.province
    if code < A_HOME:
        return A_RETURN - code
    x = code - A_HOME
    if code < A_NEUTRAL_HOME:
        return home_worth(s, s.seat, d, x // 9) + home_worth(s, s.seat, d + 1, x // 3 % 3) + home_worth(s, s.seat, d + 2, x % 3)
    x = code - A_NEUTRAL_HOME
    return neutral_worth(s, s.seat, d, x // 9) + neutral_worth(s, s.seat, d + 1, x // 3 % 3) + neutral_worth(s, s.seat, d + 2, x % 3)


@kernel
def rate(t: Tables, s: State, code: int) -> int:
    """Worth of a legal code for the seat to act."""
    seat = s.seat
    if code >= A_RETURN:
        if code < A_START:
            return rate_scoring(s, code)
        return 1 if code - A_START == (seat + 1) % s.players else 0  # to act last
    if code >= A_DEPLOY:
        here = s.prince[seat]
        if code >= A_MONK:
            return deploy_worth(t, s, seat, here, code - A_MONK + 1, 1)
        return deploy_worth(t, s, seat, here, code - A_DEPLOY, 0)
    if code >= A_STEP:
        return step_worth(t, s, (code - A_STEP) // CARDS, (code - A_STEP) % CARDS)
    if code >= A_STAY:
        return district_worth(t, s, seat, s.prince[seat]) - card_cost(code - A_STAY)
    if code == A_PASS:
        return 0
    if code >= A_DRAGON:
        return 6 - 2 * s.hand[seat][DRAGON] - POINT // 2
    if code >= A_TAKE:
        return symbol_worth(t, s, seat, s.display[code - A_TAKE])
    if code >= A_PLACE:
        return place_worth(t, s, code - A_PLACE)
    if code >= A_PRINCE:
        return t.borders[code - A_PRINCE]
    return neutral_worth(s, seat, code - A_NEUTRAL, 1)
