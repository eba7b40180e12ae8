"""Walks through a game: which mode, which choices and how far, so that a check can run anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from dejarik.kernel import registry
from dejarik.kernel.agenda import apply
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.decks import deck_key
from dejarik.kernel.game import Game, Mode, Setup, bound_to_end
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text

LONGEST_GAME = 20_000
STYLES = ("random", "greedy", "first", "last")
ANY_DECKS = "any-decks"
"""The mode that ``with_any_decks`` makes up."""
OTHER_CHOICES = 0.25
"""How often an option of such a game is not left at its default."""


@dataclass(frozen=True)
class Case:
    """One game in one of its modes."""

    game: Game[Any]
    mode: Mode

    def __str__(self) -> str:
        return f"{self.game.name}-{self.mode.name}"

    def open(self, seed: int | str, chance: Literal["roll", "ask"] = "roll") -> Match:
        """A fresh match; it ends even if nobody tries to win."""
        options = bound_to_end(self.game, self.mode.setup.options)
        return Match(self.game, self.mode.setup.players, seed, options, chance=chance)


@dataclass(frozen=True)
class Way:
    """How a game is played up to a point: these choices first, then on in a style until so many moves are made."""

    seed: int = 0
    choices: tuple[int, ...] = ()
    style: str = "random"
    length: int = 0
    chance: Literal["roll", "ask"] = "roll"


def cases(names: list[str] | None = None) -> list[Case]:
    """Every registered game in every mode."""
    found = [registry.find(name) for name in names or registry.names()]
    return [Case(game, mode) for game in found for mode in game.modes]


def with_any_decks(game: Game[Any], rand: Random) -> Case:
    """A game as nobody planned it: any number of players, each with a deck out of the whole pool, any agreements."""
    assert game.decks is not None, f"{game.name} is played without decks"
    players = rand.choice(game.seats)
    options = {deck_key(seat): code for seat, code in enumerate(game.decks.random_table(rand, players))}
    for spec in game.option_specs:
        if spec.key not in options and spec.choices and rand.random() < OTHER_CHOICES:
            options[spec.key] = rand.choice(spec.choices)[0]
    return Case(game, Mode(ANY_DECKS, Text("Any decks", "Dowolne talie"), Setup(players, options)))


def walk(case: Case, way: Way) -> Iterator[Match]:
    """The match at the start and after every move."""
    match, rand = case.open(way.seed, way.chance), Random(way.seed)
    yield match
    while match.options and len(match.moves) < way.length:
        made = len(match.moves)
        if made < len(way.choices):
            match.play(match.options[way.choices[made] % len(match.options)])
        else:
            match.play(pick(match, way.style, rand))
        yield match


def arrive(case: Case, way: Way) -> Match:
    """The match where the way ends."""
    *_, match = walk(case, way)
    return match


def pick(match: Match, style: str, rand: Random) -> Option:
    """One of the options: any, the one that looks best, the first or the last; dice always fall at random."""
    decision, options = match.decision, match.options
    assert decision is not None
    if style == "random" or decision.seat == CHANCE:
        return rand.choice(options)
    if style == "greedy":
        return max(options, key=lambda option: (_worth(match, option, decision.seat), rand.random()))
    return options[0 if style == "first" else -1]


def _worth(match: Match, option: Option, seat: int) -> float:
    after = match.state.copy()
    apply(after, option)
    return match.game.evaluate(after)[seat]
