"""Dice that are rolled though their card is not in the game, and dice that are not rolled."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Both, Clause, Statement
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.terms import ANY, CHARACTER
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import OFF, TEAM, DestinyState
from dejarik.games.destiny.model.values import distinct
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.vocabulary.dice import LEAVES_FOR_SIDE_ZONE
from dejarik.games.destiny.vocabulary.selectors import Dice, seats_of
from dejarik.games.destiny.vocabulary.words import Asks, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text


class RollSetAside(Effect):
    """A die of a certain character, set aside at the start, is rolled into the pool; without one nothing happens."""

    def __init__(self, key: str, of: Text) -> None:
        self.key = key
        self.of = of

    def run(self, s: DestinyState, frame: Frame) -> None:
        dice = self._dice(s, frame)
        frame.done = bool(dice)
        if dice:
            pools.roll(s, dice[:1], frame.you)

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self._dice(s, frame))

    def _dice(self, s: DestinyState, frame: Frame) -> list[int]:
        deal, taken = s.deal, pools.captured_dice(s)
        cards = [card for card in sorted(deal.supply) if (deal.key[card], deal.owner[card]) == (self.key, frame.you)]
        return [die for card in cards for die in deal.dice_of[card] if s.face[die] == OFF and die not in taken]

    @property
    def clause(self) -> Clause:
        rest = Text(
            f"one of your set-aside {self.of.en} dice into your pool",
            f"do swojej puli jedną ze swoich odłożonych na bok kości {self.of.pl}",
        )
        return Both(Act(verbs.ROLL, rest), LEAVES_FOR_SIDE_ZONE)


class Freeze(Asks):
    """A character die of any player, wherever it lies, is not rolled in the next round."""

    kind = "freeze"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        team = [card for seat in seats_of(s, frame, ANY) for card in s.zones[TEAM + seat]]
        resting = [die for card in team for die in pools.resting_dice(s, card)]
        resting.sort(key=lambda die: _is_kept(s, die))  # of dice that look alike the first is offered
        rolled = Dice(kind_of_card=CHARACTER).found(s, frame)
        return [("freeze", die) for die in distinct(s, resting + rolled)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        pools.freeze(s, subject(option), frame.you)
        frame.done = True

    @property
    def clause(self) -> Clause:
        chosen = Act(verbs.CHOOSE, Text("any character die", "dowolną kość postaci"))
        kept = Text("it cannot be rolled during the next round", "nie można nią rzucać w następnej rundzie")
        return Both(chosen, Statement(kept))


def _is_kept(s: DestinyState, die: int) -> bool:
    """Whether a die would not be rolled anyway."""
    return (die, s.round + 1) in s.frozen or die in pools.captured_dice(s)
