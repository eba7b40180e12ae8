"""The words of the protocol, and what a position tells: only what the seat that chooses may know."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final

from dejarik.kernel.aliases import Aliases
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

VERSION: Final = 1
ROW: Final = "row"
VIEW: Final = "view"
WORLD: Final = "world"


def told(word: str, data: object) -> str:
    """A word with data behind it, on one line."""
    return f"{word} {json.dumps(data, separators=(',', ':'), ensure_ascii=False)}"


def numbered(game: Game[Any], s: State) -> dict[int, Option]:
    """The options by the numbers of their actions, in the order of these.

    The order of the options themselves, like their ids, could tell copies apart that look alike.
    """
    assert s.decision is not None, "the game is over"
    return dict(sorted(zip(game.actions.ids(s), s.decision.options, strict=True)))


def position(game: Game[Any], s: State, wanted: Collection[str], rand: Random) -> dict[str, Any]:
    """A position for whoever chooses: the options, and of the rest what is wanted."""
    assert s.decision is not None, "the game is over"
    seat, names = s.decision.seat, game.actions.names
    found: dict[str, Any] = {"seat": seat, "kind": s.decision.kind}
    found["options"] = [_option(game, s, action, names[action], option) for action, option in numbered(game, s).items()]
    return found | {part: tell(game, s, seat, rand) for part, tell in PARTS.items() if part in wanted}


def _option(game: Game[Any], s: State, action: int, name: str, option: Option) -> dict[str, Any]:
    label = game.label(s, option)
    return {"action": action, "name": name, "label": {"en": label.en, "pl": label.pl}}


def _row(game: Game[Any], s: State, seat: int, _: Random) -> list[int]:
    return list(game.encode(s, seat))


def _view(game: Game[Any], s: State, seat: int, _: Random) -> dict[str, Any] | None:
    """What the seat sees, in its own words for copies; None where nobody keeps these words, outside of a match."""
    if not isinstance(s.aliases, Aliases):
        return None
    seen = s.aliases.seen(game.view(s, seat))
    assert seen.prompt is not None, "the seat is asked"
    actions = {option: action for action, option in numbered(game, s).items()}
    data = seen.to_data()
    for choice, written in zip(seen.prompt.choices, data["prompt"]["choices"], strict=True):
        del written["option"]
        written["action"] = actions[choice.option]
    return data


def _world(game: Game[Any], s: State, seat: int, rand: Random) -> dict[str, Any]:
    """A whole position that agrees with what the seat knows; all that is hidden from it is guessed."""
    guess: State = game.determinize(s, seat, rand)
    guess.counter = 0
    return guess.snapshot()


PARTS: Final[dict[str, Callable[[Game[Any], State, int, Random], Any]]] = {ROW: _row, VIEW: _view, WORLD: _world}
"""What a program may want to be told besides the options."""
