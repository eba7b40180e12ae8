"""Finds the card that a deck list means: by its name in either language, its set and number, or both."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.words import OTHER_SETS, SET_NUMBERS, SETS, named, set_and_number, title
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import contradiction
from dejarik.kernel.decklists.names import Names, quote, squash
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, LANGUAGES, Text, either, joined, listed, same

SET_NAMES = {
    words: letters
    for letters, name in SETS.items()
    for words in (letters, name.en, name.pl, *(("Przebudzenie",) if letters == "AW" else ()))
}
"""What lists call the sets, with the letters of each."""
_SLIGHTLY_MISSPELT = 0.9
"""How much of a name beside a number must be right, as ``difflib`` measures it."""


@dataclass(frozen=True)
class Reference:
    """Where a card is printed, as far as a list says: the set in its own words, the number, or both."""

    letters: str = ""
    number: int = 0

    @property
    def text(self) -> Text:
        """As lists write it: ``Awakenings #59``."""
        name = SETS.get(self.letters, same(quote(self.letters)))
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
    if squash(words) in _OTHER_SET_WORDS:
        return Reference(words)
    if found := re.fullmatch(r"([^\d#]*?)[\s,:-]*#?\s*(\d{1,4})", words):
        return Reference(set_letters(found[1]) or found[1].strip(), int(found[2]))
    return None


def set_letters(words: str) -> str:
    """The letters of the set that words name, in full, short or in Polish; empty if there is none."""
    return _SET_WORDS.get(squash(words), "")


def merged(references: Iterable[Reference]) -> Reference:
    """What several references say together; raises BadDeckError if they contradict each other."""
    found = NOWHERE
    for each in references:
        if len({found.letters, each.letters} - {""}) > 1 or len({found.number, each.number} - {0}) > 1:
            raise contradiction(found.text, each.text)
        found = Reference(found.letters or each.letters, found.number or each.number)
    return found


def find_card(words: str, reference: Reference = NOWHERE) -> Card:
    """The one card that a name and a reference mean; raises BadDeckError if it is none or could be several."""
    if reference.letters and reference.letters not in SETS:
        raise _no_such_set(reference.letters)
    if reference.letters and reference.number:
        return _by_reference(words, reference)
    by_name = _NAMES.find(words)
    found = [card for card in by_name if _fits(card, reference)]
    if len(found) == 1:
        return found[0]
    if found:
        told = either(named(card) + " (" + _reference_of(card).text + ")" for card in found)
        raise BadDeckError(texts.SEVERAL_CARDS.fill(words=quote(words), found=told), texts.TELL_APART)
    raise _no_such_card(words, reference, by_name)


def _by_reference(words: str, reference: Reference) -> Card:
    """The card printed there. Its name may be missing or slightly misspelt, but not that of another card."""
    card = POOL.get(f"{reference.letters}-{reference.number:03}")
    if card is None:
        cause = texts.NO_SUCH_NUMBER.fill(set=SETS[reference.letters], number=reference.number)
        raise BadDeckError(cause, general.CORRECT_ONE)
    if squash(words) and not _is_nearly(words, card):
        cause = texts.OTHER_CARD.fill(reference=reference.text, found=named(card), words=quote(words))
        raise BadDeckError(cause, general.CORRECT_ONE)
    return card


def _is_nearly(words: str, card: Card) -> bool:
    """Whether words are a name of the card or look very much like one, and are not that of another card."""
    if is_name(words):
        return card in _NAMES.find(words)
    return any(_is_misspelt(squash(words), squash(name)) for name in _names_of(card))


def _is_misspelt(words: str, name: str) -> bool:
    """Whether words are slightly misspelt; the quick measure spares the other for words of far too great a length."""
    matcher = SequenceMatcher(None, words, name)
    return matcher.real_quick_ratio() >= _SLIGHTLY_MISSPELT and matcher.ratio() >= _SLIGHTLY_MISSPELT


def _no_such_set(letters: str) -> BadDeckError:
    sets = listed(name + f" ({each})" for each, name in SETS.items())
    return BadDeckError(texts.NO_SUCH_SET.fill(set=quote(letters)), texts.SETS_ARE.fill(sets=sets))


def _no_such_card(words: str, reference: Reference, by_name: Sequence[Card]) -> BadDeckError:
    if not words.strip():
        return BadDeckError(texts.NO_NAME, texts.NAME_IT)
    if by_name:
        found = either(_reference_of(card).text for card in by_name)
        cause = texts.NONE_FITS.fill(words=quote(words), reference=reference.text, found=found)
        return BadDeckError(cause, general.CORRECT_ONE)
    near = _NAMES.nearest(words)
    remedy = general.DID_YOU_MEAN.fill(names=either(map(named, near))) if near else EMPTY
    return BadDeckError(general.NO_SUCH_CARD.fill(words=quote(words)), remedy)


def is_name(words: str) -> bool:
    """Whether words are the name or the title of at least one card."""
    return bool(_NAMES.find(words))


def is_full_title(words: str) -> bool:
    """Whether words are the name of a card together with its subtitle."""
    return squash(words) in _FULL_TITLES


def _reference_of(card: Card) -> Reference:
    return Reference(*set_and_number(card.key))


def _fits(card: Card, reference: Reference) -> bool:
    letters, number = set_and_number(card.key)
    return reference.letters in ("", letters) and reference.number in (0, number)


def _names_of(card: Card) -> list[str]:
    """The name and the title of a card in both languages."""
    return [text[each] for text in (card.name, title(card)) for each in LANGUAGES]


_NAMES = Names((card, _names_of(card)) for card in ALL_CARDS)
_FULL_TITLES = {squash(title(card)[each]) for card in ALL_CARDS if card.subtitle.en for each in LANGUAGES}
_OTHER_SET_WORDS = set(map(squash, OTHER_SETS))
_SET_WORDS = {squash(words): letters for words, letters in SET_NAMES.items()}
