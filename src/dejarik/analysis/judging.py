"""Judging the choices of a game one by one: what the computer would have done, and what the difference is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from dejarik.agents.learned import learned
from dejarik.agents.mcts import Budget, MctsAgent
from dejarik.agents.outlook import compared
from dejarik.analysis.marks import Loss, Mark, loss_between, mark_of
from dejarik.kernel import registry
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match
from dejarik.kernel.record import Move
from dejarik.kernel.state import State
from dejarik.kernel.text import Text


class Spot(NamedTuple):
    """A position and what was chosen there by move ``number``; a snapshot travels between processes."""

    number: int
    game: str
    kind: type[State]
    snapshot: dict[str, Any]
    played: Option


class Said(NamedTuple):
    """An option in notation and in words."""

    notation: str
    label: Text


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judged move: the seat's chances with the best option found and with the one played, and what they are.

    Chances are expected shares of the win, from 0 to 1, as far as the seat could know before the move.
    """

    move: int
    seat: int
    mark: Mark
    before: float
    after: float
    played: Said
    best: Said

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges with so many simulations for a choice and for each outlook; the same seed judges the same."""

    simulations: int
    seed: int = 0

    def __call__(self, spot: Spot) -> Verdict:
        """How good a choice was. Nothing that was hidden from whoever made it has any influence."""
        game, s = registry.find(spot.game), spot.kind.restore(spot.snapshot)
        assert s.decision is not None, "somebody chose there"
        seed = Random(f"{self.seed}/{spot.number}").getrandbits(32)
        best = MctsAgent(Random(seed), Budget(self.simulations), learned).choose(game, s)
        options = [spot.played] if best == spot.played else [spot.played, best]
        played, *others = compared(game, s, options, seed, self.simulations)
        loss = loss_between(others[0], played) if others else Loss(0.0, 0.0)
        mark, after = mark_of(loss), fmean(played)
        return Verdict(
            move=spot.number,
            seat=s.decision.seat,
            mark=mark,
            before=round(after + loss.mean, 4),
            after=round(after, 4),
            played=_said(game, s, spot.played),
            best=_said(game, s, spot.played if mark is Mark.BEST else best),
        )


def decisions(match: Match, moves: Sequence[Move]) -> Iterator[Spot]:
    """The moves where there was something to choose, as the match is led through them."""
    for number, move in enumerate(moves, match.length + 1):
        before = match.state.copy()
        match.follow(move)
        if is_choice(before):
            yield Spot(number, match.game.name, type(before), before.snapshot(), match.moves[-1])


def is_choice(s: State) -> bool:
    """Whether a player, and not chance, has more than one option."""
    return s.decision is not None and s.decision.seat != CHANCE and len(s.decision.options) > 1


def _said(game: Game[Any], s: State, option: Option) -> Said:
    return Said(game.notate(s, option), game.label(s, option))
