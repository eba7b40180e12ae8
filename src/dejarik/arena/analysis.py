"""What came of a tournament: standings, who beats whom, seats and sides, lengths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dejarik.arena.libraries import polars
from dejarik.arena.ratings import Rating, rate
from dejarik.arena.results import Results, Tick, nobody
from dejarik.arena.statistics import wilson
from dejarik.arena.sums import add_up, each_counted
from dejarik.kernel.text import Text

if TYPE_CHECKING:
    import polars as pl


@dataclass(frozen=True, slots=True)
class Share:
    """The share of so many games that was won, between ``low`` and ``high`` with 95%."""

    games: int
    value: float
    low: float
    high: float

    @classmethod
    def of(cls, games: int, won: float) -> Share:
        """The share of games won, of which there is at least one."""
        low, high = wilson(won / games, games)
        return cls(games, won / games, low, high)


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant after all games."""

    entrant: int
    name: str
    share: Share
    rating: Rating
    mean_score: float
    mean_decisions: float


@dataclass(frozen=True, slots=True)
class Balance:
    """How a seat, or whoever plays a side, fared; ``fair`` is the share everybody would have if all were alike."""

    name: Text
    share: Share
    fair: float
    mean_decisions: float


@dataclass(frozen=True, slots=True)
class Spread:
    """A number of every game: its mean, the 5% and 95% points, and how often each value occurred, in order."""

    mean: float
    low: int
    high: int
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole tournament in numbers. ``matchups[a][b]`` is how entrant a fared against b, None if they never met."""

    games: int
    standings: tuple[Standing, ...]
    matchups: tuple[tuple[Share | None, ...], ...]
    seats: tuple[Balance, ...]
    sides: tuple[Balance, ...]
    moves: Spread
    rounds: Spread
    seconds: float


def analyze(results: Results, tick: Tick = nobody) -> Analysis:
    """Add a tournament up; it takes the same space however many games there are.

    What takes long is rating, so ``tick`` hears of every game as often as that reads it (``ratings.READINGS``).
    """
    games = results.games()
    return Analysis(
        games=results.games_played,
        standings=_standings(results, tick),
        matchups=_matchups(results),
        seats=_seats(games, results.tournament.players),
        sides=_sides(games, results.tournament.players),
        moves=_spread(games, "moves"),
        rounds=_spread(games, "rounds"),
        seconds=_seconds(games),
    )


def _collected(frame: pl.LazyFrame) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame.collect(engine="streaming").to_dicts()
    return found


def _means() -> list[Any]:
    pl = polars()
    means = [pl.col(name).mean().alias(name) for name in ("score", "decisions")]
    return [pl.len().alias("games"), pl.col("share").sum().alias("won"), *means]


def _standings(results: Results, tick: Tick) -> tuple[Standing, ...]:
    """The entrants who have played, the highest rating first."""
    ratings = rate(results, tick)
    rows = _collected(results.games().group_by("entrant").agg(_means()))
    found = [
        Standing(
            entrant=row["entrant"],
            name=results.tournament.entrants[row["entrant"]].name,
            share=Share.of(row["games"], row["won"]),
            rating=ratings[row["entrant"]],
            mean_score=row["score"],
            mean_decisions=row["decisions"],
        )
        for row in rows
    ]
    return tuple(sorted(found, key=lambda standing: (-standing.rating.value, standing.entrant)))


def _matchups(results: Results) -> tuple[tuple[Share | None, ...], ...]:
    """Of the games that one of the two won, how much of the win was whose; at a table of two that is all games."""
    pairs = ("entrant", "other")
    rows = add_up(each_counted(map(_paired, results.parts()), pairs), pairs)
    cells = {(row["entrant"], row["other"]): Share.of(row["games"], row["won"]) for row in rows}
    everybody = range(len(results.tournament.entrants))
    return tuple(tuple(cells.get((one, other)) for other in everybody) for one in everybody)


def _paired(part: pl.DataFrame) -> pl.DataFrame:
    """Every two of a table, with the share of the first in what the two won."""
    pl = polars()
    seats = part.select("game", "entrant", "share")
    both = seats.join(seats.rename({"entrant": "other", "share": "theirs"}), on="game")
    won = pl.col("share") + pl.col("theirs")
    met = both.filter(pl.col("entrant") != pl.col("other"), won > 0)
    return met.with_columns(share=pl.col("share") / won)


def _seats(games: pl.LazyFrame, players: int) -> tuple[Balance, ...]:
    """How each seat fared, with its side where it always has the same."""
    rows = _collected(games.group_by("seat").agg(*_means(), *_sides_of_group()).sort("seat"))
    return tuple(_balance(_seat_name(row), row, players) for row in rows)


def _sides(games: pl.LazyFrame, players: int) -> tuple[Balance, ...]:
    """How each side fared; nothing if sides are only other words for seats."""
    pl = polars()
    places = games.group_by("side").agg(pl.col("seat").n_unique().alias("seats"))
    sides = {row["side"]: row["seats"] for row in _collected(places)}
    if len(sides) == players and set(sides.values()) == {1}:
        return ()
    rows = _collected(games.group_by("side").agg(*_means(), pl.col("side_pl").first()).sort("side"))
    return tuple(_balance(Text(row["side"], row["side_pl"]), row, players) for row in rows)


def _sides_of_group() -> list[Any]:
    pl = polars()
    return [pl.col("side").first(), pl.col("side_pl").first(), pl.col("side").n_unique().alias("different")]


def _seat_name(row: dict[str, Any]) -> Text:
    """The seat, and what its player is called if that is more than another word for the seat."""
    number = str(row["seat"] + 1)
    seat = Text(f"Seat {number}", f"Miejsce {number}")
    if row["different"] > 1 or row["side"].endswith(number):
        return seat
    return seat + ": " + Text(row["side"], row["side_pl"])


def _balance(name: Text, row: dict[str, Any], players: int) -> Balance:
    return Balance(name, Share.of(row["games"], row["won"]), 1 / players, row["decisions"])


def _spread(games: pl.LazyFrame, column: str) -> Spread:
    """Over games, each of which counts once although it has a row for every seat."""
    pl = polars()
    counted = games.filter(pl.col("seat") == 0).group_by(column).agg(pl.len().alias("games")).sort(column)
    counts = tuple((row[column], row["games"]) for row in _collected(counted))
    total = sum(number for _, number in counts)
    mean = sum(value * number for value, number in counts) / total
    return Spread(mean, _point(counts, 0.05 * total), _point(counts, 0.95 * total), counts)


def _point(counts: tuple[tuple[int, int], ...], passed: float) -> int:
    """The first value that more than so many games do not exceed."""
    for value, number in counts:
        passed -= number
        if passed < 0:
            return value
    return counts[-1][0]


def _seconds(games: pl.LazyFrame) -> float:
    pl = polars()
    total = games.filter(pl.col("seat") == 0).select(pl.col("seconds").cast(pl.Float64).sum()).collect()
    return float(total.item())
