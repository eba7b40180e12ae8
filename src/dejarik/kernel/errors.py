"""The named errors: each says where it happened, what was wrong and what to do, in both languages."""

from __future__ import annotations

from dejarik.kernel.text import EMPTY, Text


class DejarikError(ValueError):
    """Anything a user can cause. ``str(error)`` is one English line; ``error.text`` has both languages."""

    def __init__(self, cause: Text, remedy: Text = EMPTY, place: Text = EMPTY) -> None:
        self.cause = cause
        self.remedy = remedy
        self.place = place
        super().__init__(self.text.en)

    @property
    def text(self) -> Text:
        """The whole message on one line: place, cause, remedy."""
        head = self.place + ": " if self.place.en else EMPTY
        tail = Text(" ", " ") + self.remedy if self.remedy.en else EMPTY
        return head + self.cause + "." + tail


class UnknownGameError(DejarikError):
    """No game of that name is registered."""


class BadSetupError(DejarikError):
    """A seat count, game option or mode that the game does not allow."""


class IllegalMoveError(DejarikError):
    """A choice that is not among the options offered."""


class BadRecordError(DejarikError):
    """A record that cannot be read or does not agree with the rules."""
