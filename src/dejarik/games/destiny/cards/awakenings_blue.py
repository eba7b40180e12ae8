"""Blue cards of Awakenings that have dice."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import BLANK, sides
from dejarik.games.destiny.terms import BLUE, CHARACTER, HERO, LEGENDARY, NEUTRAL, RARE, STARTER, UPGRADE, VILLAIN
from dejarik.games.destiny.vocabulary.abilities import Action, After, Before, Special
from dejarik.games.destiny.vocabulary.dice_words import Remove, RemoveThisDie, Reroll, RerollThisDie
from dejarik.games.destiny.vocabulary.foe_words import FoeDiscards
from dejarik.games.destiny.vocabulary.hand_words import DiscardCard, Draw
from dejarik.games.destiny.vocabulary.hits import ChooseVictim, Damage, DamageThat, DamageThis
from dejarik.games.destiny.vocabulary.keywords import Redeploy
from dejarik.games.destiny.vocabulary.looking_words import SeeRandomCard
from dejarik.games.destiny.vocabulary.numbers import ITS_VALUE, FoeHand, ItsCost
from dejarik.games.destiny.vocabulary.ongoing import OnlyOn, SpotToPlay, WeaponDiscount
from dejarik.games.destiny.vocabulary.phrases import FOE
from dejarik.games.destiny.vocabulary.prices import Gain, MoreActions, Spend
from dejarik.games.destiny.vocabulary.rare_words import Exchange, RollDieOfNew
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.shield_words import LoseShield, ShieldHost, Shields, ShieldThis
from dejarik.games.destiny.vocabulary.spreading import SpreadShields
from dejarik.games.destiny.vocabulary.structure import All, ChooseOne, ChooseTwo, If, May, Pay, SomeBlocked, Then
from dejarik.games.destiny.vocabulary.triggers import (
    HostFalls,
    ThisActivated,
    ThisDealtDamage,
    ThisGivenShields,
    ThisPlayed,
    UpgradePlayedOnThis,
)
from dejarik.games.destiny.vocabulary.turn_words import Turn
from dejarik.games.destiny.vocabulary.upgrade_words import BecomeSupport
from dejarik.kernel.text import Text, same

BLUE_DICE = (
    Card(
        "AW-009",
        CHARACTER,
        Text("Count Dooku", "Hrabia Dooku"),
        BLUE,
        VILLAIN,
        RARE,
        subtitle=Text("Devious Strategist", "Przebiegły strateg"),
        unique=True,
        health=10,
        points=(11, 15),
        die=sides("1MD 2MD 1F 2Dc1 1R -"),
        abilities=(Before(ThisDealtDamage(), May(Pay((DiscardCard(),), ShieldThis(1)))),),
    ),
    Card(
        "AW-010",
        CHARACTER,
        same("Darth Vader"),
        BLUE,
        VILLAIN,
        LEGENDARY,
        subtitle=Text("Sith Lord", "Lord Sithów"),
        unique=True,
        health=13,
        points=(16, 21),
        die=sides("2MD 3MD 2Dr 1Sh 1R -"),
        abilities=(After(ThisActivated(), May(FoeDiscards())),),
    ),
    Card(
        "AW-011",
        CHARACTER,
        same("Kylo Ren"),
        BLUE,
        VILLAIN,
        STARTER,
        subtitle=Text("Vader's Disciple", "Spadkobierca Vadera"),
        unique=True,
        health=11,
        points=(10, 13),
        die=sides("1MD 2MD1 1Sh 1R Sp -"),
        abilities=(Special(Then(ChooseVictim(Characters(FOE)), All((SeeRandomCard(), DamageThat(ItsCost()))))),),
    ),
    Card(
        "AW-012",
        CHARACTER,
        Text("Nightsister", "Siostra Nocy"),
        BLUE,
        VILLAIN,
        RARE,
        health=7,
        points=(8,),
        die=sides("1RD 2RD 1Dr 1Dc 1R -"),
        abilities=(Action(All((Reroll(Dice()), DamageThis(1)))),),
    ),
    Card(
        "AW-013",
        UPGRADE,
        Text("Force Choke", "Duszenie mocą"),
        BLUE,
        VILLAIN,
        LEGENDARY,
        cost=2,
        subtypes=("ability",),
        die=sides("2Dr 1Dc 1R Sp Sp -"),
        abilities=(
            OnlyOn(BLUE),
            Special(
                Then(
                    Damage(1, Characters(another=True, unattached=True), unblockable=True),
                    May(Turn(Dice(of=THAT_CHARACTER))),
                )
            ),
        ),
    ),
    Card(
        "AW-014",
        UPGRADE,
        Text("Immobilize", "Unieruchomienie"),
        BLUE,
        VILLAIN,
        RARE,
        cost=2,
        subtypes=("ability",),
        die=sides("1Dr 1Sh 1Sh 2Sh 1R -"),
        abilities=(
            OnlyOn(BLUE),
            Action(Pay((RemoveThisDie(),), Turn(Dice(), to=frozenset({BLANK})))),
        ),
    ),
    Card(
        "AW-015",
        UPGRADE,
        Text("Kylo Ren's Lightsaber", "Miecz świetlny Kylo Rena"),
        BLUE,
        VILLAIN,
        LEGENDARY,
        unique=True,
        cost=3,
        subtypes=("weapon",),
        die=sides("3MD1 +2MD +3MD 1Sh Sp -"),
        abilities=(
            OnlyOn(BLUE),
            Special(All((Damage(2), If(SomeBlocked(), RerollThisDie())))),
        ),
    ),
    Card(
        "AW-016",
        UPGRADE,
        Text("Sith Holocron", "Holokron Sithów"),
        BLUE,
        VILLAIN,
        RARE,
        subtypes=("equipment",),
        die=sides("1F +1R Sp Sp - -"),
        abilities=(
            Special(
                Then(
                    Exchange(Cards(frozenset({UPGRADE}), BLUE, frozenset({"ability"}))),
                    May(Pay((Spend(1),), RollDieOfNew())),
                )
            ),
        ),
    ),
    Card(
        "AW-035",
        CHARACTER,
        same("Luke Skywalker"),
        BLUE,
        HERO,
        LEGENDARY,
        subtitle=Text("Jedi Knight", "Rycerz Jedi"),
        unique=True,
        health=12,
        points=(15, 20),
        die=sides("2MD 3MD 1F 1Sh 1R -"),
        abilities=(After(ThisActivated(), Draw(1)),),
    ),
    Card(
        "AW-036",
        CHARACTER,
        same("Padawan"),
        BLUE,
        HERO,
        RARE,
        health=7,
        points=(8,),
        die=sides("1MD 1MD 2MD 1F 1R -"),
        abilities=(WeaponDiscount(1),),
    ),
    Card(
        "AW-037",
        CHARACTER,
        same("Qui-Gon Jinn"),
        BLUE,
        HERO,
        RARE,
        subtitle=Text("Ataru Master", "Mistrz Ataru"),
        unique=True,
        health=11,
        points=(13, 17),
        die=sides("1MD 2MD 1Sh 2Sh 1R -"),
        abilities=(Before(ThisGivenShields(), May(Pay((LoseShield(),), Damage(1)))),),
    ),
    Card(
        "AW-038",
        CHARACTER,
        same("Rey"),
        BLUE,
        HERO,
        STARTER,
        subtitle=Text("Force Prodigy", "Dziecko Mocy"),
        unique=True,
        health=10,
        points=(9, 12),
        die=sides("1MD +2MD 1Dc 1R +1R -"),
        abilities=(After(UpgradePlayedOnThis(), May(MoreActions())),),
    ),
    Card(
        "AW-039",
        UPGRADE,
        Text("Force Protection", "Ochrona mocy"),
        BLUE,
        HERO,
        RARE,
        cost=3,
        subtypes=("ability",),
        die=sides("1Dr 1Dc 1R Sp Sp -"),
        abilities=(
            OnlyOn(BLUE),
            Special(SpreadShields(3)),
        ),
    ),
    Card(
        "AW-040",
        UPGRADE,
        Text("Jedi Robes", "Szaty Jedi"),
        BLUE,
        HERO,
        RARE,
        cost=2,
        subtypes=("equipment",),
        die=sides("1F 1F 1Dr 1R +1R -"),
        abilities=(After(ThisPlayed(), ShieldHost(1, first_round=2)),),
    ),
    Card(
        "AW-041",
        UPGRADE,
        Text("Luke Skywalker's Lightsaber", "Miecz świetlny Luke'a Skywalkera"),
        BLUE,
        HERO,
        LEGENDARY,
        unique=True,
        cost=3,
        subtypes=("weapon",),
        die=sides("3MD1 +3MD 2Sh 1R Sp -"),
        abilities=(
            OnlyOn(BLUE),
            Special(ChooseOne((Shields(2), Damage(2, unblockable=True)))),
        ),
    ),
    Card(
        "AW-042",
        UPGRADE,
        Text("One With The Force", "Jedność z mocą"),
        BLUE,
        HERO,
        LEGENDARY,
        cost=4,
        subtypes=("ability",),
        die=sides("3RD 2F 3F 3Dr 2Sh 2R"),
        abilities=(
            OnlyOn(BLUE),
            Before(HostFalls(), BecomeSupport()),
        ),
    ),
    Card(
        "AW-057",
        UPGRADE,
        Text("Force Throw", "Rzut mocą"),
        BLUE,
        NEUTRAL,
        STARTER,
        cost=3,
        subtypes=("ability",),
        die=sides("1RD 1Dr 2Dr Sp Sp -"),
        abilities=(
            OnlyOn(BLUE),
            Special(Then(Remove(Dice()), Damage(ITS_VALUE))),
        ),
    ),
    Card(
        "AW-058",
        UPGRADE,
        Text("Force Training", "Szkolenie mocy"),
        BLUE,
        NEUTRAL,
        RARE,
        cost=2,
        subtypes=("ability",),
        die=sides("1RD +2MD 1F 1R Sp -"),
        abilities=(
            SpotToPlay(BLUE),
            Special(ChooseTwo((Damage(1), Gain(1), Shields(1)))),
        ),
    ),
    Card(
        "AW-059",
        UPGRADE,
        Text("Lightsaber", "Miecz świetlny"),
        BLUE,
        NEUTRAL,
        STARTER,
        cost=3,
        subtypes=("weapon",),
        die=sides("3MD1 +2MD 1Sh 1R Sp -"),
        abilities=(
            Redeploy(),
            Special(Damage(2, unblockable=True)),
        ),
    ),
    Card(
        "AW-060",
        UPGRADE,
        Text("Mind Probe", "Sondowanie umysłu"),
        BLUE,
        NEUTRAL,
        STARTER,
        cost=4,
        subtypes=("ability",),
        die=sides("3RD1 2Dr 2Dc Sp Sp -"),
        abilities=(
            OnlyOn(BLUE),
            Special(Damage(FoeHand(), Characters(FOE))),
        ),
    ),
)
