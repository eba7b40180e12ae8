"""What a tournament was agreed to be and what it is played with, in a file beside its results."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from dejarik import __version__
from dejarik.arena.tournament import Tournament
from dejarik.kernel import registry
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.fingerprint import fingerprint
from dejarik.kernel.text import Text, same

FILE: Final = "manifest.json"
FORMAT: Final = "dejarik-arena"
VERSION: Final = 1
"""Of the folder: what the files are called and what their columns mean."""

NO_RESULTS: Final = Text("there are no results of an arena here", "nie ma tu wyników areny")
NAME_THE_FOLDER: Final = Text(
    "Name the folder that “dejarik arena run” wrote.", "Podaj folder, który zapisało „dejarik arena run”."
)
_BROKEN: Final = Text("the manifest cannot be read ({reason})", "manifestu nie da się odczytać ({reason})")
_RESTORE: Final = Text(
    "Restore it from a copy, or play the tournament again into a new folder.",
    "Odtwórz go z kopii albo rozegraj turniej ponownie do nowego folderu.",
)
_NEWER: Final = Text(
    "these results were written by a newer release ({version})",
    "te wyniki zapisało nowsze wydanie programu ({version})",
)
_UPDATE: Final = Text("Use that release.", "Użyj tego wydania.")
_OTHER_RULES: Final = Text(
    "it was begun with other rules or cards of {game} (Dejarik {version})",
    "rozpoczęto go z innymi zasadami lub kartami gry {game} (Dejarik {version})",
)
_SAME_RELEASE: Final = Text(
    "Continue it with that release, or play it anew into another folder.",
    "Dokończ go w tamtym wydaniu albo rozegraj od nowa do innego folderu.",
)


class BadResultsError(DejarikError):
    """A folder of results that cannot be read or continued."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """A tournament, the release and rules it is played with, and an id that all files of its results carry."""

    tournament: Tournament
    id: str
    program: str
    rules: str
    actions: int

    @classmethod
    def of(cls, tournament: Tournament) -> Self:
        """The manifest of a tournament that begins now."""
        game = registry.find(tournament.game)
        return cls(tournament, secrets.token_hex(8), __version__, fingerprint(game), _actions_version(tournament.game))

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The manifest in a folder; raises BadResultsError."""
        path = folder / FILE
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise BadResultsError(NO_RESULTS, NAME_THE_FOLDER, same(str(folder))) from error
        except (OSError, ValueError) as error:
            raise _broken(path, error) from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadResultsError(NO_RESULTS, NAME_THE_FOLDER, same(str(path)))
        if data.get("version") != VERSION:
            raise BadResultsError(_NEWER.fill(version=str(data.get("program"))), _UPDATE, same(str(path)))
        return cls._from_data(data, path)

    @classmethod
    def _from_data(cls, data: Mapping[str, Any], path: Path) -> Self:
        try:
            tournament = Tournament.from_data(data)
            return cls(tournament, str(data["id"]), str(data["program"]), str(data["rules"]), int(data["actions"]))
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise _broken(path, error) from error

    def text(self) -> str:
        """The manifest as its file has it."""
        head = {"format": FORMAT, "version": VERSION, "id": self.id, "program": self.program}
        rules = {"rules": self.rules, "actions": self.actions}
        return json.dumps({**head, **rules, **self.tournament.to_data()}, indent=2, ensure_ascii=False) + "\n"

    def check_rules(self) -> None:
        """Raise BadResultsError if this release would play other games."""
        game = registry.find(self.tournament.game)
        if fingerprint(game) != self.rules:
            raise BadResultsError(_OTHER_RULES.fill(game=game.title, version=self.program), _SAME_RELEASE)


def _actions_version(game: str) -> int:
    """The version of the game's numbers for programs that learn; 0 if it has none."""
    try:
        return registry.find(game).actions.version
    except DejarikError:
        return 0


def _broken(path: Path, error: Exception) -> BadResultsError:
    return BadResultsError(_BROKEN.fill(reason=f"{type(error).__name__}: {error}"), _RESTORE, same(str(path)))
