"""How to win, on one screen: what somebody reads who wants to play at once."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.kernel.text import Text


@dataclass(frozen=True, slots=True)
class PrimerLine:
    """A sentence or two, and the rule in which it stands."""

    text: Text
    rule: str


@dataclass(frozen=True, slots=True)
class Primer:
    """The goal of a game, a turn in a few lines, and how the game ends."""

    goal: PrimerLine
    turn: tuple[PrimerLine, ...]
    end: PrimerLine

    @property
    def lines(self) -> tuple[PrimerLine, ...]:
        """All of it, in the order of reading."""
        return (self.goal, *self.turn, self.end)
