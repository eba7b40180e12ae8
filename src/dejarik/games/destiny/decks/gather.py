"""Puts the cards of a list where they belong: into the team, beside it, or into the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, PLOT
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.names import tidy_name
from dejarik.kernel.errors import BadDeckError

MOST_CARDS = 500


@dataclass
class Gathered:
    """What a list has named so far."""

    name: str = ""
    characters: list[tuple[str, int]] = field(default_factory=list)
    battlefield: str = ""
    plot: str = ""
    cards: list[tuple[str, int]] = field(default_factory=list)
    count: int = 0

    def add(self, card: Card, copies: int, dice: Sequence[int] = ()) -> None:
        """Add copies of a card; ``dice`` are those of each copy if the list tells, as many as there are copies."""
        self.count_more(copies)
        if card.kind == CHARACTER:
            self.characters += [(card.key, each) for each in dice or untold_dice(card, copies)]
        elif card.kind == BATTLEFIELD:
            self.put_battlefield(card.key, copies)
        elif card.kind == PLOT:
            self.put_plot(card.key, copies)
        else:
            self._put_cards(card.key, copies)

    def count_more(self, copies: int) -> None:
        """Count cards that are added; raises BadDeckError once there are absurdly many."""
        self.count += copies
        if self.count > MOST_CARDS:
            raise BadDeckError(texts.TOO_MANY_CARDS.fill(limit=MOST_CARDS), general.CHECK_NUMBERS)

    def put_battlefield(self, key: str, copies: int) -> None:
        """The first stands for itself, whatever its type; more than one go to the cards, where they are too many."""
        if not self.battlefield:
            self.battlefield, copies = key, copies - 1
        self._put_cards(key, copies)

    def put_plot(self, key: str, copies: int) -> None:
        """The same for plots."""
        if not self.plot:
            self.plot, copies = key, copies - 1
        self._put_cards(key, copies)

    def _put_cards(self, key: str, copies: int) -> None:
        if copies:
            self.cards.append((key, copies))

    def deck(self) -> Deck:
        """The deck, once everything is added."""
        return Deck(tidy_name(self.name), tuple(self.characters), self.battlefield, tuple(self.cards), self.plot)


def untold_dice(card: Card, copies: int) -> list[int]:
    """The dice of characters of which a list gives only one number.

    Nobody has two copies of a unique character, so "2x Rey" is how the community writes Rey with two dice.
    """
    return [copies] if card.unique else [1] * copies


def spread_dice(copies: int, dice: int) -> list[int]:
    """The dice of each copy, from the dice of all of them; with fewer dice than copies, one each."""
    each, more = divmod(max(dice, copies), copies)
    return [each + 1] * more + [each] * (copies - more)


def grouped(characters: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
    """The dice of every copy of each character, by key."""
    found: dict[str, list[int]] = {}
    for key, dice in characters:
        found.setdefault(key, []).append(dice)
    return found
