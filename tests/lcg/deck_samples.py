"""Decks to start from: a legal one of each side, lists of them, and ways to change one thing about a deck."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dejarik.games.lcg.cards import POOL
from dejarik.games.lcg.decks import Deck, deck_of, read_deck, violations
from dejarik.kernel.decks import Violation
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

JEDI_TEN = "jedi: 1x2 2 3x2 5 6 7 12 18"
"""Ten objectives: eight of the Jedi, one of the Rebel Alliance, one neutral."""
SITH_TEN = "sith: 19x2 20x2 21 22 23 24 25 36"
PLACE = Text("my deck", "moja talia")


def broken(code: str) -> list[str]:
    """The ids of the rules that a deck breaks."""
    return [violation.rule for violation in violations(deck_of(code))]


def only_violation(code: str) -> Violation:
    """The one violation of a deck."""
    (violation,) = violations(deck_of(code))
    return violation


def refused(data: bytes | str) -> tuple[str, str]:
    """What is said about a list that cannot be read, in English and Polish."""
    with pytest.raises(BadDeckError) as caught:
        read_deck(data, PLACE)
    return caught.value.text.en, caught.value.text.pl


def octgn_card(name: str, quantity: str = "1") -> str:
    """A card as OCTGN writes it, with an id that nobody knows."""
    return f'    <card qty="{quantity}" id="ff4fb461-8060-457a-9c16-00000000abcd">{name}</card>'


def octgn_file(affiliation: Iterable[str], commands: Iterable[str], objectives: Iterable[str]) -> str:
    """A file as OCTGN writes it: a line for each card, its three sections in this order."""
    sections = (("Affiliation", affiliation), ("Command Deck", commands), ("Objective Deck", objectives))
    lines = [
        line
        for name, cards in sections
        for line in (f'  <section name="{name}">', *map(octgn_card, cards), "  </section>")
    ]
    head = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>'
    return "\n".join((head, '<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3">', *lines, "</deck>"))


def octgn_file_of(deck: Deck) -> str:
    """The whole deck as such a file."""
    return octgn_file(names(deck.affiliations), names(deck.commands), names(deck.objectives))


def names(keys: Iterable[str]) -> list[str]:
    """The English names of cards."""
    return [POOL[key].name.en for key in keys]
