"""Yellow cards of the Legacies starter sets."""

from __future__ import annotations

from dejarik.abilities.structure import All, If, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import BLANK, DAMAGE_SYMBOLS, INDIRECT, RESOURCE
from dejarik.games.destiny.language.terms import FOES, OWN, YELLOW
from dejarik.games.destiny.model import keywords, moments
from dejarik.games.destiny.model.abilities import After, PowerAction, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import (
    characters,
    contests,
    dice,
    lasting,
    looking,
    playing,
    resolving,
    triggers,
    turns,
)
from dejarik.games.destiny.vocabulary.amounts import UpTo
from dejarik.games.destiny.vocabulary.pronouns import THAT
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage
from dejarik.kernel.text import Text, same

hero, villain, neutral = makers(YELLOW)

CARDS = (
    villain.character(
        "LEG-019 S unique",
        same("Boba Fett"),
        ours("Deadly Mercenary", "Zabójczy najemnik"),
        "11 12/16",
        "2RD 2MD 1Dr 1R Sp -",
        Special(Then(dice.Choose(Dice()), characters.Deal(dice.ITS_VALUE))),
        subtypes="bounty-hunter",
    ),
    villain.support(
        "LEG-025 S unique",
        same("Slave I"),
        3,
        "vehicle",
        "2RD 2ID 3ID1 1Sh 1R -",
        PowerAction(Then(dice.Reroll(Dice(OWN, color=YELLOW)), May(dice.Remove(Dice(FOES, same_value=True))))),
    ),
    villain.upgrade(
        "LEG-026 S",
        ours("Hunter Instinct", "Instynkt łowcy"),
        2,
        "ability",
        "1F 1Dr 1R Sp Sp -",
        Special(characters.Deal(1, if_hurt=(2, 3))),
    ),
    villain.upgrade(
        "LEG-027 S",
        ours("Wrist Rockets", "Rakiety nadgarstkowe"),
        3,
        "weapon",
        "2RD 4ID1 1Dc 1R Sp -",
        lasting.OnlyOn(YELLOW),
        Special(All(characters.Deal(2), May(Pay(turns.Spend(1), characters.Deal(2))))),
    ),
    hero.character(
        "LEG-046 S unique",
        same("Han Solo"),
        ours("Savvy Smuggler", "Obrotny przemytnik"),
        "10 11/14",
        "2RD 2RD1 1Dc 1R +1R -",
        After(triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS), May(dice.Reroll(Dice()))),
        subtypes="scoundrel",
    ),
    hero.support(
        "LEG-052 S unique",
        Text("Millennium Falcon", "Sokół Millennium"),
        4,
        "vehicle",
        "2RD 3RD 4ID1 2Sh 2R -",
        After(triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS), May(characters.Activate())),
    ),
    villain.event("LEG-096 C", ours("Rumors", "Pogłoski"), 1, All(looking.FoeHidesOne(), looking.DiscardSeen())),
    villain.event(
        "LEG-097 C",
        ours("Subdue", "Ujarzmienie"),
        1,
        Then(characters.Choose(Characters(hurt=3)), dice.Remove(Dice(of=THAT_CHARACTER))),
    ),
    villain.event(
        "LEG-098 C",
        ours("Take Flight", "Wzbić się w powietrze"),
        0,
        keywords.Ambush(),
        dice.Reroll(Dice(OWN, color=YELLOW), UpTo(2)),
    ),
    hero.event(
        "LEG-116 C",
        ours("Bravado", "Brawura"),
        3,
        turns.Spot(YELLOW, Then(dice.Remove(Dice(FOES)), characters.Deal(2))),
    ),
    hero.event("LEG-119 C", ours("Impulsive", "Porywczość"), 0, keywords.Ambush(), resolving.Resolve(Dice(OWN))),
    hero.event(
        "LEG-121 C",
        ours("Smuggler's Run", "Kurs przemytnika"),
        0,
        Then(
            characters.Activate(Characters(OWN, color=YELLOW, ready=True)),
            If(dice.JustRolled(RESOURCE), turns.Gain(1)),
        ),
    ),
    hero.support(
        "LEG-122 U unique",
        ours("Maz's Vault", "Skarbiec Maz"),
        0,
        "location",
        "",
        lasting.UpkeepIncome(1, everybody=True),
    ),
    neutral.event(
        "LEG-147 C",
        ours("Bamboozle", "Wyprowadzenie w pole"),
        0,
        All(dice.Reroll(Dice(FOES)), If(dice.JustRolled(BLANK), turns.TakeResource())),
    ),
    neutral.event(
        "LEG-150 C",
        ours("Dangerous Maneuver", "Niebezpieczny manewr"),
        0,
        All(characters.Heal(2, Characters(OWN)), SpreadDamage(2, sort=INDIRECT)),
    ),
    neutral.event(
        "LEG-151 S",
        ours("Entangle", "Spętanie"),
        2,
        turns.Spot(YELLOW, dice.Remove(Dice(), UpTo(2), within=3)),
    ),
    neutral.event("LEG-152 C", ours("Face-Off", "Twarzą w twarz"), 1, contests.FaceOff(2)),
    neutral.event(
        "LEG-153 C",
        ours("Hasty Exit", "Pospieszny odwrót"),
        0,
        Pay(turns.GiveField(), dice.Remove(Dice(showing=DAMAGE_SYMBOLS))),
    ),
    neutral.event(
        "LEG-155 C",
        ours("Quick Draw", "Szybkie dobycie broni"),
        0,
        Then(playing.PlayCard(Cards(subtypes=frozenset({"weapon"}))), May(characters.Activate(THAT))),
    ),
)
