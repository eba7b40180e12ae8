"""A game as readable text: headers, one move per line, a closing line that proves nothing is missing.

The format is described in ``docs/record-format.md``. Reading is strict: every error names the line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from dejarik.kernel.box import packed, unpacked
from dejarik.kernel.decision import CHANCE, seat_sign
from dejarik.kernel.errors import BadRecordError
from dejarik.kernel.text import EMPTY, Text

FORMAT: Final = "1"
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)(?: ([a-z_][a-z0-9_]*|[1-9][0-9]?))? ("(?:[^"\\]|\\.)*")\]')
_MOVE = re.compile(r"([1-9][0-9]{0,8})\. (p[1-9][0-9]?|chance) (\S.*)")
_CLOSE = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{32}) (open|won(?: p[1-9][0-9]?)+)")
_PLAYERS = re.compile(r"[1-9][0-9]?")
_REQUIRED = ("Dejarik", "Game", "Rules", "Players", "Seed")
_ONCE = {*_REQUIRED, "Fingerprint", "Cards", "Chance", "Commitment"}
_REPEATED = {"Option", "Seat"}


@dataclass(frozen=True, slots=True)
class Move:
    """One choice: who made it, in the game's notation, and the line it was read from."""

    seat: int
    notation: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Setup, moves and the digest of the resulting state; ``lines`` says where each header was read.

    ``fingerprint`` is that of the rules it was played with, ``box`` are the names of the cards if the game has its own;
    both are empty in records of early releases. ``comments`` stand behind so many moves.
    """

    game: str
    version: str
    players: int
    seed: str
    commitment: str
    options: Mapping[str, str]
    moves: tuple[Move, ...]
    digest: str
    winners: tuple[int, ...] = ()
    seat_names: Mapping[int, str] = field(default_factory=dict)
    asks_chance: bool = False
    fingerprint: str = ""
    box: tuple[str, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    comments: Mapping[int, tuple[str, ...]] = field(default_factory=dict, compare=False)

    def place(self, header: str) -> Text:
        """How errors name a header, with its line if the record was read from text; the closing line is "end"."""
        name = _CLOSING_LINE if header == "end" else Text(f"header {header}", f"nagłówek {header}")
        return line_place(self.lines[header]) + " (" + name + ")" if header in self.lines else name

    def __str__(self) -> str:
        return "\n".join([*self._headers(), "", *self._lines(), self._closing(), ""])

    def _headers(self) -> Iterator[str]:
        yield _tag("Dejarik", FORMAT)
        yield _tag("Game", self.game)
        yield _tag("Rules", self.version)
        yield _tag("Players", str(self.players))
        yield _tag("Seed", self.seed)
        yield _tag("Commitment", self.commitment)
        if self.asks_chance:
            yield _tag("Chance", "asked")
        for key, value in self.options.items():
            yield _tag("Option", value, key)
        if self.box:
            yield _tag("Cards", packed(self.box))
        for seat, name in self.seat_names.items():
            yield _tag("Seat", name, str(seat + 1))
        if self.fingerprint:
            yield _tag("Fingerprint", self.fingerprint)

    def _lines(self) -> Iterator[str]:
        yield from self._comments(0)
        for number, move in enumerate(self.moves, 1):
            yield f"{number}. {seat_sign(move.seat)} {move.notation}"
            yield from self._comments(number)

    def _comments(self, number: int) -> Iterator[str]:
        return (f"# {comment}" for comment in self.comments.get(number, ()))

    def _closing(self) -> str:
        won = " ".join(["won", *map(seat_sign, self.winners)]) if self.winners else "open"
        return f"end {len(self.moves)} {self.digest} {won}"


def parse(text: str) -> Record:
    """Read a record; raises BadRecordError with the line, the cause and the remedy."""
    return _Parser(text).record()


class _Parser:
    """Goes through the lines once: headers, moves, closing line."""

    def __init__(self, text: str) -> None:
        written = text.removeprefix("\ufeff").removesuffix("\n").split("\n")
        self.lines = [(n, line.rstrip()) for n, line in enumerate(written, 1)]
        self.tags: dict[str, str] = {}
        self.repeated: dict[str, dict[str, str]] = {"Option": {}, "Seat": {}}
        self.moves: list[Move] = []
        self.closing: tuple[str, tuple[int, ...]] | None = None
        self.found: dict[str, int] = {}
        self.comments: dict[int, list[str]] = {}

    def record(self) -> Record:
        for number, line in self.lines:
            if line.startswith("#"):
                self._comment(line)
            elif line:
                self._read(number, line)
        if self.closing is None:
            raise _missing_end(len(self.lines))
        for name in _REQUIRED:
            if name not in self.tags:
                raise _bad(1, Text(f"the header [{name} …] is missing", f"brakuje nagłówka [{name} …]"), _WHOLE)
        self._check_seats()
        digest, winners = self.closing
        return Record(
            game=self.tags["Game"],
            version=self.tags["Rules"],
            players=int(self.tags["Players"]),
            seed=self.tags["Seed"],
            commitment=self.tags.get("Commitment", ""),
            options=self.repeated["Option"],
            moves=tuple(self.moves),
            digest=digest,
            winners=winners,
            seat_names={int(seat) - 1: name for seat, name in self.repeated["Seat"].items()},
            asks_chance=self.tags.get("Chance") == "asked",
            fingerprint=self.tags.get("Fingerprint", ""),
            box=unpacked(self.tags.get("Cards", "")),
            lines=self.found,
            comments={behind: tuple(lines) for behind, lines in self.comments.items()},
        )

    def _comment(self, line: str) -> None:
        self.comments.setdefault(len(self.moves), []).append(line[1:].strip())

    def _check_seats(self) -> None:
        for seat in self.repeated["Seat"]:
            if int(seat) > int(self.tags["Players"]):
                cause = Text(f"there is no seat {seat}", f"nie ma miejsca {seat}")
                raise _bad(self.found[f"Seat {seat}"], cause, _REMOVE_LINE)

    def _read(self, number: int, line: str) -> None:
        if self.closing is not None:
            cause = Text("something follows the closing line", "po wierszu końcowym jest coś jeszcze")
            raise _bad(number, cause, Text("Remove it.", "Usuń to."))
        if line.startswith("["):
            self._header(number, line)
        elif line.startswith("end"):
            self._close(number, line)
        else:
            self._move(number, line)

    def _header(self, number: int, line: str) -> None:
        found = _TAG.fullmatch(line)
        if found is None:
            cause = Text("this is not a header", "to nie jest nagłówek")
            raise _bad(number, cause, Text('Write it as [Name "value"].', 'Zapisz go jako [Nazwa "wartość"].'))
        name, key, quoted = found.groups()
        value = _unquoted(number, quoted)
        if self.moves:
            cause = Text("there is a header among the moves", "między ruchami jest nagłówek")
            raise _bad(number, cause, Text("Move it to the top.", "Przenieś go na początek."))
        known = name in _REPEATED if key else name in _ONCE
        if not known:
            raise _bad(number, Text(f"the header {name} is unknown", f"nieznany nagłówek {name}"), _REMOVE_LINE)
        target = self.repeated[name] if key else self.tags
        if (key or name) in target:
            raise _bad(number, Text(f"the header {name} is repeated", f"nagłówek {name} się powtarza"), _REMOVE_LINE)
        target[key or name] = value
        self.found[f"{name} {key}" if key else name] = number
        self._check_header(number, name, key, value)

    def _check_header(self, number: int, name: str, key: str | None, value: str) -> None:
        if name == "Dejarik" and value != FORMAT:
            cause = Text(f"record format {value} is unknown", f"nieznany format zapisu {value}")
            remedy = Text(f"This version reads format {FORMAT}.", f"Ta wersja czyta format {FORMAT}.")
            raise _bad(number, cause, remedy)
        if name == "Players" and not _PLAYERS.fullmatch(value):
            raise _bad(number, Text(f"“{value}” is not a number of players", f"„{value}” to nie liczba graczy"), _WHOLE)
        if (name == "Seat") != (key or "").isdigit() and key:
            cause = Text("a seat has a number, an option a name", "miejsce ma numer, a opcja nazwę")
            raise _bad(number, cause, _REMOVE_LINE)
        if name == "Cards":
            self._check_cards(number, value)
        if name == "Chance" and value != "asked":
            cause = Text(f"“{value}” is unknown", f"nie wiadomo, co znaczy „{value}”")
            raise _bad(number, cause, Text('Write [Chance "asked"].', 'Zapisz [Chance "asked"].'))

    def _check_cards(self, number: int, value: str) -> None:
        try:
            unpacked(value)
        except ValueError:
            cause = Text("the list of cards is damaged", "lista kart jest uszkodzona")
            raise _bad(number, cause, _WHOLE) from None

    def _move(self, number: int, line: str) -> None:
        found = _MOVE.fullmatch(line)
        if found is None:
            cause = Text(f"“{line[:40]}” is not a move", f"„{line[:40]}” to nie ruch")
            raise _bad(number, cause, Text("Write it as “12. p1 move”.", "Zapisz go jako „12. p1 ruch”."))
        expected = len(self.moves) + 1
        if int(found[1]) != expected:
            cause = Text(f"move {found[1]} where {expected} is expected", f"ruch {found[1]} zamiast {expected}")
            raise _bad(number, cause, Text("A move is missing or doubled.", "Brakuje ruchu albo się powtarza."))
        seat = CHANCE if found[2] == "chance" else int(found[2][1:]) - 1
        self.moves.append(Move(seat, found[3], number))

    def _close(self, number: int, line: str) -> None:
        found = _CLOSE.fullmatch(line)
        if found is None:
            raise _bad(number, Text("the closing line is damaged", "wiersz końcowy jest uszkodzony"), _WHOLE)
        if int(found[1]) != len(self.moves):
            cause = Text(
                f"{found[1]} moves are declared, but there are {len(self.moves)}",
                f"zapowiedziano ruchów: {found[1]}, jest: {len(self.moves)}",
            )
            raise _bad(number, cause, _WHOLE)
        self.found["end"] = number
        self.closing = found[2], tuple(int(sign[1:]) - 1 for sign in found[3].split()[1:])


_WHOLE = Text("Use the whole, unchanged record.", "Użyj całego, niezmienionego zapisu.")
_REMOVE_LINE = Text("Remove the line.", "Usuń ten wiersz.")
_CLOSING_LINE = Text("closing line", "wiersz końcowy")


def line_place(number: int) -> Text:
    """How errors name a line of a record."""
    return Text(f"line {number}", f"wiersz {number}")


def _bad(number: int, cause: Text, remedy: Text = EMPTY) -> BadRecordError:
    return BadRecordError(cause, remedy, line_place(number))


def _missing_end(lines: int) -> BadRecordError:
    cause = Text("the record ends without a closing line", "zapis urywa się bez wiersza końcowego")
    return _bad(max(lines, 1), cause, _WHOLE)


def _tag(name: str, value: str, key: str = "") -> str:
    """Values are JSON strings, so that any name survives a round trip."""
    return f"[{name}{' ' if key else ''}{key} {json.dumps(value, ensure_ascii=not value.isprintable())}]"


def _unquoted(number: int, quoted: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        cause = Text(f"the value {quoted[:40]} is not quoted correctly", f"wartość {quoted[:40]} ma błędny cudzysłów")
        remedy = Text('Write \\" for a quotation mark.', 'Cudzysłów zapisz jako \\".')
        raise _bad(number, cause, remedy) from None
