"""How the places of a deck list are named where something in them cannot be read."""

from __future__ import annotations

from dejarik.kernel.text import Text, joined, same


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
