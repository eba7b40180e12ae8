"""How records write choices: a verb, then cards by their keys, dice by card and number, sides as printed."""

from __future__ import annotations

from functools import lru_cache

from dejarik.games.destiny.language.dice import SYMBOL_KEYS
from dejarik.games.destiny.model.deal import Deal
from dejarik.games.destiny.model.state import DestinyState
from dejarik.kernel.copies import Copies
from dejarik.kernel.decision import Option, subject

DIE_VERBS = frozenset({"remove", "resolve", "reroll", "modify", "die", "group", "capture", "set_aside", "freeze"})
"""What is done to a die."""
SIDE_VERBS = frozenset({"turn", "side", "roll"})
"""What names a die and one of its faces."""
SEAT_VERBS = frozenset({"player", "opponent", "deck"})
NUMBER_VERBS = frozenset({"choose", "group_of", "pay"})
AMOUNT_VERBS = frozenset({"unshield", "to"})
"""What names a card and perhaps an amount."""


def notate(s: DestinyState, option: Option) -> str:
    """An option in record notation."""
    return " ".join([option[0], *_words(s, option)])


def _words(s: DestinyState, option: Option) -> list[str]:
    verb, numbers = option[0], option[1:]
    if not numbers:
        return []
    if verb in DIE_VERBS:
        return [s.deal.die_notation[die] for die in numbers]
    if verb in SIDE_VERBS:
        die, face = list(numbers)
        return [s.deal.die_notation[die], f"{face + 1}:{s.deal.sides[die][face]}"]
    if verb in SEAT_VERBS:
        return [str(seat + 1) for seat in numbers]
    if verb == "symbol":
        return [SYMBOL_KEYS[subject(option)]]
    if verb in NUMBER_VERBS:
        return [str(number) for number in numbers]
    if verb in AMOUNT_VERBS:
        return [s.deal.notation[numbers[0]], *[str(number) for number in numbers[1:]]]
    return [s.deal.notation[card] for card in numbers]


def cards_of(option: Option) -> tuple[int, ...]:
    """The cards an option names."""
    verb, numbers = option[0], option[1:]
    if verb in DIE_VERBS | SIDE_VERBS | SEAT_VERBS | NUMBER_VERBS or verb == "symbol":
        return ()
    return numbers[:1] if verb in AMOUNT_VERBS else numbers


def dice_of(option: Option) -> tuple[int, ...]:
    """The dice an option names."""
    verb, numbers = option[0], option[1:]
    if verb in DIE_VERBS:
        return numbers
    return numbers[:1] if verb in SIDE_VERBS else ()


def die_id(deal: Deal, die: int) -> int:
    """Dice are things, too: their ids come behind those of the cards."""
    return len(deal.cards) + die


def copies(s: DestinyState) -> Copies:
    """Cards of the same key and owner look alike, and so do their dice."""
    return _copies(s.deal)


@lru_cache(maxsize=64)
def _copies(deal: Deal) -> Copies:
    dice = {card: [(die_id(deal, die), deal.die_notation[die]) for die in own] for card, own in enumerate(deal.dice_of)}
    kinds = [(key, owner, len(own)) for key, owner, own in zip(deal.key, deal.owner, deal.dice_of, strict=True)]
    return Copies(kinds, deal.notation, dice)
