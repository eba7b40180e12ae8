"""What can be printed on a card or a character board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.text import Text, key_of

EVENT_COST: Final = 200


@dataclass(frozen=True, slots=True)
class MarketCard:
    """An equipment or event card: symbols in the order firepower, agility, armor, cunning; ``figure`` is its look."""

    key: str
    name: Text
    kind: str
    cost: int
    symbols: tuple[int, ...]
    copies: int
    figure: str
    temporary: bool = False

    @property
    def is_event(self) -> bool:
        """Whether this is an event and not equipment."""
        return self.kind == "event"


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission: what it demands, what it pays and what failing costs."""

    key: str
    name: Text
    level: int
    symbols: tuple[int, ...]
    reward: int
    penalty: int
    figure: str
    kind: str = "mission"
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Character:
    """A character board. The special ability is the one number that differs from everybody else's."""

    key: str
    name: Text
    symbols: tuple[int, ...]
    figure: str
    equipment_slots: int = 4
    event_slots: int = 0
    keep_price: int = 0
    ignored_symbols: int = 0


def equipment(en: str, pl: str, cost: int, symbols: str, figure: str, copies: int = 1) -> MarketCard:
    """A lasting equipment card; symbols as ``"1/0/2/0"``."""
    return MarketCard(_key(en), Text(en, pl), "equipment", cost, _symbols(symbols), copies, figure)


def temporary(en: str, pl: str, cost: int, symbols: str, figure: str, copies: int = 1) -> MarketCard:
    """An equipment card that is discarded after the mission it is used in."""
    return MarketCard(_key(en), Text(en, pl), "equipment", cost, _symbols(symbols), copies, figure, temporary=True)


def event(en: str, pl: str, symbols: str, figure: str, copies: int = 2) -> MarketCard:
    """An event card; all of them cost the same."""
    return MarketCard(_key(en), Text(en, pl), "event", EVENT_COST, _symbols(symbols), copies, figure)


def mission(en: str, pl: str, level: int, symbols: str, figure: str) -> Mission:
    """A mission; reward and penalty follow from its level (bounty.component.mission_spread)."""
    reward, penalty = ((400, 100), (1000, 300), (1800, 600), (3000, 1000))[level - 1]
    return Mission(_key(en), Text(en, pl), level, _symbols(symbols), reward, penalty, figure)


def _symbols(written: str) -> tuple[int, ...]:
    return tuple(map(int, written.split("/")))


def _key(name: str) -> str:
    return key_of(name).removeprefix("the_")
