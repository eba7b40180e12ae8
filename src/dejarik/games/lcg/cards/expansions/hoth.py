"""Sets of the Hoth cycle."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import TWIST_OF_FATE_DARK
from dejarik.games.lcg.language.products import ASSAULT_ON_ECHO_BASE, THE_DESOLATION_OF_HOTH
from dejarik.games.lcg.language.terms import DARK, NEUTRAL, SCUM, SITH
from dejarik.games.lcg.model.abilities import IN_HAND, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import EndsCommitment
from dejarik.games.lcg.vocabulary.amounts import YourEnhancements
from dejarik.games.lcg.vocabulary.conditions import YourTurn
from dejarik.games.lcg.vocabulary.constants import CannotCommit
from dejarik.games.lcg.vocabulary.costs import DiscardThis
from dejarik.games.lcg.vocabulary.engagements import RemoveFromEngagement
from dejarik.games.lcg.vocabulary.hosts import ENEMY_CHARACTER
from dejarik.games.lcg.vocabulary.moves import DiscardFromPlay, Sacrifice
from dejarik.games.lcg.vocabulary.refs import ENHANCED_UNIT, SAME_UNIT, THIS, Picked, Target
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    FRIENDLY,
    YOUR,
    Affiliated,
    Attacking,
    CostAtMostNumber,
    Enhancements,
    Objectives,
    Trait,
    Units,
    UnitsOrHothObjectives,
    Without,
)
from dejarik.games.lcg.vocabulary.tokens import Damage, Heal, MoveAnyDamage, PreventAny, RemoveFocus
from dejarik.games.lcg.vocabulary.triggers import One, damage_is_dealt, you_refresh
from dejarik.games.lcg.vocabulary.words import Then
from dejarik.kernel.text import same

sith = Maker(DARK, SITH)
scum = Maker(DARK, SCUM)
dark = Maker(DARK, NEUTRAL)

ICETROMPER = dark.unit(
    "191",
    same("Icetromper"),
    "2 1 2",
    "U",
    Action(
        Then(RemoveFromEngagement(Target(Units(ANY, Attacking(), Without("vehicle")))), Damage(1, SAME_UNIT)),
        cost=Sacrifice(THIS),
    ),
    traits="creature hoth",
)
CORRUPT_OFFICIAL = dark.unit(
    "273",
    ours("Corrupt Official", "Skorumpowany urzędnik"),
    "2 1 3",
    "U",
    Interrupt(damage_is_dealt(One(Objectives(ANY, Affiliated(SCUM)))), PreventAny(), cost=DiscardThis(), zone=IN_HAND),
    traits="character",
)

SETS = (
    objective_set(
        40,
        THE_DESOLATION_OF_HOTH,
        sith.objective(
            "190",
            ours("The Killing Cold", "Zabójczy mróz"),
            "1 5",
            Action(Heal(1, Picked(Objectives(FRIENDLY, Trait("hoth")))), cost=Sacrifice(Picked(Units(YOUR)))),
            traits="hoth",
        ),
        ICETROMPER,
        ICETROMPER,
        sith.enhancement(
            "192",
            ours("Fear", "Strach"),
            "1 2",
            ENEMY_CHARACTER,
            EndsCommitment(),
            CannotCommit(ENHANCED_UNIT),
            traits="condition",
        ),
        sith.event(
            "193",
            ours("The Desolation of Hoth", "Spustoszenie Hoth"),
            "3 3",
            Action(
                MoveAnyDamage(Objectives(YOUR, Trait("hoth")), Target(UnitsOrHothObjectives(ENEMY))), only=YourTurn()
            ),
            traits="hoth",
        ),
        TWIST_OF_FATE_DARK,
    ),
    objective_set(
        57,
        ASSAULT_ON_ECHO_BASE,
        scum.objective(
            "271",
            ours("Lucrative Contract", "Lukratywny kontrakt"),
            "2 5",
            Reaction(you_refresh(), RemoveFocus(1, Target(Units(ANY, Trait("mercenary", "bounty_hunter"))))),
            traits="tatooine",
            locked=True,
        ),
        scum.unit(
            "272",
            ours("Outer Rim Space Pirates", "Kosmiczni piraci z Zewnętrznych Rubieży"),
            "5 3 4",
            "UU(T)",
            traits="vehicle mercenary black_sun",
            resources=3,
        ),
        CORRUPT_OFFICIAL,
        CORRUPT_OFFICIAL,
        scum.event(
            "274",
            ours("Explosive Charge", "Ładunek wybuchowy"),
            "1 1",
            Action(DiscardFromPlay(Target(Enhancements(ANY, CostAtMostNumber(YourEnhancements()))))),
        ),
        TWIST_OF_FATE_DARK,
    ),
)
