"""A deck on one line, to be copied into a message or typed at a prompt: ``AW-035x2 AW-046 / AW-166 / AW-049x2 ...``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.gather import Gathered
from dejarik.games.destiny.decks.lookup import find_card, read_reference
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.starters import STARTERS
from dejarik.games.destiny.language.terms import PLOT
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import checked_number
from dejarik.kernel.decklists.names import quote
from dejarik.kernel.decklists.spots import at_column, located
from dejarik.kernel.decks import LONGEST_CODE
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text

_PARTS = 3
_TOKEN = re.compile(r"([A-Za-z]+-?\d{1,3})(?:[x×](\d+))?", re.IGNORECASE)


def encode(deck: Deck) -> str:
    """The team with its dice and plot, the battlefield and the cards with their copies; the name is left out."""
    team = [_token(*each) for each in (*deck.characters, *([(deck.plot, 1)] if deck.plot else []))]
    cards = [_token(*each) for each in deck.cards]
    return " ".join(" / ".join((" ".join(team), deck.battlefield, " ".join(cards))).split())


def checked_code(deck: Deck, place: Text = EMPTY) -> str:
    """The code of a deck; raises BadDeckError if nobody could read it again because it is too long."""
    code = encode(deck)
    if len(code) > LONGEST_CODE:
        raise BadDeckError(texts.TOO_VARIED.fill(limit=LONGEST_CODE), general.CHECK_NUMBERS, place)
    return code


def _token(key: str, number: int) -> str:
    return key if number == 1 else f"{key}x{number}"


def decode(code: str, place: Text = EMPTY) -> Deck:
    """The deck of a code, or the starter of that key; raises BadDeckError that says at which column and why."""
    if code.strip() in STARTERS:
        return STARTERS[code.strip()]
    if len(code) > LONGEST_CODE:
        raise BadDeckError(general.CODE_TOO_LONG.fill(limit=LONGEST_CODE), texts.CODE_FORM, place)
    parts = code.split("/")
    if len(parts) != _PARTS:
        raise BadDeckError(texts.CODE_PARTS.fill(parts=len(parts)), texts.CODE_FORM, place)
    team, battlefield, cards = parts
    found = Gathered()
    for card, number in _tokens(team, 0, place):
        if card.kind == PLOT:
            found.add(card, number)
        else:
            found.characters.append((card.key, number))
    for card, number in _tokens(battlefield, len(team) + 1, place):
        found.put_battlefield(card.key, number)
    found.cards += [(card.key, number) for card, number in _tokens(cards, len(team) + len(battlefield) + 2, place)]
    return found.deck()


def _tokens(part: str, offset: int, place: Text) -> Iterator[tuple[Card, int]]:
    """The cards of a part with their numbers; ``offset`` is where the part begins in the whole code."""
    for word in re.finditer(r"\S+", part):
        with located(at_column(place, offset + word.start() + 1)):
            token = _read_token(word[0])
        yield token


def _read_token(word: str) -> tuple[Card, int]:
    token = _TOKEN.fullmatch(word)
    reference = read_reference(token[1]) if token else None
    if token is None or reference is None:
        raise BadDeckError(texts.BAD_TOKEN.fill(words=quote(word)), texts.CODE_FORM)
    return find_card("", reference), checked_number(token[2] or 1)
