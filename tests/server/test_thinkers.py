"""The processes that think for computers: fair to everybody who asks, and replaced when they die or hang."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from dejarik import Match
from dejarik.kernel.decision import Option
from dejarik.server import thinkers as module
from dejarik.server.think_process import Question, ThinkProcess
from dejarik.server.thinkers import FairQueue, Thinkers, Thought

pytestmark = pytest.mark.anyio

PATIENCE = 120.0


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1, PATIENCE)
    yield made
    await made.close()


def a_match() -> Match:
    return Match("bounty", 2, 1)


def thought(name: str) -> Thought:
    match = a_match()
    question = Question(name, type(match.state), match.state.snapshot(), "random", 1)
    return Thought(question, asyncio.get_running_loop().create_future())


async def test_a_computer_chooses_one_of_its_options(thinkers: Thinkers) -> None:
    match = a_match()
    assert await thinkers.choose("ania", "bounty", match.state, "easy", 1) in match.options


async def test_a_process_answers_one_question_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, match, answer = Thinkers(2, PATIENCE), a_match(), ThinkProcess.answer
    busy: set[ThinkProcess] = set()

    def alone(process: ThinkProcess, question: Question, within: float) -> Option:
        assert process not in busy
        busy.add(process)
        found = answer(process, question, within)
        busy.remove(process)
        return found

    monkeypatch.setattr(ThinkProcess, "answer", alone)
    for _ in range(3):
        await asyncio.gather(*[thinkers.choose("ania", "bounty", match.state, "easy", seed) for seed in range(4)])
    assert len(thinkers._tasks) == 2
    await thinkers.close()


async def test_whoever_asks_for_much_does_not_keep_others_waiting() -> None:
    queue = FairQueue()
    for number in range(20):
        queue.put("watcher", thought(f"w{number}"))
    queue.put("ania", thought("ania's"))
    asked = [(await queue.get()).question.game for _ in range(3)]
    assert asked == ["w0", "ania's", "w1"]
    assert queue.size == 18


async def test_how_many_wait_is_told() -> None:
    told: list[int] = []
    thinkers = Thinkers(1, PATIENCE, told.append)
    match = a_match()
    await asyncio.gather(*[thinkers.choose("ania", "bounty", match.state, "easy", seed) for seed in range(3)])
    await thinkers.close()
    assert max(told) >= 2
    assert told[-1] == 0


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    match = a_match()
    await thinkers.choose("ania", "bounty", match.state, "easy", 1)
    os.kill(_pid(thinkers._processes[0]), signal.SIGKILL)
    assert await thinkers.choose("ania", "bounty", match.state, "easy", 1) in match.options


async def test_a_process_that_hangs_is_replaced_and_somebody_quicker_chooses(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match()
    await thinkers.choose("ania", "bounty", match.state, "easy", 1)
    hanging = _pid(thinkers._processes[0])
    os.kill(hanging, signal.SIGSTOP)
    answer = ThinkProcess.answer

    def impatient(process: ThinkProcess, question: Question, within: float) -> Option:
        return answer(process, question, 0.1 if question.agent == module.AGENTS["hard"] else within)

    monkeypatch.setattr(ThinkProcess, "answer", impatient)
    assert await thinkers.choose("ania", "bounty", match.state, "hard", 1) in match.options
    assert _pid(thinkers._processes[0]) != hanging


async def test_what_an_agent_raises_is_told(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(module.AGENTS, "easy", "nobody")
    with pytest.raises(RuntimeError, match="nobody"):
        await thinkers.choose("ania", "bounty", a_match().state, "easy", 1)


def _pid(process: ThinkProcess) -> int:
    assert process._process is not None
    assert process._process.pid is not None
    return process._process.pid
