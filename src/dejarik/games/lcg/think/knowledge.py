"""What could lie behind a seat's view: decks are open lists; their order, hands, edge stacks and captives are not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from dejarik.abilities.words import ask
from dejarik.games.lcg.language.terms import OBJECTIVE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import (
    CAPTIVES,
    CHOSEN,
    DECK,
    EDGE,
    HAND,
    NOBODY,
    OBJECTIVE_DECK,
    SEATS,
    LcgState,
    dark_seat,
)
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.zones import guess_as_asked


def determinize(s: LcgState, seat: int, rand: Random) -> LcgState:
    """A full state that agrees with the seat's view."""
    return guess_as_asked(s, seat, rand, _deal_anew, _deal_anew_and_forget_picks)


class Spot(NamedTuple):
    """A place where a card lies that the seat does not know, who else knows it, and what it is captured at."""

    zone: int
    at: int
    known: int
    host: int


def _deal_anew(s: LcgState, unknown: list[int], rand: Random) -> None:
    """Deal the unknown cards, and let abilities under way speak of those that now lie where they looked."""
    _deal_unknown(s, unknown, rand)
    hidden = set(unknown)
    for frame in s.frames:
        assert isinstance(frame, Frame)
        if not hidden.isdisjoint(frame.seen):
            frame.seen = _top_of_deck(s, frame.seen)
        if frame.that in hidden:
            frame.that = _last_captive(s)
    for window in s.windows:
        if window.event.concerned in hidden:
            window.event = replace(window.event, concerned=_last_captive(s))


def _deal_anew_and_forget_picks(s: LcgState, unknown: list[int], rand: Random) -> None:
    """Somebody else is picking: what they have picked unseen so far may not be among the cards dealt anew."""
    _deal_anew(s, unknown, rand)
    picking = asked_by(s, ask)
    if picking is not None and picking[0].private:
        s.frames[-1].chosen = []


def _top_of_deck(s: LcgState, seen: tuple[int, ...]) -> tuple[int, ...]:
    """Cards seen by one player alone are the top cards of a deck, which their type and owner tell."""
    zone = OBJECTIVE_DECK if s.deal.kind[seen[0]] == OBJECTIVE else DECK
    return tuple(s.zones[zone + s.deal.owner[seen[0]]][::-1][: len(seen)])


def _last_captive(s: LcgState) -> int:
    """A card that an event is about and somebody does not know was captured just now."""
    return s.zones[CAPTIVES + dark_seat(s)][-1]


def _deal_unknown(s: LcgState, unknown: list[int], rand: Random) -> None:
    """Unknown command cards and unknown objectives of each player mix freely over the places where they can lie."""
    hidden = set(unknown)
    dealt: list[tuple[int, Spot]] = []
    for owner in range(SEATS):
        own = [card for card in unknown if s.deal.owner[card] == owner]
        objectives = [card for card in own if s.deal.kind[card] == OBJECTIVE]
        commands = [card for card in own if s.deal.kind[card] != OBJECTIVE]
        for cards, spots in (
            (commands, _spots(s, hidden, (DECK + owner, HAND + owner, EDGE + owner, CAPTIVES + 1 - owner))),
            (objectives, _spots(s, hidden, (OBJECTIVE_DECK + owner, CHOSEN + owner))),
        ):
            rand.shuffle(cards)
            dealt += list(zip(cards, spots, strict=True))
    for card, spot in dealt:
        s.zones[spot.zone][spot.at], s.place[card] = card, spot.zone
        s.known[card], s.host[card] = spot.known, spot.host


def _spots(s: LcgState, hidden: set[int], zones: tuple[int, ...]) -> list[Spot]:
    """Only light cards are captured, and only at dark objectives (lcg.capture.only_light_cards)."""
    found = []
    for zone in zones:
        for at, card in enumerate(s.zones[zone]):
            if card in hidden:
                host = s.host[card] if zone // SEATS * SEATS == CAPTIVES else NOBODY
                found.append(Spot(zone, at, s.known[card], host))
    return found
