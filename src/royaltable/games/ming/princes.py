"""Phase 3: princes (MD-3)."""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .actions import A_DEPLOY, A_MONK, A_PASS, A_RETURN, A_STAY, A_STEP
from .schema import CARDS, DEPLOY, DRAGON, NOBODY, TURN, WAY, State, Tables

DEPLOY_LIMIT = 3


# --- turns (MD-3.0) -----------------------------------------------------------------------------------------------


@kernel
def next_turn(s: State, first: int, ledger: Ledger) -> int:
    """Give the turn to the next seat that has not passed, looking from `first` on; 1 if all have passed (MD-3.0.1)."""
    for i in range(s.players):
        p = (first + i) % s.players
        if s.passed[p] == 0 and s.hand_size[p] == 0:
            s.passed[p] = 1
            note(ledger, 3_00_03, p, 0, 0)
        if s.passed[p] == 0:
            s.seat = p
            s.node = TURN
            return 0
    return 1


@kernel
def refuse_turn(t: Tables, s: State, code: int) -> int:
    """A turn begins with a pass, a stay or a step."""
    if code == A_PASS:
        return 0
    if A_STAY <= code < A_STEP:
        return refuse_stay(s, code - A_STAY)
    if A_STEP <= code < A_DEPLOY:
        return refuse_step(t, s, (code - A_STEP) // CARDS, (code - A_STEP) % CARDS)
    return 3_04_01 if A_DEPLOY <= code < A_RETURN else 9_03_00


@kernel
def refuse_way(t: Tables, s: State, code: int) -> int:
    """A move goes on with another step or ends with deploying."""
    if A_PASS <= code < A_STEP:
        return 3_00_04
    if A_STEP <= code < A_DEPLOY:
        return refuse_step(t, s, (code - A_STEP) // CARDS, (code - A_STEP) % CARDS)
    return refuse_deploy_code(s, code)


@kernel
def refuse_after_stay(s: State, code: int) -> int:
    """A stay ends with deploying."""
    if A_PASS <= code < A_STEP:
        return 3_00_04
    if A_STEP <= code < A_DEPLOY:
        return 3_00_05
    return refuse_deploy_code(s, code)


@kernel
def refuse_deploy_code(s: State, code: int) -> int:
    """The two forms of deploying; anything else does not belong here."""
    if A_DEPLOY <= code < A_MONK:
        return refuse_deploy(s, code - A_DEPLOY, 0)
    if A_MONK <= code < A_RETURN:
        return refuse_deploy(s, code - A_MONK + 1, 1)
    return 9_03_00


@kernel
def legal_turn(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append what a turn begins with: a pass, stays, steps."""
    codes[n] = A_PASS
    n += 1
    for card in range(CARDS):
        if refuse_stay(s, card) == 0:
            codes[n] = A_STAY + card
            n += 1
    return legal_steps(t, s, codes, n)


@kernel
def legal_way(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append how a move goes on: steps, the ways to deploy."""
    return legal_deploy(s, codes, legal_steps(t, s, codes, n))


# --- moves (MD-3.1) -----------------------------------------------------------------------------------------------


@kernel
def occupied(s: State, seat: int, d: int) -> int:
    """Whether the prince of another seat is in a district."""
    for p in range(s.players):
        if p != seat and s.prince[p] == d:
            return 1
    return 0


@kernel
def fare(t: Tables, s: State, seat: int, a: int, b: int) -> int:
    """The card that a seat would best pay for a step with: the symbol, else a dragon; NOBODY without border or card."""
    symbol = t.symbol[a][b]
    if symbol < 0:
        return NOBODY
    if s.hand[seat][symbol] > 0:
        return int(symbol)
    return DRAGON if s.hand[seat][DRAGON] > 0 else NOBODY


@kernel
def leaves(t: Tables, s: State, seat: int, d: int) -> int:
    """Whether one step leads from a district to one without another prince."""
    for i in range(t.borders[d]):
        e = t.neighbour[d][i]
        if fare(t, s, seat, d, e) >= 0 and occupied(s, seat, e) == 0:
            return 1
    return 0


@kernel
def can_end(t: Tables, s: State, seat: int, d: int, card: int) -> int:
    """Whether a move that enters d with this card can be ended (MD-3.1.5): at once, or past up to three other princes."""
    if occupied(s, seat, d) == 0:
        return 1
    hand = s.hand[seat]
    hand[card] -= 1
    found = leaves(t, s, seat, d)
    for p in range(s.players):
        second = fare(t, s, seat, d, s.prince[p]) if found == 0 and p != seat else NOBODY
        if second < 0:
            continue
        hand[second] -= 1
        found = leaves(t, s, seat, s.prince[p])
        for q in range(s.players):
            third = fare(t, s, seat, s.prince[p], s.prince[q]) if found == 0 and q != seat else NOBODY
            if third >= 0:
                hand[third] -= 1
                found = leaves(t, s, seat, s.prince[q])
                hand[third] += 1
        hand[second] += 1
    hand[card] += 1
    return found


@kernel
def refuse_step(t: Tables, s: State, d: int, card: int) -> int:
    """The step of the prince into a district, paid with a card."""
    symbol = t.symbol[s.prince[s.seat]][d]
    if symbol < 0:
        return 3_01_02
    if card != symbol and card != DRAGON:
        return 3_01_03
    if s.hand[s.seat][card] == 0:
        return 3_01_04
    return 0 if can_end(t, s, s.seat, d, card) == 1 else 3_01_05


@kernel
def legal_steps(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append the steps: every border with the two cards that can fit."""
    here = s.prince[s.seat]
    hand = s.hand[s.seat]
    for i in range(t.borders[here]):
        d = t.neighbour[here][i]
        symbol = t.symbol[here][d]
        if hand[symbol] > 0 and refuse_step(t, s, d, symbol) == 0:
            codes[n] = A_STEP + CARDS * d + symbol
            n += 1
        if hand[DRAGON] > 0 and refuse_step(t, s, d, DRAGON) == 0:
            codes[n] = A_STEP + CARDS * d + DRAGON
            n += 1
    return n


@kernel
def spend(s: State, card: int) -> None:
    """MD-3.1.8."""
    s.hand[s.seat][card] -= 1
    s.hand_size[s.seat] -= 1
    if card == DRAGON:
        s.dragons += 1
    else:
        s.discards[card] += 1


@kernel
def do_step(s: State, d: int, card: int) -> None:
    """MD-3.1.2, MD-3.1.3."""
    spend(s, card)
    s.prince[s.seat] = d
    s.node = WAY


# --- stays (MD-3.2) -----------------------------------------------------------------------------------------------


@kernel
def refuse_stay(s: State, card: int) -> int:
    """A card given up for staying."""
    return 0 if s.hand[s.seat][card] > 0 else 3_02_01


@kernel
def do_stay(s: State, card: int) -> None:
    """MD-3.2.1."""
    spend(s, card)
    s.node = DEPLOY


# --- deploying (MD-3.4) -------------------------------------------------------------------------------------------


@kernel
def refuse_deploy(s: State, n: int, monk: int) -> int:
    """Deploying n members, one of them as monk if `monk` is 1, in the district of the prince."""
    d = s.prince[s.seat]
    if occupied(s, s.seat, d) == 1:
        return 3_04_02
    if n > DEPLOY_LIMIT:
        return 3_04_03
    if monk == 1 and n == 0:
        return 3_04_04
    if n > 0 and s.monk[d] == s.seat:
        return 3_04_05
    return 3_04_06 if n > s.space[d // 3][s.seat] else 0


@kernel
def legal_deploy(s: State, codes: Row, n: int) -> int:
    """Append the ways to deploy."""
    for members in range(DEPLOY_LIMIT + 1):
        if refuse_deploy(s, members, 0) == 0:
            codes[n] = A_DEPLOY + members
            n += 1
    for members in range(1, DEPLOY_LIMIT + 1):
        if refuse_deploy(s, members, 1) == 0:
            codes[n] = A_MONK + members - 1
            n += 1
    return n


@kernel
def do_deploy(s: State, n: int, monk: int, ledger: Ledger) -> None:
    """MD-3.4.3 to MD-3.4.8."""
    d = s.prince[s.seat]
    if n > 0:
        note(ledger, 3_04_03, s.seat, 0, d)
    s.space[d // 3][s.seat] -= n
    s.open[d][s.seat] += n - monk
    if monk == 1:
        other = s.monk[d]
        if other != NOBODY:
            s.open[d][other] += 1
            note(ledger, 3_04_08, other, 0, d)
        s.monk[d] = s.seat


@kernel
def do_turn(s: State, code: int, ledger: Ledger) -> int:
    """Play a legal code of this phase; 1 if the phase is over."""
    if A_STAY <= code < A_STEP:
        do_stay(s, code - A_STAY)
        return 0
    if A_STEP <= code < A_DEPLOY:
        do_step(s, (code - A_STEP) // CARDS, (code - A_STEP) % CARDS)
        return 0
    if code == A_PASS:
        s.passed[s.seat] = 1  # MD-3.3.1
    elif code < A_MONK:
        do_deploy(s, code - A_DEPLOY, 0, ledger)
    else:
        do_deploy(s, code - A_MONK + 1, 1, ledger)
    return next_turn(s, s.seat + 1, ledger)
