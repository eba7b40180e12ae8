"""Who meets whom: all at one table, everybody with everybody, one with all others, by score, or on a ladder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, ClassVar, Final, TypeAlias

from dejarik.arena.pairing import pair_by_score
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.text import Text

Table: TypeAlias = tuple[int, ...]
"""The entrants who play together, by number, in the order in which they sit in the first game."""

ONE_TABLE_ONLY: Final = Text(
    "a series is played at one table: {seats} seats need {seats} entrants, there are {entrants}",
    "seria toczy się przy jednym stole: przy {seats} miejscach uczestników ma być {seats}, a jest {entrants}",
)
OTHER_SCHEDULE: Final = Text("Use a round robin.", "Wybierz rozgrywki każdy z każdym.")
PAIRS_ONLY: Final = Text("such a tournament is for games of two", "taki turniej jest dla gier dwuosobowych")
TOO_FEW: Final = Text(
    "{seats} seats need {seats} entrants or more, there are {entrants}",
    "przy {seats} miejscach uczestników ma być co najmniej {seats}, a jest {entrants}",
)
MORE_ENTRANTS: Final = Text("Name more agents or decks.", "Podaj więcej graczy komputerowych lub talii.")
LADDER_APART: Final = Text(
    "on a ladder everybody must be able to meet everybody, and not all these decks can",
    "na drabince każdy musi móc zagrać z każdym, a nie wszystkie te talie mogą",
)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A table after its games: who sat there, and each one's share of the wins."""

    table: Table
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """How many entrants there are, how many sit at a table, and which of them may play together."""

    entrants: int
    seats: int
    may_meet: Callable[[Table], bool]


@dataclass(frozen=True)
class Schedule(ABC):
    """A kind of tournament: each table plays so many games, and everybody moves on by one seat from game to game."""

    kind: ClassVar[str]
    games: int = 100

    def check(self, field: Field) -> None:
        """Raise BadSetupError if these entrants cannot play so."""
        if field.entrants < field.seats:
            raise BadSetupError(TOO_FEW.fill(seats=field.seats, entrants=field.entrants), MORE_ENTRANTS)

    def rounds_for(self, field: Field) -> int:
        """How many rounds there are; a round begins when the one before is over."""
        return 1

    def length(self, field: Field) -> int:
        """How many games there are in all, or at most where not everybody may meet everybody."""
        return len(self.tables(field, [])) * self.games * self.rounds_for(field)

    def possible(self, field: Field) -> Iterable[Table]:
        """Every table that there could be, if all of these entrants may meet."""
        return combinations(range(field.entrants), field.seats)

    @abstractmethod
    def tables(self, field: Field, past: Sequence[Sequence[Meeting]]) -> list[Table]:
        """The tables of the round after the past ones."""

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return {"kind": self.kind, **asdict(self)}


@dataclass(frozen=True)
class OneTable(Schedule):
    """A series: as many entrants as seats, always the same."""

    kind: ClassVar[str] = "series"

    def check(self, field: Field) -> None:
        """Raise BadSetupError unless there are as many entrants as seats."""
        if field.entrants != field.seats:
            cause = ONE_TABLE_ONLY.fill(seats=field.seats, entrants=field.entrants)
            raise BadSetupError(cause, OTHER_SCHEDULE if field.entrants > field.seats else MORE_ENTRANTS)

    def tables(self, field: Field, past: Sequence[Sequence[Meeting]]) -> list[Table]:
        """The only table."""
        return [tuple(range(field.entrants))]


@dataclass(frozen=True)
class RoundRobin(Schedule):
    """Everybody meets everybody equally often, except those who may not meet."""

    kind: ClassVar[str] = "round-robin"

    def tables(self, field: Field, past: Sequence[Sequence[Meeting]]) -> list[Table]:
        """All tables; who sits first at them changes, so that odd numbers of games favor nobody."""
        return [_turned(table, sum(table)) for table in self.possible(field) if field.may_meet(table)]


@dataclass(frozen=True)
class Gauntlet(RoundRobin):
    """The first entrant meets each of the others, who do not meet each other."""

    kind: ClassVar[str] = "gauntlet"

    def check(self, field: Field) -> None:
        """Raise BadSetupError unless the game is for two."""
        super().check(field)
        _check_pairs(field)

    def possible(self, field: Field) -> Iterable[Table]:
        """The first with each of the others."""
        return ((0, other) for other in range(1, field.entrants))


@dataclass(frozen=True)
class Swiss(Schedule):
    """In each round those meet who stand alike, and if possible nobody meets anybody twice.

    Without a number of ``rounds`` there are as many as a knockout would take.
    """

    kind: ClassVar[str] = "swiss"
    rounds: int = 0

    def check(self, field: Field) -> None:
        """Raise BadSetupError unless the game is for two."""
        super().check(field)
        _check_pairs(field)

    def rounds_for(self, field: Field) -> int:
        """As many as were asked for."""
        return self.rounds or max(1, (field.entrants - 1).bit_length())

    def tables(self, field: Field, past: Sequence[Sequence[Meeting]]) -> list[Table]:
        """Pairs by score; whoever sat first less often does so now, and where both did as often, they take turns."""
        met = [meeting.table for meetings in past for meeting in meetings]
        pairs = pair_by_score(scores(field, past), met, field.may_meet)
        first = [sum(table[0] == entrant for table in met) for entrant in range(field.entrants)]
        turn = -1 if len(past) % 2 else 1
        return [_sorted_pair(pair, lambda entrant: (first[entrant], turn * entrant)) for pair in pairs]


@dataclass(frozen=True)
class Ladder(Schedule):
    """Neighbors play for the higher rung, beginning in the order in which the entrants are named.

    Without a number of ``rounds`` there are as many as it can take to climb from the last rung to the first.
    """

    kind: ClassVar[str] = "ladder"
    rounds: int = 0

    def check(self, field: Field) -> None:
        """Raise BadSetupError unless the game is for two and everybody may meet everybody."""
        super().check(field)
        _check_pairs(field)
        if not all(map(field.may_meet, combinations(range(field.entrants), 2))):
            raise BadSetupError(LADDER_APART, OTHER_SCHEDULE)

    def rounds_for(self, field: Field) -> int:
        """As many as were asked for."""
        return self.rounds or field.entrants

    def length(self, field: Field) -> int:
        """How many games there are in all; in every other round the first rung rests."""
        return sum(len(self._rungs(field, number)) for number in range(self.rounds_for(field))) * self.games

    def tables(self, field: Field, past: Sequence[Sequence[Meeting]]) -> list[Table]:
        """Neighbors, from the first rung or the second in turn; the challenger sits first."""
        order = self.order(field, past)
        return [(order[rung + 1], order[rung]) for rung in self._rungs(field, len(past))]

    def _rungs(self, field: Field, number: int) -> range:
        """The rungs whose holders are challenged in a round."""
        return range(number % 2 if field.entrants > 2 else 0, field.entrants - 1, 2)

    def order(self, field: Field, past: Sequence[Sequence[Meeting]]) -> list[int]:
        """Who stands on which rung: a challenger who won more than the one above takes that rung."""
        order = list(range(field.entrants))
        for meetings in past:
            for meeting in meetings:
                (challenger, above), points = meeting.table, meeting.points
                if points[0] > points[1]:
                    low, high = order.index(challenger), order.index(above)
                    order[low], order[high] = above, challenger
        return order


SCHEDULES: Final[Mapping[str, type[Schedule]]] = {
    made.kind: made for made in (OneTable, RoundRobin, Gauntlet, Swiss, Ladder)
}


def schedule_from(data: Mapping[str, Any]) -> Schedule:
    """The schedule of such data as ``to_data`` makes; raises KeyError or TypeError."""
    numbers = {key: int(value) for key, value in data.items() if key != "kind"}
    return SCHEDULES[data["kind"]](**numbers)


def scores(field: Field, past: Sequence[Sequence[Meeting]]) -> list[float]:
    """The points of all entrants so far; whoever had nobody to play with gets the point of a round won."""
    found = [0.0] * field.entrants
    for meetings in past:
        idle = set(range(field.entrants))
        for meeting in meetings:
            for entrant, points in zip(meeting.table, meeting.points, strict=True):
                found[entrant] += points
                idle.discard(entrant)
        for entrant in idle:
            found[entrant] += 1.0
    return found


def _turned(table: Table, by: int) -> Table:
    turn = by % len(table)
    return table[turn:] + table[:turn]


def _sorted_pair(pair: tuple[int, int], key: Callable[[int], tuple[int, int]]) -> Table:
    return tuple(sorted(pair, key=key))


def _check_pairs(field: Field) -> None:
    if field.seats != 2:
        raise BadSetupError(PAIRS_ONLY, OTHER_SCHEDULE)
