"""Decks of the LCG: what they are made of, which are legal, and every form in which they are read and written."""

from dejarik.games.lcg.decks.codes import deck_of, encode
from dejarik.games.lcg.decks.json_form import write_json
from dejarik.games.lcg.decks.legality import Rulings, is_legal, violations
from dejarik.games.lcg.decks.model import Deck
from dejarik.games.lcg.decks.octgn import write_o8d
from dejarik.games.lcg.decks.plain_text import write_text
from dejarik.games.lcg.decks.random_decks import random_deck
from dejarik.games.lcg.decks.reading import read_deck
from dejarik.games.lcg.decks.sheets import DECKS
from dejarik.games.lcg.decks.starters import STARTER_TITLES, STARTERS, starter_key

__all__ = [
    "DECKS",
    "STARTERS",
    "STARTER_TITLES",
    "Deck",
    "Rulings",
    "deck_of",
    "encode",
    "is_legal",
    "random_deck",
    "read_deck",
    "starter_key",
    "violations",
    "write_json",
    "write_o8d",
    "write_text",
]
