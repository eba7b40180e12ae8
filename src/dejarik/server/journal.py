"""The journal of a table, entry by entry: the single source of truth from which a table is rebuilt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The kind of a journal entry."""

    CHOOSE = "choose"
    """A seat made a choice; the data are its notation."""
    UNDO = "undo"
    """The last choices were undone; the data are their number."""
    STAND_IN = "stand_in"
    """From here on the computer plays for a seat."""
    BACK = "back"
    """The person plays their seat again."""
    TIME = "time"
    """A seat ran out of time and lost."""
    RESIGN = "resign"
    """A seat gave up."""


@dataclass(frozen=True, slots=True)
class Message:
    """Whose message caused an entry, and its id, so that it is never processed twice."""

    sender: str
    id: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened; ``seq`` counts from 1, ``left`` is what each clock showed afterwards.

    ``at`` is when, in seconds since 1970; None for the moves of a record that a table goes on from.
    """

    seq: int
    kind: Kind
    seat: int
    data: str = ""
    message: Message | None = None
    left: tuple[float, ...] = ()
    at: float | None = None
