"""The words for what decks are made of, in both languages."""

from __future__ import annotations

from dejarik.games.destiny import cards
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, EVENT, PLOT, SUPPORT, UPGRADE
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.text import Noun, Text, quoted

COUNTED = {
    BATTLEFIELD: Noun(
        ("battlefield", "battlefields"),
        ("pole bitwy", "pola bitwy", "polu bitwy", "pole bitwy", "polem bitwy", "polu bitwy"),
        ("pola bitwy", "pól bitwy", "polom bitwy", "pola bitwy", "polami bitwy", "polach bitwy"),
    ),
    PLOT: Noun(
        ("plot", "plots"),
        ("karta fabuły", "karty fabuły", "karcie fabuły", "kartę fabuły", "kartą fabuły", "karcie fabuły"),
        ("karty fabuły", "kart fabuły", "kartom fabuły", "karty fabuły", "kartami fabuły", "kartach fabuły"),
    ),
    UPGRADE: Noun(
        ("upgrade", "upgrades"),
        ("ulepszenie", "ulepszenia", "ulepszeniu", "ulepszenie", "ulepszeniem", "ulepszeniu"),
        ("ulepszenia", "ulepszeń", "ulepszeniom", "ulepszenia", "ulepszeniami", "ulepszeniach"),
    ),
    SUPPORT: Noun(
        ("support", "supports"),
        ("wsparcie", "wsparcia", "wsparciu", "wsparcie", "wsparciem", "wsparciu"),
        ("wsparcia", "wsparć", "wsparciom", "wsparcia", "wsparciami", "wsparciach"),
    ),
    EVENT: Noun(
        ("event", "events"),
        ("wydarzenie", "wydarzenia", "wydarzeniu", "wydarzenie", "wydarzeniem", "wydarzeniu"),
        ("wydarzenia", "wydarzeń", "wydarzeniom", "wydarzenia", "wydarzeniami", "wydarzeniach"),
    ),
}

KINDS = {
    CHARACTER: Text("a character", "postać"),
    UPGRADE: Text("an upgrade", "ulepszenie"),
    SUPPORT: Text("a support", "wsparcie"),
    EVENT: Text("an event", "wydarzenie"),
    BATTLEFIELD: Text("a battlefield", "pole bitwy"),
    PLOT: Text("a plot", "karta fabuły"),
}
HEADINGS = {
    BATTLEFIELD: Text("Battlefield", "Pole bitwy"),
    PLOT: Text("Plot", "Fabuła"),
    CHARACTER: Text("Characters", "Postacie"),
    UPGRADE: Text("Upgrades", "Ulepszenia"),
    SUPPORT: Text("Supports", "Wsparcia"),
    EVENT: Text("Events", "Wydarzenia"),
}
"""The parts of a deck list, in the order the community lists them."""

SETS = {each.letters: each.name for each in cards.SETS}
"""The sets of the pool by the letters in front of their cards' keys."""

_PUBLISHED = (
    *("Awakenings", "Spirit of Rebellion", "Empire at War", "Two-Player Game", "Legacies", "Rivals"),
    *("Way of the Force", "Across the Galaxy", "Convergence", "Allies of Necessity", "Spark of Hope"),
    *("Covert Missions",),
)
OTHER_SETS = tuple(name for name in _PUBLISHED if name not in {each.name.en for each in cards.SETS})
"""Sets of the game that are not in the pool, so that their names are known for what they are."""

SET_NUMBERS = {each.letters: each.number for each in cards.SETS}
"""The first two digits of the community's card numbers: 01035 is AW-035, 05031 is LEG-031."""


def title(card: Card) -> Text:
    """The name with the subtitle, if there is one, which tells characters of one name apart."""
    return card.name + ", " + card.subtitle if card.subtitle.en else card.name


def named(card: Card) -> Text:
    """The title in quotation marks, for sentences."""
    return quoted(title(card))


def set_and_number(key: str) -> tuple[str, int]:
    """The two parts of a card's key: ``AW-035`` is number 35 of AW."""
    letters, _, number = key.partition("-")
    return letters, int(number)
