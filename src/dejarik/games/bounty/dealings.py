"""What a player does with a single card of their own: sell it, discard it, pay to keep it."""

from __future__ import annotations

from typing import Final

from dejarik.games.bounty.cards import COST, IS_EVENT
from dejarik.games.bounty.state import DISCARD, HAND, BountyState, board_of
from dejarik.kernel.decision import Refusal
from dejarik.kernel.log import tell
from dejarik.kernel.zones import move, show

KEEPS_NOTHING: Final = Refusal("bounty.fennec.keep_discarded")


def sell(s: BountyState, seat: int, card: int) -> None:
    """Half the printed cost from the pool, the card to the discard pile (bounty.sell.half_price)."""
    price = COST[card] // 2
    s.credits[seat] += price
    move(s, card, DISCARD)
    tell(s, "sold", seat, (card,), (price,))


def discard(s: BountyState, seat: int, card: int) -> None:
    """To the discard pile, for nothing."""
    move(s, card, DISCARD)
    tell(s, "discarded", seat, (card,))


def refuse_keep(s: BountyState, seat: int, card: int) -> Refusal | None:
    """Fennec Shand keeps equipment only, and only for money."""
    price = board_of(s, seat).keep_price
    if not price or IS_EVENT[card]:
        return KEEPS_NOTHING
    return None if s.credits[seat] >= price else Refusal("bounty.fennec.each_card_costs", (price, s.credits[seat]))


def keep(s: BountyState, seat: int, card: int) -> None:
    """The card is shown, paid for and in hand instead of discarded (bounty.fennec.keep_discarded)."""
    price = board_of(s, seat).keep_price
    s.credits[seat] -= price
    move(s, card, HAND + seat)
    show(s, card)
    tell(s, "kept", seat, (card,), (price,))
