"""The types of decks as they are sent to clients."""

from __future__ import annotations

from msgspec import Struct

from dejarik.kernel.decks import DeckForm, DeckPlace, DeckSheet
from dejarik.kernel.text import Text
from dejarik.kernel.view import Look


class DeckPlan(Struct):
    """What decks of a game are made of: its sections and totals, as a deck without cards, and where each card goes;
    the game's names of the sides that its cards take, and the formats in which its decks are exported.
    """

    empty: DeckSheet
    places: tuple[DeckPlace, ...]
    sides: dict[str, Text]
    forms: tuple[DeckForm, ...]


class DeckFace(Struct):
    """A deck at a glance: the look of the card that leads it, or of the foremost of them, its side in the words of the
    game, and the names of all that lead it.
    """

    look: Look
    side: Text
    leaders: Text


class StarterDeck(Struct):
    """A ready deck."""

    key: str
    title: Text
    sheet: DeckSheet
    face: DeckFace | None


class SavedDeck(Struct):
    """A saved deck; it has no sheet if its cards are no longer known, and no face if no card leads it.

    ``updated`` is ISO 8601 in UTC.
    """

    id: str
    name: str
    code: str
    updated: str
    sheet: DeckSheet | None
    face: DeckFace | None


class DeckList(Struct):
    """The decks a person can play: the ready-made ones and their own, most recently changed first."""

    starters: list[StarterDeck]
    decks: list[SavedDeck]
