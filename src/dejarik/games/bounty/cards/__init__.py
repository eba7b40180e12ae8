"""The reference card set: every card numbered, with its facts in tables indexed by that number."""

from typing import Final

from dejarik.games.bounty.cards.characters import CHARACTERS
from dejarik.games.bounty.cards.definitions import Character, MarketCard, Mission
from dejarik.games.bounty.cards.equipment import EQUIPMENT
from dejarik.games.bounty.cards.events import EVENTS
from dejarik.games.bounty.cards.missions import MISSIONS

MARKET_CARDS: Final[tuple[MarketCard, ...]] = tuple(card for card in EQUIPMENT + EVENTS for _ in range(card.copies))
FIRST_MISSION: Final = len(MARKET_CARDS)
ALL_CARDS: Final[tuple[MarketCard | Mission, ...]] = MARKET_CARDS + MISSIONS

COST: Final[tuple[int, ...]] = tuple(card.cost for card in MARKET_CARDS)
SYMBOLS: Final[tuple[tuple[int, ...], ...]] = tuple(card.symbols for card in ALL_CARDS)
IS_EVENT: Final[tuple[bool, ...]] = tuple(card.is_event for card in MARKET_CARDS)
IS_TEMPORARY: Final[tuple[bool, ...]] = tuple(card.temporary for card in MARKET_CARDS)


def mission(card: int) -> Mission:
    """The definition of a mission card by its number."""
    return MISSIONS[card - FIRST_MISSION]


__all__ = [
    "ALL_CARDS",
    "CHARACTERS",
    "COST",
    "EQUIPMENT",
    "EVENTS",
    "FIRST_MISSION",
    "IS_EVENT",
    "IS_TEMPORARY",
    "MARKET_CARDS",
    "MISSIONS",
    "SYMBOLS",
    "Character",
    "MarketCard",
    "Mission",
    "mission",
]
