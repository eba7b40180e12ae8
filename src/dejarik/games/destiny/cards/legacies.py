"""The cards without dice of the Legacies starter sets, battlefields apart."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import BLANK, DAMAGE_SYMBOLS, INDIRECT, RANGED, RESOURCE
from dejarik.games.destiny.terms import (
    BLUE,
    CHARACTER,
    COMMON,
    EVENT,
    GRAY,
    HERO,
    NEUTRAL,
    RED,
    STARTER,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
    VILLAIN,
    YELLOW,
)
from dejarik.games.destiny.vocabulary.abilities import Action, After, WhenPlayed
from dejarik.games.destiny.vocabulary.card_words import Activate, ActivateThat, ExhaustThis
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, Remove, Reroll, RerollIt
from dejarik.games.destiny.vocabulary.foe_words import TakeResource
from dejarik.games.destiny.vocabulary.hits import ChooseVictim, Damage
from dejarik.games.destiny.vocabulary.keywords import Ambush
from dejarik.games.destiny.vocabulary.looking_words import DiscardUnhidden, FoeHidesOne
from dejarik.games.destiny.vocabulary.mending import Heal, HealEach
from dejarik.games.destiny.vocabulary.numbers import ITS_VALUE
from dejarik.games.destiny.vocabulary.ongoing import AllHurt, OnlyHoldingField, UpkeepIncome
from dejarik.games.destiny.vocabulary.phase_words import GiveField
from dejarik.games.destiny.vocabulary.phrases import FOE, FOES, OWN
from dejarik.games.destiny.vocabulary.play_words import PlayCard
from dejarik.games.destiny.vocabulary.prices import Gain
from dejarik.games.destiny.vocabulary.rare_words import FaceOff, RemoveWithin
from dejarik.games.destiny.vocabulary.resolve_words import Resolve
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.shield_words import Shields, StripAll
from dejarik.games.destiny.vocabulary.spreading import SpreadOwnDamage
from dejarik.games.destiny.vocabulary.structure import All, If, JustRolled, May, Pay, Spot, Then
from dejarik.games.destiny.vocabulary.triggers import HostActivated
from dejarik.games.destiny.vocabulary.turn_words import Turn
from dejarik.kernel.text import same

LEGACIES = (
    Card(
        "LEG-084",
        EVENT,
        same("Battle Fatigue"),
        RED,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(
            AllHurt(),
            WhenPlayed(Remove(Dice(FOE, that=True))),
        ),
    ),
    Card(
        "LEG-086",
        EVENT,
        same("Imperial Might"),
        RED,
        VILLAIN,
        COMMON,
        cost=2,
        abilities=(WhenPlayed(Resolve(Dice(OWN), bonus=2)),),
    ),
    Card(
        "LEG-096",
        EVENT,
        same("Rumors"),
        YELLOW,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(All((FoeHidesOne(), DiscardUnhidden()))),),
    ),
    Card(
        "LEG-097",
        EVENT,
        same("Subdue"),
        YELLOW,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Then(ChooseVictim(Characters(hurt=3)), Remove(Dice(of=THAT_CHARACTER)))),),
    ),
    Card(
        "LEG-098",
        EVENT,
        same("Take Flight"),
        YELLOW,
        VILLAIN,
        COMMON,
        abilities=(
            Ambush(),
            WhenPlayed(Reroll(Dice(OWN, color=YELLOW), up_to=2)),
        ),
    ),
    Card(
        "LEG-102",
        EVENT,
        same("Heightened Awareness"),
        BLUE,
        HERO,
        STARTER,
        cost=2,
        abilities=(
            Ambush(),
            WhenPlayed(Shields(3)),
        ),
    ),
    Card(
        "LEG-116",
        EVENT,
        same("Bravado"),
        YELLOW,
        HERO,
        COMMON,
        cost=3,
        abilities=(WhenPlayed(Spot(YELLOW, Then(Remove(Dice(FOES)), Damage(2)))),),
    ),
    Card(
        "LEG-119",
        EVENT,
        same("Impulsive"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(
            Ambush(),
            WhenPlayed(Resolve(Dice(OWN))),
        ),
    ),
    Card(
        "LEG-121",
        EVENT,
        same("Smuggler's Run"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(
            WhenPlayed(Then(Activate(Characters(OWN, color=YELLOW, ready=True)), If(JustRolled(RESOURCE), Gain(1)))),
        ),
    ),
    Card(
        "LEG-122",
        SUPPORT,
        same("Maz's Vault"),
        YELLOW,
        HERO,
        UNCOMMON,
        unique=True,
        subtypes=("location",),
        abilities=(UpkeepIncome(1, everybody=True),),
    ),
    Card(
        "LEG-125", EVENT, same("Alter"), BLUE, NEUTRAL, COMMON, cost=2, abilities=(WhenPlayed(Turn(Dice(), up_to=2)),)
    ),
    Card(
        "LEG-128",
        EVENT,
        same("Invigorate"),
        BLUE,
        NEUTRAL,
        STARTER,
        cost=1,
        abilities=(WhenPlayed(Spot(BLUE, HealEach(1))),),
    ),
    Card(
        "LEG-130",
        EVENT,
        same("Mislead"),
        BLUE,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Remove(Dice(kind=CHARACTER, at_most=2))),),
    ),
    Card(
        "LEG-133",
        EVENT,
        same("The Force Is With Me"),
        BLUE,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Remove(Dice(showing=frozenset({RANGED, INDIRECT})))),),
    ),
    Card(
        "LEG-134",
        SUPPORT,
        same("Perseverance"),
        BLUE,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(Action(Pay((ExhaustThis(),), Then(Reroll(Dice(OWN)), May(RerollIt())))),),
    ),
    Card(
        "LEG-136",
        EVENT,
        same("Crackdown"),
        RED,
        NEUTRAL,
        COMMON,
        abilities=(
            AllHurt(),
            WhenPlayed(Gain(1)),
        ),
    ),
    Card(
        "LEG-137",
        EVENT,
        same("Crash Landing"),
        RED,
        NEUTRAL,
        STARTER,
        abilities=(WhenPlayed(Then(Remove(Dice(showing=DAMAGE_SYMBOLS)), SpreadOwnDamage(ITS_VALUE, INDIRECT))),),
    ),
    Card(
        "LEG-139",
        EVENT,
        same("Locked and Loaded"),
        RED,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Spot(RED, Turn(Dice(OWN), to=frozenset({INDIRECT}), up_to=2))),),
    ),
    Card(
        "LEG-143",
        EVENT,
        same("Superior Position"),
        RED,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(
            OnlyHoldingField(),
            WhenPlayed(Remove(Dice())),
        ),
    ),
    Card(
        "LEG-147",
        EVENT,
        same("Bamboozle"),
        YELLOW,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(All((Reroll(Dice(FOES)), If(JustRolled(BLANK), TakeResource())))),),
    ),
    Card(
        "LEG-150",
        EVENT,
        same("Dangerous Maneuver"),
        YELLOW,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(All((Heal(2, Characters(OWN)), SpreadOwnDamage(2, INDIRECT)))),),
    ),
    Card(
        "LEG-151",
        EVENT,
        same("Entangle"),
        YELLOW,
        NEUTRAL,
        STARTER,
        cost=2,
        abilities=(WhenPlayed(Spot(YELLOW, RemoveWithin(2, total=3))),),
    ),
    Card("LEG-152", EVENT, same("Face-Off"), YELLOW, NEUTRAL, COMMON, cost=1, abilities=(WhenPlayed(FaceOff(2)),)),
    Card(
        "LEG-153",
        EVENT,
        same("Hasty Exit"),
        YELLOW,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(Pay((GiveField(),), Remove(Dice(showing=DAMAGE_SYMBOLS)))),),
    ),
    Card(
        "LEG-155",
        EVENT,
        same("Quick Draw"),
        YELLOW,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(Then(PlayCard(Cards(subtypes=frozenset({"weapon"}))), May(ActivateThat()))),),
    ),
    Card("LEG-160", EVENT, same("Ice Storm"), GRAY, NEUTRAL, COMMON, abilities=(WhenPlayed(StripAll(1)),)),
    Card(
        "LEG-163",
        SUPPORT,
        same("Backup Specialist"),
        GRAY,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(Action(Pay((ExhaustThis(),), Reroll(Dice(OWN), up_to=2))),),
    ),
    Card(
        "LEG-167",
        UPGRADE,
        same("Quickdraw Holster"),
        GRAY,
        NEUTRAL,
        COMMON,
        subtypes=("equipment",),
        abilities=(
            After(HostActivated(), May(Reroll(Dice(OWN, subtype="weapon", of=THAT_CHARACTER), many=ANY_NUMBER))),
        ),
    ),
)
