"""Walking a tour in a test: its stops, each with the table as it stands there."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from dejarik.kernel.game import Game
from dejarik.kernel.guide import stops
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text
from dejarik.kernel.tour import TourStep
from dejarik.kernel.view import Thing, View


class Stop(NamedTuple):
    """A stop of a tour with the match there, as its learner sees it."""

    step: TourStep
    match: Match
    learner: int

    @property
    def view(self) -> View:
        """The learner's view."""
        return self.match.view(self.learner)

    def things(self, region: str, seat: int | None = None) -> tuple[Thing, ...]:
        """What lies in a place."""
        return self.view.region(region, seat).things

    def keys(self, region: str, seat: int | None = None) -> list[str | None]:
        """The cards that lie in a place; None for a back."""
        return [thing.key for thing in self.things(region, seat)]

    def number(self, seat: int, icon: str) -> int:
        """A number of a player."""
        return next(number.value for number in self.view.seats[seat].numbers if number.icon == icon)

    def log(self) -> list[str]:
        """What was told so far."""
        return [line.en for line in self.match.log(self.learner)]

    def is_named_in_both(self, names: set[Text]) -> None:
        """A card is named in both languages or in neither."""
        in_english = {name.en for name in names if re.search(rf"\b{re.escape(name.en)}s?\b", self.step.text.en)}
        in_polish = {name.en for name in names if f"„{name.pl}”" in self.step.text.pl}
        assert in_english == in_polish


class Walk:
    """All stops of a game's tour."""

    def __init__(self, game: Game[Any]) -> None:
        assert game.tour is not None
        self.stops = [Stop(step, match, game.tour.learner) for step, match in stops(game, game.tour)]

    def at(self, choice: str) -> Stop:
        """The first stop at which this is chosen."""
        return next(stop for stop in self.stops if stop.step.choice == choice)

    def after(self, choice: str) -> Stop:
        """The stop that follows."""
        return self.stops[self.stops.index(self.at(choice)) + 1]
