"""Steps: named functions with plain arguments, so that what is pending can be saved and resumed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from dejarik.kernel.plain import from_plain, to_plain

Step: TypeAlias = tuple[Callable[..., None], tuple[Any, ...]]
"""A step function and its arguments: numbers, records and named things (see ``plain.py``)."""

F = TypeVar("F", bound=Callable[..., None])

_STEPS: dict[str, Callable[..., None]] = {}


def step(function: F) -> F:
    """Register a module-level function as a step, so that a pending one can be saved by name.

    A step that asks sets ``s.decision`` and changes nothing else, so asking again gives the same decision.
    """
    name = _name(function)
    if name in _STEPS:
        raise TypeError(f"two steps are called {name}; give one of them another name")
    _STEPS[name] = function
    return function


def encode_step(pending: Step) -> list[Any]:
    """A step as plain data: its name, then its arguments."""
    function, arguments = pending
    return [_name(function), *map(to_plain, arguments)]


def decode_step(data: list[Any]) -> Step:
    """The step that plain data stands for."""
    return _STEPS[data[0]], tuple([from_plain(part) for part in data[1:]])


def _name(function: Callable[..., None]) -> str:
    """The game or layer that owns the step, and its name; in which of its modules it stands may change."""
    owner = function.__module__
    if owner.startswith("dejarik."):
        owner = owner.removeprefix("dejarik.").removeprefix("games.").partition(".")[0]
    return f"{owner}.{function.__qualname__}"
