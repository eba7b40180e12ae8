"""Which cards a word speaks of, and how they are called: "a ready enemy unit", „gotowa wroga jednostka”.

A game makes its own kinds of ``Select``, each with a noun and with what there is to select from. Filters say what must
be true of the cards, and how that reads: as an adjective before the noun or as a tail behind it. Polish adjectives
agree with the noun in gender, number and case.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from enum import Enum
from typing import Generic, NamedTuple

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.words import F, S, Word, numbered
from dejarik.kernel.text import Case, Noun, Text

# ---------------------------------------------------------------- how it reads


class Gender(Enum):
    """The Polish genders, as far as adjectives tell them apart."""

    PERSON = 0
    ANIMATE = 1
    INANIMATE = 2
    FEMININE = 3
    NEUTER = 4


_MASCULINE = ("y", "ego", "emu", "", "ym", "ym")
_ENDINGS = {
    Gender.PERSON: _MASCULINE,
    Gender.ANIMATE: _MASCULINE,
    Gender.INANIMATE: _MASCULINE,
    Gender.FEMININE: ("a", "ej", "ej", "ą", "ą", "ej"),
    Gender.NEUTER: ("e", "ego", "emu", "e", "ym", "ym"),
}
_PLURAL_ENDINGS = ("e", "ych", "ym", "e", "ymi", "ych")


class Adjective(NamedTuple):
    """An English adjective and the stem of the Polish one, „gotow”; of persons in the plural, „gotowi”, if needed."""

    en: str
    stem: str
    persons: str = ""

    def polish(self, gender: Gender, case: Case, plural: bool = False) -> str:
        """The Polish form that agrees with a noun."""
        if plural:
            return self._of_several(gender, case)
        if case is Case.ACCUSATIVE and gender in (Gender.PERSON, Gender.ANIMATE):
            case = Case.GENITIVE
        elif case is Case.ACCUSATIVE and gender is Gender.INANIMATE:
            case = Case.NOMINATIVE
        return self._ending_in(_ENDINGS[gender][case.value])

    def _of_several(self, gender: Gender, case: Case) -> str:
        if gender is Gender.PERSON and case is Case.NOMINATIVE:
            assert self.persons, f"the adjective “{self.en}” has no form for several persons"
            return self.persons
        if gender is Gender.PERSON and case is Case.ACCUSATIVE:
            case = Case.GENITIVE
        return self._ending_in(_PLURAL_ENDINGS[case.value])

    def _ending_in(self, ending: str) -> str:
        """Behind k and g an i comes in front of e and in place of y: drogi, drogiego, drogich; an i takes no y."""
        soft = self.stem[-1] in "kg" and ending[0] in "ey"
        stem = self.stem + "i" if soft else self.stem
        return stem + (ending.removeprefix("y") if stem[-1] == "i" else ending)


class Tail(NamedTuple):
    """What stands behind the noun; a Polish participle at its beginning agrees with the noun."""

    en: str
    pl: str
    participle: Adjective | None = None

    def said(self, gender: Gender, case: Case, plural: bool = False) -> Text:
        """The tail with a space in front."""
        agreeing = self.participle.polish(gender, case, plural) + " " if self.participle is not None else ""
        return Text(" " + self.en if self.en else "", " " + agreeing + self.pl)


class Filter(Word, Generic[S, F]):
    """Something that must be true of a card."""

    adjective: Adjective | None = None
    tail: Tail | None = None

    @abstractmethod
    def fits(self, s: S, frame: F, card: int) -> bool:
        """Whether it is true of this card, seen from the ability under way."""


class OnlySaid(Filter[S, F]):
    """A manner of speaking, which is true of every card."""

    def fits(self, s: S, frame: F, card: int) -> bool:
        return True


# ---------------------------------------------------------------- whose


class Whose(Word):
    """Whose cards are meant: everybody's, unless it is one of the classes below; a game says how it reads."""

    def __init__(self, adjective: Adjective | None = None, tail: Tail | None = None) -> None:
        self.adjective = adjective
        self.tail = tail

    def seats(self, s: S, frame: F) -> list[int]:
        """The players meant, one's own side first."""
        return [frame.you, *s.opponents(frame.you)]


class Yours(Whose):
    """Those of the player who uses the ability."""

    def seats(self, s: S, frame: F) -> list[int]:
        return [frame.you]


class Theirs(Whose):
    """Those of all opponents."""

    def seats(self, s: S, frame: F) -> list[int]:
        return s.opponents(frame.you)


class TheFoes(Whose):
    """Those of the one opponent meant."""

    names_foe = True

    def seats(self, s: S, frame: F) -> list[int]:
        return [frame.foe] if frame.foe != NOBODY else []


# ---------------------------------------------------------------- which


class Select(Word, Generic[S, F]):
    """Cards of a kind: somebody's, and such that every filter fits."""

    noun: Noun
    gender: Gender

    def __init__(self, whose: Whose, *filters: Filter[S, F]) -> None:
        self.whose = whose
        self.filters = filters
        self.asked = tuple(one for one in filters if not isinstance(one, OnlySaid))

    def parts(self) -> Iterator[tuple[str, Word]]:
        yield "whose", self.whose
        yield from numbered("filters", self.filters)

    @abstractmethod
    def candidates(self, s: S, seat: int) -> list[int]:
        """Everything of the kind that a player has."""

    def found(self, s: S, frame: F) -> list[int]:
        """All that fit, player by player."""
        seats = self.whose.seats(s, frame)
        if len(seats) == 1:
            found = self.candidates(s, seats[0])
        else:
            found = [card for seat in seats for card in self.candidates(s, seat)]
        for one in self.asked:
            found = [card for card in found if one.fits(s, frame, card)]
        return found

    def includes(self, s: S, frame: F, card: int) -> bool:
        """Whether a card is one of those that fit."""
        return card in self.found(s, frame)

    def fits(self, s: S, frame: F, card: int) -> bool:
        """Whether every filter fits a card; whose it is was asked before."""
        for one in self.asked:  # noqa: SIM110  # asked of every card in every window, and a loop is faster
            if not one.fits(s, frame, card):
                return False
        return True

    def one(self, case: Case = Case.ACCUSATIVE) -> Text:
        """One of them, whichever: "a ready unit", „gotową jednostkę”."""
        english = self._english(self.noun.en[0])
        return self._ended(f"{_article(english)} {english}", self.noun.singular[case.value], case)

    def several(self, case: Case = Case.ACCUSATIVE) -> Text:
        """All of them: "ready units", „gotowe jednostki”."""
        return self._ended(self._english(self.noun.en[1]), self.noun.plural[case.value], case, plural=True)

    def _ended(self, english: str, polish: str, case: Case, plural: bool = False) -> Text:
        agreeing = [adjective.polish(self.gender, case, plural) for adjective in self._adjectives()]
        found = Text(english, " ".join(filter(None, [*agreeing, polish])))
        for tail in self._tails():
            found = found + tail.said(self.gender, case, plural)
        return found

    def _english(self, noun: str) -> str:
        return " ".join([*(adjective.en for adjective in self._adjectives()), noun])

    def _adjectives(self) -> list[Adjective]:
        """What is said of the cards first, then whose they are: "a ready enemy unit"."""
        found = (*(one.adjective for one in self.filters), self.whose.adjective)
        return [adjective for adjective in found if adjective is not None]

    def _tails(self) -> list[Tail]:
        found = (*(one.tail for one in self.filters), self.whose.tail)
        return [tail for tail in found if tail is not None]


def _article(words: str) -> str:
    """The indefinite article; "unit" and "unique" begin with a consonant when spoken."""
    return "an" if words[0] in "aeiouAEIOU" and not words.startswith("uni") else "a"
