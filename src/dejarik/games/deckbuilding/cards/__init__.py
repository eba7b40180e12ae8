"""Every card numbered: two copies of the whole game one after the other, of which teams use both."""

from dejarik.games.deckbuilding.cards.bases import EMPIRE_BASES, REBEL_BASES
from dejarik.games.deckbuilding.cards.empire import EMPIRE_CARDS, EMPIRE_STARTERS
from dejarik.games.deckbuilding.cards.neutral import NEUTRAL_CARDS, PILOT
from dejarik.games.deckbuilding.cards.rebel import REBEL_CARDS, REBEL_STARTERS
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.printed import fill

TITLES: tuple[Card, ...] = (
    *EMPIRE_STARTERS,
    *REBEL_STARTERS,
    *EMPIRE_CARDS,
    *REBEL_CARDS,
    *NEUTRAL_CARDS,
    PILOT,
    *EMPIRE_BASES,
    *REBEL_BASES,
)
"""Every card once, in the order of their numbers."""

ONE_SET: tuple[Card, ...] = tuple(card for card in TITLES for _ in range(card.copies))
SET_SIZE = len(ONE_SET)
SETS = 2

fill(ONE_SET * SETS)


def _numbers(titles: tuple[Card, ...]) -> frozenset[int]:
    """The numbers of these cards in the first set."""
    keys = {card.key for card in titles}
    return frozenset(number for number, card in enumerate(ONE_SET) if card.key in keys)


STARTER_NUMBERS = (_numbers(EMPIRE_STARTERS), _numbers(REBEL_STARTERS))
GALAXY_NUMBERS = _numbers(EMPIRE_CARDS + REBEL_CARDS + NEUTRAL_CARDS)
PILOT_NUMBERS = _numbers((PILOT,))
BASE_NUMBERS = (_numbers(EMPIRE_BASES), _numbers(REBEL_BASES))
