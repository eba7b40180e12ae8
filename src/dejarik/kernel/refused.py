"""What a player cannot do now, in words: why not, by which rule, and with which cards or dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from dejarik.kernel.decision import CHANCE
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Refused:
    """Something a player cannot do now, and why."""

    label: Text
    reason: Text
    rule: str
    notation: str
    things: tuple[int, ...]


def refused_now(game: Game[Any], s: State, seat: int) -> list[Refused]:
    """Everything refused to a seat now, copies of a card once with the things of all; nothing unless it chooses."""
    decision = s.decision
    if decision is None or decision.seat != seat or seat == CHANCE:
        return []
    found: dict[tuple[Text, Text], Refused] = {}
    for each in _each(game, s, seat):
        key = each.label, each.reason
        first = found.setdefault(key, each)
        if first is not each:
            found[key] = replace(first, things=tuple(dict.fromkeys(first.things + each.things)))
    return list(found.values())


def _each(game: Game[Any], s: State, seat: int) -> Iterator[Refused]:
    for option, refusal in game.refusals(s, seat):
        label = game.label(s, option).map(lambda words: words.rstrip(": "))
        yield Refused(label, game.reason(refusal), refusal.rule, game.notate(s, option), game.things_of(s, option))
