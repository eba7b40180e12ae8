"""Red cards of Awakenings without dice."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import DISCARD_CARDS, RANGED, RESOURCE
from dejarik.games.destiny.terms import COMMON, EVENT, HERO, NEUTRAL, RED, SUPPORT, UNCOMMON, UPGRADE, VILLAIN
from dejarik.games.destiny.vocabulary.abilities import Action, WhenPlayed
from dejarik.games.destiny.vocabulary.card_words import (
    Activate,
    ActivateSeveral,
    BringBack,
    DiscardSupport,
    ExhaustCharacter,
    ExhaustSupport,
    ExhaustThis,
    ReadyCharacter,
    ReadySupport,
    ReadyThis,
    ThisUnderDeck,
)
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, EVERY, ChooseSymbol, FoeRemoves, Remove, Reroll
from dejarik.games.destiny.vocabulary.foe_words import FoeLoses, FoeMayPay
from dejarik.games.destiny.vocabulary.hand_words import DiscardCard, Draw
from dejarik.games.destiny.vocabulary.hits import TakeTheHit
from dejarik.games.destiny.vocabulary.keywords import Ambush, GivesGuardian
from dejarik.games.destiny.vocabulary.looking_words import ProbeHand
from dejarik.games.destiny.vocabulary.mending import Heal
from dejarik.games.destiny.vocabulary.numbers import THAT_TOTAL, NumberOfCharacters
from dejarik.games.destiny.vocabulary.ongoing import OnlyHoldingField, UpkeepIncome
from dejarik.games.destiny.vocabulary.phase_words import EndPhase, FoeActs
from dejarik.games.destiny.vocabulary.phrases import FOE, FOES, OWN
from dejarik.games.destiny.vocabulary.play_words import PlayCard
from dejarik.games.destiny.vocabulary.prices import Gain, HurtOwn, MoreActions
from dejarik.games.destiny.vocabulary.rare_words import RemoveForTotal
from dejarik.games.destiny.vocabulary.resolve_words import Resolve
from dejarik.games.destiny.vocabulary.selectors import Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.shield_words import Shields
from dejarik.games.destiny.vocabulary.spreading import SpreadShields
from dejarik.games.destiny.vocabulary.structure import All, ChooseOne, May, Pay, Spot, Then
from dejarik.games.destiny.vocabulary.turn_words import Turn
from dejarik.kernel.text import Text

RED_PLAIN = (
    Card(
        "AW-068",
        EVENT,
        Text("Cannon Fodder", "Mięso armatnie"),
        RED,
        VILLAIN,
        COMMON,
        abilities=(WhenPlayed(TakeTheHit(unique=False)),),
    ),
    Card(
        "AW-069",
        EVENT,
        Text("Closing the Net", "Pętla się zaciska"),
        RED,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(All((FoeRemoves(), May(ThisUnderDeck())))),),
    ),
    Card(
        "AW-070",
        EVENT,
        Text("Endless Ranks", "Nieprzebrane zastępy"),
        RED,
        VILLAIN,
        UNCOMMON,
        cost=5,
        abilities=(WhenPlayed(BringBack(RED)),),
    ),
    Card(
        "AW-071",
        EVENT,
        Text("Occupation", "Okupacja"),
        RED,
        VILLAIN,
        COMMON,
        cost=2,
        abilities=(
            OnlyHoldingField(),
            WhenPlayed(FoeLoses()),
        ),
    ),
    Card("AW-072", EVENT, Text("Probe", "Sonda"), RED, VILLAIN, COMMON, abilities=(WhenPlayed(ProbeHand(2)),)),
    Card(
        "AW-073",
        EVENT,
        Text("Sweep the Area", "Przeczesać teren"),
        RED,
        VILLAIN,
        COMMON,
        abilities=(WhenPlayed(Reroll(Dice(FOE), exactly=NumberOfCharacters(Characters(OWN, color=RED, ready=True)))),),
    ),
    Card(
        "AW-074",
        EVENT,
        Text("Tactical Mastery", "Biegłość taktyczna"),
        RED,
        VILLAIN,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(Spot(RED, MoreActions(2))),),
    ),
    Card(
        "AW-075",
        EVENT,
        Text("The Best Defense...", "Najlepszą obroną..."),
        RED,
        VILLAIN,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(Pay((HurtOwn(3, RED),), Remove(Dice(FOE), up_to=2))),),
    ),
    Card(
        "AW-076",
        SUPPORT,
        Text("Drudge Work", "Ciężka praca"),
        RED,
        VILLAIN,
        COMMON,
        abilities=(Action(Pay((ExhaustThis(), ExhaustCharacter(Characters(OWN, ready=True))), Gain(1))),),
    ),
    Card(
        "AW-077",
        SUPPORT,
        Text("Local Garrison", "Lokalny garnizon"),
        RED,
        VILLAIN,
        UNCOMMON,
        cost=3,
        abilities=(UpkeepIncome(-1),),
    ),
    Card(
        "AW-078",
        UPGRADE,
        Text("Personal Escort", "Osobista eskorta"),
        RED,
        VILLAIN,
        COMMON,
        cost=1,
        subtypes=("ability",),
        abilities=(GivesGuardian(attached=True),),
    ),
    Card(
        "AW-103",
        EVENT,
        Text("Commando Raid", "Atak komandosów"),
        RED,
        HERO,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(Then(Resolve(Dice(OWN, frozenset({DISCARD_CARDS}), color=RED), bonus=2), Draw(1))),),
    ),
    Card(
        "AW-104",
        EVENT,
        Text("Defensive Position", "Pozycja obronna"),
        RED,
        HERO,
        COMMON,
        cost=1,
        abilities=(
            OnlyHoldingField(),
            WhenPlayed(Remove(Dice(FOE, at_least=2), many=EVERY)),
        ),
    ),
    Card(
        "AW-105", EVENT, Text("Field Medic", "Sanitariusz"), RED, HERO, COMMON, cost=1, abilities=(WhenPlayed(Heal(2)),)
    ),
    Card(
        "AW-106",
        EVENT,
        Text("Hit and Run", "Szybki atak i odwrót"),
        RED,
        HERO,
        COMMON,
        abilities=(
            Ambush(),
            WhenPlayed(Activate(Characters(OWN, color=RED, ready=True))),
        ),
    ),
    Card(
        "AW-107",
        EVENT,
        Text("It's a Trap!", "To pułapka!"),
        RED,
        HERO,
        UNCOMMON,
        cost=1,
        abilities=(
            Ambush(),
            WhenPlayed(
                Then(ChooseSymbol(Dice(FOES)), Turn(Dice(OWN, color=RED), many=ANY_NUMBER, to_that_symbol=True))
            ),
        ),
    ),
    Card(
        "AW-108",
        EVENT,
        Text("Natural Talent", "Wrodzony talent"),
        RED,
        HERO,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Resolve(Dice(OWN), bonus=1)),),
    ),
    Card(
        "AW-109",
        EVENT,
        Text("Rearm", "Ponowne uzbrojenie"),
        RED,
        HERO,
        UNCOMMON,
        abilities=(
            WhenPlayed(PlayCard(Cards(frozenset({UPGRADE}), RED), from_hand=False, from_discard=True, discount=1)),
        ),
    ),
    Card(
        "AW-110",
        EVENT,
        Text("Retreat", "Odwrót"),
        RED,
        HERO,
        UNCOMMON,
        cost=2,
        abilities=(WhenPlayed(Then(FoeActs(), EndPhase())),),
    ),
    Card(
        "AW-111",
        EVENT,
        Text("Strategic Planning", "Planowanie strategiczne"),
        RED,
        HERO,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(ChooseOne((ReadySupport(), ExhaustSupport()))),),
    ),
    Card(
        "AW-112",
        EVENT,
        Text("Surgical Strike", "Chirurgiczny cios"),
        RED,
        HERO,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Pay((RemoveForTotal(),), DiscardSupport(at_most=THAT_TOTAL))),),
    ),
    Card(
        "AW-113",
        SUPPORT,
        Text("Resistance HQ", "Dowództwo Ruchu Oporu"),
        RED,
        HERO,
        UNCOMMON,
        unique=True,
        cost=2,
        abilities=(Action(Pay((ExhaustThis(), DiscardCard()), Then(Shields(1), FoeMayPay(1, ReadyThis())))),),
    ),
    Card(
        "AW-138",
        EVENT,
        Text("Award Ceremony", "Ceremonia odznaczenia"),
        RED,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Spot(RED, Draw(NumberOfCharacters(Characters(OWN, ready=False))))),),
    ),
    Card(
        "AW-139",
        EVENT,
        Text("Dug in", "Okopać się"),
        RED,
        NEUTRAL,
        UNCOMMON,
        cost=1,
        abilities=(
            OnlyHoldingField(),
            WhenPlayed(SpreadShields(3)),
        ),
    ),
    Card(
        "AW-140",
        EVENT,
        Text("Firepower", "Siła ognia"),
        RED,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Resolve(Dice(OWN, frozenset({RANGED}), color=RED), bonus=1, vehicle_bonus=2)),),
    ),
    Card(
        "AW-141",
        EVENT,
        Text("Leadership", "Przywództwo"),
        RED,
        NEUTRAL,
        UNCOMMON,
        cost=1,
        abilities=(
            WhenPlayed(Pay((ExhaustCharacter(Characters(OWN, color=RED, unique=True, ready=True)),), ReadyCharacter())),
        ),
    ),
    Card(
        "AW-142",
        EVENT,
        Text("Logistics", "Logistyka"),
        RED,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(Spot(RED, Resolve(Dice(OWN, frozenset({RESOURCE})), bonus=1))),),
    ),
    Card(
        "AW-143",
        EVENT,
        Text("Squad Tactics", "Taktyka oddziału"),
        RED,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(ActivateSeveral(Characters(OWN, unique=False, ready=True))),),
    ),
    Card(
        "AW-144",
        SUPPORT,
        Text("Supporting Fire", "Ogień wspierający"),
        RED,
        NEUTRAL,
        UNCOMMON,
        cost=2,
        abilities=(Action(Pay((ExhaustThis(),), Resolve(Dice(OWN, frozenset({RANGED})), bonus=1))),),
    ),
)
