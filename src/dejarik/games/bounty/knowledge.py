"""What seats know of face-down cards, and states that could lie behind what a seat sees."""

from __future__ import annotations

from random import Random

from dejarik.games.bounty.cards import FIRST_MISSION, IS_EVENT, mission
from dejarik.games.bounty.state import FINAL_LEVEL, HAND, SLOT, BountyState
from dejarik.kernel.zones import forget, guess, redeal, swap


def forget_possible_store(s: BountyState, seat: int) -> None:
    """Before a face-down store: whoever cannot tell which event it will be no longer knows any of them.

    Somebody who knows every card that it could be, because there is only one, keeps that knowledge.
    """
    hand = s.zones[HAND + seat]
    for observer in range(s.seats + 1):
        bit = 1 << observer
        possible = [card for card in hand if IS_EVENT[card] or not s.known[card] & bit]
        if observer != seat and len(possible) > 1:
            forget(s, possible, ~bit)


def determinize(s: BountyState, seat: int, rand: Random) -> BountyState:
    """A full state that agrees with the seat's view."""
    return guess(s, seat, rand, _deal_unknown)


def _deal_unknown(s: BountyState, unknown: list[int], rand: Random) -> None:
    """Missions stay within their level, which their place in the deck tells; a stored card is always an event."""
    market = [card for card in unknown if card < FIRST_MISSION]
    for seat in range(s.seats):
        for card in s.zones[SLOT + seat][:]:
            if card in market:
                stored = rand.choice([c for c in market if IS_EVENT[c]])
                swap(s, card, stored)
                market.remove(stored)
    redeal(s, market, rand)
    for level in range(1, FINAL_LEVEL + 1):
        redeal(s, [card for card in unknown if card >= FIRST_MISSION and mission(card).level == level], rand)
