"""Decks among the options of a game: where a code or a starter would stand, a file will do as well."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import dejarik
from dejarik.cli import messages
from dejarik.cli.errors import CommandError
from dejarik.cli.files import read_beginning
from dejarik.kernel.decks import Decks
from dejarik.kernel.text import same

_KEY = re.compile(r"deck\d+")
_LARGEST_FILE = 64 * 1024 + 1
"""More than any deck needs: what is longer is refused as such by whoever reads it."""


def bring_decks(game: str, players: int | None, options: Mapping[str, str]) -> dict[str, str]:
    """The options with every file of a deck replaced by that deck's code; raises CommandError or BadDeckError."""
    played = dejarik.game(game)
    found = dict(options)
    for key, value in options.items():
        if played.decks is not None and any(spec.key == key for spec in played.option_specs) and _KEY.fullmatch(key):
            _check_seat(key, played.default_seats if players is None else players)
            found[key] = _code(played.decks, value)
    return found


def _check_seat(key: str, players: int) -> None:
    seat = int(key.removeprefix("deck"))
    if seat > players:
        remedy = messages.MORE_PLAYERS.fill(seat=seat, key=key)
        raise CommandError(messages.NOBODYS_DECK.fill(seat=seat, players=players), remedy, same(key))


def _code(decks: Decks, value: str) -> str:
    """The code of a deck; a file comes first, so that no file is ever hidden."""
    if not _names_file(value):
        return value
    sheet = decks.read(read_beginning(Path(value), _LARGEST_FILE), same(value))
    if sheet.violations:
        broken = sheet.violations[0]
        cause = broken.text.map(lambda words: words.rstrip(".")) + f" ({broken.rule})"
        raise CommandError(cause, messages.CHECK_DECK.fill(file=value), same(value))
    return sheet.code


def _names_file(value: str) -> bool:
    """Whether a value is a file, or looks so much like one that its absence should be told."""
    try:
        path = Path(value)
        return path.is_file() or (" " not in value and path.suffix.lower() in (".txt", ".json"))
    except (OSError, ValueError):
        return False
