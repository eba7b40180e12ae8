"""What cards do for those who have them: how often they win with a card in the opening hand, drawn, played, or unseen.

Each comparison is made among games of the same entrant on the same side, so that a card does not look good because it
is in a good deck. Whether a card is in the opening hand is decided by the shuffle alone, so that difference is what the
card does. In long games more cards are drawn and played, so these comparisons are made among games of as many rounds;
still, whoever plays a card chose to, and a card may itself make games long or short.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from dejarik.arena.analysis import Share
from dejarik.arena.card_counts import CONDITIONS, DRAWN, OPENING, PLAYED, SEEN, CardCounts, Group, Won
from dejarik.arena.comparisons import Difference, benjamini_hochberg, difference
from dejarik.arena.libraries import polars
from dejarik.arena.results import Results, Tick, nobody
from dejarik.arena.sums import add_up, each_counted

if TYPE_CHECKING:
    import polars as pl

SURE: Final = 0.05
_GROUP: Final = ("entrant", "side", "rounds")
_LOOKED_FOR: Final = (SEEN, *CONDITIONS)
READINGS: Final = 1 + len(_LOOKED_FOR)
"""How often all games are read."""


@dataclass(frozen=True, slots=True)
class Effect:
    """How often those win who have a card so, and how that differs from those who have not.

    ``q`` is the p of the difference, corrected for all cards that were compared in the same way.
    """

    share: Share | None
    difference: Difference | None
    q: float | None

    @property
    def is_sure(self) -> bool:
        """Whether chance alone hardly explains the difference, although so many cards were compared."""
        return self.q is not None and self.q < SURE


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


def card_impacts(results: Results, tick: Tick = nobody) -> tuple[CardImpact, ...]:
    """Every card that somebody held or played, the most useful in the opening hand first.

    ``tick`` hears of every game as often as it is read (``READINGS``).
    """
    return impacts_of(_counted(results, tick))


def impacts_of(counts: CardCounts) -> tuple[CardImpact, ...]:
    """The same for games that are counted already."""
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


def _effects(counts: CardCounts, keys: list[str], condition: str) -> list[Effect]:
    differences = [difference(counts.strata(key, condition)) for key in keys]
    corrected = iter(benjamini_hochberg([each.p for each in differences if each is not None]))
    shares = [_share(counts.having(key, condition, group) for group in counts.groups_of(key)) for key in keys]
    return [
        Effect(share, each, next(corrected) if each is not None else None)
        for share, each in zip(shares, differences, strict=True)
    ]


def _share(parts: Iterator[Won]) -> Share | None:
    found = list(parts)
    games = sum(part.games for part in found)
    return Share.of(games, sum(part.won for part in found)) if games else None


def _counted(results: Results, tick: Tick) -> CardCounts:
    """The games and wins of all entrants with every card, file by file."""

    def parts() -> Iterator[tuple[pl.DataFrame, pl.DataFrame]]:
        for games, cards in results.card_parts():
            yield games, cards
            tick(len(games) // results.tournament.players)

    counts = CardCounts()
    for row in add_up(each_counted((games for games, _ in parts()), _GROUP), _GROUP):
        counts.add_games(_group(row), _won(row))
    keys = ("card", *_GROUP)
    for condition in _LOOKED_FOR:
        used = (_used(games, cards, condition) for games, cards in parts())
        for row in add_up(each_counted(used, keys), keys):
            counts.add_card(row["card"], condition, _group(row), _won(row))
    return counts


def _group(row: Mapping[str, Any]) -> Group:
    return row["entrant"], row["side"], row["rounds"]


def _won(row: Mapping[str, Any]) -> Won:
    return Won(row["games"], row["won"])


def _used(games: pl.DataFrame, cards: pl.DataFrame, condition: str) -> pl.DataFrame:
    """A row for each card that was so, with what became of the game."""
    wanted = cards if condition == SEEN else cards.filter(polars().col(condition) > 0)
    return wanted.select("game", "seat", "card").join(games, on=("game", "seat"))
