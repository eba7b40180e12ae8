"""Rebel cards: the starter deck, then the galaxy cards by cost. Symbols are cost/attack/resources/Force."""

from dejarik.games.deckbuilding.cards.builders import REBEL, Card, Use, When, of_faction, ship, unit
from dejarik.games.deckbuilding.model.moments import DEFEATS, PLAYED
from dejarik.games.deckbuilding.vocabulary.conditions import FORCE, AnotherUnique, YouHaveInPlay
from dejarik.games.deckbuilding.vocabulary.fights import Damage, Destroy
from dejarik.games.deckbuilding.vocabulary.gains import Draw, ExileThis, Gain, GainForce, Repair, Strengthen
from dejarik.games.deckbuilding.vocabulary.galaxy import BuyFree
from dejarik.games.deckbuilding.vocabulary.hands import Discard, Exile, LookAtHand, PutOnDeck, Return
from dejarik.games.deckbuilding.vocabulary.joining import All, Better, Choose, FoeChooses, If, MayChoose, Pay, Then
from dejarik.games.deckbuilding.vocabulary.lasting import BonusPerLostBase, BonusWhile
from dejarik.games.deckbuilding.vocabulary.selectors import OWN_ROW_CARD, THEIR_CARD, YOUR_CARD, Enemy, IsUnique, Ships

REBEL_STARTERS: tuple[Card, ...] = of_faction(
    REBEL,
    unit(("Alliance Shuttle", "Prom Sojuszu"), "0/0/1/0", traits="Transport", copies=7, starter=True),
    unit(("Rebel Trooper", "Żołnierz Rebelii"), "0/2/0/0", traits="Trooper", copies=2, starter=True),
    unit(
        ("Temple Guardian", "Strażnik świątyni"),
        "0/0/0/0",
        When(PLAYED, MayChoose(Strengthen(1), Gain(1), GainForce(1))),
        starter=True,
    ),
)

REBEL_CARDS: tuple[Card, ...] = of_faction(
    REBEL,
    unit(
        ("Y-Wing", "Y-wing"),
        "1/2/0/0",
        Use(Pay(ExileThis(), Damage(2))),
        traits="Fighter",
        copies=2,
        reward=Gain(1),
    ),
    unit(
        ("Baze Malbus", "Baze Malbus"),
        "2/2/0/0",
        BonusPerLostBase(1),
        traits="Trooper",
        unique=True,
        reward=GainForce(1),
    ),
    unit(
        ("Snowspeeder", "Śmigacz śnieżny"),
        "2/2/0/0",
        Use(Discard(THEIR_CARD)),
        traits="Vehicle",
        copies=2,
        reward=Exile(YOUR_CARD),
    ),
    unit(
        ("Duros Spy", "Duroski szpieg"),
        "2/0/2/0",
        Use(FoeChooses(Discard(THEIR_CARD), GainForce(1))),
        traits="Trooper",
        copies=2,
        reward=Exile(YOUR_CARD),
    ),
    ship(("Rebel Transport", "Transportowiec Rebelii"), "2/0/0/0", Use(Choose(Repair(2), Gain(1))), copies=2),
    unit(
        ("Chirrut Îmwe", "Chirrut Îmwe"),
        "3/0/0/2",
        BonusWhile(2, FORCE),
        traits="Trooper",
        unique=True,
        reward=GainForce(2),
    ),
    unit(
        ("Rebel Commando", "Rebeliancki komandos"),
        "3/3/0/0",
        Use(Discard(THEIR_CARD, random_if=FORCE)),
        traits="Trooper",
        copies=2,
        reward=GainForce(2),
    ),
    unit(("X-Wing", "X-wing"), "3/3/0/0", Use(Draw(1), FORCE), traits="Fighter", copies=3, reward=Gain(3)),
    unit(
        ("Chewbacca", "Chewbacca"),
        "4/5/0/0",
        Use(Draw(1), AnotherUnique()),
        traits="Scoundrel",
        unique=True,
        reward=GainForce(3),
    ),
    unit(
        ("Jyn Erso", "Jyn Erso"),
        "4/4/0/0",
        Use(Then(LookAtHand(), If(FORCE, PutOnDeck()))),
        traits="Scoundrel",
        unique=True,
        reward=GainForce(3),
    ),
    unit(("U-Wing", "U-wing"), "4/0/3/0", Use(Repair(3), FORCE), traits="Transport", copies=2, reward=Gain(4)),
    ship(
        ("Hammerhead Corvette", "Korweta Hammerhead"),
        "4/0/2/0",
        Use(Pay(ExileThis(), Destroy(Ships(Enemy())))),
        copies=2,
    ),
    unit(
        ("B-Wing", "B-wing"),
        "5/5/0/0",
        Use(FoeChooses(Discard(THEIR_CARD), Strengthen(2))),
        traits="Fighter",
        copies=2,
        reward=Exile(YOUR_CARD, up_to=2),
    ),
    unit(
        ("Cassian Andor", "Cassian Andor"),
        "5/5/0/0",
        When(DEFEATS, Discard(THEIR_CARD)),
        traits="Trooper",
        unique=True,
        reward=All(Gain(3), GainForce(2)),
    ),
    unit(
        ("Han Solo", "Han Solo"),
        "5/3/2/0",
        Use(Better(Draw(1), YouHaveInPlay("millennium_falcon"), Draw(2))),
        traits="Scoundrel",
        unique=True,
        reward=All(Gain(3), GainForce(2)),
    ),
    unit(
        ("Princess Leia", "Księżniczka Leia"),
        "6/2/2/2",
        Use(BuyFree(OWN_ROW_CARD, on_deck_if=FORCE)),
        traits="Officer",
        unique=True,
        reward=All(Gain(3), GainForce(3)),
    ),
    ship(("Mon Calamari Cruiser", "Kalamariański krążownik"), "6/3/0/0", copies=2),
    unit(
        ("Millennium Falcon", "Sokół Millennium"),
        "7/5/2/0",
        Use(Return(IsUnique())),
        traits="Transport",
        unique=True,
        reward=BuyFree(OWN_ROW_CARD),
    ),
    unit(
        ("Luke Skywalker", "Luke Skywalker"),
        "8/6/0/2",
        Use(Destroy(Ships()), FORCE),
        traits="Jedi",
        unique=True,
        reward=All(Gain(4), GainForce(4)),
    ),
)
