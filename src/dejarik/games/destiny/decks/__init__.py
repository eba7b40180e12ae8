"""Decks of Destiny: what they are made of, which are legal, and every form in which they are read and written."""

from dejarik.games.destiny.decks.codes import checked_code, decode, encode
from dejarik.games.destiny.decks.json_form import write_json
from dejarik.games.destiny.decks.legality import is_legal, violations
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.plain_text import write_text
from dejarik.games.destiny.decks.random_decks import random_deck
from dejarik.games.destiny.decks.reading import read_deck
from dejarik.games.destiny.decks.sheets import DECKS
from dejarik.games.destiny.decks.starters import STARTER_TITLES, STARTERS, starter_key
from dejarik.kernel.decklists.decoding import LARGEST_FILE
from dejarik.kernel.decks import Violation
from dejarik.kernel.errors import BadDeckError

__all__ = [
    "DECKS",
    "LARGEST_FILE",
    "STARTERS",
    "STARTER_TITLES",
    "BadDeckError",
    "Deck",
    "Violation",
    "checked_code",
    "decode",
    "encode",
    "is_legal",
    "random_deck",
    "read_deck",
    "starter_key",
    "violations",
    "write_json",
    "write_text",
]
