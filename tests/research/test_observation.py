"""Observations: layout, values, what is hidden."""

from __future__ import annotations

import ast
import copy
import pickle
import random

import numpy as np
import pytest

from royaltable import games
from royaltable.core.match import Match
from royaltable.research.fields import MEANINGS
from royaltable.research.observation import Layout, layout
from royaltable.research.table import Table
from tests.helpers import twin
from tests.research.common import each_game, place, same, seen_plainly, setting, some_matches


def axes(name: str) -> dict[str, int | None]:
    """Field of the state -> its axis of the length SEATS or OWNERS, read off the text of the schema."""
    tree = ast.parse((games.find(name).folder / "schema.py").read_text())
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    found: dict[str, int | None] = {}
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Call):
            shape = [ast.unparse(size) for size in node.value.args[1:]]
            found[node.target.id] = next((i for i, size in enumerate(shape) if size in ("SEATS", "OWNERS")), None)
    return found


@each_game
def test_every_field_has_a_meaning_and_seats_have_an_axis(name: str) -> None:
    assert {field: meaning.axis for field, meaning in MEANINGS[name].items()} == axes(name)
    assert list(MEANINGS[name]) == list(games.find(name).state.FIELDS)


def test_a_field_without_a_meaning_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    meanings = dict(MEANINGS["ming"])
    del meanings["deck"]
    monkeypatch.setitem(MEANINGS, "ming", meanings)
    with pytest.raises(ValueError, match="deck"):
        Layout(games.find("ming"), 2)


@each_game
def test_columns(name: str) -> None:
    plan = layout(games.find(name), 2)
    assert plan.columns[0].name == "actor"
    assert plan.width == len({column.name for column in plan.columns}) == len(plan.low) == len(plan.high)
    for field, part in plan.parts.items():
        assert plan.columns[part.offset].name.split("[")[0] == field
    row = np.arange(plan.width, dtype=np.float32)
    assert plan.part(row, "supply").tolist() == row[plan.parts["supply"].offset :][: len(plan.part(row, "supply"))].tolist()
    assert plan.part(np.stack([row, row]), "hand").shape == (2, *games.find(name).state.FIELDS["hand"].shape)


@each_game
def test_numbers_against_the_plain_reading(name: str) -> None:
    """Every seat of every number of players; the end too. All values within the bounds."""
    game = games.find(name)
    for players in game.players:
        table = Table(setting(name, players), 1)
        for match in some_matches(game, players, 7 * players, 40):
            place(table, match)
            for seat in range(players):
                row = table.observation(seat)
                assert row.tolist() == seen_plainly(match, seat)
                assert (table.setting.layout.low <= row).all()
                assert (row <= table.setting.layout.high).all()
            assert table.actor == match.actor
            assert table.legal().tolist() == match.legal_codes()


@each_game
def test_one_hot(name: str) -> None:
    game = games.find(name)
    plan = layout(game, 2)
    table = Table(setting(name, 2), 3)
    rows = np.stack([place(table, match).observation(seat) for match in some_matches(game, 2, 5, 60) for seat in range(2)])
    wide = plan.one_hot(rows)
    assert wide.shape == (len(rows), plan.one_hot_width)
    assert same(wide[3], plan.one_hot(rows[3]))
    at = 0
    for c, column in enumerate(plan.columns):
        span = column.high - column.low + 1 if column.kind != "number" else 1
        part = wide[:, at : at + span]
        if column.kind == "number":
            assert same(part[:, 0], rows[:, c])
        else:
            assert (part.sum(1) == 1).all()
            assert same(part.argmax(1) + column.low, rows[:, c].astype(np.int64))
        at += span
    assert at == plan.one_hot_width


@each_game
def test_what_is_hidden_changes_nothing_a_seat_gets(name: str) -> None:
    """Positions that differ only in what a seat may not know: hidden things dealt anew, and other hidden choices in the same game."""
    game = games.find(name)
    players = game.players[-1]
    table, changed, twins = Table(setting(name, players), 2), 0, 0
    rng = random.Random(name)
    for match in some_matches(game, players, 3, 8)[:-1]:
        for seat in range(players):
            place(table, match)
            got, everything = (table.observation(seat), table.mask(seat), table.actor), table.everything()
            table.redeal(seat)
            assert same(got[0], table.observation(seat))
            assert same(got[1], table.mask(seat))
            assert got[2] == table.actor
            changed += not same(everything, table.everything())
            if rng.random() < 0.3 and (other := twin(match, seat, rng)) is not None:
                place(table, other)
                assert same(got[0], table.observation(seat))
                assert same(got[1], table.mask(seat))
                twins += not same(everything, table.everything())
    assert changed
    assert twins or name == "palace", "hidden cards of Royal Palace hang together; tests/palace/test_hidden.py builds its twins"


@each_game
def test_a_finished_game_hides_nothing(name: str) -> None:
    game = games.find(name)
    table = place(Table(setting(name, 2), 2), some_matches(game, 2, 1, 1000)[-1])
    assert same(table.observation(0), table.everything())


@each_game
def test_a_table_is_copied_and_pickled_whole(name: str) -> None:
    table = Table(setting(name, 2), 8)
    for _ in range(30):
        table.settle()
        table.apply(table.choose("random"))
    for other in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert same(other.everything(), table.everything())
        table_after, other_after = table.copy(), other.copy()
        for one in (table_after, other_after):
            one.settle()
            one.apply(one.choose("random"))
            one.settle()
        assert same(table_after.everything(), other_after.everything())
        assert not same(table.everything(), table_after.everything())


@each_game
def test_rewards(name: str) -> None:
    game = games.find(name)
    for players in game.players:
        match: Match = some_matches(game, players, players, 1000)[-1]
        scores, winners = match.scores(), match.winners()
        share = [(p in winners) / len(winners) for p in range(players)]
        wanted = {
            "share": share,
            "win": [(players * x - 1) / (players - 1) for x in share],
            "points": [scores[p] - (sum(scores) - scores[p]) / (players - 1) for p in range(players)],
        }
        for reward, values in wanted.items():
            assert place(Table(setting(name, players, reward), 0), match).rewards() == pytest.approx(values)
