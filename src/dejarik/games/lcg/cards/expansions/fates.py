"""Fate cards of the expansions; many objective sets share them."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.model.card import ours
from dejarik.games.lcg.vocabulary.force import Commit, Uncommit
from dejarik.games.lcg.vocabulary.refs import SAME_OBJECTIVE, SAME_UNIT, Target
from dejarik.games.lcg.vocabulary.selectors import ANY, Committed, Objectives, Ready, Trait, Units
from dejarik.games.lcg.vocabulary.tokens import Damage, Heal, PlaceFocus
from dejarik.games.lcg.vocabulary.words import EitherOf, May

light = Maker(LIGHT, NEUTRAL)
dark = Maker(DARK, NEUTRAL)

ECHOES_OF_THE_FORCE_LIGHT = light.fate(
    "500",
    ours("Echoes of the Force", "Echa Mocy"),
    "5 2",
    Fate(May(EitherOf(Commit(Target(Units(ANY))), Uncommit(SAME_UNIT)))),
    version="light",
)
SEEDS_OF_DECAY_LIGHT = light.fate(
    "523",
    ours("Seeds of Decay", "Zalążki rozkładu"),
    "7 2",
    Fate(May(PlaceFocus(1, Target(Units(ANY, Ready(), Committed()))))),
    version="light",
)
SEEDS_OF_DECAY_DARK = dark.fate(
    "514",
    ours("Seeds of Decay", "Zalążki rozkładu"),
    "6 2",
    Fate(May(PlaceFocus(1, Target(Units(ANY, Ready(), Committed()))))),
    version="dark",
)
BATTLE_OF_HOTH_DARK = dark.fate(
    "202",
    ours("Battle of Hoth", "Bitwa o Hoth"),
    "8 3",
    Fate(May(EitherOf(Damage(1, Target(Objectives(ANY, Trait("hoth")))), Heal(1, SAME_OBJECTIVE)))),
    version="dark",
)
