"""The arena: seats rotate, results repeat, and intervals are what the textbooks say."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

import pytest

from dejarik import BadSetupError, DejarikError
from dejarik.arena import GameResult, Series, play_game, run, summarize, wilson
from dejarik.arena.engines import YOUNG_OBJECTS, Processes, relax_collector
from dejarik.arena.sharing import in_order

QUICK = {"rounds": "1"}


def test_workers_do_not_change_the_games() -> None:
    series = Series("bounty", 3, ("random", "random", "random"), 4, seed=5, options=QUICK)
    alone = [(r.shares, r.scores, r.moves) for r in run(series, 1)]
    together = [(r.shares, r.scores, r.moves) for r in run(series, 2)]
    assert alone == together
    assert len({scores for _, scores, _ in alone}) == 4


def test_a_million_games_wait_for_their_results_a_few_at_a_time() -> None:
    submitted: list[int] = []

    class Noting(Executor):
        def submit(self, play: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
            submitted.append(arguments[0])
            done: Future[Any] = Future()
            done.set_result(play(*arguments))
            return done

    results = in_order(Noting(), lambda index: GameResult((1.0,), (index,), 1, 0.0), range(1_000_000), ahead=8)
    assert [next(results).scores[0] for _ in range(3)] == [0, 1, 2]
    assert len(submitted) == 10


def test_agents_move_one_seat_on_from_game_to_game() -> None:
    # The first seat starts with nothing and the second with 9000, which no single round makes up for.
    series = Series("bounty", 2, ("greedy", "random"), 2, seed=1, options={"rounds": "1", "credits": "0/9000"})
    first, second = play_game(series, 0), play_game(series, 1)
    assert first.shares == (0.0, 1.0)
    assert second.shares == (1.0, 0.0)


def test_a_series_has_a_limit_of_rounds_unless_told_otherwise() -> None:
    # Agents that move at random never finish a game of Bounty.
    assert play_game(Series("bounty", 2, ("random", "random"), 1), 0).moves > 0
    limits = [Series("bounty", 2, ("random", "random"), 1, options=options).agreed for options in ({}, QUICK)]
    assert [limit["rounds"] for limit in limits] == ["100", "1"]


def test_copies_of_an_agent_share_a_row() -> None:
    series = Series("bounty", 4, ("greedy", "random", "random", "random"), 2)
    results = [
        GameResult((1.0, 0, 0, 0), (900, 300, 200, 100), 50, 1.0),
        GameResult((0, 0.5, 0.5, 0), (0, 8, 8, 2), 70, 2.0),
    ]
    summary = summarize(series, results)
    assert [(row.name, row.share, row.mean_score) for row in summary.rows] == [
        ("greedy", 0.5, 450.0),
        ("random", pytest.approx(1 / 6), pytest.approx(103)),
    ]
    assert (summary.moves_mean, summary.seconds, summary.games) == (60, 3.0, 2)
    # In the second game everybody sits one seat further, so the first seat is the last agent's.
    assert [(row.name, row.share, row.mean_score) for row in summary.seats] == [
        ("seat 1", 0.5, 451.0),
        ("seat 2", 0.0, 150.0),
        ("seat 3", 0.25, 104.0),
        ("seat 4", 0.25, 54.0),
    ]
    assert summary.to_data()["rows"][0]["name"] == "greedy"


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0), (0.25, 400, 0.210, 0.295)],
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_a_series_needs_an_agent_for_every_seat() -> None:
    with pytest.raises(BadSetupError, match="3 players need 3 agents, 2 are named"):
        list(run(Series("bounty", 3, ("random", "random"), 1)))


ORPHANS = """
import os, time
from dejarik.arena.engines import Processes
def stay(_):
    print(os.getpid(), flush=True)
    time.sleep(3600)
list(Processes(1).map(stay, range(3)))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the parent of a process does not change on this system")
def test_workers_end_with_a_parent_that_was_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert int(parent.stdout.readline())
    parent.kill()
    # The worker has the other end of the pipe: it can be read to its end only when the worker is gone, too.
    assert parent.communicate()[0] == ""


INTERRUPTED = """
import polars, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs these tests in the background may ignore it
try:
    exec(ORPHANS)
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="a terminal of this system interrupts in another way")
def test_ctrl_c_ends_workers_in_the_middle_of_a_game() -> None:
    pipe, script = subprocess.PIPE, f"ORPHANS = {ORPHANS!r}\n{INTERRUPTED}"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline())
        os.killpg(parent.pid, signal.SIGINT)
        assert parent.communicate(timeout=60) == ("stopped\n", "")


def test_a_worker_that_dies_is_told_in_a_line() -> None:
    with pytest.raises(DejarikError, match=r"a worker process ended, .*\. Go on with fewer workers\."):
        list(Processes(1).map(os._exit, [1]))


def test_workers_look_for_cycles_more_rarely() -> None:
    with ProcessPoolExecutor(1, initializer=relax_collector) as pool:
        assert pool.submit(gc.get_threshold).result()[0] == YOUNG_OBJECTS
        assert pool.submit(gc.get_freeze_count).result() > gc.get_freeze_count()
