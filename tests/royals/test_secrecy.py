"""RO-10: what a viewer gets depends on nothing hidden; transcripts of running games; markers face down."""

from __future__ import annotations

import json
import random

import pytest

from royaltable.core import transcript
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.games.royals.schema import NODES
from tests.helpers import check_permutation, random_game, seen

from .positions import hold, position, say

GAME = find("royals")


@pytest.mark.parametrize(("players", "markers"), [(2, "hidden"), (2, "open"), (3, "hidden"), (4, "open"), (5, "hidden")])
def test_what_is_hidden_changes_nothing_a_viewer_gets(players: int, markers: str) -> None:
    rng = random.Random(players)

    def each(match: Match) -> None:
        if match.over or rng.random() < 0.05:
            for viewer in range(-1, match.players):
                check_permutation(match, viewer, rng.random())

    random_game(GAME, players, {"markers": markers}, seed=f"secret {players}", each=each, nodes=600)


@pytest.mark.parametrize("players", [2, 3])
def test_redeal_fits_the_running_payment(players: int) -> None:
    """In the middle of a payment or discard of another seat the hands dealt anew can complete it."""
    rng = random.Random(players)
    nodes = set()

    def each(match: Match) -> None:
        if match.node not in ("wild", "pay", "plot", "spend", "discard"):
            return
        nodes.add(match.node)
        for viewer in range(-1, match.players):
            if viewer == match.actor:
                continue
            copy = match.copy()
            copy.s = match.seen_by(viewer)
            GAME.rules.redeal(match.t, copy.s, viewer, [rng.randrange(1 << 60)])
            while copy.node not in ("play", "draw", "reveal", "over"):
                legal = copy.legal()
                assert legal, f"dead end at {copy.node}"
                copy.play(rng.choice(legal))

    for seed in range(3):
        random_game(GAME, players, seed=f"pay {seed}", each=each)
    assert nodes >= {"wild", "pay", "plot", "spend"}


def test_transcript_of_a_running_game() -> None:
    match = random_game(GAME, 3, seed=5, nodes=200)
    for viewer in range(-1, 3):
        lines = [json.loads(line) for line in transcript.write(match, viewer=viewer, with_legal=True)][1:]
        for line, played in zip(lines, match.lines, strict=True):
            assert "weights" not in line, "RO-10.4"
            assert ("legal" in line) == ("seat" in line and line["seat"] == viewer)
            drawn = played.text.startswith("drawn ")
            owner = match.lines[played.n - 1].actor if drawn else None
            if drawn and owner != viewer:
                assert line == {"n": played.n, "hidden": "drawn"}, "RO-10.5"
            else:
                assert line.get("action", line.get("chance")) == played.text


def test_ro_10_1_hands_are_private_and_their_sizes_public() -> None:
    match = position(3, markers="hidden")
    hold(match, 1, "F3 B1", "FG BS")
    for viewer in (-1, 0, 2):
        seat = match.view(viewer)["seats"][1]
        assert (seat["hand"], seat["intrigue"]) == (None, None)
        assert (seat["hand_size"], seat["intrigue_size"]) == (4, 2)
        assert not any(seat["known"].values())
    own = match.view(1)["seats"][1]
    assert own["hand"] == {"france": 3, "germany": 0, "britain": 1, "spain": 0}


def test_ro_10_3_markers_face_down() -> None:
    match = position(3, markers="hidden")
    hold(match, 0, "F8")
    line = say(match, "install paris king", "wild 0")
    assert [row[:3] for row in line.rows] == [(6_01_00, 0, 6)], "taking it is a public event"
    own = match.view(0)["seats"][0]
    assert (own["points"], own["markers"]) == (6, [{"rule": "RO-6.1", "place": "paris", "points": 6}])
    for viewer in (-1, 1, 2):
        seat = match.view(viewer)["seats"][0]
        assert (seat["points"], seat["markers"]) == (None, None)
        assert match.seen_by(viewer).points[0] == 0
        assert match.seen_by(viewer).best[0] == 0
    assert match.view(1)["seats"][1]["points"] == 0
    match.s.markers = 1
    assert match.view(2)["seats"][0]["points"] == 6


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_points_hidden_from_a_viewer_are_in_no_view(viewer: int) -> None:
    match = random_game(GAME, 3, {"markers": "hidden"}, seed=9, nodes=400)
    other = match.copy()
    for p in range(3):
        if p != viewer:
            other.s.points[p] += 7
            other.s.best[p] += 1
    assert match.s.points[0] > 0
    assert seen(other, viewer) == seen(match, viewer)


def test_ro_10_6_known_cards() -> None:
    match = position(3, "draw")
    say(match, "draw france", "draw deck", "drawn france", "draw spain", "end")
    for viewer in (-1, 1, 2):
        assert match.view(viewer)["seats"][0]["known"] == {"france": 1, "germany": 0, "britain": 0, "spain": 1}
    match.s.node, match.s.seat = NODES.index("play"), 0
    say(match, "install seville marshal", "wild 0")
    assert match.view(1)["seats"][0]["known"] == {"france": 1, "germany": 0, "britain": 0, "spain": 0}, "known cards leave first"


def test_ro_10_6_a_remade_deck_with_two_players() -> None:
    match = random_game(GAME, 2, seed=11, nodes=500)
    remade = [line for line in match.lines if any(row[0] == 8_02_00 for row in line.rows)]
    assert remade
    at = match.at(remade[-1].n + 1)
    for seat in (0, 1):
        assert at.s.known[seat] == at.s.hand[seat]
        assert list(at.view(1 - seat)["seats"][seat]["known"].values()) == at.s.hand[seat]
        assert list(at.view(-1)["seats"][seat]["known"].values()) == at.s.taken[seat], "a spectator knows the two hands together only"
    assert at.s.taken != at.s.known


def test_a_finished_game_hides_nothing() -> None:
    match = random_game(GAME, 3, seed=2)
    for viewer in range(-1, 3):
        assert match.view(viewer)["seats"] == match.view(0)["seats"]
        assert all(seat["hand"] is not None and seat["points"] is not None for seat in match.view(viewer)["seats"])
        assert list(transcript.write(match, viewer=viewer)) == list(transcript.write(match))
    for p, seat in enumerate(match.view(-1)["seats"]):
        assert sum(marker["points"] for marker in seat["markers"]) == seat["points"] == match.scores()[p]
        rows = sorted((row[0], row[3], row[2]) for row in match.ledger() if row[1] == p)
        assert sorted((marker["rule"], marker["place"], marker["points"]) for marker in seat["markers"]) == rows
