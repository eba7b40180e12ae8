"""Search in several processes: reproducible, fair, and no process outlives whoever needs it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from random import Random
from threading import Thread

import pytest

from dejarik import Match
from dejarik.agents import UnknownAgentError, make_agent
from dejarik.agents.mcts import Budget
from dejarik.agents.parallel import ParallelAgent, added
from dejarik.kernel.decision import Option
from dejarik.kernel.errors import DejarikError

CUT_SHORT = """
import os, signal
from dejarik import Match
from dejarik.agents import make_agent
if __name__ == "__main__":
    match = Match("bounty", 2, 1)
    agent = make_agent("mcts:4x2", 1)
    agent.choose(match.game, match.state)
    print(*agent.pids, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def mid_game(game: str, seed: int) -> Match:
    match, rand = Match(game, 2, seed), Random(seed)
    while len(match.moves) < 30 or len(match.options) < 3:
        match.play(rand.choice(match.options))
    return match


def made(description: str, seed: int = 1) -> ParallelAgent:
    found = make_agent(description, seed)
    assert isinstance(found, ParallelAgent)
    return found


def is_running(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def wait_until_ended(pids: list[int]) -> None:
    end = time.monotonic() + 60
    while any(map(is_running, pids)):
        assert time.monotonic() < end, "a process is still there"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def keeper() -> ParallelAgent:
    """Keeps two processes alive, which the agents of these tests share."""
    keeper, match = made("mcts:4x2"), mid_game("bounty", 1)
    keeper.choose(match.game, match.state)
    return keeper


@pytest.mark.parametrize("game", ["bounty", "deckbuilding"])
def test_the_same_seed_chooses_the_same_in_the_same_processes(game: str, keeper: ParallelAgent) -> None:
    match = mid_game(game, 2)
    chosen: list[list[Option]] = []
    for _ in range(2):
        agent = made("mcts:40x2", 5)
        chosen.append([agent.choose(match.game, match.state) for _ in range(3)])
        assert agent.simulated > 40
        assert agent.pids == keeper.pids
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(match.options)


@pytest.mark.usefixtures("keeper")
def test_what_a_seat_cannot_see_does_not_change_its_choice() -> None:
    match = mid_game("bounty", 3)
    assert match.decision is not None
    elsewhere = match.game.determinize(match.state, match.decision.seat, Random(99))
    assert elsewhere != match.state
    chosen = [made("mcts:40x2").choose(match.game, state) for state in (match.state, elsewhere)]
    assert chosen[0] == chosen[1]


def test_what_searches_found_of_an_option_is_added_up() -> None:
    buy, end = ("buy", 1), ("end",)
    assert added([{buy: (3, 0.5), end: (1, 0.25)}, {buy: (2, 0.25)}]) == {buy: (5, 0.75), end: (1, 0.25)}


def test_simulations_are_shared_and_time_is_not() -> None:
    assert Budget(10).shared(4) == Budget(3)
    assert Budget(milliseconds=500).shared(4) == Budget(milliseconds=500)


@pytest.mark.usefixtures("keeper")
def test_a_search_can_be_stopped() -> None:
    agent, match = made("mcts:3600000msx2"), mid_game("bounty", 4)
    thinking = Thread(target=agent.choose, args=(match.game, match.state), daemon=True)
    thinking.start()
    agent.stop()
    thinking.join(60)
    assert not thinking.is_alive()


def test_a_lost_process_is_reported_and_replaced_with_the_next_choice() -> None:
    agent, match = made("mcts:4x3"), mid_game("bounty", 1)
    agent.choose(match.game, match.state)
    lost = agent.pids
    os.kill(lost[1], signal.SIGKILL)
    with pytest.raises(DejarikError, match="a process of the search ended"):
        agent.choose(match.game, match.state)
    wait_until_ended(lost)
    assert agent.choose(match.game, match.state) in match.options
    replaced = agent.pids
    assert not set(replaced) & set(lost)
    del agent
    wait_until_ended(replaced)


def test_processes_end_when_the_program_is_killed() -> None:
    run = subprocess.run([sys.executable, "-c", CUT_SHORT], stdout=subprocess.PIPE, text=True, check=False)
    assert run.returncode == -signal.SIGKILL
    pids = [int(pid) for pid in run.stdout.split()]
    assert len(pids) == 2
    wait_until_ended(pids)


@pytest.mark.parametrize(
    "description", ["mcts:400x", "mcts:400x0", "mcts:x4", "mcts:400x4x4", "mcts:400x100", "mctsx4"]
)
def test_a_bad_number_of_processes_is_refused(description: str) -> None:
    with pytest.raises(UnknownAgentError, match="mcts:400x4"):
        make_agent(description, 1)
