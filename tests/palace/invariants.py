"""What holds in every position of Royal Palace."""

from __future__ import annotations

from royaltable.core.match import Match
from royaltable.games.palace.schema import BOX, KINDS, NOBLES, NOBODY, PARK, ROOMS, SQUARES

STEPS = ("parade", "stairs", "third", "recruit", "backdoor")


def check(match: Match) -> None:
    """Nothing is lost and nothing appears from nowhere."""
    s, t = match.s, match.t
    seats = range(match.players)
    for p in seats:
        rooms = [s.servants[room][p] for room in range(ROOMS)]
        assert s.supply[p] + s.reserve[p] + sum(rooms) + s.servant_at.count(p) == 25, f"servants of seat {p}"
        assert min(*rooms, s.supply[p], s.reserve[p], s.gold[p]) >= 0
        assert sum(s.hand[p]) == s.hand_size[p]
        assert min(s.hand[p]) >= 0
    check_nobles(match)
    in_front = [x % KINDS for x in s.front[: s.front_size]]
    for kind in range(KINDS):
        held = s.deck[kind] + s.discards[kind] + s.drawn[kind] + sum(s.hand[p][kind] for p in seats) + in_front.count(kind)
        assert held == t.copies[kind], f"cards of kind {kind}"
        assert min(s.deck[kind], s.discards[kind], s.drawn[kind]) >= 0
    assert sum(s.deck) == s.deck_size
    assert sum(s.drawn) == s.drawn_size
    assert min(*s.free, s.scribes, s.left, s.draws_left) >= 0
    assert match.node != "drawn" or (s.draws_left > 0 and s.deck_size > 0)
    assert s.drawn_size == 0 or match.node in ("drawn", "backdoor")
    if match.node in STEPS:
        assert len(match.legal_codes()) > 1 or s.hand_size[s.seat] > 0, "RP-3.6: the step should have ended by itself"
    if match.version > 100:
        assert sorted(s.room_at) == list(range(ROOMS))
    for p in range(match.players, 4):
        assert not any(row[p] for row in s.servants)
        assert s.supply[p] == s.reserve[p] == s.gold[p] == s.hand_size[p] == 0


def check_nobles(match: Match) -> None:
    """RP-2.1, RP-8.6, RP-8.7: each noble is in one place, and only edge squares hold servants."""
    s = match.s
    in_park = [n for n in s.noble_at if n != NOBODY]
    assert len(set(in_park)) == len(in_park) == s.dealt - s.taken_size
    assert all(s.owner[n] == PARK for n in in_park)
    taken = s.taken[: s.taken_size]
    assert len(set(taken)) == s.taken_size
    assert all(s.owner[n] >= 0 for n in taken)
    assert s.owner.count(BOX) == NOBLES - s.dealt
    for square in range(SQUARES):
        assert s.servant_at[square] == NOBODY or s.noble_at[square] == NOBODY
        if square // 6 not in (0, 5) and square % 6 not in (0, 5):
            assert s.servant_at[square] == NOBODY
