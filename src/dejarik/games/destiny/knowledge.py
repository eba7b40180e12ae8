"""What could lie behind a seat's view: decks are open lists, their order and the hands drawn from them are not."""

from __future__ import annotations

from random import Random

from dejarik.games.destiny.frames import CHOSEN, chosen, forget_chosen
from dejarik.games.destiny.state import DECK, HAND, DestinyState
from dejarik.games.destiny.vocabulary.rare_words import arrange, ask_council
from dejarik.games.destiny.vocabulary.words import EFFECTS, Asks, ask_effect
from dejarik.kernel.zones import guess

MOST_DEALS = 1000


def determinize(s: DestinyState, seat: int, rand: Random) -> DestinyState:
    """A full state that agrees with the seat's view, which tells that somebody is asked something, too.

    A hand dealt anew may leave its player nothing to choose: then it is not the hand behind this view.
    """
    if s.decision is None or s.decision.seat == seat:
        return guess(s, seat, rand, _deal_unknown)
    for _ in range(MOST_DEALS):
        made = guess(s, seat, rand, _deal_unknown_and_picks)
        asked = made.decision
        if asked is not None and asked.seat == s.decision.seat and asked.kind == s.decision.kind:
            return made
    return guess(s, seat, rand, _deal_nothing)


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


def _deal_nothing(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """The position is so special that chance does not find another like it: the cards stay where they are."""


def _deal_unknown_and_picks(s: DestinyState, unknown: list[int], rand: Random) -> None:
    """Somebody else is picking: what they have picked unseen so far must fit the cards dealt anew."""
    _deal_unknown(s, unknown, rand)
    if s.asked is None:
        return
    asks, arguments = s.asked
    if asks in (arrange, ask_council):
        deck = s.zones[DECK + arguments[0]]
        s.frames[-1][CHOSEN:] = deck[::-1][: len(chosen(s))]
    elif asks is ask_effect:
        effect = EFFECTS[arguments[0]]
        if isinstance(effect, Asks) and effect.private:
            forget_chosen(s)
