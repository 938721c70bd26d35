"""RO-11.5: every different payment and discard has exactly one wording, and no step leads to a dead end; counted by brute force."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from royaltable.core.match import Match

from .positions import COUNTRIES, LETTERS, PAIRS, hold, install, position

Cards = tuple[int, ...]
COST = {"marseille marshal": 1, "bordeaux baron": 2, "nantes countess": 3, "dublin duke": 4, "seville cardinal": 5, "london king": 8}


def wordings(match: Match) -> Iterator[list[str]]:
    """Every way to say the payment or discard under way; fails at a dead end."""
    node = match.node
    if node not in ("wild", "pay", "plot", "spend", "discard"):
        yield []
        return
    legal = match.legal()
    assert legal, f"dead end at {node}"
    for text in legal:
        after = match.copy()
        after.play(text)
        for rest in wordings(after):
            yield [text, *rest]


def taken(verb: str, names: list[str], said: list[str]) -> Cards:
    """How many cards of each name were named with a verb."""
    count = Counter(text.removeprefix(f"{verb} ") for text in said if text.startswith(f"{verb} "))
    return tuple(count[name] for name in names)


def number(verb: str, said: list[str]) -> int:
    """The number said with a verb, -1 if it was not said."""
    return next((int(text.split()[1]) for text in said if text.startswith(f"{verb} ")), -1)


def multisets(row: Cards, size: int) -> set[Cards]:
    """All ways to take so many cards out of a hand, as counts."""
    found: set[Cards] = {()}
    for n in row:
        found = {(*part, k) for part in found for k in range(min(n, size - sum(part)) + 1)}
    return {part for part in found if sum(part) == size}


def country_payments(hand: Cards, country: int, cost: int) -> set[tuple[int, Cards]]:
    """RO-4.5: number of replacements and the substitutes."""
    found = set()
    for w in range(cost + 1):
        rest = list(hand)
        rest[country] -= cost - w
        if rest[country] >= 0:
            found |= {(w, cards) for cards in multisets(tuple(rest), 3 * w)}
    return found


def intrigue_payments(hand: Cards, country: int, owed: int) -> set[tuple[int, Cards]]:
    """RO-5.4: number of replacements and all cards."""
    shows = [COUNTRIES[country] in pair.split() for pair in PAIRS]
    return {
        (v, cards) for v in range(owed + 1) for cards in multisets(hand, owed + v) if sum(n for n, match in zip(cards, shows, strict=True) if match) >= owed - v
    }


def words(hand: Cards) -> str:
    """A hand as `F2 G1`."""
    return " ".join(f"{LETTERS[k]}{n}" for k, n in enumerate(hand) if n)


def hands(most: int) -> Iterator[Cards]:
    """All Country hands of at most so many cards."""
    for size in range(most + 1):
        for cards in combinations_with_replacement(range(4), size):
            yield tuple(cards.count(k) for k in range(4))


def check_countries(hand: Cards, portrait: str) -> None:
    match = position(3)
    hold(match, 0, words(hand))
    country = match.t.country[next(i for i, row in enumerate(match.components.data["cities"]) if row["id"] == portrait.split()[0])]
    expected = country_payments(hand, country, COST[portrait])
    rule = match.refusal(f"install {portrait}")
    assert (rule is None) == bool(expected), (hand, portrait)
    if rule is not None:
        assert rule == "RO-4.4"
        return
    match.play(f"install {portrait}")
    said = list(wordings(match))
    found = [(number("wild", one), taken("pay", COUNTRIES, one)) for one in said]
    assert len(found) == len(set(found)), "a payment has two wordings"
    assert set(found) == expected
    assert all(len(one) == 1 + 3 * number("wild", one) for one in said), "RO-11.6: 1 + 3w nodes"


@pytest.mark.parametrize("portrait", ["marseille marshal", "bordeaux baron", "nantes countess", "dublin duke"])
def test_every_country_payment_of_small_hands(portrait: str) -> None:
    for hand in hands(7 if COST[portrait] < 4 else 8):
        check_countries(hand, portrait)


def test_country_payments_of_large_hands() -> None:
    rng = random.Random(4)
    for _ in range(60):
        size = rng.randint(8, 13)
        cards = [rng.randrange(4) for _ in range(size)]
        check_countries(tuple(cards.count(k) for k in range(4)), rng.choice(list(COST)))


@pytest.mark.parametrize(("portrait", "owed"), [("lyon baron", 1), ("paris king", 2), ("munich marshal", 1), ("madrid king", 2)])
def test_every_intrigue_payment_of_every_hand(portrait: str, owed: int) -> None:
    start = position(3)
    install(start, 1, portrait)
    country = {"lyon": 0, "paris": 0, "munich": 1, "madrid": 3}[portrait.split()[0]]
    cost = {"baron": 2, "king": 8, "marshal": 1}[portrait.split()[1]]
    hold(start, 0, f"{LETTERS[country]}{cost}")
    for size in range(6):
        for cards in combinations_with_replacement(range(6), size):
            if max(Counter(cards).values(), default=0) > 4:
                continue
            match = start.copy()
            hand = tuple(cards.count(kind) for kind in range(6))
            match.s.intrigue[0][:] = hand
            match.s.intrigue_size[0] = size
            expected = intrigue_payments(hand, country, owed)
            rule = match.refusal(f"install {portrait}")
            assert (rule is None) == bool(expected), hand
            if rule is not None:
                assert rule == "RO-5.3"
                continue
            match.play(f"install {portrait}")
            match.play("wild 0")
            said = list(wordings(match))
            found = [(number("plot", one), taken("spend", PAIRS, one)) for one in said]
            assert len(found) == len(set(found)), "a payment has two wordings"
            assert set(found) == expected, hand
            assert all(len(one) == 1 + owed + number("plot", one) for one in said), "RO-11.6: 1 + o + v nodes"


def test_every_discard() -> None:
    rng = random.Random(5)
    for _ in range(40):
        size, pairs = rng.randint(12, 15), [rng.randrange(6) for _ in range(rng.randint(3, 5))]
        cards = [rng.randrange(4) for _ in range(size)]
        match = position(3)
        hand = tuple(cards.count(k) for k in range(4))
        hold(match, 0, words(hand))
        held = tuple(pairs.count(kind) for kind in range(6))
        match.s.intrigue[0][:] = held
        match.s.intrigue_size[0] = len(pairs)
        match.play("end")
        said = list(wordings(match))
        found = [(taken("discard", COUNTRIES, one), taken("discard", PAIRS, one)) for one in said]
        assert len(found) == len(set(found)), "a discard has two wordings"
        over = max(size - 12, 0), max(len(pairs) - 4, 0)
        assert set(found) == {(a, b) for a in multisets(hand, over[0]) for b in multisets(held, over[1])}


def test_advice_counts_the_payments() -> None:
    match = position(3)
    install(match, 1, "lyon baron", "paris king")
    hold(match, 0, "F5 G4 B2 S1", "FG FB BS BS")
    plans = match.advice()["portraits"]
    for city, here in plans.items():
        for title, plan in here.items():
            assert plan["rule"] == match.refusal(f"install {city} {title}")
            assert (plan["gains"] is None) == (plan["rule"] is not None)
            if plan["rule"] is not None:
                assert plan["ways"] == []
                continue
            after = match.copy()
            after.play(f"install {city} {title}")
            said = [tuple(one) for one in wordings(after)]
            counted = Counter((number("wild", list(one)), number("plot", list(one))) for one in said)
            assert {(way["wild"], -1 if way["plot"] is None else way["plot"]): way["choices"] for way in plan["ways"]} == counted
            assert [way["cards"] for way in plan["ways"]] == sorted(way["cards"] for way in plan["ways"])
            for way in plan["ways"]:
                assert tuple(way["actions"][1:]) in said
                paid = after.copy()
                for action in way["actions"][1:]:
                    paid.play(action)
                assert sum(way["pay"].values()) + sum(way["spend"].values()) == way["cards"]
                assert [match.s.hand[0][k] - way["pay"].get(name, 0) for k, name in enumerate(COUNTRIES)] == paid.s.hand[0]
                assert [match.s.intrigue[0][k] - way["spend"].get(name, 0) for k, name in enumerate(PAIRS)] == paid.s.intrigue[0]


@pytest.mark.parametrize("countries", ["F1", "F3 G2", "G5", "B2 S2", "F7 G1"])
def test_advice_says_how_many_cards_are_missing(countries: str) -> None:
    match = position(3)
    hold(match, 0, countries)
    for city, here in match.advice()["portraits"].items():
        k = match.t.country[next(i for i, row in enumerate(match.components.data["cities"]) if row["id"] == city)]
        for title, plan in here.items():
            n = plan["short"]["country"]
            richer = match.copy()
            richer.s.hand[0][k] += n
            richer.s.hand_size[0] += n
            assert richer.refusal(f"install {city} {title}") is None
            if n:
                richer.s.hand[0][k] -= 1
                richer.s.hand_size[0] -= 1
                assert richer.refusal(f"install {city} {title}") == "RO-4.4"
