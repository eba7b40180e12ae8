"""Sets of Galactic Ambitions."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import TWIST_OF_FATE_LIGHT
from dejarik.games.lcg.language.products import GALACTIC_AMBITIONS
from dejarik.games.lcg.language.terms import LIGHT, REBELS
from dejarik.games.lcg.model.abilities import EACH_COPY, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.keywords import Elite, Limited
from dejarik.games.lcg.vocabulary.conditions import ParticipatesWith, ThisIsUndamaged
from dejarik.games.lcg.vocabulary.constants import Gains, MoreReserve
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.games.lcg.vocabulary.refs import THIS
from dejarik.games.lcg.vocabulary.selectors import ANY, FRIENDLY, Anything, Trait, Units
from dejarik.games.lcg.vocabulary.triggers import One, generated

rebels = Maker(LIGHT, REBELS)

REBEL_TACTICIAN = rebels.unit(
    "1095",
    ours("Rebel Tactician", "Taktyk Rebelii"),
    "2 1 1",
    "(T)",
    Gains(THIS, "U(B)", only=ParticipatesWith(Units(FRIENDLY, Trait("leader")))),
    traits="character",
)

SETS = (
    objective_set(
        225,
        GALACTIC_AMBITIONS,
        rebels.objective(
            "1093",
            ours("Planning the Attack", "Planowanie ataku"),
            "1 5",
            MoreReserve(1, only=ThisIsUndamaged()),
            traits="yavin_4",
        ),
        rebels.unit(
            "1094 unique",
            ours("General Jan Dodonna", "Generał Jan Dodonna"),
            "4 3 3",
            "UB(BT)",
            Elite(),
            Reaction(generated(One(Anything(ANY, Trait("yavin_4")))), Draw(), limit=EACH_COPY),
            traits="character leader",
        ),
        REBEL_TACTICIAN,
        REBEL_TACTICIAN,
        rebels.enhancement(
            "1096 unique",
            ours("Massassi Temple War Room", "Sala dowodzenia w świątyni Massassich"),
            "3 2",
            None,
            Limited(),
            Elite(),
            traits="yavin_4 location",
            resources=2,
        ),
        TWIST_OF_FATE_LIGHT,
    ),
)
