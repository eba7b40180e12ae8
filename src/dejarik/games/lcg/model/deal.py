"""What a match is played with: the cards both sides brought, as tables by number that no game changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from dejarik.abilities.printed import Printed
from dejarik.abilities.timing import AFTER, BEFORE, INSTEAD
from dejarik.games.lcg.language.terms import EVENT, UNIT
from dejarik.games.lcg.model.abilities import IN_DISCARD, IN_HAND, IN_PLAY, Action, Conditional, Interrupt, Reaction
from dejarik.games.lcg.model.card import POOL, Card
from dejarik.games.lcg.model.constants import Constant
from dejarik.games.lcg.model.moments import MOMENTS
from dejarik.kernel.decision import told_apart

Brought: TypeAlias = tuple[tuple[str, int], ...]
"""Every card of a match: its key and who brought it."""

Waiting: TypeAlias = tuple[tuple[int, Any], ...]
"""Cards, each with one of its abilities."""


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
        self.waiting = tuple(
            tuple(self._answering(kind, moment, IN_PLAY) for moment in MOMENTS) for kind in (Reaction, Interrupt)
        )
        """By policy and moment: every card with an answer to it that is used in play."""
        self.held = tuple(
            tuple(self._answering(kind, moment, IN_HAND) for moment in MOMENTS) for kind in (Reaction, Interrupt)
        )
        """The same for answers from the hand, events included."""
        self.buried = tuple(
            tuple(self._answering(kind, moment, IN_DISCARD) for moment in MOMENTS) for kind in (Reaction, Interrupt)
        )
        """The same for answers from the discard pile."""
        self.has_secret_answers = tuple(
            tuple(any(ability.effect.is_secret for _, ability in found) for found in table) for table in self.waiting
        )
        """By policy and moment: whether an answer in play may depend on what its player holds."""
        self.constants: dict[type, tuple[tuple[int, Any], ...]] = {
            kind: self.having(kind) for kind in kinds_of(Constant)
        }
        """Every card with a constant effect, by the kind of effect."""
        self.hears = tuple(
            tuple(policy != INSTEAD and self._has_answers(policy, moment) for moment in MOMENTS)
            for policy in (AFTER, BEFORE, INSTEAD)
        )
        """By policy and moment: whether any card of the match has such an answer."""
        self.hears_elsewhere = tuple(
            tuple(policy != INSTEAD and self._answers_elsewhere(policy, moment) for moment in MOMENTS)
            for policy in (AFTER, BEFORE, INSTEAD)
        )
        """The same for answers that do not depend on cards in play alone."""
        self.actions = self._acting(IN_PLAY)
        """Every card with an action that is used in play."""
        self.held_actions = self._acting(IN_HAND)
        """Every card with an action that is used from the hand, events included."""

        self.minds_discard_order = tuple(
            any(owner == seat and card.minds_discard_order for card, owner in zip(self.cards, self.owner, strict=True))
            for seat in range(2)
        )
        """By seat: whether the order of the discard pile can matter to one of its cards."""

    def _answering(self, kind: type[Any], moment: int, zone: int) -> Waiting:
        found = self.listening(kind, moment)
        return tuple((card, ability) for card, ability in found if self._zone(card, ability) == zone)

    def _has_answers(self, policy: int, moment: int) -> bool:
        return any(table[policy][moment] for table in (self.waiting, self.held, self.buried))

    def _answers_elsewhere(self, policy: int, moment: int) -> bool:
        outside = self.held[policy][moment] or self.buried[policy][moment]
        return bool(outside) or self.has_secret_answers[policy][moment]

    def _acting(self, zone: int) -> Waiting:
        found = [(card, ability) for card, ability in self.having(Action) if self._zone(card, ability) == zone]
        return tuple(sorted(found, key=lambda pair: self.cost[pair[0]]))

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
