"""Texts in English and Polish: every sentence is a pair, and counted nouns are inflected."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

LANGUAGES = ("en", "pl")


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence or phrase in both languages; pick with ``text["pl"]`` at the very edge."""

    en: str
    pl: str

    def __getitem__(self, language: str) -> str:
        if language == "en":
            return self.en
        if language == "pl":
            return self.pl
        raise KeyError(language)

    def __add__(self, other: Text | str) -> Text:
        tail = same(other) if isinstance(other, str) else other
        return Text(self.en + tail.en, self.pl + tail.pl)

    def map(self, change: Callable[[str], str]) -> Text:
        """Apply the same change to both languages."""
        return Text(change(self.en), change(self.pl))

    def fill(self, **words: Text | str | int) -> Text:
        """Put words into ``{name}`` gaps; a Text goes in with its own language on each side."""
        en, pl = {}, {}
        for name, word in words.items():
            en[name], pl[name] = (word.en, word.pl) if isinstance(word, Text) else (word, word)
        return Text(self.en.format_map(en), self.pl.format_map(pl))


EMPTY = Text("", "")


def same(words: str) -> Text:
    """A proper name or number that reads the same in both languages."""
    return Text(words, words)


def quoted(text: Text) -> Text:
    """A name set apart in each language's own quotation marks, so that Polish need not inflect it."""
    return Text(f"“{text.en}”", f"„{text.pl}”")


def listed(items: Iterable[Text]) -> Text:
    """Join with commas and a final "and" / "i"."""
    found = list(items)
    return Text(_listed([t.en for t in found], "and"), _listed([t.pl for t in found], "i"))


def tallied(items: Iterable[Text]) -> Text:
    """Join like ``listed``, those that are alike as one with their number: "X-wing ×2 and Luke"."""
    counts = Counter(items)
    return listed(item + f" ×{number}" if number > 1 else item for item, number in counts.items())


def either(items: Iterable[Text]) -> Text:
    """Join with commas and a final "or" / "lub"."""
    found = list(items)
    return Text(_listed([t.en for t in found], "or"), _listed([t.pl for t in found], "lub"))


def joined(items: Iterable[Text], separator: Text | str = " ") -> Text:
    """Those that say something, one after another with the separator between them."""
    found = EMPTY
    for item in items:
        found = found + separator + item if found.en and item.en else found + item
    return found


def key_of(name: str) -> str:
    """A name as a key: small letters without accents, words joined by underscores."""
    kept = "".join(c if c.isalnum() else " " for c in plain(name).replace("'", ""))
    return "_".join(kept.split())


def sentence(text: Text) -> Text:
    """A clause with a capital letter in front and a full stop behind."""
    return capital(text) + "."


def capital(text: Text) -> Text:
    """The same with a capital letter in front."""
    return Text(text.en[:1].upper() + text.en[1:], text.pl[:1].upper() + text.pl[1:])


def plain(words: str) -> str:
    """Lower case without accents, so that "zagrac" finds "zagrać" and "l" finds "ł"."""
    spread = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    return "".join(c for c in spread if not unicodedata.combining(c))


class Case(Enum):
    """The Polish grammatical cases, by their usual names."""

    NOMINATIVE = 0
    GENITIVE = 1
    DATIVE = 2
    ACCUSATIVE = 3
    INSTRUMENTAL = 4
    LOCATIVE = 5


@dataclass(frozen=True, slots=True)
class Noun:
    """A countable word: English singular and plural, Polish singular and plural in all six cases.

    ``personal`` marks Polish masculine-personal nouns (gracz), whose counted nominative is the genitive plural.
    """

    en: tuple[str, str]
    singular: tuple[str, str, str, str, str, str]
    plural: tuple[str, str, str, str, str, str]
    personal: bool = False

    def count(self, number: int, case: Case = Case.NOMINATIVE) -> Text:
        """The number with the word in the form that number and case demand: 1 karta, 2 karty, 5 kart."""
        english = self.en[0] if abs(number) == 1 else self.en[1]
        return Text(f"{number} {english}", f"{number} {self._counted(abs(number), case)}")

    def _counted(self, number: int, case: Case) -> str:
        if number == 1:
            return self.singular[case.value]
        if case not in (Case.NOMINATIVE, Case.ACCUSATIVE):
            return self.plural[case.value]
        if takes_plural(number) and not self.personal:
            return self.plural[case.value]
        return self.plural[Case.GENITIVE.value]


def takes_plural(number: int) -> bool:
    """2, 3, 4, 22, 23, 24 ... but not 12, 13, 14: these govern the plural; all others the genitive plural."""
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


def _listed(words: list[str], conjunction: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"
