"""Values of a position as plain JSON data and back, without a trace of the process that wrote them.

A position holds numbers, rows of numbers, and two kinds of richer values: *records*, small registered classes such as
an ability that waits, saved by their fields; and *named* things that never change, such as the effect of a card, saved
by a name that depends on neither import order nor the cards of other matches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

R = TypeVar("R", bound=type[Any])

_RECORDS: dict[str, type[Any]] = {}
_NAMED: dict[str, Named] = {}


class Named:
    """Something that never changes and is known by name wherever it appears."""

    id: str = ""


def name(thing: Named, known_as: str) -> None:
    """Register a thing under a name of its own; twice under the same name is a mistake in the program."""
    if thing.id:
        raise TypeError(f"{thing.id} is used a second time as {known_as}; make another one")
    if known_as in _NAMED:
        raise TypeError(f"two things are called {known_as}")
    thing.id = known_as
    _NAMED[known_as] = thing


def record(known_as: str) -> Callable[[R], R]:
    """Register a class whose instances stand in positions.

    A NamedTuple is saved by its fields; any other class has ``plain`` for its parts and ``from_parts``, or is called
    with them.
    """

    def register(cls: R) -> R:
        if known_as in _RECORDS:
            raise TypeError(f"two kinds of records are called {known_as}")
        _RECORDS[known_as] = cls
        cls.record_name = known_as
        return cls

    return register


def to_plain(value: Any) -> Any:
    """A value as JSON data; most of a position are rows of numbers and keys."""
    kind = type(value)
    if kind is list or kind is tuple:
        return [part if (of := type(part)) is int or of is str else to_plain(part) for part in value]
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if isinstance(value, Named):
        if not value.id:
            raise TypeError(f"{value!r} has no name and cannot be saved")
        return {"named": value.id}
    known_as = getattr(kind, "record_name", None)
    if known_as is not None:
        return {known_as: [to_plain(part) for part in (value if isinstance(value, tuple) else value.plain())]}
    return [to_plain(part) for part in value]


def from_plain(data: Any) -> Any:
    """The value that data stands for; rows come back as tuples."""
    if isinstance(data, list):
        return tuple([from_plain(part) for part in data])
    if isinstance(data, dict):
        ((known_as, parts),) = data.items()
        if known_as == "named":
            return _NAMED[parts]
        cls = _RECORDS[known_as]
        return getattr(cls, "from_parts", cls)(*[from_plain(part) for part in parts])
    return data
