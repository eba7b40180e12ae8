"""Work on a Ray cluster: in order, a few pieces at a time, complete although workers die, and clear where it fails."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dejarik import BadSetupError
from dejarik.arena import Series, run, run_on
from dejarik.arena.engines import make_engine
from dejarik.arena.on_ray import LostWorkError, OnRay
from dejarik.arena.sharing import AHEAD
from dejarik.kernel.text import Text
from tests.cli.terminal import dejarik, refused

SERIES = Series("bounty", 2, ("random", "random"), 6, seed=5, options={"rounds": "1"})


class RayError(Exception):
    pass


class RayTaskError(RayError):
    pass


class FakeRay:
    """A cluster of two processors that works right here, when it is asked for a result."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        self.address = ""
        self.begun: list[object] = []
        self.cancelled: list[object] = []
        self.failure: Exception | None = None

    def is_initialized(self) -> bool:
        return bool(self.address)

    def init(self, address: str, **_: object) -> None:
        if self.failure is not None:
            raise self.failure
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **options: object) -> Callable[[Callable[..., object]], Any]:
        assert options == {"max_retries": 10}, "what a dead worker was doing is done again"
        return lambda function: SimpleNamespace(remote=partial(self._begin, function))

    def _begin(self, function: Callable[..., object], work: object, item: object) -> object:
        self.begun.append(item)
        return function, work, item

    def get(self, begun: tuple[Callable[..., object], object, object]) -> object:
        function, work, item = begun
        if self.failure is not None:
            raise self.failure
        return function(work, item)

    def cancel(self, begun: tuple[object, object, object], *, force: bool) -> None:
        self.cancelled.append(begun[2])


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    made = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", made)  # type: ignore[arg-type]
    return made


def double(number: int) -> int:
    if number == 1_000:
        raise BadSetupError(Text("too many", "za dużo"))
    return 2 * number


def test_results_come_in_order_and_only_some_are_under_way(fake: FakeRay) -> None:
    results = make_engine("ray", "", 1).map(double, iter(range(1_000_000)))
    assert [next(results) for _ in range(3)] == [0, 2, 4]
    assert fake.address == "auto"
    assert len(fake.begun) == 2 * AHEAD + 2
    results.close()  # type: ignore[attr-defined]
    assert fake.cancelled == fake.begun[3:]


def test_what_a_user_did_wrong_is_raised_as_it_is(fake: FakeRay) -> None:
    with pytest.raises(BadSetupError, match="too many"):
        list(OnRay("", 1).map(double, [1_000, 1]))
    assert fake.cancelled == [1]


def test_work_that_the_cluster_gives_up_is_one_line(fake: FakeRay) -> None:
    fake.address, fake.failure = "here", RayError("pages\nand pages")
    with pytest.raises(LostWorkError, match=r"^--engine ray: the cluster could not finish the work \(RayError\)\. See"):
        list(OnRay("", 1).map(double, [1]))


def test_a_cluster_that_does_not_answer_is_one_line(fake: FakeRay, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"ray://127.0.0.1:{free.getsockname()[1]}"
        line = refused("simulate", "bounty", "--engine", "ray", "--address", address)
        entrants = ("--agent", "random", "--entrant", "other=random", "--output", tmp_path / "run")
        assert line == refused("arena", "run", "bounty", *entrants, "--engine", "ray", "--address", address)
    assert line.startswith(f"{address}: no Ray cluster answers (")
    assert line.endswith("). Use ray://host:10001, or auto on a machine of the cluster.")
    assert not (tmp_path / "run").exists()
    fake.failure = ConnectionError("Could not find any\nrunning Ray instance. Please read on.")
    line = refused("simulate", "bounty", "--engine", "ray")
    assert line.startswith("auto: no Ray cluster answers (Could not find any running Ray instance). Use ray://")
    assert "only a cluster has an address" in refused("simulate", "bounty", "--address", "x")


def test_a_missing_package_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # type: ignore[arg-type]
    line = refused("simulate", "bounty", "--engine", "ray")
    assert line == "--engine ray is given, but Ray is not installed. Run: pip install 'dejarik[ray]'."


# ---------------------------------------------------------------- a real cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One of two processors, on this machine, that ends with the tests."""
    pytest.importorskip("ray", reason="Ray is not installed; “make cluster” installs it and runs this")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield made
    import ray

    ray.shutdown()
    made.shutdown()


def die_once(folder: Path, number: int) -> int:
    """Work during which the worker is killed the first time."""
    marker = folder / str(number)
    if number == 2 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def test_every_result_comes_although_a_worker_is_killed(cluster: Any, tmp_path: Path) -> None:
    engine = make_engine("ray", cluster.address, 1)
    assert list(engine.map(partial(die_once, tmp_path), range(20))) == [2 * number for number in range(20)]
    assert (tmp_path / "2").exists()


def test_a_cluster_plays_the_same_games(cluster: Any) -> None:
    played, alone = (
        [(result.shares, result.scores, result.moves) for result in results]
        for results in (run_on(SERIES, make_engine("ray", cluster.address, 1)), run(SERIES))
    )
    assert played == alone
    words = ("simulate", "bounty", "--games", 2, "--agents", "random,random", "--option", "rounds=1", "--json")
    seen = dejarik(*words, "--engine", "ray", "--address", cluster.address)
    assert seen.code == 0
    assert seen.out.count("\n") == 2
