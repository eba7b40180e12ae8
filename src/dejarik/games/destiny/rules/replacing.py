"""Replacement effects: something would happen, and something else happens in its place."""

from __future__ import annotations

from typing import Any

from dejarik.abilities.timing import INSTEAD, Happening, Triggered, replacing
from dejarik.abilities.words import put
from dejarik.games.destiny.model.state import DestinyState, first_in_order, seat_of
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import Step, step


def can_be_replaced(s: DestinyState, event: Happening) -> bool:
    """Whether anything could happen instead."""
    return bool(s.deal.waiting[INSTEAD][event.moment]) and bool(replacing(s, event))


def would_happen(s: DestinyState, event: Happening, happens: Step, replaced: Step) -> None:
    """Something would happen: of two steps the first follows if it does, the second if something else did instead."""
    s.agenda += [replaced, happens, (choose_replacement, (event, ()))]


@step
def choose_replacement(s: DestinyState, event: Happening, declined: tuple[int, ...]) -> None:
    """One effect replaces it; of several, those of one player are put in order by that player.

    Those of several players are put in order by the battlefield's controller
    (destiny.effect.replacement.order_several_players).
    """
    cards = [card for card, _ in _left(s, event, declined)]
    if not cards:
        _settle(s, is_replaced=False)
    elif len(cards) == 1:
        _try(s, event, cards[0], declined)
    else:
        seats = {seat_of(s, card) for card in cards}
        chooser = seats.pop() if len(seats) == 1 else first_in_order(s)
        options: list[Option] = [("instead", card) for card in cards]
        s.decision = Decision(chooser, "instead", options, _answer)


def _answer(s: DestinyState, option: Option, event: Happening, declined: tuple[int, ...]) -> None:
    _try(s, event, subject(option), declined)


def _left(s: DestinyState, event: Happening, declined: tuple[int, ...]) -> list[tuple[int, Triggered[Any, Any]]]:
    return [pair for pair in replacing(s, event) if pair[0] not in declined]


def _try(s: DestinyState, event: Happening, card: int, declined: tuple[int, ...]) -> None:
    """Carry an effect out in place of what would happen, unless its player declines it."""
    ability = next(ability for other, ability in _left(s, event, declined) if other == card)
    pending = ability.pending(s, card, event)
    s.frames.append(pending.frame.copy())
    s.agenda.append((end_replacement, (event, card, declined, ability.effect.declinable)))
    put(s, ability.effect)


@step
def end_replacement(s: DestinyState, event: Happening, card: int, declined: tuple[int, ...], is_optional: bool) -> None:
    """What was replaced does not happen at all (destiny.effect.replacement.original_not_resolved)."""
    frame = s.frames.pop()
    if is_optional and not frame.done:
        s.agenda.append((choose_replacement, (event, (*declined, card))))
    else:
        _settle(s, is_replaced=True)


def _settle(s: DestinyState, *, is_replaced: bool) -> None:
    happens, replaced = s.agenda.pop(), s.agenda.pop()
    s.agenda.append(replaced if is_replaced else happens)
