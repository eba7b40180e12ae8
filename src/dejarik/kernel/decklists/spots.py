"""How the places of a deck list are named where something in them cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text, joined, same


@contextmanager
def located(place: Text, remedy: Text = EMPTY) -> Iterator[None]:
    """Say of every deck error where it is, and how to mend it if it does not know itself."""
    try:
        yield
    except BadDeckError as error:
        raise BadDeckError(error.cause, error.remedy if error.remedy.en else remedy, place) from error


def in_line(place: Text, line: int, column: int) -> Text:
    """A spot in a deck list, such as ``deck.txt, line 3, column 4``; both count from 1."""
    return joined((place, Text(f"line {line}, column {column}", f"wiersz {line}, kolumna {column}")), ", ")


def in_entry(place: Text, part: str, number: int) -> Text:
    """An entry of a list in a part of a deck, such as ``deck.json, cards, entry 3``; it counts from 1."""
    return joined((place, same(part), Text(f"entry {number}", f"pozycja {number}")), ", ")


def at_offset(place: Text, text: str, offset: int) -> Text:
    """The spot of a character counted from the beginning of the whole text."""
    line = text.count("\n", 0, offset) + 1
    return in_line(place, line, offset - text.rfind("\n", 0, offset))


def at_column(place: Text, column: int) -> Text:
    """A spot on the only line there is; it counts from 1."""
    return joined((place, Text(f"column {column}", f"kolumna {column}")), ", ")
