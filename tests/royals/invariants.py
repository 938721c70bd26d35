"""What holds in every position of Royals."""

from __future__ import annotations

from royaltable.core.match import Match
from royaltable.games.royals.bonuses import present
from royaltable.games.royals.schema import CITIES, COUNTRIES, NOBODY, PAIRS, SEATS, TITLES


def check(match: Match) -> None:
    """Nothing is lost and nothing appears from nowhere."""
    check_cards(match)
    check_cubes(match)
    check_markers(match)
    check_knowledge(match)


def check_cards(match: Match) -> None:
    s, t = match.s, match.t
    seats = range(match.players)
    total = t.cards[6 * s.edition + s.players]
    for k in range(COUNTRIES):
        assert s.deck[k] + s.discards[k] + s.display[k] + sum(s.hand[p][k] for p in seats) == total[k]
        assert min(s.deck[k], s.discards[k], s.display[k], *(s.hand[p][k] for p in seats)) >= 0
        assert s.paid[k] <= (s.hand[s.seat][k] if s.seat >= 0 else 0)
    for pair in range(PAIRS):
        assert s.intrigue_deck[pair] + s.intrigue_discards[pair] + sum(s.intrigue[p][pair] for p in seats) == t.copies
        assert min(s.intrigue_deck[pair], s.intrigue_discards[pair], *(s.intrigue[p][pair] for p in seats)) >= 0
        assert s.spent[pair] <= (s.intrigue[s.seat][pair] if s.seat >= 0 else 0)
    assert s.deck_size == sum(s.deck) > 0, "the Country deck is never left empty"
    assert s.intrigue_deck_size == sum(s.intrigue_deck)
    assert s.display_size == sum(s.display) <= 3
    for p in range(SEATS):
        own_turn = p == s.seat
        assert s.hand_size[p] == sum(s.hand[p]) <= (15 if own_turn else 12)
        assert s.intrigue_size[p] == sum(s.intrigue[p]) <= (5 if own_turn else 4)
    if match.node == "draw" and s.drawn_country + s.drawn_intrigue == 0:
        assert s.display_size == 3, "every turn begins with three cards face up"
        assert max(s.hand_size) <= 12
    if match.node not in ("pay", "plot", "spend", "discard"):
        assert not any(s.paid)
    if match.node not in ("spend", "discard"):
        assert not any(s.spent)
    assert not any(s.pool)


def check_cubes(match: Match) -> None:
    s, t = match.s, match.t
    for p in range(match.players):
        portraits = sum(s.owner[c][title] == p for c in range(CITIES) for title in range(TITLES))
        buried = sum(s.cathedral[c][p] for c in range(CITIES))
        titles = sum(s.title_cubes[title][p] for title in range(TITLES))
        assert titles == portraits + buried, "one cube on the title for each on the map"
        assert s.supply[p] + titles + portraits + buried == t.cubes[s.players]
        assert s.supply[p] >= 0
    for c in range(CITIES):
        for title in range(TITLES):
            assert s.owner[c][title] in (range(match.players) if s.owner[c][title] != NOBODY else (NOBODY,))
            assert t.shows[c][title] or s.owner[c][title] == NOBODY
        filled = any(present(s, c, p) for p in range(match.players))
        assert (s.city_taker[c] == NOBODY) == (not filled), "the first cube in a city takes its marker"


def check_markers(match: Match) -> None:
    s, t = match.s, match.t
    for k in range(COUNTRIES):
        first, second = s.country_taker[k]
        assert first != NOBODY or second == NOBODY
        assert first != second or first == NOBODY
        for row in range(3 * k, 3 * k + 3):
            scored = row - 3 * k < s.periods_scored
            assert all((taker != NOBODY) == scored for taker in s.period_taker[row])
    houses = [taker for taker in s.house_taker if taker != NOBODY]
    assert len(set(houses)) == len(houses) <= sum(value > 0 for value in t.house[s.players])
    assert s.periods_scored <= s.periods_over <= 3
    rows = [row for line in match.lines for row in line.rows if row[2]]
    assert s.best[: s.players] == [max((row[2] for row in rows if row[1] == p), default=0) for p in range(s.players)]


def check_knowledge(match: Match) -> None:
    """RO-10.6: what is known is there, and the deck holds no more than it can."""
    s = match.s
    for p in range(SEATS):
        for k in range(COUNTRIES):
            assert 0 <= s.taken[p][k] <= s.known[p][k] <= s.hand[p][k]
            assert s.deck[k] <= s.fed[k] - s.own[p][k]
        for pair in range(PAIRS):
            assert 0 <= s.known_intrigue[p][pair] <= s.intrigue[p][pair]
            assert s.intrigue_deck[pair] <= s.fed_intrigue[pair] - s.own_intrigue[p][pair]
        assert s.blind[p] == sum(s.own[p])
        assert s.blind_intrigue[p] == sum(s.own_intrigue[p])
    assert sum(s.fed) == s.deck_size + sum(s.blind)
    assert sum(s.fed_intrigue) == s.intrigue_deck_size + sum(s.blind_intrigue)
