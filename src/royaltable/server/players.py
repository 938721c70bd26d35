"""Who plays when no person does: chance from the secret seed, and the computer players."""

from __future__ import annotations

from ..core import chance
from ..core.backend import pure
from ..core.kernel import CHANCE, seeded
from ..core.match import Match
from ..core.policy import POLICIES
from .positions import Snapshot


def choice(table: Snapshot) -> str:
    """What is played at the running node by chance or a computer player: the same from the same seed, for ever."""
    match, seed = table.match, table.table.seed
    if match.actor == CHANCE:
        return chance.outcome(seed, match.version, match.weights())
    return decision(match, table.table.seats[match.actor].kind, seed)


def decision(match: Match, policy: str, seed: str) -> str:
    """A computer player's action: from what its seat may know, with a generator made of the seed and the number of the node."""
    buffer = [0] * match.game.max_legal
    rng = seeded(f"{seed} {match.version}")
    code = pure(match.game).choose(match.t, match.seen_by(match.actor), POLICIES.index(policy), buffer, rng)
    return str(match.notation.texts[code])
