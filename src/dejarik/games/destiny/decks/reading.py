"""Reads a deck from whatever a player has: a text list, JSON, a code or a starter's key, as bytes or as text."""

from __future__ import annotations

import re

from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.codes import decode
from dejarik.games.destiny.decks.json_form import read_json
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.plain_text import read_text
from dejarik.games.destiny.decks.starters import STARTERS
from dejarik.kernel.decklists.decoding import text_of
from dejarik.kernel.text import EMPTY, Text

_JSON = re.compile(r'\s*(?:\{|\[\s*(?:[\[{"\]\d-]|$))')
_CODE = re.compile(r"(?:[A-Za-z]+-?\d{1,3}(?:x\d+)?(?=[\s/])[^/\n]*/|/(?=\s))[^/\n]*/[^\n]*")
"""It begins with a character or, where the team is still empty, with a single stroke; two begin a remark."""


def read_deck(data: bytes | str, place: Text = EMPTY) -> Deck:
    """The deck in any of its forms; raises BadDeckError. Whether it is legal is another question: ``violations``."""
    text = text_of(data, place, texts.NAME_A_LIST)
    if _JSON.match(text):
        return read_json(text, place)
    if text.strip() in STARTERS or _CODE.fullmatch(text.strip()):
        return decode(text.strip(), place)
    return read_text(text, place)
