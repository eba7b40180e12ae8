"""A deck is tested: it plays each of its opponents from both seats, and games are added up as they end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from dejarik.arena.analysis import Share
from dejarik.arena.card_counts import CONDITIONS, SEEN, CardCounts, Group, Won
from dejarik.arena.entrants import DECK, Entrant
from dejarik.arena.impact import CardImpact, impacts_of
from dejarik.arena.playing import Assignment, CardUse, Played, assign
from dejarik.arena.schedules import Gauntlet
from dejarik.arena.tournament import Tournament
from dejarik.kernel import registry
from dejarik.kernel.decks import Starter

SEATS: Final = 2
TESTED: Final = 0
"""The number of the deck that is tested among the entrants."""


class Lab:
    """The games of the first entrant against all others, and what came of those that were played.

    Everything is counted in memory and needs no other library, whatever the order in which games end.
    """

    def __init__(self, tournament: Tournament, games: int) -> None:
        self.tournament = tournament
        self.games = games
        self.played = 0
        self._won = [Won(0, 0.0) for _ in tournament.entrants]
        self._cards = CardCounts()

    def check(self) -> None:
        """Raise the error that playing would raise, before any game is started."""
        self.tournament.check()

    def assignments(self) -> Iterator[Assignment]:
        """The games, all opponents in turns; seats differ by one game at most."""
        tables = self.tournament.schedule.tables(self.tournament.field, [])
        for fixture in islice(self.tournament.fixtures(0, 0, tables), self.games):
            yield assign(self.tournament, fixture)

    def add(self, played: Played) -> None:
        """Count a game."""
        seat = played.entrants.index(TESTED)
        more = Won(1, played.shares[seat])
        for entrant in played.entrants:
            known = self._won[entrant]
            self._won[entrant] = Won(known.games + 1, known.won + more.won)
        self.played += 1
        group = (TESTED, played.sides[seat].en, played.rounds)
        self._cards.add_games(group, more)
        for use in played.cards:
            if use.seat == seat:
                self._count_card(use, group, more)

    @property
    def share(self) -> Share | None:
        """How the deck fared against everybody; None before the first game."""
        return _share(self._won[TESTED])

    @property
    def against(self) -> tuple[Share | None, ...]:
        """How it fared against each opponent."""
        return tuple(_share(won) for number, won in enumerate(self._won) if number != TESTED)

    def cards(self) -> tuple[CardImpact, ...]:
        """What each of its cards does, the most useful in the opening hand first."""
        return impacts_of(self._cards)

    def _count_card(self, use: CardUse, group: Group, more: Won) -> None:
        self._cards.add_card(use.key, SEEN, group, more)
        for condition in CONDITIONS:
            if getattr(use, condition):
                self._cards.add_card(use.key, condition, group, more)


def make_lab(game: str, deck: Entrant, opponents: Sequence[Entrant], games: int, seed: int = 0) -> Lab:
    """So many games in all, shared among the opponents."""
    each = -(-games // max(1, len(opponents)))
    return Lab(Tournament(game, SEATS, (deck, *opponents), Gauntlet(each), seed), games)


def starters_against(game: str, deck: str) -> list[Starter]:
    """The ready-made decks that may play against a deck, except the same one."""
    decks = registry.find(game).decks
    starters = decks.starters if decks is not None else ()
    return [each for each in starters if deck not in (each.key, each.code) and may_meet(game, deck, each.code)]


def may_meet(game: str, deck: str, other: str) -> bool:
    """Whether two decks may play against each other."""
    both = [Entrant(name, "random", {DECK: code}) for name, code in (("deck", deck), ("other", other))]
    return make_lab(game, both[0], both[1:], 1).tournament.field.may_meet((TESTED, 1))


def _share(won: Won) -> Share | None:
    return Share.of(won.games, won.won) if won.games else None
