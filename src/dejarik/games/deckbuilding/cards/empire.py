"""Empire cards: the starter deck, then the galaxy cards by cost. Symbols are cost/attack/resources/Force."""

from dejarik.games.deckbuilding.cards.builders import EMPIRE, Card, of_faction, ship, unit
from dejarik.games.deckbuilding.model.abilities import Aura, Use, When
from dejarik.games.deckbuilding.model.moments import DEFEATS, PLAYED
from dejarik.games.deckbuilding.vocabulary.conditions import FORCE, YouHaveShip, YouHaveTrait, YourBaseIs
from dejarik.games.deckbuilding.vocabulary.gains import Draw, Gain, GainForce, Repair, Strengthen
from dejarik.games.deckbuilding.vocabulary.galaxy import BuyFree, LookAtTop, MaySwapTop, Reveal, TakeFromRow
from dejarik.games.deckbuilding.vocabulary.hands import Discard, Exile, Return
from dejarik.games.deckbuilding.vocabulary.joining import All, Better, Choose, If, MayChoose, Pay, Then
from dejarik.games.deckbuilding.vocabulary.lasting import BonusWhile
from dejarik.games.deckbuilding.vocabulary.selectors import HAND_CARD, OWN_ROW_CARD, ROW_CARD, YOUR_CARD, HasTrait

EMPIRE_STARTERS: tuple[Card, ...] = of_faction(
    EMPIRE,
    unit(("Imperial Shuttle", "Imperialny prom"), "0/0/1/0", traits="Transport", copies=7, starter=True),
    unit(("Stormtrooper", "Szturmowiec"), "0/2/0/0", traits="Trooper", copies=2, starter=True),
    unit(
        ("Inquisitor", "Inkwizytor"),
        "0/0/0/0",
        When(PLAYED, MayChoose(Strengthen(1), Gain(1), GainForce(1))),
        starter=True,
    ),
)

EMPIRE_CARDS: tuple[Card, ...] = of_faction(
    EMPIRE,
    unit(
        ("TIE Fighter", "Myśliwiec TIE"),
        "1/2/0/0",
        Use(Draw(1), YouHaveShip()),
        traits="Fighter",
        copies=3,
        reward=Gain(1),
    ),
    unit(
        ("Admiral Piett", "Admirał Piett"),
        "2/0/2/0",
        Aura(1),
        traits="Officer",
        unique=True,
        reward=GainForce(1),
    ),
    unit(
        ("TIE Bomber", "Bombowiec TIE"),
        "2/2/0/0",
        Use(Discard(ROW_CARD)),
        traits="Fighter",
        copies=2,
        reward=Exile(YOUR_CARD),
    ),
    unit(
        ("Scout Trooper", "Szturmowiec zwiadowca"),
        "2/0/2/0",
        Use(Reveal(GainForce(1))),
        traits="Trooper",
        copies=2,
        reward=Exile(YOUR_CARD),
    ),
    unit(
        ("Death Trooper", "Szturmowiec śmierci"),
        "3/3/0/0",
        BonusWhile(2, FORCE),
        traits="Trooper",
        copies=2,
        reward=GainForce(2),
    ),
    unit(
        ("TIE Interceptor", "Myśliwiec przechwytujący TIE"),
        "3/3/0/0",
        Use(Reveal(Draw(1))),
        traits="Fighter",
        copies=2,
        reward=Gain(3),
    ),
    ship(
        ("Gozanti Cruiser", "Krążownik typu Gozanti"),
        "3/0/2/0",
        Use(Pay(Discard(HAND_CARD), Draw(1))),
        copies=3,
    ),
    unit(
        ("General Veers", "Generał Veers"),
        "4/4/0/0",
        Use(Draw(1), YouHaveTrait("Trooper", "Vehicle")),
        traits="Officer",
        unique=True,
        reward=GainForce(3),
    ),
    unit(
        ("Moff Jerjerrod", "Moff Jerjerrod"),
        "4/2/2/0",
        Use(Then(LookAtTop(1), If(FORCE, MaySwapTop()))),
        traits="Officer",
        unique=True,
        reward=GainForce(3),
    ),
    unit(
        ("AT-ST", "AT-ST"),
        "4/4/0/0",
        Use(Discard(ROW_CARD)),
        traits="Vehicle",
        copies=2,
        reward=Exile(YOUR_CARD, up_to=2),
    ),
    unit(
        ("Landing Craft", "Barka desantowa"),
        "4/0/0/0",
        Use(Choose(Gain(4), Repair(4))),
        traits="Transport",
        copies=2,
        reward=Gain(4),
    ),
    unit(
        ("Boba Fett", "Boba Fett"),
        "5/5/0/0",
        When(DEFEATS, Draw(1)),
        traits="Bounty Hunter",
        unique=True,
        reward=All(Gain(3), GainForce(2)),
    ),
    unit(
        ("Director Krennic", "Dyrektor Krennic"),
        "5/3/2/0",
        Use(Better(Draw(1), YourBaseIs("death_star"), Draw(2))),
        traits="Officer",
        unique=True,
        reward=All(Gain(3), GainForce(2)),
    ),
    ship(("Imperial Carrier", "Imperialny lotniskowiec"), "5/0/3/0", Aura(1, "Fighter"), copies=2),
    unit(
        ("AT-AT", "AT-AT"),
        "6/6/0/0",
        Use(Return(HasTrait("Trooper"))),
        traits="Vehicle",
        reward=BuyFree(OWN_ROW_CARD),
    ),
    unit(
        ("Grand Moff Tarkin", "Wielki Moff Tarkin"),
        "6/2/2/2",
        Use(TakeFromRow()),
        traits="Officer",
        unique=True,
        reward=All(Gain(3), GainForce(3)),
    ),
    ship(("Star Destroyer", "Gwiezdny Niszczyciel"), "7/4/0/0", copies=2),
    unit(
        ("Darth Vader", "Darth Vader"),
        "8/6/0/2",
        BonusWhile(4, FORCE),
        traits="Sith",
        unique=True,
        reward=All(Gain(4), GainForce(4)),
    ),
)
