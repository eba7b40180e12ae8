"""Which cards of a match nobody can tell apart by looking at them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final


class Copies:
    """Cards that nobody can tell apart, and the words by which notation tells them apart all the same.

    ``kinds`` has an equal entry for all copies of a card; ``notation`` has a word for each card. ``dice`` are things
    that belong to a card, by its number: their ids, each with its word, which begins with that of the card.
    """

    def __init__(
        self,
        kinds: Sequence[Hashable],
        notation: Sequence[str],
        dice: Mapping[int, Sequence[tuple[int, str]]] | None = None,
    ) -> None:
        groups: dict[Hashable, list[int]] = {}
        for card, kind in enumerate(kinds):
            groups.setdefault(kind, []).append(card)
        self.alike: dict[int, tuple[int, ...]] = {
            card: tuple(group) for group in groups.values() if len(group) > 1 for card in group
        }
        """By card: all copies of it, itself included; cards without a second copy are left out."""
        masks = {group[0]: sum(1 << 8 * card for card in group) for group in groups.values()}
        self.masks: dict[int, int] = {card: masks[group[0]] for card, group in self.alike.items()}
        """The same as numbers: in the byte of each copy, counted from the lowest, stands a one."""
        self._things = {card: ((card, notation[card]), *(dice or {}).get(card, ())) for card in self.alike}
        self.owners: dict[int, int] = {thing: card for card, things in self._things.items() for thing, _ in things}
        """By the id of a card with copies or of one of its dice: the card."""

    def things(self, card: int) -> list[int]:
        """The ids of a card and its dice."""
        return [thing for thing, _ in self._things[card]]

    def words(self, card: int) -> list[str]:
        """The words of records for a card and its dice."""
        return [word for _, word in self._things[card]]

    def names(self, card: int) -> list[str]:
        """The words of viewers for a card and its dice, of which records have none: ``ambush~2``."""
        word = self._things[card][0][1]
        name = f"{word.partition('#')[0]}~{self.alike[card].index(card) + 1}"
        return [name + each[len(word) :] for each in self.words(card)]


NO_COPIES: Final = Copies((), ())
"""Of a game in which no card has a second copy."""
