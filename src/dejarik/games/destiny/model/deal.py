"""What a match is played with: the cards and dice both sides brought, as tables by number that no game changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from dejarik.abilities.printed import Printed
from dejarik.abilities.timing import BEFORE
from dejarik.games.destiny.language.dice import DAMAGE_SYMBOLS, SIDES, WITHOUT_EFFECT, Side
from dejarik.games.destiny.language.terms import CHARACTER
from dejarik.games.destiny.model.abilities import (
    Action,
    After,
    Before,
    BlocksForOthers,
    Cheapens,
    Effect,
    MakesElite,
    Modifier,
    RaisesSides,
    Refuses,
    Replaces,
    SymbolDoes,
    Triggered,
    Welcomes,
    WhileDieInPool,
)
from dejarik.games.destiny.model.card import POOL, Card
from dejarik.games.destiny.model.moments import MOMENTS, PLAYING, TAKING_DAMAGE
from dejarik.kernel.decision import Option, told_apart

Brought: TypeAlias = tuple[tuple[str, int, int, int], ...]
"""Every card of a match: its key, who brought it, with how many dice on it and how many more set aside.

A character with none on it is not in the game; only its dice are.
"""

UNPAYABLE: Final = 1 << 30
"""More than anybody has."""

_KINDS: tuple[type[Triggered], ...] = (After, Before, Replaces)
"""By policy: AFTER, BEFORE, INSTEAD."""


class RuleWords(NamedTuple):
    """What the rules themselves let players do, said with words: what each symbol does, guarding, redeploying.

    A ``volley`` is the damage of a die that is dealt to each character of an opponent.
    """

    by_symbol: tuple[Effect, ...]
    volley: Effect
    guard: Effect
    redeploy: Effect
    reroll: Effect
    claim: Effect
    shields: Effect
    nothing: Effect


RULE_WORDS: list[RuleWords] = []
"""The only entry is filled in by the vocabulary, which is built on these tables."""


class Deal(Printed):
    """Cards are numbered seat by seat: characters, plot, battlefield, deck; dice in the order of their cards.

    ``brought`` says of every card which it is, whose, and with how many dice. The dice set aside for a card come behind
    those on it.
    """

    def __init__(self, brought: Brought) -> None:
        self.cards: tuple[Card, ...] = tuple(POOL[key] for key, *_ in brought)
        super().__init__([card.abilities for card in self.cards])
        self.owner = tuple(owner for _, owner, *_ in brought)
        self.kind = tuple(card.kind for card in self.cards)
        self.color = tuple(card.color for card in self.cards)
        self.cost = tuple(card.cost for card in self.cards)
        self.health = tuple(card.health for card in self.cards)
        self.unique = tuple(card.unique for card in self.cards)
        self.key = tuple(card.key for card in self.cards)
        self.notation = told_apart(card.key for card in self.cards)
        self.supply = frozenset(
            card for card, (*_, dice, _) in enumerate(brought) if self.kind[card] == CHARACTER and not dice
        )
        """The characters that are not in the game themselves, only their dice."""
        self.twins = tuple(self._tell_apart(card) for card in range(len(self.cards)))
        """By card: whether others have a character of its name, and its number among its owner's, if not alone."""
        self.restricted = tuple(any(ability.restricts for ability in card.abilities) for card in self.cards)
        """By card: whether it has a play restriction."""
        self.always_allowed = tuple(
            not card.unique and not bound for card, bound in zip(self.cards, self.restricted, strict=True)
        )
        """By card: whether neither uniqueness nor a restriction can keep it from being played."""
        self.words = RULE_WORDS[0]
        self._number_dice([dice + spare for *_, dice, spare in brought])
        self.spare_of = tuple(self.dice_of[card][dice:] for card, (*_, dice, _) in enumerate(brought))
        """By card: its dice that are set aside when the game begins."""
        self.trainers = frozenset(card for card, _ in self.having(MakesElite))  # type: ignore[type-abstract]
        """The upgrades that make a character elite."""
        self.trainees = frozenset(card for card, spare in enumerate(self.spare_of) if spare)
        """The cards for which dice are set aside."""
        self._modifiers: dict[int, tuple[tuple[int, Modifier], ...]] = {}
        self.waiting = tuple(tuple(self.listening(kind, moment) for moment in MOMENTS) for kind in _KINDS)
        """By policy and moment: every card with a triggered ability that waits for it."""
        self.actions = self.having(Action)
        """Every card with an action ability, and that ability."""
        self.welcomes: tuple[tuple[Welcomes, ...], ...] = tuple(
            tuple(ability for ability in card.abilities if isinstance(ability, Welcomes)) for card in self.cards
        )
        """By character: what makes it easier to play upgrades on it."""
        self.cheapens = self.having(Cheapens)  # type: ignore[type-abstract]
        """Every card that makes others cheaper, and how."""
        self.costs_are_fixed = not self.cheapens and not self.waiting[BEFORE][PLAYING]
        """Whether supports and events always cost what is printed."""
        self.minds_pools = bool(self.having(WhileDieInPool))
        """Whether something holds only while a die is in a pool."""
        self.blockers = self.having(BlocksForOthers)  # type: ignore[type-abstract]
        """Every card by which damage to others may be blocked, and how."""
        self.can_block = bool(self.waiting[BEFORE][TAKING_DAMAGE] or self.blockers)
        """Whether anything but shields may block damage."""
        self.refuses: tuple[tuple[Refuses, ...], ...] = tuple(
            tuple(ability for ability in card.abilities if isinstance(ability, Refuses)) for card in self.cards
        )
        """By character: what keeps upgrades from being played on it."""

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
        self.prices_alone = [tuple(map(_price_alone, sides)) for sides in self.sides]
        """By die and face: what it costs to resolve the side by itself; UNPAYABLE if that is impossible."""
        self.shows_damage = [tuple(side.symbol in DAMAGE_SYMBOLS for side in sides) for sides in self.sides]
        self.die_color = [self.color[card] for card in self.card_of]
        self.is_character_die = [self.kind[card] == CHARACTER for card in self.card_of]
        self.rolls: list[list[Option]] = [
            [("roll", die, face) for face in range(SIDES)] for die in range(len(self.card_of))
        ]
        raising = self.having(RaisesSides)  # type: ignore[type-abstract]
        self.raises = {die: ability for card, ability in raising for die in self.dice_of[card]}
        """By die, where its card has one: the ability that raises the values of its sides."""
        self.die_notation = [
            self.notation[card] + "." + str(die - self.dice_of[card][0] + 1) for die, card in enumerate(self.card_of)
        ]
        self.turns = [[_other_sides(sides, up) for up in range(SIDES)] for sides in self.sides]
        """By die and the face it shows: one face for each different side it can be turned to."""

    def _tell_apart(self, card: int) -> tuple[bool, int]:
        if self.kind[card] != CHARACTER or card in self.supply:
            return False, 0
        name = self.cards[card].name
        alike = [
            other
            for other, one in enumerate(self.cards)
            if one.kind == CHARACTER and one.name == name and other not in self.supply
        ]
        mine = [other for other in alike if self.owner[other] == self.owner[card]]
        return len(alike) > len(mine), mine.index(card) + 1 if len(mine) > 1 else 0

    def modifiers(self, what: int) -> tuple[tuple[int, Modifier], ...]:
        """Every card that changes a certain number of players, and how."""
        found = self._modifiers.get(what)
        if found is None:
            every = self.having(Modifier)  # type: ignore[type-abstract]
            found = self._modifiers[what] = tuple(pair for pair in every if pair[1].what == what)
        return found

    def effect_of(self, card: int, symbol: int) -> Effect:
        """What a symbol does on a die of a card."""
        for ability in self.all_of(card, SymbolDoes):  # type: ignore[type-abstract]
            if ability.symbol == symbol:
                return ability.effect
        return self.words.by_symbol[symbol]


@lru_cache(maxsize=256)
def deal_of(brought: Brought) -> Deal:
    """The tables of a match, by what everybody brought."""
    return Deal(brought)


def _price_alone(side: Side) -> int:
    return UNPAYABLE if side.symbol in WITHOUT_EFFECT or side.modifier else side.cost


def _other_sides(sides: tuple[Side, ...], up: int) -> tuple[int, ...]:
    """Any face but the one that is up, identical ones once (destiny.term.turn_die.identical_side)."""
    found: dict[Side, int] = {}
    for face, side in enumerate(sides):
        if face != up:
            found.setdefault(side, face)
    return tuple(found.values())
