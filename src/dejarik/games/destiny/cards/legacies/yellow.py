"""Yellow cards of the Legacies starter sets."""

from __future__ import annotations

from dejarik.abilities.structure import All, If, May, Pay, Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import BLANK, DAMAGE_SYMBOLS, INDIRECT, RESOURCE
from dejarik.games.destiny.language.terms import FOES, HERO, NEUTRAL, OWN, VILLAIN, YELLOW
from dejarik.games.destiny.model.abilities import After, PowerAction, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.model.keywords import Ambush
from dejarik.games.destiny.vocabulary.affecting import UpTo
from dejarik.games.destiny.vocabulary.amounts import ITS_VALUE
from dejarik.games.destiny.vocabulary.characters import Activate, ChooseCharacter, Deal, Heal, SpreadDamage
from dejarik.games.destiny.vocabulary.conditions import JustRolled
from dejarik.games.destiny.vocabulary.dice import ChooseDie, FaceOff, Remove, Reroll
from dejarik.games.destiny.vocabulary.hand import DiscardSeen, FoeHidesOne, PlayCard
from dejarik.games.destiny.vocabulary.lasting import OnlyOn, UpkeepIncome
from dejarik.games.destiny.vocabulary.resolving import Resolve
from dejarik.games.destiny.vocabulary.selectors import THAT, THAT_CHARACTER, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.triggers import Activated
from dejarik.games.destiny.vocabulary.turns import Gain, GiveField, Spend, Spot, TakeResource
from dejarik.kernel.text import Text, same

hero = Maker(YELLOW, HERO)
villain = Maker(YELLOW, VILLAIN)
neutral = Maker(YELLOW, NEUTRAL)

CARDS = (
    villain.character(
        "LEG-019 S unique",
        ours("Boba Fett", "Boba Fett"),
        Text("Deadly Mercenary", "Zabójczy najemnik"),
        "11 12/16",
        "2RD 2MD 1Dr 1R Sp -",
        Special(Then(ChooseDie(Dice()), Deal(ITS_VALUE))),
    ),
    villain.support(
        "LEG-025 S unique",
        same("Slave I"),
        3,
        "vehicle",
        "2RD 2ID 3ID1 1Sh 1R -",
        PowerAction(Then(Reroll(Dice(OWN, color=YELLOW)), May(Remove(Dice(FOES, same_value=True))))),
    ),
    villain.upgrade(
        "LEG-026 S",
        ours("Hunter Instinct", "Instynkt łowcy"),
        2,
        "ability",
        "1F 1Dr 1R Sp Sp -",
        Special(Deal(1, if_hurt=(2, 3))),
    ),
    villain.upgrade(
        "LEG-027 S",
        ours("Wrist Rockets", "Rakiety nadgarstkowe"),
        3,
        "weapon",
        "2RD 4ID1 1Dc 1R Sp -",
        OnlyOn(YELLOW),
        Special(All(Deal(2), May(Pay(Spend(1), Deal(2))))),
    ),
    hero.character(
        "LEG-046 S unique",
        ours("Han Solo", "Han Solo"),
        Text("Savvy Smuggler", "Obrotny przemytnik"),
        "10 11/14",
        "2RD 2RD1 1Dc 1R +1R -",
        After(Activated(), May(Reroll(Dice()))),
    ),
    hero.support(
        "LEG-052 S unique",
        Text("Millennium Falcon", "Sokół Millennium"),
        4,
        "vehicle",
        "2RD 3RD 4ID1 2Sh 2R -",
        After(Activated(), May(Activate())),
    ),
    villain.event("LEG-096 C", ours("Rumors", "Pogłoski"), 1, All(FoeHidesOne(), DiscardSeen())),
    villain.event(
        "LEG-097 C",
        ours("Subdue", "Ujarzmienie"),
        1,
        Then(ChooseCharacter(Characters(hurt=3)), Remove(Dice(of=THAT_CHARACTER))),
    ),
    villain.event(
        "LEG-098 C", ours("Take Flight", "Wzbić się w powietrze"), 0, Ambush(), Reroll(Dice(OWN, color=YELLOW), UpTo(2))
    ),
    hero.event("LEG-116 C", ours("Bravado", "Brawura"), 3, Spot(YELLOW, Then(Remove(Dice(FOES)), Deal(2)))),
    hero.event("LEG-119 C", ours("Impulsive", "Porywczość"), 0, Ambush(), Resolve(Dice(OWN))),
    hero.event(
        "LEG-121 C",
        ours("Smuggler's Run", "Kurs przemytnika"),
        0,
        Then(Activate(Characters(OWN, color=YELLOW, ready=True)), If(JustRolled(RESOURCE), Gain(1))),
    ),
    hero.support(
        "LEG-122 U unique", ours("Maz's Vault", "Skarbiec Maz"), 0, "location", "", UpkeepIncome(1, everybody=True)
    ),
    neutral.event(
        "LEG-147 C",
        ours("Bamboozle", "Wyprowadzenie w pole"),
        0,
        All(Reroll(Dice(FOES)), If(JustRolled(BLANK), TakeResource())),
    ),
    neutral.event(
        "LEG-150 C",
        ours("Dangerous Maneuver", "Niebezpieczny manewr"),
        0,
        All(Heal(2, Characters(OWN)), SpreadDamage(2, sort=INDIRECT)),
    ),
    neutral.event("LEG-151 S", ours("Entangle", "Spętanie"), 2, Spot(YELLOW, Remove(Dice(), UpTo(2), within=3))),
    neutral.event("LEG-152 C", ours("Face-Off", "Twarzą w twarz"), 1, FaceOff(2)),
    neutral.event(
        "LEG-153 C", ours("Hasty Exit", "Pospieszny odwrót"), 0, Pay(GiveField(), Remove(Dice(showing=DAMAGE_SYMBOLS)))
    ),
    neutral.event(
        "LEG-155 C",
        ours("Quick Draw", "Szybkie dobycie broni"),
        0,
        Then(PlayCard(Cards(subtypes=frozenset({"weapon"}))), May(Activate(THAT))),
    ),
)
