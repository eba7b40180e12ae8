"""Sith sets of the core set."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_DARK, TARGET_OF_OPPORTUNITY_DARK, TWIST_OF_FATE_DARK
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import DARK, NEUTRAL, SITH
from dejarik.games.lcg.model.abilities import BY_NAME, EACH_COPY, Action, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import EntersAttached, LosesIfDestroyed
from dejarik.games.lcg.model.keywords import Elite, Limited, NoEnhancements, Protect, Shielding, TargetedStrike
from dejarik.games.lcg.model.state import PHASE_ENDS, STRIKE_ENDS
from dejarik.games.lcg.vocabulary.conditions import DuringForcePhase, EnhancedIs, ThatIsUnit
from dejarik.games.lcg.vocabulary.constants import CannotAttack, FirstCostsLess, Gains, GainsKeyword
from dejarik.games.lcg.vocabulary.hands import (
    FROM_HAND,
    CaptureRandom,
    DiscardFromFoe,
    DiscardTop,
    LookAtHand,
    PutAllUnderDecks,
    PutUnderDeck,
    Recover,
)
from dejarik.games.lcg.vocabulary.hosts import CHARACTER, ENEMY_CHARACTER, FORCE_UNIT
from dejarik.games.lcg.vocabulary.lasting import CannotBeDeclared, GainPrintedIcons, Until
from dejarik.games.lcg.vocabulary.moves import Destroy, DiscardCards, DiscardRandom, Draw
from dejarik.games.lcg.vocabulary.refs import ENGAGED, ENHANCED_UNIT, THIS, Cheapest, Each, Picked, Target
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    YOUR,
    Affiliated,
    Anything,
    Committed,
    Events,
    Exhausted,
    Objectives,
    Trait,
    Units,
    Without,
)
from dejarik.games.lcg.vocabulary.tokens import ALL, Damage, FocusAsCost, PlaceFocus, RemoveFocus
from dejarik.games.lcg.vocabulary.triggers import (
    ENHANCED,
    One,
    committed,
    enters,
    focused_to_strike,
    opponents_turn_begins,
    survived_unopposed,
    was_destroyed,
    you_played,
    you_refresh,
    your_draw_phase_begins,
)
from dejarik.games.lcg.vocabulary.words import All, If, Then
from dejarik.kernel.text import Text, same

sith = Maker(DARK, SITH)
dark = Maker(DARK, NEUTRAL)

SITH_EVENT = Events(ANY, Affiliated(SITH))

FORCE_CHOKE = sith.event(
    "59",
    ours("Force Choke", "Duszenie Mocą"),
    "0 1",
    Action(Damage(1, Target(Units(ANY, Trait("character", "creature")))), limit=BY_NAME),
    traits="force alter",
)
KUATI_SECURITY_TEAM = dark.unit(
    "136", ours("Kuati Security Team", "Oddział ochrony z Kuat"), "2 1 2", "U(B)", traits="character trooper"
)
SITH_LIBRARY = dark.enhancement(
    "72", ours("Sith Library", "Biblioteka Sithów"), "1 0", None, Limited(), traits="coruscant location", resources=1
)
INTERROGATION_DROID = sith.unit(
    "79",
    ours("Interrogation Droid", "Droid przesłuchujący"),
    "3 2 2",
    "T",
    Reaction(enters(), DiscardRandom()),
    traits="droid",
)
NIGHTSISTER = sith.unit(
    "100",
    Text("Nightsister", "Siostra nocy"),
    "3 2 1",
    "UB",
    Reaction(committed(), Damage(1, Target(Objectives(ANY)))),
    traits="character force_sensitive",
)

SETS = (
    objective_set(
        19,
        CORE,
        sith.objective(
            "99",
            Text("Fall of the Jedi", "Upadek Jedi"),
            "1 5",
            Reaction(your_draw_phase_begins(), PutUnderDeck(Anything(ANY), FROM_HAND)),
            traits="executor",
        ),
        sith.unit(
            "35 unique",
            same("Darth Vader"),
            "5 4 4",
            "UUB(B)",
            Elite(),
            Reaction(you_played(One(SITH_EVENT)), Damage(1, Target(Units(ANY))), limit=EACH_COPY),
            traits="character force_user",
        ),
        sith.unit(
            "33",
            ours("Dark Side Apprentice", "Uczeń Ciemnej Strony"),
            "2 1 2",
            "U(B)",
            traits="character force_sensitive",
        ),
        sith.enhancement(
            "159 unique",
            ours("Vader's Lightsaber", "Miecz świetlny Vadera"),
            "1 2",
            FORCE_UNIT,
            Gains(ENHANCED_UNIT, "U"),
            GainsKeyword(ENHANCED_UNIT, TargetedStrike(), only=EnhancedIs("Darth Vader")),
            traits="weapon",
        ),
        FORCE_CHOKE,
        HEAT_OF_BATTLE_DARK,
    ),
    objective_set(
        20,
        CORE,
        sith.objective(
            "27",
            ours("Counsel of the Sith", "Rada Sithów"),
            "1 5",
            Reaction(opponents_turn_begins(), Draw()),
            traits="executor",
        ),
        sith.unit(
            "9", ours("Advisor to the Emperor", "Doradca Imperatora"), "2 2 1", "(T)", traits="character", resources=1
        ),
        KUATI_SECURITY_TEAM,
        SITH_LIBRARY,
        sith.event(
            "34",
            Text("Dark Precognition", "Mroczna prekognicja"),
            "0 1",
            Action(Then(Draw(2), DiscardCards())),
            traits="force sense",
        ),
        TWIST_OF_FATE_DARK,
    ),
    objective_set(
        21,
        CORE,
        sith.objective(
            "16",
            ours("Black Squadron Assault", "Szturm Eskadry Czarnych"),
            "1 5",
            Action(RemoveFocus(1, Picked(Units(YOUR, Trait("black_squadron")))), cost=FocusAsCost(THIS)),
            traits="death_star",
        ),
        sith.unit(
            "160 unique",
            ours("Vader's TIE Advanced", "TIE Advanced Vadera"),
            "3 3 3",
            "UB",
            Reaction(
                focused_to_strike(),
                Then(DiscardTop(), If(ThatIsUnit(), Until(STRIKE_ENDS, THIS, GainPrintedIcons()))),
            ),
            traits="vehicle fighter black_squadron",
        ),
        dark.unit(
            "146",
            same("TIE Advanced"),
            "2 1 2",
            "B(U)",
            Reaction(survived_unopposed(), Damage(1, ENGAGED)),
            traits="vehicle fighter black_squadron",
        ),
        dark.unit(
            "17",
            ours("Black Squadron Pilot", "Pilot Eskadry Czarnych"),
            "2 1 1",
            "(UB)",
            EntersAttached(Units(YOUR, Trait("fighter"))),
            Gains(ENHANCED_UNIT, "UB"),
            traits="character pilot black_squadron",
        ),
        sith.event(
            "71",
            ours("I'm On the Leader", "Zajmę się dowódcą"),
            "1 1",
            Action(PlaceFocus(1, Target(Units(ENEMY, Trait("fighter"))))),
        ),
        TARGET_OF_OPPORTUNITY_DARK,
    ),
    objective_set(
        22,
        CORE,
        sith.objective(
            "142",
            ours("The Heart of the Empire", "Serce Imperium"),
            "3 10",
            LosesIfDestroyed(),
            traits="coruscant",
            locked=True,
        ),
        sith.unit(
            "26",
            ours("Coruscant Defense Fleet", "Flota obronna Coruscant"),
            "5 2 5",
            "(UUUUU)",
            Shielding(),
            Protect("coruscant"),
            CannotAttack(THIS),
            traits="vehicle capital_ship fleet",
        ),
        KUATI_SECURITY_TEAM,
        SITH_LIBRARY,
        sith.event(
            "62",
            ours("Force Stasis", "Staza Mocy"),
            "1 1",
            Action(
                Until(PHASE_ENDS, Target(Units(ENEMY, Trait("character", "creature"))), CannotBeDeclared(attack=True))
            ),
            traits="force control alter",
        ),
        sith.event(
            "139",
            ours("There Is No Escape", "Nie ma ucieczki"),
            "4 2",
            Action(PutAllUnderDecks(Units(ANY)), only=DuringForcePhase()),
        ),
    ),
    objective_set(
        23,
        CORE,
        sith.objective(
            "105",
            ours("The Emperor's Web", "Sieć Imperatora"),
            "1 4",
            FirstCostsLess(SITH_EVENT),
            traits="death_star",
        ),
        sith.unit(
            "51 unique",
            ours("Emperor Palpatine", "Imperator Palpatine"),
            "6 5 3",
            "BTT(BT)",
            Elite(),
            Reaction(was_destroyed(One(Objectives(ANY))), Recover(SITH_EVENT)),
            traits="character force_user",
        ),
        sith.unit(
            "52",
            ours("Emperor's Royal Guard", "Gwardzista Imperatora"),
            "2 2 3",
            "U(U)",
            Protect("character"),
            traits="character imperial_guard",
        ),
        SITH_LIBRARY,
        sith.event(
            "60",
            ours("Force Lightning", "Błyskawica Mocy"),
            "3 1",
            Action(Destroy(Target(Units(ANY, Exhausted())))),
            traits="force control alter",
        ),
        FORCE_CHOKE,
    ),
    objective_set(
        24,
        CORE,
        sith.objective(
            "30",
            ours("Cruel Interrogations", "Okrutne przesłuchania"),
            "1 5",
            Reaction(enters(), CaptureRandom()),
            traits="cloud_city",
        ),
        INTERROGATION_DROID,
        INTERROGATION_DROID,
        dark.unit(
            "43",
            ours("ISB Interrogators", "Śledczy IBB"),
            "1 1 1",
            "U",
            Shielding(),
            traits="character trooper",
        ),
        sith.enhancement(
            "137",
            ours("Intimidated", "Zastraszenie"),
            "0 1",
            ENEMY_CHARACTER,
            Reaction(focused_to_strike(ENHANCED), PlaceFocus(1, ENHANCED_UNIT), forced=True),
            traits="condition",
        ),
        sith.event("78", ours("Interrogation", "Przesłuchanie"), "2 1", Action(All(LookAtHand(), DiscardFromFoe()))),
    ),
    objective_set(
        25,
        CORE,
        sith.objective("45", ours("Shadows of Dathomir", "Cienie Dathomiry"), "2 5", traits="dathomir"),
        NIGHTSISTER,
        NIGHTSISTER,
        dark.unit(
            "107",
            ours("Rancor", "Rankor"),
            "4 1 4",
            "UUU(U)",
            NoEnhancements(),
            Reaction(you_refresh(), Destroy(Cheapest(Units(ANY, Without("vehicle")))), forced=True),
            traits="creature",
        ),
        sith.enhancement(
            "141",
            ours("The Hand's Blessing", "Błogosławieństwo Ręki"),
            "1 1",
            CHARACTER,
            Reaction(you_refresh(), RemoveFocus(ALL, ENHANCED_UNIT)),
            traits="condition",
        ),
        sith.event(
            "1",
            ours("A Disturbance In the Force", "Zaburzenie Mocy"),
            "2 3",
            Action(PlaceFocus(1, Each(Units(ENEMY, Committed())))),
        ),
    ),
)
