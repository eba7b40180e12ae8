"""How records write choices: a verb, then cards by their keys and numbers as they are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dejarik.games.lcg.model.abilities import Conditional
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.state import LcgState
from dejarik.kernel.copies import Copies
from dejarik.kernel.decision import Option

AMOUNT_VERBS: Final = frozenset({"pay", "protect", "move", "prevent"})
"""What names a card and an amount."""
NUMBER_VERBS: Final = frozenset({"choose", "number", "player", "times"})
"""What names numbers only."""
ABILITY_VERBS: Final = frozenset({"use"})
"""What names a card and the place of one of its abilities."""


def notate(s: LcgState, option: Option) -> str:
    """An option in record notation."""
    return " ".join([option[0], *_words(s, option)])


def _words(s: LcgState, option: Option) -> list[str]:
    verb, numbers = option[0], option[1:]
    if verb in ABILITY_VERBS:
        card, place = list(numbers)
        return [s.deal.notation[card], *_which(s, card, place)]
    cards = cards_of(option)
    return [*[s.deal.notation[card] for card in cards], *[str(number) for number in numbers[len(cards) :]]]


def _which(s: LcgState, card: int, place: int) -> list[str]:
    """Which ability of a card is meant, counted from one, where it has several that are used."""
    used = [ability for ability in s.abilities_of(card) if isinstance(ability, Conditional)]
    return [] if len(used) == 1 else [str(place + 1)]


def cards_of(option: Option) -> tuple[int, ...]:
    """The cards an option names."""
    verb, numbers = option[0], option[1:]
    if verb in NUMBER_VERBS:
        return ()
    return numbers[:1] if verb in AMOUNT_VERBS | ABILITY_VERBS else numbers


def copies(s: LcgState) -> Copies:
    """Cards of the same key and owner look alike."""
    return _copies(s.deal)


@lru_cache(maxsize=64)
def _copies(deal: Deal) -> Copies:
    return Copies(list(zip(deal.key, deal.owner, strict=True)), deal.notation)
