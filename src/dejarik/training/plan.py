"""What a run is to train, and how."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from dejarik.agents.learned import NETWORK, Kind, kind_of
from dejarik.learning.judge import GUESSES
from dejarik.training.sizes import WIDTH


@dataclass(frozen=True, slots=True)
class Plan:
    """What to train, on how many games a round, how many games decide whether a network stays, and where to begin.

    ``start`` is the file of a network that plays the first games; networks begin as it is, and linear evaluations
    learn what it says of positions. ``judge`` is the agent that plays with what is trained. ``width`` is how many
    numbers the first layer of a network has, ``guesses`` how many guesses at what is hidden are made where it plays.
    """

    game: str
    seats: int
    rounds: int
    games: int
    match: int
    seed: int = 0
    commit: str = ""
    start: str = ""
    judge: str = NETWORK.one_choice
    width: int = WIDTH
    guesses: int = GUESSES

    @property
    def kind(self) -> Kind:
        """What is trained."""
        found = kind_of(self.judge)
        assert found is not None, "plans are for kinds there are"
        return found

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return asdict(self)
