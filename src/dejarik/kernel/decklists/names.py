"""Finds what a name in a deck list means, however it is spelled, and what was probably meant if it means nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Generic, TypeVar

from dejarik.kernel.text import key_of, plain

Named = TypeVar("Named")

_SUGGESTIONS = 3
_LONGEST_QUOTE = 60
_LONGEST_NAME = 80
"""Longer than that of any card; a suggestion looks no further."""
_LONGEST_DECK_NAME = 80
_NOT_SHOWN = "\ufffd"


class Names(Generic[Named]):
    """Things by their names; a thing may have several names, and a name may mean several things."""

    def __init__(self, named: Iterable[tuple[Named, Sequence[str]]]) -> None:
        listed = list(named)
        self._squashed = _by(squash, listed)
        self._marked_off = _by(_marked_off, listed)

    def find(self, words: str) -> list[Named]:
        """Everything of that name; spelling and punctuation do not matter."""
        return self._squashed.get(squash(words), [])

    def nearest(self, words: str) -> list[Named]:
        """The few whose names share whole words with these, or else look most like them."""
        asked = _marked_off(words[:_LONGEST_NAME])
        sharing = [name for name in self._marked_off if asked in name or name in asked]
        sharing.sort(key=lambda name: (not name.startswith(asked), abs(len(name) - len(asked))))
        found = [each for name in sharing for each in self._marked_off[name]] or self._alike(words)
        return list(dict.fromkeys(found))[:_SUGGESTIONS]

    def _alike(self, words: str) -> list[Named]:
        close = get_close_matches(squash(words[:_LONGEST_NAME]), self._squashed, _SUGGESTIONS)
        return [each for name in close for each in self._squashed[name]]


def quote(words: str) -> str:
    """Words of a stranger, short enough for a message and made of signs that can be sent and shown."""
    words = " ".join("".join(c if c.isprintable() or c.isspace() else _NOT_SHOWN for c in words).split())
    return words if len(words) <= _LONGEST_QUOTE else words[: _LONGEST_QUOTE - 1] + "…"


def squash(words: str) -> str:
    """Only the letters and digits, without case and accents, so that spelling and punctuation do not matter."""
    return "".join(c for c in plain(words) if c.isalnum())


def tidy_name(words: str) -> str:
    """A deck's name on one line and of sensible length."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())[:_LONGEST_DECK_NAME].rstrip()


def _marked_off(words: str) -> str:
    """Whole words with a mark at each end, so that one text is found in another only where its words are."""
    return f"_{key_of(words)}_"


def _by(change: Callable[[str], str], named: Iterable[tuple[Named, Sequence[str]]]) -> dict[str, list[Named]]:
    """Everything by each of its names, written in some way."""
    found: dict[str, list[Named]] = defaultdict(list)
    for each, names in named:
        for name in dict.fromkeys(map(change, names)):
            found[name].append(each)
    return dict(found)
