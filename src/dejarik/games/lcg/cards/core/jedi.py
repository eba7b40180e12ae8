"""Jedi sets of the core set."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.common import DAGOBAH_TRAINING_GROUNDS
from dejarik.games.lcg.cards.core.fates import HEAT_OF_BATTLE_LIGHT, TARGET_OF_OPPORTUNITY_LIGHT, TWIST_OF_FATE_LIGHT
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import JEDI, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import EACH_COPY, EARLY, LATE, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.constants import FirstCardFaceUp, SplitsUnitDamage
from dejarik.games.lcg.model.keywords import Elite, Protect, Shielding, TargetedStrike
from dejarik.games.lcg.vocabulary.amounts import AttachedEnhancements
from dejarik.games.lcg.vocabulary.canceling import CancelEvent
from dejarik.games.lcg.vocabulary.changing import MoveEngagement, NotThat, RedirectDamage, ReturnInstead
from dejarik.games.lcg.vocabulary.conditions import LightHasBalance, YourTurn
from dejarik.games.lcg.vocabulary.constants import ContributesForce, FirstCostsLess, Gains
from dejarik.games.lcg.vocabulary.hands import FROM_DISCARD, PutIntoPlay, RecoverTop
from dejarik.games.lcg.vocabulary.hosts import CHARACTER, FORCE_UNIT, FORCE_USER
from dejarik.games.lcg.vocabulary.moves import Draw, Sacrifice
from dejarik.games.lcg.vocabulary.refs import ENHANCED_UNIT, SAME_UNIT, THAT_UNIT, THIS, Target
from dejarik.games.lcg.vocabulary.searching import SearchObjectives
from dejarik.games.lcg.vocabulary.selectors import ANY, FRIENDLY, YOUR, Enhancements, Objectives, Trait, Units, Without
from dejarik.games.lcg.vocabulary.tokens import ALL, FocusAsCost, Heal, PlaceFocus, PlaceShield, RemoveFocus, Strip
from dejarik.games.lcg.vocabulary.triggers import (
    THIS_CARD,
    One,
    damage_is_dealt,
    damage_would_be_dealt,
    event_is_played,
    focused_to_strike,
    is_destroyed,
    opponents_turn_begins,
    you_played,
    you_refresh,
    your_other_objective_is_engaged,
    your_other_objective_was_engaged,
)
from dejarik.games.lcg.vocabulary.words import Instead
from dejarik.kernel.text import same

jedi = Maker(LIGHT, JEDI)
light = Maker(LIGHT, NEUTRAL)

TWILEK_LOYALIST = jedi.unit(
    "15", ours("Twi'lek Loyalist", "Twi'lekańska lojalistka"), "1 1 1", "(UT)", traits="character"
)
BELIEVER_IN_THE_OLD_WAYS = jedi.unit(
    "154",
    ours("Believer in the Old Ways", "Wierny dawnym tradycjom"),
    "2 1 2",
    "U(B)",
    traits="character force_sensitive",
)
JEDI_IN_HIDING = jedi.unit(
    "84", ours("Jedi in Hiding", "Ukrywający się Jedi"), "2 1 1", "UU(B)", traits="character force_user"
)
JEDI_MIND_TRICK = jedi.event(
    "85",
    ours("Jedi Mind Trick", "Sztuczka umysłowa Jedi"),
    "1 1",
    Action(
        Instead(
            PlaceFocus(1, Target(Units(ANY, Trait("character", "creature")))),
            LightHasBalance(),
            PlaceFocus(2, SAME_UNIT),
        )
    ),
    traits="force control sense alter",
)
GUARDIAN_OF_PEACE = jedi.unit(
    "109",
    ours("Guardian of Peace", "Strażnik pokoju"),
    "2 1 2",
    "(U)",
    Shielding(),
    Protect("character"),
    traits="character force_sensitive",
)

SETS = (
    objective_set(
        1,
        CORE,
        jedi.objective("2", ours("A Hero's Journey", "Podróż bohatera"), "2 4", traits="tatooine"),
        jedi.unit(
            "92 unique",
            same("Luke Skywalker"),
            "4 3 3",
            "UUB(B)",
            TargetedStrike(),
            Reaction(opponents_turn_begins(), RemoveFocus(1, THIS)),
            traits="character force_user",
        ),
        TWILEK_LOYALIST,
        jedi.enhancement(
            "102",
            ours("Jedi Lightsaber", "Miecz świetlny Jedi"),
            "1 2",
            FORCE_UNIT,
            Gains(ENHANCED_UNIT, "UB"),
            traits="weapon",
        ),
        jedi.enhancement(
            "153",
            ours("Trust Your Feelings", "Zaufaj swoim uczuciom"),
            "2 1",
            CHARACTER,
            Action(RemoveFocus(1, ENHANCED_UNIT), cost=FocusAsCost(THIS)),
            traits="skill",
        ),
        DAGOBAH_TRAINING_GROUNDS,
    ),
    objective_set(
        2,
        CORE,
        jedi.objective(
            "76",
            ours("In You Must Go", "Wejść tam musisz"),
            "1 5",
            FirstCostsLess(Enhancements(ANY)),
            traits="dagobah",
        ),
        jedi.unit(
            "166 unique",
            same("Yoda"),
            "3 5 2",
            "T(UB)",
            Elite(),
            Gains(THIS, "UB", per=AttachedEnhancements()),
            traits="character force_user",
        ),
        BELIEVER_IN_THE_OLD_WAYS,
        jedi.enhancement(
            "122",
            ours("Shii-Cho Training", "Trening Shii-Cho"),
            "1 2",
            FORCE_USER,
            SplitsUnitDamage(),
            traits="skill lightsaber_form",
        ),
        DAGOBAH_TRAINING_GROUNDS,
        jedi.event(
            "28",
            ours("Counter-stroke", "Kontruderzenie"),
            "1 2",
            Interrupt(event_is_played(), CancelEvent()),
            traits="force control sense",
        ),
    ),
    objective_set(
        3,
        CORE,
        jedi.objective(
            "95",
            ours("Forgotten Heroes", "Zapomniani bohaterowie"),
            "1 5",
            Reaction(you_played(One(Units(ANY, Trait("force_user")))), Draw()),
        ),
        jedi.unit(
            "101 unique",
            same("Obi-Wan Kenobi"),
            "5 4 3",
            "UT(BT)",
            Elite(),
            FirstCardFaceUp(),
            traits="character force_user",
        ),
        JEDI_IN_HIDING,
        JEDI_MIND_TRICK,
        light.event(
            "96",
            ours("Our Most Desperate Hour", "Nasza najczarniejsza godzina"),
            "0 1",
            Action(PlaceShield(Target(Units(ANY, Trait("character"))), over=True)),
        ),
        HEAT_OF_BATTLE_LIGHT,
    ),
    objective_set(
        4,
        CORE,
        jedi.objective(
            "3",
            ours("A Journey to Dagobah", "Podróż na Dagobah"),
            "2 4",
            Interrupt(is_destroyed(THIS_CARD), SearchObjectives()),
            traits="dagobah",
            locked=True,
        ),
        jedi.unit("113 unique", ours("Red Five", "Czerwony Pięć"), "3 2 2", "BBB", Elite(), traits="vehicle fighter"),
        light.unit("106 unique", same("R2-D2"), "0 0 1", "", traits="droid", resources=1),
        TWILEK_LOYALIST,
        jedi.event(
            "46",
            ours("Double Strike", "Podwójne uderzenie"),
            "1 1",
            Reaction(focused_to_strike(One(Units(ANY, Trait("character")))), RemoveFocus(1, THAT_UNIT)),
        ),
        TARGET_OF_OPPORTUNITY_LIGHT,
    ),
    objective_set(
        5,
        CORE,
        jedi.objective(
            "144",
            ours("The Secret of Yavin 4", "Sekret Yavina 4"),
            "1 6",
            Interrupt(your_other_objective_is_engaged(), MoveEngagement(), limit=EACH_COPY, rulings=EARLY),
            Reaction(your_other_objective_was_engaged(), MoveEngagement(), limit=EACH_COPY, rulings=LATE),
            traits="yavin_4",
        ),
        light.unit(
            "21 unique",
            same("C-3PO"),
            "1 1 1",
            "",
            Interrupt(event_is_played(), CancelEvent(), cost=Sacrifice(THIS)),
            traits="droid",
        ),
        GUARDIAN_OF_PEACE,
        GUARDIAN_OF_PEACE,
        jedi.event(
            "89",
            ours("Lightsaber Deflection", "Odbicie mieczem świetlnym"),
            "0 2",
            Interrupt(
                damage_is_dealt(One(Units(YOUR, Without("vehicle")))),
                RedirectDamage(1, Target(Units(ANY, NotThat()), another=True)),
                rulings=EARLY,
            ),
            Interrupt(
                damage_would_be_dealt(One(Units(YOUR, Without("vehicle")))),
                RedirectDamage(1, Target(Units(ANY, NotThat()), another=True)),
                rulings=LATE,
            ),
        ),
        TWIST_OF_FATE_LIGHT,
    ),
    objective_set(
        6,
        CORE,
        jedi.objective(
            "118",
            ours("Last Minute Rescue", "Ratunek w ostatniej chwili"),
            "1 5",
            Reaction(you_refresh(), Heal(1, Target(Units(ANY)))),
            traits="cloud_city",
        ),
        jedi.unit(
            "115 unique",
            same("Redemption"),
            "5 3 4",
            "UU(BB)",
            Interrupt(is_destroyed(One(Units(ANY, Trait("character")))), ReturnInstead(THAT_UNIT), limit=EACH_COPY),
            traits="vehicle capital_ship",
        ),
        light.unit(
            "25",
            ours("Corellian Engineer", "Koreliański inżynier"),
            "2 1 2",
            "",
            Shielding(),
            traits="character engineer",
        ),
        jedi.event(
            "119",
            ours("Return of the Jedi", "Powrót Jedi"),
            "3 3",
            Action(PutIntoPlay(Units(ANY, Trait("force_user")), FROM_DISCARD)),
        ),
        light.event(
            "50",
            ours("Emergency Repair", "Awaryjna naprawa"),
            "2 1",
            Action(Heal(ALL, Target(Objectives(ANY))), only=YourTurn()),
        ),
        jedi.event(
            "61",
            ours("Force Rejuvenation", "Odnowa Mocą"),
            "2 2",
            Action(Strip(Target(Units(FRIENDLY, Trait("character"))))),
            traits="force control",
        ),
    ),
    objective_set(
        7,
        CORE,
        jedi.objective("86", ours("Jedi Training", "Szkolenie Jedi"), "1 5", ContributesForce()),
        JEDI_IN_HIDING,
        BELIEVER_IN_THE_OLD_WAYS,
        jedi.enhancement(
            "6",
            ours("Ancient Monument", "Starożytny monument"),
            "1 3",
            None,
            ContributesForce(),
            traits="location",
        ),
        JEDI_MIND_TRICK,
        light.event(
            "80",
            ours("It Binds All Things", "Spaja wszystko"),
            "1 1",
            Action(Instead(RecoverTop(), LightHasBalance(), RecoverTop(2))),
        ),
    ),
)
