"""Words in which both sides have a part: pools that one divides and the other chooses from, dice that are compared."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Both, Clause, Statement
from dejarik.abilities.words import ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.terms import CHARACTER, FOES, OWN
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import OFF, DestinyState
from dejarik.games.destiny.model.values import character_of, distinct, value_of
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.rules.damage import deal_damage
from dejarik.games.destiny.vocabulary.selectors import Dice
from dejarik.games.destiny.vocabulary.words import FOE_PICKS, Asks, PickSeveral
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text


class SplitPool(PickSeveral):
    """The opponent sorts the dice of their pool into two groups; you pick one, which is removed."""

    kind = "group"
    names_foe = True

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def run(self, s: DestinyState, frame: Frame) -> None:
        s.agenda.append((pick_group, ()))
        super().run(s, frame)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        left = [die for die in s.pools[frame.foe] if die not in taken]
        return [("group", die) for die in distinct(s, left)]

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        frame.chosen = taken  # the first group, kept for the question that follows

    @property
    def clause(self) -> Clause:
        rest = Text("the dice in their pool into two groups", "kości ze swojej puli na dwie grupy")
        choice = Act(verbs.CHOOSE, Text("one of the groups and remove its dice", "jedną z nich i usuń jej kości"))
        return Both(Act(verbs.DIVIDE, rest, FOE_PICKS), choice)


@step
def pick_group(s: DestinyState) -> None:
    """Which of the two groups is removed: 1 is the one that was named, 2 the rest."""
    frame = s.frames[-1]
    if s.pools[frame.foe]:
        options: list[Option] = [("group_of", 1), ("group_of", 2)]
        s.decision = Decision(frame.you, "which_group", options, _answer_group, completes=True)


def _answer_group(s: DestinyState, option: Option) -> None:
    frame = s.frames[-1]
    first, frame.chosen = frame.chosen, []
    rest = [die for die in s.pools[frame.foe] if die not in first]
    pools.remove(s, first if subject(option) == 1 else rest, frame.you)


@dataclass(eq=False)
class FaceOff(Asks):
    """A character die of each side is rerolled; the character with the lower value is dealt damage, on a tie both."""

    amount: int
    kind = "die"

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.chosen = []
        s.agenda.append((ask, (self,)))

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        mine, theirs = (Dice(whose, kind_of_card=CHARACTER).found(s, frame) for whose in (OWN, FOES))
        if not mine or not theirs:
            return []
        return [("die", die) for die in distinct(s, theirs if frame.chosen else mine)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.chosen.append(subject(option))
        if len(frame.chosen) < 2:
            s.agenda.append((ask, (self,)))
            return
        dice, frame.chosen = frame.chosen, []
        s.agenda.append((compare_dice, (self.amount, *dice)))
        pools.roll(s, dice, frame.you)

    @property
    def clause(self) -> Clause:
        return Both(
            Act(
                verbs.REROLL,
                Text(
                    "one of your character dice and an opponent's character die",
                    "jedną ze swoich kości postaci i kość postaci przeciwnika",
                ),
            ),
            Statement(
                Text(
                    f"then deal {self.amount} damage to the character whose die shows the lower value, or to both if "
                    "the values are equal",
                    f"następnie zadaj {self.amount} obrażenia postaci, której kość przedstawia mniejszą wartość, a "
                    "przy "
                    "równych wartościach obu postaciom",
                )
            ),
        )


@step
def compare_dice(s: DestinyState, amount: int, mine: int, theirs: int) -> None:
    """Whose die shows less."""
    if s.face[mine] == OFF or s.face[theirs] == OFF:
        return
    low = min(value_of(s, mine), value_of(s, theirs))
    deal_damage(s, [(character_of(s, die), amount) for die in (mine, theirs) if value_of(s, die) == low])
