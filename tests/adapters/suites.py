"""The conformance suites of PettingZoo, Gymnasium and OpenSpiel for one mode of a game, as short or long as wanted."""

from __future__ import annotations

import io
import warnings
from contextlib import redirect_stdout
from random import Random
from typing import Any

SEED = 7


def pettingzoo_suite(game: str, mode: str, cycles: int) -> None:
    """PettingZoo's own tests. Its ``max_cycles_test`` is for environments in which all agents act at once; that games
    are broken off after so many choices is checked here instead.
    """
    from pettingzoo.test import api_test, seed_test

    from dejarik.adapters import aec

    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.filterwarnings("ignore", message="Observation")
        api_test(aec.env(game, mode), num_cycles=cycles)
        seed_test(lambda: aec.env(game, mode), num_cycles=cycles)
    _is_broken_off(aec.env(game, mode, max_cycles=4))


def _is_broken_off(env: Any) -> None:
    env.reset(seed=SEED)
    choices = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, info = env.last()
        if not (termination or truncation):
            choices += 1
            assert observation["action_mask"].nonzero()[0].tolist() == sorted(info["actions"]), "the mask is wrong"
        env.step(None if termination or truncation else _first_legal(observation))
        assert agent in env.possible_agents
    assert choices == 4, f"broken off after {choices} choices"


def pettingzoo_renders(game: str, mode: str) -> None:
    """PettingZoo's test of rendering."""
    from pettingzoo.test.render_test import render_test

    from dejarik.adapters import aec

    def made(render_mode: str) -> Any:
        return aec.env(game, mode, render_mode=render_mode)

    with redirect_stdout(io.StringIO()):
        render_test(made)


def gymnasium_suite(name: str, games: int) -> None:
    """Gymnasium's checker, which samples actions blindly, is given legal ones; then whole games are played."""
    import gymnasium

    env = gymnasium.make(name, seat=None)
    rand = Random(SEED)
    for number in range(games):
        observation, info = env.reset(seed=number)
        again, _ = env.reset(seed=number)
        assert (observation["observation"] == again["observation"]).all(), "the same seed deals another game"
        terminated, reward = False, 0.0
        while not terminated:
            assert env.observation_space.contains(observation), "an observation is outside its space"
            assert observation["action_mask"].nonzero()[0].tolist() == sorted(info["actions"]), "the mask is wrong"
            observation, reward, terminated, truncated, info = env.step(rand.choice(info["actions"]))
            assert terminated or reward == 0, "a reward before the end"
            assert not truncated
        assert -1 <= reward <= 1


def openspiel_suite(game: str, mode: str, rounds: int, serialize: bool) -> None:
    """OpenSpiel's random simulation, which checks each state on the way, with every state written and read again."""
    import pyspiel

    from dejarik.adapters import spiel

    found = pyspiel.load_game(f"dejarik_{game}", {"mode": mode, "rounds": rounds, "deals": 50})
    pyspiel.random_sim_test(found, num_sims=1, serialize=serialize, verbose=False)
    state = found.new_initial_state()
    assert isinstance(state, spiel.SpielState)
    state.apply_action(3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    _guesses_look_the_same(state)


def _guesses_look_the_same(state: Any) -> None:
    player = state.current_player()
    guess = state.resampled(player, Random(SEED))
    assert guess.information_state_string(player) == state.information_state_string(player)
    assert guess.observation_tensor(player) == state.observation_tensor(player)
    assert guess.legal_actions() == state.legal_actions()


def openspiel_bots(game: str, mode: str, rounds: int, simulations: int) -> list[float]:
    """OpenSpiel's MCTS against its IS-MCTS to the end of a game; what it brought them."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from dejarik.adapters import spiel

    found = pyspiel.load_game(f"dejarik_{game}", {"mode": mode, "rounds": rounds, "deals": 50})
    chance = np.random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    blind = ismcts.ISMCTSBot(found, evaluator, 2.0, simulations, random_state=chance)
    blind.set_resampler(spiel.resampler(Random(SEED)))
    bots = [mcts.MCTSBot(found, 2.0, simulations, evaluator, random_state=chance), blind]
    state = found.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player() % 2].step(state))
    returns: list[float] = state.returns()
    return returns


def _first_legal(observation: dict[str, Any]) -> int:
    return int(observation["action_mask"].nonzero()[0][0])
