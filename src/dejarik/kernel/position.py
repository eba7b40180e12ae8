"""A position in a form that later releases can read: cards by name, steps and effects by name, tables by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dejarik.kernel.agenda import run, settle
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game
from dejarik.kernel.state import State


def save(game: Game[Any], s: State) -> dict[str, Any]:
    """A position as plain JSON data."""
    return {"box": list(game.box.names) if game.box else [], "state": s.snapshot()}


def load(game: Game[Any], data: dict[str, Any]) -> State:
    """The position as this release plays it on; raises whatever error shows that something in it is gone.

    Where the rules no longer ask what was asked, the game goes on to the next question.
    """
    made: State = game.state_type.unasked(data["state"])
    if game.box is not None and data["box"] != list(game.box.names):
        game.box.renumber(made, data["box"])
    made.ask_again()
    if made.decision is None and made.outcome is None:
        run(made)
        settle(made)
    return made


def save_log(events: Iterable[Event]) -> list[Any]:
    """What was told, as plain JSON data."""
    return [[event.kind, event.seat, event.cards, event.numbers, event.readers] for event in events]


def load_log(game: Game[Any], box: list[str], data: list[Any]) -> list[Event]:
    """What was told, with the cards' numbers of this release."""
    told = [Event(kind, seat, tuple(cards), tuple(numbers), readers) for kind, seat, cards, numbers, readers in data]
    if game.box is not None and box != list(game.box.names):
        return [game.box.retell(event, box) for event in told]
    return told
