"""The battlefields of Awakenings and of the Legacies starter sets."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import SPECIAL
from dejarik.games.destiny.terms import (
    BATTLEFIELD,
    CHARACTER,
    COMMON,
    GRAY,
    NEUTRAL,
    STARTER,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
)
from dejarik.games.destiny.vocabulary.abilities import Claim
from dejarik.games.destiny.vocabulary.dice_words import Remove
from dejarik.games.destiny.vocabulary.foe_words import FoeLoses
from dejarik.games.destiny.vocabulary.hand_words import Draw, MillEach, Recover
from dejarik.games.destiny.vocabulary.hits import EachFoePicksVictim
from dejarik.games.destiny.vocabulary.looking_words import DiscardSeen, LookAtHand
from dejarik.games.destiny.vocabulary.phrases import OWN
from dejarik.games.destiny.vocabulary.play_words import PlayCard
from dejarik.games.destiny.vocabulary.prices import Gain
from dejarik.games.destiny.vocabulary.resolve_words import Resolve, ResolveThat
from dejarik.games.destiny.vocabulary.selectors import Cards, Dice
from dejarik.games.destiny.vocabulary.shield_words import Shields
from dejarik.games.destiny.vocabulary.structure import All, May, Pay, Then
from dejarik.games.destiny.vocabulary.turn_words import Turn
from dejarik.games.destiny.vocabulary.upgrade_words import ReturnOwnUpgrade
from dejarik.kernel.text import Text, same

BATTLEFIELDS = (
    Card(
        "AW-165",
        BATTLEFIELD,
        Text("Command Center", "Centrum Dowodzenia"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        subtitle=same("Lothal"),
        abilities=(Claim(MillEach(2)),),
    ),
    Card(
        "AW-166",
        BATTLEFIELD,
        Text("Echo Base", "Baza Echo"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        subtitle=same("Hoth"),
        abilities=(Claim(Shields(1)),),
    ),
    Card(
        "AW-167",
        BATTLEFIELD,
        Text("Emperor's Throne Room", "Sala tronowa Imperatora"),
        GRAY,
        NEUTRAL,
        UNCOMMON,
        subtitle=Text("Death Star II", "Druga Gwiazda Śmierci"),
        abilities=(Claim(Then(Turn(Dice(OWN), to=frozenset({SPECIAL})), May(ResolveThat()))),),
    ),
    Card(
        "AW-168",
        BATTLEFIELD,
        Text("Frozen Wastes", "Zmarznięte Pustkowia"),
        GRAY,
        NEUTRAL,
        STARTER,
        subtitle=Text("Starkiller Base", "Baza Starkiller"),
        abilities=(Claim(Remove(Dice(kind=CHARACTER))),),
    ),
    Card(
        "AW-169",
        BATTLEFIELD,
        Text("Imperial Armory", "Imperialna Zbrojownia"),
        GRAY,
        NEUTRAL,
        COMMON,
        subtitle=Text("Death Star", "Gwiazda Śmierci"),
        abilities=(Claim(PlayCard(Cards(frozenset({UPGRADE})), discount=1)),),
    ),
    Card(
        "AW-170",
        BATTLEFIELD,
        Text("Jedi Temple", "Świątynia Jedi"),
        GRAY,
        NEUTRAL,
        COMMON,
        subtitle=same("Coruscant"),
        abilities=(Claim(All((LookAtHand(), DiscardSeen(2)))),),
    ),
    Card(
        "AW-171",
        BATTLEFIELD,
        Text("Rebel War Room", "Rebeliancka sala narad"),
        GRAY,
        NEUTRAL,
        COMMON,
        subtitle=same("Yavin IV"),
        abilities=(Claim(Resolve(Dice(OWN), free=True)),),
    ),
    Card(
        "AW-172",
        BATTLEFIELD,
        Text("Mos Eisley Spaceport", "Kosmoport Mos Eisley"),
        GRAY,
        NEUTRAL,
        COMMON,
        subtitle=same("Tatooine"),
        abilities=(Claim(Pay((ReturnOwnUpgrade(),), Gain(1))),),
    ),
    Card(
        "AW-173",
        BATTLEFIELD,
        Text("Separatist Base", "Baza Separatystów"),
        GRAY,
        NEUTRAL,
        COMMON,
        subtitle=same("Mustafar"),
        abilities=(Claim(EachFoePicksVictim(1, unblockable=True)),),
    ),
    Card(
        "AW-174",
        BATTLEFIELD,
        Text("Starship Graveyard", "Cmentarzysko statków"),
        GRAY,
        NEUTRAL,
        STARTER,
        subtitle=same("Jakku"),
        abilities=(Claim(Recover(Cards(frozenset({UPGRADE, SUPPORT})), to_deck=True)),),
    ),
    Card(
        "LEG-174",
        BATTLEFIELD,
        Text("Arid Wasteland", "Jałowe pustkowia"),
        GRAY,
        NEUTRAL,
        STARTER,
        subtitle=same("Geonosis"),
        abilities=(Claim(FoeLoses(1)),),
    ),
    Card(
        "LEG-178",
        BATTLEFIELD,
        Text("Outer Rim Outpost", "Placówka na zewnętrznych rubieżach"),
        GRAY,
        NEUTRAL,
        STARTER,
        subtitle=same("Nal Hutta"),
        abilities=(Claim(All((Gain(1), Draw(1)))),),
    ),
)
