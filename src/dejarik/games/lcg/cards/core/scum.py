"""The Scum and Villainy set and the neutral dark side sets of the core set."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_DARK, TARGET_OF_OPPORTUNITY_DARK, TWIST_OF_FATE_DARK
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import DARK, NEUTRAL, SCUM
from dejarik.games.lcg.model.abilities import IN_HAND, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import PlayedFromDiscard
from dejarik.games.lcg.model.keywords import Elite, TargetedStrike
from dejarik.games.lcg.model.state import PHASE_ENDS
from dejarik.games.lcg.vocabulary.canceling import CancelInterrupt
from dejarik.games.lcg.vocabulary.conditions import EnhancedIs
from dejarik.games.lcg.vocabulary.constants import Gains, GainsKeyword, MoreCapacity, MoreReserve, NeedsNoMatch
from dejarik.games.lcg.vocabulary.engagements import JoinEngagement
from dejarik.games.lcg.vocabulary.hands import FROM_HAND, PutIntoPlay
from dejarik.games.lcg.vocabulary.hosts import CHARACTER
from dejarik.games.lcg.vocabulary.lasting import IgnoreMatch, UntilForYou
from dejarik.games.lcg.vocabulary.moves import Capture
from dejarik.games.lcg.vocabulary.refs import ENHANCED_UNIT, THAT_UNIT, THIS, PickedByFoe, Target
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    FRIENDLY,
    CostAtMost,
    NonUnits,
    Objectives,
    Trait,
    Units,
)
from dejarik.games.lcg.vocabulary.tokens import Damage, FocusAsCost, RemoveFocus
from dejarik.games.lcg.vocabulary.triggers import (
    One,
    captured_from_play,
    damaged_by_this,
    declared,
    edge_won,
    interrupt_resolves,
)
from dejarik.games.lcg.vocabulary.words import Then
from dejarik.kernel.text import same

scum = Maker(DARK, SCUM)
dark = Maker(DARK, NEUTRAL)

VIPER_PROBE_DROID = dark.unit(
    "161",
    ours("Viper Probe Droid", "Droid zwiadowczy Viper"),
    "2 1 1",
    "(B)",
    PlayedFromDiscard(),
    traits="droid",
)
DARK_ALLIANCE = dark.event(
    "32", ours("Dark Alliance", "Mroczny sojusz"), "0 2", Action(UntilForYou(PHASE_ENDS, IgnoreMatch()))
)
ESPO_TROOPER = dark.unit("126", ours("Espo Trooper", "Żołnierz Espo"), "0 1 1", "(U)", traits="character trooper")
HUMAN_REPLICA_DROID = dark.unit(
    "75",
    ours("Human Replica Droid", "Droid-replika człowieka"),
    "3 1 1",
    "(UB)",
    Reaction(edge_won(), JoinEngagement(), zone=IN_HAND),
    traits="droid spy",
)

SETS = (
    objective_set(
        33,
        CORE,
        scum.objective(
            "135",
            ours("The Bespin Exchange", "Wymiana na Bespinie"),
            "1 5",
            Reaction(captured_from_play(), RemoveFocus(1, Target(Objectives(ANY)))),
            traits="cloud_city",
        ),
        scum.unit(
            "19 unique",
            same("Boba Fett"),
            "4 3 2",
            "U(UT)",
            Elite(),
            Reaction(damaged_by_this(One(Units(ANY, Trait("character")))), Capture(THAT_UNIT)),
            traits="character bounty_hunter",
        ),
        scum.unit(
            "104",
            ours("Outer Rim Hunter", "Łowca z Zewnętrznych Rubieży"),
            "2 1 1",
            "U(B)",
            Reaction(declared(), Damage(1, PickedByFoe(Objectives(ENEMY)))),
            traits="character bounty_hunter",
        ),
        scum.enhancement(
            "93",
            ours("Mandalorian Armor", "Mandaloriańska zbroja"),
            "2 2",
            CHARACTER,
            MoreCapacity(ENHANCED_UNIT, 3),
            GainsKeyword(ENHANCED_UNIT, TargetedStrike(), only=EnhancedIs("Boba Fett")),
            traits="armor",
        ),
        dark.enhancement(
            "18",
            ours("Blaster Pistol", "Pistolet blasterowy"),
            "0 1",
            CHARACTER,
            Gains(ENHANCED_UNIT, "U"),
            traits="weapon",
        ),
        scum.event(
            "20",
            ours("Bounty Collection", "Odbiór nagrody"),
            "0 1",
            Reaction(captured_from_play(), RemoveFocus(1, Target(NonUnits(FRIENDLY), up_to=3))),
            traits="bounty",
        ),
    ),
    objective_set(
        34,
        CORE,
        dark.objective(
            "91",
            ours("Looking for Droids", "W poszukiwaniu droidów"),
            "1 5",
            NeedsNoMatch(),
            traits="tatooine",
        ),
        VIPER_PROBE_DROID,
        VIPER_PROBE_DROID,
        DARK_ALLIANCE,
        DARK_ALLIANCE,
        dark.event(
            "83",
            ours("It's Worse", "Jest gorzej"),
            "0 2",
            Interrupt(interrupt_resolves(), Then(CancelInterrupt(), Damage(1, Target(Units(ENEMY))))),
        ),
    ),
    objective_set(
        35,
        CORE,
        dark.objective(
            "94",
            ours("Corporate Exploitation", "Korporacyjny wyzysk"),
            "1 5",
            Action(PutIntoPlay(Units(ANY, CostAtMost(1)), FROM_HAND), cost=FocusAsCost(THIS)),
            single=True,
        ),
        ESPO_TROOPER,
        ESPO_TROOPER,
        ESPO_TROOPER,
        ESPO_TROOPER,
        ESPO_TROOPER,
    ),
    objective_set(
        36,
        CORE,
        dark.objective(
            "127",
            ours("Reconnaissance Mission", "Misja zwiadowcza"),
            "1 5",
            MoreReserve(1),
            single=True,
        ),
        HUMAN_REPLICA_DROID,
        HUMAN_REPLICA_DROID,
        HEAT_OF_BATTLE_DARK,
        TARGET_OF_OPPORTUNITY_DARK,
        TWIST_OF_FATE_DARK,
    ),
)
