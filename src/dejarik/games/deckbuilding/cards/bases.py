"""The bases of both factions by hit points; each has one ability or none."""

from dejarik.abilities.structure import All, Then
from dejarik.games.deckbuilding.cards.builders import Card, base
from dejarik.games.deckbuilding.model.abilities import (
    FOE_DISCARDS,
    NEUTRAL_PLAYED,
    REVEALED,
    TURN_STARTS,
    Absorb,
    Aura,
    HuntNeutral,
    Use,
    When,
)
from dejarik.games.deckbuilding.model.state import DECK, EMPIRE, HAND, REBEL
from dejarik.games.deckbuilding.vocabulary.fights import DamageBase, Destroy, PurgeRow
from dejarik.games.deckbuilding.vocabulary.gains import Draw, Gain, GainForce
from dejarik.games.deckbuilding.vocabulary.galaxy import BuyFree, KeepOneOnTop, LookAtTop, SwapWithDiscard
from dejarik.games.deckbuilding.vocabulary.hands import Exile
from dejarik.games.deckbuilding.vocabulary.joining import Spend
from dejarik.games.deckbuilding.vocabulary.lasting import FirstPurchaseArrives
from dejarik.games.deckbuilding.vocabulary.selectors import CARD_OF_YOURS, FREE_ROW_CARD, THEIR_SHIP_OR_ANY

EMPIRE_BASES: tuple[Card, ...] = (
    base(EMPIRE, "Lothal", "Lothal", 8, figure="dome"),
    base(EMPIRE, "Corellia", "Korelia", 10, When(REVEALED, BuyFree(FREE_ROW_CARD, to=HAND)), figure="city"),
    base(EMPIRE, "Kessel", "Kessel", 12, When(REVEALED, Exile(CARD_OF_YOURS, up_to=3)), figure="ridge"),
    base(EMPIRE, "Mustafar", "Mustafar", 14, When(REVEALED, GainForce(4)), figure="ridge"),
    base(EMPIRE, "Kafrene", "Kafrene", 14, When(NEUTRAL_PLAYED, Draw(1)), figure="city"),
    base(EMPIRE, "Ord Mantell", "Ord Mantell", 14, HuntNeutral(), figure="ridge"),
    base(EMPIRE, "Coruscant", "Coruscant", 16, When(TURN_STARTS, Then(LookAtTop(2), KeepOneOnTop())), figure="city"),
    base(EMPIRE, "Death Star", "Gwiazda Śmierci", 16, Use(Spend(4, Destroy(THEIR_SHIP_OR_ANY))), figure="dome"),
    base(EMPIRE, "Endor", "Endor", 16, Aura(1, "Trooper", "Vehicle"), figure="ridge"),
    base(EMPIRE, "Rodia", "Rodia", 16, When(REVEALED, PurgeRow(1)), figure="dome"),
)

REBEL_BASES: tuple[Card, ...] = (
    base(REBEL, "Dantooine", "Dantooine", 8, figure="ridge"),
    base(REBEL, "Mon Cala", "Kalamar", 10, When(REVEALED, BuyFree(FREE_ROW_CARD, to=HAND)), figure="city"),
    base(REBEL, "Dagobah", "Dagobah", 12, When(REVEALED, Exile(CARD_OF_YOURS, up_to=3)), figure="ridge"),
    base(REBEL, "Alderaan", "Alderaan", 14, When(REVEALED, GainForce(4)), figure="city"),
    base(REBEL, "Bespin", "Bespin", 14, When(NEUTRAL_PLAYED, Draw(1)), figure="city"),
    base(REBEL, "Hoth", "Hoth", 14, Absorb(2), figure="ridge"),
    base(REBEL, "Jedha", "Jedha", 14, FirstPurchaseArrives(HAND, neutral_only=True, exiled=True), figure="city"),
    base(REBEL, "Tatooine", "Tatooine", 16, When(REVEALED, All(SwapWithDiscard(), Gain(1))), figure="dome"),
    base(REBEL, "Sullust", "Sullust", 16, FirstPurchaseArrives(DECK), figure="ridge"),
    base(REBEL, "Yavin IV", "Yavin 4", 16, When(FOE_DISCARDS, DamageBase(2)), figure="dome"),
)
