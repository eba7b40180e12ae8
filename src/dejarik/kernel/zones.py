"""Cards lie in zones; moving one keeps its place and who knows it in step. Nothing else moves cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias, TypeVar

from dejarik.kernel import rng
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

Dealing: TypeAlias = Callable[[S, list[int], Random], None]
"""Redistributes cards that somebody does not know over the places where they may lie."""

_MOST_GUESSES: Final = 1000


def everybody(s: State) -> int:
    """The bits of all seats and of the spectators."""
    return (2 << s.seats) - 1


def knows(s: State, seat: int, card: int) -> bool:
    """Whether a seat may know which card this is. Spectators ask with ``seat = s.seats``."""
    return bool(s.known[card] >> seat & 1)


def shown(s: State, seat: int, cards: Sequence[int], faces: Sequence[T], backs: Sequence[T]) -> list[T]:
    """Each card by its face if the seat may know it, else by its back; both are tables of all cards."""
    known = s.known
    return [faces[card] if known[card] >> seat & 1 else backs[card] for card in cards]


def move(s: State, card: int, zone: int) -> None:
    """Put a card on top (at the end) of a zone; whoever may look there comes to know it."""
    zones = s.zones
    zones[s.place[card]].remove(card)
    zones[zone].append(card)
    s.place[card] = zone
    s.known[card] |= s.sight[zone]


def draw(s: State, source: int, zone: int) -> int:
    """Move the top card of one zone onto another and return it."""
    card = s.zones[source].pop()
    s.zones[zone].append(card)
    s.place[card] = zone
    s.known[card] |= s.sight[zone]
    return card


def show(s: State, card: int) -> None:
    """Everybody now knows this card."""
    s.known[card] = everybody(s)


def forget(s: State, cards: Sequence[int], insiders: int) -> None:
    """Everybody but the seats of these bits loses track of the cards."""
    if s.aliases is not None:
        s.aliases.lose(s, cards, insiders)
    for card in cards:
        s.known[card] &= insiders


def shuffle(s: State, zone: int) -> None:
    """Shuffle a zone; nobody knows its cards any more."""
    cards = s.zones[zone]
    rng.shuffle(s, cards)
    forget(s, cards, 0)


def pour(s: State, source: int, target: int) -> None:
    """Move every card of one zone onto another, keeping their order."""
    cards = s.zones[source]
    s.zones[source] = []
    s.zones[target].extend(cards)
    for card in cards:
        s.place[card] = target
        s.known[card] |= s.sight[target]


def unknown_cards(s: State, seat: int) -> list[int]:
    """The cards a seat does not know, in the order of their numbers, which tells nothing."""
    bit = 1 << seat
    return [card for card, known in enumerate(s.known) if not known & bit]


def swap(s: State, one: int, other: int) -> None:
    """Let two cards trade places, and with the places who knows them."""
    a, b = s.place[one], s.place[other]
    i, j = s.zones[a].index(one), s.zones[b].index(other)
    s.zones[a][i], s.zones[b][j] = other, one
    s.place[one], s.place[other] = b, a
    s.known[one], s.known[other] = s.known[other], s.known[one]


def redeal(s: State, cards: Sequence[int], rand: Random) -> None:
    """Deal the given cards anew over the places they take up now; the result does not depend on how they lay."""
    chosen = set(cards)
    taken = sorted({s.place[card] for card in cards})
    spots = [(zone, i) for zone in taken for i, card in enumerate(s.zones[zone]) if card in chosen]
    patterns = [s.known[s.zones[zone][i]] for zone, i in spots]
    dealt = sorted(cards)
    rand.shuffle(dealt)
    for card, (zone, i), pattern in zip(dealt, spots, patterns, strict=True):
        s.zones[zone][i] = card
        s.place[card] = zone
        s.known[card] = pattern


def guess(s: S, seat: int, rand: Random, deal: Dealing[S]) -> S:
    """A full state that agrees with what a seat sees: hidden cards dealt anew, the generator replaced.

    ``deal`` redistributes the cards unknown to the seat; pending questions to others are asked again of the new state.
    """
    made = s.copy()
    deal(made, unknown_cards(made, seat), rand)
    made.key = rand.randbytes(rng.KEY_BYTES)
    if made.decision is not None and made.decision.seat != seat:
        made.ask_again()
    return made


def guess_as_asked(s: S, seat: int, rand: Random, deal: Dealing[S], deal_to_asked: Dealing[S]) -> S:
    """A guess that agrees with the seat's view even if somebody else is asked something.

    A hand dealt anew may leave its player nothing to choose: then it is not the hand behind this view.
    """
    if s.decision is None or s.decision.seat == seat:
        return guess(s, seat, rand, deal)
    for _ in range(_MOST_GUESSES):
        made = guess(s, seat, rand, deal_to_asked)
        again = made.decision
        if again is not None and again.seat == s.decision.seat and again.kind == s.decision.kind:
            return made
    return guess(s, seat, rand, _deal_nothing)


def _deal_nothing(s: State, unknown: list[int], rand: Random) -> None:
    """The position is so special that chance does not find another like it: the cards stay where they are."""
