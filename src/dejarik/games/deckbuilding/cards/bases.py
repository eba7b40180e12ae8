"""The bases of both factions by hit points; each has one ability or none."""

from dejarik.games.deckbuilding.cards.builders import base
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
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import DECK, EMPIRE, HAND, REBEL
from dejarik.games.deckbuilding.vocabulary.choices import ExileUpTo
from dejarik.games.deckbuilding.vocabulary.effects import (
    Both,
    DamageBase,
    Draw,
    Gain,
    GainForce,
    LookAtTop,
    Pay,
    PurgeRow,
    Then,
)
from dejarik.games.deckbuilding.vocabulary.lasting import FirstPurchaseArrives
from dejarik.games.deckbuilding.vocabulary.row_choices import (
    BuyFreeToHand,
    DestroyOrAnyInRow,
    KeepOneOnTop,
    SwapWithDiscard,
)

EMPIRE_BASES: tuple[Card, ...] = (
    base(EMPIRE, "Lothal", "Lothal", 8, figure="dome"),
    base(EMPIRE, "Corellia", "Korelia", 10, When(REVEALED, BuyFreeToHand()), figure="city"),
    base(EMPIRE, "Kessel", "Kessel", 12, When(REVEALED, ExileUpTo(3)), figure="ridge"),
    base(EMPIRE, "Mustafar", "Mustafar", 14, When(REVEALED, GainForce(4)), figure="ridge"),
    base(EMPIRE, "Kafrene", "Kafrene", 14, When(NEUTRAL_PLAYED, Draw(1)), figure="city"),
    base(EMPIRE, "Ord Mantell", "Ord Mantell", 14, HuntNeutral(), figure="ridge"),
    base(EMPIRE, "Coruscant", "Coruscant", 16, When(TURN_STARTS, Then(LookAtTop(2), KeepOneOnTop())), figure="city"),
    base(EMPIRE, "Death Star", "Gwiazda Śmierci", 16, Use(Pay(4, DestroyOrAnyInRow())), figure="dome"),
    base(EMPIRE, "Endor", "Endor", 16, Aura(1, ("Trooper", "Vehicle")), figure="ridge"),
    base(EMPIRE, "Rodia", "Rodia", 16, When(REVEALED, PurgeRow(1)), figure="dome"),
)

REBEL_BASES: tuple[Card, ...] = (
    base(REBEL, "Dantooine", "Dantooine", 8, figure="ridge"),
    base(REBEL, "Mon Cala", "Kalamar", 10, When(REVEALED, BuyFreeToHand()), figure="city"),
    base(REBEL, "Dagobah", "Dagobah", 12, When(REVEALED, ExileUpTo(3)), figure="ridge"),
    base(REBEL, "Alderaan", "Alderaan", 14, When(REVEALED, GainForce(4)), figure="city"),
    base(REBEL, "Bespin", "Bespin", 14, When(NEUTRAL_PLAYED, Draw(1)), figure="city"),
    base(REBEL, "Hoth", "Hoth", 14, Absorb(2), figure="ridge"),
    base(REBEL, "Jedha", "Jedha", 14, FirstPurchaseArrives(HAND, neutral_only=True, exiled=True), figure="city"),
    base(REBEL, "Tatooine", "Tatooine", 16, When(REVEALED, Both(SwapWithDiscard(), Gain(1))), figure="dome"),
    base(REBEL, "Sullust", "Sullust", 16, FirstPurchaseArrives(DECK), figure="ridge"),
    base(REBEL, "Yavin IV", "Yavin 4", 16, When(FOE_DISCARDS, DamageBase(2)), figure="dome"),
)
