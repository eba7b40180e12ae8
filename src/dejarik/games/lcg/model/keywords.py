"""Keywords: single words on a card that stand for a rule of the rulebook (lcg.keyword)."""

from __future__ import annotations

from dejarik.abilities.printed import Ability
from dejarik.games.lcg.language.traits import TRAITS
from dejarik.kernel.text import Text


class Keyword(Ability):
    """A keyword; the rules ask which cards have it."""

    word: Text

    def text_on(self, kind: int) -> Text:
        """The bare word: reminder text is no part of the rules (lcg.keyword.reminder_text)."""
        return self.word + "."


class Elite(Keyword):
    """The card removes one additional focus token when it refreshes."""

    word = Text("Elite", "Elita")


class Limited(Keyword):
    """A player plays no more than one such card each turn."""

    word = Text("Limited", "Limit")


class Shielding(Keyword):
    """When declared as attacker or defender, the unit shields a participating friendly card."""

    word = Text("Shielding", "Osłanianie")


class TargetedStrike(Keyword):
    """When attacking, the unit may deal its unit damage to an enemy unit that does not participate."""

    word = Text("Targeted Strike", "Celne uderzenie")


class NoEnhancements(Keyword):
    """Enhancements cannot be attached to the card."""

    word = Text("No Enhancements", "Bez ulepszeń")


class Edge(Keyword):
    """While the unit participates, so many Force icons more count for its side in edge battles."""

    def __init__(self, icons: int) -> None:
        self.icons = icons
        self.word = Text(f"Edge ({icons})", f"Przewaga ({icons})")


class Protect(Keyword):
    """The unit may take damage that friendly cards with a trait would be dealt.

    What stands for the trait may be a type or a name as well, ``called`` so (lcg.keyword.protect_non_trait).
    """

    def __init__(self, trait: str, called: Text | None = None) -> None:
        self.trait = trait
        self.word = Text("Protect {trait}", "Ochrona: {trait}").fill(trait=called or TRAITS[trait])
