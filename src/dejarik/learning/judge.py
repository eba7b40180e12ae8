"""What was learned as a judge for agents: on top of the hand-written evaluation, for games played to their end."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Protocol

from dejarik.kernel.game import ENOUGH_ROUNDS, Game
from dejarik.kernel.state import State

WEIGHTS: Final = Path(str(files("dejarik.learning"))) / "weights"
"""Where the files lie that come with the program."""
GUESSES: Final = 3
"""How many guesses at what is hidden agents make that look one choice ahead, unless the judge asks for more."""
SURE: Final = 0.005
"""How near the hand-written evaluation comes to being sure; what is surer than that is held back."""
FAR: Final = 4.0
"""By how many standard deviations a number of the table counts at most."""


class Residual(Protocol):
    """What was learned, as it corrects the hand-written evaluation."""

    def judge(self, states: Sequence[State], seat: int, shares: Sequence[float]) -> list[float]:
        """The seat's chances in positions of one match, of which the hand-written evaluation says these."""
        ...


class LearnedJudge:
    """Something learned on top of the hand-written evaluation.

    It was learned from games that are played to their end. It says nothing of what matters shortly before one that is
    scored after a few rounds, so there the hand-written evaluation judges.
    """

    def __init__(self, game: Game[Any], seats: int, residual: Residual, guesses: int) -> None:
        self.guesses = guesses
        self._evaluate = game.evaluate
        self._seats = seats
        self._residual = residual

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        """Everybody's expected share of the win, as one who knows what the seat knows judges it."""
        found = [self._evaluate(s) for s in states]
        going_on = [place for place, s in enumerate(states) if s.outcome is None and not _is_short(s)]
        if going_on:
            live, hand = [states[place] for place in going_on], [found[place] for place in going_on]
            for place, shares in zip(going_on, self._judged(live, seat, hand), strict=True):
                found[place] = shares
        return found

    def _judged(self, states: list[State], seat: int, hand: list[list[float]]) -> list[list[float]]:
        judge = self._residual.judge
        if self._seats == 2:
            mine = judge(states, seat, [shares[seat] for shares in hand])
            return [[share, 1 - share] if seat == 0 else [1 - share, share] for share in mine]
        columns = [judge(states, each, [shares[each] for shares in hand]) for each in range(self._seats)]
        rows = list(zip(*columns, strict=True))
        return [[share / sum(row) for share in row] for row in rows]


def _is_short(s: State) -> bool:
    return 0 < s.round_limit < int(ENOUGH_ROUNDS)


def shipped(game: str, seats: int, ending: str) -> Path | None:
    """The file with this ending that comes with the program for a game and number of seats, if there is one."""
    found = WEIGHTS / name_of(game, seats, ending)
    return found if found.exists() else None


def name_of(game: str, seats: int, ending: str) -> str:
    """What such a file is called."""
    return f"{game}-{seats}{ending}"
