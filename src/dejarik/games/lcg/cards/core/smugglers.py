"""The Smugglers and Spies set and the neutral light side sets of the core set."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_LIGHT, TARGET_OF_OPPORTUNITY_LIGHT, TWIST_OF_FATE_LIGHT
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import LIGHT, NEUTRAL, SMUGGLERS
from dejarik.games.lcg.model.abilities import EACH_COPY, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import RepeatsFates
from dejarik.games.lcg.model.keywords import Limited, TargetedStrike
from dejarik.games.lcg.model.state import ENGAGEMENT_ENDS, STRIKE_ENDS
from dejarik.games.lcg.vocabulary.captures import PutRescuedIntoPlay, Rescue
from dejarik.games.lcg.vocabulary.conditions import ThatIsUnit
from dejarik.games.lcg.vocabulary.constants import MatchesEverything, NeedsNoMatch
from dejarik.games.lcg.vocabulary.hands import Recover
from dejarik.games.lcg.vocabulary.hosts import ANY_OBJECTIVE
from dejarik.games.lcg.vocabulary.lasting import CannotBeDeclared, GainIconOfChoice, NextCardCostsLess, Until
from dejarik.games.lcg.vocabulary.moves import Bounce, DiscardCards, DiscardFromPlay, Sacrifice
from dejarik.games.lcg.vocabulary.refs import ENGAGED, THAT_UNIT, THIS, Picked, PickedByFoe, Target
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    FRIENDLY,
    YOUR,
    Attacking,
    CostAtMost,
    Enhancements,
    Objectives,
    Trait,
    Units,
    UnitsOrObjectives,
)
from dejarik.games.lcg.vocabulary.tokens import (
    Damage,
    DamageAsCost,
    FocusAsCost,
    MoveDamage,
    PlaceFocus,
    PreventDamage,
)
from dejarik.games.lcg.vocabulary.triggers import (
    One,
    damage_is_dealt,
    declared,
    edge_won,
    focused_to_strike,
    you_refresh,
)
from dejarik.games.lcg.vocabulary.words import If, May, Then
from dejarik.kernel.text import same

smugglers = Maker(LIGHT, SMUGGLERS)
light = Maker(LIGHT, NEUTRAL)

REBEL_SYMPATHIZER = light.unit(
    "111",
    ours("Rebel Sympathizer", "Sympatyk Rebelii"),
    "1 1 1",
    "(U)",
    Action(NextCardCostsLess(1), cost=Sacrifice(THIS)),
    traits="character civilian",
)
EWOK_SCOUT = light.unit(
    "53",
    ours("Ewok Scout", "Zwiadowca Ewoków"),
    "2 1 1",
    "(U)",
    Reaction(declared(), Until(ENGAGEMENT_ENDS, Target(Units(ENEMY)), CannotBeDeclared(attack=False))),
    traits="character ewok",
)
YUB_YUB = light.event(
    "168",
    same("Yub Yub!"),
    "0 1",
    Action(DiscardFromPlay(Target(Enhancements(ANY))), cost=FocusAsCost(Picked(Units(YOUR, Trait("ewok"))))),
)
SECRET_INFORMANT = light.unit(
    "110", ours("Secret Informant", "Tajny informator"), "3 1 1", "UB", RepeatsFates(), traits="character"
)

SETS = (
    objective_set(
        15,
        CORE,
        smugglers.objective(
            "69",
            ours("Questionable Contacts", "Podejrzane kontakty"),
            "1 5",
            Reaction(you_refresh(), MoveDamage(1, Target(Units(FRIENDLY)), Target(Units(ENEMY))), cost=DamageAsCost(1)),
            traits="tatooine",
        ),
        smugglers.unit(
            "64 unique",
            same("Han Solo"),
            "4 3 2",
            "UUT(B)",
            TargetedStrike(),
            Reaction(declared(None), Damage(1, Target(Units(ENEMY)))),
            traits="character rogue scoundrel",
        ),
        smugglers.unit(
            "156", ours("Twi'lek Smuggler", "Twi'lekański przemytnik"), "2 1 1", "UT", traits="character rogue"
        ),
        light.enhancement(
            "22",
            ours("Cloud City Casino", "Kasyno w Mieście w Chmurach"),
            "1 0",
            None,
            Limited(),
            traits="cloud_city location",
            resources=1,
        ),
        smugglers.event("130", ours("Swindled", "Wykiwany"), "1 1", Action(Bounce(Target(Units(ANY, CostAtMost(2)))))),
        light.event(
            "29",
            ours("Crossfire", "Ogień krzyżowy"),
            "1 1",
            Reaction(focused_to_strike(One(Units(ANY, Trait("character")))), GainIconOfChoice(STRIKE_ENDS, THAT_UNIT)),
        ),
    ),
    objective_set(
        16,
        CORE,
        light.objective(
            "121",
            ours("Rumors at the Cantina", "Plotki w kantynie"),
            "1 5",
            NeedsNoMatch(),
            traits="tatooine",
        ),
        REBEL_SYMPATHIZER,
        REBEL_SYMPATHIZER,
        light.enhancement(
            "23",
            ours("Common Ground", "Płaszczyzna porozumienia"),
            "1 2",
            ANY_OBJECTIVE,
            MatchesEverything(),
            traits="location",
        ),
        light.event(
            "117",
            ours("Rescue Mission", "Misja ratunkowa"),
            "2 2",
            Action(Then(Rescue(Target(Objectives(ENEMY))), If(ThatIsUnit(), May(PutRescuedIntoPlay(THAT_UNIT))))),
            traits="mission",
        ),
        light.event(
            "81",
            ours("It Could Be Worse", "Mogło być gorzej"),
            "0 1",
            Interrupt(damage_is_dealt(One(UnitsOrObjectives(ANY))), PreventDamage(1)),
        ),
    ),
    objective_set(
        17,
        CORE,
        light.objective(
            "151",
            ours("Tribal Support", "Wsparcie plemienia"),
            "1 5",
            Reaction(you_refresh(), Recover(Units(ANY, Trait("ewok"))), cost=DiscardCards()),
            traits="endor",
            single=True,
        ),
        EWOK_SCOUT,
        EWOK_SCOUT,
        light.enhancement(
            "90",
            ours("Log Trap", "Pułapka z bali"),
            "3 2",
            None,
            Action(PlaceFocus(1, PickedByFoe(Units(ENEMY, Attacking()))), cost=FocusAsCost(THIS)),
            traits="trap",
        ),
        YUB_YUB,
        YUB_YUB,
    ),
    objective_set(
        18,
        CORE,
        light.objective(
            "68",
            ours("Hit and Run", "Uderz i uciekaj"),
            "1 4",
            Reaction(edge_won(attacking=True), Damage(1, ENGAGED), limit=EACH_COPY),
            single=True,
        ),
        SECRET_INFORMANT,
        SECRET_INFORMANT,
        HEAT_OF_BATTLE_LIGHT,
        TARGET_OF_OPPORTUNITY_LIGHT,
        TWIST_OF_FATE_LIGHT,
    ),
)
