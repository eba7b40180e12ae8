"""Decks of the LCG in the shape that every game's decks have, for the table and its page."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from random import Random
from typing import ClassVar

from dejarik.games.lcg.decks.codes import checked_code, deck_of, encode
from dejarik.games.lcg.decks.json_form import write_json
from dejarik.games.lcg.decks.legality import violations
from dejarik.games.lcg.decks.model import Deck
from dejarik.games.lcg.decks.octgn import write_o8d
from dejarik.games.lcg.decks.places import PLACES, totals_of
from dejarik.games.lcg.decks.plain_text import write_text
from dejarik.games.lcg.decks.random_decks import random_deck
from dejarik.games.lcg.decks.reading import read_deck
from dejarik.games.lcg.decks.sections import deck_of_picks, sections_of
from dejarik.games.lcg.decks.starters import STARTER_TITLES, STARTERS
from dejarik.kernel.decks import DeckForm, DeckPick, Decks, DeckSheet, Starter
from dejarik.kernel.text import EMPTY, Text

_SHEETS_KEPT = 2000
_FORMS: dict[DeckForm, Callable[[Deck], str]] = {"text": write_text, "json": write_json, "o8d": write_o8d}


class LcgDecks(Decks):
    """The decks of the LCG."""

    @cached_property
    def starters(self) -> tuple[Starter, ...]:
        """The four ready-made decks."""
        return tuple(Starter(key, STARTER_TITLES[key], encode(deck)) for key, deck in STARTERS.items())

    places = PLACES
    forms = tuple(_FORMS)
    sides: ClassVar[Mapping[str, Text]] = {
        "light": Text("light side", "Jasna Strona"),
        "dark": Text("dark side", "Ciemna Strona"),
    }

    def build(self, picks: Iterable[DeckPick], name: str = "") -> DeckSheet:
        """An affiliation card and objectives, which bring their command cards."""
        return _sheet_of(deck_of_picks(picks, name), EMPTY)

    def read(self, data: bytes | str, place: Text = EMPTY) -> DeckSheet:
        """A text list, JSON, an OCTGN file, a code or a starter's key."""
        return _sheet_of(read_deck(data, place), place)

    def sheet(self, code: str, name: str = "") -> DeckSheet:
        """The deck of a code or of a starter's key."""
        found = _sheet_of_code(code)
        return replace(found, name=name) if name else found

    def write(self, code: str, form: DeckForm, name: str = "") -> str:
        """A text list, JSON or an OCTGN file."""
        self.check_form(form)
        deck = deck_of(code)
        return _FORMS[form](replace(deck, name=name or deck.name))

    def random(self, rand: Random, without: Container[str] = ()) -> str:
        """A deck that may hold any other set of a side."""
        return encode(random_deck(rand, without))

    def random_table(self, rand: Random, players: int, without: Container[str] = ()) -> tuple[str, ...]:
        """One deck of each side, whoever has which (lcg.setup.choose_sides)."""
        decks = [random_deck(rand, without)]
        while len(decks) < players:
            other = random_deck(rand, without)
            if other.affiliation_cards()[0].side != decks[0].affiliation_cards()[0].side:
                decks.append(other)
        return tuple(encode(deck) for deck in decks)


@lru_cache(maxsize=_SHEETS_KEPT)
def _sheet_of_code(code: str) -> DeckSheet:
    """Kept, because whoever looks through their decks asks for the same ones again and again."""
    return _sheet_of(deck_of(code), EMPTY)


def _sheet_of(deck: Deck, place: Text) -> DeckSheet:
    return DeckSheet(deck.name, checked_code(deck, place), sections_of(deck), totals_of(deck), violations(deck))


DECKS = LcgDecks()
