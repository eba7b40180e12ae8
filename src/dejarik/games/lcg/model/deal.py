"""What a match is played with: the cards both sides brought, as tables by number that no game changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.printed import Printed
from dejarik.abilities.windows import HAPPENING, INTERRUPTS
from dejarik.games.lcg.language.terms import ENHANCEMENT, EVENT, UNIT
from dejarik.games.lcg.model.abilities import IN_DISCARD, IN_HAND, IN_PLAY, Action, Conditional, Interrupt, Reaction
from dejarik.games.lcg.model.card import POOL, Card
from dejarik.games.lcg.model.constants import ChangesCost, Constant, GivesKeyword
from dejarik.games.lcg.model.keywords import Limited, Protect
from dejarik.games.lcg.model.moments import MOMENTS
from dejarik.kernel.decision import told_apart

SEATS: Final = 2

Brought: TypeAlias = tuple[tuple[str, int], ...]
"""Every card of a match: its key and who brought it."""

Waiting: TypeAlias = Sequence[tuple[int, Any]]
"""Cards, each with one of its abilities."""


class Answers:
    """The cards of a match that can answer a moment, with the abilities for it, by where these are used.

    ``held`` and ``buried`` are by owner: answers from the hand, events included, and from the discard pile. ``exist``
    is whether there are any, ``have_secrets`` whether one of a card in play may depend on what its player holds,
    ``come_from_elsewhere`` whether they do not depend on cards in play alone, ``reckoned`` the same by player.
    """

    def __init__(self, in_play: Waiting, held: tuple[Waiting, ...], buried: tuple[Waiting, ...]) -> None:
        self.in_play = in_play
        self.held = held
        self.buried = buried
        self.have_secrets = any(ability.effect.is_secret for _, ability in in_play)
        self.reckoned = [self.have_secrets or bool(held[seat] or buried[seat]) for seat in range(SEATS)]
        self.come_from_elsewhere = any(self.reckoned)
        self.exist = bool(in_play) or self.come_from_elsewhere


@dataclass(frozen=True, slots=True)
class FirstStages:
    """The first stage in which a card might answer a moment, NOBODY if none does.

    ``of_any`` is that of the moment whatever its sort, ``by_sort`` of the sorts that some card waits for, and
    ``of_others`` of all other sorts.
    """

    of_any: int
    of_others: int
    by_sort: dict[int | None, int]


NO_ANSWERS: Final = Answers((), ((),) * SEATS, ((),) * SEATS)


class Deal(Printed):
    """Cards are numbered seat by seat: the affiliation card, the objectives, the command cards."""

    def __init__(self, brought: Brought) -> None:
        self.cards: tuple[Card, ...] = tuple(POOL[key] for key, _ in brought)
        super().__init__([card.abilities for card in self.cards])
        self.owner = tuple(owner for _, owner in brought)
        self.kind = tuple(card.kind for card in self.cards)
        self.key = tuple(card.key for card in self.cards)
        self.title = tuple(card.name.en for card in self.cards)
        self.affiliation = tuple(card.affiliation for card in self.cards)
        self.side = tuple(card.side for card in self.cards)
        self.cost = tuple(card.cost for card in self.cards)
        self.force = tuple(card.force for card in self.cards)
        self.capacity = tuple(card.capacity for card in self.cards)
        self.resources = tuple(card.resources for card in self.cards)
        self.unique = tuple(card.unique for card in self.cards)
        self.traits = tuple(frozenset(card.traits) for card in self.cards)
        self.is_unit = tuple(kind == UNIT for kind in self.kind)
        self.notation = told_apart(card.key for card in self.cards)
        self.answers = (self._answers_with(Reaction), self._answers_with(Interrupt), (NO_ANSWERS,) * len(MOMENTS))
        """By policy and moment: every card that answers it. Nothing in this game comes instead of something else."""
        self.first_stages = tuple(map(self._first_stages, MOMENTS))
        self.constants: dict[type, tuple[tuple[int, Any], ...]] = {
            kind: self.having(kind) for kind in kinds_of(Constant)
        }
        """Every card with a constant effect, by the kind of effect."""
        self._giving: dict[type, tuple[tuple[int, GivesKeyword], ...]] = {}
        self.cost_changes = tuple(self._cost_changes(card) for card in range(len(self.cards)))
        """By card: every effect that could change its cost."""
        self.needs_host = tuple(card.kind == ENHANCEMENT and card.enhances is not None for card in self.cards)
        self.is_limited = tuple(self.ability(card, Limited) is not None for card in range(len(self.cards)))
        self.protectors = frozenset(card for card, _ in self.having(Protect))
        self.rivals = tuple(self._rivals(card) for card in range(len(self.cards)))
        """By card: all others that must not be in play together with it (lcg.unique.one_copy)."""
        self.actions = self._acting(IN_PLAY)
        """Every card with an action that is used in play."""
        self.held_actions = self._by_owner(self._acting(IN_HAND))
        """By owner: every card with an action that is used from the hand, events included."""
        self.reckoned_actions = tuple(sorted(found, key=self._effort) for found in self.held_actions)
        """The same, those first of which it is soon found out whether they might be used."""
        self.minds_discard_order = tuple(
            any(owner == seat and card.minds_discard_order for card, owner in zip(self.cards, self.owner, strict=True))
            for seat in range(SEATS)
        )
        """By seat: whether the order of the discard pile can matter to one of its cards."""

    def giving(self, kind: type[Any]) -> tuple[tuple[int, GivesKeyword], ...]:
        """Every card that may give others a keyword of a kind."""
        found = self._giving.get(kind)
        if found is None:
            givers = self.constants[GivesKeyword]
            found = self._giving[kind] = tuple(pair for pair in givers if isinstance(pair[1].keyword, kind))
        return found

    def _cost_changes(self, card: int) -> tuple[tuple[int, ChangesCost], ...]:
        changes = self.having(ChangesCost)  # type: ignore[type-abstract]
        return tuple((source, ability) for source, ability in changes if ability.could_concern(self, source, card))

    def _first_stages(self, moment: int) -> FirstStages:
        after = {ability.when.sort for _, ability in self.listening(Reaction, moment)}
        before = {ability.when.sort for _, ability in self.listening(Interrupt, moment)}
        of_any = INTERRUPTS if before else HAPPENING if after else NOBODY
        of_others = INTERRUPTS if None in before else HAPPENING if None in after else NOBODY
        by_sort = {sort: INTERRUPTS if {sort, None} & before else HAPPENING for sort in before | after}
        return FirstStages(of_any, of_others, by_sort)

    def _rivals(self, card: int) -> tuple[int, ...]:
        title, unique = self.title, self.unique
        namesakes = [other for other in range(len(title)) if title[other] == title[card] and other != card]
        return tuple(other for other in namesakes if unique[other] or unique[card])

    def _answers_with(self, kind: type[Any]) -> tuple[Answers, ...]:
        return tuple(self._answers(self.listening(kind, moment)) for moment in MOMENTS)

    def _answers(self, found: Waiting) -> Answers:
        if not found:
            return NO_ANSWERS
        used_in = [self._used_in(zone, found) for zone in (IN_PLAY, IN_HAND, IN_DISCARD)]
        return Answers(used_in[0], self._by_owner(used_in[1]), self._by_owner(used_in[2]))

    def _effort(self, pair: tuple[int, Any]) -> tuple[int, bool]:
        return self.cost[pair[0]], pair[1].effect.is_conditional

    def _used_in(self, zone: int, found: Waiting) -> Waiting:
        return tuple((card, ability) for card, ability in found if self._zone(card, ability) == zone)

    def _by_owner(self, found: Waiting) -> tuple[Waiting, ...]:
        """Hands and discard piles hold cards of their owners alone (lcg.control.to_owner_zones)."""
        return tuple(tuple(pair for pair in found if self.owner[pair[0]] == seat) for seat in range(SEATS))

    def _acting(self, zone: int) -> Waiting:
        return tuple(sorted(self._used_in(zone, self.having(Action)), key=lambda pair: self.cost[pair[0]]))

    def _zone(self, card: int, ability: Conditional) -> int:
        """Events are initiated when they are played from hand (lcg.initiate.events_from_hand)."""
        return IN_HAND if self.kind[card] == EVENT else ability.zone


def kinds_of(base: type[Any]) -> Iterator[type[Any]]:
    """All classes made from one."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


@lru_cache(maxsize=256)
def deal_of(brought: Brought) -> Deal:
    """The tables of a match, by what both sides brought."""
    return Deal(brought)
