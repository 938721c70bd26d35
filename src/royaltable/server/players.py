"""Who plays when no person does: chance from the secret seed, and the computer players."""

from __future__ import annotations

from hashlib import sha256

from ..ai.worker import Thinkers
from ..core import chance
from ..core.backend import pure
from ..core.errors import RoyalTableError
from ..core.kernel import CHANCE, seeded
from ..core.match import Match
from ..core.policy import POLICIES, choose
from .positions import Snapshot


def choice(table: Snapshot, thinkers: Thinkers | None = None) -> str:
    """What is played at the running node by chance or a computer player.

    Chance and the simple policies: the same from the same seed, for ever. Levels think in the workers; what they play is known when it
    is committed. Raises RoyalTableError if there are none, or they do not answer.
    """
    match, seed = table.match, table.table.seed
    if match.actor == CHANCE:
        return chance.outcome(seed, match.version, match.weights())
    kind = table.table.seats[match.actor].plays
    if not thinks(kind):
        return decision(match, kind, seed)
    if thinkers is None:
        raise RoyalTableError("There is no process for computer players to think in.")
    own = sha256(f"{seed} {match.version}".encode()).hexdigest()
    code = thinkers.decide(table.table.id, match.game, match.players, kind, match.seen_by(match.actor), match.actor, own)
    return str(match.notation.texts[code])


def thinks(kind: str) -> bool:
    """Whether this kind of player needs time: the levels do, persons and the simple policies do not."""
    return kind not in ("person", *POLICIES)


def decision(match: Match, policy: str, seed: str) -> str:
    """A computer player's action: from what its seat may know, with a generator made of the seed and the number of the node."""
    buffer = [0] * match.game.max_legal
    rng = seeded(f"{seed} {match.version}")
    code = pure(match.game).bind(choose)(match.t, match.seen_by(match.actor), POLICIES.index(policy), buffer, rng)
    return str(match.notation.texts[code])
