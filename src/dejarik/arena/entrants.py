"""Who takes part in a tournament: an agent with what it brings to its seat, such as a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

DECK: Final = "deck"
"""The option of an entrant that is its deck."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A name, the agent that plays under it, and options for whichever seat it sits in.

    ``{"deck": code}`` is the option ``deck1`` of the game in the first seat and ``deck2`` in the second.
    """

    name: str
    agent: str
    options: Mapping[str, str] = field(default_factory=dict)

    def options_at(self, seat: int) -> dict[str, str]:
        """Its options as those of a game in which it sits there: people count seats from one."""
        return {f"{key}{seat + 1}": value for key, value in self.options.items()}

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return {"name": self.name, "agent": self.agent, "options": dict(self.options)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The entrant of such data."""
        return cls(str(data["name"]), str(data["agent"]), {str(k): str(v) for k, v in data["options"].items()})
