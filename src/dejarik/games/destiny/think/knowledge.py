"""What could lie behind a seat's view: decks are open lists, their order and the hands drawn from them are not."""

from __future__ import annotations

from random import Random

from dejarik.abilities.words import ask
from dejarik.games.destiny.model.state import DECK, HAND, DestinyState, under_way
from dejarik.games.destiny.vocabulary.hand import arrange, ask_council
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.zones import guess_as_asked


def determinize(s: DestinyState, seat: int, rand: Random) -> DestinyState:
    """A full state that agrees with the seat's view."""
    return guess_as_asked(s, seat, rand, _deal_unknown, _deal_unknown_and_picks)


def _deal_unknown(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """Every player's unknown cards mix freely over the unknown places of that player's deck and hand."""
    hidden = set(unknown)
    dealt = []
    for owner in range(s.seats):
        zones = (DECK + owner, HAND + owner)
        places = [(zone, at) for zone in zones for at, card in enumerate(s.zones[zone]) if card in hidden]
        cards = [card for card in unknown if s.deal.owner[card] == owner]
        rand.shuffle(cards)
        known = [s.known[s.zones[zone][at]] for zone, at in places]
        dealt += list(zip(cards, places, known, strict=True))
    for card, (zone, at), bits in dealt:
        s.zones[zone][at], s.place[card], s.known[card] = card, zone, bits
    s.put_back[:] = [card for card in s.put_back if card not in hidden]


def _deal_unknown_and_picks(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """Somebody else is picking: what they have picked unseen so far must fit the cards dealt anew."""
    _deal_unknown(s, unknown, rand)
    looking = asked_by(s, arrange) or asked_by(s, ask_council)
    if looking is not None:
        frame = under_way(s)
        frame.seen = tuple(s.zones[DECK + looking[0]][::-1][: len(frame.seen)])
    picking = asked_by(s, ask)
    if picking is not None and picking[0].private:
        s.frames[-1].chosen = []
