"""The text table: numbers and notation in, refusals with their rule, undo, help, saving, three languages, leaving."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from royaltable import cli, games
from royaltable.ai.hint import Adviser
from royaltable.ai.players import Player
from royaltable.ai.tree import Budget
from royaltable.cli.table import TextTable
from royaltable.core import transcript
from royaltable.core.match import Match
from royaltable.words import Words
from tests.words.plurals import faults

each_game = pytest.mark.parametrize("name", games.NAMES)
each_language = pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])


class Answers(io.StringIO):
    """Standard input whose lines are thought of when they are asked for."""

    def __init__(self, next_line: Callable[[], str | None]) -> None:
        super().__init__()
        self.next_line = next_line

    def readline(self, size: int | None = -1, /) -> str:
        line = self.next_line()
        return "" if line is None else line + "\n"


def sit(name: str, *, people: frozenset[int] = frozenset({0}), seed: int = 1, lang: str = "en", save: Path | None = None, bots: str = "random") -> TextTable:
    game = games.find(name)
    players = {seat: Player(game, game.components(), game.players[0], bots) for seat in range(game.players[0])}
    return TextTable(Match(game, game.players[0]), Words(lang), people, players, seed, save)


def play(table: TextTable, answer: Callable[[TextTable], str | None]) -> None:
    table.play(Answers(lambda: answer(table)))


def script(lines: Iterator[str]) -> Callable[[TextTable], str | None]:
    return lambda _: next(lines, None)


def only_commands(*lines: str) -> Callable[[TextTable], str | None]:
    return script(iter(lines))


# --- whole games --------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_a_whole_game_by_numbers(name: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "game.jsonl"
    table = sit(name, lang=lang, save=save)
    play(table, lambda table: str(1 + table.match.version % len(table.match.legal())))
    out = capsys.readouterr().out
    assert table.match.over
    assert transcript.read(save, games.find).s == table.match.s
    assert str(save) in out
    assert not re.search(rf"\b(cli|{name})-[a-z]", out), "a message is missing in this language"
    if lang != "en":
        assert "wins" not in out
    assert not faults(re.sub(r"  deploy \d monk ", "", out)), "number and noun differ (but for notation)"
    assert not re.search(r"\bYou \w*[^s]s\b|  你：", out), "the reader's turn in the third person"
    for line in table.match.lines:
        assert f"{line.n:>4}  " in out


@each_game
def test_notation_plays_the_same_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    by_number, by_words = sit(name), sit(name)
    play(by_number, lambda table: str(len(table.match.legal())))
    play(by_words, lambda table: table.match.legal()[-1])
    assert [line.text for line in by_number.match.lines] == [line.text for line in by_words.match.lines]
    other = sit(name, seed=2)
    play(other, lambda table: str(len(table.match.legal())))
    assert [line.text for line in other.match.lines] != [line.text for line in by_number.match.lines]
    capsys.readouterr()


@each_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_only_computer_players(name: str, bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = sit(name, people=frozenset(), bots=bots)
    play(table, only_commands())
    assert table.match.over
    capsys.readouterr()


@each_game
def test_several_people_see_only_their_own_secrets(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = sit(name, people=frozenset({0, 1}))
    play(table, lambda table: str(1 + table.match.version % len(table.match.legal())))
    assert table.match.over
    assert capsys.readouterr().out.count("Press Enter when nobody else looks") > 2


# --- what can be said ---------------------------------------------------------------------------------------------


@each_game
@each_language
def test_refusals_name_the_rule_and_its_sentence(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, words = games.find(name), Words(lang)
    table = sit(name, lang=lang)
    play(table, only_commands("abdicate", "Pass ", "\ufffd", "0", "99999999999999999999999", "²", "*" * 5000))
    out = capsys.readouterr().out
    rule = game.rule(game.grammar_rule)
    assert out.count(f" {rule}") >= 7
    assert words.paragraph(game, rule) in out
    assert "help · why · legal · board" in out


def test_illegal_actions_name_their_own_rule(capsys: pytest.CaptureFixture[str]) -> None:
    table = sit("ming")
    play(table, only_commands("pass", "prince blue1", "prince blue1", "place blue"))
    out = capsys.readouterr().out
    assert '"pass" is refused by MD-9.3' in out


@each_game
@each_language
def test_why_something_cannot_be_reached(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, game = Words(lang), games.find(name)
    aims = game.aims(game.components())
    table = sit(name, lang=lang)
    play(table, only_commands("why", "Why The Moon", *(f"why {aim}" for aim in aims.texts)))
    out, closed = capsys.readouterr().out, table.match.closed()
    assert out.count(words.format("cli-why-aims", patterns=" · ".join(aims.patterns.values()))) == 2
    assert 0 < len(closed) < len(aims.texts)
    for aim in aims.texts:
        said = words.aim(game, table.match.components, aim)
        if reason := closed.get(aim):
            why = words.reason(game, table.match.components, reason)
            assert words.format("cli-why-closed", aim=said, why=why, rule=game.rule(reason.rule)) in out
        else:
            assert words.format("cli-why-open", aim=said) in out


def test_commands(capsys: pytest.CaptureFixture[str]) -> None:
    words, game = Words("en"), games.find("ming")
    table = sit("ming")
    play(table, only_commands("help", "help MD-3.1.2", "HELP md-3.1", "help MD-99", "legal", "board", "log", "undo", "", "  ", "save", "quit"))
    out = capsys.readouterr().out
    assert "undo takes back" in out
    assert out.count(words.paragraph(game, "MD-3.1.2")) == 2
    assert "There is no rule MD-99." in out
    assert "nothing to take back" in out
    assert "save FILE." in out
    assert "You have left the game" in out


def test_undo_within_a_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """MD-3.1: a step and the deployment after it are one turn; the step can be taken back, what others did cannot."""
    table, seen = sit("ming"), []

    def answer(table: TextTable) -> str | None:
        match = table.match
        steps = [text for text in match.legal() if text.startswith("step ")]
        if seen:
            seen.append((match.version, match.node))
            return "undo" if len(seen) < 5 else None
        if match.node == "turn" and steps:
            seen.append((match.version, match.node))
            return steps[0]
        return "1"

    play(table, answer)
    (start, node), (after, then), (back, again), *rest = seen
    assert (node, then, again) == ("turn", "way", "turn")
    assert (after, back) == (start + 1, start)
    assert all(version == start for version, _ in rest), "something of another seat was taken back"
    out = capsys.readouterr().out
    assert out.count("Taken back.") == 1
    assert "nothing to take back" in out


def test_long_lists_are_shown_whole_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    table = sit("ming")
    table._list(whole=True)
    whole = capsys.readouterr().out
    table.match.legal = lambda: [f"place {i}" for i in range(100)]  # type: ignore[method-assign]
    table._list()
    assert capsys.readouterr().out.count("\n") == 31
    table._list(whole=True)
    assert capsys.readouterr().out.count("\n") == 100
    assert whole.count("\n") <= 30


# --- saving and leaving -------------------------------------------------------------------------------------------


def test_save_a_running_game_as_its_seat_may_see_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.jsonl"
    table = sit("royals")
    count = iter(range(100))
    play(table, lambda table: f"save {path}" if (i := next(count)) == 20 else "quit" if i == 21 else "1")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines == list(transcript.write(table.match, viewer=0))
    assert any("hidden" in json.loads(line) for line in lines)
    assert f"Saved as {path}." in capsys.readouterr().out


def test_files_are_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", encoding="utf-8")
    table = sit("ming")
    play(table, only_commands("1", f"save {path}", f"save {tmp_path}", f"save {tmp_path / 'none' / 'deep'}"))
    out = capsys.readouterr().out
    assert "exists already" in out
    assert "cannot be written" in out
    assert path.read_text(encoding="utf-8") == "mine"
    assert cli.run(["play", "ming", "--save", str(path)]) == 2
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "1\n", "1\n2\nquit\n", "quit"])
def test_the_command(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "game.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert (
        cli.run(["play", "ming", "--players", "3", "--seat", "1", "--seed", "5", "--bots", "greedy", "--option", "city_tie=best_area", "--save", str(save)])
        == 0
    )
    out, err = capsys.readouterr()
    assert err == ""
    assert "You have left the game" in out
    head = json.loads(save.read_text(encoding="utf-8").splitlines()[0])
    assert (head["players"], head["options"]["city_tie"]) == (3, "best_area")


def test_ctrl_c_leaves_and_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def answer(table: TextTable) -> str:
        if table.match.version > 12:
            raise KeyboardInterrupt
        return "1"

    save = tmp_path / "game.jsonl"
    table = sit("ming", save=save)
    play(table, answer)
    assert "You have left the game" in capsys.readouterr().out
    assert len(save.read_text(encoding="utf-8").splitlines()) == 1 + table.match.version


def test_somebody_at_a_terminal_is_asked_for_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "asked.jsonl"
    lines = iter(["1", "quit", str(path)])
    answers = Answers(lambda: next(lines, None))
    answers.isatty = lambda: True  # type: ignore[method-assign]
    sit("ming").play(answers)
    assert "Save the transcript as" in capsys.readouterr().out
    assert path.is_file()


def test_input_that_is_no_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x00\n1\n"), encoding="utf-8"))
    assert cli.run(["play", "ming", "--seed", "1"]) == 0
    assert "is refused by MD-9.1" in capsys.readouterr().out


# --- hints --------------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_a_hint_names_legal_actions_with_chances_and_what_they_gain(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = sit(name, lang=lang)
    table.hint_budget = Budget(6)
    table.adviser = Adviser(table.match.game, table.match.components, table.match.players, "pure")
    legal: list[str] = []

    def answer(table: TextTable) -> str | None:
        if not legal:
            legal.extend(table.match.legal())
            return "hint"
        return None

    play(table, answer)
    out = capsys.readouterr().out
    told = out[out.index(table.words.format("cli-hint-looking")) :]
    found = [(int(n), action) for n, action in re.findall(r"^ +(\d+)  ([^:：\n]+?)[:：]", told, re.MULTILINE)]
    assert found
    assert all(legal[n - 1] == action for n, action in found), "a hint has the number of its action in the list"
    percents = [int(n) for n in re.findall(r"([0-9]+) ?%", out)]
    assert len(percents) == table.match.players * len(found)
    assert sum(percents) == 100 * len(found)
    assert not re.search(rf"\b(cli|hint|{name})-[a-z]", out), "a message is missing in this language"
    assert table.match.actor == 0
