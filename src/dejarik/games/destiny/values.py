"""What dice are worth at this moment."""

from __future__ import annotations

from dejarik.games.destiny.dice import X
from dejarik.games.destiny.state import HAND, DestinyState, seat_of


def side_value(s: DestinyState, die: int, face: int, user: int) -> int:
    """The value of any side of a die for a player; X counts their hand (destiny.integral.launch_bay_x)."""
    value = s.deal.values[die][face]
    return len(s.zones[HAND + user]) if value == X else value


def value_of(s: DestinyState, die: int) -> int:
    """The value a die in a pool shows."""
    return side_value(s, die, s.face[die], pool_of(s, die))


def symbol_of(s: DestinyState, die: int) -> int:
    """The symbol a die in a pool shows."""
    return s.deal.symbols[die][s.face[die]]


def pool_of(s: DestinyState, die: int) -> int:
    """Whose pool a die is rolled into: that of the player who has its card."""
    return seat_of(s, s.deal.card_of[die])


def character_of(s: DestinyState, die: int) -> int:
    """The character a die is rolled with: its own card, or the one its upgrade is attached to; else its card."""
    card = s.deal.card_of[die]
    return s.host[card] if s.host[card] >= 0 else card
