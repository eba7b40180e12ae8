"""Damage in its steps: assigned, moved by Protect, prevented by shields, taken (lcg.damage.steps)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dejarik.abilities.timing import Happening
from dejarik.abilities.windows import bring_about, go_on, moment_comes
from dejarik.games.lcg.language.terms import KIND_KEYS, OBJECTIVE
from dejarik.games.lcg.model.keywords import Protect
from dejarik.games.lcg.model.moments import DAMAGE, DAMAGED, TAKING
from dejarik.games.lcg.model.state import AREA, LcgState, in_play
from dejarik.games.lcg.rules.moving import check
from dejarik.games.lcg.rules.tokens import spend_shield
from dejarik.games.lcg.rules.values import can_be_damaged, keywords, room_for_damage
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import key_of

MOVED: Final = -3
"""In place of a source: moved damage is not being dealt by anything (lcg.damage.move_not_dealing)."""


def deal_damage(s: LcgState, by: int, source: int, assigned: Sequence[tuple[int, int]]) -> None:
    """Deal damage of one source, a player's, to one card or several: pairs of a card and how much."""
    found = tuple((card, amount) for card, amount in assigned if amount > 0 and can_take(s, card))
    if found:
        s.agenda.append((deal_next, (by, source, found)))


def move_damage(s: LcgState, by: int, card: int, amount: int) -> None:
    """Move damage onto a card: it receives the damage, so Protect may take it (lcg.damage.moved_is_received)."""
    if amount > 0 and can_take(s, card):
        s.agenda.append((protect, (by, MOVED, card, amount)))


def can_take(s: LcgState, card: int) -> bool:
    """Whether a card can be dealt damage at all."""
    return in_play(s, card) and s.deal.capacity[card] > 0 and can_be_damaged(s, card)


@step
def deal_next(s: LcgState, by: int, source: int, assigned: tuple[tuple[int, int], ...]) -> None:
    """Deal one part of the damage assigned; the rest follows. The active player orders objectives of both sides."""
    objectives = [card for card, _ in assigned if s.deal.kind[card] == OBJECTIVE] if len(assigned) > 1 else []
    if len({s.controller(card) for card in objectives}) > 1:  # lcg.win.simultaneous
        options: list[Option] = [("objective", card) for card in objectives]
        s.decision = Decision(s.active, "damage_order", options, _answer_next, completes=True)
    else:
        _answer_next(s, ("objective", assigned[0][0]), by, source, assigned)


def _answer_next(s: LcgState, option: Option, by: int, source: int, assigned: tuple[tuple[int, int], ...]) -> None:
    card, amount = next(part for part in assigned if part[0] == subject(option))
    rest = tuple([part for part in assigned if part[0] != card])
    if rest:
        s.agenda.append((deal_next, (by, source, rest)))
    if in_play(s, card):
        bring_about(s, Happening(DAMAGE, by, card, amount, source=source))


def carry_out_damage(s: LcgState, event: Happening) -> None:
    """What is left after interrupts may be moved by Protect."""
    s.agenda.append((protect, (event.seat, event.source, event.concerned, event.amount)))


# ---------------------------------------------------------------- Protect


@step
def protect(s: LcgState, by: int, source: int, card: int, amount: int) -> None:
    """A protecting card may take any part of the damage (lcg.keyword.protect)."""
    if not in_play(s, card) or amount <= 0:
        return
    options: list[Option] = [
        ("protect", protector, part)
        for protector in protectors(s, card)
        for part in range(1, min(amount, _spare(s, protector)) + 1)
    ]
    if options:
        s.decision = Decision(s.controller(card), "protect", [*options, ("no",)], _answer_protect)
    else:
        shield(s, by, source, card, amount)


def _answer_protect(s: LcgState, option: Option, by: int, source: int, card: int, amount: int) -> None:
    if option[0] == "no":
        s.agenda.append((shield, (by, source, card, amount)))
        return
    protector, part = list(option[1:])
    tell(s, "protected", s.controller(card), (protector, card), (part,))
    s.agenda.append((protect, (by, source, card, amount - part)))
    s.agenda.append((shield, (by, source, protector, part)))  # lcg.damage.protect_keeps_source


def protectors(s: LcgState, card: int) -> list[int]:
    """The friendly cards that may take damage in place of a card (lcg.keyword.protect_anywhere)."""
    cards, gained = s.zones[AREA + s.controller(card)], bool(s.deal.giving(Protect))
    found = []
    for other in cards if gained else [other for other in cards if other in s.deal.protectors]:
        protecting = other != card and any(covers(s, ability, card) for ability in keywords(s, other, Protect))
        if protecting and can_take(s, other) and room_for_damage(s, other):
            found.append(other)
    return found


def covers(s: LcgState, ability: Protect, card: int) -> bool:
    """Whether Protect names a trait, the type or the name of a card (lcg.keyword.protect_non_trait)."""
    deal, word = s.deal, ability.trait
    return word in deal.traits[card] or word == KIND_KEYS[deal.kind[card]] or word == key_of(deal.title[card])


def _spare(s: LcgState, protector: int) -> int:
    """What a protector can take besides what the same source assigns to it (lcg.keyword.protect_same_source)."""
    rest: tuple[Any, ...] = next((found[1][2] for found in reversed(s.agenda) if found[0] is deal_next), ())
    taken: int = sum(amount for card, amount in rest if card == protector)
    return room_for_damage(s, protector) - taken


# ---------------------------------------------------------------- shields and tokens


@step
def shield(s: LcgState, by: int, source: int, card: int, amount: int) -> None:
    """A shield may prevent 1 damage of an enemy's attack or effect (lcg.shield.prevent)."""
    if not in_play(s, card) or amount <= 0:
        return
    owner = s.controller(card)
    if by != owner and s.shields[card]:
        s.decision = Decision(owner, "shield", [("shield", card), ("no",)], _answer_shield)
    else:
        bring_about(s, Happening(TAKING, by, card, amount, source=source))


def _answer_shield(s: LcgState, option: Option, by: int, source: int, card: int, amount: int) -> None:
    if option[0] == "shield":
        spend_shield(s, card)
        s.agenda.append((shield, (by, source, card, amount - 1)))
    else:
        bring_about(s, Happening(TAKING, by, card, amount, source=source))


def carry_out_taking(s: LcgState, event: Happening) -> None:
    """What is left of the damage is placed."""
    if in_play(s, event.concerned):
        take_damage(s, event.seat, event.source, event.concerned, event.amount)


def take_damage(s: LcgState, by: int, source: int, card: int, amount: int) -> int:
    """Place damage tokens up to the card's capacity (lcg.damage.excess_ignored); how many were placed."""
    placed = min(amount, room_for_damage(s, card))
    if placed:
        s.damage[card] += placed
        tell(s, "damaged", s.controller(card), (card,), (placed,))
        place = _end_of_batch(s, card)
        s.agenda[place:place] = [(damaged, (by, source, card, placed)), (check, ())]
    return placed


def _end_of_batch(s: LcgState, card: int) -> int:
    """Where on the agenda the damage that one source deals to several cards is over.

    Units are destroyed together then, so that their owner may order them (lcg.discard.order). Objectives are destroyed
    one by one, in an order of their own (lcg.win.simultaneous).
    """
    for place in range(len(s.agenda) - 1, -1, -1):
        pending, arguments = s.agenda[place]
        if pending is deal_next:
            cards = [card, *[other for other, _ in arguments[2]]]
            return len(s.agenda) if any(s.deal.kind[other] == OBJECTIVE for other in cards) else place
        if pending not in BETWEEN_PARTS:
            break
    return len(s.agenda)


BETWEEN_PARTS: Final = (go_on, protect, shield)
"""What may lie on the agenda above the rest of the damage of the same source."""


@step
def damaged(s: LcgState, by: int, source: int, card: int, amount: int) -> None:
    """Damage has been dealt, and what it destroys is gone (lcg.damage.dealt)."""
    moment_comes(s, DAMAGED, by, card, amount, source=source)


def heal(s: LcgState, card: int, amount: int) -> int:
    """Remove up to so much damage from a card; how much there was to remove."""
    removed = min(s.damage[card], amount)
    if removed:
        s.damage[card] -= removed
        tell(s, "healed", s.controller(card), (card,), (removed,))
    return removed
