"""The results of a tournament on disk: a manifest and Parquet files, each written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from dejarik.arena.libraries import polars
from dejarik.arena.manifest import FILE, BadResultsError, Manifest
from dejarik.arena.playing import Played
from dejarik.arena.tournament import Tournament
from dejarik.kernel.text import Text, same

if TYPE_CHECKING:
    import polars as pl

GAMES: Final = "games"
"""A row for each seat of each game."""
CARDS: Final = "cards"
"""A row for each card that a seat held or played in a game."""
Tick: TypeAlias = Callable[[int], object]
"""Hears of so many more games that were read, while all of them are."""
_ID: Final = "dejarik-arena"
_UNFINISHED: Final = ".unfinished"

_EXISTS: Final = Text("this folder is not empty", "ten folder nie jest pusty")
_OTHER_FOLDER: Final = Text(
    "Name a new folder, or continue what is in it with “dejarik arena resume”.",
    "Podaj nowy folder albo dokończ to, co w nim jest: „dejarik arena resume”.",
)
_CANNOT_WRITE: Final = Text("nothing can be written there ({reason})", "nie można tam nic zapisać ({reason})")
_CHOOSE_ANOTHER: Final = Text("Name another folder.", "Podaj inny folder.")
_MAKE_ROOM: Final = Text(
    "Make room or restore the folder, then go on with “dejarik arena resume {folder}”.",
    "Zwolnij miejsce albo przywróć folder i wznów: „dejarik arena resume {folder}”.",
)
_BROKEN: Final = Text("this file is broken", "ten plik jest uszkodzony")
_FOREIGN: Final = Text(
    "this file belongs to another tournament, or to none", "ten plik pochodzi z innego turnieju albo z żadnego"
)
_MISSING: Final = Text("the file with the games from {first} on is missing", "brakuje pliku z grami od numeru {first}")
_REMOVE: Final = Text(
    "Remove all files with this number and higher ones, then “dejarik arena resume {folder}” plays those games again.",
    "Usuń wszystkie pliki o tym i wyższych numerach, a „dejarik arena resume {folder}” rozegra te gry ponownie.",
)
_REMOVE_LATER: Final = Text(
    "Remove the files with higher numbers, then “dejarik arena resume {folder}” plays those games again.",
    "Usuń pliki o wyższych numerach, a „dejarik arena resume {folder}” rozegra te gry ponownie.",
)
_SOMEBODY_WRITES: Final = Text("another process is writing here", "pisze tu inny proces")
_LET_IT_END: Final = Text("Let it end, or stop it first.", "Poczekaj, aż skończy, albo najpierw go zatrzymaj.")


def nobody(_games: int) -> None:
    """For those who do not mind how long it takes."""


class Results:
    """A folder of results. Files are named by the number of their first game, and have no gaps between them."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.games_played = 0
        self._read_parts()

    @property
    def tournament(self) -> Tournament:
        """What is played."""
        return self.manifest.tournament

    @classmethod
    def create(cls, folder: Path, tournament: Tournament) -> Self:
        """A new folder for a tournament; raises BadResultsError if there is something in it already."""
        polars()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise BadResultsError(_EXISTS, _OTHER_FOLDER, same(str(folder)))
            manifest = Manifest.of(tournament)
            _write_whole(folder / FILE, manifest.text().encode())
        except OSError as error:
            cause = _CANNOT_WRITE.fill(reason=error.strerror or str(error))
            raise BadResultsError(cause, _CHOOSE_ANOTHER, same(str(folder))) from error
        return cls(folder, manifest)

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The results in a folder, all files of which are checked; raises BadResultsError."""
        polars()
        return cls(folder, Manifest.read(folder))

    def append(self, games: Sequence[Played]) -> None:
        """Write the next games; they are there, all of them, when this returns.

        The file of games is written last: what lies beside it without one does not count.
        """
        if not games:
            return
        if self._path(GAMES, self.games_played).exists():
            raise BadResultsError(_SOMEBODY_WRITES, _LET_IT_END, same(str(self.folder)))
        cards = [row for game in games for row in _card_rows(game)]
        if cards:
            self._write(CARDS, cards)
        self._write(GAMES, [row for game in games for row in _game_rows(game)])
        self.games_played += len(games)

    def games(self) -> pl.LazyFrame:
        """A row for each seat of each game."""
        return self._scan(GAMES)

    def cards(self) -> pl.LazyFrame:
        """A row for each card that a seat held or played in a game."""
        return self._scan(CARDS)

    def parts(self) -> Iterator[pl.DataFrame]:
        """The games file by file, for what has to be read in order without holding all of it."""
        for path in self._files(GAMES):
            yield polars().read_parquet(path)

    def parts_from_the_end(self) -> Iterator[pl.DataFrame]:
        """The same files, the last one first."""
        for path in reversed(self._files(GAMES)):
            yield polars().read_parquet(path)

    def card_parts(self) -> Iterator[tuple[pl.DataFrame, pl.DataFrame]]:
        """The games file by file, each with the cards of these games."""
        for path in self._files(GAMES):
            cards = self._path(CARDS, _first(path))
            if cards.exists():
                yield polars().read_parquet(path), polars().read_parquet(cards)

    def shares(self, first: int, games: int) -> Iterator[tuple[int, int, float]]:
        """Who won how much of the games from number ``first`` on: the game, the entrant and its share."""
        number = polars().col("game")
        wanted = self.games().filter(number >= first, number < first + games).select("game", "entrant", "share")
        yield from wanted.collect().iter_rows()

    def _scan(self, kind: str) -> pl.LazyFrame:
        files = self._files(kind)
        empty: pl.LazyFrame = polars().LazyFrame(schema=_schema(kind))
        return polars().scan_parquet(files) if files else empty

    def _files(self, kind: str) -> list[Path]:
        """The files that count, in their order."""
        return [path for path in sorted(self.folder.glob(f"{kind}-*.parquet")) if _first(path) < self.games_played]

    def _path(self, kind: str, first: int) -> Path:
        return self.folder / f"{kind}-{first:010d}.parquet"

    def _write(self, kind: str, rows: list[tuple[Any, ...]]) -> None:
        path = self._path(kind, self.games_played)
        unfinished = path.with_suffix(_UNFINISHED)
        frame = polars().DataFrame(rows, schema=_schema(kind), orient="row")
        try:
            frame.write_parquet(unfinished, metadata={_ID: self.manifest.id})
            _settle(unfinished, path)
        except (OSError, polars().exceptions.PolarsError) as error:
            cause = _CANNOT_WRITE.fill(reason=str(error))
            raise BadResultsError(cause, self._say(_MAKE_ROOM), same(str(path))) from error

    def _read_parts(self) -> None:
        for path in sorted(self.folder.glob(f"{GAMES}-*.parquet")):
            if _first(path) != self.games_played:
                cause = _MISSING.fill(first=self.games_played)
                raise BadResultsError(cause, self._say(_REMOVE_LATER), same(str(self.folder)))
            self.games_played += self._check_part(path)
        for path in self._files(CARDS):
            self._check_id(path)

    def _check_part(self, path: Path) -> int:
        """How many games are in a file; raises BadResultsError unless they are those it is named for."""
        self._check_id(path)
        try:
            numbers = polars().read_parquet(path, columns=["game"])["game"].to_list()
        except Exception as error:  # whatever a broken file makes the library say
            raise self._wrong(path, _BROKEN) from error
        seats, first = self.tournament.players, _first(path)
        expected = [first + row // seats for row in range(len(numbers))]
        if numbers != expected or not numbers or len(numbers) % seats:
            raise self._wrong(path, _BROKEN)
        return len(numbers) // seats

    def _check_id(self, path: Path) -> None:
        try:
            found = polars().read_parquet_metadata(path).get(_ID)
        except Exception as error:  # whatever a broken file makes the library say
            raise self._wrong(path, _BROKEN) from error
        if found != self.manifest.id:
            raise self._wrong(path, _FOREIGN)

    def _wrong(self, path: Path, cause: Text) -> BadResultsError:
        return BadResultsError(cause, self._say(_REMOVE), same(str(path)))

    def _say(self, remedy: Text) -> Text:
        return remedy.fill(folder=str(self.folder))


def _first(path: Path) -> int:
    """The number of the first game in a file, from its name; one that has no number comes before all others."""
    number = path.stem.partition("-")[2]
    return int(number) if number.isascii() and number.isdigit() else -1


def _schema(kind: str) -> dict[str, Any]:
    pl = polars()
    if kind == CARDS:
        counts = {"opening": pl.UInt8, "drawn": pl.UInt8, "played": pl.UInt8}
        return {"game": pl.UInt32, "seat": pl.UInt8, "card": pl.String, **counts}
    return {
        "game": pl.UInt32,
        "round": pl.UInt16,
        "seed": pl.String,
        "seat": pl.UInt8,
        "entrant": pl.UInt16,
        "side": pl.String,
        "side_pl": pl.String,
        "share": pl.Float64,
        "score": pl.Int64,
        "decisions": pl.UInt32,
        "moves": pl.UInt32,
        "rounds": pl.UInt32,
        "seconds": pl.Float32,
    }


def _game_rows(game: Played) -> Iterator[tuple[Any, ...]]:
    for seat, entrant in enumerate(game.entrants):
        yield (
            game.index,
            game.round,
            game.seed,
            seat,
            entrant,
            game.sides[seat].en,
            game.sides[seat].pl,
            game.shares[seat],
            game.scores[seat],
            game.decisions[seat],
            game.moves,
            game.rounds,
            game.seconds,
        )


def _card_rows(game: Played) -> Iterator[tuple[Any, ...]]:
    for use in game.cards:
        yield (game.index, *use)


def _write_whole(path: Path, content: bytes) -> None:
    unfinished = path.with_suffix(_UNFINISHED)
    unfinished.write_bytes(content)
    _settle(unfinished, path)


def _settle(unfinished: Path, path: Path) -> None:
    """Give a file its name once all of it is on the disk, so that a power failure leaves it whole or not at all."""
    with unfinished.open("rb+") as written:
        os.fsync(written.fileno())
    unfinished.replace(path)
    with suppress(OSError):  # not every system can open a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
