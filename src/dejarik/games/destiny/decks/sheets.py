"""Decks of Destiny in the shape that every game's decks have, for the table and its page."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from random import Random
from typing import ClassVar

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks.codes import checked_code, decode, encode
from dejarik.games.destiny.decks.json_form import write_json
from dejarik.games.destiny.decks.legality import violations
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.places import PLACES, totals_of
from dejarik.games.destiny.decks.plain_text import write_text
from dejarik.games.destiny.decks.random_decks import random_deck
from dejarik.games.destiny.decks.reading import read_deck
from dejarik.games.destiny.decks.sections import deck_of, sections_of
from dejarik.games.destiny.decks.starters import STARTER_TITLES, STARTERS
from dejarik.kernel.decks import DeckForm, DeckPick, Decks, DeckSheet, Starter
from dejarik.kernel.text import EMPTY, Text

_SHEETS_KEPT = 2000
_FORMS: dict[DeckForm, Callable[[Deck], str]] = {"text": write_text, "json": write_json}


class DestinyDecks(Decks):
    """The decks of Destiny."""

    @cached_property
    def starters(self) -> tuple[Starter, ...]:
        """The four starter decks."""
        return tuple(Starter(key, STARTER_TITLES[key], encode(deck)) for key, deck in STARTERS.items())

    places = PLACES
    sides: ClassVar[Mapping[str, Text]] = {
        "light": Text("heroes", "bohaterowie"),
        "dark": Text("villains", "złoczyńcy"),
        "neutral": Text("neutral", "neutralne"),
    }

    def build(self, picks: Iterable[DeckPick], name: str = "") -> DeckSheet:
        """A team, a battlefield, perhaps a plot, and cards to draw."""
        return _sheet_of(deck_of(picks, name), EMPTY)

    def read(self, data: bytes | str, place: Text = EMPTY) -> DeckSheet:
        """A text list, JSON, a code or a starter's key."""
        return _sheet_of(read_deck(data, place), place)

    def sheet(self, code: str, name: str = "") -> DeckSheet:
        """The deck of a code or of a starter's key."""
        found = _sheet_of_code(code)
        return replace(found, name=name) if name else found

    def write(self, code: str, form: DeckForm, name: str = "") -> str:
        """A text list or JSON, as the community's sites write them."""
        self.check_form(form)
        deck = decode(code)
        return _FORMS[form](replace(deck, name=name or deck.name))

    def random(self, rand: Random, without: Container[str] = ()) -> str:
        """A deck that may hold any other card of the pool."""
        return encode(random_deck(rand, [card for card in ALL_CARDS if card.key not in without]))


@lru_cache(maxsize=_SHEETS_KEPT)
def _sheet_of_code(code: str) -> DeckSheet:
    """Kept, because whoever looks through their decks asks for the same ones again and again."""
    return _sheet_of(decode(code), EMPTY)


def _sheet_of(deck: Deck, place: Text) -> DeckSheet:
    return DeckSheet(deck.name, checked_code(deck, place), sections_of(deck), totals_of(deck), violations(deck))


DECKS = DestinyDecks()
