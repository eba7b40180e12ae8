"""Playing a tournament into a folder, from wherever it stands to its end."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Final

from dejarik.arena.engines import Engine, Here
from dejarik.arena.playing import Played, assign, play
from dejarik.arena.results import Results
from dejarik.arena.schedules import Meeting, Table

PART_GAMES: Final = 5_000
PART_SECONDS: Final = 10.0
"""After so many games, or so long, those in memory are written to a file."""


class Run:
    """A tournament being played. Games that are written are never played again; ``games`` is how many there will be.

    ``part_games`` is how many games a file has at most.
    """

    def __init__(self, results: Results, engine: Engine | None = None, part_games: int = PART_GAMES) -> None:
        results.manifest.check_rules()
        results.tournament.check()
        self.results = results
        self._engine = engine or Here()
        self._part_games = part_games
        self._waiting: list[Played] = []
        self._begun = time.monotonic()

    @property
    def games(self) -> int:
        """How many games the whole tournament has, or may have where some entrants cannot meet."""
        tournament = self.results.tournament
        return tournament.schedule.length(tournament.field)

    def play(self) -> Generator[Played]:
        """Play what is left, and write it as it comes; whoever stops in between loses nothing that was handed out."""
        tournament = self.results.tournament
        past: list[list[Meeting]] = []
        first, done = 0, self.results.games_played
        try:
            for number in range(tournament.schedule.rounds_for(tournament.field)):
                tables = tournament.schedule.tables(tournament.field, past)
                games = len(tables) * tournament.schedule.games
                if done < first + games:
                    yield from self._play_round(number, first, tables, max(0, done - first))
                self._write()
                if number + 1 < tournament.schedule.rounds_for(tournament.field):
                    past.append(self._meetings(first, games, tables))
                first += games
        finally:
            self._write()

    def _play_round(self, number: int, first: int, tables: list[Table], skip: int) -> Iterator[Played]:
        tournament = self.results.tournament
        fixtures = islice(tournament.fixtures(number, first, tables), skip, None)
        for played in self._engine.map(play, (assign(tournament, fixture) for fixture in fixtures)):
            self._waiting.append(played)
            if len(self._waiting) >= self._part_games or time.monotonic() - self._begun >= PART_SECONDS:
                self._write()
            yield played

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._begun = time.monotonic()
        self.results.append(waiting)

    def _meetings(self, first: int, games: int, tables: list[Table]) -> list[Meeting]:
        """What came of a round, from what is written of it."""
        points = {(at, entrant): 0.0 for at, table in enumerate(tables) for entrant in table}
        for index, entrant, share in self.results.shares(first, games):
            points[(index - first) % len(tables), entrant] += share / self.results.tournament.schedule.games
        return [Meeting(table, tuple(points[at, entrant] for entrant in table)) for at, table in enumerate(tables)]
