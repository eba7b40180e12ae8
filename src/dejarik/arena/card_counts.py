"""Games and wins with every card: in the opening hand, drawn, played, or never seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from dejarik.arena.comparisons import Stratum

OPENING: Final = "opening"
DRAWN: Final = "drawn"
PLAYED: Final = "played"
CONDITIONS: Final = (OPENING, DRAWN, PLAYED)
SEEN: Final = "seen"

Group: TypeAlias = tuple[int, str, int]
"""An entrant on a side, in games of so many rounds."""


class Won(NamedTuple):
    """How many games, and how many of them were won."""

    games: int
    won: float


_NONE: Final = Won(0, 0.0)


class CardCounts:
    """Games and wins of every entrant on every side by rounds: in all, and by card and what became of it."""

    def __init__(self) -> None:
        self.cards: dict[str, dict[str, dict[Group, Won]]] = {}
        self._totals: dict[Group, Won] = {}

    def add_games(self, group: Group, more: Won) -> None:
        """Count games, whatever cards were seen in them."""
        self._totals[group] = _sum(self._totals.get(group, _NONE), more)

    def add_card(self, key: str, condition: str, group: Group, more: Won) -> None:
        """Count games in which a card was so; they are counted as games, too."""
        by_condition = self.cards.setdefault(key, {each: {} for each in (SEEN, *CONDITIONS)})
        by_condition[condition][group] = _sum(self.having(key, condition, group), more)

    def groups_of(self, key: str) -> list[Group]:
        """Those who had the card in any game, with all their games; a deck that never showed it may not have it."""
        had = {group[:2] for group in self.cards[key][SEEN]}
        return sorted(group for group in self._totals if group[:2] in had)

    def having(self, key: str, condition: str, group: Group) -> Won:
        """The games in which the card was so."""
        return self.cards[key][condition].get(group, _NONE)

    def unseen(self, key: str, group: Group) -> Won:
        """The games in which the card was never seen."""
        return self._others(key, SEEN, group)

    def strata(self, key: str, condition: str) -> Iterator[Stratum]:
        """The games in which the card was so, and those they are compared with; opening hands whatever the rounds."""
        strata: dict[tuple[Any, ...], list[tuple[Won, Won]]] = {}
        for group in self.groups_of(key):
            others = self._others(key, OPENING if condition == OPENING else SEEN, group)
            alike = group[:2] if condition == OPENING else group
            strata.setdefault(alike, []).append((self.having(key, condition, group), others))
        for pairs in strata.values():
            having, without = (_sum(*column) for column in zip(*pairs, strict=True))
            yield Stratum(having.games, having.won, without.games, without.won)

    def _others(self, key: str, condition: str, group: Group) -> Won:
        total, having = self._totals[group], self.having(key, condition, group)
        return Won(total.games - having.games, total.won - having.won)


def _sum(*parts: Won) -> Won:
    return Won(sum(part.games for part in parts), sum(part.won for part in parts))
