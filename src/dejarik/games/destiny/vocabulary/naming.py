"""Naming a character, a die or a symbol for what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Clause
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.model.values import character_of, symbol_of, value_of
from dejarik.games.destiny.vocabulary.affecting import Affects
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text


class Choose(Affects):
    """A character or a die is named; of a die also what it shows."""

    def __init__(self, on: Characters | Dice) -> None:
        super().__init__(on)
        self.verb = "die" if isinstance(on, Dice) else "choose_character"

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        frame.done = bool(things)
        if not things:
            return
        (named,) = things
        if isinstance(self.on, Dice):
            frame.die, frame.character, frame.number = named, character_of(s, named), value_of(s, named)
        else:
            frame.character = named

    @property
    def clause(self) -> Clause:
        return Act(verbs.CHOOSE, self.on.phrase.one)


@dataclass(eq=False)
class ChooseSymbol(Asks):
    """A symbol that shows on a die is named."""

    dice: Dice
    kind = "symbol"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("symbol", symbol) for symbol in sorted({symbol_of(s, die) for die in self.dice.found(s, frame)})]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.symbol = subject(option)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(verbs.CHOOSE, Text("a symbol showing on ", "symbol widoczny na ") + self.dice.phrase.of_one)
