"""Replays a saved game: its headers, its moves with their effects, and the position at any point."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.errors import CommandError, one_line
from dejarik.cli.files import check_new, write_new
from dejarik.cli.picture import picture
from dejarik.cli.position import Position, log_lines
from dejarik.cli.records import read_game
from dejarik.cli.screen import AMBER, make_console, make_side_console
from dejarik.cli.session import Session
from dejarik.kernel.decision import seat_sign
from dejarik.kernel.eyes import Eyes
from dejarik.kernel.match import Match
from dejarik.kernel.record import Record
from dejarik.kernel.text import same

ALL = "all"


def replay(path: Path, to: int | None, seat: str | None, svg: Path | None, language: str) -> None:
    """Check a record, tell it up to a point and show the table there."""
    check_new(svg)
    game = read_game(path)
    record, match = game.record, game.match(to=0)
    eyes = _eyes(match.players, seat)
    point = _point(to, game.legal)
    console = make_console()
    _show_headers(console, record, match, language)
    last_choice = _tell(console, match, record, point, eyes, language)
    _show_point(console, match, record, eyes, language)
    if match.result is not None:
        session = Session(console, match, eyes.seat, language)
        session.show_result()
        session.show_luck()
        if record.commitment:
            session.show_shuffle()
    if game.change is None:
        moves = messages.MOVE.count(len(record.moves))
        verified = messages.REPLAY_VERIFIED.fill(moves=moves, digest=record.digest)
        console.print(Line(verified[language], style="green"))
    else:
        console.print(Line(game.change[language], style=AMBER))
    if svg is not None:
        news = tuple(line.text for line in eyes.told(match, last_choice))
        position = Position(match.game, eyes.view(match), language, news)
        write_new(svg, picture(position, match.game.title[language]))
        console.print(messages.PICTURE_SAVED.fill(path=str(svg))[language])


def tell(path: Path, to: int | None, seat: str | None, language: str) -> None:
    """Print the log of a record up to a point, as one reader may know it."""
    game = read_game(path)
    match = game.match(_point(to, game.legal))
    console = make_console()
    for line in _eyes(match.players, seat).told(match):
        console.print(Line(line.text[language]), soft_wrap=True)
    if game.change is not None:
        make_side_console().print(Line(game.change[language], style=AMBER))


def _show_headers(console: Console, record: Record, match: Match, language: str) -> None:
    version = messages.REPLAY_RULES.fill(version=record.version, seed=record.seed)[language]
    console.print(Line.assemble((match.game.title[language], AMBER), (f"  {one_line(version)}", "dim")))
    for seat in match.view(match.players).seats:
        player = one_line(record.seat_names.get(seat.seat, ""))
        sign = f"  {seat_sign(seat.seat)} "
        console.print(Line.assemble((sign, "cyan"), (seat.name[language], "bold"), (f"  {player}", "dim")))
    options = "  ".join(f"{key}={value}" for key, value in match.setup.options.items() if value)
    console.print(Line(f"  {one_line(options)}", style="dim"))


def _tell(console: Console, match: Match, record: Record, point: int, eyes: Eyes, language: str) -> int:
    """Play and tell the moves up to a point; returns the log line at which the reader last chose something."""
    told = last_choice = 0
    for number in range(point + 1):
        if number:
            move = record.moves[number - 1]
            last_choice = told if move.seat == eyes.seat else last_choice
            match.follow(move)
            sign = (f"{seat_sign(move.seat)} ", "cyan")
            console.print(Line.assemble((f"{number:>4}. ", "dim"), sign, (move.notation, "bold")))
        for comment in record.comments.get(number, ()):
            console.print(Line(f"      # {one_line(comment)}", style="dim"))
        lines = [line.text for line in eyes.told(match, told)]
        told += len(lines)
        for line in log_lines(lines, language):
            console.print(Line.assemble("    ", line))
    return last_choice


def _show_point(console: Console, match: Match, record: Record, eyes: Eyes, language: str) -> None:
    where = messages.REPLAY_POINT.fill(point=len(match.moves), moves=len(record.moves))
    console.print(Line(f"\n{where[language]}", style="dim"))
    console.print(Position(match.game, eyes.view(match), language).draw(console.width))


def _point(to: int | None, last: int) -> int:
    if to is None:
        return last
    if not 0 <= to <= last:
        raise CommandError(messages.NO_SUCH_POINT.fill(point=to), messages.POINTS_ARE.fill(last=last), same("--to"))
    return to


def _eyes(players: int, written: str | None) -> Eyes:
    """A spectator's unless a seat or everybody is asked for."""
    if written == ALL:
        return Eyes(players, None)
    return Eyes(players, players if written is None else _seat(written, players))


def _seat(written: str, players: int) -> int:
    if not (written.isascii() and written.isdigit() and len(written) < 3 and 1 <= int(written) <= players):
        remedy = messages.SEATS_ARE.fill(last=players, extra=messages.OR_ALL)
        raise CommandError(messages.NO_SUCH_SEAT.fill(seat=written), remedy, same("--seat"))
    return int(written) - 1
