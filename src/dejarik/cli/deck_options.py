"""Decks among the options of a game: a file is accepted wherever a code or a starter is."""

from __future__ import annotations

from collections.abc import Container, Mapping
from pathlib import Path

import dejarik
from dejarik.cli import messages
from dejarik.cli.errors import CommandError
from dejarik.cli.files import read_beginning
from dejarik.kernel.decks import FILE_ENDINGS, Decks, DeckSheet, deck_key
from dejarik.kernel.text import same

USUAL_GAME = "destiny"
"""Whose decks are meant where no game is named."""

LARGEST_FILE = 64 * 1024 + 1
"""More than any deck needs: what is longer is refused as such by whoever reads it."""


def bring_decks(game: str, players: int | None, options: Mapping[str, str]) -> dict[str, str]:
    """The options with every file of a deck replaced by that deck's code; raises CommandError or BadDeckError."""
    played = dejarik.game(game)
    found = dict(options)
    if played.decks is None:
        return found
    for seat in range(played.seats[-1]):
        key = deck_key(seat)
        if key in found:
            _check_seat(seat, played.default_seats if players is None else players)
            found[key] = _code(game, played.decks, found[key])
    return found


def bring_deck(game: str, value: str) -> str:
    """The code of a deck from a file, or the value itself if it is a code or a starter; raises CommandError."""
    played = dejarik.game(game)
    if played.decks is None:
        raise CommandError(messages.NO_DECKS.fill(game=played.title), messages.NAME_DECK_GAME, same(value))
    return _code(game, played.decks, value)


def _check_seat(seat: int, players: int) -> None:
    if seat >= players:
        key, number = deck_key(seat), seat + 1
        remedy = messages.MORE_PLAYERS.fill(seat=number, key=key)
        raise CommandError(messages.NOBODYS_DECK.fill(seat=number, players=players), remedy, same(key))


def _code(game: str, decks: Decks, value: str) -> str:
    """The code of a deck; a file comes first, so that no file is ever hidden."""
    if not names_file(value, {starter.key for starter in decks.starters}):
        return value
    sheet = decks.read(read_beginning(Path(value), LARGEST_FILE), same(value))
    check_legal(game, sheet, value)
    return sheet.code


def check_legal(game: str, sheet: DeckSheet, value: str) -> None:
    """Raise CommandError with the first rule that a deck breaks, if it breaks any; ``value`` is how it was named."""
    if sheet.violations:
        broken = sheet.violations[0]
        cause = broken.text.map(lambda words: words.rstrip(".")) + f" ({broken.rule})"
        words = value if game == USUAL_GAME else f"{value} --game {game}"
        raise CommandError(cause, messages.CHECK_DECK.fill(file=words), same(value))


def names_file(value: str, starters: Container[str]) -> bool:
    """Whether a value is a file, or looks so much like one that its absence should be told.

    A folder counts, so that it is called one, unless it only happens to have the name of a starter.
    """
    path = Path(value)
    try:
        is_there = path.is_file() or (path.exists() and value not in starters)
    except (OSError, ValueError):
        is_there = False
    return is_there or path.suffix.lower().removeprefix(".") in FILE_ENDINGS.values()
