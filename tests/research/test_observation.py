"""Observations: layout, values, what is hidden."""

from __future__ import annotations

import ast
import copy
import pickle
import random
from dataclasses import replace

import numpy as np
import pytest

from royaltable import games
from royaltable.core.match import Match
from royaltable.research.episode import Episode
from royaltable.research.observation import Layout, layout
from tests.helpers import twin
from tests.research.common import each_game, place, same, seen_plainly, setting, some_matches, written_plainly


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
    assert {field: meaning.axis for field, meaning in games.find(name).fields.items()} == axes(name)
    assert list(games.find(name).fields) == list(games.find(name).state.FIELDS)


def test_a_field_without_a_meaning_is_an_error() -> None:
    game = games.find("ming")
    fields = {name: meaning for name, meaning in game.fields.items() if name != "deck"}
    with pytest.raises(ValueError, match="deck"):
        Layout(replace(game, fields=fields), 2)


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
    """Every seat of every number of players, and the spectator; the end too. All numbers within the bounds, nothing cut."""
    game = games.find(name)
    for players in game.players:
        episode = Episode(setting(name, players), 1)
        for match in some_matches(game, players, 7 * players, 40):
            place(episode, match)
            for seat in range(players):
                row = episode.observation(seat)
                assert episode.numbers(seat).tolist() == seen_plainly(match, seat)
                assert row.tolist() == written_plainly(match, seat)
                assert (episode.setting.layout.low <= row).all()
                assert (row <= episode.setting.layout.high).all()
                assert (np.abs(row) <= 1).all()
            check_spectator(episode, match)
            assert episode.actor == match.actor
            assert episode.legal().tolist() == match.legal_codes()


def check_spectator(episode: Episode, match: Match) -> None:
    """A spectator sees what all seats see, as seat 0 counts them; what a seat sees beyond that lies in the fields named private."""
    layout, seen = episode.setting.layout, episode.numbers(-1)
    hidden = match.copy()
    hidden.s = match.seen_by(-1)
    hidden.seen_by = lambda seat: hidden.s  # type: ignore[method-assign]
    assert seen.tolist() == seen_plainly(hidden, 0)
    for seat in range(match.players):
        turned = match.copy()
        turned.s = match.seen_by(seat)
        turned.seen_by = lambda seat, s=turned.s: s  # type: ignore[method-assign, misc]
        assert same(np.array(seen_plainly(turned, 0))[~layout.private], seen[~layout.private])


@pytest.mark.xdist_group("fast-palace")
def test_what_is_more_than_the_most_is_cut() -> None:
    """Only other component files have that much; without a natural bound numbers come near 1 and stay different."""
    match = Match(games.find("palace"), 2)
    episode, plan = Episode(setting("palace", 2), 1), layout(games.find("palace"), 2)
    rows = []
    for gold, supply in ((500, 25), (501, 100)):
        match.s.gold[0], match.s.supply[0] = gold, supply
        rows.append(place(episode, match).observation(0))
    assert [plan.part(row, "supply")[0] for row in rows] == [1, 1]
    first, second = (plan.part(row, "gold")[0] for row in rows)
    assert 0.9 < first < second < 1
    assert plan.part(episode.numbers(0), "gold")[0] == 501


@each_game
def test_layouts_are_pickled_by_name(name: str) -> None:
    plan = layout(games.find(name), 2)
    assert pickle.loads(pickle.dumps(plan)) is plan
    assert len(pickle.dumps(Episode(setting(name, 2), 1))) < 3000, "the shipped component file is not in it"


@each_game
def test_one_hot(name: str) -> None:
    game = games.find(name)
    plan = layout(game, 2)
    episode = Episode(setting(name, 2), 3)
    seen = [(place(episode, match).observation(seat), episode.numbers(seat)) for match in some_matches(game, 2, 5, 60) for seat in range(2)]
    rows, numbers = (np.stack(part) for part in zip(*seen, strict=True))
    wide = plan.one_hot(rows)
    assert wide.shape == (len(rows), plan.one_hot_width)
    assert same(wide[3], plan.one_hot(rows[3]))
    at = 0
    for c, column in enumerate(plan.columns):
        part = wide[:, at : at + column.span]
        if column.kind in ("number", "amount"):
            assert column.span == 1
            assert same(part[:, 0], rows[:, c])
        else:
            assert (part.sum(1) == 1).all()
            assert same(part.argmax(1) + column.values[0], numbers[:, c])
        at += column.span
    assert at == plan.one_hot_width


@each_game
def test_what_is_hidden_changes_nothing_a_seat_gets(name: str) -> None:
    """Positions that differ only in what a seat may not know: hidden things dealt anew, and other hidden choices in the same game."""
    game = games.find(name)
    players = game.players[-1]
    episode, changed, twins = Episode(setting(name, players), 2), 0, 0
    rng = random.Random(name)
    for match in some_matches(game, players, 3, 8)[:-1]:
        for seat in range(players):
            place(episode, match)
            got, everything = (episode.observation(seat), episode.mask(seat), episode.actor), episode.everything()
            episode.redeal(seat)
            assert same(got[0], episode.observation(seat))
            assert same(got[1], episode.mask(seat))
            assert got[2] == episode.actor
            changed += not same(everything, episode.everything())
            if rng.random() < 0.3 and (other := twin(match, seat, rng)) is not None:
                place(episode, other)
                assert same(got[0], episode.observation(seat))
                assert same(got[1], episode.mask(seat))
                twins += not same(everything, episode.everything())
    assert changed
    assert twins or name == "palace", "hidden cards of Royal Palace hang together; tests/palace/test_hidden.py builds its twins"


@each_game
def test_a_finished_game_hides_nothing(name: str) -> None:
    game = games.find(name)
    episode = place(Episode(setting(name, 2), 2), some_matches(game, 2, 1, 1000)[-1])
    assert same(episode.observation(0), episode.everything())


@each_game
def test_an_episode_is_copied_and_pickled_whole(name: str) -> None:
    episode = Episode(setting(name, 2), 8)
    for _ in range(30):
        episode.play_chance()
        episode.apply(episode.choose("random"))
    for other in (episode.copy(), copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))):
        assert same(other.everything(), episode.everything())
        episode_after, other_after = episode.copy(), other.copy()
        for one in (episode_after, other_after):
            one.play_chance()
            one.apply(one.choose("random"))
            one.play_chance()
        assert same(episode_after.everything(), other_after.everything())
        assert not same(episode.everything(), episode_after.everything())


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
            found = place(Episode(setting(name, players, reward), 0), match).rewards()
            assert found == pytest.approx(values, abs=1e-12)
            assert sum(found) == pytest.approx(float(reward == "share"), abs=1e-9)
