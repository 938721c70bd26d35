"""Talk at a table: two rooms and who reads them, what a message may be, how often; muting, notes, and who is here."""

from __future__ import annotations

import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

from royaltable.server import talk_storage
from royaltable.server.bucket import Bucket, Buckets, Rate, take
from royaltable.server.presence import Presence

from .conftest import Client
from .live import events, live, tables_events, up_to
from .tables import PATIENCE, kind_of, position
from .test_seats import another, gather
from .test_seats import take as sit

SEATS, WATCHERS = "seats", "watchers"


def say(client: httpx.Client, table: str, room: str, text: str = "", key: str | None = None, **more: Any) -> httpx.Response:
    headers = {"Idempotency-Key": key or uuid.uuid4().hex}
    return client.post(f"/api/tables/{table}/talk", json={"room": room, "text": text, **more}, headers=headers)


def read(client: httpx.Client, table: str, **after: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/talk", params=after)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def heard(client: httpx.Client, table: str) -> list[tuple[str, str]]:
    return [(message["room"], message["text"]) for message in read(client, table)["messages"]]


def playing(client: Client, **more: Any) -> tuple[str, httpx.Client, httpx.Client]:
    """A table with Ada (the host) and Ben, both of whom have said something, and somebody who watches, who has, too."""
    table, seen = gather(client, "person", "open", **more)
    ben, carl = another(client), another(client)
    assert sit(ben, table, 1, seen["link"]).status_code == 200
    assert [say(client, table, SEATS, "hello").status_code, say(ben, table, SEATS, "good luck").status_code] == [201, 201]
    assert say(carl, table, WATCHERS, "take the tile").status_code == 201
    return table, ben, carl


# --- the rooms ----------------------------------------------------------------------------------------------------

BOTH_SEATS, WATCHED = [(SEATS, "hello"), (SEATS, "good luck")], [(WATCHERS, "take the tile")]


@pytest.mark.parametrize("public", [False, True])
def test_who_plays_never_reads_the_room_of_those_who_watch_before_the_end(client: Client, public: bool) -> None:
    table, ben, carl = playing(client, public=public)
    stranger = another(client)
    for seated in (client, ben):
        assert heard(seated, table) == BOTH_SEATS
        found = read(seated, table)
        assert (found["room"], found["said"]) == (SEATS, {"seats": 2, "watchers": None})
    for watching in (carl, stranger):
        assert heard(watching, table) == (BOTH_SEATS if public else []) + WATCHED
        assert read(watching, table)["room"] == WATCHERS
    assert ben.delete(f"/api/tables/{table}/seats/1").status_code == 200
    assert heard(ben, table) == BOTH_SEATS  # who has left may come back
    assert client.delete(f"/api/tables/{table}/seats/0").status_code == 200
    until_over(client, table)
    for anybody in (client, ben, carl, stranger):
        assert sorted(heard(anybody, table)) == sorted(BOTH_SEATS + WATCHED)


def until_over(client: httpx.Client, table: str) -> None:
    """Computer players play the game to its end."""
    until = time.monotonic() + PATIENCE
    while position(client, table)["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.005)


def test_nobody_speaks_in_the_other_room_or_from_anothers_seat(client: Client) -> None:
    table, ben, carl = playing(client, public=True)
    refused = [say(carl, table, SEATS, "psst"), say(ben, table, WATCHERS, "psst"), say(ben, table, SEATS, "psst", seat=0)]
    assert [(answer.status_code, kind_of(answer.json())) for answer in refused] == [(403, "forbidden")] * 3
    assert heard(client, table) == BOTH_SEATS


def test_the_host_who_does_not_sit_is_one_who_watches(client: Client) -> None:
    table, _ = gather(client, "open", "open")
    assert read(client, table)["room"] == WATCHERS
    assert kind_of(say(client, table, SEATS, "hello").json()) == "forbidden"


def test_talk_of_another_table_stays_there(client: Client) -> None:
    table, ben, _ = playing(client)
    other, _ = gather(ben, "person", "open")
    assert heard(client, table) == BOTH_SEATS
    assert heard(ben, other) == []
    assert client.get("/api/tables/none/talk").status_code == 404
    assert say(client, "none", SEATS, "hello").status_code == 404


def test_streams_count_only_what_the_reader_may_read(tmp_path: Path) -> None:
    """Not even that something was said: no event comes, and numbers do not skip."""
    with live(tmp_path) as server, server.client() as ada, server.client() as carl:
        table, _ = gather(ada, "person", "open")
        with tables_events(ada, table) as stream:
            said = next(stream)[1]["said"]
            assert said == {"seats": 0, "watchers": None}
            assert say(carl, table, WATCHERS, "psst").status_code == 201
            assert say(ada, table, SEATS, "hello").json()["n"] == 1
            news = next(data for name, data in stream if name == "message" and data["said"] != said)
            assert news["said"] == {"seats": 1, "watchers": None}
        with tables_events(carl, table) as stream:
            assert next(stream)[1]["said"] == {"seats": None, "watchers": 1}


# --- messages -----------------------------------------------------------------------------------------------------


def test_a_message_says_who_said_it_and_is_fetched_once(client: Client) -> None:
    table, ben, _ = playing(client)
    first, second = read(client, table)["messages"]
    assert (first["n"], first["seat"], first["name"], first["own"]) == (1, 0, "Ada", True)
    assert (second["n"], second["seat"], second["name"], second["own"]) == (2, 1, "Ben", False)
    assert read(ben, table, seats=1)["messages"] == [second | {"own": True}]
    assert read(ben, table, seats=2)["messages"] == []


def test_a_quick_phrase_is_kept_by_its_id(client: Client) -> None:
    table, ben, _ = playing(client)
    assert say(client, table, SEATS, phrase="luck").status_code == 201
    assert [(message["phrase"], message["text"]) for message in read(ben, table, seats=2)["messages"]] == [("luck", "")]
    assert kind_of(say(client, table, SEATS, phrase="nonsense").json()) == "bad"
    assert kind_of(say(client, table, SEATS, "both", phrase="luck").json()) == "message"


@pytest.mark.parametrize("text", ["", "  ", "x" * 501, "a\nb", "bell \x07", "turned \u202e round", "hidden \u200b sign"])
def test_what_cannot_be_read_is_no_message(client: Client, text: str) -> None:
    table, _, _ = playing(client)
    answer = say(client, table, SEATS, text)
    assert (answer.status_code, kind_of(answer.json())) == (400, "message")
    assert heard(client, table) == BOTH_SEATS


def test_the_same_key_says_it_once(client: Client) -> None:
    table, ben, _ = playing(client)
    one, two = (say(ben, table, SEATS, "once", key="k") for _ in range(2))
    assert one.json() == two.json()
    assert heard(client, table) == [*BOTH_SEATS, (SEATS, "once")]
    assert kind_of(say(ben, table, SEATS, "other", key="k").json()) == "bad"
    assert say(client, table, SEATS, "mine", key="k").status_code == 201  # keys are each person's own


def test_who_says_much_at_once_waits(client: Client) -> None:
    table, ben, _ = playing(client)
    answers = [say(ben, table, SEATS, f"{n}", key=f"{n}") for n in range(8)]
    last = answers[-1]
    assert (last.status_code, kind_of(last.json())) == (429, "often")
    assert 1 <= int(last.headers["Retry-After"]) <= 3
    assert say(ben, table, SEATS, "0", key="0").status_code == 201  # sent again: it was said before
    assert say(client, table, SEATS, "I may").status_code == 201


def test_a_bucket_fills_with_time() -> None:
    rate = Rate(2, 10.0)
    bucket, wait = take(None, rate, 0.0)
    assert (bucket, wait) == (Bucket(1, 0.0), 0.0)
    bucket, wait = take(bucket, rate, 0.0)
    assert wait == 0.0
    bucket, wait = take(bucket, rate, 4.0)
    assert wait == pytest.approx(6.0)
    assert take(bucket, rate, 10.0)[1] == 0.0
    assert take(bucket, rate, 1000.0)[0].tokens == 1  # never more than the burst
    buckets = Buckets(rate, most=1)
    assert [buckets.take(who, 0.0) for who in ("a", "a", "a")] == [0.0, 0.0, 10.0]


def test_a_room_that_is_full_takes_no_more(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ben, carl = playing(client)
    monkeypatch.setattr(talk_storage, "MOST", 2)
    answer = say(ben, table, SEATS, "more")
    assert (answer.status_code, kind_of(answer.json())) == (409, "full")
    assert say(carl, table, WATCHERS, "more").status_code == 201  # the others have room


# --- muting, notes ------------------------------------------------------------------------------------------------


def mute(client: httpx.Client, table: str, n: int, room: str = SEATS, **more: Any) -> httpx.Response:
    return client.put(f"/api/tables/{table}/mute", json={"room": room, "n": n, "muted": True, **more})


def muted(client: httpx.Client, table: str) -> list[bool]:
    return [message["muted"] for message in read(client, table)["messages"]]


def test_who_is_muted_is_marked_for_one_person_only(client: Client) -> None:
    table, ben, _ = playing(client)
    assert mute(client, table, 2).status_code == 204
    assert (muted(client, table), muted(ben, table)) == ([False, True], [False, False])
    assert mute(client, table, 2, muted=False).status_code == 204
    assert muted(client, table) == [False, False]


@pytest.mark.parametrize("always", [False, True])
def test_muting_is_for_a_table_or_for_good(client: Client, always: bool) -> None:
    table, ben, _ = playing(client)
    assert mute(client, table, 2, always=always).status_code == 204
    other, seen = gather(client, "person", "open")
    assert sit(ben, other, 1, seen["link"]).status_code == 200
    assert say(ben, other, SEATS, "hello again").status_code == 201
    assert muted(client, other) == [always]


def test_nobody_mutes_themselves_or_what_they_may_not_read(client: Client) -> None:
    table, _, carl = playing(client)
    answers = [mute(client, table, 1), mute(client, table, 1, WATCHERS), mute(carl, table, 1, SEATS), mute(another(client), table, 1, WATCHERS)]
    assert [(answer.status_code, kind_of(answer.json())) for answer in answers] == [(403, "forbidden")] * 4
    assert kind_of(mute(client, table, 99).json()) == "unknown"


def note(client: httpx.Client, table: str, text: str, version: int) -> httpx.Response:
    return client.put(f"/api/tables/{table}/notes", json={"text": text, "version": version})


def test_notes_are_private_and_no_device_overwrites_another(client: Client) -> None:
    table, ben, _ = playing(client)
    assert client.get(f"/api/tables/{table}/notes").json() == {"text": "", "version": 0}
    assert note(client, table, "watch\nthe gold", 0).json() == {"text": "watch\nthe gold", "version": 1}
    late = note(client, table, "from the phone", 0)
    assert (late.status_code, kind_of(late.json())) == (409, "stale")
    assert note(client, table, "both", 1).json()["version"] == 2
    assert client.get(f"/api/tables/{table}/notes").json() == {"text": "both", "version": 2}
    for other in (ben, another(client)):
        assert other.get(f"/api/tables/{table}/notes").json() == {"text": "", "version": 0}
    assert kind_of(note(client, table, "x" * 4001, 2).json()) == "bad"
    assert note(client, "none", "x", 0).status_code == 404


def test_talk_and_notes_go_with_the_table_and_not_into_the_transcript(client: Client) -> None:
    table, ben, _ = playing(client)
    note(client, table, "watch the gold", 0)
    mute(client, table, 2)
    transcript = client.get(f"/api/tables/{table}/transcript").text
    assert "hello" not in transcript
    assert "gold" not in transcript
    waiting, seen = gather(client, "person", "open", "open")
    assert sit(ben, waiting, 1, seen["link"]).status_code == 200
    assert say(ben, waiting, SEATS, "hello").status_code == 201
    assert client.delete(f"/api/tables/{waiting}").status_code == 204
    assert client.get(f"/api/tables/{waiting}/talk").status_code == 404


# --- who is here --------------------------------------------------------------------------------------------------


def test_a_device_that_stops_following_is_away_after_a_while() -> None:
    now = [1000.0]
    presence = Presence(lambda: now[0], grace=10)
    assert presence.away("t", ["phone", "desk"]) == ""
    with presence.following(["t"], "desk"), presence.following(["t"], "desk"):
        assert presence.away("t", ["phone", "desk"]) is None
        assert presence.away("u", ["desk"]) == ""
    now[0] += 9
    assert presence.away("t", ["desk"]) is None  # a page that is loaded again does not flicker
    now[0] += 1
    assert presence.away("t", ["phone", "desk"]) == "1970-01-01T00:16:40Z"
    with presence.following(["t"], "phone"):
        assert presence.away("t", ["phone", "desk"]) is None


def test_others_are_told_who_comes_and_goes(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as ada, server.client() as ben, server.client() as carl:
        server.services.following.presence.grace = 0.0
        table, seen = gather(ada, "person", "open", "greedy")
        assert sit(ben, table, 1, seen["link"]).status_code == 200
        with events(carl, table) as stream:
            assert next(stream)[1]["away"] == ["", "", None]
            with events(ben, table) as bens:
                assert next(bens)[1]["away"][1] is None
                up_to(stream, lambda data: data["away"] == ["", None, None])
            gone = up_to(stream, lambda data: bool(data["away"][1]))[-1][1]["away"]
            assert gone[0] == ""
            assert gone[1].endswith("Z")
