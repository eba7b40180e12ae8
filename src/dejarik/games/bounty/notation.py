"""How records write the options of Bounty."""

from __future__ import annotations

from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS
from dejarik.games.bounty.options import option_card
from dejarik.games.bounty.state import BountyState
from dejarik.games.bounty.text import ATTRIBUTE_KEYS
from dejarik.kernel.copies import Copies
from dejarik.kernel.decision import Option, subject, told_apart


def notate(_s: BountyState, option: Option) -> str:
    """An option in record notation: the verb and the card's key, with a number for a second copy."""
    card = option_card(option)
    if card is not None:
        return f"{option[0]} {NOTATION[card]}"
    if option[0] == "ignore":
        return f"ignore {ATTRIBUTE_KEYS[subject(option)]}"
    if option[0] == "pick":
        return f"pick {CHARACTERS[subject(option)].key}"
    return option[0]


NOTATION = told_apart(card.key for card in ALL_CARDS)

_COPIES = Copies([card.key for card in ALL_CARDS], NOTATION)


def copies(_s: BountyState) -> Copies:
    """Cards of the same key look alike."""
    return _COPIES
