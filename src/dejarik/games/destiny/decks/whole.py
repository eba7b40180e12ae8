"""Sees to it that nothing of a deck is lost in writing: what was written must read as the same deck."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.model import Deck
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text


def written_whole(deck: Deck, written: str, read: Callable[[str, Text], Deck]) -> str:
    """What was written of a deck; raises BadDeckError if some of its cards would not come back from it."""
    if not _comes_back(deck, written, read):
        raise BadDeckError(texts.CANNOT_HOLD, texts.USE_CODE)
    return written


def _comes_back(deck: Deck, written: str, read: Callable[[str, Text], Deck]) -> bool:
    """A deck without cards cannot be read again, but there is nothing to lose."""
    try:
        return read(written, EMPTY).contents == deck.contents
    except BadDeckError:
        return not any(deck.contents)
