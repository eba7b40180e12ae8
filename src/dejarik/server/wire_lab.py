"""The types of the deck lab as they are sent to clients."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dejarik.kernel.text import Text
from dejarik.server.wire import DeckCode

MOST_OPPONENTS = 24


class LabWish(Struct):
    """A deck to be tested against others, each given as a code or the key of a ready-made one; so many games in all."""

    game: str
    deck: DeckCode
    opponents: Annotated[list[DeckCode], Meta(min_length=1, max_length=MOST_OPPONENTS)]
    games: Annotated[int, Meta(ge=1)]


class LabChoice(Struct):
    """A deck that may play against the one to be tested: a ready-made one, or one's own."""

    code: str
    title: Text
    is_own: bool


class LabOffer(Struct):
    """What a deck can be tested against, and in how many games at most."""

    opponents: list[LabChoice]
    games: int


class WinShare(Struct):
    """The share of so many games that the deck won, between ``low`` and ``high`` with 95%."""

    games: int
    value: float
    low: float
    high: float


class CardEffect(Struct):
    """By how much the share of wins is higher with a card, with 95% between ``low`` and ``high``; ``is_sure`` if that
    holds after the correction for so many comparisons.
    """

    games: int
    value: float
    low: float
    high: float
    is_sure: bool


class LabCard(Struct):
    """What a card does in the opening hand, drawn and played; null where too few games tell of it."""

    key: str
    opening: CardEffect | None
    drawn: CardEffect | None
    played: CardEffect | None


class LabOpponent(Struct):
    """An opponent by its code, and how the deck fared against it; null before the first game."""

    code: str
    share: WinShare | None


class LabReport(Struct):
    """A test of a deck under way or over: ``played`` of ``games``, the shares of wins, and what cards do, the most
    useful in the opening hand first. A test that was stopped is over with fewer games.
    """

    game: str
    deck: str
    agent: str
    games: int
    played: int
    is_done: bool
    share: WinShare | None
    opponents: list[LabOpponent]
    cards: list[LabCard]
