"""What is certain for each thing that gets a part of what is spread, by its amount, however the rest is spread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from dejarik.kernel.decision import Option
from dejarik.kernel.forecast import Effect, Table, agreed, guesses_at, outcome
from dejarik.kernel.game import Game
from dejarik.kernel.picks import Picks, Spread, picks
from dejarik.kernel.state import State

Answers: TypeAlias = tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class ShareForecast:
    """What will certainly be so on a thing if it gets this amount of what is spread."""

    thing: int
    amount: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class _Target:
    """A thing, and the answers that give it each amount it can get, from none at all."""

    thing: int
    answers: tuple[Answers, ...]

    @property
    def most(self) -> int:
        return len(self.answers) - 1


def share_forecasts(game: Game[Any], s: State) -> list[ShareForecast]:
    """What is certain for every target of what the pending decision spreads, by its amount; empty if nothing is."""
    decision = s.decision
    assert decision is not None, "the game is over"
    total, targets = _spread(game, s)
    if not targets:
        return []
    guesses, before = guesses_at(game, s), Table.of(game, s, decision.seat)
    found = []
    for at, target in enumerate(targets):
        others = [*targets[:at], *targets[at + 1 :]]
        for amount in range(max(1, total - sum(other.most for other in others)), target.most + 1):
            ways = {(*target.answers[amount], *_filled(rest, total - amount)) for rest in (others, others[::-1])}
            told = agreed([outcome(game, before, guess.copy(), way) for way in sorted(ways) for guess in guesses])
            here = tuple([effect for effect in told.effects if effect.thing == target.thing])
            found.append(ShareForecast(target.thing, amount, here))
    return found


def _spread(game: Game[Any], s: State) -> tuple[int, list[_Target]]:
    """How much is spread among which targets."""
    assert s.decision is not None, "the game is over"
    spread = game.spread(s)
    if spread is not None:
        return spread.total, _of_amounts(spread)
    found = picks(s, game.most_together(s))
    if found is None or max(found.each) < 2:
        return 0, []
    return found.most, _of_points(game, s, found)


def _of_amounts(spread: Spread) -> list[_Target]:
    return [_Target(thing, tuple([(answer,) for answer in spread.answers(thing)])) for thing in spread.most]


def _of_points(game: Game[Any], s: State, found: Picks) -> list[_Target]:
    assert s.decision is not None, "the game is over"
    offered = zip(s.decision.options, found.each, strict=True)
    return [
        _Target(game.things_of(s, option)[0], tuple([(option,) * amount for amount in range(times + 1)]))
        for option, times in offered
        if times
    ]


def _filled(targets: list[_Target], left: int) -> Answers:
    """The answers that give the first of the targets as much as they can get."""
    found: list[Option] = []
    for target in targets:
        amount = min(left, target.most)
        found += target.answers[amount]
        left -= amount
    return tuple(found)
