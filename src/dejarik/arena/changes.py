"""Decks that differ in a few cards: what exchanging these cards did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from dejarik.arena.analysis import Share
from dejarik.arena.comparisons import Difference, Stratum, benjamini_hochberg, difference
from dejarik.arena.entrants import DECK, Entrant
from dejarik.arena.tournament import Tournament
from dejarik.kernel import registry
from dejarik.kernel.decks import Decks

MOST_CHANGED: Final = 6
"""How many cards two decks may differ in to count as versions of one deck."""


@dataclass(frozen=True, slots=True)
class DeckChange:
    """Two entrants with the same agent and versions of one deck, and the cards that only one of them has.

    ``difference`` is that of the first from the second against the opponents of both, ``direct`` how the first fared
    against the second; ``q`` is the p of the difference, corrected for all versions that were compared.
    """

    first: str
    second: str
    only_first: Mapping[str, int]
    only_second: Mapping[str, int]
    difference: Difference | None
    direct: Share | None
    q: float | None


def deck_changes(tournament: Tournament, matchups: Sequence[Sequence[Share | None]]) -> tuple[DeckChange, ...]:
    """All pairs of entrants who play versions of one deck; ``matchups`` are those of the analysis."""
    pairs = list(_versions(tournament))
    differences = [difference(_strata(matchups, one, other)) for one, other, _, _ in pairs]
    corrected = iter(benjamini_hochberg([each.p for each in differences if each is not None]))
    return tuple(
        DeckChange(
            first=tournament.entrants[one].name,
            second=tournament.entrants[other].name,
            only_first=first - second,
            only_second=second - first,
            difference=each,
            direct=matchups[one][other],
            q=next(corrected) if each is not None else None,
        )
        for (one, other, first, second), each in zip(pairs, differences, strict=True)
    )


def _versions(tournament: Tournament) -> Iterator[tuple[int, int, Counter[str], Counter[str]]]:
    decks = registry.find(tournament.game).decks
    if decks is None:
        return
    contents = [_contents(decks, entrant) for entrant in tournament.entrants]
    for one, other in combinations(range(len(contents)), 2):
        first, second = contents[one], contents[other]
        same_agent = tournament.entrants[one].agent == tournament.entrants[other].agent
        if same_agent and first and second and 0 < _changed(first, second) <= MOST_CHANGED:
            yield one, other, first, second


def _changed(first: Counter[str], second: Counter[str]) -> int:
    return max((first - second).total(), (second - first).total())


def _contents(decks: Decks, entrant: Entrant) -> Counter[str]:
    """The cards of an entrant's deck; none if it brings no deck."""
    if DECK not in entrant.options:
        return Counter()
    code = entrant.options[DECK]
    starters = {starter.key: starter.code for starter in decks.starters}
    sheet = decks.sheet(starters.get(code, code))
    found: Counter[str] = Counter()
    for section in sheet.sections:
        for entry in section.entries:
            found[entry.key] += entry.copies
    return found


def _strata(matchups: Sequence[Sequence[Share | None]], one: int, other: int) -> Iterator[Stratum]:
    """By opponent: the games of both against it."""
    for opponent in range(len(matchups)):
        first, second = matchups[one][opponent], matchups[other][opponent]
        if first is not None and second is not None:
            yield Stratum(first.games, first.games * first.value, second.games, second.games * second.value)
