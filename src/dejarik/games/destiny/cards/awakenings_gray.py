"""Gray cards of Awakenings, battlefields apart."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import BLANK, CLOSE_AND_FAR, MELEE, RANGED, sides
from dejarik.games.destiny.terms import (
    COMMON,
    EVENT,
    GRAY,
    HERO,
    NEUTRAL,
    RARE,
    STARTER,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
    VILLAIN,
)
from dejarik.games.destiny.vocabulary.abilities import After, Special, WhenPlayed
from dejarik.games.destiny.vocabulary.card_words import DiscardThis
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, EVERY, Remove, Reroll, RerollThisWithAnother
from dejarik.games.destiny.vocabulary.foe_words import FoeDiscardsAtRandom
from dejarik.games.destiny.vocabulary.hits import DamageEach
from dejarik.games.destiny.vocabulary.keywords import Ambush, Redeploy
from dejarik.games.destiny.vocabulary.numbers import NumberOfDice
from dejarik.games.destiny.vocabulary.ongoing import MoreReady
from dejarik.games.destiny.vocabulary.phrases import FOE, OWN
from dejarik.games.destiny.vocabulary.prices import MoreActions
from dejarik.games.destiny.vocabulary.resolve_words import ResolveSeveral
from dejarik.games.destiny.vocabulary.selectors import Dice
from dejarik.games.destiny.vocabulary.shield_words import Shields
from dejarik.games.destiny.vocabulary.structure import All, ChooseOne, May, Then
from dejarik.games.destiny.vocabulary.triggers import ThisPlayed
from dejarik.games.destiny.vocabulary.turn_words import Turn
from dejarik.kernel.text import Text, same

GRAY_CARDS = (
    Card(
        "AW-017",
        UPGRADE,
        Text("Infantry Grenades", "Granaty przeciwpiechotne"),
        GRAY,
        VILLAIN,
        RARE,
        cost=2,
        subtypes=("weapon",),
        die=sides("1RD 2RD1 1R Sp - -"),
        abilities=(Special(All((DamageEach(2), DiscardThis()))),),
    ),
    Card(
        "AW-018",
        SUPPORT,
        Text("Speeder Bike Scout", "Zwiadowca na skuterze"),
        GRAY,
        VILLAIN,
        RARE,
        cost=3,
        subtypes=("vehicle",),
        die=sides("2RD 3RD1 1Dr 1Sh Sp -"),
        abilities=(Special(All((Remove(Dice()), May(MoreActions())))),),
    ),
    Card(
        "AW-043",
        SUPPORT,
        same("BB-8"),
        GRAY,
        HERO,
        RARE,
        unique=True,
        cost=1,
        subtypes=("droid",),
        die=sides("1F 1Dr 1Sh 1R Sp -"),
        abilities=(Special(RerollThisWithAnother()),),
    ),
    Card(
        "AW-044",
        UPGRADE,
        Text("Rey's Staff", "Kij Rey"),
        GRAY,
        HERO,
        RARE,
        unique=True,
        cost=2,
        subtypes=("weapon",),
        die=sides("1MD 1MD 3MD1 1R Sp -"),
        abilities=(Special(Remove(Dice(showing=CLOSE_AND_FAR))),),
    ),
    Card(
        "AW-061",
        UPGRADE,
        Text("Comlink", "Komunikator"),
        GRAY,
        NEUTRAL,
        RARE,
        cost=2,
        subtypes=("equipment",),
        die=sides("1F 1F 1Sh 1R +1R -"),
        abilities=(
            After(
                ThisPlayed(), May(ChooseOne((Reroll(Dice(OWN), many=ANY_NUMBER), Reroll(Dice(FOE), many=ANY_NUMBER))))
            ),
        ),
    ),
    Card(
        "AW-062",
        UPGRADE,
        same("Datapad"),
        GRAY,
        NEUTRAL,
        RARE,
        cost=1,
        subtypes=("equipment",),
        die=sides("1R +1R +1R Sp - -"),
        abilities=(Special(Turn(Dice(OWN), away_from=CLOSE_AND_FAR)),),
    ),
    Card(
        "AW-063",
        UPGRADE,
        Text("Holdout Blaster", "Podręczny pistolet blasterowy"),
        GRAY,
        NEUTRAL,
        RARE,
        cost=2,
        subtypes=("weapon",),
        die=sides("1RD 2RD1 +2RD 1Sh 1R -"),
        abilities=(
            Ambush(),
            Redeploy(),
        ),
    ),
    Card(
        "AW-091",
        EVENT,
        Text("Nowhere to Run", "Bez odwrotu"),
        GRAY,
        VILLAIN,
        UNCOMMON,
        cost=2,
        abilities=(WhenPlayed(Turn(Dice(OWN, frozenset({BLANK})), many=EVERY)),),
    ),
    Card(
        "AW-126",
        EVENT,
        Text("Daring Escape", "Śmiała ucieczka"),
        GRAY,
        HERO,
        UNCOMMON,
        cost=2,
        abilities=(
            Ambush(),
            WhenPlayed(Then(Reroll(Dice(FOE), many=ANY_NUMBER), Remove(Dice(FOE, frozenset({BLANK})), many=EVERY))),
        ),
    ),
    Card(
        "AW-151",
        EVENT,
        Text("Aim", "Celowanie"),
        GRAY,
        NEUTRAL,
        STARTER,
        cost=1,
        abilities=(WhenPlayed(Turn(Dice(OWN), to=frozenset({RANGED}))),),
    ),
    Card(
        "AW-152",
        EVENT,
        Text("All In", "Zmasowany atak"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(ResolveSeveral()),),
    ),
    Card(
        "AW-153",
        EVENT,
        Text("Block", "Blok"),
        GRAY,
        NEUTRAL,
        COMMON,
        cost=2,
        abilities=(WhenPlayed(Remove(Dice(FOE, frozenset({MELEE})), many=EVERY)),),
    ),
    Card(
        "AW-154",
        EVENT,
        Text("Close Quarters Assault", "Walka na bliskim dystansie"),
        GRAY,
        NEUTRAL,
        STARTER,
        abilities=(WhenPlayed(FoeDiscardsAtRandom(NumberOfDice(Dice(OWN, frozenset({MELEE}))))),),
    ),
    Card(
        "AW-155",
        EVENT,
        Text("Dodge", "Unik"),
        GRAY,
        NEUTRAL,
        COMMON,
        cost=2,
        abilities=(WhenPlayed(Remove(Dice(FOE, frozenset({RANGED})), many=EVERY)),),
    ),
    Card(
        "AW-156",
        EVENT,
        Text("Flank", "Flankowanie"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        cost=1,
        abilities=(
            MoreReady(),
            WhenPlayed(Remove(Dice(FOE, that=True))),
        ),
    ),
    Card("AW-157", EVENT, Text("Take Cover", "Kryć się!"), GRAY, NEUTRAL, COMMON, abilities=(WhenPlayed(Shields(1)),)),
)
