"""The four ready-made decks for first games, as the rulebook lists them (lcg.deck.starter_decks)."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.games.lcg.decks.model import AFFILIATION_CARDS, Deck
from dejarik.kernel.text import Text

STARTER_TITLES: dict[str, Text] = {
    "jedi": Text("Jedi Starter Deck", "Talia startowa: Jedi"),
    "rebels": Text("Rebel Alliance Starter Deck", "Talia startowa: Sojusz Rebeliantów"),
    "sith": Text("Sith Starter Deck", "Talia startowa: Sithowie"),
    "navy": Text("Imperial Navy Starter Deck", "Talia startowa: Imperialna Marynarka"),
}


def _starter(key: str, *numbers: Iterable[int]) -> Deck:
    sets = tuple((number, 1) for each in numbers for number in each)
    return Deck(STARTER_TITLES[key].en, (AFFILIATION_CARDS[key].key,), sets)


STARTERS: dict[str, Deck] = {
    "jedi": _starter("jedi", range(1, 8), [18]),
    "rebels": _starter("rebels", range(8, 15), [18]),
    "sith": _starter("sith", range(19, 26), [36]),
    "navy": _starter("navy", range(26, 33), [36]),
}


def starter_key(deck: Deck) -> str:
    """Which starter this is, set for set, whatever its name; empty if none."""
    return next((key for key, starter in STARTERS.items() if starter.contents == deck.contents), "")
