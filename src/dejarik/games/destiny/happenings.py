"""Abilities that wait for moments: "after" abilities join the queue, "before" abilities interrupt."""

from __future__ import annotations

from typing import TypeAlias

from dejarik.games.destiny.frames import FOE, NUMBER
from dejarik.games.destiny.state import (
    NOBODY,
    WHO,
    DestinyState,
    clockwise_from,
    first_in_order,
    in_play,
    is_in,
    seat_of,
)
from dejarik.games.destiny.vocabulary.abilities import After, Before, Triggered
from dejarik.games.destiny.vocabulary.words import EFFECTS, begin
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step

Happening: TypeAlias = tuple[int, int, int, int]
"""A moment, the seat whose doing it is, the card or die concerned, and a number."""

_SIZE = 7
"""A pending ability: effect, card, who carries it out, the opponent meant, where the frame notes what was concerned,
that, and a number."""


def occur(s: DestinyState, *happenings: Happening, also: tuple[list[int], ...] = ()) -> None:
    """Moments have come, all of them at once: whatever waits for them joins the queue."""
    due = [*also]
    for happening in happenings:
        due += _due(s, After, happening)
    queue_up(s, due)


def queue_up(s: DestinyState, due: list[list[int]]) -> None:
    """Abilities that are due at the same moment join the queue."""
    if len(due) == 1:
        s.queue.append(due[0])
    elif due:
        s.agenda.append((order, (1, *(number for entry in due for number in entry))))


def interrupt(s: DestinyState, *happenings: Happening) -> None:
    """Something is about to happen; what waits for it goes first. Put the step that goes on before calling this."""
    due = [entry for happening in happenings for entry in _due(s, Before, happening)]
    if due:
        s.agenda.append((order, (0, *(number for entry in due for number in entry))))


def _due(s: DestinyState, kind: type[Triggered], happening: Happening) -> list[list[int]]:
    moment, seat, concerned, number = happening
    return [
        pending(s, ability, card, seat, concerned, number)
        for card, ability in s.deal.listening(kind, moment)
        if in_play(s, card) and ability.when.met(s, card, seat, concerned, number)
    ]


def pending(s: DestinyState, ability: Triggered, card: int, seat: int, concerned: int, number: int) -> list[int]:
    """A triggered ability with what it must remember; from now on it does not need its card."""
    you = seat_of(s, card)
    foe = seat if seat != you else NOBODY
    return [ability.effect.number, card, you, foe, ability.when.register, concerned, ability.when.noted(number)]


@step
def order(s: DestinyState, queued: int, *numbers: int) -> None:
    """Several abilities at once: the battlefield's controller says whose come first, each player orders their own."""
    due = [entry for entry in _entries(numbers) if is_in(s, entry[WHO])]
    owners = {entry[WHO] for entry in due}
    if not due:
        return
    if len(owners) > 1:
        seats = [seat for seat in clockwise_from(s, first_in_order(s)) if seat in owners]
        options: list[Option] = [("player", seat) for seat in seats]
        s.decision = Decision(first_in_order(s), "who_first", options, _answer_order)
    elif len(_cards(due)) > 1:
        s.decision = Decision(due[0][2], "order", [("next", card) for card in _cards(due)], _answer_order)
    else:
        _start(s, queued, due)


def _answer_order(s: DestinyState, option: Option, queued: int, *numbers: int) -> None:
    due = [entry for entry in _entries(numbers) if is_in(s, entry[WHO])]
    place = 2 if option[0] == "player" else 1
    chosen = [entry for entry in due if entry[place] == subject(option)]
    if option[0] == "next":
        del chosen[1:]
    left = [entry for entry in due if not any(entry is one for one in chosen)]
    if left:
        s.agenda.append((order, (queued, *(number for entry in left for number in entry))))
    if option[0] == "next":
        _start(s, queued, chosen)
    else:
        s.agenda.append((order, (queued, *(number for entry in chosen for number in entry))))


def _cards(due: list[list[int]]) -> list[int]:
    return list(dict.fromkeys(entry[1] for entry in due))


def _entries(numbers: tuple[int, ...]) -> list[list[int]]:
    return [list(numbers[at : at + _SIZE]) for at in range(0, len(numbers), _SIZE)]


def _start(s: DestinyState, queued: int, due: list[list[int]]) -> None:
    if queued:
        s.queue += due
        return
    for entry in reversed(due):
        s.agenda.append((resolve_pending, tuple(entry)))


@step
def drain(s: DestinyState) -> None:
    """Carry out what waits in the queue, the first first, each whole before the next (destiny.queue.fifo).

    An action inside an ability leaves the queue to wait for that ability (destiny.queue.full_resolution).
    """
    if s.queue and not s.frames:
        s.agenda.append((drain, ()))
        resolve_pending(s, *s.queue.pop(0))


@step
def resolve_pending(s: DestinyState, effect: int, card: int, you: int, foe: int, *rest: int) -> None:
    """Begin an ability that was waiting."""
    register, concerned, number = rest
    frame = begin(s, EFFECTS[effect], card, you, foe)
    frame[FOE], frame[register], frame[NUMBER] = foe, concerned, number
