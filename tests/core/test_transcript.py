"""Transcripts: written games replay, and every kind of broken line is named with its number."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from royaltable.core import transcript
from royaltable.core.errors import HeaderError, TranscriptError
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE
from royaltable.core.match import Match
from tests import tiny
from tests.helpers import random_game

Lines = list[dict[str, Any]]


@cache
def played() -> tuple[str, ...]:
    return tuple(transcript.write(random_game(tiny.GAME, 2, seed=3), with_legal=True))


def lines() -> Lines:
    return [json.loads(line) for line in played()]


def replay(data: Lines) -> Match:
    return transcript.replay([json.dumps(line) for line in data], tiny.GAME)


def first(data: Lines, key: str, n: int = 0) -> int:
    """The line (from 1) of the n-th line with this key."""
    return [i for i, line in enumerate(data, 1) if key in line][n]


def find(name: object) -> Game:
    if name != "tiny":
        raise HeaderError(f"There is no game {name!r}.")
    return tiny.GAME


# --- what replays -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("with_legal", [True, False])
@pytest.mark.parametrize("players", [2, 3])
def test_round_trip(players: int, with_legal: bool) -> None:
    match = random_game(tiny.GAME, players, seed=players)
    written = list(transcript.write(match, with_legal=with_legal))
    again = transcript.replay(written, tiny.GAME)
    assert again.s == match.s
    assert list(transcript.write(again, with_legal=with_legal)) == written
    assert json.loads(written[-1])["result"] == match.result()
    assert all(("legal" in line or "weights" in line) == with_legal for line in written[1:-1])


def test_one_object_a_line() -> None:
    data = lines()
    assert data[0] == {"format": "royaltable-transcript/1", "game": "tiny", "players": 2, "options": {"rounds": 2}, "components": "tiny"}
    assert [line["n"] for line in data[1:-1]] == list(range(len(data) - 2))
    assert all(line["legal"] == sorted(line["legal"]) for line in data if "legal" in line)


def test_a_running_game_replays_as_far_as_it_goes() -> None:
    for end in range(1, len(lines()) - 1):
        match = replay(lines()[:end])
        assert match.version == end - 1
        assert not match.over


def test_empty_lines_do_not_count() -> None:
    text = "\n\n".join(played()) + "\n\n"
    assert transcript.replay(text.split("\n"), tiny.GAME).over


def test_line_numbers_count_empty_lines() -> None:
    text = [played()[0], "", "{}"]
    with pytest.raises(TranscriptError, match=r"^line 3: "):
        transcript.replay(text, tiny.GAME)


# --- what does not ------------------------------------------------------------------------------------------------


def set_to(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda line: line.__setitem__(key, value)


def without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda line: line.__delitem__(key)


HEADER = [
    (set_to("format", "royaltable-transcript/2"), "the format is not"),
    (without("format"), "the format is not"),
    (without("components"), "'components' is missing in the header"),
    (set_to("seed", 1), "'seed' is unknown in the header"),
    (set_to("game", "ming"), "the game is 'ming', not 'tiny'"),
    (set_to("players", 4), "2 to 3 players, not 4"),
    (set_to("players", True), "2 to 3 players, not True"),
    (set_to("players", "2"), "2 to 3 players, not '2'"),
    (set_to("players", [2]), "players, not"),
    (set_to("options", None), "options must be an object"),
    (set_to("options", {}), "option 'rounds' is missing"),
    (set_to("options", {"rounds": 3}), "rounds is one of 2, 1, not 3"),
    (set_to("options", {"rounds": 2.0}), "rounds is one of 2, 1, not 2.0"),
    (set_to("options", {"rounds": [2]}), "rounds is one of"),
    (set_to("options", {"rounds": 2, "wind": "calm"}), "no option 'wind'"),
    (set_to("components", "other"), "the components 'other', not 'tiny'"),
]


@pytest.mark.parametrize(("change", "sentence"), HEADER)
def test_broken_headers(change: Callable[[dict[str, Any]], None], sentence: str) -> None:
    data = lines()
    change(data[0])
    with pytest.raises(TranscriptError, match=r"^line 1: ") as caught:
        replay(data)
    assert sentence in str(caught.value)
    assert caught.value.line == 1


DECISIONS = [
    (set_to("n", 99), "was expected, not 99"),
    (set_to("n", True), "was expected, not True"),
    (without("n"), "was expected, not None"),
    (set_to("seat", 7), "to act, not 7"),
    (set_to("seat", False), "to act, not False"),
    (without("seat"), "to act, not None"),
    (set_to("action", "bid 99"), "is refused by TY-9.1"),
    (set_to("action", "starter 0"), "is refused by TY-9.3"),
    (set_to("action", "Step left"), "is refused by TY-9.1"),
    (set_to("action", "bid\n1\x1b[2J"), r"'bid\n1\x1b[2J' is refused by TY-9.1"),
    (set_to("action", 5), "the action is missing"),
    (without("action"), "the action is missing"),
    (set_to("weights", {}), "'weights' does not belong"),
    (set_to("extra", 1), "'extra' does not belong"),
    (set_to("hidden", "bid"), "a hidden line cannot be replayed"),
    (lambda line: line["legal"].append("jump"), "legal: 'jump' is too much"),
    (lambda line: line["legal"].pop(0), "is missing"),
    (lambda line: line["legal"].reverse(), "the list is not sorted"),
    (set_to("legal", None), "legal must be"),
    (set_to("legal", [1]), "legal must be"),
    (set_to("legal", {"stop": 1}), "legal must be"),
]


@pytest.mark.parametrize(("change", "sentence"), DECISIONS)
def test_broken_decisions(change: Callable[[dict[str, Any]], None], sentence: str) -> None:
    data = lines()
    number = first(data, "action")
    change(data[number - 1])
    with pytest.raises(TranscriptError, match=f"^line {number}: ") as caught:
        replay(data)
    assert sentence in str(caught.value)


def other_outcome(line: dict[str, Any]) -> None:
    line["weights"]["drawn jade"] += 1


OUTCOMES = [
    (set_to("chance", "starter 2"), "is refused by TY-9.4"),
    (set_to("chance", "stop"), "is refused by TY-9.3"),
    (set_to("chance", None), "the action is missing"),
    (set_to("seat", 0), "'seat' does not belong"),
    (set_to("legal", []), "'legal' does not belong"),
    (set_to("weights", {"starter 0": 1}), "weights: 'starter 1' is None, replayed 1"),
    (set_to("weights", {"starter 0": 1, "starter 1": 2}), "weights: 'starter 1' is 2, replayed 1"),
    (set_to("weights", {"starter 0": 1, "starter 1": 1, "starter 2": 1}), "weights: 'starter 2' is 1, replayed None"),
    (set_to("weights", {"starter 0": 1, "starter 1": 1.0}), "weights: 'starter 1' is 1.0, replayed 1"),
    (set_to("weights", {"starter 0": 1, "starter 1": True}), "weights: 'starter 1' is True, replayed 1"),
    (set_to("weights", []), "weights must be"),
]


@pytest.mark.parametrize(("change", "sentence"), OUTCOMES)
def test_broken_outcomes(change: Callable[[dict[str, Any]], None], sentence: str) -> None:
    data = lines()
    change(data[1])
    with pytest.raises(TranscriptError, match=r"^line 2: ") as caught:
        replay(data)
    assert sentence in str(caught.value)


def test_an_action_where_chance_acts_and_the_reverse() -> None:
    data = lines()
    data[1] = {"n": 0, "seat": 0, "action": "starter 0"}
    with pytest.raises(TranscriptError, match=r"^line 2: a chance outcome was expected"):
        replay(data)
    data = lines()
    number = first(data, "action")
    data[number - 1] = {"n": number - 2, "chance": data[number - 1]["action"]}
    with pytest.raises(TranscriptError, match=f"^line {number}: it is for seat . to act, not chance"):
        replay(data)


RESULTS = [
    (lambda r: r["scores"].__setitem__(0, 99), "scores are"),
    (lambda r: r.update(winners=[0, 1, 2]), "winners are"),
    (lambda r: r["scores"].__setitem__(0, float(r["scores"][0])), "scores are"),
    (lambda r: r["ledger"].pop(), "ledger row"),
    (lambda r: r["ledger"].append(["TY-5.1", 0, 1, "place 0"]), "the ledger has"),
    (lambda r: r["ledger"][0].__setitem__(3, "elsewhere"), "ledger row 1 is"),
    (lambda r: r.update(ledger=None), "ledger are None"),
    (lambda r: r.pop("winners"), "the result must have exactly"),
    (lambda r: r.update(more=1), "the result must have exactly"),
]


@pytest.mark.parametrize(("change", "sentence"), RESULTS)
def test_broken_results(change: Callable[[dict[str, Any]], Any], sentence: str) -> None:
    data = lines()
    change(data[-1]["result"])
    with pytest.raises(TranscriptError, match=f"^line {len(data)}: ") as caught:
        replay(data)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("result", [None, [], 3])
def test_results_that_are_no_object(result: object) -> None:
    with pytest.raises(TranscriptError, match="the result must have exactly"):
        replay([*lines()[:-1], {"result": result}])


def test_result_lines_out_of_place() -> None:
    data = lines()
    with pytest.raises(TranscriptError, match="the game is not over"):
        replay([*data[:5], data[-1]])
    with pytest.raises(TranscriptError, match=f"^line {len(data) + 1}: there is a line after the result"):
        replay([*data, data[-1]])
    with pytest.raises(TranscriptError, match=f"^line {len(data)}: the game is over, but the result is missing"):
        replay(data[:-1])
    with pytest.raises(TranscriptError, match="a result line has no other keys"):
        replay([*data[:-1], {**data[-1], "n": 3}])
    with pytest.raises(TranscriptError, match=r"is refused by TY-9\.2"):
        replay([*data[:-1], {"n": len(data) - 2, "seat": 0, "action": "stop"}])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "this is not JSON"),
        ("[]", "not a JSON object"),
        ("1", "not a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"n":1}{"n":2}', "this is not JSON"),
    ],
)
def test_lines_that_are_no_objects(line: str, sentence: str) -> None:
    for number in (1, 2):
        with pytest.raises(TranscriptError, match=f"^line {number}: ") as caught:
            transcript.replay([*played()[: number - 1], line], tiny.GAME)
        assert sentence in str(caught.value)


def test_skipped_and_doubled_lines() -> None:
    data = lines()
    for number in range(2, len(data)):
        with pytest.raises(TranscriptError, match=f"^line {number}: "):
            replay([*data[: number - 1], *data[number:]])
        if number < len(data) - 1:
            with pytest.raises(TranscriptError, match=f"^line {number + 1}: "):
                replay([*data[:number], data[number - 1], *data[number:]])


def test_any_changed_character_is_noticed_or_harmless() -> None:
    """Random damage gives either one TranscriptError or the very same game."""
    text, rng = "\n".join(played()), random.Random(7)
    for _ in range(300):
        i = rng.randrange(len(text))
        damaged = text[:i] + rng.choice('09az"{}[],: \n') + text[i + 1 :]
        try:
            match = transcript.replay(damaged.split("\n"), tiny.GAME)
        except TranscriptError:
            continue
        assert match.version > 0
        again = transcript.write(match, with_legal=True)
        assert list(again) == list(played())[: match.version + 1] + (list(played())[-1:] if match.over else [])


# --- files --------------------------------------------------------------------------------------------------------


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(played()) + "\n", encoding="utf-8")
    assert transcript.read(path, find).over


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"", "the format is not"), (b"\xff\xfe\x00", "not UTF-8"), (b"\n\n", "the format is not"), (b"{}", "the format is not"), (b"hello", "this is not JSON")],
)
def test_files_that_are_no_transcripts(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    with pytest.raises(TranscriptError, match=sentence):
        transcript.read(path, find)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(TranscriptError, match="cannot be read"):
            transcript.read(path, find)


@pytest.mark.parametrize("game", ["chess", None, 3, ["tiny"], {}])
def test_files_of_an_unknown_game(tmp_path: Path, game: object) -> None:
    data = lines()
    data[0]["game"] = game
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps(data[0]), encoding="utf-8")
    with pytest.raises(TranscriptError, match="There is no game"):
        transcript.read(path, find)


# --- viewers ------------------------------------------------------------------------------------------------------


def test_running_games_hide_lines_and_foreign_legal_lists() -> None:
    match = random_game(tiny.GAME, 2, seed=1, nodes=14)
    assert not match.over
    for viewer in (-1, 0, 1):
        for line, text in zip(match.lines, list(transcript.write(match, viewer=viewer, with_legal=True))[1:], strict=True):
            data = json.loads(text)
            assert ("hidden" in data) == (not match.may_see(line.n, viewer))
            assert "weights" not in data
            assert ("legal" in data) == (line.actor == viewer and line.actor != CHANCE and "hidden" not in data)
            if "hidden" in data:
                assert data["hidden"] == line.text.split(" ")[0]
    hidden = [line for line in transcript.write(match, viewer=-1) if '"hidden"' in line]
    assert hidden
    with pytest.raises(TranscriptError, match="a hidden line cannot be replayed"):
        transcript.replay(list(transcript.write(match, viewer=-1)), tiny.GAME)
