"""Hints and chances to win: who may ask, what is answered, and that nothing hidden is in it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from royaltable import games
from royaltable.ai.tree import Budget
from royaltable.core.game import Game
from tests import tiny

from .conftest import Client
from .tables import kind_of, make, play_on, play_to_end, position, send, settled, store
from .test_secrets import positions_with_secrets

QUICK = Budget(24)


def find(name: str) -> Game:
    """Any game; the workers of these tests find them by this function."""
    return tiny.GAME if name == "tiny" else games.find(name)


@pytest.fixture
def client(start: Callable[..., Client]) -> Client:
    return start(hint=QUICK)


def hints(client: Client, table: str, version: int, seat: int, *actions: str) -> list[dict[str, Any]]:
    answer = send(client, table, "hint", version, seat, actions)
    assert answer.status_code == 200, answer.text
    assert answer.json()["version"] == version
    return list(answer.json()["hints"])


def test_hints_are_legal_turns_with_chances_and_points(client: Client) -> None:
    table = make(client, "person", "person")
    for _ in range(6):
        now = settled(client, table)
        seat = now["actor"]
        legal = position(client, table, seat)["legal"]
        found = hints(client, table, now["version"], seat)
        assert 1 <= len(found) <= 3
        assert len({hint["actions"][0] for hint in found}) == len(found)
        for hint in found:
            assert hint["actions"][0] in legal
            assert send(client, table, "preview", now["version"], seat, hint["actions"]).status_code == 200
            assert sum(hint["percents"]) == 100
            assert len(hint["points"]) == 2
        assert settled(client, table) == now
        play_on(client, table)


def test_a_hint_goes_on_from_the_draft(client: Client) -> None:
    table = make(client, "person", "person")
    now = settled(client, table)
    found = hints(client, table, now["version"], now["actor"], "step left", "step left")
    assert [hint["actions"] for hint in found] == [["stop"]]
    answer = send(client, table, "hint", now["version"], now["actor"], ["step left", "step left", "stop"])
    assert (answer.status_code, kind_of(answer.json())) == (409, "turn")


def test_who_may_not_ask(client: Client, start: Callable[..., Client]) -> None:
    table = make(client, "person", "person", "random")
    now = settled(client, table)
    version, seat = now["version"], now["actor"]
    answers = {
        "other seat": (send(client, table, "hint", version, 1 - seat, []), 409, "turn"),
        "computer": (send(client, table, "hint", version, 2, []), 403, "forbidden"),
        "no such seat": (send(client, table, "hint", version, 7, []), 404, "unknown"),
        "no such table": (send(client, "nowhere", "hint", version, seat, []), 404, "unknown"),
        "stale": (send(client, table, "hint", version - 1, seat, []), 409, "stale"),
        "illegal": (send(client, table, "hint", version, seat, ["bid 4"]), 409, "refused"),
    }
    client.cookies.clear()
    answers["stranger"] = (send(client, table, "hint", version, seat, []), 403, "forbidden")
    answers["strange eyes"] = (client.get(f"/api/tables/{table}/chances", params={"seat": seat}), 403, "forbidden")
    for name, (answer, status, kind) in answers.items():
        assert (answer.status_code, kind_of(answer.json())) == (status, kind), name


def test_one_hint_for_a_table_at_a_time(client: Client) -> None:
    """While one is looked for, another question is refused, and everything else is answered."""
    table = make(client, "person", "person")
    now = settled(client, table)
    thinkers = client.app.state.services.thinkers
    begun, go_on, real = threading.Event(), threading.Event(), thinkers.hints

    def slow(*question: Any) -> Any:
        begun.set()
        assert go_on.wait(20)
        return real(*question)

    thinkers.hints = slow
    first: list[int] = []
    asking = threading.Thread(target=lambda: first.append(send(client, table, "hint", now["version"], now["actor"], []).status_code))
    asking.start()
    assert begun.wait(20)
    again = send(client, table, "hint", now["version"], now["actor"], [])
    assert (again.status_code, kind_of(again.json())) == (429, "busy")
    assert position(client, table) == now
    go_on.set()
    asking.join(20)
    thinkers.hints = real
    assert first == [200]
    assert hints(client, table, now["version"], now["actor"])


def test_chances_along_a_game(client: Client) -> None:
    table = make(client, "person", "person")
    for _ in range(3):
        now = settled(client, table)
        early = client.get(f"/api/tables/{table}/chances", params={"seat": now["actor"]}).json()["percents"]
        assert len(early) == now["version"] + 1
        assert all(sum(row) == 100 for row in early if row)
        play_on(client, table)
    over = play_to_end(client, table)
    chances = client.get(f"/api/tables/{table}/chances").json()["percents"]
    assert len(chances) == over["version"] + 1
    winners = over["result"]["winners"]
    assert chances[-1] == [100 * (seat in winners) // len(winners) for seat in range(2)]
    assert client.get(f"/api/tables/{table}/chances").json()["percents"] == chances


# --- nothing hidden -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tiny", *games.NAMES])
def test_twins_get_the_same_hints_and_chances(start: Callable[..., Client], name: str) -> None:
    """Two tables (with different seeds) that differ only in what the one who asks may not know."""
    client = start(games=(name,), find=find, hint=Budget(6), compiles=False)
    client.cookies.set("royaltable", "t" * 43)
    compared = 0
    for i, (match, viewer, other) in enumerate(positions_with_secrets(find(name), 4, 11)):
        answers = []
        for table, each in ((f"a{i}", match), (f"b{i}", other)):
            store(client.app.state.services.tables.storage, table, each, "t" * 43, seed=table)
            asked = [client.get(f"/api/tables/{table}/chances", params={"seat": viewer} if viewer >= 0 else {})] if name == "tiny" else []
            if viewer >= 0 and each.actor == viewer:
                asked.append(send(client, table, "hint", each.version, viewer, []))
            answers.append([(answer.status_code, answer.content) for answer in asked])
        assert answers[0] == answers[1]
        assert all(status == 200 for status, _ in answers[0])
        compared += len(answers[0])
    assert compared
