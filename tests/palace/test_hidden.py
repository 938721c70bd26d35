"""Hidden cards (RP-3.9): what a viewer gets does not depend on what is hidden from it."""

from __future__ import annotations

import json
import random

import pytest

from royaltable.core import transcript
from royaltable.core.kernel import seeded
from royaltable.core.match import Match
from royaltable.games.palace import text
from royaltable.games.palace.schema import KINDS
from tests.helpers import check_permutation, option_sets, random_game, seen
from tests.palace.positions import CARDS, GAME, A, B, at, begin, deck, hand, new, rooms

OPTIONS = option_sets(GAME)

# --- a game with other hidden cards -------------------------------------------------------------------------------


def visits(match: Match, viewer: int) -> list[tuple[int, list[int], list[int]]]:
    """Each visit of another seat to the back door: the seat, its `drawn` lines, its `keep` lines."""
    found: list[tuple[int, list[int], list[int]]] = []
    drawn: list[int] = []
    keeps: list[int] = []
    for line in match.lines:
        if line.node == "drawn" and not match.may_see(line.n, viewer):
            if keeps or (drawn and drawn[-1] != line.n - 1):
                drawn, keeps = [], []
            if not drawn:
                found.append((-1, drawn, keeps))
            drawn.append(line.n)
        elif drawn and line.node == "backdoor":
            found[-1] = (line.actor, drawn, keeps)
            if line.text.startswith("keep "):
                keeps.append(line.n)
        elif drawn:
            drawn, keeps = [], []
    return [visit for visit in found if visit[0] >= 0]


def other_cards(match: Match, viewer: int, rng: random.Random) -> dict[int, str]:
    """Other outcomes for some hidden lines: cards that other seats still hold, or have drawn and not kept yet, become others."""
    texts: dict[int, str] = {}
    for seat in range(match.players):
        if seat == viewer:
            continue
        held = match.s.hand[seat][:]
        for _, drawn, keeps in reversed([visit for visit in visits(match, viewer) if visit[0] == seat]):
            bag = [match.lines[n].text.split(" ")[1] for n in drawn]
            for n in reversed(keeps):
                card = match.lines[n].text.split(" ")[1]
                if held[CARDS.index(card)] > 0:
                    held[CARDS.index(card)] -= 1
                    new_card = rng.choice(CARDS)
                    bag[bag.index(card)] = new_card
                    texts[n] = f"keep {new_card}"
            rng.shuffle(bag)
            texts |= {n: f"drawn {card}" for n, card in zip(drawn, bag, strict=True)}
    return texts


def twin(match: Match, viewer: int, rng: random.Random) -> Match | None:
    """The same game with other hidden cards; None if the deck does not give them."""
    texts = other_cards(match, viewer, rng)
    if not texts:
        return None
    other = Match(match.game, match.players, match.options, match.components)
    for line in match.lines:
        action = texts.get(line.n, line.text)
        if other.refusal(action) is not None:
            return None
        other.play(action)
    return other


def test_other_hidden_cards_cannot_be_seen() -> None:
    compared, different = 0, 0
    for i in range(12):
        players = 2 + i % 3
        rng = random.Random(i)

        def each(match: Match, rng: random.Random = rng) -> None:
            nonlocal compared, different
            if match.over or rng.randrange(12) or not (match.node in ("drawn", "backdoor") or sum(match.s.hand_size)):
                return
            for viewer in range(-1, match.players):
                for _ in range(3):
                    other = twin(match, viewer, rng)
                    if other is None:
                        continue
                    compared += 1
                    different += other.s != match.s
                    assert seen(other, viewer) == seen(match, viewer)
                    assert text.summary(other, viewer) == text.summary(match, viewer)
                    assert [line.rows for line in other.lines] == [line.rows for line in match.lines], "events tell something hidden"
                    break

        random_game(GAME, players, OPTIONS[i % len(OPTIONS)], seed=f"hidden {i}", each=each, greedy_share=0.7, nodes=500)
    assert compared > 100
    assert different > 50


@pytest.mark.parametrize("players", GAME.players)
def test_permutation(players: int) -> None:
    rng = random.Random(players)

    def each(match: Match) -> None:
        if match.node in ("drawn", "backdoor", "slip") or rng.randrange(25) == 0:
            for viewer in range(-1, match.players):
                check_permutation(match, viewer, rng.random())

    random_game(GAME, players, seed=f"permutation {players}", each=each, greedy_share=0.6, nodes=700)


def test_redeal_has_the_right_weights() -> None:
    """B holds one of four cards that A has not seen, three of one kind: in three of four deals it is that kind."""
    match = hand(deck(rooms(at("parade", players=2), parade=[1, 1]), {"haste": 4}, {}), "haste", seat=B)
    match.t = match.t.copy()
    match.t.copies = [0] * KINDS
    match.t.copies[CARDS.index("haste")], match.t.copies[CARDS.index("title")] = 3, 1
    match.s.deck[CARDS.index("haste")], match.s.deck[CARDS.index("title")] = 2, 1
    match.s.deck_size = 3
    rng, haste = seeded(1), 0
    for _ in range(2000):
        s = match.s.copy()
        GAME.rules.redeal(match.t, s, A, rng)
        haste += s.hand[B][CARDS.index("haste")]
        assert sum(s.hand[B]) == 1
        assert sum(s.deck) == 3
    assert 1400 < haste < 1600


# --- hidden lines -------------------------------------------------------------------------------------------------


def visited() -> Match:
    """A real game up to A's back door, where A draws Haste, Title and Title, keeps the first Title and discards the rest."""
    match = new(players=2)
    while match.node == "station":
        match.play("station backdoor" if match.s.stationed < 3 else "station gate")
    while match.node != "drawn":
        match.play("done")
    for outcome in ("drawn haste", "drawn title", "drawn title"):
        match.play(outcome)
    return match


def lines(match: Match, viewer: int, *, with_legal: bool = False) -> list[dict[str, object]]:
    return [json.loads(line) for line in transcript.write(match, viewer=viewer, with_legal=with_legal)]


def test_lines_of_a_running_game() -> None:
    match = visited()
    n = match.version
    match.play("keep title")
    match.play("done")
    assert match.actor == B
    for viewer in (B, -1):
        written = lines(match, viewer)
        assert written[1 + n - 3 : 1 + n] == [{"n": i, "hidden": "drawn"} for i in range(n - 3, n)]
        assert written[1 + n :] == [{"n": n, "seat": A, "hidden": "keep"}, {"n": n + 1, "seat": A, "action": "done", "discarded": ["haste", "title"]}]
    written = lines(match, A)
    assert written[n - 2 :] == [
        {"n": n - 3, "chance": "drawn haste"},
        {"n": n - 2, "chance": "drawn title"},
        {"n": n - 1, "chance": "drawn title"},
        {"n": n, "seat": A, "action": "keep title"},
        {"n": n + 1, "seat": A, "action": "done"},
    ]
    assert lines(match, transcript.EVERYBODY)[n + 2] == {"n": n + 1, "seat": A, "action": "done"}


def test_the_running_draw_is_hidden_too() -> None:
    match = visited()
    assert match.node == "backdoor"
    assert match.view(A)["drawn"]["title"] == 2
    assert match.view(B)["drawn"] is None
    assert match.view(B)["drawn_size"] == 3
    match = match.at(match.version - 1)
    assert match.node == "drawn"
    assert [match.may_see(match.version - 1, viewer) for viewer in (A, B, -1)] == [True, False, False]


def test_legal_lists_and_weights_of_a_running_game() -> None:
    """Own lists, and the public ones of stationing and slipping; no weights of draws."""
    match = visited()
    match.play("keep title")
    match.play("done")
    for viewer in (A, B, -1):
        for line, written in zip(match.lines, lines(match, viewer, with_legal=True)[1:], strict=True):
            assert "weights" not in written
            assert ("legal" in written) == (line.actor >= 0 and (line.actor == viewer or line.node == "station"))


def test_a_finished_game_hides_nothing() -> None:
    match = random_game(GAME, 2, seed="finished", greedy_share=0.9)
    assert any(line.node == "drawn" for line in match.lines)
    for viewer in (A, B, -1):
        s = match.s.copy()
        GAME.rules.hide(match.t, s, viewer)
        GAME.rules.redeal(match.t, s, viewer, seeded(1))
        assert s == match.s
        assert lines(match, viewer) == lines(match, transcript.EVERYBODY)
        assert all(seat["hand"] is not None for seat in match.view(viewer)["seats"])


def test_the_step_stays_open_whatever_the_hand_is_rp_3_6() -> None:
    positions = []
    for card in CARDS:
        match = hand(rooms(at("parade", players=2), parade=[1, 1], mint=1), card)
        match.s.gold[A], match.s.supply[A] = 1, 0
        begin(match)
        while match.actor == A and match.node == "parade":
            match.play("done" if match.s.left == 0 else "pull mint")
        positions.append(match.node)
    assert len(set(positions)) == 1
