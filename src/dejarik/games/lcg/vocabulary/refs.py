"""What effects are about: this card, the card spoken of, the enhanced card, or one that somebody picks on the way.

Targets, and all cards of a kind, are in ``model/targets.py``.
"""

from __future__ import annotations

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.selectors import Gender, Tail, Theirs
from dejarik.games.lcg.language.nouns import OBJECTIVE_CARD, UNIT_CARD, this
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import DIAL, LcgState, in_play
from dejarik.games.lcg.model.targets import Ref
from dejarik.games.lcg.model.targets import Target as Target
from dejarik.games.lcg.vocabulary.selectors import Cards
from dejarik.kernel.text import Case, Noun, Text

THEIRS_SAID = Theirs(tail=Tail("they control", "pod swoją kontrolą"))
"""Whose cards a sentence about the opponent speaks of."""

_PRONOUNS = {
    Gender.FEMININE: ("ta", "tej", "tej", "tę", "tą", "tej"),
    Gender.INANIMATE: ("ten", "tego", "temu", "ten", "tym", "tym"),
    Gender.NEUTER: ("to", "tego", "temu", "to", "tym", "tym"),
}
_ENHANCED = {
    Gender.FEMININE: ("ulepszona", "ulepszonej", "ulepszonej", "ulepszoną", "ulepszoną", "ulepszonej"),
    Gender.INANIMATE: ("ulepszony", "ulepszonego", "ulepszonemu", "ulepszony", "ulepszonym", "ulepszonym"),
}


class This(Ref):
    """The card the ability is on."""

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        return [frame.source]

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        return this(case)


class Pronoun(Ref):
    """A card spoken of before: "that unit"."""

    def __init__(self, noun: Noun = UNIT_CARD, gender: Gender = Gender.FEMININE) -> None:
        self.noun = noun
        self.gender = gender

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        pronoun = _PRONOUNS[self.gender][case.value]
        return Text("that " + self.noun.en[0], f"{pronoun} {self.noun.singular[case.value]}")


class That(Pronoun):
    """The card the ability has spoken of: that of its trigger, or the one picked last."""

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        return [frame.that] if frame.that >= 0 else []


class Same(Pronoun):
    """The first target once more."""

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        return list(frame.targets[:1])


class Enhanced(Ref):
    """The card that this one is attached to."""

    def __init__(self, noun: Noun = UNIT_CARD, gender: Gender = Gender.FEMININE) -> None:
        self.noun = noun
        self.gender = gender

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        host = s.host[frame.source]
        return [host] if host not in (NOBODY, DIAL) else []

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        adjective = _ENHANCED[self.gender][case.value]
        return Text("enhanced " + self.noun.en[0], f"{adjective} {self.noun.singular[case.value]}")


class EngagedObjective(Ref):
    """The objective under attack, while it is in play."""

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        return [s.engaged] if s.engaged >= 0 and in_play(s, s.engaged) else []

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        adjective = ("zaatakowany", "zaatakowanego", "zaatakowanemu", "zaatakowany", "zaatakowanym", "zaatakowanym")
        return Text("the engaged objective", f"{adjective[case.value]} {OBJECTIVE_CARD.singular[case.value]}")


class Each(Ref):
    """All cards of a kind: "each enemy unit"."""

    def __init__(self, select: Cards) -> None:
        self.select = select

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        return self.select.found(s, frame)

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        return self.select.each(case)


class Picked(Ref):
    """A card that the player picks while the effect is carried out; it is no target."""

    by_foe: bool = False

    def __init__(self, select: Cards) -> None:
        self.select = select

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        return self.select.found(s, frame)

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        return self.select.one(case)


class PickedByFoe(Picked):
    """A card that the opponent picks; the selector speaks of the opponent's cards as ENEMY does."""

    by_foe = True

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        plain = type(self.select)(THEIRS_SAID, *self.select.filters)
        return plain.one(case)


class Cheapest(Picked):
    """The card of a kind that has the lowest cost; the player picks among several."""

    def cards(self, s: LcgState, frame: Frame) -> list[int]:
        found, cost = self.select.found(s, frame), s.deal.cost
        lowest = min((cost[card] for card in found), default=0)
        return [card for card in found if cost[card] == lowest]

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        said = Text("the ", "") + self.select.bare(case)
        return said + Text(" with the lowest cost", " o najniższym koszcie")


THIS = This()
THAT_UNIT = That()
SAME_UNIT = Same()
SAME_OBJECTIVE = Same(OBJECTIVE_CARD, Gender.INANIMATE)
ENHANCED_UNIT = Enhanced()
ENHANCED_OBJECTIVE = Enhanced(OBJECTIVE_CARD, Gender.INANIMATE)
ENGAGED = EngagedObjective()
