"""Errors sent to clients: a short code for programs and a sentence for people."""

from __future__ import annotations

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import EMPTY, Text


class ProblemError(DejarikError):
    """A request that changes nothing: ``code`` names the reason, ``status`` is its HTTP status."""

    code = "refused"
    status = 409

    def __init__(
        self, cause: Text, remedy: Text = EMPTY, *, code: str = "", status: int = 0, rule: str | None = None
    ) -> None:
        super().__init__(cause, remedy)
        self.code = code or self.code
        self.status = status or self.status
        self.rule = rule
