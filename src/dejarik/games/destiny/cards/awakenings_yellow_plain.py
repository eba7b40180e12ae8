"""Yellow cards of Awakenings without dice."""

from __future__ import annotations

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.dice import CLOSE_AND_FAR, RANGED, RESOURCE
from dejarik.games.destiny.terms import (
    CHARACTER,
    COMMON,
    EVENT,
    HERO,
    NEUTRAL,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
    VILLAIN,
    YELLOW,
)
from dejarik.games.destiny.vocabulary.abilities import Action, After, Before, Replaces, WhenPlayed
from dejarik.games.destiny.vocabulary.card_words import DiscardThis, ExhaustThis, SetThisAside
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, EVERY, FoeRemoves, Remove, Reroll
from dejarik.games.destiny.vocabulary.foe_words import FoeDiscardsDown
from dejarik.games.destiny.vocabulary.hand_words import AllDraw, DiscardCard, MillSelf, Recover
from dejarik.games.destiny.vocabulary.hits import Damage, FoePicksVictim
from dejarik.games.destiny.vocabulary.interrupt_words import GiveAmbush
from dejarik.games.destiny.vocabulary.keywords import Ambush
from dejarik.games.destiny.vocabulary.looking_words import LookAtHand
from dejarik.games.destiny.vocabulary.mending import HealHost, MoveDamage, MoveFromThis, PutDamageOnThis
from dejarik.games.destiny.vocabulary.numbers import DICE_REMOVED, ITS_VALUE, RESOURCES_LOST, UPGRADES_DISCARDED
from dejarik.games.destiny.vocabulary.ongoing import OnlyOn
from dejarik.games.destiny.vocabulary.phase_words import EndPhase, SwapField
from dejarik.games.destiny.vocabulary.phrases import FOE, FOES, OWN
from dejarik.games.destiny.vocabulary.prices import Gain
from dejarik.games.destiny.vocabulary.rare_words import Capture
from dejarik.games.destiny.vocabulary.resolve_words import Resolve, RollDieOfThat
from dejarik.games.destiny.vocabulary.selectors import Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.shield_words import ShieldHost
from dejarik.games.destiny.vocabulary.structure import All, FoeChooses, If, JustRolled, May, Pay, Spot, Then
from dejarik.games.destiny.vocabulary.triggers import DisruptResolved, HostFalls, HostTakesMelee, ThisPlayed, YouPlay
from dejarik.games.destiny.vocabulary.upgrade_words import Confiscate, DiscardOwnUpgrades, DiscardUpgrade
from dejarik.kernel.text import Text

YELLOW_PLAIN = (
    Card(
        "AW-092",
        EVENT,
        Text("Ace in the Hole", "As w rękawie"),
        YELLOW,
        VILLAIN,
        UNCOMMON,
        abilities=(WhenPlayed(Pay((DiscardCard(Cards(frozenset({UPGRADE}), YELLOW)),), RollDieOfThat())),),
    ),
    Card(
        "AW-093",
        EVENT,
        Text("Armed to the Teeth", "Uzbrojony po zęby"),
        YELLOW,
        VILLAIN,
        COMMON,
        abilities=(WhenPlayed(Then(DiscardOwnUpgrades(YELLOW), Damage(UPGRADES_DISCARDED))),),
    ),
    Card(
        "AW-094",
        EVENT,
        Text("Confiscation", "Konfiskata"),
        YELLOW,
        VILLAIN,
        UNCOMMON,
        abilities=(WhenPlayed(Confiscate()),),
    ),
    Card(
        "AW-095",
        EVENT,
        Text("Fight Dirty", "Nieczysta walka"),
        YELLOW,
        VILLAIN,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(Then(Remove(Dice(OWN, color=YELLOW), many=ANY_NUMBER), Damage(DICE_REMOVED))),),
    ),
    Card(
        "AW-096",
        EVENT,
        Text("Go for the Kill", "Ostateczny cios"),
        YELLOW,
        VILLAIN,
        COMMON,
        abilities=(WhenPlayed(Resolve(Dice(OWN, frozenset({RANGED})), unblockable=True)),),
    ),
    Card(
        "AW-097",
        EVENT,
        Text("He Doesn't Like You", "Nie podobasz mu się"),
        YELLOW,
        VILLAIN,
        COMMON,
        abilities=(WhenPlayed(Pay((Remove(Dice(OWN)),), Remove(Dice(FOES)))),),
    ),
    Card(
        "AW-098",
        EVENT,
        Text("Lying in Wait", "Czekając w ukryciu"),
        YELLOW,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(FoeDiscardsDown()),),
    ),
    Card(
        "AW-099",
        SUPPORT,
        Text("Backup Muscle", "Wsparcie awaryjne"),
        YELLOW,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(
            After(ThisPlayed(), PutDamageOnThis(3)),
            Action(Pay((ExhaustThis(),), MoveFromThis())),
        ),
    ),
    Card(
        "AW-100",
        SUPPORT,
        Text("My Kind of Scum", "Swój człowiek"),
        YELLOW,
        VILLAIN,
        COMMON,
        cost=1,
        abilities=(After(DisruptResolved(), May(Pay((ExhaustThis(),), Gain(RESOURCES_LOST)))),),
    ),
    Card(
        "AW-101",
        SUPPORT,
        Text("Underworld Connections", "Kontakty w podziemiu"),
        YELLOW,
        VILLAIN,
        UNCOMMON,
        cost=2,
        abilities=(Action(Pay((ExhaustThis(),), Gain(1))),),
    ),
    Card(
        "AW-102",
        UPGRADE,
        Text("Prized Possession", "Cenna zdobycz"),
        YELLOW,
        VILLAIN,
        UNCOMMON,
        unique=True,
        cost=4,
        abilities=(After(ThisPlayed(), May(Capture())),),
    ),
    Card(
        "AW-127",
        EVENT,
        Text("Don't Get Cocky", "Nie szarżuj"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(WhenPlayed(AllDraw(2)),),
    ),
    Card(
        "AW-128",
        EVENT,
        Text("Draw Attention", "Ściągnięcie uwagi"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(WhenPlayed(MoveDamage(2, Characters(OWN), Characters(OWN, another=True), up_to=True)),),
    ),
    Card(
        "AW-129",
        EVENT,
        Text("Hyperspace Jump", "Skok w nadprzestrzeń"),
        YELLOW,
        HERO,
        UNCOMMON,
        cost=3,
        abilities=(WhenPlayed(All((EndPhase(), May(SwapField()), SetThisAside()))),),
    ),
    Card(
        "AW-130",
        EVENT,
        Text("Let The Wookiee Win", "Pozwól Wookiemu wygrać"),
        YELLOW,
        HERO,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(FoeChooses((FoePicksVictim(2, exhausted=True), FoeRemoves(2)))),),
    ),
    Card(
        "AW-131",
        EVENT,
        Text("Negotiate", "Negocjacje"),
        YELLOW,
        HERO,
        COMMON,
        cost=1,
        abilities=(WhenPlayed(Pay((Remove(Dice(OWN, kind=CHARACTER)),), FoeRemoves(2))),),
    ),
    Card(
        "AW-132",
        EVENT,
        Text("Scavenge", "Przeszukiwanie"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(WhenPlayed(Then(MillSelf(3), May(Recover(Cards(frozenset({UPGRADE, SUPPORT})))))),),
    ),
    Card(
        "AW-133",
        EVENT,
        Text("Shoot First", "Strzel pierwszy"),
        YELLOW,
        HERO,
        UNCOMMON,
        cost=1,
        abilities=(
            Ambush(),
            WhenPlayed(
                Then(Resolve(Dice(OWN, frozenset({RANGED}), color=YELLOW)), Remove(Dice(FOES, frozenset({RANGED}))))
            ),
        ),
    ),
    Card(
        "AW-134",
        EVENT,
        Text("Smuggling", "Przemyt"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(WhenPlayed(Spot(YELLOW, Pay((DiscardCard(),), Gain(1)))),),
    ),
    Card(
        "AW-135",
        SUPPORT,
        Text("Play the Odds", "Zdaj się na los"),
        YELLOW,
        HERO,
        UNCOMMON,
        cost=1,
        abilities=(
            Action(Pay((ExhaustThis(),), All((Reroll(Dice(OWN, color=YELLOW)), If(JustRolled(RESOURCE), Gain(1)))))),
        ),
    ),
    Card(
        "AW-136",
        SUPPORT,
        Text("Street Informants", "Uliczni informatorzy"),
        YELLOW,
        HERO,
        COMMON,
        abilities=(
            Ambush(),
            Action(Pay((ExhaustThis(),), LookAtHand())),
        ),
    ),
    Card(
        "AW-137",
        UPGRADE,
        Text("Second Chance", "Druga szansa"),
        YELLOW,
        HERO,
        UNCOMMON,
        cost=3,
        subtypes=("ability",),
        abilities=(
            OnlyOn(YELLOW),
            Replaces(HostFalls(), All((HealHost(5), DiscardThis()))),
        ),
    ),
    Card(
        "AW-158",
        EVENT,
        Text("Disarm", "Rozbrojenie"),
        YELLOW,
        NEUTRAL,
        COMMON,
        cost=1,
        abilities=(
            WhenPlayed(
                Pay(
                    (Remove(Dice(OWN, CLOSE_AND_FAR)),),
                    DiscardUpgrade(Cards(subtypes=frozenset({"weapon", "equipment"})), at_most=ITS_VALUE),
                )
            ),
        ),
    ),
    Card(
        "AW-159",
        EVENT,
        Text("Electroshock", "Elektrowstrząsy"),
        YELLOW,
        NEUTRAL,
        UNCOMMON,
        cost=1,
        abilities=(WhenPlayed(Spot(YELLOW, Remove(Dice(at_most=2)))),),
    ),
    Card(
        "AW-160",
        EVENT,
        Text("Reversal", "Zamiana ról"),
        YELLOW,
        NEUTRAL,
        UNCOMMON,
        cost=3,
        abilities=(WhenPlayed(Spot(YELLOW, Then(Remove(Dice(showing=CLOSE_AND_FAR)), Damage(ITS_VALUE)))),),
    ),
    Card(
        "AW-161",
        EVENT,
        Text("Scramble", "Zakłócanie"),
        YELLOW,
        NEUTRAL,
        COMMON,
        abilities=(WhenPlayed(Spot(YELLOW, Reroll(Dice(FOE), many=EVERY))),),
    ),
    Card(
        "AW-162",
        EVENT,
        Text("Unpredictable", "Nieprzewidywalny"),
        YELLOW,
        NEUTRAL,
        COMMON,
        abilities=(
            Ambush(),
            WhenPlayed(Reroll(Dice())),
        ),
    ),
    Card(
        "AW-163",
        SUPPORT,
        Text("Infamous", "Niesławny"),
        YELLOW,
        NEUTRAL,
        UNCOMMON,
        cost=1,
        abilities=(Before(YouPlay(YELLOW), May(Pay((ExhaustThis(),), GiveAmbush()))),),
    ),
    Card(
        "AW-164",
        UPGRADE,
        Text("Hunker Down", "Padnij!"),
        YELLOW,
        NEUTRAL,
        COMMON,
        subtypes=("ability",),
        abilities=(
            After(HostTakesMelee(), DiscardThis()),
            Action(Pay((ExhaustThis(),), ShieldHost(1))),
        ),
    ),
)
