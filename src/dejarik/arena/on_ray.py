"""The engine for many machines: pieces of work on a Ray cluster, done again where a worker is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Generic, TypeVar

from dejarik.arena.ray_cluster import RayCluster
from dejarik.arena.sharing import AHEAD, in_order
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same

T = TypeVar("T")
R = TypeVar("R")

RETRIES: Final = 10
"""How often a piece of work begins anew because its worker, or the whole machine, is gone."""


class LostWorkError(DejarikError):
    """The cluster could not finish a piece of work."""


class OnRay:
    """Shares the work among the processors of a cluster, on which the same release must be installed.

    One that does not answer is found at once, before anybody makes room for results.
    """

    def __init__(self, address: str, workers: int) -> None:
        self._cluster = RayCluster(address, "--engine ray")
        self._cluster.connected()
        self._workers = workers

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results in the order of the items."""
        ray = self._cluster.connected()
        tasks = _Tasks(ray)
        processors = int(ray.cluster_resources().get("CPU", 1))
        try:
            yield from in_order(tasks, work, items, max(self._workers, processors) * AHEAD)
        finally:
            tasks.cancel()


class _Tasks:
    """Hands pieces of work to the cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._attempt = ray.remote(max_retries=RETRIES)(attempt)
        self._begun: dict[_Task[Any], None] = {}

    def submit(self, work: Callable[[T], R], item: T, /) -> _Task[R]:
        """Begin a piece of work."""
        task = _Task[R](self, self._attempt.remote(work, item))
        self._begun[task] = None
        return task

    def wait_for(self, task: _Task[R]) -> R:
        """The result of a piece of work, whatever became of the workers that tried before."""
        del self._begun[task]
        try:
            found: R | DejarikError = self._ray.get(task.reference)
        except self._ray.exceptions.RayTaskError:
            raise
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            raise _lost(error) from error
        if isinstance(found, DejarikError):
            raise found
        return found

    def cancel(self) -> None:
        """Begin nothing that nobody waits for any more."""
        for task in self._begun:
            self._ray.cancel(task.reference, force=True)


class _Task(Generic[R]):
    """A piece of work under way."""

    def __init__(self, tasks: _Tasks, reference: Any) -> None:
        self._tasks = tasks
        self.reference = reference

    def result(self) -> R:
        """What it comes to."""
        return self._tasks.wait_for(self)


def attempt(work: Callable[[T], R], item: T) -> R | DejarikError:
    """The result, or the error that a user caused: Ray would wrap it in pages of its own."""
    try:
        return work(item)
    except DejarikError as error:
        return error


def _lost(error: Exception) -> LostWorkError:
    kind = type(error).__name__
    return LostWorkError(
        Text(f"the cluster could not finish the work ({kind})", f"klaster nie dokończył pracy ({kind})"),
        Text("See the logs of the cluster, then run it again.", "Sprawdź dzienniki klastra i uruchom ponownie."),
        same("--engine ray"),
    )
