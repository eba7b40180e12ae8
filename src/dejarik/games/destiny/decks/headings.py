"""Tells apart what a deck list says besides its cards: headings, decoration, remarks, and words about the deck."""

from __future__ import annotations

import re

from dejarik.games.destiny.decks.card_lines import has_count
from dejarik.kernel.decklists.lines import LONGEST_LINE, NAME_LABELS, heading_of, is_remark, labeled, without_remark
from dejarik.kernel.decklists.names import squash

_HEADINGS = frozenset(
    map(
        squash,
        (
            *("battlefield", "battlefields", "pole bitwy", "pola bitwy"),
            *("character", "characters", "team", "postać", "postacie", "postaci", "drużyna"),
            *("plot", "plots", "fabuła", "fabuły", "karta fabuły", "karty fabuły"),
            *("upgrade", "upgrades", "ulepszenie", "ulepszenia"),
            *("support", "supports", "wsparcie", "wsparcia"),
            *("event", "events", "wydarzenie", "wydarzenia"),
            *("deck", "main deck", "draw deck", "cards", "talia", "karty"),
        ),
    )
)
_OTHER_LABELS = frozenset(
    {"author", "autor", "format", "set", "sets", "zestaw", "zestawy", "points", "punkty", "date", "data", "version"}
)
_ALLEGIANCES = frozenset(
    {"hero", "villain", "neutral", "command", "force", "rogue", "general", "red", "blue", "yellow", "gray"}
    | {"bohater", "zloczynca", "neutralny", "neutralna", "dowodztwo", "moc", "lotrzy", "lotr", "ogolny"}
)

_SETS_RANGE = re.compile(r"\s*(?:from|od)\s.+\s(?:to|do)\s.+", re.IGNORECASE)
_LINK_MARK = r"(?:://|swdestinydb|www\.)"
_LINK = re.compile(_LINK_MARK, re.IGNORECASE)
_WHOLE_LINK = re.compile(rf"\[(?P<words>[^\[\]]*)\]\([^()\s]*{_LINK_MARK}[^()\s]*\)|\S*{_LINK_MARK}\S*", re.IGNORECASE)


def is_heading(line: str) -> bool:
    """Whether a line only names a part of the deck, perhaps with how many cards there are: ``## Upgrades (12)``."""
    return heading_of(line) in _HEADINGS


def begins_part(line: str) -> bool:
    """Whether a part of the deck begins here, with a heading or with a card right behind one: ``Plot: Fortify``."""
    found = labeled(line)
    return is_heading(line) or (found is not None and found.label in _HEADINGS - NAME_LABELS)


def without_links(line: str) -> str:
    """A line with a count in front, blanks for its links, so that all else keeps its column; any other as it is."""
    if len(line) > LONGEST_LINE or not _LINK.search(line):
        return line
    bare = _WHOLE_LINK.sub(lambda link: f" {link['words'] or ''}".ljust(len(link[0])), line)
    return bare if has_count(bare) else line


def meaning(line: str) -> str:
    """What a line says about cards or the deck, without remarks and a heading in front; empty if nothing."""
    if is_remark(line) or _LINK.search(line) or _SETS_RANGE.fullmatch(line):
        return ""
    line = without_remark(line)
    if found := labeled(line):
        if found.label in _HEADINGS:
            line = found.rest
        elif found.label in NAME_LABELS | _OTHER_LABELS:
            return ""
    return line.strip() if squash(line) else ""


def is_allegiance(words: str) -> bool:
    """Whether words only say the affiliation or the colours of a deck, as sites do below its name."""
    return all(squash(word) in _ALLEGIANCES for word in re.split(r"[\s/,]+", words.strip(" /,")))
