"""Where each card goes that somebody chooses for a deck, what it brings, and what it adds to the totals."""

from __future__ import annotations

from collections import Counter

from dejarik.games.lcg.cards import POOL, SETS
from dejarik.games.lcg.decks.legality import least_objectives
from dejarik.games.lcg.decks.model import AFFILIATION_CARDS, Deck
from dejarik.games.lcg.decks.sections import AFFILIATION, COMMANDS, OBJECTIVES
from dejarik.games.lcg.model.card import ObjectiveSet
from dejarik.kernel.decklists.lines import MOST_OF_ONE
from dejarik.kernel.decks import DeckLevel, DeckPick, DeckPlace, DeckTotal
from dejarik.kernel.text import EMPTY, Text

RESOURCES, FORCE = "resources", "force"


def totals_of(deck: Deck) -> tuple[DeckTotal, ...]:
    """The objectives, the command cards, the resources of the former, and the Force icons of the latter."""
    sums: Counter[str] = Counter()
    for each, copies in deck.listed():
        for key, number in _adds(each).items():
            sums[key] += number * copies
    return (
        DeckTotal(OBJECTIVES, Text("Objectives", "Cele"), sums[OBJECTIVES], least_objectives(deck)),
        DeckTotal(COMMANDS, Text("Command cards", "Karty dowodzenia"), sums[COMMANDS]),
        DeckTotal(RESOURCES, Text("Objective resources", "Zasoby celów"), sums[RESOURCES]),
        DeckTotal(FORCE, Text("Force icons", "Ikony Mocy"), sums[FORCE]),
    )


def _adds(each: ObjectiveSet) -> dict[str, int]:
    """What one copy of a set adds to the totals."""
    return {
        OBJECTIVES: 1,
        COMMANDS: len(each.commands),
        RESOURCES: POOL[each.objective].resources,
        FORCE: sum(POOL[key].force for key in each.commands),
    }


def _place_of(each: ObjectiveSet) -> DeckPlace:
    brings = tuple(DeckPick(COMMANDS, key, copies) for key, copies in Counter(each.commands).items())
    return DeckPlace(each.objective, OBJECTIVES, MOST_OF_ONE, (DeckLevel(EMPTY, _adds(each)),), brings)


PLACES = (
    *(DeckPlace(card.key, AFFILIATION, 1, (DeckLevel(EMPTY, {}),)) for card in AFFILIATION_CARDS.values()),
    *map(_place_of, SETS.values()),
)
"""Affiliation cards and objectives; command cards have no place of their own, because they come with objectives."""
