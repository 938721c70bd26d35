"""A draft: the chain of actions that one seat would like to play, and how much of its consequences that seat may be shown before it commits.

A chain ends where it hands over: to another seat, to chance, to the end, or to something that its seat could not know (a hidden choice of others is
shown, the end uncovers everything). Up to there the seat could have worked out everything itself, so a preview tells nothing. The last case is
irrevocable too, though the same seat may go on: what it would see is not shown before the action is committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import HandedOver, OutOfTurn, Refused, Stale
from .line import Line
from .match import Match


@dataclass(frozen=True)
class Draft:
    """A chain that may be played.

    `match`: after the whole chain. `shown`: the position that may be shown before it is committed: `match`, or the one before the last
    action if that action uncovers something (`uncovers`). `lines`: what the chain did; the rows of an uncovering action stay out.
    """

    match: Match
    shown: Match
    lines: tuple[Line, ...]
    uncovers: bool


def play(start: Match, version: int, seat: int, actions: Sequence[str]) -> Draft:
    """Play a chain on a copy; raises Stale, OutOfTurn, HandedOver or Refused and changes nothing."""
    if version != start.version:
        raise Stale(f"The table is at version {start.version}, not {version}." if version > start.version else "The table has moved on.")
    match, shown, uncovered = start.copy(), start, False
    for i, action in enumerate(actions):
        if i and (uncovered or match.actor != seat):
            raise HandedOver("The actions go on after they have handed over.")
        if match.actor != seat and not match.over:
            raise OutOfTurn(f"Seat {seat} is not to act.")
        shown = match.copy()
        match.play(action)
        uncovered = uncovers(shown, match, seat)
    lines = match.lines[start.version :]
    if not uncovered:
        return Draft(match, match.copy(), tuple(lines), False)
    last = lines[-1]
    return Draft(match, shown, (*lines[:-1], Line(last.n, last.actor, last.node, last.text, ())), True)


def lay(start: Match, seat: int, actions: Sequence[str]) -> Draft:
    """The hidden choice of a seat that is asked before its node has come: it shows nothing. Raises OutOfTurn, HandedOver or Refused."""
    if seat not in start.asked:
        raise OutOfTurn(f"Seat {seat} is not to act.")
    if len(actions) > 1:
        raise HandedOver("The actions go on after they have handed over.")
    turned = start.turned(seat)
    chosen = turned.copy()
    for action in actions:
        if rule := turned.refusal(action):
            raise Refused(action, rule)
        chosen.lines.append(Line(start.version, seat, turned.node, action, ()))
    return Draft(chosen, turned, tuple(chosen.lines[start.version :]), bool(actions))


def likely(start: Match, seat: int, actions: Sequence[str]) -> Draft:
    """The draft of the first of these actions, which is legal, and of as many of the rest as its seat may see before it commits."""
    made = play(start, start.version, seat, actions[:1])
    for n in range(2, len(actions) + 1):
        if made.uncovers or made.match.actor != seat or made.match.refusal(actions[n - 1]):
            break
        made = play(start, start.version, seat, actions[:n])
    return made


def uncovers(before: Match, after: Match, seat: int) -> bool:
    """Whether an action of a seat shows it something that it could not know: a hidden line of before, or all that was hidden when the game ends."""
    if not after.over:
        return bool(after.uncovered(before.version, seat))
    return bool(before.seen_by(seat) != before.s) or not all(before.may_see(n, seat) for n in range(before.version))
