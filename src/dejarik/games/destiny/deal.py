"""What a match is played with: the cards and dice both sides brought, as tables by number that no game changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from dejarik.games.destiny.dice import DAMAGE_SYMBOLS, SIDES, Side
from dejarik.games.destiny.terms import CHARACTER
from dejarik.kernel.decision import Option, told_apart

if TYPE_CHECKING:
    from dejarik.games.destiny.cards.definitions import Card

A = TypeVar("A")


class Deal:
    """Cards are numbered seat by seat: characters, plot, battlefield, deck; dice in the order of their cards.

    ``brought`` says of every card which it is, whose, and with how many dice.
    """

    def __init__(self, brought: list[tuple[Card, int, int]]) -> None:
        self.cards = tuple(card for card, _, _ in brought)
        self.owner = tuple(owner for _, owner, _ in brought)
        self.kind = tuple(card.kind for card in self.cards)
        self.color = tuple(card.color for card in self.cards)
        self.cost = tuple(card.cost for card in self.cards)
        self.health = tuple(card.health for card in self.cards)
        self.unique = tuple(card.unique for card in self.cards)
        self.key = tuple(card.key for card in self.cards)
        self.notation = told_apart(card.key for card in self.cards)
        self.twins = tuple(self._tell_apart(card) for card in range(len(self.cards)))
        """By card: whether others have a character of its name, and its number among its owner's, if not alone."""
        self._restricted = tuple(any(ability.restricts for ability in card.abilities) for card in self.cards)
        self._number_dice([dice for _, _, dice in brought])
        self._abilities: dict[type, tuple[tuple[int, Any], ...]] = {}
        self._all: dict[tuple[int, type], tuple[Any, ...]] = {}
        self._first: dict[tuple[int, type], Any] = {}
        self._listening: dict[tuple[type, int], tuple[tuple[int, Any], ...]] = {}

    def _number_dice(self, counts: list[int]) -> None:
        self.dice_of: list[tuple[int, ...]] = []
        self.card_of: list[int] = []
        for card, count in enumerate(counts):
            first = len(self.card_of)
            self.dice_of.append(tuple(range(first, first + count)))
            self.card_of += [card] * count
        self.sides: list[tuple[Side, ...]] = [self.cards[card].die for card in self.card_of]
        self.symbols = [tuple(side.symbol for side in sides) for sides in self.sides]
        self.values = [tuple(side.value for side in sides) for sides in self.sides]
        self.modifies = [tuple(side.modifier for side in sides) for sides in self.sides]
        self.prices = [tuple(side.cost for side in sides) for sides in self.sides]
        self.shows_damage = [tuple(side.symbol in DAMAGE_SYMBOLS for side in sides) for sides in self.sides]
        self.die_color = [self.color[card] for card in self.card_of]
        self.is_character_die = [self.kind[card] == CHARACTER for card in self.card_of]
        self.rolls: list[list[Option]] = [
            [("roll", die, face) for face in range(SIDES)] for die in range(len(self.card_of))
        ]
        self.die_notation = [
            self.notation[card] + "." + str(die - self.dice_of[card][0] + 1) for die, card in enumerate(self.card_of)
        ]
        self.turns = [[_other_sides(sides, up) for up in range(SIDES)] for sides in self.sides]
        """By die and the face it shows: one face for each different side it can be turned to."""

    def _tell_apart(self, card: int) -> tuple[bool, int]:
        if self.kind[card] != CHARACTER:
            return False, 0
        name = self.cards[card].name
        alike = [other for other, one in enumerate(self.cards) if one.kind == CHARACTER and one.name == name]
        mine = [other for other in alike if self.owner[other] == self.owner[card]]
        return len(alike) > len(mine), mine.index(card) + 1 if len(mine) > 1 else 0

    def having(self, kind: type[A]) -> tuple[tuple[int, A], ...]:
        """Every card with an ability of a kind, and that ability."""
        found = self._abilities.get(kind)
        if found is None:
            found = self._abilities[kind] = tuple(
                (number, ability)
                for number, card in enumerate(self.cards)
                for ability in card.abilities
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
            found = tuple(ability for ability in self.cards[card].abilities if isinstance(ability, kind))
            self._all[card, kind] = found
        return found

    def is_restricted(self, card: int) -> bool:
        """Whether a card has a play restriction."""
        return self._restricted[card]

    def ability(self, card: int, kind: type[A]) -> A | None:
        """A card's first ability of a kind."""
        try:
            found: A | None = self._first[card, kind]
        except KeyError:
            found = next((ability for ability in self.cards[card].abilities if isinstance(ability, kind)), None)
            self._first[card, kind] = found
        return found


def _other_sides(sides: tuple[Side, ...], up: int) -> tuple[int, ...]:
    """Any face but the one that is up, identical ones once (destiny.term.turn_die.identical_side)."""
    found: dict[Side, int] = {}
    for face, side in enumerate(sides):
        if face != up:
            found.setdefault(side, face)
    return tuple(found.values())
