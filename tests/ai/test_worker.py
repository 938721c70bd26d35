"""Thinking in other processes: answers, errors, a worker that dies is replaced and asked again."""

from __future__ import annotations

import os
import signal

import pytest

from royaltable.ai import worker
from royaltable.ai.worker import KEPT, Thinkers, WorkerError, answer
from royaltable.core.errors import RoyalTableError
from royaltable.core.match import Match
from tests import tiny
from tests.server.tables import find

MODULE = "tests.server.tables"


@pytest.fixture
def match() -> Match:
    match = Match(tiny.GAME, 2)
    for text in ("starter 0", "drawn jade", "drawn pearl"):
        match.play(text)
    return match


def ask(thinkers: Thinkers, match: Match, level: str = "courtier", table: str = "table") -> str:
    code = thinkers.decide(table, match.game, match.players, level, match.seen_by(match.actor), match.actor, "seed")
    return str(match.notation.texts[code])


def test_a_worker_that_dies_is_replaced_and_asked_again(match: Match) -> None:
    thinkers = Thinkers(MODULE, 1, compiles=False)
    try:
        first = ask(thinkers, match)
        before = thinkers.worker("table").pid
        assert before
        os.kill(before, signal.SIGKILL)
        assert ask(thinkers, match) == first in match.legal()
        assert thinkers.worker("table").pid not in (None, before)
    finally:
        thinkers.close()
    with pytest.raises(WorkerError):
        ask(thinkers, match)


def test_a_question_without_an_answer(match: Match) -> None:
    thinkers = Thinkers(MODULE, 1, compiles=False)
    try:
        with pytest.raises(RoyalTableError, match="no computer player"):
            ask(thinkers, match, "champion")
        assert ask(thinkers, match, "novice") in match.legal()
    finally:
        thinkers.close()
    broken = Thinkers("no.such.module", 1, compiles=False)
    with pytest.raises(WorkerError):
        ask(broken, match)
    broken.close()


def test_nothing_is_started_once_the_thinkers_are_closed(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game under way asks once more while the server stops."""
    monkeypatch.setattr(worker.cache, "available", lambda: True)
    monkeypatch.setattr(worker.cache, "ready", lambda *_: False)
    monkeypatch.setattr(worker, "compile_in_background", lambda *_: pytest.fail("something is compiled"))
    thinkers = Thinkers(MODULE, 1)
    thinkers.close()
    with pytest.raises(WorkerError):
        ask(thinkers, match)


def test_a_table_always_asks_the_same_worker() -> None:
    thinkers = Thinkers(MODULE, 3, compiles=False)
    assert thinkers.worker("a") is thinkers.worker("a")
    assert len({thinkers.worker(str(i)) for i in range(50)}) == 3


def test_the_answer_depends_on_what_the_seat_sees_alone(match: Match) -> None:
    question = {"game": "tiny", "players": 2, "level": "courtier", "position": match.seen_by(0).to_json(), "seat": 0, "seed": "x"}
    assert answer(find, {}, question)["code"] == answer(find, {}, question)["code"]


def test_a_worker_keeps_the_players_it_was_asked_for_last(match: Match) -> None:
    kept: dict[tuple[str, int, str], object] = {}
    names = [f"courtier:simulations={n}" for n in range(1, KEPT + 3)]
    for name in (*names[:KEPT], names[0], *names[KEPT:]):
        answer(find, kept, {"game": "tiny", "players": 2, "level": name, "position": match.seen_by(0).to_json(), "seat": 0, "seed": "x"})
    assert [level for _, _, level in kept] == [*names[3:KEPT], names[0], *names[KEPT:]]
