"""Sets of the Echoes of the Force cycle."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.common import DAGOBAH_TRAINING_GROUNDS
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_DARK, TARGET_OF_OPPORTUNITY_LIGHT, TWIST_OF_FATE_LIGHT
from dejarik.games.lcg.cards.expansions.fates import (
    BATTLE_OF_HOTH_DARK,
    ECHOES_OF_THE_FORCE_LIGHT,
    SEEDS_OF_DECAY_DARK,
    SEEDS_OF_DECAY_LIGHT,
)
from dejarik.games.lcg.language.products import (
    HEROES_AND_LEGENDS,
    IT_BINDS_ALL_THINGS,
    JOIN_US_OR_DIE,
    KNOWLEDGE_AND_DEFENSE,
    LURE_OF_THE_DARK_SIDE,
)
from dejarik.games.lcg.language.terms import DARK, JEDI, LIGHT, NAVY, NEUTRAL, REBELS, SMUGGLERS
from dejarik.games.lcg.model.abilities import EACH_COPY, IN_DISCARD, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import CountsAttachedFates, CountsMoreCards
from dejarik.games.lcg.model.keywords import Elite, Limited
from dejarik.games.lcg.model.state import PHASE_ENDS
from dejarik.games.lcg.vocabulary.amounts import DEFENDERS_CARDS, THEIR_CARDS, OnDial
from dejarik.games.lcg.vocabulary.changing import ReturnInstead
from dejarik.games.lcg.vocabulary.conditions import AttacksAlone, OutnumberedInHand, ThisIsReady
from dejarik.games.lcg.vocabulary.constants import CostsLessPer, DoublesForce, Gains, PaysOnlyFor
from dejarik.games.lcg.vocabulary.costs import ReturnAsCost
from dejarik.games.lcg.vocabulary.decks import AN_OBJECTIVE_DECK, LookAtTop, MayPutUnder, PutBack, RevealForStruggle
from dejarik.games.lcg.vocabulary.dial import AdvanceDial, TurnDialBack
from dejarik.games.lcg.vocabulary.hands import (
    FROM_HAND_OR_DISCARD,
    AttachThat,
    PutIntoPlay,
    PutThisIntoPlay,
    RecoverTopFate,
    ShuffleIntoDeck,
)
from dejarik.games.lcg.vocabulary.lasting import GainForce, Until
from dejarik.games.lcg.vocabulary.moves import Bounce, Destroy, Draw, EachDraws
from dejarik.games.lcg.vocabulary.refs import THAT_UNIT, THIS, Each, Picked, Target
from dejarik.games.lcg.vocabulary.searching import SearchDeck
from dejarik.games.lcg.vocabulary.selectors import (
    ANY,
    ENEMY,
    FRIENDLY,
    YOUR,
    Affiliated,
    Attacking,
    CheaperThanReturned,
    Committed,
    CostAtLeast,
    CostAtMost,
    Defending,
    Events,
    NotThis,
    Trait,
    Units,
    WasAttacking,
)
from dejarik.games.lcg.vocabulary.tokens import ALL, Damage, RemoveFocus
from dejarik.games.lcg.vocabulary.triggers import (
    One,
    battle_of_hoth_resolves,
    committed,
    enters,
    fate_is_discarded,
    focused_to_strike,
    focused_while_committed,
    force_phase_begins,
    has_left,
    leaves,
    opponent_drew,
    struggle_begins,
    struggle_lost,
    struggle_won,
    struggle_won_while_committed,
)
from dejarik.games.lcg.vocabulary.words import All, Then
from dejarik.kernel.text import Text, same

jedi = Maker(LIGHT, JEDI)
rebels = Maker(LIGHT, REBELS)
smugglers = Maker(LIGHT, SMUGGLERS)
light = Maker(LIGHT, NEUTRAL)
navy = Maker(DARK, NAVY)

INTEL_OPERATIVE = light.unit(
    "503", ours("Intel Operative", "Agent wywiadu"), "1 1 1", "U", Interrupt(leaves(), Draw()), traits="character spy"
)
AQUARIS_FREEHOLDERS = smugglers.unit(
    "506",
    ours("Aquaris Freeholders", "Wolni osadnicy z Aquaris"),
    "8 2 4",
    "UBB(UT)",
    Elite(),
    CostsLessPer(THEIR_CARDS),
    traits="character smuggler",
)
HOLDING_ALL_THE_CARDS = smugglers.event(
    "527", ours("Holding All the Cards", "Wszystkie atuty w ręku"), "0 1", Action(EachDraws(2)), traits="gamble"
)
HIRED_HANDS = light.unit(
    "554",
    ours("Hired Hands", "Najemni pomocnicy"),
    "1 1 3",
    "UB(T)",
    Reaction(struggle_lost(), Destroy(THIS), forced=True),
    traits="character",
)
SMUGGLER_UNITS = Units(YOUR, Affiliated(SMUGGLERS))

SETS = (
    objective_set(
        98,
        HEROES_AND_LEGENDS,
        rebels.objective(
            "501",
            ours("Forward Reconnaissance", "Wysunięty zwiad"),
            "1 4",
            Reaction(has_left(One(Units(FRIENDLY, WasAttacking()))), Damage(1, Target(Units(ANY, Defending())))),
        ),
        rebels.unit(
            "502 unique",
            same("Jan Ors"),
            "3 2 2",
            "T(B)",
            Reaction(
                focused_to_strike(),
                Then(Bounce(Target(Units(FRIENDLY, NotThis()))), RemoveFocus(1, THIS)),
                limit=EACH_COPY,
            ),
            traits="character spy",
        ),
        INTEL_OPERATIVE,
        INTEL_OPERATIVE,
        rebels.enhancement(
            "504",
            ours("Safe House", "Bezpieczna kryjówka"),
            "2 1",
            None,
            Limited(),
            Reaction(struggle_won(), RemoveFocus(1, THIS)),
            traits="location",
            resources=2,
        ),
        TWIST_OF_FATE_LIGHT,
    ),
    objective_set(
        99,
        HEROES_AND_LEGENDS,
        smugglers.objective(
            "505",
            Text("The False Report", "Fałszywy raport"),
            "1 5",
            Reaction(enters(), Bounce(Each(Units(ANY)))),
            traits="aquaris",
            locked=True,
        ),
        AQUARIS_FREEHOLDERS,
        AQUARIS_FREEHOLDERS,
        light.enhancement(
            "507",
            ours("Clearing House", "Izba rozliczeniowa"),
            "3 1",
            None,
            Limited(),
            Reaction(opponent_drew(), RemoveFocus(1, THIS)),
            traits="aquaris location",
            resources=3,
        ),
        smugglers.event(
            "508",
            ours("Outmaneuver", "Wymanewrowanie"),
            "2 3",
            Action(
                Bounce(Target(Units(ENEMY, CheaperThanReturned(SMUGGLER_UNITS)))),
                cost=ReturnAsCost(Picked(SMUGGLER_UNITS)),
            ),
            traits="maneuver",
        ),
        smugglers.event(
            "509",
            ours("Slicing In", "Włamanie do systemu"),
            "0 1",
            Action(All(LookAtTop(2, AN_OBJECTIVE_DECK), MayPutUnder(), PutBack())),
        ),
    ),
    objective_set(
        103,
        LURE_OF_THE_DARK_SIDE,
        smugglers.objective(
            "524",
            Text("Against All Odds", "Wbrew przeciwnościom losu"),
            "1 5",
            Gains(Each(Units(YOUR, Attacking())), "B", only=OutnumberedInHand()),
        ),
        smugglers.unit(
            "525 unique",
            same("Dash Rendar"),
            "4 3 3",
            "UT",
            Elite(),
            Gains(THIS, "B", only=AttacksAlone(), per=DEFENDERS_CARDS),
            traits="character smuggler mercenary",
        ),
        light.unit(
            "526",
            ours("Shifty Lookout", "Podejrzany obserwator"),
            "1 1 1",
            "U",
            CountsMoreCards(only=ThisIsReady()),
            traits="character",
        ),
        HOLDING_ALL_THE_CARDS,
        HOLDING_ALL_THE_CARDS,
        TARGET_OF_OPPORTUNITY_LIGHT,
    ),
    objective_set(
        109,
        KNOWLEDGE_AND_DEFENSE,
        smugglers.objective(
            "552",
            Text("Along the Gamor Run", "Na Trasie na Gamor"),
            "1 5",
            Reaction(force_phase_begins(), RevealForStruggle()),
            traits="gamor",
            single=True,
        ),
        smugglers.unit(
            "553 unique",
            same("Hyperspace Marauder"),
            "4 3 3",
            "U(UB)",
            Reaction(struggle_won_while_committed(), PutIntoPlay(Units(ANY, CostAtMost(1)), FROM_HAND_OR_DISCARD)),
            traits="vehicle transport",
        ),
        HIRED_HANDS,
        HIRED_HANDS,
        smugglers.enhancement(
            "555",
            ours("Deneba Refueling Station", "Stacja tankowania na Denebie"),
            "2 1",
            None,
            Limited(),
            Reaction(struggle_won(), RemoveFocus(1, THIS)),
            traits="deneba location",
            resources=2,
        ),
        light.event(
            "556",
            Text("Make Your Own Luck", "Kowal własnego losu"),
            "0 1",
            Interrupt(struggle_begins(), Until(PHASE_ENDS, Target(Units(FRIENDLY, Committed())), GainForce(3))),
            traits="gamble",
        ),
    ),
    objective_set(
        112,
        JOIN_US_OR_DIE,
        jedi.objective(
            "567",
            Text("May the Force Be With You", "Niech Moc będzie z tobą"),
            "1 5",
            Reaction(committed(One(Units(YOUR))), RemoveFocus(ALL, THAT_UNIT), limit=EACH_COPY),
            traits="dagobah",
        ),
        jedi.unit(
            "568 unique",
            same("Yoda"),
            "3 5 3",
            "BT",
            Elite(),
            Gains(THIS, "U", per=OnDial()),
            traits="character force_user",
            version="join_us_or_die",
        ),
        light.unit(
            "569",
            ours("Dagobah Nudj", "Nudj z Dagobah"),
            "0 2 1",
            "(U)",
            Reaction(enters(), TurnDialBack()),
            Interrupt(leaves(), AdvanceDial(), forced=True),
            traits="creature",
        ),
        DAGOBAH_TRAINING_GROUNDS,
        jedi.event(
            "570",
            ours("Yoda, You Seek Yoda", "Yoda, szukasz Yody"),
            "2 1",
            Action(SearchDeck("Yoda"), cost=AdvanceDial()),
            traits="force",
        ),
        SEEDS_OF_DECAY_LIGHT,
    ),
    objective_set(
        118,
        IT_BINDS_ALL_THINGS,
        rebels.objective(
            "594",
            Text("Green Squadron Deployment", "Szyk Eskadry Zielonych"),
            "1 5",
            DoublesForce(Each(Units(FRIENDLY, Trait("vehicle"), Committed()))),
            traits="liberty",
        ),
        rebels.unit(
            "595 unique",
            same("Liberty"),
            "5 2 4",
            "UUB(B)",
            Reaction(focused_while_committed(), Bounce(Target(Units(ENEMY, CostAtLeast(4))))),
            traits="vehicle capital_ship",
        ),
        rebels.unit(
            "596",
            ours("Green Squadron A-Wing", "A-Wing Eskadry Zielonych"),
            "2 1 1",
            "U(B)",
            Interrupt(leaves(), ShuffleIntoDeck(Events(ANY))),
            traits="vehicle fighter",
        ),
        rebels.enhancement(
            "597",
            ours("Rebel Fighter Bay", "Hangar myśliwców Rebelii"),
            "1 1",
            None,
            PaysOnlyFor(Units(ANY, Trait("vehicle"))),
            traits="location",
            resources=1,
        ),
        rebels.event(
            "598",
            ours("Evasive Maneuvers", "Manewry unikowe"),
            "0 2",
            Interrupt(leaves(One(Units(ANY, Trait("vehicle")))), ReturnInstead(THAT_UNIT)),
            traits="maneuver",
        ),
        ECHOES_OF_THE_FORCE_LIGHT,
    ),
    objective_set(
        120,
        IT_BINDS_ALL_THINGS,
        navy.objective(
            "604",
            ours("The Admiral's Assault", "Szturm admirała"),
            "1 5",
            Reaction(enters(), RecoverTopFate()),
            traits="hoth",
        ),
        navy.unit(
            "605 unique",
            Text("Admiral Piett", "Admirał Piett"),
            "5 2 3",
            "U(U)",
            CountsAttachedFates(),
            Reaction(fate_is_discarded(), AttachThat()),
            traits="character officer",
        ),
        navy.unit(
            "606",
            ours("Hoth Reinforcements", "Posiłki na Hoth"),
            "2 1 1",
            "(B)",
            Reaction(battle_of_hoth_resolves(), PutThisIntoPlay(), zone=IN_DISCARD),
            traits="character trooper",
        ),
        HEAT_OF_BATTLE_DARK,
        BATTLE_OF_HOTH_DARK,
        SEEDS_OF_DECAY_DARK,
    ),
)
