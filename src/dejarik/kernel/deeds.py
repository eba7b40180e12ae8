"""How games say which deeds their events tell of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from dejarik.kernel.events import HIDDEN, Deed, DeedKind, Event
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)

Deeds: TypeAlias = Mapping[str, Callable[[S, Event], Deed]]
"""By the kind of event; events of other kinds tell of nothing that players look for."""


def known(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that the reader of an event may know."""
    return tuple(card for card in cards if card != HIDDEN)


def with_cards(kind: DeedKind) -> Callable[[State, Event], Deed]:
    """Something done with all cards of an event."""
    return lambda _s, event: Deed(kind, known(event.cards), amount=max(1, len(event.cards)))


def with_one(kind: DeedKind) -> Callable[[State, Event], Deed]:
    """Something done with the first card of an event, to its others."""
    return lambda _s, event: Deed(kind, known(event.cards[:1]), known(event.cards[1:]))


def paid_for(kind: DeedKind) -> Callable[[State, Event], Deed]:
    """Something done with the first card of an event, to its others, for as much as its first number says."""
    return lambda _s, event: Deed(
        kind, known(event.cards[:1]), known(event.cards[1:]), cost=event.numbers[0] if event.numbers else None
    )


def counted(kind: DeedKind, icon: str = "") -> Callable[[State, Event], Deed]:
    """Something done as much as the first number says."""
    return lambda _s, event: Deed(kind, known(event.cards), amount=event.numbers[0], icon=icon)


def suffered(kind: DeedKind, number: int = 0) -> Callable[[State, Event], Deed]:
    """Something done to the cards of an event, as much as one of its numbers says."""
    return lambda _s, event: Deed(kind, (), known(event.cards), event.numbers[number])


def met(kind: DeedKind) -> Callable[[State, Event], Deed]:
    """Something done to the cards of an event."""
    return lambda _s, event: Deed(kind, (), known(event.cards), max(1, len(event.cards)))
