"""Cards that no product holds, for rules that no card of the pool shows on its own."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Action
from dejarik.games.lcg.model.constants import ForbidsDamage
from dejarik.games.lcg.model.keywords import Protect
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.moves import Bounce, Destroy, Draw
from dejarik.games.lcg.vocabulary.selectors import ANY, Units, UnitsOrObjectives
from dejarik.games.lcg.vocabulary.tokens import Damage, PlaceFocus, PlaceShield
from dejarik.kernel.text import Text, same

light = Maker(LIGHT, NEUTRAL)
dark = Maker(DARK, NEUTRAL)

LIGHT_POST = light.enhancement("9001", same("Light Post"), "0 0", None, Action(Draw(1)), traits="location")
"""An action that can be used in every window, so that the light player is asked in each."""
DARK_POST = dark.enhancement("9002", same("Dark Post"), "0 0", None, Action(Draw(1)), traits="location")
"""The same for the dark player."""

LIGHT_BARRAGE = light.event("9003", same("Light Barrage"), "0 0", Action(Damage(3, Target(UnitsOrObjectives(ANY)))))
DARK_BARRAGE = dark.event("9004", same("Dark Barrage"), "0 0", Action(Damage(3, Target(UnitsOrObjectives(ANY)))))
"""Three damage to anything, the own cards included."""
LIGHT_STUN = light.event("9005", same("Light Stun"), "0 0", Action(PlaceFocus(2, Target(Units(ANY)))))
DARK_STUN = dark.event("9006", same("Dark Stun"), "0 0", Action(PlaceFocus(2, Target(Units(ANY)))))
"""Two focus tokens on any unit."""
LIGHT_SCREEN = light.event("9007", same("Light Screen"), "0 0", Action(PlaceShield(Target(Units(ANY)))))
"""A shield for an unshielded unit."""
DARK_EXECUTION = dark.event("9008", same("Dark Execution"), "0 0", Action(Destroy(Target(Units(ANY)))))
"""Destruction without damage."""
RECALL = light.event("9611", same("Recall"), "0 0", Action(Bounce(Target(Units(ANY)))))
"""Any unit back to its owner's hand."""


class CannotBeDamaged(ForbidsDamage):
    """The card it is on cannot be damaged."""

    text = Text("{this} cannot be damaged", "{this_nominative} nie może zostać zraniona")

    def forbids(self, s: LcgState, source: int, card: int) -> bool:
        return card == source


GHOST = light.unit("9009", same("Ghost"), "1 1 3", "U", CannotBeDamaged(), Protect("character"), traits="character")
"""A unit that cannot be damaged and would protect others."""
PROTECT_OBJECTIVE = Protect("objective", Text("Objective", "Cel"))
WARDEN = light.unit("9010", same("Warden"), "1 1 3", "", PROTECT_OBJECTIVE, traits="character")
"""A unit that protects objectives, and thus by type instead of trait."""
