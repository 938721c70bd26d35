"""Hidden is hidden: two tables that differ only in what a viewer may not know give it the same bytes, whatever it asks."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from royaltable import games
from royaltable.core.draft import uncovers
from royaltable.core.game import Game
from royaltable.core.match import Match
from royaltable.server import players, positions
from royaltable.server.storage import FILE
from tests import tiny
from tests.helpers import random_game, twin

from . import tables
from .conftest import Client
from .tables import store, table_of

TABLES = ("table-A", "table-B")


def found(name: str) -> Game:
    return tiny.GAME if name == "tiny" else games.find(name)


def token(table: str) -> str:
    return table.ljust(43, "0")


def asked(client: Client, table: str, match: Match, viewer: int) -> Iterator[tuple[str, int, bytes, dict[str, str]]]:
    """Every answer that a viewer can get about a table: (question, status, body, headers)."""
    seat = {"seat": viewer} if viewer >= 0 else {}
    for at in sorted({0, match.version // 2, match.version - 1, match.version}):
        yield answer(client, table, "GET", "", params=seat | {"at": at})
    for path in ("", "/course", "/transcript"):
        yield answer(client, table, "GET", path, params=seat)
    yield answer(client, table, "GET", "/course", params={"seat": "mine"})
    for since in (0, match.version // 2, match.version):
        yield answer(client, table, "GET", "/course", params=seat | {"since": since, "after": max(since, match.version - positions.MOST_MOMENTS)})
    yield answer(client, table, "GET", "", params={"seat": match.players})
    yield answer(client, table, "GET", "", params={"at": match.version + 1})
    listed = client.get("/api/tables")
    yield "list", listed.status_code, listed.content.replace(table.encode(), b"table"), {}
    if viewer < 0:
        return
    own = match.legal() if match.actor == viewer else []
    chains = [[text] for text in own] + [[text, text] for text in own] + [["nonsense"], [match.notation.texts[0]], [match.notation.texts[-1]]]
    for version in (match.version, match.version - 1):
        for chain in chains:
            yield answer(client, table, "POST", "/preview", json={"version": version, "seat": viewer, "actions": chain})


def answer(client: Client, table: str, method: str, path: str, **settings: Any) -> tuple[str, int, bytes, dict[str, str]]:
    got = client.request(method, f"/api/tables/{table}{path}", **settings)
    headers = {name: value.replace(table, "table") for name, value in got.headers.items()}
    return f"{method} {path} {settings}", got.status_code, got.content.replace(table.encode(), b"table"), headers


def positions_with_secrets(game: Game, amount: int, seed: int) -> Iterator[tuple[Match, int, Match]]:
    """(match, viewer, its twin that differs only in what is hidden from the viewer), from random games.

    A third of them are such where an action of the viewer would uncover something, if the game has hidden choices that are uncovered in its course.
    """
    rng = random.Random(seed)
    telling_ones = amount // 3 if game.name in ("tiny", "ming") else 0
    wanted = {False: amount - telling_ones, True: telling_ones}
    for _ in range(60):
        match = Match(game, rng.choice(game.players))
        while not match.over and any(wanted.values()):
            for viewer in (-1, match.actor) if match.actor >= 0 else (-1,):
                telling = bool(wanted[True]) and viewer >= 0 and uncovers(match, played(match), viewer)
                if not wanted[telling] or (not telling and rng.random() < 0.8):
                    continue
                other = twin(match, viewer, rng)
                if other is not None and [line.text for line in other.lines] != [line.text for line in match.lines]:
                    wanted[telling] -= 1
                    yield match.copy(), viewer, other
            match.play(rng.choice(list(match.weights()) or match.legal()))
    assert not any(wanted.values()), "too few positions were found"


def played(match: Match) -> Match:
    """The match after its first legal action."""
    after = match.copy()
    after.play_code(after.legal_codes()[0])
    return after


@pytest.mark.parametrize("name", ["tiny", *games.NAMES])
def test_a_viewer_cannot_tell_twins_apart(start: Callable[..., Client], name: str) -> None:
    client, compared = start(games=(name,), find=found), 0
    client.headers["Accept-Encoding"] = "identity"  # the ids of the two tables compress differently
    services = client.app.state.services
    for match, viewer, other in positions_with_secrets(found(name), 12, 5):
        answers = []
        for table, each in zip(TABLES, (match, other), strict=True):
            store(services.tables.storage, table, each, token(table))
            client.cookies.clear()
            client.cookies.set("royaltable", token(table))
            answers.append(list(asked(client, table, match, viewer)))
            services.tables.delete(table)
        for one, two in zip(*answers, strict=True):
            assert one == two
            assert one[1] < 500
        compared += len(answers[0])
    assert compared > 100


def test_bots_are_asked_with_what_their_seat_may_know() -> None:
    """Twins of the seat to act get the same decision."""
    differing = 0
    for match, viewer, other in positions_with_secrets(tiny.GAME, 60, 9):
        if viewer >= 0:
            differing += 1
            for policy in ("random", "greedy"):
                assert players.decision(match, policy, "seed") == players.decision(other, policy, "seed")
    assert differing > 10


def test_nobody_gets_the_seed_while_the_game_runs(client: Client) -> None:
    table = tables.make(client, "person", "person")
    tables.settled(client, table)
    seed = client.app.state.services.tables.storage.table(table).seed
    for path in ("", "/course", "/course?after=0", "/transcript", "?seat=0", "?seat=1", "?at=1"):
        assert seed not in client.get(f"/api/tables/{table}{path}").text
    assert seed not in client.get("/api/tables").text


def test_the_database_does_not_hold_the_token_of_a_browser(client: Client, tmp_path: Path) -> None:
    tables.make(client, "person", "person")
    copy = tmp_path / "copy.sqlite3"
    with sqlite3.connect(tmp_path / "data" / FILE) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    assert client.cookies["royaltable"].encode() not in copy.read_bytes()


def test_twins_do_differ() -> None:
    """The comparison above has something to find: twins show the same and hide something else."""
    match, viewer, other = next(positions_with_secrets(tiny.GAME, 1, 5))
    assert match.view(viewer) == other.view(viewer)
    hidden = [line for line in match.lines if not match.may_see(line.n, viewer)]
    assert any(other.lines[line.n].text != line.text for line in hidden)


def test_the_log_does_not_add_up_to_points_that_are_hidden() -> None:
    """RO-10.3: with markers face down the log tells who takes what, but nobody else's points; a seat sees its own."""
    match = random_game(games.find("royals"), 3, {"markers": "hidden"}, seed=2, greedy_share=0.7, nodes=700)
    assert not match.over
    assert min(match.scores()) > 0
    for viewer in range(-1, 3):
        points, events = [0, 0, 0], 0
        for line in positions.lines(positions.Snapshot(table_of(match), match, ["2025"] * match.version), viewer, 0):
            for _rule, seat, scored, _where in line.rows:
                points[seat] += scored
                events += 1
        assert events
        assert points == [match.scores()[seat] if seat == viewer else 0 for seat in range(3)]
