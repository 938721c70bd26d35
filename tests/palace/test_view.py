"""The view (whitelist), the forecast, the advice, the board as text."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from royaltable.core.match import Match
from royaltable.games.palace import text
from royaltable.games.palace.schema import ROOM_IDS, SQUARE_IDS
from tests.helpers import random_game
from tests.palace.positions import CARDS, GAME, A, B, at, begin, hand, park, privilege, rooms, servants

KEYS = {
    "round_no", "starter", "seat", "step", "stations_left", "limit_left", "steps_left", "minted", "favoured", "intrigue", "free_seals", "scribes",
    "recruits_left", "draws_left", "drawn_size", "drawn", "layout", "rooms", "park", "box", "seats", "deck", "discards", "unseen", "nobles_left",
    "nobles_end", "last_round", "quiet", "quiet_end", "forecast",
}  # fmt: skip
SEAT_KEYS = {"gold", "supply", "reserve", "nobles", "front", "hand_size", "hand", "edges", "points"}


def test_view_is_a_whitelist_of_plain_data() -> None:
    def each(match: Match) -> None:
        for viewer in (-1, 0):
            view = match.view(viewer)
            assert set(view) == KEYS
            assert all(set(seat) == SEAT_KEYS for seat in view["seats"])
            assert tuple(view["rooms"]) == ROOM_IDS
            assert tuple(view["park"]) == SQUARE_IDS
            assert json.loads(json.dumps(view)) == view

    random_game(GAME, 3, seed="view", each=each, nodes=150)


def test_nobles_left_out_are_public_rp_2_2() -> None:
    match = at("parade")
    assert match.view(-1)["box"] == ["n37", "n38", "n39", "n40", "n41", "n42"]
    assert match.view(-1)["nobles_left"] == 36
    assert match.view(-1)["nobles_end"] == 12


def test_unseen_cards() -> None:
    match = hand(at("parade"), "title", "haste")
    hand(match, "title", seat=B)
    unseen = {viewer: match.view(viewer)["unseen"] for viewer in (A, B, -1)}
    assert (unseen[A]["title"], unseen[A]["haste"]) == (3, 3)
    assert (unseen[B]["title"], unseen[B]["haste"]) == (3, 4)
    assert set(unseen[-1].values()) == {4}
    assert match.view(A)["seats"][A]["hand"] == {card: int(card in ("title", "haste")) for card in CARDS}
    assert match.view(B)["seats"][A]["hand"] is None
    assert match.view(B)["seats"][A]["hand_size"] == 2


def test_points_of_a_running_game() -> None:
    def each(match: Match) -> None:
        view = match.view(-1)
        for seat, forecast in zip(view["seats"], view["forecast"]["seats"], strict=True):
            assert seat["points"] == (forecast["total"] if match.over else forecast["nobles"] + forecast["cards"])
            assert forecast["total"] == sum(forecast[key] for key in ("nobles", "cards", "hand", "edges"))

    random_game(GAME, 4, seed="points", each=each, greedy_share=0.9)


def lacking(noble: str) -> Match:
    match = park(rooms(at("recruit"), king=1), b2=noble)
    match.s.gold[A] = 1
    return match


def test_advice_tells_what_is_missing() -> None:
    match = lacking("n24")  # 5 gold, 3 turquoise, 3 violet
    here = match.advice()["nobles"]["b2"]
    assert here["lacks"] == {"gold": 4, "king": 2, "madame": 3, "office": 1}
    assert here["rules"] == ["RP-8.15", "RP-8.16", "RP-8.17", "RP-8.18"]
    privilege(rooms(match, office=1, madame=3), "king_seal", amount=2)
    match.s.gold[A] = 5
    assert match.advice()["nobles"]["b2"]["rules"]
    begin(match)  # now the free seals are there
    assert match.advice()["nobles"]["b2"] == {"noble": "n24", "lacks": {"gold": 0, "king": 0, "madame": 0, "office": 0}, "rules": []}


def test_advice_counts_free_seals_to_come() -> None:
    match = privilege(park(rooms(at("third"), king=1, office=1), b2="n03"), "king_seal")
    assert match.advice()["nobles"]["b2"]["rules"] == []
    assert match.advice()["gives"]["king"] == 2


def test_what_lacks_nothing_is_legal_and_the_rules_are_those_that_refuse() -> None:
    """At every node of step 4 of some games."""
    seen = set()

    def each(match: Match) -> None:
        if match.node == "recruit":
            nobles = match.advice()["nobles"]
            assert {f"recruit {square}" for square, one in nobles.items() if not one["rules"]} == {x for x in match.legal() if x.startswith("recruit ")}
            for square, one in nobles.items():
                assert match.refusal(f"recruit {square}") == next(iter(one["rules"]), None)
                seen.update(one["rules"])

    for i in range(3):
        random_game(GAME, 3, seed=f"affordable {i}", each=each, greedy_share=0.7)
    assert seen >= {"RP-8.15", "RP-8.16", "RP-8.17", "RP-8.18"}


def test_walks_are_legal_and_shortest() -> None:
    rng, checked = random.Random(1), 0

    def each(match: Match) -> None:
        nonlocal checked
        if match.node != "stairs" or rng.randrange(4):
            return
        walks = match.advice()["walks"]
        seat = match.actor
        assert set(walks) == {room for room in ROOM_IDS if servants(match, room, seat)}
        for start, ways in walks.items():
            direct = {action.split(" ")[2] for action in match.legal() if action.startswith(f"walk {start} ")}
            assert {to for to, actions in ways.items() if len(actions) == 1} == direct
            for to, actions in ways.items():
                assert len(actions) <= match.s.left
                walked = match.copy()
                for action in actions:
                    assert walked.actor == seat
                    walked.play(action)
                assert actions[-1].split(" ")[2] == to
                checked += 1

    random_game(GAME, 3, seed="walks", each=each, greedy_share=0.7)
    assert checked > 200


def test_gives_is_what_the_steps_count() -> None:
    for where, key in (("parade", "gate_plus"), ("stairs", "move_plus")):
        match = privilege(rooms(at(where), parade=[2, 1], stairs=[3, 1]), key)
        promised = match.advice()["gives"][where]
        assert begin(match).s.left == promised


# --- the board as text ----------------------------------------------------------------------------------------------


def messages() -> dict[str, set[str]]:
    """Ids of the messages of the game by language."""
    folder = Path(GAME.folder).parents[1] / "locales"
    found = {}
    for language in ("en", "zh-Hant", "zh-Hans"):
        body = FluentResource((folder / language / "palace.ftl").read_text(encoding="utf-8")).body
        found[language] = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return found


@pytest.mark.parametrize("viewer", [-1, 0])
def test_board_as_text(viewer: int) -> None:
    known, used = messages(), set()

    def each(match: Match) -> None:
        for title, rows in text.summary(match, viewer):
            used.add(title)
            assert len({len(row) for row in rows}) == 1
            for cell in (cell for row in rows for cell in row):
                if isinstance(cell, dict) and "id" in cell:
                    used.add(cell["id"])
                elif isinstance(cell, dict):
                    kind, id = cell["name"]
                    ids = [str(p) for p in range(4)] if kind == "seat" else [row["id"] for row in match.components.data[kind + "s"]]
                    assert id in ids

    random_game(GAME, 2, seed="text", each=each, greedy_share=0.8, nodes=300)
    for language, ids in known.items():
        assert used <= ids, f"{language}: {used - ids}"
