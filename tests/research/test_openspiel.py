"""OpenSpiel: its own tests of games, information states, its MCTS and ISMCTS bots."""

from __future__ import annotations

import contextlib
import io
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from benchmarks import search as against
from royaltable import games
from royaltable.core.errors import HeaderError
from royaltable.research import openspiel
from tests.helpers import twin
from tests.research.common import each_game, random_choice, seen_plainly, some_matches


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"python_royaltable_{name}", params)


def random_state(game: Any, nodes: int, seed: int = 0) -> Any:
    """A state after so many random nodes; no chance node."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.move_number() < nodes or state.is_chance_node():
        state.apply_action(random_choice(state.table, rng))
    return state


@each_game
def test_simulations_of_openspiel(name: str) -> None:
    """Its C++ test: clones, serialisation, masks, tensors, utilities and lengths within what the game declares."""
    game = games.find(name)
    with contextlib.redirect_stdout(io.StringIO()):
        for players, reward in zip(game.players, ("win", "points", "share", "win"), strict=False):
            one = load(name, players=players, reward=reward)
            pyspiel.random_sim_test(one, num_sims=1, serialize=False, verbose=False)
        state = random_state(one, 60)
        copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(one, state))[1]
        assert str(copy) == str(state)
        assert copy.information_state_string(0) == state.information_state_string(0)


@pytest.mark.xdist_group("fast-ming")
def test_simulations_of_openspiel_with_serialisation() -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(load("ming"), num_sims=1, serialize=True, verbose=False)


@each_game
@pytest.mark.filterwarnings("ignore::DeprecationWarning:absl")
def test_games_sim_test_of_openspiel(name: str) -> None:
    """Its Python test, with pickles."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    with contextlib.redirect_stdout(io.StringIO()):
        GamesSimTest("sim_game").sim_game(load(name))


@each_game
def test_conventions_of_the_api(name: str) -> None:
    """What OpenSpiel's integration test demands of every game."""
    game = load(name)
    types = game.get_type()
    assert (types.chance_mode, types.dynamics) == (pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC, pyspiel.GameType.Dynamics.SEQUENTIAL)
    state, rng, chance, decisions = game.new_initial_state(), random.Random(2), 0, 0
    strings: list[set[str]] = [set(), set()]
    while not state.is_terminal():
        if state.is_chance_node():
            chance += 1
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
            assert state.legal_actions() == [code for code, _ in state.chance_outcomes()]
            with pytest.raises(RuntimeError):
                state.information_state_string()
        else:
            decisions += 1
            mover = state.current_player()
            assert state.legal_actions() == sorted(state.legal_actions(mover)) != []
            assert state.legal_actions(1 - mover) == []
            assert [state.string_to_action(state.action_to_string(code)) for code in state.legal_actions()] == state.legal_actions()
            for player in range(2):
                strings[player].add(state.information_state_string(player))
                assert state.returns()[player] == 0
        state.apply_action(random_choice(state.table, rng))
    assert state.legal_actions() == []
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert not strings[0] & strings[1], "players never share an information state"
    assert all(len(found) == decisions for found in strings), "no information state comes twice in a game"
    for ask in (state.information_state_string, state.information_state_tensor, state.observation_string, state.observation_tensor):
        ask(0), ask(1)
        with pytest.raises(RuntimeError, match="player >= 0"):
            ask(-1)
        with pytest.raises(RuntimeError, match="player <"):
            ask(2)


@each_game
def test_observations_are_those_of_the_other_environments(name: str) -> None:
    players = games.find(name).players[-1]
    game = load(name, players=players)
    state = random_state(game, 120)
    plain, recall = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for player in range(players):
        numbers = seen_plainly(state.table.match(), player)
        tensor = state.observation_tensor(player)
        assert tensor[:players] == [float(p == player) for p in range(players)]
        assert tensor[players:] == numbers
        assert state.information_state_tensor(player)[:-4] == tensor
        for observer in (plain, recall):
            observer.set_from(state, player)
            assert observer.tensor[: len(tensor)].tolist() == tensor
            assert observer.dict["observation"].tolist() == numbers
        assert plain.string_from(state, player) == state.observation_string(player)
    assert len(game.information_state_tensor_shape()) == 1
    with pytest.raises(ValueError, match="observing player"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))


@each_game
def test_what_is_hidden_changes_no_information_state(name: str) -> None:
    """Resampled states look alike to the player, and go on alike after the same public actions."""
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
                changed += str(other) != str(state)
        state.apply_action(random_choice(state.table, rng))
    assert changed or name == "ming"


@each_game
def test_games_with_other_hidden_choices_are_the_same_past(name: str) -> None:
    """A whole game that differs in what a player may not see gives it the same information state; the spectators' full text differs."""
    game, rng, twins = load(name, players=3), random.Random(8), 0
    for match in some_matches(games.find(name), 3, 12, 12)[:-1]:
        for player in range(3):
            if (other := twin(match, player, rng)) is not None:
                states = [game.new_initial_state(), game.new_initial_state()]
                for state, lines in zip(states, (match.lines, other.lines), strict=True):
                    for line in lines:
                        state.apply_action(state.table.setting.notation.codes[line.text])
                one, two = (state.information_state_string(player) for state in states)
                assert one == two
                twins += str(states[0]) != str(states[1])
    assert twins or name == "palace"


@pytest.mark.xdist_group("fast-ming")
def test_the_memory_tells_ways_to_one_position_apart() -> None:
    """Perfect recall: the same position reached by another order of own actions is another information state, but the same observation."""
    game = load("ming")
    state = random_state(game, 0)
    while str(state.table.match().node) != "place":
        state.apply_action(random_choice(state.table, random.Random(1)))
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
def test_mcts_of_openspiel_plays(name: str) -> None:
    """Its own bot plays some decisions of a game under way, with its own rollouts and with ours. (Its bot in C++ crashes with any game in Python.)"""
    game = load(name)
    state, rng = random_state(game, 60), random.Random(1)
    numbers = np.random.RandomState(1)
    slow = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers)
    quick = mcts.MCTSBot(game, 2, 12, openspiel.Playouts(), random_state=numbers)
    for bot in (slow, quick, quick, quick):
        while state.is_chance_node():
            state.apply_action(random_choice(state.table, rng))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.xdist_group("fast-ming")
def test_mcts_of_openspiel_wins_a_whole_game() -> None:
    game = load("ming")
    state, rng = game.new_initial_state(), random.Random(4)
    bot = mcts.MCTSBot(game, 2, 30, openspiel.Playouts("random"), random_state=np.random.RandomState(1))
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else random_choice(state.table, rng))
    assert state.returns() == [1, -1]


@each_game
def test_the_search_beats_mcts_of_openspiel(name: str) -> None:
    """Both with few simulations; `benchmarks/search.py` plays more games, with more of them, and with equal time."""
    won = against.meet(name, range(4), False, simulations=25).won
    assert sum(won) >= 0.6 * len(won)


@each_game
@pytest.mark.filterwarnings("ignore::DeprecationWarning:open_spiel")
def test_ismcts_of_openspiel_plays(name: str) -> None:
    game = load(name)
    state = random_state(game, 100)
    bot = ismcts.ISMCTSBot(game, openspiel.Playouts(), 2.0, 20, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.xdist_group("fast-ming")
def test_parameters() -> None:
    game = load("ming", players=4, city_tie="best_area")
    assert game.num_players() == 4
    assert game.setting.options["city_tie"] == "best_area"
    assert str(pyspiel.load_game(str(game))) == str(game)
    for params in ({"players": 7}, {"city_tie": "nobody"}, {"reward": "gold"}):
        with pytest.raises(HeaderError):
            openspiel.MingGame(params)
