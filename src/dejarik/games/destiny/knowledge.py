"""What could lie behind a seat's view: decks are open lists, their order and the hands drawn from them are not."""

from __future__ import annotations

from random import Random

from dejarik.games.destiny.state import DestinyState
from dejarik.kernel.zones import guess, redeal


def determinize(s: DestinyState, seat: int, rand: Random) -> DestinyState:
    """A full state that agrees with the seat's view."""
    return guess(s, seat, rand, _deal_unknown)


def _deal_unknown(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """Every player's unknown cards mix freely over that player's deck and hand."""
    for owner in range(s.seats):
        cards = [card for card in unknown if s.deal.owner[card] == owner]
        if cards:
            redeal(s, cards, rand)
