"""Agents: described in a word, reproducible, fair, and each clearly better than the one below it."""

from __future__ import annotations

import time
from random import Random

import pytest

from dejarik import Match
from dejarik.agents import UnknownAgentError, make_agent
from dejarik.agents.judges import HandWritten
from dejarik.agents.mcts import Budget, MctsAgent, Search
from dejarik.arena import Series, run, summarize
from tests.bounty.table import Hunter, table


def mid_game(seed: int, moves: int = 60, players: int = 3) -> Match:
    match = Match("bounty", players, seed)
    rand = Random(seed)
    while len(match.moves) < moves or len(match.options) < 3:
        match.play(rand.choice(match.options))
    return match


@pytest.mark.parametrize("description", ["random", "greedy", "mcts:20", "mcts:5ms"])
def test_an_agent_chooses_one_of_the_options(description: str) -> None:
    match = mid_game(1)
    assert make_agent(description, 1).choose(match.game, match.state) in match.options


@pytest.mark.parametrize("description", ["random", "greedy", "mcts:20"])
def test_the_same_seed_plays_the_same_game(description: str) -> None:
    records = []
    for _ in range(2):
        match = Match("bounty", 2, 3, {"rounds": "2"})
        agents = [make_agent(description, seat) for seat in range(2)]
        while match.decision is not None:
            match.play(agents[match.decision.seat].choose(match.game, match.state))
        records.append(str(match.record))
    assert records[0] == records[1]


@pytest.mark.parametrize("description", ["greedy", "mcts:20"])
@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_cannot_see_does_not_change_its_choice(description: str, seed: int) -> None:
    match = mid_game(seed)
    assert match.decision is not None
    elsewhere = match.game.determinize(match.state, match.decision.seat, Random(99))
    assert elsewhere != match.state
    chosen = [make_agent(description, 5).choose(match.game, state) for state in (match.state, elsewhere)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("description", ["greedy", "mcts:10", "random"])
def test_choosing_leaves_the_table_as_it_was(description: str) -> None:
    match = mid_game(4)
    before = match.state.digest()
    make_agent(description, 1).choose(match.game, match.state)
    assert match.state.digest() == before


def test_a_time_budget_is_kept() -> None:
    match = mid_game(2)
    started, worked = time.perf_counter(), time.process_time()
    make_agent("mcts:50ms", 1).choose(match.game, match.state)
    assert time.perf_counter() - started >= 0.05
    assert time.process_time() - worked < 1, "other processes may have kept it from its work, but it does no more"


def test_more_simulations_than_one_are_made() -> None:
    match = mid_game(2)
    search = Search(match.game, HandWritten(match.game), match.state, Random(1))
    for _ in range(30):
        search.simulate()
    looks = len(match.options)
    assert search.simulations == 30
    assert sum(edge.visits for edge in search.root.values()) == looks + 29


def test_a_search_stops_when_the_rest_would_not_change_its_choice() -> None:
    match, whole = mid_game(2), 400
    search = Search(match.game, HandWritten(match.game), match.state, Random(1))
    while not search.is_settled(whole - search.simulations):
        search.simulate()
    stopped, choice = search.simulations, search.best()
    while search.simulations < whole:
        search.simulate()
    assert stopped < whole
    assert search.best() == choice
    agent = MctsAgent(Random(1), Budget(whole))
    assert agent.choose(match.game, match.state) == choice
    assert agent.simulated == stopped


@pytest.mark.parametrize("description", ["", "chess", "mcts:", "mcts:0", "mcts:-5", "mcts:5s", "greedy:5", "mcts:1:2"])
def test_an_unknown_agent_is_refused_in_one_line(description: str) -> None:
    with pytest.raises(UnknownAgentError, match="mcts:400") as caught:
        make_agent(description, 1)
    assert "\n" not in str(caught.value)
    assert f"„{description}”" in caught.value.text.pl


def test_greedy_beats_random_at_any_table() -> None:
    series = Series("bounty", 2, ("greedy", "random"), 6, seed=2, options={"rounds": "15"})
    row = summarize(series, list(run(series))).rows[0]
    assert row.share == 1


@pytest.mark.parametrize("description", ["greedy", "mcts:100"])
def test_a_level_four_mission_that_wins_is_finished(description: str) -> None:
    t = table(
        you=Hunter(
            "Boba Fett", credits=3000, board=["Borrowed Gunship", "Covert Allies", "Breaching Team", "Heavy Repeater"]
        ),
        they=Hunter("Fennec Shand", credits=100),
        missions=["The Moff's Light Cruiser", "Jawa Bargain"],
    )
    agent = make_agent(description, 1)
    for _ in range(12):
        if t.match.decision is not None:
            t.match.play(agent.choose(t.match.game, t.match.state))
    assert t.match.result is not None
    assert t.match.result.winners == (0,)
