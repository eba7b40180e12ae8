"""Where many pieces of work are done: in this process, in several, or wherever else somebody writes an engine for."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from dataclasses import dataclass
from multiprocessing import Pipe, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Final, Generic, Protocol, TypeVar

from dejarik.arena.on_ray import OnRay
from dejarik.arena.sharing import AHEAD, in_order
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same

T = TypeVar("T")
R = TypeVar("R")

YOUNG_OBJECTS: Final = 50_000
"""How many new objects a worker lets come together before it looks for cycles; Python's own choice is 700."""

NOTICE_WITHIN: Final = 0.3
"""So many seconds after a Ctrl-C, whoever waits for a result has noticed it."""

LOCAL: Final = "local"
RAY: Final = "ray"

_NO_ADDRESS: Final = Text("only a cluster has an address", "adres ma tylko klaster")
_ADD_RAY: Final = Text("Add --engine ray, or omit it.", "Dodaj --engine ray albo pomiń tę opcję.")
_WORKER_ENDED: Final = Text(
    "a worker process ended, probably because memory ran out", "proces roboczy zakończył się, pewnie zabrakło pamięci"
)
_FEWER_WORKERS: Final = Text("Go on with fewer workers.", "Kontynuuj z mniejszą liczbą procesów.")


class Engine(Protocol):
    """Does pieces of work that do not depend on one another."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results in the order of the items, which are asked for only as they are needed.

        ``work`` and the items travel to other processes: a function of a module or a ``partial`` of one.
        """
        ...


class Here:
    """Does everything in this process, one after the other."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results in the order of the items."""
        return map(work, items)


@dataclass(frozen=True, slots=True)
class Processes:
    """Shares the work among processes of this machine."""

    workers: int

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results in the order of the items; work that nobody waits for any more is broken off."""
        heard, told = Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, initializer=begin_work, initargs=(heard,))
        try:
            yield from in_order(_Pool(pool), work, items, self.workers * AHEAD)
        except BrokenExecutor as error:
            raise DejarikError(_WORKER_ENDED, _FEWER_WORKERS) from error
        finally:
            told.send(None)
            pool.shutdown(cancel_futures=True)
            told.close()
            heard.close()


@dataclass(frozen=True, slots=True)
class _Pool:
    """Hands pieces of work to processes."""

    processes: ProcessPoolExecutor

    def submit(self, work: Callable[[T], R], item: T, /) -> _Piece[R]:
        """Take on a piece of work."""
        return _Piece(self.processes.submit(work, item))


@dataclass(frozen=True, slots=True)
class _Piece(Generic[R]):
    """A piece of work under way."""

    future: Future[R]

    def result(self) -> R:
        """What it comes to. Waiting is done in short steps: not everywhere does a Ctrl-C end a long one.

        On Windows it never does, and polars asks the system to go on waiting.
        """
        while not wait_for([self.future], NOTICE_WITHIN).done:
            pass
        return self.future.result()


class NoEngineError(DejarikError):
    """There is no engine of that name, or it cannot be used."""


def make_engine(name: str, address: str, workers: int) -> Engine:
    """The engine called ``local`` or ``ray``; ``address`` says where the cluster is.

    Raises NoEngineError if there is no such engine, NoRayError if Ray is not installed or the cluster does not answer.
    """
    if name == RAY:
        return OnRay(address, workers)
    if name == LOCAL:
        if address:
            raise NoEngineError(_NO_ADDRESS, _ADD_RAY, same("--address"))
        return local_engine(workers)
    raise NoEngineError(
        Text(f"There is no engine “{name}”", f"Nie ma silnika „{name}”"),
        Text("Use local or ray.", "Podaj local albo ray."),
        same("--engine"),
    )


def local_engine(workers: int) -> Engine:
    """This process if one worker is enough, otherwise so many."""
    return Here() if workers <= 1 else Processes(workers)


def begin_work(end: Connection) -> None:
    """Prepare a worker for games; it ends when ``end`` has something to say, or the process that started it is gone.

    A Ctrl-C reaches every process of a terminal and is for the first one only.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    relax_collector()
    Thread(target=_end_with, args=(end,), daemon=True).start()


def _end_with(end: Connection) -> None:
    """The parent by its number would not do: some systems start workers by way of another process."""
    starter = parent_process()
    wait([end] if starter is None else [end, starter.sentinel])
    os._exit(1)


def relax_collector() -> None:
    """Look for cycles among what games leave behind more rarely: there are next to none, and looking takes time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, 20)
