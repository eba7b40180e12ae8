"""Computers that think on a Ray cluster, and what happens while there is none."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from dejarik import Match
from dejarik.arena.ray_cluster import NoRayError
from dejarik.server.think_process import Question
from dejarik.server.think_ray import RayThinker
from dejarik.server.thinkers import AGENTS, Thinkers
from tests.cli.terminal import dejarik

pytestmark = pytest.mark.anyio

PATIENCE = 120.0


class FakeRay:
    """A cluster that thinks right here, if it can be reached and is not too busy."""

    def __init__(self) -> None:
        self.address: str | None = None
        self.asked: list[Question] = []
        self.cancelled: list[Question] = []
        self.failure: Exception | None = None

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str, **_: object) -> None:
        self.address = address

    def remote(self, **_: object) -> Callable[[Callable[[Question], object]], Any]:
        def with_remote(function: Callable[[Question], object]) -> Any:
            return SimpleNamespace(remote=lambda question: (function, question))

        return with_remote

    def get(self, asked: tuple[Callable[[Question], object], Question], timeout: float) -> object:
        function, question = asked
        self.asked.append(question)
        if self.failure is not None:
            raise self.failure
        return function(question)

    def cancel(self, asked: tuple[object, Question], *, force: bool) -> None:
        assert force, "what hangs is not ended otherwise"
        self.cancelled.append(asked[1])


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    made = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", made)  # type: ignore[arg-type]
    return made


@pytest.fixture
async def thinkers(fake: FakeRay) -> AsyncIterator[Thinkers]:
    made = Thinkers(1, PATIENCE, make=lambda: RayThinker("head"))
    yield made
    await made.close()


def a_match() -> Match:
    return Match("bounty", 2, 1)


async def test_strong_computers_think_on_the_cluster(thinkers: Thinkers, fake: FakeRay) -> None:
    match = a_match()
    assert await thinkers.choose("ania", "bounty", match.state, "medium", 1) in match.options
    assert fake.address == "head"
    assert [question.agent for question in fake.asked] == [AGENTS["medium"]]


async def test_quick_computers_think_nearby(thinkers: Thinkers, fake: FakeRay) -> None:
    match = a_match()
    assert await thinkers.choose("ania", "bounty", match.state, "easy", 1) in match.options
    assert fake.asked == []


async def test_a_table_goes_on_while_the_cluster_is_away(thinkers: Thinkers, fake: FakeRay) -> None:
    match = a_match()
    fake.failure = ConnectionError("nobody there")
    assert await thinkers.choose("ania", "bounty", match.state, "hard", 1) in match.options
    assert [question.agent for question in fake.cancelled] == [AGENTS["hard"]]
    fake.failure = None
    assert await thinkers.choose("ania", "bounty", match.state, "medium", 1) in match.options
    assert len(fake.asked) == 2


async def test_what_an_agent_raises_is_told(thinkers: Thinkers, fake: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "hard", "nobody")
    with pytest.raises(RuntimeError, match="nobody"):
        await thinkers.choose("ania", "bounty", a_match().state, "hard", 1)
    assert fake.cancelled == []


def test_a_missing_package_is_explained(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: Any) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # type: ignore[arg-type]
    with pytest.raises(NoRayError, match="not installed"):
        RayThinker("auto")
    database = f"sqlite:///{tmp_path_factory.mktemp('ray') / 'table.db'}"
    seen = dejarik("serve", "--port", "0", "--database", database, "--ray-address", "auto")
    assert seen.code == 2
    assert "pip install 'dejarik[ray]'" in seen.err
    assert seen.err.count("\n") == 1


@pytest.fixture
def real_ray() -> Iterator[Any]:
    ray = pytest.importorskip("ray", reason="Ray is not installed; install dejarik[ray] to run this test")
    yield ray
    ray.shutdown()


async def test_a_real_cluster_chooses_like_a_process(real_ray: Any) -> None:
    match = a_match()
    chosen = []
    for thinkers in (Thinkers(1, PATIENCE, make=lambda: RayThinker("local")), Thinkers(1, PATIENCE)):
        chosen.append(await thinkers.choose("ania", "bounty", match.state, "medium", 1))
        await thinkers.close()
    assert chosen[0] == chosen[1]
