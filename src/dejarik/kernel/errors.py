"""The public exceptions: each has a location, a cause and a remedy, in both languages."""

from __future__ import annotations

from typing import Any

from dejarik.kernel.text import EMPTY, Text


class DejarikError(ValueError):
    """Anything a user can cause. ``str(error)`` is one English line; ``error.text`` has both languages."""

    def __init__(self, cause: Text, remedy: Text = EMPTY, place: Text = EMPTY) -> None:
        self.cause = cause
        self.remedy = remedy
        self.place = place
        super().__init__(self.text.en)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)

    @property
    def text(self) -> Text:
        """The whole message on one line: place, cause, remedy."""
        head = self.place + ": " if self.place.en else EMPTY
        tail = Text(" ", " ") + self.remedy if self.remedy.en else EMPTY
        return head + self.cause + "." + tail


class UnknownGameError(DejarikError):
    """No game of that name is registered."""


class BadSetupError(DejarikError):
    """A seat count, game option or mode that the game does not allow; ``option`` is empty for the seats."""

    def __init__(self, cause: Text, remedy: Text = EMPTY, place: Text = EMPTY, *, option: str = "") -> None:
        self.option = option
        super().__init__(cause, remedy, place)


class IllegalMoveError(DejarikError):
    """A move that is not among the legal options."""


class BadRecordError(DejarikError):
    """A record that cannot be read or does not agree with the rules."""


class BadDeckError(DejarikError):
    """A deck that cannot be read. One that can be read but breaks a rule has violations instead."""


def _again(kind: type[DejarikError], args: tuple[str, ...], parts: dict[str, Any]) -> DejarikError:
    """An error received from another process, rebuilt from its parts."""
    made = kind.__new__(kind, *args)
    made.__dict__.update(parts)
    return made
