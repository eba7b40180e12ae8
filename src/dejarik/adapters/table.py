"""A game as all adapters play it: by numbers, without a log, a record or any text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from dejarik.kernel import registry
from dejarik.kernel.agenda import apply, run, settle
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Game, Mode, Setup, bound_to_end
from dejarik.kernel.rng import key_from_seed
from dejarik.kernel.state import State
from dejarik.kernel.text import Text
from dejarik.kernel.view import Region


class Rules:
    """Which game is played in which mode; a game always ends, after a hundred rounds if nobody wins before."""

    def __init__(self, game: str, mode: str = "", options: dict[str, str] | None = None) -> None:
        self.game: Game[Any] = registry.find(game)
        self.mode = self._find(mode)
        agreed = bound_to_end(self.game, {**self.mode.setup.options, **(options or {})})
        self.setup = self.game.check(Setup(self.mode.setup.players, agreed))

    def _find(self, mode: str) -> Mode:
        modes = {each.name: each for each in self.game.modes}
        if not mode:
            return self.game.modes[0]
        if mode not in modes:
            listed = ", ".join(modes)
            raise BadSetupError(
                Text(f"{self.game.name} has no mode “{mode}”", f"Gra {self.game.name} nie ma trybu „{mode}”"),
                Text(f"Its modes are: {listed}.", f"Jej tryby to: {listed}."),
            )
        return modes[mode]

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setup.players

    @property
    def version(self) -> int:
        """The version of what is encoded and of the actions."""
        return self.game.actions.version

    def deal(self, seed: int | str, chance: Literal["roll", "ask"] = "roll") -> Table:
        """A new game."""
        return Table(self.game, self.game.deal(self.setup, key_from_seed(seed)), chance == "roll")


class Table:
    """A game in progress, with the actions of the options that are offered now."""

    __slots__ = ("_rolls", "game", "ids", "options", "seat", "state")

    def __init__(self, game: Game[Any], state: State, rolls: bool) -> None:
        self.game = game
        self.state = state
        self._rolls = rolls
        if state.decision is None:
            run(state)
        self._look()

    def _look(self) -> None:
        if self._rolls:
            settle(self.state)
        decision = self.state.decision
        self.options: list[Option] = decision.options if decision is not None else []
        self.seat = decision.seat if decision is not None else CHANCE
        """Who chooses; CHANCE for a roll, and when the game is over."""
        self.ids: list[int] = self.game.actions.ids(self.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.state.decision is None

    def play(self, action: int) -> None:
        """Take one of the actions; raises IllegalMoveError if it is not legal."""
        try:
            option = self.options[self.ids.index(action)]
        except ValueError:
            option = self.game.actions.option(self.state, action)
        self.choose(option)

    def choose(self, option: Option) -> None:
        """Take one of the options."""
        apply(self.state, option)
        self._look()

    def copy(self, state: State | None = None) -> Table:
        """The same table, or one with another position on it, independent from now on."""
        return Table(self.game, self.state.copy() if state is None else state, self._rolls)

    def text(self) -> str:
        """The open table in words, for people who look on."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        seen = self.game.view(self.state, self.state.seats)
        yield seen.headline.en
        yield from [_line(region) for region in seen.regions if region.things]
        if seen.prompt is not None:
            yield f"{seen.prompt.seat + 1}: {seen.prompt.question.en}"


def _line(region: Region) -> str:
    """A place on the table with the names of what lies there, and how many cards lie face down."""
    owner = "" if region.seat is None else f" ({region.seat + 1})"
    names = [thing.name.en for thing in region.things if thing.name.en]
    hidden = len(region.things) - len(names)
    return f"{region.title.en}{owner}: {', '.join([*names, f'{hidden} face down'] if hidden else names)}"


def every_mode() -> Iterator[tuple[str, str]]:
    """The games and their modes."""
    for name in registry.names():
        for mode in registry.find(name).modes:
            yield name, mode.name
