"""The rules of Ming Dynasty: phases 1, 2 and 5, the end, the contract. Set-up is in `setup`, phase 3 in `princes`, phase 4 in `scoring`."""

from __future__ import annotations

from ...core.draw import held, outcomes_alike, outcomes_of, turn_over
from ...core.kernel import CHANCE, OVER, below, kernel, note
from ...core.kernel import scores as scores
from ...core.notation import Sentence
from .actions import (
    A_DEPLOY,
    A_DRAGON,
    A_HOME,
    A_NEUTRAL,
    A_NEUTRAL_HOME,
    A_PASS,
    A_PLACE,
    A_PRINCE,
    A_RETURN,
    A_REVEAL,
    A_START,
    A_STARTER,
    A_STEP,
    A_TAKE,
    CODES,
)
from .features import features as features
from .policy import rate as rate
from .princes import do_turn, legal_deploy, legal_turn, legal_way, next_turn, refuse_after_stay, refuse_deploy, refuse_turn, refuse_way
from .schema import (
    CARD,
    DEPLOY,
    DISTRICTS,
    DRAGON,
    END,
    HIDDEN,
    HOME,
    NEUTRAL,
    NEUTRAL_HOME,
    NEUTRALS,
    NOBODY,
    PLACE,
    PRINCE,
    PROVINCES,
    RETURN,
    REVEAL,
    START,
    STARTER,
    SYMBOLS,
    TURN,
    WAY,
    State,
    Tables,
)
from .scoring import LAST_ROUND, begin_province, go_home, go_on_scoring, in_city, neutral_leaves, refuse_parts
from .setup import begin_placing, do_neutral, do_prince, do_starter, end_of_set_up_cards, placed, refuse_neutral, refuse_prince
from .setup import setup as setup

Ledger = list[int]
Codes = list[int]
MEMBERS_EACH_ROUND = 5
HAND_LIMIT = 5

# Codes that belong to a node, by node: first and one after the last (phase 3 has its own tables of refusals).
FIRST = (A_STARTER, A_REVEAL, A_NEUTRAL, A_PRINCE, A_PLACE, A_TAKE, A_PASS, A_STEP, A_DEPLOY, A_RETURN, A_HOME, A_NEUTRAL_HOME, A_START, CODES)
AFTER = (A_REVEAL, A_NEUTRAL, A_PRINCE, A_PLACE, A_TAKE, A_PASS, A_DEPLOY, A_RETURN, A_RETURN, A_HOME, A_NEUTRAL_HOME, A_START, CODES, CODES)


# --- 1. Members to the province spaces --------------------------------------------------------------------------


@kernel
def do_place(s: State, v: int, ledger: Ledger) -> None:
    """MD-1.1 to MD-1.3."""
    s.space[v][s.seat] += 1
    s.supply[s.seat] -= 1
    if placed(s, MEMBERS_EACH_ROUND * s.players) == 1:
        s.phase = 2
        go_on_cards(s, s.starter, ledger)


# --- 2. Cards ---------------------------------------------------------------------------------------------------


@kernel
def next_card(s: State, first: int) -> int:
    """MD-2.1: the next seat with fewer than five cards, looking from `first` on; 1 if all have five."""
    for i in range(s.players):
        p = (first + i) % s.players
        if s.hand_size[p] < HAND_LIMIT:
            s.seat = p
            s.node = CARD
            return 0
    return 1


@kernel
def refuse_take(s: State, v: int) -> int:
    """The display card beside a space."""
    return 0 if s.space[v][s.seat] > 0 else 2_02_00


@kernel
def refuse_dragon(s: State, v: int) -> int:
    """A dragon, paid with a member from a space."""
    if s.dragons == 0:
        return 2_05_00
    return 0 if s.space[v][s.seat] > 0 else 2_06_00


@kernel
def do_take(s: State, v: int, ledger: Ledger) -> None:
    """MD-2.2 to MD-2.4."""
    s.hand[s.seat][s.display[v]] += 1
    s.hand_size[s.seat] += 1
    s.display[v] = NOBODY
    s.slot = v
    s.node = REVEAL
    if held(s.deck, SYMBOLS) == 0:
        turn_over(s.discards, s.deck, SYMBOLS)
        note(ledger, 2_04_00, NOBODY, 0, 0)


@kernel
def do_dragon(s: State, v: int, ledger: Ledger) -> None:
    """MD-2.6, MD-2.7."""
    s.space[v][s.seat] -= 1
    s.out[s.seat] += 1
    s.dragons -= 1
    s.hand[s.seat][DRAGON] += 1
    s.hand_size[s.seat] += 1
    go_on_cards(s, s.seat + 1, ledger)


@kernel
def do_reveal(s: State, symbol: int, ledger: Ledger) -> None:
    """MD-0.3, MD-2.3."""
    s.display[s.slot] = symbol
    s.deck[symbol] -= 1
    if s.phase == 2:
        go_on_cards(s, s.seat + 1, ledger)
        return
    s.slot += 1
    if s.slot == PROVINCES:
        end_of_set_up_cards(s, ledger)


@kernel
def go_on_cards(s: State, first: int, ledger: Ledger) -> None:
    """The next seat that needs a card, looking from `first` on, else phase 3."""
    if next_card(s, first) == 1:
        s.phase = 3
        for p in range(s.players):
            s.passed[p] = 0
        next_turn(s, s.starter, ledger)


# --- 4. Scoring: return numbers and ways home -------------------------------------------------------------------


@kernel
def after_princes(t: Tables, s: State, ledger: Ledger) -> None:
    """MD-0.7: scoring in rounds 2, 4 and 6."""
    if s.round_no % 2 == 0:
        s.phase = 4
        begin_province(t, s, 0, ledger)
        go_on(t, s, ledger)
    else:
        end_round(s, ledger)


@kernel
def go_on(t: Tables, s: State, ledger: Ledger) -> None:
    """The next question of the scoring, else the end of the round."""
    if go_on_scoring(t, s, ledger) == 1:
        end_round(s, ledger)


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
def do_scoring(t: Tables, s: State, x: int, ledger: Ledger) -> None:
    """MD-4.2.1, MD-4.2.3, MD-7.9."""
    if s.node == RETURN:
        s.returns[s.seat] = x
    else:
        go_home(s, s.seat if s.node == HOME else NEUTRAL, x // 9, x // 3 % 3, x % 3)
    s.lap += 1
    go_on(t, s, ledger)


# --- 5. End of the round ----------------------------------------------------------------------------------------


@kernel
def end_round(s: State, ledger: Ledger) -> None:
    """MD-5.1 to MD-5.3; MD-6.1 after round 6."""
    if s.round_no == LAST_ROUND:
        s.node = END
        return
    s.phase = 5
    if s.players == 4 and s.round_no >= 4:
        s.node = START
        s.seat = chooser(s, 2 if s.round_no == 4 else 1)
        note(ledger, 5_02_00 if s.round_no == 4 else 5_03_00, s.seat, 0, 0)
    else:
        begin_round(s, (s.starter + 1) % s.players, ledger)


@kernel
def monks_of(s: State, seat: int) -> int:
    """Monks of a seat."""
    n = 0
    for d in range(DISTRICTS):
        if s.monk[d] == seat:
            n += 1
    return n


@kernel
def chooser(s: State, rank: int) -> int:
    """The seat that names the starting player: entry `rank` of the points in rising order, most monks, clockwise (MD-5.4, MD-5.5)."""
    target = -1
    for p in range(s.players):
        no_more = 0
        for q in range(s.players):
            if s.points[q] <= s.points[p]:
                no_more += 1
        if no_more >= rank and (target < 0 or s.points[p] < target):
            target = s.points[p]
    chosen = NOBODY
    most = -1
    for i in range(s.players):
        p = (s.starter + i) % s.players
        if s.points[p] == target and monks_of(s, p) > most:
            most = monks_of(s, p)
            chosen = p
    return chosen


@kernel
def begin_round(s: State, starter: int, ledger: Ledger) -> None:
    """MD-5.1, MD-7.5."""
    s.round_no += 1
    s.starter = starter
    note(ledger, 5_01_00, starter, 0, s.round_no)
    if s.players == 2 and s.round_no in (3, 5):
        begin_placing(s, NEUTRALS, 0)
    else:
        begin_placing(s, PLACE, 1)


@kernel
def refuse_start(s: State, seat: int) -> int:
    """Naming the starting player of the next round."""
    return 0 if seat < s.players else 5_06_00


# --- 6. End of the game -----------------------------------------------------------------------------------------


@kernel
def winners(t: Tables, s: State, out: list[int]) -> None:
    """MD-6.1, MD-6.2: 1 for every seat with the most points."""
    most = s.points[0]
    for p in range(s.players):
        if s.points[p] > most:
            most = s.points[p]
    for p in range(s.players):
        out[p] = 1 if s.points[p] == most else 0


# --- 9. Contract ------------------------------------------------------------------------------------------------


@kernel
def actor(t: Tables, s: State) -> int:
    """Seat, CHANCE or OVER."""
    if s.node == END:
        return OVER
    if s.node == STARTER or s.node == REVEAL:
        return CHANCE
    return int(s.seat)


@kernel
def refuse_chance(s: State, code: int) -> int:
    """MD-9.4."""
    if code >= A_NEUTRAL:
        return 9_03_00
    if s.node == STARTER:
        return 0 if code < s.players else 9_04_00
    card = code - A_REVEAL
    return 0 if card >= 0 and card // SYMBOLS == s.slot and s.deck[card % SYMBOLS] > 0 else 9_04_00


@kernel
def refuse_rest(s: State, code: int) -> int:
    """Refusal of a code that belongs to the running node, outside phase 3."""
    k = s.node
    first = FIRST[k]
    if k == CARD:
        return refuse_take(s, code - A_TAKE) if code < A_DRAGON else refuse_dragon(s, code - A_DRAGON)
    if k == NEUTRALS:
        return refuse_neutral(s, code - first)
    if k == PRINCE:
        return refuse_prince(s, code - first)
    if k == RETURN:
        return refuse_return(s, code - first)
    parts = code - first
    if k == HOME:
        return refuse_home(s, parts // 9, parts // 3 % 3, parts % 3)
    if k == NEUTRAL_HOME:
        return refuse_neutral_home(s, parts // 9, parts // 3 % 3, parts % 3)
    return refuse_start(s, code - first) if k == START else 0


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    """0, or the number of the first rule that a code breaks at the running node (MD-9.5)."""
    k = s.node
    if k == TURN:
        return refuse_turn(t, s, code)
    if k == WAY:
        return refuse_way(t, s, code)
    if k == DEPLOY:
        return refuse_after_stay(s, code)
    if k == END:
        return 9_02_00
    if k in (STARTER, REVEAL):
        return refuse_chance(s, code)
    if code < FIRST[k] or code >= AFTER[k]:
        return 9_03_00
    return refuse_rest(s, code)


def uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    """The rule that a grammatical sentence without a code breaks at the running node."""
    k, words = s.node, sentence.words
    match sentence.key:
        case "starter":
            return 9_04_00 if k in (STARTER, REVEAL) else 9_03_00
        case "deploy" | "deploy-monk":
            if k in (WAY, DEPLOY):
                return refuse_deploy(s, int(words["n"]), int(sentence.key == "deploy-monk"))
            return 3_04_01 if k == TURN else 9_03_00
        case "return":
            return 4_02_02 if k == RETURN else 9_03_00
        case "home":
            return refuse_home(s, *_parts(words)) if k == HOME else 9_03_00
        case "neutral-home":
            return refuse_neutral_home(s, *_parts(words)) if k == NEUTRAL_HOME else 9_03_00
    return 5_06_00 if k == START else 9_03_00


def _parts(words: dict[str, str]) -> tuple[int, int, int]:
    return int(words["a"]), int(words["b"]), int(words["c"])


@kernel
def legal(t: Tables, s: State, codes: Codes) -> int:
    """The legal codes of the seat to act, rising."""
    k = s.node
    if k == TURN:
        return legal_turn(t, s, codes)
    if k == WAY:
        return legal_way(t, s, codes)
    if k == DEPLOY:
        return legal_deploy(s, codes, 0)
    n = 0
    if k in (STARTER, REVEAL):
        return n
    for code in range(FIRST[k], AFTER[k]):
        if refuse_rest(s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Codes, w: list[int]) -> int:
    """Outcomes and weights at a chance node (MD-0.1, MD-0.3, MD-2.3)."""
    if s.node == STARTER:
        return outcomes_alike(A_STARTER, s.players, codes, w)
    if s.node == REVEAL:
        return outcomes_of(s.deck, SYMBOLS, A_REVEAL + SYMBOLS * s.slot, codes, w)
    return 0


@kernel
def apply(t: Tables, s: State, code: int, ledger: Ledger) -> None:
    """Play a legal code or outcome, and everything automatic after it."""
    k = s.node
    x = code - FIRST[k]
    if k in (TURN, WAY, DEPLOY):
        if do_turn(s, code, ledger) == 1:
            after_princes(t, s, ledger)
    elif k == REVEAL:
        do_reveal(s, x % SYMBOLS, ledger)
    elif k == PLACE:
        do_place(s, x, ledger)
    elif k == CARD:
        if code < A_DRAGON:
            do_take(s, x, ledger)
        else:
            do_dragon(s, code - A_DRAGON, ledger)
    elif k in (RETURN, HOME, NEUTRAL_HOME):
        do_scoring(t, s, x, ledger)
    elif k == PRINCE:
        do_prince(s, x, ledger)
    elif k == NEUTRALS:
        do_neutral(s, x)
    elif k == STARTER:
        do_starter(s, x)
    else:
        begin_round(s, x, ledger)


# --- Hidden return numbers (MD-4.2.1) ---------------------------------------------------------------------------


@kernel
def hide(t: Tables, s: State, seat: int) -> None:
    """Blank the return numbers of other seats while they are not shown."""
    if s.node == RETURN:
        for p in range(s.players):
            if p != seat and s.returns[p] >= 0:
                s.returns[p] = HIDDEN


@kernel
def redeal(t: Tables, s: State, seat: int, rng: list[int]) -> None:
    """Replace the return numbers that a seat may not know by random ones."""
    if s.node == RETURN:
        for p in range(s.players):
            if p != seat and s.returns[p] != NOBODY:
                s.returns[p] = below(rng, in_city(s, p) + 1)
