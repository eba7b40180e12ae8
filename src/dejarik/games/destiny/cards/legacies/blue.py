"""Blue cards of the Legacies starter sets."""

from __future__ import annotations

from dejarik.abilities.structure import All, May, Pay, Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import INDIRECT, RANGED
from dejarik.games.destiny.language.terms import BLUE, CHARACTER, FOES, HERO, NEUTRAL, OWN
from dejarik.games.destiny.model import keywords
from dejarik.games.destiny.model.abilities import Action, PowerAction, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import characters, dice, hand, lasting, resolving, turns
from dejarik.games.destiny.vocabulary.amounts import EVERY, UpTo
from dejarik.games.destiny.vocabulary.pronouns import THAT_DIE, THIS
from dejarik.games.destiny.vocabulary.selectors import THIS_CHARACTER, Cards, Characters, Dice
from dejarik.kernel.text import same

hero = Maker(BLUE, HERO)
neutral = Maker(BLUE, NEUTRAL)

CARDS = (
    hero.character(
        "LEG-031 S unique",
        same("Luke Skywalker"),
        ours("Unlikely Hero", "Bohater mimo woli"),
        "11 11/14",
        "1RD 2RD 1MD 1Sh 1R -",
        PowerAction(Pay(turns.Spend(2), resolving.Resolve(Dice(OWN, of=THIS_CHARACTER), bonus=2))),
    ),
    hero.support(
        "LEG-035 S unique",
        same("R2-D2"),
        1,
        "droid",
        "1MD 1Dr 1Sh 1R Sp Sp",
        Special(All(hand.Draw(1), May(dice.Turn(Dice(OWN))))),
    ),
    neutral.upgrade(
        "LEG-056 S",
        ours("Force Focus", "Skupienie Mocy"),
        2,
        "ability",
        "1Sh 1R 1R Sp Sp -",
        lasting.SpotToPlay(BLUE),
        Special(All(dice.Turn(Dice(OWN)), May(Pay(hand.Reveal(Cards(color=BLUE)), dice.Turn(Dice(FOES)))))),
    ),
    neutral.upgrade(
        "LEG-058 S",
        ours("Heirloom Lightsaber", "Rodowy miecz świetlny"),
        3,
        "weapon",
        "1MD 2MD 3MD 1Sh 1R -",
        keywords.Redeploy(BLUE),
    ),
    hero.event(
        "LEG-102 S", ours("Heightened Awareness", "Wyostrzona czujność"), 2, keywords.Ambush(), characters.Shield(3)
    ),
    neutral.event("LEG-125 C", ours("Alter", "Przemiana"), 2, dice.Turn(Dice(), UpTo(2))),
    neutral.event(
        "LEG-128 S",
        ours("Invigorate", "Przypływ sił"),
        1,
        turns.Spot(BLUE, characters.Heal(1, Characters(OWN), EVERY)),
    ),
    neutral.event("LEG-130 C", ours("Mislead", "Zwodzenie"), 1, dice.Remove(Dice(kind_of_card=CHARACTER, at_most=2))),
    neutral.event(
        "LEG-133 C",
        ours("The Force Is With Me", "Moc jest ze mną"),
        1,
        dice.Remove(Dice(showing=frozenset({RANGED, INDIRECT}))),
    ),
    neutral.support(
        "LEG-134 C",
        ours("Perseverance", "Wytrwałość"),
        1,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), Then(dice.Reroll(Dice(OWN)), May(dice.Reroll(THAT_DIE))))),
    ),
)
