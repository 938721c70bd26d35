"""Opponents whom no computer player is tuned for: one that does nothing, one that keeps everything, one that plays badly on purpose, one at random."""

from __future__ import annotations

from collections.abc import Callable

from royaltable.core.kernel import CHANCE, below, seeded
from royaltable.core.match import Match

IDLE = {"ming": ("pass", "deploy 0"), "royals": ("end",), "palace": ("done",)}
"""What does nothing, by game."""
SPENDS = {"ming": ("step", "dragon"), "royals": ("install",), "palace": ("recruit", "play")}
"""Verbs of actions that give something away."""
Opponent = Callable[[Match, list[int]], str]


def at_random(match: Match, rng: list[int]) -> str:
    legal = match.legal()
    return legal[below(rng, len(legal))]


def idler(match: Match, rng: list[int]) -> str:
    """Passes wherever that is legal."""
    legal = match.legal()
    return next((action for action in IDLE[match.game.name] if action in legal), None) or at_random(match, rng)


def hoarder(match: Match, rng: list[int]) -> str:
    """Plays what looks best, but gives nothing away."""
    legal = match.legal()
    return max([action for action in legal if action.split()[0] not in SPENDS[match.game.name]] or legal, key=_worth(match))


def bungler(match: Match, rng: list[int]) -> str:
    """Plays what looks worst."""
    return min(match.legal(), key=_worth(match))


ODD: dict[str, Opponent] = {"random": at_random, "idler": idler, "hoarder": hoarder, "bungler": bungler}


def _worth(match: Match) -> Callable[[str], int]:
    seen = match.seen_by(match.actor)
    return lambda action: int(match.game.rules.rate(match.t, seen, match.notation.codes[action]))


def play_against(match: Match, seat: int, decide: Callable[[Match], str], opponent: Opponent, seed: object, most: int = 5000) -> None:
    """Play a match to its end: `decide` for a seat, an odd opponent for all others."""
    rng = seeded(f"odd {seed}")
    while not match.over:
        assert match.version < most, "the game does not end"
        if match.actor == CHANCE:
            match.play_chance(rng)
        else:
            match.play(decide(match) if match.actor == seat else opponent(match, rng))
