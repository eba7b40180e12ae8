"""One game at the terminal: the match, the player's seat, the language, and how much of the log was shown."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.errors import CommandError
from dejarik.cli.files import write_new
from dejarik.cli.interrupts import Interrupts
from dejarik.cli.kept import KeptGame
from dejarik.cli.luck import draw_luck
from dejarik.cli.menu import Menu
from dejarik.cli.position import Position
from dejarik.cli.reader import LineReader, Reader
from dejarik.cli.screen import AMBER
from dejarik.kernel import rng
from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text, listed
from dejarik.kernel.view import Prompt

_BELOW = 3
"""The lines beneath the table: the answer, a notice, and what an answer that is too long for its line takes."""


class LeaveError(Exception):
    """The player wants to stop."""


@dataclass
class Session:
    """A match in front of one player; ``seat`` equals the number of players for somebody who only watches."""

    console: Console
    match: Match
    seat: int
    language: str
    told: int = 0
    saved_moves: int = 0
    notice: Text = EMPTY
    kept: KeptGame | None = None
    interrupts: Interrupts = field(default_factory=Interrupts)
    commitment: str = field(init=False)

    def __post_init__(self) -> None:
        self.commitment = self.match.commitment
        self.saved_moves = len(self.match.moves)

    @cached_property
    def reader(self) -> Reader:
        """Where the player's answers come from: a person at a terminal, or a program."""
        console = self.console
        at_terminal = sys.stdin is not None and sys.stdin.isatty() and console.is_terminal
        if not at_terminal or console.is_dumb_terminal:
            return LineReader(console)
        from dejarik.cli.editor import TerminalReader  # loading it takes longer than most commands

        return TerminalReader(console)

    @property
    def watches(self) -> bool:
        """Whether this terminal only watches."""
        return self.seat == self.match.players

    @property
    def is_saved(self) -> bool:
        """Whether the record has no moves that are in no file."""
        return len(self.match.moves) <= self.saved_moves

    @property
    def position(self) -> Position:
        """The table now, with the log since the player's last choice."""
        news = tuple(self.match.log(self.seat, self.told))
        return Position(self.match.game, self.match.view(self.seat), self.language, news)

    @property
    def menu(self) -> Menu:
        """The options of this player's question."""
        found = self.position.menu
        assert found is not None, "this seat is choosing"
        return found

    @property
    def prompt(self) -> Prompt:
        """What this player is asked."""
        found = self.match.view(self.seat).prompt
        assert found is not None, "this seat is choosing"
        return found

    def say(self, text: Text, style: str = "") -> None:
        """Print a phrase in the session's language."""
        self.show(Line(text[self.language], style=style))

    def show(self, what: RenderableType) -> None:
        """Print something drawn already."""
        self.console.print(what)

    def show_position(self) -> None:
        """Draw the table; on a terminal it replaces the one before and fits into the window."""
        if self.console.is_terminal and self.match.moves:
            self.console.clear()
        if self.reader.is_person:
            self.show(self.position.draw_into(self.console.width, self.console.height - _BELOW))
        else:
            self.show_table()
        if self.notice.en:
            self.say(self.notice)
            self.notice = EMPTY

    def show_table(self) -> None:
        """Draw the whole table, however long it is."""
        self.show(self.position.draw(self.console.width))

    def count_told(self) -> None:
        """Mark the whole log as shown."""
        self.told = self.match.log_length

    def keep(self) -> None:
        """Write the game down where it is kept; one that cannot be written is only told of, once."""
        if self.kept is None:
            return
        try:
            self.kept.write(self.match.record)
        except CommandError as error:
            self.kept = None
            self.notice = error.text

    def save(self, path: Path) -> None:
        """Write the record to a new file; raises CommandError."""
        write_new(path, str(self.match.record))
        self.saved_moves = len(self.match.moves)
        phrase = messages.SAVED if self.match.result is None else messages.SAVED_WHOLE
        self.say(phrase.fill(path=str(path), game=self.match.game.name))

    def show_result(self) -> None:
        """Who won, and all scores."""
        outcome = self.match.result
        assert outcome is not None, "the game is over"
        names = [seat.name for seat in self.match.view(self.seat).seats]
        self.say(Text("\n", "\n") + self._verdict(outcome.winners, names), AMBER)
        table = Table.grid(padding=(0, 2, 0, 0))
        for side in ("left", "left", "right"):
            table.add_column(justify=side)
        for seat, (name, score) in enumerate(zip(names, outcome.scores, strict=True)):
            star = Line("★" if seat in outcome.winners else " ", style=AMBER)
            table.add_row(star, Line(name[self.language]), Line(str(score), style="bold"))
        self.show(table)

    def show_luck(self) -> None:
        """How lucky everybody's dice were, if the game has any."""
        report = self.match.luck()
        if report is not None:
            names = [seat.name for seat in self.match.view(self.seat).seats]
            self.show(Line())
            self.show(draw_luck(report, names, self.language, self.console.width))

    def show_shuffle(self) -> None:
        """Verify that the shuffle matches its commitment."""
        holds = rng.verify(self.match.seed, self.commitment)
        verdict = messages.SHUFFLE_HOLDS if holds else messages.SHUFFLE_BROKEN
        self.say(verdict.fill(seed=self.match.seed, commitment=self.commitment), "dim" if holds else "bold red")

    def _verdict(self, winners: tuple[int, ...], names: list[Text]) -> Text:
        if winners == (self.seat,):
            return messages.YOU_WIN
        phrase = messages.WINS if len(winners) == 1 else messages.WIN_TOGETHER
        return phrase.fill(who=listed(names[seat] for seat in winners))
