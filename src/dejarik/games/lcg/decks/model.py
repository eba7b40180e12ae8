"""A deck as a player brings it: an affiliation card and objective sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from dejarik.games.lcg.cards import ALL_CARDS, POOL, SETS
from dejarik.games.lcg.language.terms import AFFILIATION, AFFILIATION_KEYS
from dejarik.games.lcg.model.card import Card, ObjectiveSet
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

NumberedSets: TypeAlias = tuple[tuple[int, int], ...]
"""Numbers of objective sets, each with its copies."""

AFFILIATION_CARDS = {AFFILIATION_KEYS[card.affiliation]: card for card in ALL_CARDS if card.kind == AFFILIATION}
"""The affiliation cards by the short names of their affiliations: ``jedi``, ``rebels`` and so on."""

SET_OF_OBJECTIVE = {each.objective: each.number for each in SETS.values()}
"""The number of the set by the key of its objective."""


@dataclass(frozen=True)
class Deck:
    """Everything a player brings to the table; whether the rules allow it is a question for ``violations``.

    Copies of a set are added up and everything stands in a fixed order, so that two decks with the same contents under
    the same name are equal. Sets come whole: nothing but their numbers is needed (lcg.deck.whole_sets_only).
    """

    name: str
    affiliations: tuple[str, ...]
    """The keys of the affiliation cards, of which a legal deck has exactly one."""
    sets: NumberedSets

    def __post_init__(self) -> None:
        copies: Counter[int] = Counter()
        for number, more in self.sets:
            copies[number] += more
        order = [card.key for card in AFFILIATION_CARDS.values()]
        self._check(order)
        object.__setattr__(self, "affiliations", tuple(sorted(self.affiliations, key=order.index)))
        object.__setattr__(self, "sets", tuple(sorted(copies.items())))

    def _check(self, affiliations: list[str]) -> None:
        for key in self.affiliations:
            if key not in affiliations:
                raise BadDeckError(Text(f"there is no affiliation card “{key}”", f"nie ma karty stronnictwa „{key}”"))
        for number, copies in self.sets:
            if number not in SETS:
                raise BadDeckError(Text(f"there is no objective set {number}", f"nie ma zestawu celu {number}"))
            if copies < 1:
                raise BadDeckError(
                    Text(
                        f"set {number}: {copies} is not a number of copies", f"zestaw {number}: {copies} to nie liczba"
                    )
                )

    @property
    def contents(self) -> tuple[tuple[str, ...], NumberedSets]:
        """All but the name."""
        return self.affiliations, self.sets

    @property
    def affiliation(self) -> str:
        """The key of the affiliation card, the first if there are several; empty if there is none."""
        return next(iter(self.affiliations), "")

    @property
    def size(self) -> int:
        """How many objectives there are."""
        return sum(copies for _, copies in self.sets)

    @property
    def objectives(self) -> tuple[str, ...]:
        """The objective deck: the key of every objective, in the order of the set numbers (lcg.deck.two_decks)."""
        return tuple(each.objective for each, copies in self.listed() for _ in range(copies))

    @property
    def commands(self) -> tuple[str, ...]:
        """The command deck: the keys of the five command cards of every objective, in the same order."""
        return tuple(key for each, copies in self.listed() for _ in range(copies) for key in each.commands)

    def listed(self) -> Iterator[tuple[ObjectiveSet, int]]:
        """The sets, each with its copies."""
        return ((SETS[number], copies) for number, copies in self.sets)

    def affiliation_cards(self) -> list[Card]:
        """The affiliation cards themselves."""
        return [POOL[key] for key in self.affiliations]


def objective_of(number: int) -> Card:
    """The objective of a set, whose name the set bears (lcg.component.set_name)."""
    return POOL[SETS[number].objective]
