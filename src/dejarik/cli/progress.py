"""How far long work has come: a bar with numbers and the time that is left, for games with how many a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.decimals import tenths
from dejarik.cli.screen import make_side_console
from dejarik.kernel.text import Text


class RateColumn(ProgressColumn):
    """Games per second, or per minute where they take long."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def render(self, task: Task) -> Line:
        """The rate, once there is one."""
        rate = task.finished_speed or task.speed
        if not rate:
            return Line("")
        words = messages.PER_SECOND if rate >= 1 else messages.PER_MINUTE
        return Line(words.fill(rate=tenths(rate if rate >= 1 else rate * 60))[self._language], style="dim")


def games_progress(console: Console, language: str) -> Progress:
    """A bar that disappears when all is done, on terminals only."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(language),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_interactive)


def make_progress() -> Progress:
    """A progress bar beside the result, on terminals only, which leaves nothing behind."""
    console = make_side_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_interactive)


@contextmanager
def counted(title: Text, total: int, language: str) -> Iterator[Callable[[int], None]]:
    """Such a bar for one piece of work, which says how much more of it is done."""
    with make_progress() as progress:
        task = progress.add_task(title[language], total=total)
        yield lambda more: progress.advance(task, more)
