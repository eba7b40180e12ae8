"""What could lie behind a seat's view: decks are open lists, their order and the hands drawn from them are not."""

from __future__ import annotations

from random import Random

from dejarik.abilities.words import ask
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import DECK, HAND, STACKED, DestinyState
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.zones import guess_as_asked


def determinize(s: DestinyState, seat: int, rand: Random) -> DestinyState:
    """A full state that agrees with the seat's view."""
    return guess_as_asked(s, seat, rand, _deal_unknown, _deal_unknown_and_picks)


def _deal_unknown(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """Every player's unknown cards mix freely over the unknown places of that player's deck, hand and stacked cards.

    Whoever looks at the top of a deck sees what lies there now.
    """
    looked_at = [(frame, _places(s, frame.seen)) for frame in s.frames if isinstance(frame, Frame) and frame.seen]
    hidden = set(unknown)
    dealt = []
    for owner in range(s.seats):
        zones = (DECK + owner, HAND + owner, STACKED + owner)
        places = [(zone, at) for zone in zones for at, card in enumerate(s.zones[zone]) if card in hidden]
        cards = [card for card in unknown if s.deal.owner[card] == owner]
        rand.shuffle(cards)
        lay = [s.zones[zone][at] for zone, at in places]
        dealt += list(zip(cards, places, [(s.known[card], s.host[card]) for card in lay], strict=True))
    for card, (zone, at), (bits, host) in dealt:
        s.zones[zone][at], s.place[card], s.known[card], s.host[card] = card, zone, bits, host
    s.put_back = tuple([card for card in s.put_back if card not in hidden])
    for frame, places in looked_at:
        frame.seen = tuple([s.zones[zone][at] for zone, at in places])


def _places(s: DestinyState, cards: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(s.place[card], s.zones[s.place[card]].index(card)) for card in cards]


def _deal_unknown_and_picks(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """Somebody else is picking: what they have picked unseen so far must fit the cards dealt anew."""
    _deal_unknown(s, unknown, rand)
    picking = asked_by(s, ask)
    if picking is not None and picking[0].private:
        s.frames[-1].chosen = []
