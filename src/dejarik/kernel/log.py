"""Telling what happened, where it happens."""

from __future__ import annotations

from dejarik.kernel.events import EVERYBODY, Event
from dejarik.kernel.state import State


def tell(
    s: State,
    kind: str,
    seat: int,
    cards: tuple[int, ...] = (),
    numbers: tuple[int, ...] = (),
    readers: int = EVERYBODY,
) -> None:
    """Note an event if anybody listens."""
    if s.log is not None:
        s.log.append(Event(kind, seat, cards, numbers, readers))
