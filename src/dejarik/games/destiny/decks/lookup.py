"""Finds the card that a deck list means: by its name in either language, its set and number, or both."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.words import SET_NUMBERS, SETS, named, set_and_number, title
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import LANGUAGES, Text, either, joined, listed, plain, same

SET_NAMES = {
    words: letters
    for letters, name in SETS.items()
    for words in (letters, name.en, name.pl, *(("Przebudzenie",) if letters == "AW" else ()))
}
"""What lists call the sets, with the letters of each."""
_SUGGESTIONS = 3
_LONGEST_QUOTE = 60


@dataclass(frozen=True)
class Reference:
    """Where a card is printed, as far as a list says: the set in its own words, the number, or both."""

    letters: str = ""
    number: int = 0

    @property
    def text(self) -> Text:
        """As lists write it: ``Awakenings #59``."""
        name = SETS.get(self.letters, same(self.letters))
        return joined((name, same(f"#{self.number}" if self.number else "")))


NOWHERE = Reference()


def read_reference(words: str) -> Reference | None:
    """The set and number in words such as ``Awakenings #59``, ``AW059``, ``01059``, ``#59`` or ``AW``; None if none."""
    words = words.strip()
    if found := re.fullmatch(r"(0\d)(\d{3})", words):
        letters = next((each for each, number in SET_NUMBERS.items() if number == int(found[1])), found[1])
        return Reference(letters, int(found[2]))
    if set_letters(words):
        return Reference(set_letters(words))
    if found := re.fullmatch(r"([^\d#]*?)[\s,:-]*#?\s*(\d{1,4})", words):
        return Reference(set_letters(found[1]) or found[1].strip(), int(found[2]))
    return None


def set_letters(words: str) -> str:
    """The letters of the set that words name, in full, short or in Polish; empty if there is none."""
    return _SET_WORDS.get(squash(words), "")


def find_card(words: str, reference: Reference = NOWHERE) -> Card:
    """The one card that a name and a reference mean; raises BadDeckError if it is none or could be several."""
    if reference.letters and reference.letters not in SETS:
        raise _no_such_set(reference.letters)
    by_name = _BY_NAME.get(squash(words), [])
    found = [card for card in by_name if _fits(card, reference)]
    if len(found) == 1:
        return found[0]
    if found:
        told = either(named(card) + " (" + _reference_of(card).text + ")" for card in found)
        raise BadDeckError(texts.SEVERAL_CARDS.fill(words=quote(words), found=told), texts.TELL_APART)
    if not (reference.letters and reference.number):
        raise _no_such_card(words, reference, by_name)
    return _by_reference(words, reference, by_name)


def _by_reference(words: str, reference: Reference, by_name: Sequence[Card]) -> Card:
    """The card printed there. Its name may be misspelt or foreign, but it must not be that of another card."""
    card = POOL.get(f"{reference.letters}-{reference.number:03}")
    if card is None:
        cause = texts.NO_SUCH_NUMBER.fill(set=SETS[reference.letters], number=reference.number)
        raise BadDeckError(cause, texts.CORRECT_ONE)
    if by_name:
        cause = texts.OTHER_CARD.fill(reference=reference.text, found=named(card), words=quote(words))
        raise BadDeckError(cause, texts.CORRECT_ONE)
    return card


def _no_such_set(letters: str) -> BadDeckError:
    sets = listed(name + f" ({each})" for each, name in SETS.items())
    return BadDeckError(texts.NO_SUCH_SET.fill(set=quote(letters)), texts.SETS_ARE.fill(sets=sets))


def _no_such_card(words: str, reference: Reference, by_name: Sequence[Card]) -> BadDeckError:
    if by_name:
        found = either(_reference_of(card).text for card in by_name)
        cause = texts.NONE_FITS.fill(words=quote(words), reference=reference.text, found=found)
        return BadDeckError(cause, texts.CORRECT_ONE)
    near = nearest(words)
    remedy = texts.DID_YOU_MEAN.fill(names=either(map(named, near))) if near else texts.COMMENT_HINT
    return BadDeckError(texts.NO_SUCH_CARD.fill(words=quote(words) or reference.text), remedy)


def nearest(words: str) -> list[Card]:
    """The few cards whose names look most like the words."""
    close = get_close_matches(squash(words)[:_LONGEST_QUOTE], _BY_NAME, _SUGGESTIONS)
    return list(dict.fromkeys(card for name in close for card in _BY_NAME[name]))[:_SUGGESTIONS]


def quote(words: str) -> str:
    """Words of a stranger, short enough for a message."""
    words = words.strip()
    return words if len(words) <= _LONGEST_QUOTE else words[: _LONGEST_QUOTE - 1] + "…"


def squash(words: str) -> str:
    """Only the letters and digits, without case and accents, so that spelling and punctuation do not matter."""
    return "".join(c for c in plain(words) if c.isalnum())


def _reference_of(card: Card) -> Reference:
    return Reference(*set_and_number(card.key))


def _fits(card: Card, reference: Reference) -> bool:
    letters, number = set_and_number(card.key)
    return reference.letters in ("", letters) and reference.number in (0, number)


def _names() -> dict[str, list[Card]]:
    """Every card by its name and by its title, in both languages."""
    found: dict[str, list[Card]] = defaultdict(list)
    for card in ALL_CARDS:
        for name in dict.fromkeys(squash(text[each]) for text in (card.name, title(card)) for each in LANGUAGES):
            found[name].append(card)
    return dict(found)


_BY_NAME = _names()
_SET_WORDS = {squash(words): letters for words, letters in SET_NAMES.items()}
