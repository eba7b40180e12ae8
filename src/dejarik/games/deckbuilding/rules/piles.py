"""Drawing, discarding and exiling cards, and decks that are made anew when a card is needed from them."""

from __future__ import annotations

from itertools import groupby

from dejarik.games.deckbuilding.model.moments import FOE_DISCARDS
from dejarik.games.deckbuilding.model.printed import KEY
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    BOX,
    DECK,
    DISCARD,
    GALAXY_DECK,
    GALAXY_DISCARD,
    HAND,
    DeckbuildingState,
)
from dejarik.games.deckbuilding.rules.timing import occur
from dejarik.kernel.log import tell
from dejarik.kernel.zones import draw, forget, move, pour, shuffle


def can_draw(s: DeckbuildingState, seat: int) -> bool:
    """Whether there is a card to draw, now or after the discard pile is shuffled."""
    return bool(s.zones[DECK + seat] or s.zones[DISCARD + seat])


def draw_cards(s: DeckbuildingState, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are (deckbuilding.empty.nothing_left)."""
    deck, hand = DECK + seat, HAND + seat
    cards = s.zones[deck]
    drawn: list[int] = []
    for _ in range(number):
        if not cards:
            if not s.zones[DISCARD + seat]:
                break
            _tell_drawn(s, seat, drawn)
            drawn = []
            pour(s, DISCARD + seat, deck)
            shuffle(s, deck)
            tell(s, "reshuffled", seat)
        drawn.append(draw(s, deck, hand))
    _tell_drawn(s, seat, drawn)


def _tell_drawn(s: DeckbuildingState, seat: int, cards: list[int]) -> None:
    """In one line, unless somebody else knows some of the cards."""
    if s.log is None:  # most cards are drawn while a computer thinks, and nobody listens
        return
    for readers, some in groupby(cards, key=s.known.__getitem__):
        tell(s, "drew", seat, tuple(some), readers=readers)


def renew_galaxy_deck(s: DeckbuildingState, needed: int = 1) -> bool:
    """If more cards are needed than the galaxy deck has, shuffle its discard pile under it; whether it has any now."""
    left = len(s.zones[GALAXY_DECK])
    if left < needed and s.zones[GALAXY_DISCARD]:
        shuffle(s, GALAXY_DISCARD)
        pour(s, GALAXY_DISCARD, GALAXY_DECK)
        cards = s.zones[GALAXY_DECK]
        s.zones[GALAXY_DECK] = cards[left:] + cards[:left]
        tell(s, "galaxy_reshuffled", s.active)
    return bool(s.zones[GALAXY_DECK])


def discard_from_hand(s: DeckbuildingState, seat: int, card: int) -> None:
    """To the discard pile of the hand's owner, whoever caused it (deckbuilding.discard.own_pile)."""
    move(s, card, DISCARD + seat)
    tell(s, "discarded", seat, (card,))
    if s.faction[seat] != s.faction[s.active]:
        occur(s, FOE_DISCARDS, *s.zones[BASE + s.active], foe=seat)


def lose_track(s: DeckbuildingState, cards: list[int], insiders: int) -> None:
    """One of these cards is about to move unseen: all but the insiders no longer know any of them.

    Of a single card everybody knows that it is the one.
    """
    if len(cards) > 1:
        forget(s, cards, insiders)


def exile(s: DeckbuildingState, card: int) -> None:
    """Out of the game, from wherever it is (deckbuilding.exile.remove)."""
    if AREA <= s.place[card] < AREA + s.seats:
        leave_play(s, card)
    move(s, card, BOX)
    tell(s, "exiled", s.active, (card,))


def leave_play(s: DeckbuildingState, card: int) -> None:
    """A card that leaves play takes its damage, its attack and its marks with it."""
    s.damage[card] = 0
    if card in s.attackers:
        i = s.attackers.index(card)
        del s.attackers[i]
        s.targets = s.targets[:i] + s.targets[i + 1 :]
    if card in s.used:
        s.used.remove(card)
    if card in s.boosts:
        s.boosts = tuple([other for other in s.boosts if other != card])


def different(s: DeckbuildingState, cards: list[int]) -> list[int]:
    """One card of each kind: copies in a hand or pile are alike, and of two the one more people know is meant.

    Nobody can tell which copy was played, so what others know of the remaining cards is then as little as at a table.
    """
    if len(cards) < 2:
        return cards
    found: dict[str, int] = {}
    known = s.known
    for card in cards:
        key = KEY[card]
        first = found.get(key)
        if first is None or (known[card] != known[first] and known[card].bit_count() > known[first].bit_count()):
            found[key] = card
    return list(found.values())
