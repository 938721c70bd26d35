"""What is laid down before its node has come: sealed choices in any order, orders, and that nobody else learns of them."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from royaltable import games
from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from royaltable.server import browser
from royaltable.server.people import People
from royaltable.server.storage import Seat, Storage

from .conftest import Client
from .live import live
from .tables import PATIENCE, kind_of, position, send, store

Start = Callable[..., Client]
NAMES = ("Ada", "Ben", "Cy", "Di")


def at_return(seed: int = 0, asked: int = 4) -> Match:
    """Ming Dynasty for four where so many choose a return number, the first of them next."""
    for n in range(seed, seed + 50):
        match, rng = Match(games.find("ming"), 4), seeded(str(n))
        while not match.over:
            if match.node == "return" and match.since == match.version and len(match.asked) == asked:
                return match
            codes = match.legal_codes()
            match.play_chance(rng) if match.actor == CHANCE else match.play_code(codes[n * 7919 % len(codes)] if match.node != "deploy" else codes[-1])
    raise AssertionError("nobody returns")


def tokens() -> list[str]:
    return [f"{name:A<43}" for name in NAMES]


def seated(storage: Storage, match: Match, table: str = "t", **other: Any) -> None:
    """Store a table where everybody has a device of their own."""
    met = People(storage)
    people = [met.meet(hashlib.sha256(token.encode()).hexdigest()) for token in tokens()]
    seats = tuple(Seat("person", name, person) for name, person in zip(NAMES, people, strict=True))
    store(storage, table, match, tokens()[0], seats=seats, **other)


@pytest.fixture
def four(start: Start) -> tuple[list[httpx.Client], Match]:
    """Four browsers at one table where return numbers are chosen."""
    client, match = start(games=("ming",), find=games.find), at_return()
    seated(client.app.state.services.tables.storage, match)
    return browsers(client._transport, str(client.base_url)), match


def browsers(transport: httpx.BaseTransport | None, address: str) -> list[httpx.Client]:
    return [httpx.Client(transport=transport, base_url=address, cookies={browser.COOKIE: token}) for token in tokens()]


def reached(who: httpx.Client, version: int) -> dict[str, Any]:
    """The position when what was laid down has been played up to a node."""
    until = time.monotonic() + PATIENCE
    while (now := position(who, "t"))["version"] < version:
        assert time.monotonic() < until, now["asked"]
        time.sleep(0.005)
    return now


def returns(who: httpx.Client, seat: int, number: int, version: int, key: str | None = None) -> httpx.Response:
    return send(who, "t", "commit", version, seat, [f"return {number}"], key)


def ahead(who: httpx.Client, seat: int, *actions: str) -> httpx.Response:
    return who.put(f"/api/tables/t/seats/{seat}/ahead", json={"actions": list(actions)})


def test_return_numbers_are_laid_down_in_any_order(four: tuple[list[httpx.Client], Match]) -> None:
    """MD-4.2.1: each chooses unseen by the others; the game is the same as if they had chosen one after the other."""
    people, match = four
    first, second, third, last = match.asked
    version = match.version
    for seat in (last, third):
        now = position(people[seat], "t", seat)
        assert (now["actor"], now["version"], now["since"]) == (seat, version, version)
        assert {first, second, seat} <= set(now["asked"]) <= set(match.asked)
        assert "return 0" in now["legal"]
        assert now["advice"]["returns"]
        seen = send(people[seat], "t", "preview", version, seat, ["return 1"]).json()
        assert (seen["actor"], seen["legal"], seen["at"]) == (None, None, version + 1)
        done = returns(people[seat], seat, 1, version)
        assert done.status_code == 200, done.text
        after = done.json()["now"]
        assert (after["version"], after["actor"], after["laid"]["actions"], after["legal"]) == (version, first, ["return 1"], None)
        assert seat not in after["asked"]
    assert returns(people[first], first, 0, version).status_code == 200
    assert position(people[second], "t")["asked"] == [second]
    now = returns(people[second], second, 1, version + 1)
    assert now.status_code == 200
    played = match.copy()
    for number in (0, 1, 1, 1):
        played.play(f"return {number}")
    after = reached(people[0], played.version)
    assert after["version"] == played.version
    assert after["node"] == played.node
    lines = people[0].get("/api/tables/t/course").json()["lines"][version:]
    assert [(line["seat"], line["action"]) for line in lines] == [(first, "return 0"), (second, "return 1"), (third, "return 1"), (last, "return 1")]


def test_a_choice_that_is_laid_down_can_be_taken_back_and_changed(four: tuple[list[httpx.Client], Match]) -> None:
    people, match = four
    last = match.asked[-1]
    assert returns(people[last], last, 1, match.version).status_code == 200
    twice = returns(people[last], last, 0, match.version)
    assert (twice.status_code, kind_of(twice.json())) == (409, "turn")
    back = ahead(people[last], last).json()
    assert (back["actor"], back["laid"], last in back["asked"]) == (last, None, True)
    assert returns(people[last], last, 0, match.version).status_code == 200
    for seat, number in zip(match.asked[:-1], (0, 0, 0), strict=True):
        assert returns(people[seat], seat, number, position(people[seat], "t", seat)["version"]).status_code == 200
    reached(people[0], match.version + 4)
    assert people[0].get("/api/tables/t/course").json()["lines"][match.version + 3]["action"] == "return 0"


def test_a_draft_that_was_begun_before_others_chose_still_holds(four: tuple[list[httpx.Client], Match]) -> None:
    people, match = four
    first, second, third, _ = match.asked
    assert returns(people[first], first, 0, match.version).status_code == 200
    now = position(people[third], "t", third)
    assert (now["version"], now["since"]) == (match.version + 1, match.version)
    assert returns(people[third], third, 1, match.version).status_code == 200
    assert returns(people[second], second, 1, match.version).status_code == 200  # its own node has come meanwhile


def test_sent_twice_it_counts_once(four: tuple[list[httpx.Client], Match]) -> None:
    people, match = four
    last = match.asked[-1]
    for _ in range(2):
        assert returns(people[last], last, 1, match.version, "key").status_code == 200
    for seat in match.asked[:-1]:
        assert returns(people[seat], seat, 0, position(people[seat], "t", seat)["version"]).status_code == 200
    reached(people[0], match.version + 4)
    late = returns(people[last], last, 1, match.version, "key")
    assert late.status_code == 200
    assert kind_of(returns(people[last], last, 0, match.version, "key").json()) == "bad"


def test_what_is_illegal_is_refused_by_its_rule(four: tuple[list[httpx.Client], Match]) -> None:
    people, match = four
    last = match.asked[-1]
    wrong = returns(people[last], last, 6, match.version)
    assert (wrong.status_code, kind_of(wrong.json()), wrong.json()["rule"]) == (409, "refused", "MD-4.2.2")
    long = send(people[last], "t", "commit", match.version, last, ["return 0", "return 0"])
    assert (long.status_code, kind_of(long.json())) == (400, "bad")
    nonsense = ahead(people[last], last, "jump")
    assert (nonsense.status_code, kind_of(nonsense.json())) == (400, "bad")
    assert position(people[last], "t", last)["laid"] is None


def test_nobody_else_learns_what_was_laid_down(start: Start, tmp_path: Path) -> None:
    """Two tables that differ in what one seat has laid down: every byte that others and spectators are sent is the same."""
    match = at_return()
    last = match.asked[-1]
    seen: list[list[str]] = []
    for number in (0, 1):
        client = start(tmp_path / str(number), games=("ming",), find=games.find, seed=lambda _: "5" * 64)
        seated(client.app.state.services.tables.storage, match)
        people = browsers(client._transport, str(client.base_url))
        assert returns(people[last], last, number, match.version).status_code == 200
        answers = []
        for seat, who in enumerate([*people, httpx.Client(transport=client._transport, base_url=client.base_url)]):
            if seat == last:
                continue
            asked = [f"seat={seat}&", ""] if seat < 4 else [""]
            paths = [f"/api/tables/t{path}?{query}" for query in asked for path in ("", "/course", "/transcript")]
            paths += ["/api/tables", "/api/lobby", "/api/tables/t/seats", "/api/tables/t/course?after=0&since=0"]
            answers += [who.get(path).text for path in paths]
            if seat < 4:
                answers.append(ahead(who, last, "return 1").text)
                answers.append(returns(who, last, 1, match.version).text)
        seen.append(answers)
    assert seen[0] == seen[1]


def test_an_order_is_played_if_it_is_legal_and_else_it_is_said(start: Start) -> None:
    client = start(games=("ming",), find=games.find)
    match, rng = Match(games.find("ming"), 4), seeded("order")
    while match.node != "card":
        match.play_chance(rng) if match.actor == CHANCE else match.play_code(match.legal_codes()[0])
    seated(client.app.state.services.tables.storage, match)
    people = browsers(client._transport, str(client.base_url))
    seats = [(match.actor + i) % 4 for i in range(4)]
    wish = match.legal()[-1]
    kept = ahead(people[seats[1]], seats[1], wish)
    assert kept.status_code == 200
    assert kept.json()["laid"] == {"actions": [wish], "refused": False, "rule": None}
    ahead(people[seats[2]], seats[2], "return 3")
    before = match.version
    assert position(people[seats[0]], "t", seats[0])["asked"] == [seats[0]]
    assert send(people[seats[0]], "t", "commit", before, seats[0], match.legal()[:1]).status_code == 200
    until = time.monotonic() + PATIENCE
    while position(people[0], "t")["actor"] != seats[2]:
        assert time.monotonic() < until
        time.sleep(0.005)
    lines = [line for line in people[0].get("/api/tables/t/course").json()["lines"][before:] if line["seat"] != "chance"]
    assert [line["seat"] for line in lines] == seats[:2]
    assert lines[1]["action"] == wish
    mine = position(people[seats[2]], "t", seats[2])
    assert mine["laid"] == {"actions": ["return 3"], "refused": True, "rule": "MD-9.3"}
    assert mine["asked"] == [seats[2]]
    assert mine["legal"]
    done = send(people[seats[2]], "t", "commit", mine["version"], seats[2], mine["legal"][:1]).json()
    assert done["now"]["laid"] is None


def test_what_is_laid_down_outlives_a_restart(start: Start, tmp_path: Path) -> None:
    match = at_return()
    first = start(tmp_path / "data", games=("ming",), find=games.find)
    seated(first.app.state.services.tables.storage, match)
    people = browsers(first._transport, str(first.base_url))
    for seat in match.asked[1:]:
        assert returns(people[seat], seat, 0, match.version).status_code == 200
    again = start(tmp_path / "data", games=("ming",), find=games.find)
    people = browsers(again._transport, str(again.base_url))
    seat = match.asked[0]
    assert returns(people[seat], seat, 0, match.version).status_code == 200
    played = match.copy()
    for _ in range(4):
        played.play("return 0")
    assert reached(people[0], played.version)["node"] == played.node


def test_fifty_devices_lay_down_one_choice(tmp_path: Path) -> None:
    """One person on many devices: one choice stands, and it is one of those that were answered with yes."""
    match = at_return()
    last = match.asked[-1]
    with live(tmp_path, games=("ming",), find=games.find) as server:
        seated(server.services.tables.storage, match)
        answers: list[tuple[int, int]] = []

        def one(n: int) -> None:
            with browsers(None, server.url)[last] as who:
                answers.append((n % 2, returns(who, last, n % 2, match.version).status_code))

        crowd = [threading.Thread(target=one, args=(n,)) for n in range(50)]
        for each in crowd:
            each.start()
        for each in crowd:
            each.join()
        said = [number for number, status in answers if status == 200]
        assert len(said) == 1
        assert {status for _, status in answers} == {200, 409}
        with browsers(None, server.url)[last] as mine:
            assert position(mine, "t", last)["laid"]["actions"] == [f"return {said[0]}"]
