"""What is printed on the cards of a match, by card number: which abilities there are, and who waits for what."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from dejarik.abilities.words import Word
from dejarik.kernel.text import Text

A = TypeVar("A")


class Ability(Word):
    """One ability of a card."""

    restricts: bool = False
    """Whether it is a play restriction."""

    @abstractmethod
    def text_on(self, kind: int) -> Text:
        """As whole sentences, on a card of a type, which calls itself by it ("this support")."""


class Printed:
    """The abilities of the cards of a match; what is asked for once is looked up once."""

    def __init__(self, abilities: Sequence[tuple[Ability, ...]]) -> None:
        self.abilities = tuple(abilities)
        self._having: dict[type, tuple[tuple[int, Any], ...]] = {}
        self._all: dict[tuple[int, type], tuple[Any, ...]] = {}
        self._first: dict[tuple[int, type], Any] = {}
        self._listening: dict[tuple[type, int], tuple[tuple[int, Any], ...]] = {}

    def having(self, kind: type[A]) -> tuple[tuple[int, A], ...]:
        """Every card with an ability of a kind, and that ability."""
        found = self._having.get(kind)
        if found is None:
            found = self._having[kind] = tuple(
                (number, ability)
                for number, abilities in enumerate(self.abilities)
                for ability in abilities
                if isinstance(ability, kind)
            )
        return found

    def listening(self, kind: type[A], moment: int) -> tuple[tuple[int, A], ...]:
        """Every card with a triggered ability of a kind that waits for a moment."""
        found = self._listening.get((kind, moment))
        if found is None:
            waiting: Any = self.having(kind)
            found = tuple(pair for pair in waiting if pair[1].when.moment == moment)
            self._listening[kind, moment] = found
        return found

    def all_of(self, card: int, kind: type[A]) -> tuple[A, ...]:
        """A card's abilities of a kind."""
        try:
            found: tuple[A, ...] = self._all[card, kind]
        except KeyError:
            found = tuple(ability for ability in self.abilities[card] if isinstance(ability, kind))
            self._all[card, kind] = found
        return found

    def ability(self, card: int, kind: type[A]) -> A | None:
        """A card's first ability of a kind."""
        try:
            found: A | None = self._first[card, kind]
        except KeyError:
            found = next((ability for ability in self.abilities[card] if isinstance(ability, kind)), None)
            self._first[card, kind] = found
        return found
