"""Every card of the pool, by its key."""

from __future__ import annotations

from dejarik.games.destiny.cards.awakenings_blue import BLUE_DICE
from dejarik.games.destiny.cards.awakenings_blue_plain import BLUE_PLAIN
from dejarik.games.destiny.cards.awakenings_gray import GRAY_CARDS
from dejarik.games.destiny.cards.awakenings_red import RED_DICE
from dejarik.games.destiny.cards.awakenings_red_plain import RED_PLAIN
from dejarik.games.destiny.cards.awakenings_yellow import YELLOW_DICE
from dejarik.games.destiny.cards.awakenings_yellow_plain import YELLOW_PLAIN
from dejarik.games.destiny.cards.battlefields import BATTLEFIELDS
from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.cards.legacies import LEGACIES
from dejarik.games.destiny.cards.legacies_dice import LEGACIES_DICE
from dejarik.games.destiny.cards.plots import PLOTS

ALL_CARDS: tuple[Card, ...] = tuple(
    sorted(
        (
            *RED_DICE,
            *RED_PLAIN,
            *BLUE_DICE,
            *BLUE_PLAIN,
            *YELLOW_DICE,
            *YELLOW_PLAIN,
            *GRAY_CARDS,
            *BATTLEFIELDS,
            *LEGACIES_DICE,
            *LEGACIES,
            *PLOTS,
        ),
        key=lambda card: card.key,
    )
)
"""In the order of sets and numbers."""

POOL: dict[str, Card] = {card.key: card for card in ALL_CARDS}
