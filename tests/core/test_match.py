"""One play of a game: playing, refusing, copies, earlier positions, who sees what, options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from royaltable import games
from royaltable.core.errors import HeaderError, Refused
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, OVER
from royaltable.core.match import MARK, Match
from royaltable.core.rulebook import Rulebook
from tests import tiny
from tests.helpers import random_game

GAMES = ("tiny", *games.NAMES)


def find(name: str) -> Game:
    return tiny.GAME if name == "tiny" else games.find(name)


def test_a_new_match() -> None:
    match = Match(tiny.GAME, 3)
    assert (match.version, match.actor, match.node, match.over) == (0, CHANCE, "starter", False)
    assert match.options == {"rounds": 2}
    assert match.weights() == {"starter 0": 1, "starter 1": 1, "starter 2": 1}
    assert match.legal() == []
    assert match.advice() == {}
    assert match.scores() == [0, 0, 0]


def test_lines_say_who_did_what_where() -> None:
    match = random_game(tiny.GAME, 2, seed=1)
    assert [line.n for line in match.lines] == list(range(match.version))
    assert match.actor == OVER
    assert match.lines[0].node == "starter"
    assert {line.node for line in match.lines} <= set(tiny.NODES)
    for line in match.lines:
        assert (line.actor == CHANCE) == (line.node in ("starter", "stone"))
    again = Match(tiny.GAME, 2)
    for line in match.lines:
        assert again.play(line.text) == line
    assert again.s == match.s
    assert again.result() == match.result()


@pytest.mark.parametrize(
    ("text", "rule"),
    [("", "TY-9.1"), ("jump", "TY-9.1"), ("stop", "TY-9.3"), ("starter 2", "TY-9.4"), ("starter 9", "TY-9.4"), ("bid 9", "TY-9.3"), ("drawn jade", "TY-9.3")],
)
def test_refusals_change_nothing(text: str, rule: str) -> None:
    match = Match(tiny.GAME, 2)
    before = match.s.copy()
    with pytest.raises(Refused) as caught:
        match.play(text)
    assert caught.value.rule == match.refusal(text) == rule
    assert match.s == before
    assert match.lines == []


def test_after_the_end_everything_is_refused() -> None:
    match = random_game(tiny.GAME, 2, seed=2)
    for text in (*tiny.TEXTS, "bid 9"):
        assert match.refusal(text) == "TY-9.2"
    assert match.refusal("jump") == "TY-9.1"
    assert match.legal() == []
    assert match.weights() == {}


def test_copies_and_earlier_positions_are_independent() -> None:
    match = random_game(tiny.GAME, 3, seed=4, nodes=20)
    state, lines = match.s.copy(), match.lines[:]
    copied = match.copy()
    copied.play_code(copied.legal_codes()[0] if copied.actor >= 0 else copied.notation.codes[next(iter(copied.weights()))])
    assert (match.s, match.lines) == (state, lines)
    for version in range(match.version + 1):
        earlier = match.at(version)
        assert earlier.lines == lines[:version]
        again = Match(tiny.GAME, 3)
        for line in lines[:version]:
            again.play(line.text)
        assert earlier.s == again.s
    for version in (-1, match.version + 1):
        with pytest.raises(IndexError):
            match.at(version)


def test_seats_see_what_is_theirs() -> None:
    match = random_game(tiny.GAME, 2, seed=5, nodes=3)
    assert sum(match.seen_by(-1).stones[0]) == sum(match.seen_by(-1).stones[1]) == 0
    for seat in (0, 1):
        assert match.seen_by(seat).stones[seat] == match.s.stones[seat]
        assert match.seen_by(seat).bag == [0, 0]
    stones = [line.n for line in match.lines if line.node == "stone"]
    for n in stones:
        assert sorted(match.may_see(n, seat) for seat in (0, 1)) == [False, True]
        assert not match.may_see(n, -1)
    over = random_game(tiny.GAME, 2, seed=5)
    assert over.seen_by(-1) == over.s
    assert all(over.may_see(line.n, -1) for line in over.lines)


def test_ledger_holds_points_only_and_adds_up() -> None:
    match = random_game(tiny.GAME, 3, seed=6)
    rows = [row for line in match.lines for row in line.rows]
    assert any(row[2] == 0 for row in rows)
    assert len(match.ledger()) == sum(row[2] != 0 for row in rows)
    for seat in range(3):
        assert sum(points for _, who, points, _ in match.ledger() if who == seat) == match.scores()[seat]
    assert match.winners() == [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (1, {}, "2 to 3 players, not 1"),
        (2.0, {}, "not 2.0"),
        (True, {}, "not True"),
        (2, {"rounds": 3}, "rounds is one of 2, 1, not 3"),
        (2, {"rounds": "2"}, "not '2'"),
        (2, {"rounds": True}, "not True"),
        (2, {"wind": 1}, "no option 'wind'"),
    ],
)
def test_headers_that_are_refused(players: Any, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(HeaderError) as caught:
        Match(tiny.GAME, players, options)
    assert sentence in str(caught.value)


def test_options_reach_the_rules() -> None:
    short, long = Match(tiny.GAME, 2, {"rounds": 1}), Match(tiny.GAME, 2)
    assert (short.s.rounds, long.s.rounds) == (1, 0)
    assert random_game(tiny.GAME, 2, {"rounds": 1}, seed=1).version < random_game(tiny.GAME, 2, seed=1).version


@pytest.mark.parametrize("name", ["chess", "", None, 3, "core", "Ming"])
def test_unknown_games(name: Any) -> None:
    with pytest.raises(HeaderError, match="There is no game"):
        games.find(name)


def test_rule_books(tmp_path: Path) -> None:
    assert tiny.GAME.rulebook.ids() == ["TY-1.1"]
    assert tiny.GAME.rulebook.paragraph("TY-1.1").text["hans"].endswith("。")
    with pytest.raises(KeyError):
        tiny.GAME.rulebook.paragraph("TY-1.2")
    path = tmp_path / "rulebook.toml"
    path.write_text((tiny.GAME.folder / "rulebook.toml").read_text(encoding="utf-8").replace("ruling", "hearsay"), encoding="utf-8")
    with pytest.raises(ValueError, match="unknown tag 'hearsay'"):
        Rulebook.read(path)


# --- going back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_earlier_node_is_the_same_from_a_mark_and_from_the_start(name: str) -> None:
    match = random_game(find(name), 2, seed="marks", greedy_share=0.5)
    for n in {0, 1, MARK - 1, MARK, MARK + 1, match.version // 2, match.version - 1, match.version} & set(range(match.version + 1)):
        again = Match(match.game, match.players, match.options)
        for line in match.lines[:n]:
            again.play(line.text)
        back = match.at(n)
        assert (back.s, back.lines) == (again.s, again.lines)
        for line in match.lines[n : n + 3]:  # and it goes on from there by itself
            back.play(line.text)
        assert match.version >= back.version
        assert back.at(n).s == again.s


@pytest.mark.parametrize("name", GAMES)
def test_going_back_replays_less_than_a_mark(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_game(find(name), 2, seed="marks", greedy_share=0.5)
    played: list[int] = []
    whole = Match._apply
    monkeypatch.setattr(Match, "_apply", lambda self, code, text: played.append(code) or whole(self, code, text))
    for n in range(match.version):
        played.clear()
        match.at(n)
        assert len(played) == n % MARK


@pytest.mark.parametrize("name", GAMES)
def test_before_the_pending_lines_nothing_is_uncovered_until_the_end(name: str) -> None:
    """So that what an action uncovers is looked for in a few lines, not in the whole log."""
    game = find(name)
    for players in game.players:
        match = random_game(game, players, seed="pending", greedy_share=0.3)
        before: Match | None = None
        for now in match.played():
            if before is not None and not now.over:
                for viewer in range(-1, players):
                    found = [n for n in range(before.version) if now.may_see(n, viewer) and not before.may_see(n, viewer)]
                    assert now.uncovered(before.version, viewer) == found
            before = now.copy() if now.version % 3 == 0 or game.pending(now) else None
