"""Which cards a match is played with, by number: what actions and encodings are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

NOBODY = -1


class Cast:
    """The cards of a match by number: the key of each and who brought it, and the card that each die belongs to.

    Everybody knows all of it, and it depends on the setup only. A match keeps its cast, so the same object means the
    same cards; two casts are equal only if they are the same.
    """

    __slots__ = ("dice", "die_cards", "keys", "owners")

    def __init__(self, keys: Iterable[str], owners: Iterable[int] | None = None, die_cards: Sequence[int] = ()) -> None:
        self.keys = tuple(keys)
        self.owners = (NOBODY,) * len(self.keys) if owners is None else tuple(owners)
        self.die_cards = tuple(die_cards)
        dice: list[list[int]] = [[] for _ in self.keys]
        for die, card in enumerate(self.die_cards):
            dice[card].append(die)
        self.dice = tuple(map(tuple, dice))
        """By card: its dice."""

    def kind(self, card: int) -> tuple[str, int, int]:
        """Equal for cards that nobody can tell apart by looking at them."""
        return self.keys[card], self.owners[card], len(self.dice[card])
