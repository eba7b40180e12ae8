"""Fate cards of the core set; many objective sets share them."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.model.card import ours
from dejarik.games.lcg.vocabulary.conditions import YouAttack
from dejarik.games.lcg.vocabulary.engagements import RestartEdge
from dejarik.games.lcg.vocabulary.refs import ENGAGED, Target
from dejarik.games.lcg.vocabulary.selectors import ENEMY, Participating, Units
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.games.lcg.vocabulary.words import If
from dejarik.kernel.text import Text

light = Maker(LIGHT, NEUTRAL)
dark = Maker(DARK, NEUTRAL)

TWIST_OF_FATE_LIGHT = light.fate(
    "157", Text("Twist of Fate", "Kaprys losu"), "1 0", Fate(RestartEdge()), version="light"
)
HEAT_OF_BATTLE_LIGHT = light.fate(
    "65",
    ours("Heat of Battle", "W ogniu walki"),
    "5 2",
    Fate(Damage(1, Target(Units(ENEMY, Participating())))),
    version="light",
)
TARGET_OF_OPPORTUNITY_LIGHT = light.fate(
    "133",
    ours("Target of Opportunity", "Dogodny cel"),
    "9 2",
    Fate(If(YouAttack(), Damage(1, ENGAGED))),
    version="light",
)
TWIST_OF_FATE_DARK = dark.fate("171", Text("Twist of Fate", "Kaprys losu"), "2 0", Fate(RestartEdge()), version="dark")
HEAT_OF_BATTLE_DARK = dark.fate(
    "169",
    ours("Heat of Battle", "W ogniu walki"),
    "6 2",
    Fate(Damage(1, Target(Units(ENEMY, Participating())))),
    version="dark",
)
TARGET_OF_OPPORTUNITY_DARK = dark.fate(
    "170",
    ours("Target of Opportunity", "Dogodny cel"),
    "10 2",
    Fate(If(YouAttack(), Damage(1, ENGAGED))),
    version="dark",
)
