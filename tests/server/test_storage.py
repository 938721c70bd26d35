"""What is kept: kill -9, restarts, migrations, databases that cannot be used."""

from __future__ import annotations

import contextlib
import hashlib
import multiprocessing
import random
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from litestar.testing import TestClient

from royaltable import games
from royaltable.core.errors import OutOfTurn, Stale
from royaltable.core.match import Match
from royaltable.server.app import create_app
from royaltable.server.errors import Outdated, StorageError, Unknown
from royaltable.server.models import Base
from royaltable.server.people import People
from royaltable.server.storage import FILE, MIGRATIONS, Node, Seat, Storage, now, open_engine
from royaltable.server.tables import Tables
from tests.tiny import GAME

from .committing import PEOPLE, advanced, commit_turns, open_tables
from .conftest import Client
from .running import running
from .tables import find, kind_of, log, make, play_on, play_to_end, position, send, settled


def opened(folder: Path) -> Client:
    return TestClient(create_app(folder, bot_pause=0, games=("tiny",), find=find))


# --- kill -9 ------------------------------------------------------------------------------------------------------


def test_kill_9_of_the_server_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """Turns are sent as fast as they go while the process is killed; what was answered is there, turns are whole, the table goes on."""
    table = cookie = ""
    for round_no in range(4):
        with running(tmp_path, tiny=True) as server, server.client() as client:
            if not table:
                table = make(client, "person", "random", "greedy")
                cookie = client.cookies["royaltable"]
            client.cookies.set("royaltable", cookie)
            check_log(tmp_path, client, table)
            if settled(client, table)["status"] == "over":  # pending chance and computer nodes went on by themselves
                table = make(client, "person", "random", "greedy")
            answered: dict[int, list[str]] = {}
            sending = threading.Thread(target=keep_playing, args=(server.url, cookie, table, answered))
            sending.start()
            while len(answered) < round_no and sending.is_alive():
                pass
            server.kill()
            sending.join()
        check_stored(tmp_path, table, answered)


def test_kill_9_at_any_time_leaves_whole_turns(tmp_path: Path) -> None:
    """The same many times, without the web: a process that commits turn after turn is killed wherever it happens to be."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["tests.server.committing"])
    rng, stored = random.Random(1), 0
    for _ in range(15):
        ours, theirs = processes.Pipe(duplex=False)
        player = processes.Process(target=commit_turns, args=(tmp_path, theirs))
        player.start()
        theirs.close()
        told = [ours.recv() for _ in range(1 + rng.randrange(4))]
        player.kill()
        player.join()
        with contextlib.suppress(EOFError):
            while True:
                told.append(ours.recv())
        ours.close()
        for table in {table for table, _, _ in told}:
            stored += check_stored(tmp_path, table, {version: chain for each, version, chain in told if each == table})
    assert stored > 50


def check_stored(folder: Path, table: str, answered: dict[int, list[str]]) -> int:
    """Everything answered is stored, nodes have no gaps, a step is never without the stop of its turn, and the game replays; returns the nodes."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        rows = connection.execute('SELECT n, actor, text FROM nodes WHERE "table" = ? ORDER BY n', (table,)).fetchall()
        version, players = connection.execute("SELECT version, players FROM tables WHERE id = ?", (table,)).fetchone()
    assert [n for n, _, _ in rows] == list(range(version))
    texts = [text for _, _, text in rows]
    for start, actions in answered.items():
        assert texts[start : start + len(actions)] == actions
    match = Match(GAME, players)
    for n, actor, text in rows:
        assert match.actor == actor
        if text == "step left" and actor == 0:
            assert texts[n + 1] == "stop"
        match.play(text)
    return len(rows)


def keep_playing(url: str, cookie: str, table: str, answered: dict[int, list[str]]) -> None:
    """Send whole turns until the server is gone; what was answered with 200 goes into `answered`."""
    with httpx.Client(base_url=url, trust_env=False, cookies={"royaltable": cookie}, timeout=20) as client:
        try:
            while (at := position(client, table, 0))["status"] == "running":
                if at["legal"] is None:
                    continue
                chain = ["step left", "stop"] if "step left" in at["legal"] else at["legal"][:1]
                if send(client, table, "commit", at["version"], 0, chain).status_code == 200:
                    answered[at["version"]] = chain
        except (httpx.HTTPError, AssertionError):
            return


def check_log(folder: Path, client: httpx.Client, table: str) -> None:
    """The log after a restart is what is stored."""
    settled(client, table)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        texts = [row[0] for row in connection.execute('SELECT text FROM nodes WHERE "table" = ? ORDER BY n', (table,))]
    shown = log(client, table, 0)
    for line, text in zip(shown, texts, strict=True):
        assert line.get("action", text) == text
        assert line.get("hidden", text.split()[0]) == text.split()[0]


# --- restarts -----------------------------------------------------------------------------------------------------


def test_after_a_restart_everything_is_as_before(tmp_path: Path) -> None:
    asked = ["", "/course", "/transcript", "?seat=0", "?seat=1", "/course?seat=1&after=0", "?at=4", "?at=4&seat=0"]

    def answers(client: Client, table: str) -> list[bytes]:
        return [client.get(f"/api/tables/{table}{path}").content for path in asked]

    with opened(tmp_path) as client:
        table = make(client, "person", "person")
        for pick in range(6):
            play_on(client, table, pick)
        at = settled(client, table)
        legal = position(client, table, at["actor"])["legal"]
        sent = send(client, table, "commit", at["version"], at["actor"], legal[:1], "k")
        settled(client, table)
        before = answers(client, table)
        cookie = client.cookies["royaltable"]
    with opened(tmp_path) as client:
        client.cookies.set("royaltable", cookie)
        assert answers(client, table) == before
        assert send(client, table, "commit", at["version"], at["actor"], legal[:1], "k").content == sent.content
        assert answers(client, table) == before
        assert play_to_end(client, table)["status"] == "over"


def test_waiting_tables_go_on_after_a_start(start: Callable[..., Client], tmp_path: Path) -> None:
    tables = open_tables(tmp_path / "data")
    people = tables.create("tiny", {}, PEOPLE, "me").id
    bots = tables.create("tiny", {}, (Seat("greedy", "A"), Seat("random", "B")), "me").id
    tables.move(people)
    for _ in range(9):
        tables.move(bots)
    assert sorted(tables.storage.waiting()) == sorted([people, bots])
    tables.storage.close()
    client = start()
    assert settled(client, people)["version"] == 3
    assert settled(client, bots)["status"] == "over"
    assert client.app.state.services.tables.storage.waiting() == []


def test_matches_in_memory_are_bounded_and_rebuilt(tmp_path: Path) -> None:
    tables = open_tables(tmp_path, kept=3)
    made = [tables.create("tiny", {}, PEOPLE, "me").id for _ in range(10)]
    for table in made:
        seat = advanced(tables, table)
        tables.commit(table, seat, 3, ["step left", "stop"], "k")
    assert len(tables._entries) == 3
    for table in made:
        snapshot = tables.snapshot(table)
        assert [line.text for line in snapshot.match.lines][3:] == ["step left", "stop"]
        assert len(snapshot.times) == 5
    assert len(tables._entries) == 3
    tables.storage.close()


def test_a_table_removed_elsewhere_is_gone_here_too(tmp_path: Path) -> None:
    one, two = open_tables(tmp_path), open_tables(tmp_path)
    table = one.create("tiny", {}, PEOPLE, "me").id
    seat = advanced(two, table)
    one.delete(table)
    for tables in (one, two):
        with pytest.raises(Unknown):
            tables.snapshot(table)
        with pytest.raises(Unknown):
            tables.commit(table, seat, 3, ["step left"], "k")
        tables.storage.close()


# --- the optimistic lock ------------------------------------------------------------------------------------------


def test_two_processes_on_one_database_cannot_play_a_node_twice(tmp_path: Path) -> None:
    """Two halls with memories of their own race; for each version one wins, the other is stale, and both then agree."""
    one, two = open_tables(tmp_path), open_tables(tmp_path)
    table = one.create("tiny", {}, PEOPLE, "me").id
    while True:
        seat = advanced(one, table)
        if seat < 0:
            break
        at = two.snapshot(table).match.version
        legal = one.snapshot(table).match.legal()

        def commit(tables: Tables, pick: int, seat: int = seat, at: int = at, legal: list[str] = legal) -> bool:
            try:
                tables.commit(table, seat, at, [legal[pick % len(legal)]], f"{at} {pick}")
            except Stale:
                return False
            return True

        with ThreadPoolExecutor(4) as pool:
            won = list(pool.map(commit, (one, two, one, two), range(4)))
        assert sum(won) == 1
        assert one.snapshot(table).match.lines == two.snapshot(table).match.lines
        assert one.snapshot(table).match.version == at + 1
    one.storage.close()
    two.storage.close()


def test_the_database_itself_refuses_a_node_that_exists(tmp_path: Path) -> None:
    tables = open_tables(tmp_path)
    table = tables.create("tiny", {}, PEOPLE, "me").id
    tables.move(table)
    with pytest.raises(Stale):
        tables.storage.append(table, [Node(0, -1, "starter 0", now())], 0, [0])
    with pytest.raises(Stale):
        tables.storage.append(table, [Node(7, -1, "starter 0", now())], 0, [0])
    with pytest.raises(Unknown):
        tables.storage.append("gone", [Node(0, -1, "starter 0", now())], 0, [0])
    tables.storage.close()
    with sqlite3.connect(tmp_path / FILE) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO nodes VALUES (?, 0, -1, 'starter 1', 'now')", (table,))
    connection.close()


def test_a_failing_disk_changes_nothing(start: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    client = start()
    table = make(client, "person", "person")
    before = settled(client, table)
    tables = client.app.state.services.tables

    def full(*_: Any, **__: Any) -> None:
        from sqlalchemy.exc import OperationalError

        raise OperationalError("insert", None, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(tables.storage, "append", full)
        answer = send(client, table, "commit", before["version"], before["actor"], ["step left"], "k")
        assert (answer.status_code, kind_of(answer.json())) == (503, "storage")
    assert position(client, table) == before
    assert send(client, table, "commit", before["version"], before["actor"], ["step left"], "k").status_code == 200


# --- files that do not fit ----------------------------------------------------------------------------------------


def test_migrations_lead_to_the_models(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def back_to(folder: Path, version: str) -> None:
    """Make the database one of an earlier version."""
    engine = open_engine(folder)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.execution_options(write=True).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


def sentence(data: Path) -> str:
    with pytest.raises(StorageError) as raised:
        Storage(data)
    said = str(raised.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    Storage(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    assert "newer version" in sentence(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("content", [b"this is not a database, but it is long enough to be read as one" * 40, b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert str(tmp_path / FILE) in sentence(tmp_path)
    assert (tmp_path / FILE).read_bytes() == content


def test_a_damaged_database(tmp_path: Path) -> None:
    tables = open_tables(tmp_path)
    for _ in range(60):
        tables.create("tiny", {}, PEOPLE, "me")
    tables.storage.close()
    path = tmp_path / FILE
    content = bytearray(path.read_bytes())
    content[8192:20480] = b"\xa5" * 12288
    path.write_bytes(bytes(content))
    assert "cannot be used" in (said := sentence(tmp_path)) or "damaged" in said


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    assert "another program" in sentence(tmp_path)


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "there is a file" in sentence(tmp_path / "file")
    assert "there is a file" in sentence(tmp_path / "file" / "deeper")


def test_a_read_only_folder_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated, for root may write everywhere."""

    def denied(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    assert "cannot be written: Permission denied" in sentence(tmp_path)


def test_tables_of_other_components_or_rules_are_refused_and_kept(tmp_path: Path) -> None:
    tables = open_tables(tmp_path)
    other, ruled, gone = (tables.create("tiny", {}, PEOPLE, "me").id for _ in range(3))
    advanced(tables, ruled)
    tables.storage.close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE tables SET digest = 'other' WHERE id = ?", (other,))
        connection.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (gone,))
        connection.execute("UPDATE nodes SET text = 'starter 2' WHERE n = 0 AND \"table\" = ?", (ruled,))
    connection.close()
    tables = open_tables(tmp_path)
    for table in (other, ruled, gone):
        for _ in range(2):
            with pytest.raises(Outdated) as raised:
                tables.snapshot(table)
            assert str(raised.value).endswith(".")
    assert len(tables.storage.tables_of("me")) == 3
    tables.storage.close()


def test_a_copy_of_the_folder_is_a_backup(tmp_path: Path) -> None:
    tables = open_tables(tmp_path / "a")
    table = tables.create("tiny", {}, PEOPLE, "me").id
    seat = advanced(tables, table)
    tables.storage.close()
    shutil.copytree(tmp_path / "a", tmp_path / "b")
    copy = open_tables(tmp_path / "b")
    assert copy.snapshot(table).match.actor == seat
    with pytest.raises(OutOfTurn):
        copy.commit(table, 1 - seat, 3, ["step left"], "k")
    assert copy.snapshot(table).match.game is GAME
    copy.storage.close()


# --- default names ------------------------------------------------------------------------------------------------


def before(folder: Path, revision: str) -> None:
    """The database as a former version of the program left it, with games in progress; of the browsers with the tokens aaa… and bbb…"""
    with sqlite3.connect(folder / FILE) as connection:
        connection.executescript((Path(__file__).parent / "files" / f"{revision}.sql").read_text())
    connection.close()


def test_games_in_progress_outlive_the_update(tmp_path: Path) -> None:
    """Each browser is a person with its tables and person seats; games go on where they stopped."""
    before(tmp_path, "0002")
    tables = Tables(Storage(tmp_path), games.find)
    stored = tables.storage
    found = {token: stored.tables_of(str(People(stored).person_of(hashlib.sha256((token * 43).encode()).hexdigest()))) for token in "ab"}
    assert {token: sorted(table.game for table in of) for token, of in found.items()} == {"a": ["ming", "palace"], "b": ["royals", "royals"]}
    for token, of in found.items():
        for table in of:
            assert {seat.person for seat in table.seats if seat.kind == "person"} == {table.host}
            assert {seat.person for seat in table.seats if seat.kind != "person"} <= {None}
            assert (len(table.link), table.public) == (16, False)
            match = tables.snapshot(table.id).match
            assert (match.version, match.over) == (table.version, table.status == "over")
            if not match.over:
                tables.commit(table.id, match.actor, match.version, match.legal()[:1], f"after the update {token}")
    stored.close()


def test_default_names_of_old_tables_become_those_of_the_reader(tmp_path: Path) -> None:
    """They were stored in the language of the browser; what people typed stays."""
    old = [
        ("person", "You"),
        ("person", "你"),
        ("person", "玩家 3"),
        ("greedy", "Willow"),
        ("master", "鹰"),
        ("person", "Crane"),
        ("greedy", "Crane"),
        ("random", "Ada"),
    ]
    kept = ["", "", "", "", "", "Crane", "Crane", "Ada"]
    tables = open_tables(tmp_path)
    table = tables.create("tiny", {}, PEOPLE, "me").id
    tables.storage.close()
    back_to(tmp_path, "0001")
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("DELETE FROM seats")
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", [(table, seat, *one) for seat, one in enumerate(old)])
    connection.close()
    storage = Storage(tmp_path)
    assert [seat.name for seat in storage.table(table).seats] == kept
    storage.close()


# --- results of finished games, and tables that are made once ---------------------------------------------------------


def test_the_list_tells_how_finished_games_ended(start: Callable[..., Client]) -> None:
    client = start()
    table, running_on = make(client, "person", "greedy"), make(client, "person", "person")
    play_to_end(client, table)
    listed = {one["table"]: one for one in client.get("/api/tables").json()}
    ended = position(client, table)["result"]
    assert listed[table]["result"] == {"scores": ended["scores"], "winners": ended["winners"]}
    assert listed[running_on]["result"] is None
    for information in ("seed", "options", "points"):
        assert information not in listed[table]


def test_games_that_were_over_before_results_were_stored_get_them_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = open_tables(tmp_path)
    ended, other = (tables.create("tiny", {}, (Seat("greedy", "A"), Seat("random", "B")), "me").id for _ in range(2))
    while tables.move(ended):
        pass
    tables.move(other)
    known = tables.storage.table(ended).seats
    assert [seat.points for seat in known] == tables.snapshot(ended).match.scores()
    tables.storage.close()
    back_to(tmp_path, "0002")
    tables = open_tables(tmp_path)
    assert [seat.points for seat in tables.storage.table(ended).seats] == [None, None]
    host = tables.storage.table(ended).host
    assert {table.id: table.seats for table in tables.of(host)}[ended] == known
    monkeypatch.setattr(tables, "snapshot", lambda table: pytest.fail(f"{table} is read again"))
    listed = {table.id: table.seats for table in tables.of(host)}
    assert listed[ended] == known
    assert [seat.points for seat in listed[other]] == [None, None]
    tables.storage.close()


def test_a_table_whose_answer_was_lost_is_made_once(start: Callable[..., Client]) -> None:
    client = start()
    client.get("/api/tables")
    asked: dict[str, Any] = {"game": "tiny", "players": 2, "options": {}, "seats": [{"kind": "person", "name": name} for name in ("A", "B")]}
    first, again = (client.post("/api/tables", json=asked, headers={"Idempotency-Key": "k"}) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    other = client.post("/api/tables", json={**asked, "seats": asked["seats"][::-1]}, headers={"Idempotency-Key": "k"})
    assert (other.status_code, kind_of(other.json())) == (400, "bad")
    assert client.post("/api/tables", json=asked, headers={"Idempotency-Key": "l"}).json() != first.json()
    assert client.post("/api/tables", json=asked).json() != first.json()
    assert len(client.get("/api/tables").json()) == 3


def test_a_key_belongs_to_its_browser(tmp_path: Path) -> None:
    tables = open_tables(tmp_path)
    made = [tables.create("tiny", {}, PEOPLE, owner, "k").id for owner in ("me", "you", "me")]
    assert made[0] == made[2] != made[1]
    tables.storage.close()
