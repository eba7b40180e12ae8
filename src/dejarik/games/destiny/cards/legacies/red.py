"""Red cards of the Legacies starter sets."""

from __future__ import annotations

from dejarik.abilities.structure import Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import DAMAGE_SYMBOLS, INDIRECT
from dejarik.games.destiny.language.terms import FOE, NEUTRAL, OWN, RED, VILLAIN
from dejarik.games.destiny.model.abilities import Action
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import dice, lasting, resolving, turns
from dejarik.games.destiny.vocabulary.amounts import UpTo
from dejarik.games.destiny.vocabulary.selectors import Dice
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage
from dejarik.kernel.text import EMPTY, Text

villain = Maker(RED, VILLAIN)
neutral = Maker(RED, NEUTRAL)

CARDS = (
    villain.character(
        "LEG-013 S",
        Text("Veteran Stormtrooper", "Weteran Szturmowców"),
        EMPTY,
        "9 9",
        "1RD 2RD 3ID 1R - -",
        subtypes="trooper",
    ),
    neutral.upgrade(
        "LEG-064 S",
        ours("74-Z Speeder Bike", "Skuter 74-Z"),
        2,
        "vehicle",
        "2RD1 1F 1F 1Sh 1R -",
        Action(resolving.ResolvePair()),
    ),
    villain.event(
        "LEG-084 C",
        ours("Battle Fatigue", "Zmęczenie walką"),
        1,
        lasting.OnlyAgainst(lasting.AllHurt()),
        dice.Remove(Dice(FOE, that=True)),
    ),
    villain.event("LEG-086 C", ours("Imperial Might", "Potęga Imperium"), 2, resolving.Resolve(Dice(OWN), bonus=2)),
    neutral.event(
        "LEG-136 C", ours("Crackdown", "Stłumienie oporu"), 0, lasting.OnlyAgainst(lasting.AllHurt()), turns.Gain(1)
    ),
    neutral.event(
        "LEG-137 S",
        ours("Crash Landing", "Awaryjne lądowanie"),
        0,
        Then(dice.Remove(Dice(showing=DAMAGE_SYMBOLS)), SpreadDamage(dice.ITS_VALUE, sort=INDIRECT)),
    ),
    neutral.event(
        "LEG-139 C",
        ours("Locked and Loaded", "Broń w pogotowiu"),
        1,
        turns.Spot(RED, dice.Turn(Dice(OWN), UpTo(2), to=frozenset({INDIRECT}))),
    ),
    neutral.event(
        "LEG-143 C", ours("Superior Position", "Lepsza pozycja"), 1, lasting.OnlyHoldingField(), dice.Remove(Dice())
    ),
)
