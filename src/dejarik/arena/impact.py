"""What cards do for those who have them: how often they win with a card in the opening hand, drawn, played, or unseen.

Each comparison is made among games of the same entrant on the same side, so that a card does not look good because it
is in a good deck. Whether a card is in the opening hand is decided by the shuffle alone, so that difference is what the
card does. In long games more cards are drawn and played, so these comparisons are made among games of as many rounds;
still, whoever plays a card chose to, and a card may itself make games long or short.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from dejarik.arena.analysis import Share
from dejarik.arena.comparisons import Difference, Stratum, benjamini_hochberg, difference
from dejarik.arena.libraries import polars
from dejarik.arena.results import Results
from dejarik.arena.sums import add_up, each_counted

if TYPE_CHECKING:
    import polars as pl

OPENING: Final = "opening"
DRAWN: Final = "drawn"
PLAYED: Final = "played"
CONDITIONS: Final = (OPENING, DRAWN, PLAYED)
_SEEN: Final = "seen"

_Group: TypeAlias = tuple[int, str, int]
"""An entrant on a side, in games of so many rounds."""


class _Won(NamedTuple):
    """How many games, and how many of them were won."""

    games: int
    won: float


_NONE: Final = _Won(0, 0.0)
_GROUP: Final = ("entrant", "side", "rounds")


@dataclass(frozen=True, slots=True)
class Effect:
    """How often those win who have a card so, and how that differs from those who have not.

    ``q`` is the p of the difference, corrected for all cards that were compared in the same way.
    """

    share: Share | None
    difference: Difference | None
    q: float | None


@dataclass(frozen=True, slots=True)
class CardImpact:
    """A card by its key: what it does in the opening hand, drawn and played, and the share of wins without seeing it.

    In the opening hand it is compared with all games in which it was not there; drawn and played, with those of as many
    rounds in which it was never seen.
    """

    key: str
    opening: Effect
    drawn: Effect
    played: Effect
    unseen: Share | None


def card_impacts(results: Results) -> tuple[CardImpact, ...]:
    """Every card that somebody held or played, the most useful in the opening hand first."""
    counts = _Counts(results)
    keys = sorted(counts.cards)
    effects = {condition: _effects(counts, keys, condition) for condition in CONDITIONS}
    found = [
        CardImpact(
            key=key,
            opening=effects[OPENING][at],
            drawn=effects[DRAWN][at],
            played=effects[PLAYED][at],
            unseen=_share(counts.unseen(key, group) for group in counts.groups_of(key)),
        )
        for at, key in enumerate(keys)
    ]
    return tuple(sorted(found, key=_order))


def _order(card: CardImpact) -> tuple[float, str]:
    return (-card.opening.difference.value if card.opening.difference else 2.0), card.key


def _effects(counts: _Counts, keys: list[str], condition: str) -> list[Effect]:
    differences = [difference(counts.strata(key, condition)) for key in keys]
    corrected = iter(benjamini_hochberg([each.p for each in differences if each is not None]))
    shares = [_share(counts.having(key, condition, group) for group in counts.groups_of(key)) for key in keys]
    return [
        Effect(share, each, next(corrected) if each is not None else None)
        for share, each in zip(shares, differences, strict=True)
    ]


def _share(parts: Iterator[_Won]) -> Share | None:
    found = list(parts)
    games = sum(part.games for part in found)
    return Share.of(games, sum(part.won for part in found)) if games else None


class _Counts:
    """Games and wins of every entrant on every side by rounds: in all, and by card and what became of it."""

    def __init__(self, results: Results) -> None:
        games = (games for games, _ in results.card_parts())
        self.totals = {_group(row): _won(row) for row in add_up(each_counted(games, _GROUP), _GROUP)}
        self.cards: dict[str, dict[str, dict[_Group, _Won]]] = {}
        for condition in (_SEEN, *CONDITIONS):
            keys = ("card", *_GROUP)
            used = (_used(games, cards, condition) for games, cards in results.card_parts())
            for row in add_up(each_counted(used, keys), keys):
                by_condition = self.cards.setdefault(row["card"], {each: {} for each in (_SEEN, *CONDITIONS)})
                by_condition[condition][_group(row)] = _won(row)
        self._lengths: dict[tuple[int, str], list[_Group]] = {}
        for group in sorted(self.totals):
            self._lengths.setdefault(group[:2], []).append(group)

    def groups_of(self, key: str) -> list[_Group]:
        """Those who had the card in any game, with all their games; a deck that never showed it may not have it."""
        had = dict.fromkeys(group[:2] for group in sorted(self.cards[key][_SEEN]))
        return [group for who in had for group in self._lengths[who]]

    def having(self, key: str, condition: str, group: _Group) -> _Won:
        """The games in which the card was so."""
        return self.cards[key][condition].get(group, _NONE)

    def unseen(self, key: str, group: _Group) -> _Won:
        """The games in which the card was never seen."""
        return self._others(key, _SEEN, group)

    def strata(self, key: str, condition: str) -> Iterator[Stratum]:
        """The games in which the card was so, and those they are compared with; opening hands whatever the rounds."""
        strata: dict[tuple[Any, ...], list[tuple[_Won, _Won]]] = {}
        for group in self.groups_of(key):
            others = self._others(key, OPENING if condition == OPENING else _SEEN, group)
            alike = group[:2] if condition == OPENING else group
            strata.setdefault(alike, []).append((self.having(key, condition, group), others))
        for pairs in strata.values():
            having, without = (_Won(*map(sum, zip(*column, strict=True))) for column in zip(*pairs, strict=True))
            yield Stratum(having.games, having.won, without.games, without.won)

    def _others(self, key: str, condition: str, group: _Group) -> _Won:
        total, having = self.totals[group], self.having(key, condition, group)
        return _Won(total.games - having.games, total.won - having.won)


def _group(row: Mapping[str, Any]) -> _Group:
    return row["entrant"], row["side"], row["rounds"]


def _won(row: Mapping[str, Any]) -> _Won:
    return _Won(row["games"], row["won"])


def _used(games: pl.DataFrame, cards: pl.DataFrame, condition: str) -> pl.DataFrame:
    """A row for each card that was so, with what became of the game."""
    wanted = cards if condition == _SEEN else cards.filter(polars().col(condition) > 0)
    return wanted.select("game", "seat", "card").join(games, on=("game", "seat"))
