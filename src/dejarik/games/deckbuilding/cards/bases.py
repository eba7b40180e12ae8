"""The bases of both factions by hit points; each has one ability or none."""

from dejarik.games.deckbuilding.cards.builders import DECK, EMPIRE, HAND, REBEL, Card, base, of_faction
from dejarik.games.deckbuilding.model.abilities import Absorb, Aura, HuntNeutral, Use, When
from dejarik.games.deckbuilding.model.moments import FOE_DISCARDS, NEUTRAL_PLAYED, REVEALED, TURN_STARTS
from dejarik.games.deckbuilding.vocabulary.fights import DamageBase, Destroy, PurgeRow
from dejarik.games.deckbuilding.vocabulary.gains import Draw, Gain, GainForce
from dejarik.games.deckbuilding.vocabulary.galaxy import BuyFree, KeepOneOnTop, LookAtTop, SwapWithDiscard
from dejarik.games.deckbuilding.vocabulary.hands import Exile
from dejarik.games.deckbuilding.vocabulary.joining import All, Spend, Then
from dejarik.games.deckbuilding.vocabulary.lasting import FirstPurchaseArrives
from dejarik.games.deckbuilding.vocabulary.selectors import ANY, FREE_ROW_CARD, YOUR_CARD, Ships

EMPIRE_BASES: tuple[Card, ...] = of_faction(
    EMPIRE,
    base(("Lothal", "Lothal"), 8),
    base(("Corellia", "Korelia"), 10, When(REVEALED, BuyFree(FREE_ROW_CARD, to=HAND))),
    base(("Kessel", "Kessel"), 12, When(REVEALED, Exile(YOUR_CARD, up_to=3))),
    base(("Mustafar", "Mustafar"), 14, When(REVEALED, GainForce(4))),
    base(("Kafrene", "Kafrene"), 14, When(NEUTRAL_PLAYED, Draw(1))),
    base(("Ord Mantell", "Ord Mantell"), 14, HuntNeutral()),
    base(("Coruscant", "Coruscant"), 16, When(TURN_STARTS, Then(LookAtTop(2), KeepOneOnTop()))),
    base(("Death Star", "Gwiazda Śmierci"), 16, Use(Spend(4, Destroy(Ships(ANY))))),
    base(("Endor", "Endor"), 16, Aura(1, "Trooper", "Vehicle")),
    base(("Rodia", "Rodia"), 16, When(REVEALED, PurgeRow(1))),
)

REBEL_BASES: tuple[Card, ...] = of_faction(
    REBEL,
    base(("Dantooine", "Dantooine"), 8),
    base(("Mon Cala", "Kalamar"), 10, When(REVEALED, BuyFree(FREE_ROW_CARD, to=HAND))),
    base(("Dagobah", "Dagobah"), 12, When(REVEALED, Exile(YOUR_CARD, up_to=3))),
    base(("Alderaan", "Alderaan"), 14, When(REVEALED, GainForce(4))),
    base(("Bespin", "Bespin"), 14, When(NEUTRAL_PLAYED, Draw(1))),
    base(("Hoth", "Hoth"), 14, Absorb(2)),
    base(("Jedha", "Jedha"), 14, FirstPurchaseArrives(HAND, neutral_only=True, exiled=True)),
    base(("Tatooine", "Tatooine"), 16, When(REVEALED, All(SwapWithDiscard(), Gain(1)))),
    base(("Sullust", "Sullust"), 16, FirstPurchaseArrives(DECK)),
    base(("Yavin IV", "Yavin 4"), 16, When(FOE_DISCARDS, DamageBase(2))),
)
