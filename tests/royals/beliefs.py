"""A model of its own of what a viewer can infer: every possible course of the hidden draws, with its weight.

Independent of the records of RO-10.6 in the state: it follows all positions that agree with the lines of the viewer's transcript, draws by the
weights of the chance nodes, and drops those in which something seen would have been illegal. Cards of a kind are alike; where a seat shows a card
that nobody could locate, each of its unlocated cards is equally likely to be that card.
"""

from __future__ import annotations

from math import perm
from typing import Any

from royaltable.core.match import Match
from royaltable.games.royals.actions import A_DRAW, A_DRAWN

Hands = tuple[tuple[int, ...], ...]
Belief = dict[Any, tuple[Any, float]]


class Witness:
    """Follows a game as a viewer: `beliefs` are all positions that agree with what was seen, with their weights."""

    def __init__(self, match: Match, viewer: int) -> None:
        """Begin at the running node, where nothing is hidden yet."""
        self.match, self.viewer = match, viewer
        self.rules, self.t = match.game.rules, match.t
        s = match.s.copy()
        self.beliefs: Belief = {self.key(s): (s, 1.0)}
        self.located = [[0] * 4 for _ in range(5)]  # Country cards that everybody but the owner has located, too
        self.located_pairs = [[0] * 6 for _ in range(5)]
        self.unlocated_shown = False  # whether an unlocated card was shown since the last new deck
        self.remade = 0

    def key(self, s: Any) -> Any:
        """What tells positions apart."""
        return tuple(tuple(row) for row in (*s.hand, *s.intrigue, s.deck, s.intrigue_deck))

    def see(self, n: int) -> None:
        """Follow one more line of the match."""
        line = self.match.lines[n]
        code = self.match.notation.codes[line.text]
        hidden = not self.match.may_see(n, self.viewer)
        found: Belief = {}
        before = next(iter(self.beliefs.values()))[0]
        for s, weight in self.beliefs.values():
            for outcome, factor in self.outcomes(s, code, line.actor < 0, hidden):
                after = s.copy()
                self.rules.apply(self.t, after, outcome, [-1])
                chance = weight * factor * self.shown(s, after)
                if not chance:
                    continue
                for p in range(5):  # no rule reads these
                    after.own[p][:] = [0] * 4
                    after.own_intrigue[p][:] = [0] * 6
                key = self.key(after)
                other = found.get(key)
                found[key] = (after, chance + (other[1] if other else 0.0))
        assert found, "what happened is impossible"
        total = sum(weight for _, weight in found.values())
        self.beliefs = {key: (s, weight / total) for key, (s, weight) in found.items()}
        self.locate(before, code, line.text)

    def outcomes(self, s: Any, code: int, chance: bool, hidden: bool) -> list[tuple[int, float]]:
        """Codes that can have been played in a position, with their weights; empty if what was seen is impossible there."""
        if not chance:
            return [(code, 1.0)] if self.rules.refusal(self.t, s, code) == 0 else []
        codes, weights = [0] * 8, [0] * 8
        n = self.rules.weights(self.t, s, codes, weights)
        total = sum(weights[:n])
        return [(codes[i], weights[i] / total) for i in range(n) if hidden or codes[i] == code]

    def shown(self, s: Any, after: Any) -> float:
        """How likely the unlocated cards that leave the hand of the seat to act are just these, up to a factor common to all positions."""
        p = s.seat
        if p < 0 or p == self.viewer:
            return 1.0
        factor = 1.0
        for hand, left, located in ((s.hand[p], after.hand[p], self.located[p]), (s.intrigue[p], after.intrigue[p], self.located_pairs[p])):
            for x, n in enumerate(hand):
                gone = n - left[x] - located[x]
                if gone > 0:
                    factor *= perm(n - located[x], gone)
        return factor

    def locate(self, before: Any, code: int, text: str) -> None:
        """Which cards of other hands everybody has located after a line."""
        s = next(iter(self.beliefs.values()))[0]
        if text.startswith("draw ") and A_DRAW <= code < A_DRAWN:
            self.located[before.seat][code - A_DRAW] += 1
        for located, pile, old in ((self.located, s.discards, before.discards), (self.located_pairs, s.intrigue_discards, before.intrigue_discards)):
            for x in range(len(old)):
                gone = pile[x] - old[x]
                if gone > 0 and before.seat >= 0:
                    self.unlocated_shown |= gone > located[before.seat][x] and before.seat != self.viewer
                    located[before.seat][x] = max(located[before.seat][x] - gone, 0)
        if sum(s.discards) < sum(before.discards):
            self.new_deck([position.hand for position, _ in self.beliefs.values()], self.located)
        if sum(s.intrigue_discards) < sum(before.intrigue_discards):
            self.new_deck([position.intrigue for position, _ in self.beliefs.values()], self.located_pairs)

    def new_deck(self, hands: list[Any], located: list[list[int]]) -> None:
        """RO-10.6: all other hands together are known; with one other seat that hand."""
        self.remade += 1
        self.unlocated_shown = False
        others = [p for p in range(self.match.players) if p != self.viewer]
        joint = {tuple(sum(hand[p][x] for p in others) for x in range(len(hand[0]))) for hand in hands}
        assert len(joint) == 1, "all other hands together are known"
        if len(others) == 1:
            assert len({tuple(hand[others[0]]) for hand in hands}) == 1
            located[others[0]][:] = hands[0][others[0]]

    def countries(self) -> dict[Hands, float]:
        """The possible Country hands of all seats, with their probabilities."""
        return self.marginal(4, lambda s: s.hand)

    def pairs(self) -> dict[Hands, float]:
        """The possible Intrigue hands of all seats, with their probabilities."""
        return self.marginal(6, lambda s: s.intrigue)

    def marginal(self, kinds: int, hands: Any) -> dict[Hands, float]:
        found: dict[Hands, float] = {}
        for s, weight in self.beliefs.values():
            key = tuple(tuple(row) for row in hands(s))
            found[key] = found.get(key, 0.0) + weight
        return found
