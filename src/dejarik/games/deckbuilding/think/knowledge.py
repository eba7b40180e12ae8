"""What seats know of hidden cards, and what could lie behind their view."""

from __future__ import annotations

from random import Random

from dejarik.games.deckbuilding.model.printed import KEY
from dejarik.games.deckbuilding.model.state import BASES, DECK, GALAXY_DECK, HAND, UNCHOSEN, DeckbuildingState
from dejarik.kernel.zones import guess, redeal, swap


def determinize(s: DeckbuildingState, seat: int, rand: Random) -> DeckbuildingState:
    """A full state that agrees with the seat's view."""
    return guess(s, seat, rand, _deal_unknown)


def _deal_unknown(s: DeckbuildingState, unknown: list[int], rand: Random) -> None:
    """Everybody knows which cards each player owns, since all of them were taken openly; only their order is hidden."""
    _sort_copies(s, unknown)
    piles: list[list[int]] = [[] for _ in range(1 + 2 * s.seats)]
    for card in unknown:
        piles[_pile(s, s.place[card])].append(card)
    for pile in piles:
        if pile:
            redeal(s, pile, rand)


def _sort_copies(s: DeckbuildingState, unknown: list[int]) -> None:
    """Copies are alike: which of them belongs to whom must not show in a guess, so sort them over the piles."""
    copies: dict[str, list[int]] = {}
    for card in unknown:
        copies.setdefault(KEY[card], []).append(card)
    for cards in copies.values():
        for i, wanted in enumerate(sorted(_pile(s, s.place[card]) for card in cards)):
            other = next(card for card in cards[i:] if _pile(s, s.place[card]) == wanted)
            if other != cards[i]:
                swap(s, cards[i], other)


def _pile(s: DeckbuildingState, zone: int) -> int:
    """The galaxy deck, a player's cards or a player's bases: what is unknown within each of these mixes freely."""
    if zone == GALAXY_DECK:
        return 0
    for seat in range(s.seats):
        if zone in (DECK + seat, HAND + seat):
            return 1 + seat
        if zone in (BASES + seat, UNCHOSEN + seat):
            return 1 + s.seats + seat
    raise AssertionError(f"zone {zone} hides nothing")
