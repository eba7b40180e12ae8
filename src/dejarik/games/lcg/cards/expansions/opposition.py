"""Sets of the Opposition cycle."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import TWIST_OF_FATE_DARK
from dejarik.games.lcg.language.products import POWER_OF_THE_FORCE
from dejarik.games.lcg.language.terms import DARK, NEUTRAL, SITH
from dejarik.games.lcg.model.abilities import EACH_COPY, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.keywords import Edge
from dejarik.games.lcg.vocabulary.conditions import EnhancedIs
from dejarik.games.lcg.vocabulary.constants import GainsKeyword
from dejarik.games.lcg.vocabulary.hands import ShuffleIntoDeck
from dejarik.games.lcg.vocabulary.hosts import FORCE_UNIT
from dejarik.games.lcg.vocabulary.moves import Sacrifice
from dejarik.games.lcg.vocabulary.refs import ENHANCED_UNIT, THIS, Target
from dejarik.games.lcg.vocabulary.selectors import ANY, ENEMY, Anything, Objectives, Units
from dejarik.games.lcg.vocabulary.tokens import Damage, FocusAsCost
from dejarik.games.lcg.vocabulary.triggers import strike_is_over, unit_left_in_conflict, you_refresh
from dejarik.games.lcg.vocabulary.words import If
from dejarik.kernel.text import same

sith = Maker(DARK, SITH)
dark = Maker(DARK, NEUTRAL)

BERSERK_HUNTER = dark.unit(
    "2033",
    ours("Berserk Hunter", "Oszalały łowca"),
    "2 1 3",
    "UUBB",
    Reaction(strike_is_over(), Sacrifice(THIS), forced=True),
    traits="character",
)

SETS = (
    objective_set(
        254,
        POWER_OF_THE_FORCE,
        sith.objective(
            "2031",
            ours("Lure of the Lost", "Pokusa zagubionych"),
            "1 5",
            Reaction(you_refresh(), ShuffleIntoDeck(Anything(ANY)), cost=FocusAsCost(THIS)),
            traits="spintir",
        ),
        sith.unit(
            "2032 unique",
            same("Rav Naaran"),
            "3 2 3",
            "UB(U)",
            Reaction(unit_left_in_conflict(), Damage(1, Target(Objectives(ENEMY))), limit=EACH_COPY),
            traits="character force_user",
        ),
        BERSERK_HUNTER,
        BERSERK_HUNTER,
        sith.enhancement(
            "2034",
            ours("Naaran's Lightsaber", "Miecz świetlny Naarana"),
            "1 2",
            FORCE_UNIT,
            GainsKeyword(ENHANCED_UNIT, Edge(1)),
            Reaction(
                unit_left_in_conflict(),
                If(EnhancedIs("Rav Naaran"), Damage(1, Target(Units(ENEMY)))),
                limit=EACH_COPY,
            ),
        ),
        TWIST_OF_FATE_DARK,
    ),
)
