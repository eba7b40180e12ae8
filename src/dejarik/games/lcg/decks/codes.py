"""A deck on one line, to be copied into a message or typed at a prompt: ``jedi: 1 2 3x2 18``."""

from __future__ import annotations

import re

from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.gather import Gathered
from dejarik.games.lcg.decks.lookup import find_affiliation, find_set
from dejarik.games.lcg.decks.model import Deck
from dejarik.games.lcg.decks.starters import STARTERS
from dejarik.games.lcg.language.terms import AFFILIATION_KEYS
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import checked_number
from dejarik.kernel.decklists.names import quote
from dejarik.kernel.decklists.spots import at_column, located
from dejarik.kernel.decks import LONGEST_CODE
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text

_WITH = "+"
_CODE = re.compile(rf"(?:[{_WITH}\s]|{'|'.join(AFFILIATION_KEYS)})*:[\dx×,\s]*", re.IGNORECASE)
_TOKEN = re.compile(r"(\d{1,4})(?:[x×](\d+))?", re.IGNORECASE)


def encode(deck: Deck) -> str:
    """The affiliation and the sets with their copies; the name is left out."""
    affiliations = _WITH.join(AFFILIATION_KEYS[card.affiliation] for card in deck.affiliation_cards())
    sets = (str(number) if copies == 1 else f"{number}x{copies}" for number, copies in deck.sets)
    return " ".join((f"{affiliations}:", *sets))


def checked_code(deck: Deck, place: Text = EMPTY) -> str:
    """The code of a deck; raises BadDeckError if nobody could read it again because it is too long."""
    code = encode(deck)
    if len(code) > LONGEST_CODE:
        raise BadDeckError(texts.OWN_CODE_TOO_LONG.fill(limit=LONGEST_CODE), general.CHECK_NUMBERS, place)
    return code


def deck_of(code: str, place: Text = EMPTY) -> Deck:
    """The deck of a code, or the starter of that key; raises BadDeckError that says at which column and why."""
    if code.strip() in STARTERS:
        return STARTERS[code.strip()]
    if len(code) > LONGEST_CODE:
        raise BadDeckError(general.CODE_TOO_LONG.fill(limit=LONGEST_CODE), texts.CODE_FORM, place)
    affiliations, colon, sets = code.partition(":")
    if not colon:
        raise BadDeckError(texts.NO_COLON, texts.CODE_FORM, place)
    found = Gathered()
    for word in re.finditer(rf"[^{_WITH}]+", affiliations):
        with located(at_column(place, word.start() + 1)):
            found.add_affiliation(find_affiliation(word[0]))
    for word in re.finditer(r"[^\s,]+", sets):
        spot = at_column(place, len(affiliations) + word.start() + 2)
        with located(spot):
            found.add_set(*_read_token(word[0]), spot)
    return found.deck()


def is_code(text: str) -> bool:
    """Whether a text is meant as a code: affiliations by their short names, a colon, and nothing but numbers."""
    return _CODE.fullmatch(text.strip()) is not None


def _read_token(word: str) -> tuple[int, int]:
    token = _TOKEN.fullmatch(word)
    if token is None:
        raise BadDeckError(texts.BAD_TOKEN.fill(words=quote(word)), texts.CODE_FORM)
    return find_set("", int(token[1])), checked_number(token[2] or 1)
