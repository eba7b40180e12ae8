"""Damage and shields that are split, point by point, among the characters of one side."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Clause, Somebody
from dejarik.abilities.timing import BEFORE
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.dice import INDIRECT
from dejarik.games.destiny.language.nouns import INDIRECT_DAMAGE
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.moments import GIVEN_SHIELDS
from dejarik.games.destiny.model.state import FREE_OVERFLOW, MAX_SHIELDS, TEAM, DestinyState
from dejarik.games.destiny.rules.damage import PLAIN, deal_damage, give_shields
from dejarik.games.destiny.vocabulary.amounts import Count, counted, worth
from dejarik.games.destiny.vocabulary.words import YOU, PickSeveral, picker
from dejarik.kernel.decision import Option
from dejarik.kernel.nouns import DAMAGE, SHIELD
from dejarik.kernel.text import Noun, Text


@dataclass(eq=False)
class Spread(PickSeveral):
    """Points assigned one by one among the characters of whoever picks, then given all at once."""

    amount: Count
    by: Somebody | None = YOU
    kind = "assign"

    def __post_init__(self) -> None:
        self.names_foe = self.by is not YOU

    def chooser(self, frame: Frame) -> int:
        return picker(self.by, frame)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        if len(taken) >= worth(s, frame, self.amount):
            return []
        cards = s.zones[TEAM + self.chooser(frame)]
        return [("assign", card) for card in cards if self.has_room(s, card, taken.count(card))]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return worth(s, frame, self.amount) > 0

    def may_stop(self, taken: list[int]) -> bool:
        return False

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        self.hand_out(s, [(card, taken.count(card)) for card in dict.fromkeys(taken)])

    @property
    @abstractmethod
    def points(self) -> Noun:
        """What is assigned."""

    @abstractmethod
    def has_room(self, s: DestinyState, card: int, assigned: int) -> bool:
        """Whether one more point may go to a character."""

    @abstractmethod
    def hand_out(self, s: DestinyState, shares: list[tuple[int, int]]) -> None:
        """Give every character its share."""


@dataclass(eq=False)
class SpreadShields(Spread):
    """Shields among one's own characters."""

    points = SHIELD

    def has_room(self, s: DestinyState, card: int, assigned: int) -> bool:
        room = MAX_SHIELDS - s.shields[card]
        return assigned < room + (s.shields[card] > 0 and _gives_shields_up(s, card))

    def hand_out(self, s: DestinyState, shares: list[tuple[int, int]]) -> None:
        give_shields(s, shares)

    @property
    def clause(self) -> Clause:
        rest = Text("{n} among your characters", "{n} pomiędzy swoje postacie")
        return Act(verbs.DISTRIBUTE, rest.fill(n=counted(self.amount, SHIELD)))


def _gives_shields_up(s: DestinyState, card: int) -> bool:
    """Whether a character may make room before it gains shields (destiny.card.qui_gon_jinn.at_maximum_shields)."""
    return any(other == card for other, _ in s.deal.waiting[BEFORE][GIVEN_SHIELDS])


@dataclass(eq=False)
class SpreadDamage(Spread):
    """Damage among the characters of whoever distributes it (destiny.damage.own_distribution_no_excess)."""

    sort: int = PLAIN

    @property
    def points(self) -> Noun:
        return INDIRECT_DAMAGE if self.sort == INDIRECT else DAMAGE

    def has_room(self, s: DestinyState, card: int, assigned: int) -> bool:
        if s.house[FREE_OVERFLOW]:
            return True
        return assigned < s.deal.health[card] - s.damage[card] + s.shields[card]

    def hand_out(self, s: DestinyState, shares: list[tuple[int, int]]) -> None:
        deal_damage(s, shares, self.sort)

    @property
    def clause(self) -> Clause:
        number = counted(self.amount, self.points)
        if self.by is not YOU:
            among = "pomiędzy swoje postacie"
            polish = f"{number.pl} {among}" if isinstance(self.amount, int) else f"{among} {number.pl}"
            return Act(verbs.DISTRIBUTE, Text(f"{number.en} among {{their}} characters", polish), AN_OPPONENT)
        rest = Text(
            "yourself {n}, distributed among your characters", "sobie {n}, rozdzielając je pomiędzy swoje postacie"
        )
        return Act(verbs.DEAL, rest.fill(n=number))
