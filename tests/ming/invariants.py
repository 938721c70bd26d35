"""What holds in every position of Ming Dynasty."""

from __future__ import annotations

from royaltable.core.match import Match
from royaltable.games.ming.schema import DISTRICTS, DRAGON, NEUTRAL, PROVINCES, STRICT, SYMBOLS


def check(match: Match) -> None:
    """Nothing is lost and nothing appears from nowhere."""
    s, t = match.s, match.t
    seats = range(match.players)
    for p in seats:
        waiting = sum(s.space[v][p] for v in range(PROVINCES))
        standing = sum(s.open[d][p] + s.city[d][p] for d in range(DISTRICTS))
        assert s.supply[p] + waiting + standing + s.monk.count(p) + s.out[p] == 30, f"members of seat {p}"
        assert s.supply[p] >= 0
        assert s.out[p] >= 0
        assert sum(s.hand[p]) == s.hand_size[p] <= 5
        assert min(s.hand[p]) >= 0
        assert min(s.tiles[p]) == 0, "a set of six is scored at once"
        assert all(s.city[d][p] <= 2 for d in range(DISTRICTS))
    for y in range(SYMBOLS):
        assert s.deck[y] + s.discards[y] + s.display.count(y) + sum(s.hand[p][y] for p in seats) == t.cards[y]
        assert s.deck[y] >= 0
        assert s.discards[y] >= 0
    assert s.dragons + sum(s.hand[p][DRAGON] for p in seats) == 18
    assert s.dragons >= 0
    princes = [s.prince[p] for p in seats if s.prince[p] >= 0]
    if match.node != "way":
        assert len(set(princes)) == len(princes)
    for d in range(DISTRICTS):
        assert sum(s.city[d]) <= 3, "three houses"
        assert min(s.open[d]) >= 0
        assert min(s.city[d]) >= 0
        assert s.open[d][NEUTRAL] == 0 or match.players == 2
    if s.tile_limit == STRICT:
        assert all(sum(s.tiles[p][v] for p in seats) <= 18 for v in range(PROVINCES))
    if match.node not in ("return", "home", "neutral-home"):
        assert not any(any(row) for row in s.city), "cities are empty between scorings"
        assert set(s.returns) == {-1}
    for p in range(match.players, 4):
        assert not s.points[p]
        assert not s.hand_size[p]
        assert s.monk.count(p) == 0
