"""Imperial Navy sets of the core set."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_DARK, TARGET_OF_OPPORTUNITY_DARK, TWIST_OF_FATE_DARK
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import DARK, NAVY, NEUTRAL
from dejarik.games.lcg.model.abilities import IN_HAND, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.keywords import Elite, Limited, Shielding, TargetedStrike
from dejarik.games.lcg.model.state import ENGAGEMENT_ENDS
from dejarik.games.lcg.vocabulary.conditions import DuringEngagement, PlacedFate, YourTurn
from dejarik.games.lcg.vocabulary.constants import AtMostAttackers, Gains, GainsKeyword, MoreCapacity
from dejarik.games.lcg.vocabulary.costs import DiscardX, SpendResources
from dejarik.games.lcg.vocabulary.decks import (
    THEIR_DECK,
    CaptureSeen,
    LookAtTop,
    PutBack,
    PutRestUnder,
    RevealTop,
    TakeSeen,
)
from dejarik.games.lcg.vocabulary.dial import AdvanceDial
from dejarik.games.lcg.vocabulary.engagements import PlayIntoEngagement
from dejarik.games.lcg.vocabulary.hosts import ANY_OBJECTIVE, VEHICLE
from dejarik.games.lcg.vocabulary.lasting import GainIcons, LowerReserve, ReduceCostByX, Until
from dejarik.games.lcg.vocabulary.moves import Capture, Destroy, DiscardFromPlay, Draw
from dejarik.games.lcg.vocabulary.refs import (
    ENGAGED,
    ENHANCED_OBJECTIVE,
    ENHANCED_UNIT,
    THAT_UNIT,
    THIS,
    Each,
    Picked,
    Target,
)
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    YOUR,
    Affiliated,
    Attacking,
    CostAtLeast,
    Enhancements,
    EventsOrEnhancements,
    NotLimited,
    Objectives,
    Participating,
    Trait,
    Units,
)
from dejarik.games.lcg.vocabulary.tokens import Damage, PlaceShield, RemoveFocus
from dejarik.games.lcg.vocabulary.triggers import (
    One,
    enters,
    enters_engagement,
    strike_is_over,
    was_destroyed,
    you_are_playing,
    you_refresh,
    your_draw_phase_begins,
)
from dejarik.games.lcg.vocabulary.words import All
from dejarik.kernel.text import Text, same

navy = Maker(DARK, NAVY)
dark = Maker(DARK, NEUTRAL)

HEAVY_STORMTROOPER_SQUAD = dark.unit(
    "67", ours("Heavy Stormtrooper Squad", "Oddział ciężkich szturmowców"), "2 1 2", "U(U)", traits="character trooper"
)
TIE_FIGHTER = dark.unit("149", ours("TIE Fighter", "Myśliwiec TIE"), "1 1 1", "(UB)", traits="vehicle fighter")
TALLON_ROLL = navy.event(
    "132",
    ours("Tallon Roll", "Beczka Tallona"),
    "0 1",
    Action(RemoveFocus(1, Target(Units(ANY, Trait("fighter"))))),
    traits="maneuver",
)
DEATH_FROM_ABOVE = navy.event(
    "37",
    ours("Death from Above", "Śmierć z nieba"),
    "1 1",
    Action(Until(ENGAGEMENT_ENDS, Target(Units(ANY, Attacking(), Trait("vehicle")), up_to=2), GainIcons("B"))),
)
CONTROL_ROOM = navy.enhancement(
    "24", ours("Control Room", "Sterownia"), "2 0", None, Limited(), traits="location", resources=2
)
AT_ST = navy.unit("11", same("AT-ST"), "3 2 3", "UB(U)", Reaction(enters(), Draw()), traits="vehicle walker")
DEATH_STAR_TROOPER = navy.unit(
    "38", ours("Death Star Trooper", "Żołnierz Gwiazdy Śmierci"), "1 1 1", "U", traits="character trooper"
)

SETS = (
    objective_set(
        26,
        CORE,
        navy.objective("73", ours("Imperial Command", "Imperialne dowództwo"), "2 5", traits="death_star"),
        navy.unit(
            "8 unique",
            ours("Admiral Motti", "Admirał Motti"),
            "3 3 2",
            "(B)",
            Reaction(you_refresh(), RemoveFocus(1, Target(Units(YOUR)))),
            traits="character officer",
            resources=2,
        ),
        navy.unit("48", ours("Duty Officer", "Oficer dyżurny"), "1 1 1", "", traits="character officer", resources=1),
        HEAVY_STORMTROOPER_SQUAD,
        HEAVY_STORMTROOPER_SQUAD,
        navy.enhancement(
            "103",
            ours("Orbital Bombardment", "Bombardowanie z orbity"),
            "4 2",
            None,
            Gains(Each(Units(YOUR)), "B"),
            traits="operation",
        ),
    ),
    objective_set(
        27,
        CORE,
        navy.objective(
            "87",
            ours("Kuat Reinforcements", "Posiłki z Kuat"),
            "1 5",
            Interrupt(you_are_playing(One(Units(ANY, Trait("vehicle")))), ReduceCostByX(), cost=DiscardX()),
            traits="kuat",
        ),
        navy.unit(
            "13 unique",
            Text('"Backstabber"', "«Backstabber»"),
            "3 1 2",
            "U(UB)",
            Action(PlayIntoEngagement(), only=DuringEngagement(), zone=IN_HAND),
            Reaction(enters_engagement(), Damage(1, ENGAGED)),
            traits="vehicle fighter black_squadron",
        ),
        TIE_FIGHTER,
        dark.unit("148", ours("TIE Bomber", "Bombowiec TIE"), "2 1 1", "B(B)", traits="vehicle fighter"),
        TALLON_ROLL,
        DEATH_FROM_ABOVE,
    ),
    objective_set(
        28,
        CORE,
        navy.objective(
            "145",
            ours("The Ultimate Power", "Najwyższa potęga"),
            "1 5",
            AtMostAttackers(2),
            traits="death_star",
            locked=True,
        ),
        navy.unit(
            "63 unique",
            ours("Grand Moff Tarkin", "Wielki Moff Tarkin"),
            "3 3 2",
            "T",
            Elite(),
            MoreCapacity(Each(Objectives(ENEMY)), -1),
            traits="character officer",
            resources=1,
        ),
        navy.unit(
            "129",
            ours("Superlaser Engineer", "Inżynier superlasera"),
            "2 1 1",
            "",
            Shielding(),
            Reaction(
                enters(),
                All(
                    RevealTop(5),
                    TakeSeen(EventsOrEnhancements(ANY, Affiliated(NAVY), CostAtLeast(3))),
                    PutRestUnder(),
                ),
            ),
            traits="character engineer",
        ),
        navy.unit("125", ours("Stormtrooper Elite", "Elita szturmowców"), "3 2 2", "UUU", traits="character trooper"),
        CONTROL_ROOM,
        navy.event(
            "128",
            ours("Superlaser Blast", "Strzał z superlasera"),
            "4 2",
            Action(Destroy(Target(Objectives(ANY))), only=YourTurn()),
        ),
    ),
    objective_set(
        29,
        CORE,
        navy.objective("36", ours("Death and Despayre", "Śmierć i Despayre"), "2 5", traits="despayre"),
        navy.unit(
            "44 unique",
            same("Devastator"),
            "6 3 5",
            "UUBB(BB)",
            Elite(),
            Reaction(was_destroyed(One(Objectives(ENEMY))), AdvanceDial(), cost=SpendResources(1)),
            traits="vehicle capital_ship",
        ),
        navy.unit(
            "74",
            ours("Imperial Officer", "Imperialny oficer"),
            "2 1 1",
            "U",
            Reaction(was_destroyed(One(Objectives(ENEMY))), AdvanceDial(), cost=SpendResources(2)),
            traits="character officer",
        ),
        CONTROL_ROOM,
        navy.enhancement(
            "41",
            ours("Defense Upgrade", "Wzmocnienie obrony"),
            "1 1",
            ANY_OBJECTIVE,
            MoreCapacity(ENHANCED_OBJECTIVE, 3),
            traits="fortification",
        ),
        HEAT_OF_BATTLE_DARK,
    ),
    objective_set(
        30,
        CORE,
        navy.objective(
            "40",
            ours("Defense Protocol", "Protokół obronny"),
            "1 5",
            Reaction(your_draw_phase_begins(), Damage(1, Target(Units(ANY))), cost=LowerReserve()),
            traits="death_star",
        ),
        navy.unit(
            "147",
            ours("TIE Attack Squadron", "Eskadra szturmowa TIE"),
            "3 2 2",
            "UB(B)",
            Gains(THIS, "U", only=PlacedFate()),
            GainsKeyword(THIS, TargetedStrike(), only=PlacedFate()),
            traits="vehicle fighter squadron",
        ),
        TIE_FIGHTER,
        TALLON_ROLL,
        DEATH_FROM_ABOVE,
        TWIST_OF_FATE_DARK,
    ),
    objective_set(
        31,
        CORE,
        navy.objective(
            "140",
            ours("The Endor Gambit", "Gambit na Endorze"),
            "1 5",
            Reaction(you_refresh(), RemoveFocus(1, Target(Units(ANY, Trait("vehicle"))))),
            traits="endor",
        ),
        navy.unit(
            "12",
            ours("AT-ST Commander", "Dowódca AT-ST"),
            "2 1 1",
            "(T)",
            Action(
                PlaceShield(Picked(Units(ANY, Participating(), Trait("vehicle")))),
                cost=SpendResources(1),
                only=DuringEngagement(),
            ),
            traits="character officer",
        ),
        AT_ST,
        AT_ST,
        dark.enhancement(
            "10",
            ours("Aft Armor Plating", "Pancerz rufowy"),
            "0 1",
            VEHICLE,
            GainsKeyword(ENHANCED_UNIT, Shielding()),
            traits="upgrade",
        ),
        TARGET_OF_OPPORTUNITY_DARK,
    ),
    objective_set(
        32,
        CORE,
        navy.objective(
            "131",
            ours("Take Them Prisoner", "Weźcie ich do niewoli"),
            "1 6",
            Reaction(enters(), All(LookAtTop(3, THEIR_DECK), CaptureSeen(), PutBack())),
            traits="death_star",
        ),
        DEATH_STAR_TROOPER,
        DEATH_STAR_TROOPER,
        navy.event(
            "42",
            ours("Detained", "Zatrzymany"),
            "2 3",
            Reaction(
                strike_is_over(One(Units(ENEMY, Attacking(), Trait("character", "droid")))),
                Capture(THAT_UNIT),
            ),
        ),
        navy.event(
            "152",
            ours("Trooper Assault", "Szturm piechoty"),
            "2 2",
            Action(Until(ENGAGEMENT_ENDS, Each(Units(ANY, Attacking(), Trait("trooper"))), GainIcons("UB"))),
        ),
        navy.event(
            "134",
            ours("Tear This Ship Apart", "Rozbierzcie ten statek na części"),
            "1 2",
            Action(DiscardFromPlay(Target(Enhancements(ANY, NotLimited())))),
        ),
    ),
)
