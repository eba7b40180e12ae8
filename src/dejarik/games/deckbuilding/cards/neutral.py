"""Neutral cards by cost, and the Outer Rim Pilot. Symbols are cost/attack/resources/Force."""

from dejarik.games.deckbuilding.cards.builders import HAND, Card, Use, When, ship, unit
from dejarik.games.deckbuilding.model.moments import BOUGHT, DEFEATS, PLAYED
from dejarik.games.deckbuilding.vocabulary.conditions import FORCE, OpponentHasShip
from dejarik.games.deckbuilding.vocabulary.gains import Draw, ExileThis, Gain, GainForce, Repair, Strengthen
from dejarik.games.deckbuilding.vocabulary.galaxy import BuyFromDiscard, NextPurchaseOnDeck
from dejarik.games.deckbuilding.vocabulary.hands import Discard, Exile, Return
from dejarik.games.deckbuilding.vocabulary.joining import All, Better, Choose, If, MayChoose, Pay
from dejarik.games.deckbuilding.vocabulary.lasting import BonusAgainstRow, ThisArrives
from dejarik.games.deckbuilding.vocabulary.selectors import HAND_CARD, THEIR_CARD, YOUR_CARD, HasTrait

NEUTRAL_CARDS: tuple[Card, ...] = (
    unit(
        ("Z-95 Headhunter", "Łowca głów Z-95"),
        "1/2/0/0",
        Use(Draw(1), OpponentHasShip()),
        traits="Fighter",
        copies=2,
    ),
    unit(
        ("Jawa Scavenger", "Jawa zbieracz"),
        "1/0/2/0",
        Use(Pay(ExileThis(), BuyFromDiscard())),
        copies=2,
    ),
    unit(
        ("Rodian Gunslinger", "Rodiański strzelec"),
        "2/2/0/0",
        BonusAgainstRow(2),
        traits="Bounty Hunter",
        copies=2,
    ),
    unit(
        ("Kel Dor Mystic", "Keldoriański mistyk"),
        "2/0/0/2",
        Use(Pay(ExileThis(), Exile(YOUR_CARD))),
        copies=2,
    ),
    unit(
        ("Bossk", "Bossk"),
        "3/3/0/0",
        When(DEFEATS, GainForce(1)),
        traits="Bounty Hunter",
        unique=True,
    ),
    unit(
        ("Lobot", "Lobot"),
        "3/0/0/0",
        When(PLAYED, MayChoose(Strengthen(2), Gain(2), GainForce(2))),
        traits="Officer",
        unique=True,
    ),
    unit(
        ("Fang Fighter", "Myśliwiec Fang"),
        "3/3/0/0",
        ThisArrives(HAND, If(FORCE, Draw(1))),
        traits="Fighter",
        copies=2,
    ),
    unit(
        ("Twi'lek Smuggler", "Twi'lekański przemytnik"),
        "3/0/3/0",
        Use(NextPurchaseOnDeck()),
        traits="Scoundrel",
        copies=2,
    ),
    ship(("C-ROC Cruiser", "Krążownik C-ROC"), "3/0/1/0", Use(Pay(Discard(HAND_CARD), Repair(3))), copies=2),
    unit(("Dengar", "Dengar"), "4/4/0/0", When(DEFEATS, Gain(2)), traits="Bounty Hunter", unique=True),
    unit(
        ("HWK-290", "HWK-290"),
        "4/0/4/0",
        Use(Pay(ExileThis(), Repair(4))),
        traits="Transport",
        copies=2,
    ),
    unit(
        ("Quarren Mercenary", "Quarreński najemnik"),
        "4/4/0/0",
        When(BOUGHT, Better(Exile(YOUR_CARD), FORCE, Exile(YOUR_CARD, up_to=2))),
        traits="Trooper",
        copies=2,
    ),
    ship(("Blockade Runner", "Łamacz blokad"), "4/1/1/0", copies=3),
    unit(
        ("IG-88", "IG-88"),
        "5/5/0/0",
        When(DEFEATS, Exile(YOUR_CARD)),
        traits="Bounty Hunter, Droid",
        unique=True,
    ),
    ship(("Nebulon-B Frigate", "Fregata Nebulon-B"), "5/0/0/0", Use(Choose(Repair(3), Gain(3))), copies=2),
    unit(
        ("Lando Calrissian", "Lando Calrissian"),
        "6/3/3/0",
        Use(All(Draw(1), If(FORCE, Discard(THEIR_CARD)))),
        traits="Scoundrel",
        unique=True,
    ),
    unit(
        ("Jabba's Sail Barge", "Żaglowa barka Jabby"),
        "7/4/3/0",
        Use(Return(HasTrait("Bounty Hunter"))),
        traits="Vehicle",
        unique=True,
    ),
    unit(
        ("Jabba the Hutt", "Jabba Hutt"),
        "8/2/2/2",
        Use(Pay(Exile(HAND_CARD), Better(Draw(1), FORCE, Draw(2)))),
        traits="Scoundrel",
        unique=True,
    ),
)

PILOT: Card = unit(
    ("Outer Rim Pilot", "Pilot z Zewnętrznych Rubieży"),
    "2/0/2/0",
    Use(Pay(ExileThis(), GainForce(1))),
    copies=10,
)
