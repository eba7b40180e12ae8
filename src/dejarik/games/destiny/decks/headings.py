"""Tells apart what a deck list says besides its cards: headings, decoration, remarks, and words about the deck."""

from __future__ import annotations

import re

from dejarik.games.destiny.decks.lookup import squash

_HEADINGS = frozenset(
    map(
        squash,
        (
            *("battlefield", "battlefields", "pole bitwy", "pola bitwy"),
            *("character", "characters", "team", "postać", "postacie", "drużyna"),
            *("plot", "plots", "fabuła", "fabuły", "karta fabuły", "karty fabuły"),
            *("upgrade", "upgrades", "ulepszenie", "ulepszenia"),
            *("support", "supports", "wsparcie", "wsparcia"),
            *("event", "events", "wydarzenie", "wydarzenia"),
            *("deck", "main deck", "draw deck", "cards", "talia", "karty"),
        ),
    )
)
_NAME_LABELS = frozenset({"name", "nazwa", "deck", "talia", "decklist"})
_OTHER_LABELS = frozenset(
    {"author", "autor", "format", "set", "sets", "zestaw", "zestawy", "points", "punkty", "date", "data", "version"}
)
_ALLEGIANCES = frozenset(
    {"hero", "villain", "neutral", "command", "force", "rogue", "general", "red", "blue", "yellow", "gray"}
    | {"bohater", "zloczynca", "neutralny", "neutralna", "dowodztwo", "moc", "lotrzy", "lotr", "ogolny"}
)

_REMARK_MARK = re.compile(r"\s*(?:#+|//|;)\s*")
_REMARK_BEHIND = re.compile(r"\s//\s.*$")
_DECORATION = " \t#/;*_=~<>[]():–—-"
_HEADING = re.compile(r"(?:\d+\s+)?(?P<words>[^\W\d_]+(?:\s+[^\W\d_]+)?)(?:[\s:*_(\[–-]+\d[^()\[\]]*)?")
_LABELLED = re.compile(r"\s*(?P<label>[^\W\d_]+(?:\s+[^\W\d_]+)?)\s*:\s*(?P<rest>.*)")
_SETS_RANGE = re.compile(r"\s*(?:from|od)\s.+\s(?:to|do)\s.+", re.IGNORECASE)
_LINK = re.compile(r"://|swdestinydb|www\.", re.IGNORECASE)


def is_heading(line: str) -> bool:
    """Whether a line only names a part of the deck, perhaps with how many cards there are: ``## Upgrades (12)``."""
    found = _HEADING.fullmatch(line.strip(_DECORATION))
    return found is not None and squash(found["words"]) in _HEADINGS


def begins_part(line: str) -> bool:
    """Whether a part of the deck begins here, with a heading or with a card right behind one: ``Plot: Fortify``."""
    found = _LABELLED.fullmatch(line)
    return is_heading(line) or (found is not None and squash(found["label"]) in _HEADINGS - _NAME_LABELS)


def meaning(line: str) -> str:
    """What a line says about cards or the deck, without remarks and a heading in front; empty if nothing."""
    if _REMARK_MARK.match(line) or _LINK.search(line) or _SETS_RANGE.fullmatch(line):
        return ""
    line = _REMARK_BEHIND.sub("", line)
    if found := _LABELLED.fullmatch(line):
        label = squash(found["label"])
        if label in _NAME_LABELS | _OTHER_LABELS:
            return ""
        if label in _HEADINGS:
            line = found["rest"]
    return line.strip() if squash(line) else ""


def is_allegiance(words: str) -> bool:
    """Whether words only say the affiliation or the colours of a deck, as sites do below its name."""
    return all(squash(word) in _ALLEGIANCES for word in re.split(r"[\s/,]+", words.strip(" /,")))


def labelled_name(line: str) -> str:
    """The name in ``Name: ...``; empty if the line is something else."""
    found = _LABELLED.fullmatch(line)
    return found["rest"].strip() if found and squash(found["label"]) in _NAME_LABELS else ""
