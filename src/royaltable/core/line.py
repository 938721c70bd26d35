"""The lines of a match, and what a game's own functions read of a match that is being played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .components import Components
from .kernel import LedgerRow


@dataclass(frozen=True)
class Line:
    """One node that has been played: number, actor (a seat or CHANCE), kind of node, chosen action, ledger rows it caused."""

    n: int
    actor: int
    node: str
    text: str
    rows: tuple[LedgerRow, ...]


class MatchSoFar(Protocol):
    """`match.Match`, for the functions of a game that say who may see a line and that write the position as text."""

    @property
    def components(self) -> Components:
        """The component file."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def s(self) -> Any:
        """The position, of the game's own kind."""

    @property
    def lines(self) -> Sequence[Line]:
        """All nodes that have been played."""

    @property
    def version(self) -> int:
        """How many nodes have been played."""

    def view(self, viewer: int) -> Mapping[str, Any]:
        """The position as this viewer sees it."""
