"""Asks a person at a terminal: history, completion and editing, and no answer from keys pressed too early."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output.color_depth import ColorDepth
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console
from rich.text import Text as Line

from dejarik.cli.reader import Complete


class TerminalReader:
    """Asks a person; what was typed before the question was there is thrown away."""

    is_person = True

    def __init__(self, console: Console) -> None:
        self._console = console
        self._session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            key_bindings=_keys(),
            color_depth=ColorDepth.DEPTH_1_BIT if console.no_color else None,
        )

    def read(self, prompt: Line, complete: Complete) -> str:
        """The next answer; Ctrl-C empties the line, and breaks off where it is empty already."""
        forget_typed()
        clear_typeahead(self._session.input)
        return self._session.prompt(ANSI(self._drawn(prompt)), completer=_Offered(complete)).strip()

    def _drawn(self, prompt: Line) -> str:
        with self._console.capture() as captured:
            self._console.print(prompt, end="")
        return captured.get()


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("c-c")
    def _(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.text = ""
        else:
            event.app.exit(exception=KeyboardInterrupt, style="class:aborting")

    return keys


@dataclass(frozen=True)
class _Offered(Completer):
    complete: Complete

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterator[Completion]:
        for words, replaced in self.complete(document.text_before_cursor):
            yield Completion(words, start_position=-replaced)


def forget_typed() -> None:
    """Throw away what was typed and not read yet."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
        return
    import termios

    termios.tcflush(sys.stdin, termios.TCIFLUSH)
