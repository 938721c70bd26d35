"""Information states: what a player remembers, what it may not know, pasts dealt anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

from royaltable import games
from royaltable.core import transcript
from royaltable.core.match import Match
from royaltable.research.openspiel import NO_ACTION
from tests.helpers import play_random, twin
from tests.research.common import each_game, load, players_of, random_choice, random_state, setting, some_matches


def play_all(state: Any, match: Match) -> Any:
    """Play what a match has played."""
    for line in match.lines:
        state.apply_action(match.notation.codes[line.text])
    return state


def known(match: Match, viewer: int) -> str:
    """All that a viewer knows at a node, in plain data: the position as it sees it, every line of the log as it may read it now."""
    s = match.seen_by(viewer)
    return json.dumps([s.to_json(), list(transcript.write(match, viewer=viewer))])


def branches(match: Match, rng: random.Random, most: int) -> Iterator[Match]:
    """The match after each of its next actions or outcomes, at most so many."""
    texts = list(match.weights()) or match.legal()
    for text in rng.sample(texts, min(most, len(texts))):
        after = match.copy()
        after.play(text)
        yield after


@each_game
def test_perfect_recall_of_all_that_is_public(name: str) -> None:
    """At nodes of games of every count: two ways on are one information state if and only if the player can read no difference, then and later.

    The same for a spectator and for somebody who sees everything.
    """
    apart = together = 0
    for players in players_of(name):
        rng, match, game = random.Random(players), Match(games.find(name), players), load(name, players=players)
        state = game.new_initial_state()
        for _ in range(150 + 100 * (name == "palace")):
            if match.over:
                break
            ways = list(branches(match, rng, 6)) if rng.random() < 0.5 else []
            for player in range(players + 2):
                memories: dict[str, set[int]] = {}
                for way in ways:
                    after = state.clone()
                    after.apply_action(match.notation.codes[way.lines[-1].text])
                    viewer = player if player < players else -1 if player == players else transcript.EVERYBODY
                    seen = known(way, viewer) if viewer != transcript.EVERYBODY else way.lines[-1].text
                    memories.setdefault(seen, set()).add(int(after.memory[player]))
                assert all(len(found) == 1 for found in memories.values()), "one thing known, several memories"
                assert len(set().union(*memories.values())) == len(memories), "several things known, one memory"
                apart += len(memories) > 1
                together += len(ways) > len(memories)
            play_random(match, rng)
            state.apply_action(match.notation.codes[match.lines[-1].text])
    assert apart > 100
    assert together > 10 or name == "ming"


@pytest.mark.xdist_group("fast-palace")
def test_what_others_did_in_public_is_remembered() -> None:
    """Royal Palace, the first game's layout: another seat's `mint` and `done` lead to the same position, and are two states to those who watched."""
    found = 0
    for seed in range(6):
        game, rng = load("palace", layout="first_game"), random.Random(seed)
        state = game.new_initial_state()
        while found <= seed and not state.is_terminal():
            texts = {state.action_to_string(code): code for code in state.legal_actions()} if not state.is_chance_node() else {}
            if {"mint", "done"} <= set(texts):
                other = 1 - state.current_player()
                after = [state.child(texts[text]) for text in ("mint", "done")]
                if after[0].observation_string(other) == after[1].observation_string(other):
                    assert after[0].information_state_string(other) != after[1].information_state_string(other)
                    assert after[0].information_state_tensor(other) != after[1].information_state_tensor(other)
                    found += 1
            state.apply_action(random_choice(state.episode, rng))
    assert found


@each_game
def test_secret_codes_are_those_of_the_game(name: str) -> None:
    """What `Game.secrets` calls secret is what the log leaves out for others right after it was played, and nothing else."""
    for players in players_of(name):
        secrets, seats = setting(name, players).secrets, set()
        for seed in range(4):
            match, rng = Match(games.find(name), players), random.Random(10 * players + seed)
            while not match.over and match.version < 600:
                owner = match.actor if match.actor >= 0 else match.s.seat
                play_random(match, rng)
                if match.over:
                    break
                may = [match.may_see(match.version - 1, seat) for seat in (-1, *range(players))]
                if match.notation.codes[match.lines[-1].text] in secrets:
                    assert all(may) or may == [seat == owner for seat in (-1, *range(players))]  # the last return number of a city shows them all
                    seats.add(owner)
                else:
                    assert all(may)
        assert seats == set(range(players))


def check_past(state: Any, other: Any, player: int) -> None:
    """A resampled state has the past that the player may know, and it alone; it is copied and serialised with it."""
    match = play_all_texts(state)
    wanted = [code if match.may_see(n, player) else NO_ACTION for n, code in enumerate(state.history())]
    for one in (other, other.clone(), state.get_game().deserialize_state(other.serialize())):
        assert one.history() == wanted
        assert one.history_str() == ", ".join(map(str, wanted))
        assert [item.player for item in one.full_history()] == [item.player for item in state.full_history()]
        assert (one.move_number(), str(one)) == (state.move_number(), str(other))
    again = other.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert again.history() == wanted


def play_all_texts(state: Any) -> Match:
    """The match of a state's history."""
    s = state.episode.setting
    match = Match(s.game, s.players, s.options)
    for code in state.history():
        match.play_code(code)
    return match


@each_game
def test_what_is_hidden_changes_no_information_state(name: str) -> None:
    """Resampled states look alike to the player, hold nothing of the true past that it may not know, and the memories of others tell nothing."""
    game = load(name, players=3)
    state, rng, changed = game.new_initial_state(), random.Random(5), 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for node in range(250):
        if state.is_terminal():
            break
        if not state.is_chance_node() and node % 5 == 0:
            for player in range(3):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()
                check_past(state, other, player)
                changed += str(other) != str(state)
        state.apply_action(random_choice(state.episode, rng))
    assert changed or name == "ming"


@each_game
def test_games_with_other_hidden_choices_are_the_same_past(name: str) -> None:
    """A whole game that differs in what a player may not see gives it the same information state; the spectators' full text differs."""
    game, rng, twins = load(name, players=3), random.Random(8), 0
    for match in some_matches(games.find(name), 3, 12, 12)[:-1]:
        for player in range(3):
            if (other := twin(match, player, rng)) is not None:
                states = [play_all(game.new_initial_state(), played) for played in (match, other)]
                one, two = (state.information_state_string(player) for state in states)
                assert one == two
                twins += str(states[0]) != str(states[1])
    assert twins or name == "palace"


@pytest.mark.xdist_group("fast-ming")
def test_the_memory_tells_ways_to_one_position_apart() -> None:
    """Perfect recall: the same position reached by another order of own actions is another information state, but the same observation."""
    game = load("ming")
    state = random_state(game, 0)
    while str(state.episode.match().node) != "place":
        state.apply_action(random_choice(state.episode, random.Random(1)))
    seen: dict[str, set[str]] = {}
    rng = random.Random(3)
    for _ in range(300):
        one = state.clone()
        mover = one.current_player()
        for _ in range(6):
            one.apply_action(rng.choice(one.legal_actions()[:2]))
        if not one.is_chance_node():
            seen.setdefault(one.observation_string(mover), set()).add(one.information_state_string(mover))
    assert any(len(found) > 1 for found in seen.values())


@each_game
def test_a_resampled_state_is_made_of_what_the_player_knows(name: str) -> None:
    """States that a player cannot tell apart give, with the same random numbers, the same resampled state to the last byte."""
    rng, sampler, differ = random.Random(8), pyspiel.UniformProbabilitySampler(0.0, 1.0), 0

    def resampled(state: Any, player: int, seed: int) -> Any:
        np.random.seed(seed)
        return state.resample_from_infostate(player, sampler)

    for players in players_of(name):
        game = load(name, players=players)
        for match in some_matches(games.find(name), players, 12, 16)[:-1]:
            state = play_all(game.new_initial_state(), match)
            for player in range(players):
                alike = [resampled(state, player, 5)]
                if (other := twin(match, player, rng)) is not None:
                    alike.append(play_all(game.new_initial_state(), other))
                for one in alike:
                    differ += str(one) != str(state)
                    assert resampled(one, player, 3).serialize() == resampled(state, player, 3).serialize()
    assert differ


@each_game
def test_a_resampled_state_plays_on(name: str) -> None:
    for players in players_of(name):
        state = random_state(load(name, players=players), 80).resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        rng, length = random.Random(2), state.move_number()
        for _ in range(20):
            state.apply_action(random_choice(state.episode, rng))
        assert len(state.history()) == state.move_number() == length + 20
        assert NO_ACTION not in state.history()[length:]
