"""The plots of Legacies."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import INDIRECT
from dejarik.games.destiny.terms import GRAY, NEUTRAL, PLOT, UNCOMMON
from dejarik.games.destiny.vocabulary.abilities import After
from dejarik.games.destiny.vocabulary.hand_words import Draw, MillEach
from dejarik.games.destiny.vocabulary.ongoing import FieldRollBonus, StartingResources
from dejarik.games.destiny.vocabulary.shield_words import Shields
from dejarik.games.destiny.vocabulary.spreading import FoeSpreadsDamage
from dejarik.games.destiny.vocabulary.triggers import SetupDone
from dejarik.kernel.text import same

PLOTS = (
    Card(
        "LEG-168",
        PLOT,
        same("Espionage"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        points=(1,),
        abilities=(After(SetupDone(), MillEach(1, everybody=True)),),
    ),
    Card(
        "LEG-169",
        PLOT,
        same("Fortify"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        points=(2,),
        abilities=(After(SetupDone(), Shields(1)),),
    ),
    Card(
        "LEG-170",
        PLOT,
        same("Preemptive Strike"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        points=(3,),
        abilities=(After(SetupDone(), FoeSpreadsDamage(2, INDIRECT)),),
    ),
    Card(
        "LEG-171",
        PLOT,
        same("Profitable Connection"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        points=(3,),
        abilities=(StartingResources(1),),
    ),
    Card(
        "LEG-172",
        PLOT,
        same("Stolen Intel"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        points=(2,),
        abilities=(After(SetupDone(), Draw(1)),),
    ),
    Card("LEG-173", PLOT, same("Taking Ground"), GRAY, NEUTRAL, UNCOMMON, points=(2,), abilities=(FieldRollBonus(2),)),
)
