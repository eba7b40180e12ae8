"""What an ability under way remembers: one frame for each, the innermost last.

Steps on the agenda belong to the frame that is last when they run, so none of them has to say which it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

NOBODY: Final = -1
"""No card, no die, no player."""


@dataclass(slots=True)
class Frame:
    """The card an ability is on, who carries it out, the opponent meant, and whether its last part was done in full.

    ``chosen`` is what is being picked one by one. A game adds registers of its own, one meaning each, in a subclass
    that is registered as a record (see ``kernel/plain.py``) and writes out its ``copy``.
    """

    source: int
    you: int
    foe: int = NOBODY
    done: bool = False
    chosen: list[int] = field(default_factory=list)

    def copy(self) -> Self:
        """An equal frame that shares nothing; written out by each kind of frame, because search copies many."""
        raise NotImplementedError

    def plain(self) -> list[Any]:
        """The registers in order."""
        return [getattr(self, register.name) for register in fields(self)]

    @classmethod
    def from_parts(cls, *parts: Any) -> Self:
        """The frame with these registers; only what is being picked is a list that grows."""
        made = cls(*parts)
        made.chosen = list(made.chosen)
        return made
