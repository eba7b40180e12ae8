"""A tournament as it is agreed before the first game: everything that decides how it goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final, NamedTuple, Self

from dejarik.agents import make_agent
from dejarik.agents.learned import check_weights
from dejarik.arena.entrants import Entrant
from dejarik.arena.schedules import Field, Schedule, Table, schedule_from
from dejarik.kernel import registry
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup, bound_to_end
from dejarik.kernel.text import Text, same

_SAME_NAME: Final = Text("two entrants are called “{name}”", "dwaj uczestnicy nazywają się „{name}”")
_RENAME: Final = Text("Give each another name.", "Nadaj im różne nazwy.")
_SEAT_OPTION: Final = Text("{game} has no option “{key}” for each seat", "Gra {game} nie ma opcji „{key}” dla miejsc")
_SEAT_OPTIONS_ARE: Final = Text(
    "Give what holds for the whole table as an option of the tournament.",
    "To, co dotyczy całego stołu, podaj jako opcję turnieju.",
)


class Fixture(NamedTuple):
    """A game to be played: its number, its round, and the entrants by seat."""

    number: int
    round: int
    entrants: Table


@dataclass(frozen=True)
class Tournament:
    """Who plays whom, at what, in what order. The same tournament gives the same games, wherever it is played.

    ``options`` are those of the game for every table; ``cards`` says whether to note which cards everybody held and
    played.
    """

    game: str
    players: int
    entrants: tuple[Entrant, ...]
    schedule: Schedule
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    cards: bool = True

    def check(self) -> None:
        """Raise the error that playing would raise, before any game is started."""
        names = [entrant.name for entrant in self.entrants]
        again = next((name for name in names if names.count(name) > 1), None)
        if again is not None:
            raise BadSetupError(_SAME_NAME.fill(name=again), _RENAME)
        for entrant in self.entrants:
            make_agent(entrant.agent, 0)
            check_weights(entrant.agent, registry.find(self.game), self.players)
            self._check_options(entrant)
        self.schedule.check(self.field)
        self._check_everybody_plays()

    @cached_property
    def field(self) -> Field:
        """The entrants as schedules see them."""
        return Field(len(self.entrants), self.players, cache(self._may_meet))

    def options_of(self, table: Table) -> dict[str, str]:
        """What is agreed at a table, with a limit of rounds if nobody names one: agents may go on forever."""
        found = dict(self.options)
        for seat, number in enumerate(table):
            found |= self.entrants[number].options_at(seat)
        return bound_to_end(registry.find(self.game), found)

    def seed_of(self, index: int) -> str:
        """The seed of game number ``index``."""
        return f"{self.seed}/{index}"

    def agent_seed(self, index: int, seat: int) -> int:
        """Where an agent has its chance from."""
        return (self.seed << 64) + (index << 8) + seat

    def fixtures(self, round: int, first: int, tables: Sequence[Table]) -> Iterator[Fixture]:
        """The games of a round, of which the first has that number.

        All tables play one game, then all the next, so that a tournament that is broken off has treated all alike.
        """
        seatings = [list(_seatings(table)) for table in tables]
        for number in range(len(tables) * self.schedule.games):
            cycle, at = divmod(number, len(tables))
            yield Fixture(first + number, round, seatings[at][cycle % self.players])

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return {
            "game": self.game,
            "players": self.players,
            "entrants": [entrant.to_data() for entrant in self.entrants],
            "schedule": self.schedule.to_data(),
            "seed": self.seed,
            "options": dict(self.options),
            "cards": self.cards,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The tournament of such data; raises LookupError, TypeError or ValueError if it is none."""
        return cls(
            game=str(data["game"]),
            players=int(data["players"]),
            entrants=tuple(Entrant.from_data(entrant) for entrant in data["entrants"]),
            schedule=schedule_from(data["schedule"]),
            seed=int(data["seed"]),
            options={str(key): str(value) for key, value in data["options"].items()},
            cards=bool(data["cards"]),
        )

    def _check_options(self, entrant: Entrant) -> None:
        game = registry.find(self.game)
        known = {spec.key for spec in game.option_specs}
        for key in entrant.options:
            if f"{key}1" not in known:
                cause = _SEAT_OPTION.fill(game=game.title, key=key)
                raise BadSetupError(cause, _SEAT_OPTIONS_ARE, same(entrant.name))

    def _check_everybody_plays(self) -> None:
        """An entrant whom no table takes has something that the game refuses, and the game says what."""
        waiting = set(range(len(self.entrants)))
        for table in self.schedule.possible(self.field):
            if not waiting:
                return
            if waiting & set(table) and self.field.may_meet(table):
                waiting -= set(table)
        for number in sorted(waiting):
            table = (number, *[other for other in range(len(self.entrants)) if other != number])[: self.players]
            self._explain(table)

    def _explain(self, table: Table) -> None:
        for seated in _seatings(table):
            try:
                self._check_table(seated)
            except BadSetupError as error:
                entrants = [self.entrants[number] for number in seated]
                brought = [each for seat, each in enumerate(entrants) if error.option in each.options_at(seat)]
                names = " - ".join(each.name for each in (brought if error.place.en else entrants))
                raise BadSetupError(error.cause, error.remedy, same(names)) from error

    def _may_meet(self, table: Table) -> bool:
        try:
            for seated in _seatings(table):
                self._check_table(seated)
        except BadSetupError:
            return False
        return True

    def _check_table(self, seated: Table) -> None:
        registry.find(self.game).check(Setup(self.players, self.options_of(seated)))


def _seatings(table: Table) -> Iterator[Table]:
    """How those at a table sit, game after game: everybody moves on by one seat."""
    for cycle in range(len(table)):
        yield tuple(table[(seat - cycle) % len(table)] for seat in range(len(table)))
