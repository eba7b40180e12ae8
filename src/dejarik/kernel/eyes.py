"""The point of view from which a game is seen: a player's, a spectator's, or with all cards face up."""

from __future__ import annotations

from dataclasses import replace

from dejarik.kernel.events import Told
from dejarik.kernel.match import Match
from dejarik.kernel.view import View


class Eyes:
    """The view of one seat, of spectators (``seat = players``), or with all cards face up (``seat = None``).

    It is for games that are over: copies of a card have the same numbers for everybody, those of the record.
    """

    def __init__(self, players: int, seat: int | None) -> None:
        self.players = players
        self.everybody = seat is None
        self.seat = players if seat is None else seat

    def view(self, match: Match) -> View:
        """The table; with all cards face up, each place as its owner sees it."""
        seen = match.game.view(match.state, self.seat)
        if not self.everybody:
            return seen
        own = [match.game.view(match.state, seat) for seat in range(self.players)]
        regions = (r if r.seat is None else own[r.seat].region(r.key, r.seat) for r in seen.regions)
        return replace(seen, regions=tuple(regions))

    def told(self, match: Match, start: int = 0) -> list[Told]:
        """The log; with all cards face up, each line with all cards that any player may know."""
        return match.told_to_all(start) if self.everybody else match.told(self.seat, start)
