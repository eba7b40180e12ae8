"""Legal decks by chance, for games that are to visit every corner of the pool."""

from __future__ import annotations

from collections.abc import Container
from random import Random

from dejarik.games.lcg.cards import SETS
from dejarik.games.lcg.decks.legality import LEAST_OBJECTIVES, RESTRICTED, most_copies
from dejarik.games.lcg.decks.model import AFFILIATION_CARDS, Deck, objective_of
from dejarik.games.lcg.language.terms import NEUTRAL
from dejarik.games.lcg.model.card import Card
from dejarik.kernel.decks import NO_LEGAL_DECK
from dejarik.kernel.errors import BadDeckError

_OWN, _NEUTRAL, _OTHER = 6, 3, 1
"""How likely a set is: mostly of the deck's own affiliation, whose resources pay for its cards, or neutral."""


def random_deck(rand: Random, without: Container[str] = ()) -> Deck:
    """A deck of ten other objectives around a random affiliation; raises BadDeckError if too few are left."""
    affiliation = rand.choice(list(AFFILIATION_CARDS.values()))
    allowed = [number for number in SETS if objective_of(number).key not in without]
    offered = [number for number in allowed for _ in range(most_copies(objective_of(number)))]
    offered = [number for number in offered if _fits(objective_of(number), affiliation)]
    chosen: list[int] = []
    while len(chosen) < LEAST_OBJECTIVES:
        if not offered:
            raise BadDeckError(NO_LEGAL_DECK)
        number = rand.choices(offered, [_weight(objective_of(each), affiliation) for each in offered])[0]
        chosen.append(number)
        offered.remove(number)
        banned = _banned_by(number)
        offered = [each for each in offered if each not in banned]
    return Deck("", (affiliation.key,), tuple((number, 1) for number in chosen))


def _fits(objective: Card, affiliation: Card) -> bool:
    return objective.side == affiliation.side and (
        not objective.locked or objective.affiliation == affiliation.affiliation
    )


def _weight(objective: Card, affiliation: Card) -> int:
    if objective.affiliation == NEUTRAL:
        return _NEUTRAL
    return _OWN if objective.affiliation == affiliation.affiliation else _OTHER


def _banned_by(number: int) -> set[int]:
    """The restricted sets that a deck with this one may not use."""
    return {each for group in RESTRICTED["2.2"] if number in group for each in group} - {number}
