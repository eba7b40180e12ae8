"""Sentences about whoever reads them: "Ada draws a card" is "You draw a card" to Ada, and "Dobierasz kartę" in Polish.

A player goes into a gap as a word that inflects what the gap names behind its colon: ``{who:draws}`` is "Ada draws" or
"you draw", ``{who:dobiera}`` is "Ada dobiera" or "dobierasz". A further verb of the same sentence is ``{also:puts}``.
An owner joins what is owned: ``{whose:the base/your base}`` is "the base of Ada" or "your base".
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from dejarik.kernel.text import Text

_IRREGULAR: Final = {"is": "are", "has": "have", "does": "do", "goes": "go"}
_HISSING: Final = ("sses", "shes", "ches", "xes")


def second_person(verb: str) -> str:
    """The English verb behind "you": "draws" is "draw"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(_HISSING) else verb.removesuffix("s")


def druga_osoba(verb: str) -> str:
    """The Polish verb, in the present, that addresses somebody: "dobiera" is "dobierasz"."""
    return verb.removesuffix("jest") + "jesteś" if verb.endswith("jest") else verb + "sz"


class _Other(str):
    """Somebody else as the subject: the name, then the verb as it stands."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return f"{self} {verb}" if verb else str(self)


class _You(_Other):
    """The reader as the subject of an English sentence."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return f"you {second_person(verb)}" if verb else "you"


class _Ty(_Other):
    """The reader as the subject of a Polish sentence, which needs no pronoun."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return druga_osoba(verb) if verb else "ty"


class _Verb(str):
    """A further verb of the same subject."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return verb


class _YourVerb(_Verb):
    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return second_person(verb)


class _TwojeVerb(_Verb):
    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return druga_osoba(verb)


class _Owner(str):
    """Somebody else as the owner: what is owned, then whose it is."""

    __slots__ = ()

    def __format__(self, owned: str) -> str:
        return f"{owned.partition('/')[0]} {self}".lstrip() if owned else str(self)


class _Own(str):
    """The reader as the owner."""

    __slots__ = ()

    def __format__(self, owned: str) -> str:
        return owned.partition("/")[2] if owned else str(self)


@lru_cache(maxsize=4096)
def subject_of(name: Text, is_reader: bool) -> Text:
    """A player as the subject of a sentence."""
    return Text(_You("you"), _Ty("ty")) if is_reader else Text(_Other(name.en), _Other(name.pl))


def named(name: Text, is_reader: bool) -> Text:
    """A player in a heading, where no verb follows."""
    return Text("you", "ty") if is_reader else name


@cache
def also_of(is_reader: bool) -> Text:
    """The same player before a further verb."""
    return Text(_YourVerb(), _TwojeVerb()) if is_reader else Text(_Verb(), _Verb())


def owner_of(name: Text, is_reader: bool) -> Text:
    """A player as the owner of something; the name is in the genitive in Polish."""
    return Text(_Own("you"), _Own("ciebie")) if is_reader else Text(_Owner(f"of {name.en}"), _Owner(name.pl))
