"""A deck as a player brings it: a team, perhaps a plot, a battlefield and the cards to draw from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.language.terms import IN_DECKS
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

Numbered: TypeAlias = tuple[tuple[str, int], ...]
"""Keys of cards, each with a number."""


@dataclass(frozen=True)
class Deck:
    """Everything a player brings to the table; whether the rules allow it is a question for ``violations``.

    Copies of a card are added up and everything stands in the order of the keys, so that two decks with the same
    cards under the same name are equal. Every card is one of the pool: there is no deck with an unknown card.
    """

    name: str
    characters: Numbered
    """One entry for each character card: its key and its number of dice."""
    battlefield: str
    """Empty if none is chosen."""
    cards: Numbered
    """Key and number of copies."""
    plot: str = ""

    def __post_init__(self) -> None:
        copies: Counter[str] = Counter()
        for key, number in self.cards:
            copies[key] += number
        object.__setattr__(self, "characters", tuple(sorted(self.characters)))
        object.__setattr__(self, "cards", tuple(sorted(copies.items())))
        self._check()

    def _check(self) -> None:
        keys = [key for key, _ in (*self.characters, *self.cards)]
        for key in (*keys, *filter(None, (self.battlefield, self.plot))):
            if key not in POOL:
                raise BadDeckError(Text(f"there is no card “{key}”", f"nie ma karty „{key}”"))
        for key, number in (*self.characters, *self.cards):
            if number < 1:
                raise BadDeckError(
                    Text(
                        f"{key}: {number} is not a number of copies or dice",
                        f"{key}: {number} to nie liczba kopii ani kości",
                    )
                )

    @property
    def contents(self) -> tuple[Numbered, str, Numbered, str]:
        """All but the name."""
        return self.characters, self.battlefield, self.cards, self.plot

    @property
    def team(self) -> tuple[Card, ...]:
        """The cards that stand as characters."""
        return tuple(POOL[key] for key, _ in self.characters)

    @property
    def points(self) -> int:
        """What the team costs, the plot included (destiny.starter.plot.points_count)."""
        plot = points_for(POOL[self.plot], 1) if self.plot else 0
        return plot + sum(points_for(POOL[key], dice) for key, dice in self.characters)

    @property
    def size(self) -> int:
        """How many cards there are to draw; other types do not count (destiny.deckbuild.not_counted_types)."""
        return sum(copies for card, copies in self.listed() if card.kind in IN_DECKS)

    @property
    def dice(self) -> int:
        """All dice that belong to the team and the cards (destiny.starter.build.parts)."""
        team = sum(dice for _, dice in self.characters)
        return team + sum(copies for card, copies in self.listed() if card.die)

    def listed(self) -> Iterator[tuple[Card, int]]:
        """The cards to draw from, each with its copies."""
        return ((POOL[key], copies) for key, copies in self.cards)


def points_for(card: Card, dice: int) -> int:
    """The points printed for that many dice; for an impossible number, the nearest printed ones."""
    return card.points[min(max(dice, 1), len(card.points)) - 1] if card.points else 0
