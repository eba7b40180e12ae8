"""Handing out pieces of work so that results come in order and only so many pieces are under way."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

AHEAD: Final = 16
"""How many pieces of work each worker has before it, so that none waits for a long one."""


class Promised(Protocol[R_co]):
    """A piece of work under way."""

    def result(self) -> R_co:
        """What it comes to, once it is done."""
        ...


class Workers(Protocol):
    """Somebody who does pieces of work one after the other, such as an executor."""

    def submit(self, work: Callable[[T], R], item: T, /) -> Promised[R]:
        """Take on a piece of work."""
        ...


def in_order(workers: Workers, work: Callable[[T], R], items: Iterable[T], ahead: int) -> Iterator[R]:
    """The results in the order of the items; only so many are ahead of the one waited for, however many there are."""
    waiting: deque[Promised[R]] = deque()
    for item in items:
        waiting.append(workers.submit(work, item))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
