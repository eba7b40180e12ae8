"""What a card is: its facts as printed and its abilities as trees of words; and which cards make up a set.

All cards there are stand in ``POOL``, all objective sets in ``SETS``; the package ``cards`` fills both.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from dejarik.abilities.printed import Ability
from dejarik.abilities.selectors import Select
from dejarik.abilities.words import every_word, name_effects
from dejarik.games.lcg.language.terms import NO_ICONS, OBJECTIVE, Icons
from dejarik.kernel.text import Text

SET_SIZE: Final = 6


class OurName(Text):
    """A name whose Polish form is our own, because no official one is known."""


def ours(en: str, pl: str) -> OurName:
    """A name with a Polish form of our own."""
    return OurName(en, pl)


@dataclass(frozen=True)
class Card:
    """A card of any type; numbers that its type does not have are 0.

    ``enhances`` is what an enhancement is attached to, None if that is its player's play area. ``locked`` is an
    objective for decks of its own affiliation alone, ``single`` one that a deck may hold but once.
    """

    key: str
    number: int
    kind: int
    name: Text
    side: int
    affiliation: int
    unique: bool = False
    cost: int = 0
    force: int = 0
    capacity: int = 0
    resources: int = 0
    priority: int = 0
    icons: Icons = NO_ICONS
    edge_icons: Icons = NO_ICONS
    traits: tuple[str, ...] = ()
    enhances: Select[Any, Any] | None = field(default=None, repr=False)
    locked: bool = False
    single: bool = False
    abilities: tuple[Ability, ...] = field(default=(), repr=False)

    @cached_property
    def minds_discard_order(self) -> bool:
        """Whether one of its abilities looks at the top of a discard pile."""
        return any(word.minds_discard_order for ability in self.abilities for word in every_word(ability))

    @property
    def has_own_polish(self) -> bool:
        """Whether its Polish name is ours."""
        return isinstance(self.name, OurName)


class ObjectiveSet(NamedTuple):
    """Six cards that come together: an objective and five command cards, by their keys (lcg.component.objective_sets).

    It bears the name of its objective (lcg.component.set_name).
    """

    number: int
    product: str
    cards: tuple[str, ...]

    @property
    def objective(self) -> str:
        """The key of the objective."""
        return self.cards[0]

    @property
    def commands(self) -> tuple[str, ...]:
        """The keys of the command cards."""
        return self.cards[1:]


class PrintedSet(NamedTuple):
    """An objective set as its product prints it, with the cards themselves."""

    number: int
    product: str
    cards: tuple[Card, ...]


def objective_set(number: int, product: str, *cards: Card) -> PrintedSet:
    """Write an objective set down: its cards in the order of their positions, the objective first."""
    if len(cards) != SET_SIZE or [card.kind == OBJECTIVE for card in cards] != [True, *[False] * (SET_SIZE - 1)]:
        raise ValueError(f"objective set {number} is not an objective with five other cards")
    return PrintedSet(number, product, cards)


POOL: dict[str, Card] = {}
"""Every card by its key."""

SETS: dict[int, ObjectiveSet] = {}
"""Every objective set by its number."""


def add_card(card: Card) -> None:
    """Add a card to the pool, naming every effect after its place: its card, the ability, the place in it."""
    if POOL.get(card.key) is card:
        return
    if card.key in POOL:
        raise ValueError(f"two cards have the key {card.key}")
    for place, ability in enumerate(card.abilities):
        name_effects(ability, f"lcg.{card.key}/{place}")
    POOL[card.key] = card


def add_set(printed: PrintedSet) -> None:
    """Add an objective set and those of its cards that no other set has brought in."""
    if printed.number in SETS:
        raise ValueError(f"two objective sets have the number {printed.number}")
    for card in printed.cards:
        add_card(card)
    SETS[printed.number] = ObjectiveSet(printed.number, printed.product, tuple(card.key for card in printed.cards))
