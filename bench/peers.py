"""Other libraries, each used as its own documentation shows; imported only when they are measured."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bench.interleave import MICROSECONDS, STEPS, Choose, Contestant, Measure, Work

PACKAGES = ("chess", "rlcard", "open_spiel", "pettingzoo", "dgisim")
COPIES_PER_POSITION = 50
POSITIONS = 6


class MissingPeerError(RuntimeError):
    """A library to compare with is not installed."""


def contestants() -> list[Contestant]:
    """Everybody we compare with."""
    makers = (chess, chess_copy, rlcard, pettingzoo, gin_rummy, gin_rummy_copy, dominoes, dominoes_copy, dgisim)
    try:
        return [make() for make in makers]
    except ImportError as error:
        raise MissingPeerError(f"{error}; “make bench” installs what is compared with") from error


def _player(name: str, work: Work, *more: Measure) -> Contestant:
    measures = (
        Measure(f"{name} random play", "decisions/s", "play"),
        Measure(f"{name} random games", "games/s"),
    )
    return Contestant((*measures, *more), work)


def _copier(name: str, copies: Sequence[Callable[[], object]]) -> Contestant:
    def work(_: Choose) -> tuple[int]:
        for copy in copies:
            for _copy in range(COPIES_PER_POSITION):
                copy()
        return (COPIES_PER_POSITION * len(copies),)

    return Contestant((Measure(f"{name} copy", MICROSECONDS, "copy"),), work)


# ---------------------------------------------------------------- python-chess: pure Python


def chess() -> Contestant:
    """Whole games of chess with a list of legal moves before every one."""
    board_class = import_module("chess").Board

    def work(choose: Choose) -> tuple[int, int]:
        board = board_class()
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
        return len(board.move_stack), 1

    return _player("chess", work)


def chess_copy() -> Contestant:
    """Copies of boards in the middle of random games, without their history."""
    board_class = import_module("chess").Board
    boards = [_chess_middle(board_class, Random(seed)) for seed in range(POSITIONS)]
    return _copier("chess", [partial(board.copy, stack=False) for board in boards])


def _chess_middle(board_class: Any, rand: Random) -> Any:
    board = board_class()
    while not board.is_game_over():
        board.push(rand.choice(list(board.legal_moves)))
    middle = board_class()
    for move in board.move_stack[: len(board.move_stack) // 2]:
        middle.push(move)
    return middle


# ---------------------------------------------------------------- rlcard and pettingzoo: Python and numpy


def rlcard() -> Contestant:
    """Gin rummy; every step also encodes an observation, which is what the library gives its users."""
    env = import_module("rlcard").make("gin-rummy", config={"seed": 1})

    def work(choose: Choose) -> tuple[int, int]:
        (state, _), made = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            made += 1
        return made, 1

    return _player("rlcard gin rummy", work)


def pettingzoo() -> Contestant:
    """The same gin rummy behind PettingZoo's interface for card games and its usual wrappers."""
    env = _pettingzoo_env()
    env.reset(seed=1)

    def work(choose: Choose) -> tuple[int, int]:
        return play_through(env, choose), 1

    return _player("pettingzoo gin rummy", work)


def play_through(env: Any, choose: Choose) -> int:
    """A game in an environment of PettingZoo; how many decisions were made.

    Legal actions are read from the info where it lists them, and from the mask elsewhere.
    """
    env.reset()
    made = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        env.step(choose(info.get("actions") or observation["action_mask"].nonzero()[0].tolist()))
        made += 1
    return made


def _pettingzoo_env() -> Any:
    """PettingZoo's own card games draw with pygame; its base class for them does not need it."""
    base = import_module("pettingzoo.classic.rlcard_envs.rlcard_base").RLCardBase
    wrappers = import_module("pettingzoo.utils.wrappers")
    env = base("gin-rummy", 2, (5, 52))
    env.metadata, env.render_mode = {"name": "gin_rummy"}, None
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


# ---------------------------------------------------------------- open_spiel: C++ and Python games


def gin_rummy() -> Contestant:
    """Gin rummy, written in C++."""
    return _player("open_spiel gin rummy", _spiel_work(_spiel_game("gin_rummy")))


def gin_rummy_copy() -> Contestant:
    """Copies of gin rummy states in the middle of random games."""
    return _spiel_copier("open_spiel gin rummy", _spiel_game("gin_rummy"))


def dominoes() -> Contestant:
    """Four hands of dominoes hidden from each other, written in Python."""
    return _player("open_spiel team dominoes", _spiel_work(_spiel_game("python_team_dominoes")))


def dominoes_copy() -> Contestant:
    """Copies of dominoes states in the middle of random games."""
    return _spiel_copier("open_spiel team dominoes", _spiel_game("python_team_dominoes"))


def _spiel_game(name: str) -> Any:
    import_module("open_spiel.python.games")  # registers the games written in Python
    return import_module("pyspiel").load_game(name)


def _spiel_work(game: Any) -> Work:
    """Players' decisions are counted; what chance decides is sampled beside them."""
    rand = Random(1)

    def work(choose: Choose) -> tuple[int, int]:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sampled(state, rand))
            else:
                state.apply_action(choose(state.legal_actions()))
                made += 1
        return made, 1

    return work


def _spiel_copier(name: str, game: Any) -> Contestant:
    return _copier(name, [_spiel_middle(game, Random(seed)).clone for seed in range(POSITIONS)])


def _spiel_middle(game: Any, rand: Random) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(_sampled(state, rand) if state.is_chance_node() else rand.choice(state.legal_actions()))
    middle, history = game.new_initial_state(), state.history()
    for action in history[: len(history) // 2]:
        middle.apply_action(action)
    return middle


def _sampled(state: Any, rand: Random) -> int:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    drawn: int = rand.choices(actions, chances)[0]
    return drawn


# ---------------------------------------------------------------- dgisim: pure Python, cards and dice as in Destiny


def dgisim() -> Contestant:
    """Genius Invokation, the nearest kin of Destiny: whole games between random decks on the bare state.

    An action is put together choice by choice, and every choice is counted. As its own random agent does, the library
    picks the dice that pay for an action, and cards or dice out of several once it is chosen how many. A step is what
    the library calls so: from one of its states to the next, by a player's action or on its own.
    """
    library, seeds = import_module("dgisim"), Random(1)

    def work(choose: Choose) -> tuple[int, int, int]:
        random.seed(seeds.getrandbits(64))  # the library knows no other generator
        state, made, steps = library.GameState.from_default(), 0, 0
        while not state.game_end():
            player = state.waiting_for()
            steps += 1
            if player is None:
                state = state.step()
                continue
            action = state.action_generator(player)
            while not action.filled():
                picked, counted = _dgisim_pick(library, action, choose)
                action = action.choose(picked)
                made += counted
            state = state.action_step(player, action.generate_action())
        return made, 1, steps

    return _player("dgisim", work, Measure("dgisim steps", STEPS, "steps"))


def _dgisim_pick(library: Any, action: Any, choose: Choose) -> tuple[Any, int]:
    """What is picked next for an action, and whether anybody chose it."""
    choices = action.choices()
    if isinstance(choices, tuple):
        return choose(choices), 1
    if isinstance(choices, library.AbstractDice):
        characters = action.game_state.get_player(action.pid).characters
        return action.dice_available().smart_selection(choices, characters), 0
    if isinstance(choices, library.Cards):
        return choices.pick_random(choose(range(choices.num_cards() + 1)))[1], 1
    return choices.pick_random_dice(choose(range(choices.num_dice() + 1)))[1], 1
