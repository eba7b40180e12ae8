"""A guided first game: a real match in which every choice and every roll is fixed in advance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dejarik.kernel.record import Move
from dejarik.kernel.text import Text


@dataclass(frozen=True, slots=True)
class TourStep:
    """One stop: what happens on the way to it, what is said there, and what the learner then does.

    ``before`` are moves that make themselves: rolls, the others' choices, and what completes a choice of the learner.
    Without a ``choice``, in record notation, the learner only reads. ``cards`` are keys of cards to point at; where
    there are none, the step points at the things its choice concerns. ``rules`` are those it shows.
    """

    text: Text
    choice: str = ""
    before: tuple[Move, ...] = ()
    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tour:
    """A setup with a settled shuffle, and the stops of a match played from it; ``learner`` is the seat shown around.

    ``title`` says who plays whom. Whoever has seen the last stop can play the same setup alone. ``passing`` is a pass
    in record notation: wherever the next move is not offered yet, whoever is asked passes. So a game with many windows
    writes down what is done, not who lets which window go by.
    """

    title: Text
    seed: str
    steps: tuple[TourStep, ...]
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    learner: int = 0
    passing: str = ""
