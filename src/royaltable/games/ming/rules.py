"""The contract of Ming Dynasty (MD-9): who acts, what may be played and why not, what it does."""

from __future__ import annotations

from ...core.draw import outcomes_alike, outcomes_of
from ...core.kernel import CHANCE, OVER, Ledger, kernel
from ...core.kernel import scores as scores
from ...core.notation import Sentence
from ...core.schema import Row
from .actions import (
    A_DRAGON,
    A_NEUTRAL,
    A_REVEAL,
    A_STARTER,
    A_TAKE,
    AFTER_CODE,
    FIRST_CODE,
)
from .cards import do_dragon, do_reveal, do_take, refuse_dragon, refuse_take
from .features import features as features
from .members import do_place
from .policy import rate as rate
from .princes import do_turn, legal_deploy, legal_turn, legal_way, refuse_after_stay, refuse_deploy, refuse_turn, refuse_way
from .schema import CARD, DEPLOY, END, HOME, NEUTRAL_HOME, NEUTRALS, PLACE, PRINCE, RETURN, REVEAL, START, STARTER, SYMBOLS, TURN, WAY, State, Tables
from .scoring import refuse_home, refuse_neutral_home, refuse_return
from .scoring import winners as winners
from .secrecy import hide as hide
from .secrecy import redeal as redeal
from .setup import do_neutral, do_prince, do_starter, refuse_neutral, refuse_prince
from .setup import setup as setup
from .turns import after_princes, begin_round, do_scoring, refuse_start


@kernel
def actor(t: Tables, s: State) -> int:
    """The seat to act, CHANCE or OVER."""
    node = s.node
    if node == END:
        return OVER
    if node in (STARTER, REVEAL):
        return CHANCE
    return s.seat


@kernel
def refuse_outcome(s: State, code: int) -> int:
    """MD-9.4."""
    if code >= A_NEUTRAL:
        return 9_03_00
    if s.node == STARTER:
        return 0 if code < s.players else 9_04_00
    card = code - A_REVEAL
    return 0 if card >= 0 and card // SYMBOLS == s.slot and s.deck[card % SYMBOLS] > 0 else 9_04_00


@kernel
def refuse_own(s: State, code: int) -> int:
    """Refusal of a code that belongs to the running node and no other, outside phase 3."""
    node = s.node
    first = FIRST_CODE[node]
    if node == CARD:
        return refuse_take(s, code - A_TAKE) if code < A_DRAGON else refuse_dragon(s, code - A_DRAGON)
    if node == NEUTRALS:
        return refuse_neutral(s, code - first)
    if node == PRINCE:
        return refuse_prince(s, code - first)
    if node == RETURN:
        return refuse_return(s, code - first)
    parts = code - first
    if node == HOME:
        return refuse_home(s, parts // 9, parts // 3 % 3, parts % 3)
    if node == NEUTRAL_HOME:
        return refuse_neutral_home(s, parts // 9, parts // 3 % 3, parts % 3)
    return refuse_start(s, code - first) if node == START else 0


@kernel
def refusal(t: Tables, s: State, code: int) -> int:
    """0, or the number of the first rule that a code breaks at the running node (MD-9.5)."""
    node = s.node
    if node == TURN:
        return refuse_turn(t, s, code)
    if node == WAY:
        return refuse_way(t, s, code)
    if node == DEPLOY:
        return refuse_after_stay(s, code)
    if node == END:
        return 9_02_00
    if node in (STARTER, REVEAL):
        return refuse_outcome(s, code)
    if code < FIRST_CODE[node] or code >= AFTER_CODE[node]:
        return 9_03_00
    return refuse_own(s, code)


def uncoded(t: Tables, s: State, sentence: Sentence) -> int:
    """The rule that a grammatical sentence without a code breaks (numbers beyond every district and city); the game is not over."""
    node, words = s.node, sentence.words
    match sentence.key:
        case "starter":
            return 9_04_00 if node in (STARTER, REVEAL) else 9_03_00
        case "deploy" | "deploy-monk":
            if node in (WAY, DEPLOY):
                return refuse_deploy(s, int(words["n"]), int(sentence.key == "deploy-monk"))
            return 3_04_01 if node == TURN else 9_03_00
        case "return":
            return 4_02_02 if node == RETURN else 9_03_00
        case "home":
            return refuse_home(s, *_parts(words)) if node == HOME else 9_03_00
        case "neutral-home":
            return refuse_neutral_home(s, *_parts(words)) if node == NEUTRAL_HOME else 9_03_00
    return 5_06_00 if node == START else 9_03_00


def _parts(words: dict[str, str]) -> tuple[int, int, int]:
    return int(words["a"]), int(words["b"]), int(words["c"])


@kernel
def legal(t: Tables, s: State, codes: Row) -> int:
    """The legal codes of the seat to act, rising."""
    node = s.node
    if node == TURN:
        return legal_turn(t, s, codes, 0)
    if node == WAY:
        return legal_way(t, s, codes, 0)
    if node == DEPLOY:
        return legal_deploy(s, codes, 0)
    if node in (STARTER, REVEAL):
        return 0
    return legal_range(t, s, codes, 0, FIRST_CODE[node], AFTER_CODE[node])


@kernel
def legal_range(t: Tables, s: State, codes: Row, n: int, first: int, after: int) -> int:
    """Append those of a range of codes of the running node that are not refused."""
    for code in range(first, after):
        if refuse_own(s, code) == 0:
            codes[n] = code
            n += 1
    return n


@kernel
def weights(t: Tables, s: State, codes: Row, w: Row) -> int:
    """Outcomes and weights at a chance node (MD-0.1, MD-0.3, MD-2.3)."""
    if s.node == STARTER:
        return outcomes_alike(A_STARTER, s.players, codes, w)
    if s.node == REVEAL:
        return outcomes_of(s.deck, SYMBOLS, A_REVEAL + SYMBOLS * s.slot, codes, w)
    return 0


@kernel
def apply(t: Tables, s: State, code: int, ledger: Ledger) -> None:
    """Play a legal code or outcome, and everything automatic after it."""
    node = s.node
    x = code - FIRST_CODE[node]
    if node in (TURN, WAY, DEPLOY):
        if do_turn(s, code, ledger) == 1:
            after_princes(t, s, ledger)
    elif node == REVEAL:
        do_reveal(s, x % SYMBOLS, ledger)
    elif node == PLACE:
        do_place(s, x, ledger)
    elif node == CARD:
        if code < A_DRAGON:
            do_take(s, x, ledger)
        else:
            do_dragon(s, code - A_DRAGON, ledger)
    elif node in (RETURN, HOME, NEUTRAL_HOME):
        do_scoring(t, s, x, ledger)
    elif node == PRINCE:
        do_prince(s, x, ledger)
    elif node == NEUTRALS:
        do_neutral(s, x)
    elif node == STARTER:
        do_starter(s, x)
    else:
        begin_round(s, x, ledger)
