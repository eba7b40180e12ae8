"""The cards of the Deckbuilding Game by name, so that games of a release with fewer of them can be taken up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from dejarik.abilities.timing import Pending
from dejarik.games.deckbuilding.cards import ONE_SET, SET_SIZE
from dejarik.games.deckbuilding.model.state import BOX as BOX_ZONE
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.procedure.attack import ask_reward, ask_target, assign_damage
from dejarik.games.deckbuilding.rules.purchase import ask_destination
from dejarik.games.deckbuilding.vocabulary.galaxy import ask_row_place
from dejarik.kernel.box import Box, Numbers
from dejarik.kernel.decision import told_apart
from dejarik.kernel.events import Event
from dejarik.kernel.steps import Step
from dejarik.kernel.zones import everybody

_NAMES: Final = told_apart(card.key for card in ONE_SET)
_CARDS_OF: Final[dict[Callable[..., None], slice]] = {
    ask_row_place: slice(None),
    ask_target: slice(None),
    ask_reward: slice(None),
    ask_destination: slice(2),
    assign_damage: slice(2, None),
}
"""Which arguments of the steps that have any are cards."""


def contents(box: Sequence[str]) -> list[int]:
    """The numbers of the cards in one box, in its order; all there are if it names nothing."""
    return Numbers(box, _NAMES).row(range(len(box))) if box else list(range(SET_SIZE))


def leave_out(s: DeckbuildingState, cards: Sequence[int]) -> None:
    """Cards that the box does not have lie nowhere, and nobody wonders where."""
    for card in frozenset(range(SET_SIZE)).difference(cards):
        for number in range(card, len(s.place), SET_SIZE):
            s.place[number] = BOX_ZONE
            s.known[number] = everybody(s)


def _renumber(s: DeckbuildingState, before: Sequence[str]) -> None:
    cards = Numbers(before, _NAMES)
    s.zones = [cards.row(zone) for zone in s.zones]
    s.place = bytearray(cards.table(s.place, BOX_ZONE))
    s.known = bytearray(cards.table(s.known, everybody(s)))
    s.damage = cards.table(s.damage, 0)
    s.used = cards.row(s.used)
    s.attackers = cards.row(s.attackers)
    s.targets = tuple(cards.row(s.targets))
    s.boosts = tuple(cards.row(s.boosts))
    s.doomed = tuple(cards.row(s.doomed))
    s.guide = cards.of(s.guide)
    for frame in s.frames:
        _renumber_frame(frame, cards)
    s.agenda = [_step(pending, cards) for pending in s.agenda]
    s.asked = _step(s.asked, cards) if s.asked else None


def _renumber_frame(frame: Any, cards: Numbers) -> None:
    frame.source = cards.of(frame.source)
    frame.chosen = cards.row(frame.chosen)


def _step(pending: Step, cards: Numbers) -> Step:
    function, arguments = pending
    for argument in arguments:
        for waiting in argument if isinstance(argument, tuple) else ():
            if isinstance(waiting, Pending):
                _renumber_frame(waiting.frame, cards)
    where = _CARDS_OF.get(function)
    if where is None:
        return pending
    made = list(arguments)
    made[where] = cards.row(made[where])
    return function, tuple(made)


def _retell(event: Event, before: Sequence[str]) -> Event:
    cards = tuple(Numbers(before, _NAMES).row(event.cards))
    return Event(event.kind, event.seat, cards, event.numbers, event.readers)


BOX: Final = Box(_NAMES, _renumber, _retell)
