"""What every file of something learned says of itself: for which game, from how many games, how it did in matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same
from dejarik.learning.judge import GUESSES

FORMAT: Final = 1
MOST_GUESSES: Final = 1000
"""A file that asks for more is damaged: no choice would ever be made."""


class WeightsError(DejarikError):
    """A file holds no weights that can be used here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What a file of weights is for and where it comes from."""

    game: str
    seats: int
    features: str
    """The digest of the features; with others, the numbers would mean something else."""
    seed: int
    games: int
    commit: str = ""
    matches: tuple[Mapping[str, Any], ...] = ()
    """Matches that were played with it: against whom, how many games, the share won and its 95% interval."""
    guesses: int = GUESSES
    """How many guesses at what is hidden are worth their time where an agent looks one choice ahead."""
    format: int = FORMAT


def read_header(path: Path, data: Any) -> Header:
    """The header that a file holds; raises WeightsError if it is not one of ours."""
    try:
        if data["format"] != FORMAT:
            raise _unusable(path, Text("the file is of another version", "plik jest w innej wersji"))
        header = Header(**data)
    except (KeyError, TypeError):
        raise damaged(path) from None
    if type(header.guesses) is not int or not 1 <= header.guesses <= MOST_GUESSES:
        raise damaged(path)
    return header


def check_fits(path: Path, header: Header, game: str, seats: int, features: str) -> None:
    """Raise WeightsError unless the weights are for this game, this number of seats and these features."""
    if header.game != game:
        raise _unusable(path, Text("they are for {game}", "są do gry {game}").fill(game=header.game))
    if header.seats != seats:
        raise _unusable(path, Text("they are for {n} seats", "są dla innej liczby miejsc ({n})").fill(n=header.seats))
    if header.features != features:
        raise _unusable(
            path, Text("they were made with another encoding of the game", "powstały przy innym kodowaniu gry")
        )


def not_there(path: Path) -> WeightsError:
    """What to raise if there is no file."""
    return _unusable(path, Text("there is no such file", "nie ma takiego pliku"))


def damaged(path: Path) -> WeightsError:
    """What to raise if a file does not hold what it should."""
    return _unusable(path, Text("the file is damaged or something else", "plik jest uszkodzony albo to coś innego"))


def _unusable(path: Path, why: Text) -> WeightsError:
    return WeightsError(
        Text("The weights cannot be used: ", "Nie można użyć wag: ") + why,
        Text(
            "Train new ones with “dejarik train”, or leave the file out.",
            "Wytrenuj nowe poleceniem „dejarik train” albo pomiń plik.",
        ),
        same(str(path)),
    )
