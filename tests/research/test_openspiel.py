"""OpenSpiel: its own tests of games, information states, its MCTS and ISMCTS bots."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import random
import unittest
from pathlib import Path
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
from royaltable.research.observation import layout
from tests.research.common import each_game, load, players_of, random_choice, random_state, same, written_plainly


@each_game
def test_simulations_of_openspiel(name: str) -> None:
    """Its C++ test for every count and reward: clones, masks, tensors, utilities that add up, lengths within what the game declares."""
    with contextlib.redirect_stdout(io.StringIO()):
        for players in players_of(name):
            for reward in ("win", "points"):
                pyspiel.random_sim_test(load(name, players=players, reward=reward), num_sims=1, serialize=False, verbose=False)


@pytest.mark.xdist_group("fast-ming")
def test_simulations_of_openspiel_with_serialisation() -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(load("ming"), num_sims=1, serialize=True, verbose=False)


@each_game
def test_states_are_serialised_copied_and_pickled(name: str) -> None:
    for players in players_of(name):
        game = load(name, players=players)
        state = random_state(game, 60)
        others = [pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1], game.deserialize_state(state.serialize())]
        others += [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()]
        for other in others:
            assert (str(other), other.history(), other.move_number()) == (str(state), state.history(), state.move_number())
            for one in (state.clone(), other):
                for _ in range(3):
                    one.apply_action(one.legal_actions()[-1])
            again = state.clone()
            for action in other.history()[-3:]:
                again.apply_action(action)
            for player in range(players):
                assert other.information_state_string(player) == again.information_state_string(player)


@each_game
@pytest.mark.filterwarnings("ignore::DeprecationWarning:absl")
def test_games_sim_test_of_openspiel(name: str) -> None:
    """Its Python test, with pickles."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    with contextlib.redirect_stdout(io.StringIO()):
        GamesSimTest("sim_game").sim_game(load(name))


@each_game
@pytest.mark.filterwarnings("ignore::DeprecationWarning:absl")
def test_the_api_test_of_openspiel(name: str) -> None:
    """Its Python test of games that are too large to be looked at whole."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    for players in players_of(name):
        case = type("Case", (EnforceAPIOnPartialTreeBase,), {"game": load(name, players=players), "game_name": name})
        result = unittest.TestResult()
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
        assert result.testsRun == 5
        assert not [*result.errors, *result.failures]


@each_game
@pytest.mark.filterwarnings("ignore::DeprecationWarning:absl")
def test_playthroughs_of_openspiel(name: str, tmp_path: Path) -> None:
    """Its record of a whole game with everything that everybody knows, written and replayed."""
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import playthrough, replay

    flags.FLAGS(["pytest"])
    text = playthrough(f"python_royaltable_{name}(reward=points)", None, seed=1)
    assert "PrivateObservationString(1)" in text
    if name == "ming":  # the others only take longer
        (tmp_path / "game.txt").write_text(text, encoding="utf-8")
        assert replay(str(tmp_path / "game.txt")) == (text, text)


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
        state.apply_action(random_choice(state.episode, rng))
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


def observer(game: Any, *, public: bool = True, whose: str = "SINGLE_PLAYER", recall: bool = False) -> Any:
    return make_observation(game, pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=getattr(pyspiel.PrivateInfoType, whose)))


@each_game
def test_observations_are_those_of_the_other_environments(name: str) -> None:
    players = players_of(name)[-1]
    game = load(name, players=players)
    state = random_state(game, 120)
    plain, recall = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for player in range(players):
        row = np.array(written_plainly(state.episode.match(), player), np.float32).tolist()
        tensor = state.observation_tensor(player)
        assert tensor[:players] == [float(p == player) for p in range(players)]
        assert tensor[players:] == row
        assert state.information_state_tensor(player)[:-64] == tensor
        for one in (plain, recall):
            one.set_from(state, player)
            assert one.tensor[: len(tensor)].tolist() == tensor
            assert one.dict["observation"].tolist() == row
        assert plain.string_from(state, player) == state.observation_string(player)
    assert len(game.information_state_tensor_shape()) == 1


@each_game
def test_observations_of_every_kind(name: str) -> None:
    """Public, private, everybody's: the pieces, whom they tell apart, and which are refused."""
    game = load(name, players=3)
    state, parts = random_state(game, 90), layout(games.find(name), 3)
    public, private, everything = observer(game, whose="NONE"), observer(game, public=False), observer(game, whose="ALL_PLAYERS")
    assert list(public.dict) == ["observation"]
    assert list(private.dict) == ["player", "private"]
    assert len({public.string_from(state, player) for player in range(3)}) == 1
    assert len({private.string_from(state, player) for player in range(3)}) == 3
    for player in range(3):
        for one, row in ((public, state.episode.observation(-1)), (everything, state.episode.everything(player))):
            one.set_from(state, player)
            assert same(one.dict["observation"], row)
        private.set_from(state, player)
        assert same(private.dict["private"], state.episode.observation(player)[parts.private])
        for line in private.string_from(state, player).splitlines()[1:]:
            assert line in state.observation_string(player).splitlines()
            assert parts.private[parts.parts[line.split()[0]].offset]
    assert "memory" in observer(game, whose="NONE", recall=True).dict
    for settings in ({"public": False, "whose": "NONE"}, {"public": False, "recall": True}):
        with pytest.raises(ValueError, match="Without public information"):
            observer(game, **settings)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"colour": 1})


@each_game
def test_everything_a_network_is_fed_lies_between_minus_one_and_one(name: str) -> None:
    """Every tensor of every player in whole games of every count. A network in float32 that learns from the largest of them stays finite."""
    for players in players_of(name):
        game = load(name, players=players)
        state, rng = game.new_initial_state(), random.Random(players)
        weights = np.zeros(game.information_state_tensor_size(), np.float32)
        while not state.is_terminal():
            for player in range(players):
                tensor = np.array(state.information_state_tensor(player), np.float32)
                assert np.abs(tensor).max() <= 1
                assert np.isin(tensor[-64:], (0, 1)).all()
                weights += np.float32(0.01 / len(weights)) * (np.float32(player == 0) - weights @ tensor) * tensor
            state.apply_action(random_choice(state.episode, rng))
        assert np.abs(weights).max() < 1


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
            state.apply_action(random_choice(state.episode, rng))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.xdist_group("fast-ming")
def test_mcts_of_openspiel_wins_a_whole_game() -> None:
    game = load("ming")
    state, rng = game.new_initial_state(), random.Random(4)
    bot = mcts.MCTSBot(game, 2, 30, openspiel.Playouts("random"), random_state=np.random.RandomState(1))
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else random_choice(state.episode, rng))
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


@each_game
def test_every_option_can_be_given(name: str) -> None:
    """In a string and in a dictionary, also those that look like numbers; games and states with it are pickled and serialised."""
    for option, values in games.find(name).components().options.items():
        for value in values:
            for game in (pyspiel.load_game(f"python_royaltable_{name}({option}={value})"), load(name, **{option: value})):
                assert game.setting.options[option] == value
                assert type(game.setting.options[option]) is type(value)
                state = game.new_initial_state()
                found = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
                for other in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game)), found[0]):
                    assert (str(other), other.setting.options) == (str(game), game.setting.options)
                    assert str(other.new_initial_state()) == str(state)
                assert str(found[1]) == str(state)


@pytest.mark.xdist_group("fast-ming")
def test_parameters() -> None:
    game = load("ming", players=4, city_tie="best_area")
    assert game.num_players() == 4
    for params in ({"players": 7}, {"players": 2.5}, {"city_tie": "nobody"}, {"reward": "gold"}):
        with pytest.raises(HeaderError):
            openspiel.MingGame(params)
