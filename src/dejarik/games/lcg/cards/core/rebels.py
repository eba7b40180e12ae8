"""Rebel Alliance sets of the core set."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_LIGHT, TARGET_OF_OPPORTUNITY_LIGHT, TWIST_OF_FATE_LIGHT
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import LIGHT, NEUTRAL, REBELS
from dejarik.games.lcg.model.abilities import BY_NAME, EACH_COPY, IN_HAND, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import CannotBeTargeted, CapturedInstead, MayEngageDial
from dejarik.games.lcg.model.keywords import Edge, Elite, Limited
from dejarik.games.lcg.vocabulary.conditions import DuringEngagement
from dejarik.games.lcg.vocabulary.constants import Gains, OnlyAttackedBy
from dejarik.games.lcg.vocabulary.costs import DiscardX
from dejarik.games.lcg.vocabulary.dial import TurnDialBack
from dejarik.games.lcg.vocabulary.engagements import EngageAgain, PlayIntoEngagement
from dejarik.games.lcg.vocabulary.hosts import ENEMY_OBJECTIVE, OWN_OBJECTIVE, THE_DIAL, VEHICLE
from dejarik.games.lcg.vocabulary.lasting import ReduceCostByX
from dejarik.games.lcg.vocabulary.moves import Bounce, Destroy, Draw, FoeDiscards, ReturnUnnamedUnits, Sacrifice
from dejarik.games.lcg.vocabulary.refs import ENHANCED_UNIT, THIS, Each, Picked, PickedByFoe, Target
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    FRIENDLY,
    YOUR,
    Anything,
    CostAtMost,
    Enhancements,
    NotEngaged,
    Objectives,
    ObjectivesOrEnhancements,
    Participating,
    Trait,
    Units,
    UnitsOrObjectives,
)
from dejarik.games.lcg.vocabulary.tokens import ALL, Damage, FocusAsCost, Heal, PlaceShield, RemoveFocus
from dejarik.games.lcg.vocabulary.triggers import (
    ENHANCED_OBJECTIVE,
    One,
    declared,
    enters_engagement,
    focused_to_strike,
    focused_while_attacking,
    generated,
    leaves,
    opponents_turn_begins,
    survived,
    was_destroyed,
    you_are_playing,
    you_refresh,
    your_refresh_phase_ends,
)
from dejarik.games.lcg.vocabulary.words import Then
from dejarik.kernel.text import same

rebels = Maker(LIGHT, REBELS)
light = Maker(LIGHT, NEUTRAL)

Y_WING = light.unit("165", same("Y-Wing"), "2 1 1", "B(B)", traits="vehicle fighter")
HIDDEN_OUTPOST = light.enhancement(
    "49",
    ours("Hidden Outpost", "Ukryta placówka"),
    "1 0",
    None,
    Limited(),
    traits="location",
    resources=1,
)
REBEL_ASSAULT = rebels.event(
    "108",
    ours("Rebel Assault", "Szturm Rebeliantów"),
    "2 1",
    Action(Damage(2, Target(UnitsOrObjectives(ENEMY))), limit=BY_NAME),
)
X_WING = light.unit("163", same("X-Wing"), "1 1 2", "U(B)", traits="vehicle fighter")

SETS = (
    objective_set(
        8,
        CORE,
        rebels.objective(
            "138",
            ours("The Defense of Yavin 4", "Obrona Yavina 4"),
            "1 5",
            Interrupt(you_are_playing(One(Units(ANY, Trait("vehicle")))), ReduceCostByX(), cost=DiscardX()),
            traits="yavin_4",
        ),
        rebels.unit(
            "114 unique",
            ours("Red Two", "Czerwony Dwa"),
            "3 2 2",
            "UU(B)",
            Reaction(was_destroyed(One(Objectives(ANY))), RemoveFocus(1, THIS)),
            traits="vehicle fighter",
        ),
        Y_WING,
        light.enhancement(
            "158",
            ours("Astromech Droid Upgrade", "Usprawniony droid astromechaniczny"),
            "1 2",
            VEHICLE,
            Gains(ENHANCED_UNIT, "UB"),
            traits="upgrade",
        ),
        HIDDEN_OUTPOST,
        REBEL_ASSAULT,
    ),
    objective_set(
        9,
        CORE,
        rebels.objective(
            "97",
            ours("Mission Briefing", "Odprawa przed misją"),
            "1 5",
            Reaction(opponents_turn_begins(), Draw()),
        ),
        rebels.unit("98 unique", same("Mon Mothma"), "3 2 2", "(T)", Edge(1), traits="character leader", resources=2),
        rebels.unit(
            "14",
            ours("Battlefield Engineers", "Inżynierowie polowi"),
            "2 2 2",
            "U",
            Reaction(declared(), RemoveFocus(1, Target(Enhancements(YOUR)))),
            traits="character engineer",
        ),
        light.unit("5", same("A-Wing"), "2 1 1", "U", Reaction(focused_to_strike(), Draw()), traits="vehicle fighter"),
        light.enhancement(
            "66",
            ours("Heavy Blaster Emplacement", "Stanowisko ciężkiego blastera"),
            "0 1",
            None,
            Action(Damage(1, PickedByFoe(Units(ENEMY))), cost=FocusAsCost(THIS)),
            traits="weapon",
        ),
        HEAT_OF_BATTLE_LIGHT,
    ),
    objective_set(
        10,
        CORE,
        rebels.objective(
            "56",
            ours("Fleeing the Empire", "Ucieczka przed Imperium"),
            "1 5",
            Reaction(your_refresh_phase_ends(), PlaceShield(Target(UnitsOrObjectives(YOUR)))),
        ),
        rebels.unit(
            "88 unique",
            same("Leia Organa"),
            "2 3 1",
            "U(BT)",
            CapturedInstead(),
            Interrupt(leaves(), RemoveFocus(ALL, Each(Anything(YOUR)))),
            traits="character leader force_sensitive",
        ),
        rebels.unit("58", ours("Fleet Officer", "Oficer floty"), "2 2 2", "U(B)", traits="character"),
        light.enhancement(
            "124",
            ours("Stolen Plans", "Skradzione plany"),
            "1 1",
            ENEMY_OBJECTIVE,
            Reaction(generated(ENHANCED_OBJECTIVE), Draw()),
            traits="espionage",
        ),
        rebels.event(
            "167",
            ours("You're My Only Hope", "Jesteś moją jedyną nadzieją"),
            "0 2",
            Action(Then(Draw(2), FoeDiscards()), cost=Sacrifice(Picked(Units(YOUR)))),
        ),
        TWIST_OF_FATE_LIGHT,
    ),
    objective_set(
        11,
        CORE,
        rebels.objective(
            "143",
            ours("The Rebel Fleet", "Flota Rebelii"),
            "1 5",
            OnlyAttackedBy(Units(ANY, Trait("vehicle"))),
        ),
        rebels.unit(
            "70 unique",
            same("Home One"),
            "5 3 3",
            "UUBB",
            Elite(),
            Reaction(focused_while_attacking(), Damage(1, Each(Objectives(ENEMY, NotEngaged())))),
            traits="vehicle capital_ship",
        ),
        Y_WING,
        rebels.unit(
            "116",
            ours("Repair Droid", "Droid naprawczy"),
            "1 1 1",
            "",
            Action(Heal(1, Target(Units(ANY, Trait("vehicle")))), limit=EACH_COPY),
            traits="droid",
        ),
        HIDDEN_OUTPOST,
        TARGET_OF_OPPORTUNITY_LIGHT,
    ),
    objective_set(
        12,
        CORE,
        rebels.objective("82", ours("Draw Their Fire", "Ściągnij na siebie ich ogień"), "2 5"),
        rebels.unit(
            "7 unique",
            ours("Admiral Ackbar", "Admirał Ackbar"),
            "3 3 2",
            "(TT)",
            Action(PlayIntoEngagement(), only=DuringEngagement(), zone=IN_HAND),
            Reaction(enters_engagement(), Damage(1, Each(Units(ENEMY, Participating())))),
            traits="character leader",
        ),
        light.unit(
            "164",
            ours("X-Wing Escort", "Eskorta X-Wingów"),
            "2 1 1",
            "U",
            Interrupt(leaves(), Sacrifice(PickedByFoe(Units(ENEMY, Trait("vehicle"))))),
            traits="vehicle fighter squadron",
        ),
        X_WING,
        rebels.enhancement(
            "57",
            ours("Fleet Command Center", "Centrum dowodzenia floty"),
            "3 2",
            None,
            Reaction(your_refresh_phase_ends(), PlaceShield(Target(Units(ANY)))),
            traits="yavin_4 location",
            resources=3,
        ),
        rebels.event(
            "47",
            ours("Heroic Sacrifice", "Bohaterskie poświęcenie"),
            "1 1",
            Action(
                Destroy(Target(Units(ENEMY, Trait("vehicle"), CostAtMost(4)))),
                cost=Sacrifice(Picked(Units(YOUR, Trait("vehicle")))),
            ),
        ),
    ),
    objective_set(
        13,
        CORE,
        rebels.objective(
            "123",
            ours("Mobilize the Squadrons", "Mobilizacja eskadr"),
            "2 5",
            Reaction(you_refresh(), RemoveFocus(1, Target(ObjectivesOrEnhancements(YOUR)))),
            traits="yavin_4",
            locked=True,
        ),
        X_WING,
        light.unit("120", ours("Rookie Pilot", "Początkujący pilot"), "1 1 1", "U", traits="character pilot"),
        rebels.enhancement(
            "150 unique",
            ours("Trench Run", "Lot przez rów"),
            "1 2",
            THE_DIAL,
            CannotBeTargeted(),
            MayEngageDial(),
            traits="mission",
        ),
        REBEL_ASSAULT,
        light.event(
            "77",
            ours("Covering Fire", "Ogień osłonowy"),
            "0 1",
            Action(
                PlaceShield(Each(Units(FRIENDLY, Participating()))),
                cost=Sacrifice(Picked(Units(YOUR))),
                only=DuringEngagement(),
            ),
        ),
    ),
    objective_set(
        14,
        CORE,
        rebels.objective(
            "39",
            ours("Decoy at Dantooine", "Przynęta na Dantooine"),
            "1 5",
            Interrupt(leaves(One(Objectives(YOUR))), TurnDialBack(1, floor=1)),
            traits="dantooine",
        ),
        rebels.unit(
            "162",
            ours("Wookiee Navigator", "Nawigator Wookiee"),
            "3 1 2",
            "UU(B)",
            Reaction(survived(), EngageAgain()),
            traits="character wookiee",
        ),
        light.unit("112", ours("Rebel Trooper", "Żołnierz Rebelii"), "0 0 1", "U", traits="character trooper"),
        rebels.enhancement(
            "55",
            ours("False Lead", "Fałszywy trop"),
            "0 2",
            OWN_OBJECTIVE,
            Interrupt(leaves(ENHANCED_OBJECTIVE), TurnDialBack(1, floor=1)),
            traits="decoy",
        ),
        rebels.event("54", ours("Fall Back!", "Odwrót!"), "0 1", Action(Bounce(Target(Units(YOUR))))),
        rebels.event("4", ours("A New Hope", "Nowa nadzieja"), "2 2", Action(ReturnUnnamedUnits(3))),
    ),
)
