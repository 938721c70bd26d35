"""Tournaments: rotation, shared chance, shares, intervals and ratings on known inputs, going on, charts."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path

import pytest

from royaltable import games
from royaltable.ai import arena, chart
from royaltable.ai.arena import Arena, Fixture, Played
from royaltable.ai.players import Decision, Player
from royaltable.ai.ratings import bradley_terry, pairs, rating_intervals, wilson
from royaltable.cli import run
from royaltable.core.errors import RoyalTableError

PAIR = Arena("ming", 2, {"city_tie": "areas_shared", "tile_limit": "none"}, ("greedy", "random"), 7)


def played(n: int, seats: tuple[int, ...], points: tuple[int, ...]) -> Played:
    best = max(points)
    won = tuple((p == best) / points.count(best) for p in points)
    return Played(n, n // 2, seats, points, won, (10, 10), (1.0, 2.0), (0.2, 0.4))


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 4), (5, 3), (4, 4)])
def test_every_bot_sits_everywhere_equally_often(bots: int, players: int) -> None:
    which = Arena("ming", players, {}, tuple(f"b{i}" for i in range(bots)), 1)
    found = list(arena.fixtures(which, 50))
    assert len(found) >= 50
    assert [f.n for f in found] == list(range(len(found)))
    counts = Counter((seat, bot) for f in found for seat, bot in enumerate(f.seats))
    assert len(set(counts.values())) == 1
    assert len(counts) == bots * players
    for number in {f.set for f in found}:
        ups = [f.seats for f in found if f.set == number]
        assert len(ups) == players
        assert all(sorted(up) == sorted(ups[0]) for up in ups)


def test_a_bot_named_several_times_sits_there_so_often() -> None:
    which = arena.invite("ming", 4, {}, ["minister", "courtier", "courtier", "courtier"], 1)
    assert which.bots == ("minister", "courtier")
    assert [f.seats for f in arena.fixtures(which, 4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    row = arena.summary(which, [Played(0, 0, (0, 1, 1, 1), (5, 3, 5, 2), (0.5, 0.0, 0.5, 0.0), (9,) * 4, (1.0,) * 4, (0.3,) * 4)])
    assert [(one["games"], one["wins"], one["even"]) for one in row] == [(1, 0.5, 0.25), (3, 0.1667, 0.25)]


def test_line_ups_that_cannot_be() -> None:
    for names in (["greedy"], ["greedy", "greedy"], ["greedy", "random", "random"], ["greedy", "nobody"]):
        with pytest.raises(RoyalTableError):
            arena.invite("ming", 4, {}, names, 1)


def test_shares_and_points_of_known_games() -> None:
    rows = arena.summary(PAIR, [played(0, (0, 1), (5, 3)), played(1, (1, 0), (4, 4)), played(2, (0, 1), (9, 1)), played(3, (1, 0), (2, 6))])
    assert [row["games"] for row in rows] == [4, 4]
    assert [row["wins"] for row in rows] == [0.875, 0.125]
    assert rows[0]["points"] == (5 + 4 + 9 + 6) / 4
    assert rows[0]["interval"] == [round(x, 4) for x in wilson(3.5, 4)]
    assert (rows[0]["seconds"], rows[0]["longest"]) == (round((1 + 2 + 1 + 2) / 40, 5), 0.4)
    assert rows[0]["rating"] == -rows[1]["rating"] > 0


def test_wilson_against_published_values() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert round(high, 3) == 0.161


def test_ratings_of_known_meetings() -> None:
    """Won three of four: 400 log10(3) apart, up to the half game that the ratings start from."""
    one, two = bradley_terry(2, [(0, 1, 1.0)] * 3000 + [(0, 1, 0.0)] * 1000)
    assert one - two == pytest.approx(400 * math.log10(3), abs=0.3)
    three = bradley_terry(3, [(0, 1, 0.75)] * 4000 + [(1, 2, 0.75)] * 4000)
    assert three[0] - three[1] == pytest.approx(three[1] - three[2], abs=0.5)
    assert sum(three) == pytest.approx(0, abs=1e-6)
    assert all(math.isfinite(x) for x in bradley_terry(2, [(0, 1, 1.0)] * 50))


def test_rating_intervals_hold_the_rating_and_shrink() -> None:
    few = [[(0, 1, 1.0), (0, 1, 0.0)], [(0, 1, 1.0), (0, 1, 1.0)]] * 5
    wide, narrow = rating_intervals(2, few)[0], rating_intervals(2, few * 10)[0]
    assert wide[0] < bradley_terry(2, [m for found in few for m in found])[0] < wide[1]
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


def test_a_table_of_several_is_taken_as_meetings_of_two() -> None:
    assert pairs([(0, 3.0), (1, 2.0), (0, 2.0)]) == [(0, 1, 1.0), (1, 0, 0.5)]


def test_a_set_shares_its_chance() -> None:
    """The same player in all seats plays the same game in both rotations."""
    game = games.find("ming")
    twin = Arena("ming", 2, {}, ("greedy", "apprentice:blur=0"), 3)
    player = Player(game, game.components(), 2, "greedy", "pure")
    one = arena.play(twin, game, Fixture(0, 0, (0, 1)), [player, player])
    two = arena.play(twin, game, Fixture(0, 0, (1, 0)), [player, player])
    assert one.points == two.points


def test_an_illegal_action_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("ming")
    players = [Player(game, game.components(), 2, name, "pure") for name in PAIR.bots]
    monkeypatch.setattr(players[1], "decide", lambda s, seat, seed: Decision(10**6, 2))
    with pytest.raises(RuntimeError, match="random chose the illegal action"):
        arena.play(PAIR, game, Fixture(0, 0, (0, 1)), players)


def test_a_tournament_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    call = ["arena", "ming", "--bots", "novice,random", "--seed", "4", "--processes", "1"]
    assert run([*call, "--games", "4", "--json", str(whole), "--plot", str(tmp_path / "chart.svg")]) == 0
    assert run([*call, "--games", "2", "--json", str(part)]) == 0
    assert run([*call, "--games", "4", "--json", str(part)]) == 0
    one, two = (json.loads(path.read_text(encoding="utf-8")) for path in (whole, part))
    assert [row[:6] for row in one["games"]] == [row[:6] for row in two["games"]]
    assert "novice" in capsys.readouterr().out
    assert (tmp_path / "chart.svg").read_text(encoding="utf-8").count("<circle") == 2
    assert run([*call[:-2], "--games", "4", "--seed", "5", "--json", str(part)]) == 2
    assert "another tournament" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--bots", "greedy"], ["--bots", "greedy,greedy"], ["--bots", "greedy,nobody"], ["--games", "0"], ["--players", "9"], ["--processes", "0"]]
)
def test_bad_calls_are_answered_by_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "ming", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in ("{", "[]", "{}", '{"format": 3}'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(RoyalTableError, match="not the file"):
            arena.read(path, PAIR)


def test_the_chart_names_everybody() -> None:
    text = chart.svg(arena.summary(Arena("ming", 2, {}, ("a<b", "greedy"), 1), [played(0, (0, 1), (5, 3)), played(1, (1, 0), (4, 4))]))
    assert "a&lt;b" in text
    assert "greedy" in text
