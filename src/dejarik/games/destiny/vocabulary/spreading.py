"""Damage and shields that are split, point by point, among the characters of one side."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.damage import PLAIN, deal_damage, give_shields
from dejarik.games.destiny.dice import INDIRECT
from dejarik.games.destiny.frames import FOE
from dejarik.games.destiny.moments import GIVEN_SHIELDS
from dejarik.games.destiny.nouns import DAMAGE, INDIRECT_DAMAGE, SHIELD_TOKEN
from dejarik.games.destiny.state import FREE_OVERFLOW, MAX_SHIELDS, TEAM, DestinyState
from dejarik.games.destiny.vocabulary.abilities import Before
from dejarik.games.destiny.vocabulary.numbers import Count, counted, worth
from dejarik.games.destiny.vocabulary.phrases import FOE_GAP
from dejarik.games.destiny.vocabulary.words import PickSeveral
from dejarik.kernel.decision import Option
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class Spread(PickSeveral):
    """Points are assigned one by one, then they come all at once."""

    amount: Count
    kind: ClassVar[str] = "assign"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        if len(taken) >= worth(s, self.amount):
            return []
        return [
            ("assign", card) for card in s.zones[TEAM + self.chooser(s)] if self.has_room(s, card, taken.count(card))
        ]

    def possible(self, s: DestinyState) -> bool:
        return worth(s, self.amount) > 0

    def may_stop(self, taken: list[int]) -> bool:
        return False

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        self.hand_out(s, [(card, taken.count(card)) for card in dict.fromkeys(taken)])

    @abstractmethod
    def has_room(self, s: DestinyState, card: int, assigned: int) -> bool:
        """Whether one more point may go to a character."""

    @abstractmethod
    def hand_out(self, s: DestinyState, shares: list[tuple[int, int]]) -> None:
        """Give every character its share."""


def gives_shields_up(s: DestinyState, card: int) -> bool:
    """Whether a character may make room before it gains shields (destiny.card.qui_gon_jinn.at_maximum_shields)."""
    return any(other == card for other, _ in s.deal.listening(Before, GIVEN_SHIELDS))


@dataclass(frozen=True)
class SpreadShields(Spread):
    """Shields among one's own characters."""

    def has_room(self, s: DestinyState, card: int, assigned: int) -> bool:
        room = MAX_SHIELDS - s.shields[card]
        return assigned < room + (s.shields[card] > 0 and gives_shields_up(s, card))

    def hand_out(self, s: DestinyState, shares: list[tuple[int, int]]) -> None:
        give_shields(s, shares)

    @property
    def text(self) -> Text:
        return Text("distribute {n} among your characters", "rozdziel {n} pomiędzy swoje postacie").fill(
            n=counted(self.amount, SHIELD_TOKEN)
        )


@dataclass(frozen=True)
class SpreadOwnDamage(Spread):
    """Damage among the characters of whoever distributes it (destiny.damage.own_distribution_no_excess)."""

    damage_kind: int = PLAIN

    def has_room(self, s: DestinyState, card: int, assigned: int) -> bool:
        if s.house[FREE_OVERFLOW]:
            return True
        return assigned < s.deal.health[card] - s.damage[card] + s.shields[card]

    def hand_out(self, s: DestinyState, shares: list[tuple[int, int]]) -> None:
        deal_damage(s, shares, self.damage_kind)

    @property
    def text(self) -> Text:
        number = self._damage
        return Text(
            f"deal yourself {number.en}, distributed among your characters",
            f"zadaj sobie {number.pl}, rozdzielając je pomiędzy swoje postacie",
        )

    @property
    def _damage(self) -> Text:
        return counted(self.amount, INDIRECT_DAMAGE if self.damage_kind == INDIRECT else DAMAGE)


@dataclass(frozen=True)
class FoeSpreadsDamage(SpreadOwnDamage):
    """The opponent distributes damage among their own characters (destiny.starter.indirect.opponent_deals)."""

    names_foe: ClassVar[bool] = True

    def chooser(self, s: DestinyState) -> int:
        return s.frames[-1][FOE]

    @property
    def text(self) -> Text:
        number = self._damage
        return FOE_GAP + Text(
            f" distributes {number.en} among their characters", f" rozdziela {number.pl} pomiędzy swoje postacie"
        )
