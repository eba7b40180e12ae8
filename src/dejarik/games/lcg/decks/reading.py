"""Reads a deck from whatever a player has: a text list, JSON, an OCTGN file, a code or a starter's key."""

from __future__ import annotations

from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.codes import deck_of, is_code
from dejarik.games.lcg.decks.json_form import read_json
from dejarik.games.lcg.decks.model import Deck
from dejarik.games.lcg.decks.octgn import read_o8d
from dejarik.games.lcg.decks.plain_text import read_text
from dejarik.games.lcg.decks.starters import STARTERS
from dejarik.kernel.decklists.decoding import text_of
from dejarik.kernel.text import EMPTY, Text


def read_deck(data: bytes | str, place: Text = EMPTY) -> Deck:
    """The deck in any of its forms; raises BadDeckError. Whether it is legal is another question: ``violations``."""
    text = text_of(data, place, texts.NAME_A_LIST)
    beginning = text.lstrip()
    if beginning.startswith("{"):
        return read_json(text, place)
    if beginning.startswith("<"):
        return read_o8d(text, place)
    if text.strip() in STARTERS or is_code(text):
        return deck_of(text.strip(), place)
    return read_text(text, place)
