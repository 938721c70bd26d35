"""Aims of Ming Dynasty: districts, province spaces, cards of the hand and the dragon stack, and why one of them cannot be reached."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.aim import Reason
from ...core.components import Components
from ...core.notation import Notation
from .actions import notation
from .advice import ways
from .cards import refuse_dragon, refuse_take
from .princes import occupied, refuse_deploy, refuse_stay
from .schema import CARD, DEPLOY, DISTRICTS, DRAGON, HOME, NEUTRAL, NEUTRAL_HOME, NEUTRALS, PLACE, PRINCE, PROVINCES, RETURN, TURN, WAY, State, Tables
from .setup import refuse_neutral

PATTERNS = {"district": "district <district>", "space": "space <province>", "card": "card <card>", "dragons": "dragons"}

ELSEWHERE = {RETURN: 4_02_01, HOME: 4_02_03, NEUTRAL_HOME: 7_09_00}
"""Nodes that leave everything but the running city aside, and their rule."""
MEMBERS, CARDS, PRINCES = 1, 2, 3  # phases


def aims(components: Components) -> Notation:
    """What can be pointed at."""
    kinds = notation(components).kinds
    districts, provinces, cards = (kinds[kind] for kind in ("district", "province", "card"))
    texts = (*(f"district {d}" for d in districts), *(f"space {v}" for v in provinces), *(f"card {c}" for c in cards), "dragons")
    return Notation(PATTERNS, kinds, texts)


def closed(components: Components, t: Tables, s: State, seat: int) -> dict[str, Reason]:
    """Every aim that the seat to act cannot reach now, and why."""
    districts, provinces, symbols = (components.ids(block) for block in ("districts", "provinces", "symbols"))
    reach = Reach.of(t, s, seat, symbols) if s.node in (TURN, WAY) else None
    found = {f"district {districts[d]}": district(s, seat, d, reach) for d in range(DISTRICTS)}
    found |= {f"space {provinces[v]}": space(s, seat, v) for v in range(PROVINCES)}
    found |= {f"card {name}": card(s, c) for c, name in enumerate([*symbols, "dragon"])}
    found["dragons"] = dragons(s)
    return {aim: reason for aim, reason in found.items() if reason is not None}


def broken(rule: int) -> Reason | None:
    """A reason, unless the rule is 0."""
    return Reason(rule) if rule else None


def whose(s: State, d: int, but: int) -> int:
    """The seat of another prince in a district."""
    return next(p for p in range(s.players) if p != but and s.prince[p] == d)


def aside(s: State, phase: int) -> Reason:
    """What belongs to another phase of the round, or waits for the choice at hand."""
    if s.node in ELSEWHERE:
        return Reason(ELSEWHERE[s.node])
    if s.node == NEUTRALS:
        return Reason(7_03_00 if s.round_no == 1 else 7_05_00)
    if s.node == PRINCE:
        return Reason(4_00)
    if s.phase == 5:
        return Reason(5_02_00 if s.round_no == 4 else 5_03_00)
    return Reason(7_00, {"phase": phase})


# --- by kind ------------------------------------------------------------------------------------------------------


def district(s: State, seat: int, d: int, reach: Reach | None) -> Reason | None:
    """A district: where something is placed, where the prince goes, where members go home; in phases 1 and 2 it stands for its space."""
    if reach is not None:
        return reach.district(d)
    if s.node == DEPLOY:
        return None if d == s.prince[seat] else Reason(3_00_05)
    if s.node == NEUTRALS:
        return broken(refuse_neutral(s, d))
    if s.node == PRINCE:
        return Reason(5_00, {"seat": whose(s, d, seat)}) if occupied(s, seat, d) else None
    if s.node in (PLACE, CARD):
        return space(s, seat, d // 3)
    if s.node in (HOME, NEUTRAL_HOME) and d // 3 == s.province and s.city[d][seat if s.node == HOME else NEUTRAL]:
        return None
    return aside(s, PRINCES)


def space(s: State, seat: int, v: int) -> Reason | None:
    """A province space: a member goes there, its card is taken, or members are deployed from it."""
    if s.node == PLACE:
        return None
    if s.node == CARD:
        return broken(refuse_take(s, v))
    if s.node == TURN:
        return Reason(3_04_01)
    if s.node in (WAY, DEPLOY):
        return Reason(3_04_06) if v != s.prince[seat] // 3 else deploying(s, seat, 1)
    return aside(s, MEMBERS)


def deploying(s: State, seat: int, n: int) -> Reason | None:
    """Deploying n members where the prince is."""
    here = s.prince[seat]
    if occupied(s, seat, here):
        return Reason(3_04_02, {"seat": whose(s, here, seat)})
    return broken(refuse_deploy(s, n, 0))


def card(s: State, c: int) -> Reason | None:
    """A card of the hand: given up to stay."""
    if s.node == TURN:
        return broken(refuse_stay(s, c))
    return Reason(3_00_04) if s.node in (WAY, DEPLOY) else aside(s, PRINCES)


def dragons(s: State) -> Reason | None:
    """The dragon stack."""
    if s.node != CARD:
        return aside(s, CARDS)
    rules = [refuse_dragon(s, v) for v in range(PROVINCES)]
    return None if 0 in rules else Reason(rules[0])


# --- where the prince can go --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reach:
    """Where a prince can go: by rights, by its cards alone, and how many steps away everything is."""

    t: Tables
    s: State
    seat: int
    symbols: list[str]
    legal: frozenset[int]
    paid: frozenset[int]
    steps: dict[int, int]

    @classmethod
    def of(cls, t: Tables, s: State, seat: int, symbols: list[str]) -> Reach:
        """From where the prince of a seat stands, with the cards of its hand."""
        return cls(t, s, seat, symbols, frozenset(ways(t, s, seat)), frozenset(affordable(t, s, seat)), distances(t, s.prince[seat]))

    def district(self, d: int) -> Reason | None:
        """Why no move leads to a district, or nobody can be deployed in the one where the prince is."""
        s, seat, here = self.s, self.seat, self.s.prince[self.seat]
        if d == here:
            return Reason(3_04_01) if s.node == TURN else deploying(s, seat, 0)
        if d in self.legal:
            return None
        steps, cards = self.steps[d], s.hand_size[seat]
        if steps > cards:
            return Reason(3_01_03, {"steps": steps, "number": cards})
        if d not in self.paid:
            return Reason(3_01_04, {"steps": steps, "symbol": self.symbols[self.t.symbol[here][d]] if steps == 1 else ""})
        return Reason(3_01_05, {"seat": whose(s, d, seat)})  # to a district without another prince the way itself ends the move


def distances(t: Tables, start: int) -> dict[int, int]:
    """Borders between a district and every other."""
    steps, layer = {start: 0}, [start]
    while layer:
        onward = []
        for here in layer:
            for d in t.neighbour[here][: t.borders[here]]:
                if d not in steps:
                    steps[d] = steps[here] + 1
                    onward.append(d)
        layer = onward
    return steps


def affordable(t: Tables, s: State, seat: int) -> set[int]:
    """Districts that the cards of a hand lead to, wherever the move may end."""
    start = (s.prince[seat], tuple(s.hand[seat]))
    seen, layer = {start}, [start]
    while layer:
        onward = []
        for here, hand in layer:
            for d in t.neighbour[here][: t.borders[here]]:
                for c in (t.symbol[here][d], DRAGON):
                    step = (d, (*hand[:c], hand[c] - 1, *hand[c + 1 :]))
                    if hand[c] and step not in seen:
                        seen.add(step)
                        onward.append(step)
        layer = onward
    return {d for d, _ in seen}
