"""The words of this game's abilities: deeds, picks and conditions, seen from the frame of the ability under way."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeAlias

from dejarik.abilities import words
from dejarik.abilities.words import Asks
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.kernel.decision import Refusal
from dejarik.kernel.text import Text

Effect: TypeAlias = words.Effect[DeckbuildingState, AbilityFrame]


class Deed(words.Effect[DeckbuildingState, AbilityFrame]):
    """An effect that asks nobody anything."""

    choice: int = -1
    """Where it stands among the things to choose from (see ``terms.CHOICES``), if a card offers it so."""

    def run(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        """Carry it out; what depends on it may follow."""
        frame.done = True
        self.act(s, frame)

    @abstractmethod
    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        """Change the position as far as possible (deckbuilding.ability.max_extent)."""


class Pick(Asks[DeckbuildingState, AbilityFrame]):
    """An effect that asks somebody to pick, also where there is but one thing: at the table people name it, too."""

    asks_for_one = True
    choice: int = -1
    """As of a deed."""

    def run(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        """Ask; what depends on it may follow, unless there is nothing to pick."""
        frame.done = True
        super().run(s, frame)


class Condition(words.Condition[DeckbuildingState, AbilityFrame]):
    """Something that is true of a position or not, seen from the active player's seat and a card in play."""

    refusal: Refusal = Refusal("deckbuilding.if.condition")
    """Why an ability whose condition does not hold is not offered."""

    @property
    def text(self) -> Text:
        """As a condition: "if the Force is with you"."""
        return Text("if ", "jeśli ") + self.clause

    @property
    def lasting(self) -> Text:
        """As a condition of a constant ability: "while the Force is with you"."""
        return Text("while ", "dopóki ") + self.clause
