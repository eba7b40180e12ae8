"""The games by name; a game's modules are imported on first use."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any

from dejarik.kernel.errors import UnknownGameError
from dejarik.kernel.game import Game
from dejarik.kernel.text import EMPTY, Text

_WHERE: dict[str, str] = {}


def register(name: str, where: str) -> None:
    """Register a game: ``where`` is ``package.module:OBJECT``."""
    if _WHERE.setdefault(name, where) != where:
        raise TypeError(f"two games are called {name}; give one of them another name")


def names() -> list[str]:
    """The names of all games, in the order they were registered."""
    return list(_WHERE)


def module_of(name: str) -> str | None:
    """The module that holds the game of that name, if it is registered."""
    return _WHERE[name].partition(":")[0] if name in _WHERE else None


def find(name: str) -> Game[Any]:
    """The game of that name; raises UnknownGameError."""
    if name not in _WHERE:
        raise _unknown(name)
    module, _, attribute = _WHERE[name].partition(":")
    found = getattr(import_module(module), attribute)
    assert isinstance(found, Game)
    return found


def _unknown(name: str) -> UnknownGameError:
    near = get_close_matches(name, _WHERE, 1)
    hint = Text(f" Did you mean “{near[0]}”?", f" Czy chodzi o „{near[0]}”?") if near else EMPTY
    listed = ", ".join(_WHERE)
    return UnknownGameError(
        Text(f"There is no game called “{name}”", f"Nie ma gry „{name}”"),
        Text(f"The games are: {listed}.", f"Gry to: {listed}.") + hint,
    )
