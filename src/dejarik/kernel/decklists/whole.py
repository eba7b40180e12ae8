"""Sees to it that nothing of a deck is lost in writing: what was written must read as the same deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from dejarik.kernel.decklists import texts
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text


class HasContents(Protocol):
    """A deck that tells everything in it but its name."""

    @property
    def contents(self) -> tuple[object, ...]:
        """All but the name; without cards, every part of it is empty."""


AnyDeck = TypeVar("AnyDeck", bound=HasContents)


def written_whole(deck: AnyDeck, written: str, read: Callable[[str, Text], AnyDeck]) -> str:
    """What was written of a deck; raises BadDeckError if some of its cards would not come back from it."""
    if not _comes_back(deck, written, read):
        raise BadDeckError(texts.CANNOT_HOLD, texts.USE_CODE)
    return written


def _comes_back(deck: AnyDeck, written: str, read: Callable[[str, Text], AnyDeck]) -> bool:
    """A deck without cards cannot be read again, but there is nothing to lose."""
    try:
        return read(written, EMPTY).contents == deck.contents
    except BadDeckError:
        return not any(deck.contents)
