"""Blue cards of the Legacies starter sets."""

from __future__ import annotations

from dejarik.abilities.structure import All, May, Pay, Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import INDIRECT, RANGED
from dejarik.games.destiny.language.terms import BLUE, CHARACTER, FOES, HERO, NEUTRAL, OWN
from dejarik.games.destiny.model.abilities import Action, PowerAction, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.model.keywords import Ambush, Redeploy
from dejarik.games.destiny.vocabulary.affecting import EVERY, UpTo
from dejarik.games.destiny.vocabulary.characters import Exhaust, Heal, Shield
from dejarik.games.destiny.vocabulary.dice import Remove, Reroll, Turn
from dejarik.games.destiny.vocabulary.hand import Draw, Reveal
from dejarik.games.destiny.vocabulary.lasting import SpotToPlay
from dejarik.games.destiny.vocabulary.resolving import Resolve
from dejarik.games.destiny.vocabulary.selectors import THAT_DIE, THIS, THIS_CHARACTER, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.turns import Spend, Spot
from dejarik.kernel.text import Text, same

hero = Maker(BLUE, HERO)
neutral = Maker(BLUE, NEUTRAL)

CARDS = (
    hero.character(
        "LEG-031 S unique",
        ours("Luke Skywalker", "Luke Skywalker"),
        Text("Unlikely Hero", "Bohater mimo woli"),
        "11 11/14",
        "1RD 2RD 1MD 1Sh 1R -",
        PowerAction(Pay(Spend(2), Resolve(Dice(OWN, of=THIS_CHARACTER), bonus=2))),
    ),
    hero.support(
        "LEG-035 S unique",
        same("R2-D2"),
        1,
        "droid",
        "1MD 1Dr 1Sh 1R Sp Sp",
        Special(All(Draw(1), May(Turn(Dice(OWN))))),
    ),
    neutral.upgrade(
        "LEG-056 S",
        ours("Force Focus", "Skupienie Mocy"),
        2,
        "ability",
        "1Sh 1R 1R Sp Sp -",
        SpotToPlay(BLUE),
        Special(All(Turn(Dice(OWN)), May(Pay(Reveal(Cards(color=BLUE)), Turn(Dice(FOES)))))),
    ),
    neutral.upgrade(
        "LEG-058 S",
        ours("Heirloom Lightsaber", "Rodowy miecz świetlny"),
        3,
        "weapon",
        "1MD 2MD 3MD 1Sh 1R -",
        Redeploy(BLUE),
    ),
    hero.event("LEG-102 S", ours("Heightened Awareness", "Wyostrzona czujność"), 2, Ambush(), Shield(3)),
    neutral.event("LEG-125 C", ours("Alter", "Przemiana"), 2, Turn(Dice(), UpTo(2))),
    neutral.event("LEG-128 S", ours("Invigorate", "Przypływ sił"), 1, Spot(BLUE, Heal(1, Characters(OWN), EVERY))),
    neutral.event("LEG-130 C", ours("Mislead", "Zwodzenie"), 1, Remove(Dice(kind_of_card=CHARACTER, at_most=2))),
    neutral.event(
        "LEG-133 C",
        ours("The Force Is With Me", "Moc jest ze mną"),
        1,
        Remove(Dice(showing=frozenset({RANGED, INDIRECT}))),
    ),
    neutral.support(
        "LEG-134 C",
        ours("Perseverance", "Wytrwałość"),
        1,
        "",
        "",
        Action(Pay(Exhaust(THIS), Then(Reroll(Dice(OWN)), May(Reroll(THAT_DIE))))),
    ),
)
